import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import { challengeLifetime } from '../../worker/accounts/passkeys.ts'
import { Authenticator, type Quirks } from './authenticator.ts'
import { Client, guest } from './client.ts'
import { countRows, gatheredTable, secretsTo } from './people.ts'

const start = Date.parse('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

const meOf = async (client: Client) => (await client.get('/api/me')).body.me
const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')
const begin = async (client: Client) => (await client.post('/api/me/passkeys/begin')).body.options
const beginSignIn = async (client: Client) =>
  (await client.post('/api/sign-in/passkey/begin')).body.options

/** Adds a passkey of a device to the account of a client. */
async function add(client: Client, device: Authenticator, quirks: Quirks = {}) {
  const response = await device.create(await begin(client), quirks)
  return client.post('/api/me/passkeys', { response })
}

/** Signs a client in by a passkey of a device. */
async function enter(client: Client, device: Authenticator, quirks: Quirks = {}) {
  const response = await device.get(await beginSignIn(client), quirks)
  return client.post('/api/sign-in/passkey', { response })
}

/** A guest with a passkey. */
async function keptGuest(name = 'Ada') {
  const ada = await guest(name)
  const device = new Authenticator(env.ORIGIN)
  expect((await add(ada, device)).status).toBe(200)
  return { ada, device }
}

describe('A passkey', () => {
  test('keeps a guest, who comes back by it in another browser with the same seats', async () => {
    const { ada, device } = await keptGuest()
    const table = await gatheredTable(ada)
    await ada.post('/api/sign-out')
    const phone = new Client()
    const entered = await enter(phone, device)
    expect(entered.status).toBe(200)
    expect(entered.body.me.id).toBe(ada.id)
    expect((await phone.get(`/api/tables/${table}`)).body.table.you).toBe(0)
    expect((await phone.get('/api/me/devices')).body.devices).toMatchObject([{ by: 'passkey' }])
  })

  test('is asked for so that the browser finds it without a name, and verifies its user', async () => {
    const { ada, device } = await keptGuest('Ada')
    const options = await begin(ada)
    expect(options).toMatchObject({
      rp: { id: new URL(env.ORIGIN).hostname },
      user: { name: 'Ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
    })
    const signIn = await beginSignIn(new Client())
    expect(signIn).toMatchObject({ userVerification: 'required' })
    expect(signIn.allowCredentials ?? []).toEqual([])
  })

  test('is listed, named, and removed; then it lets nobody in', async () => {
    const { ada, device } = await keptGuest()
    const at = `/api/me/passkeys/${device.id}`
    const renamed = await ada.patch(at, { name: 'My key ring' })
    expect(renamed.body.passkeys).toEqual([
      { id: device.id, name: 'My key ring', createdAt: start, usedAt: null },
    ])
    const eve = await guest('Eve')
    expect((await eve.patch(at, { name: 'Mine' })).status).toBe(404)
    expect((await eve.delete(at)).status).toBe(404)
    vi.setSystemTime(start + 1000)
    expect((await enter(new Client(), device)).status).toBe(200)
    expect((await ada.get('/api/me/passkeys')).body.passkeys[0].usedAt).toBe(start + 1000)
    expect((await ada.delete(at)).body.passkeys).toEqual([])
    expect(codeOf(await enter(new Client(), device))).toBe('passkey-refused')
  })

  test.for([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a user who was not verified', { verified: false }],
  ] as const)('for %s is refused, when it is made and when it is shown', async ([, quirks]) => {
    const { ada, device } = await keptGuest()
    expect(codeOf(await add(ada, new Authenticator(env.ORIGIN), quirks))).toBe('passkey-refused')
    expect((await ada.get('/api/me/passkeys')).body.passkeys).toHaveLength(1)
    const stranger = new Client()
    expect(codeOf(await enter(stranger, device, quirks))).toBe('passkey-refused')
    expect(stranger.cookie).toBeNull()
  })

  test('that brings a certificate unasked is taken, and nobody reads it', async () => {
    const { ada } = await keptGuest()
    const device = new Authenticator(env.ORIGIN)
    expect((await add(ada, device, { certificate: true })).status).toBe(200)
    expect((await enter(new Client(), device)).status).toBe(200)
  })

  test('a device whose answer is no CBOR is refused', async () => {
    const { ada } = await keptGuest()
    const answer = await new Authenticator(env.ORIGIN).create(await begin(ada))
    const response = { ...answer, response: { ...answer.response, attestationObject: 'AAAA' } }
    const refused = await ada.post('/api/me/passkeys', { response })
    expect(codeOf(refused)).toBe('passkey-refused')
  })

  test('a device whose count goes back may be a copy, and is refused', async () => {
    const { device } = await keptGuest()
    expect((await enter(new Client(), device, { counter: 7 })).status).toBe(200)
    expect(codeOf(await enter(new Client(), device, { counter: 7 }))).toBe('passkey-refused')
    expect(codeOf(await enter(new Client(), device, { counter: 3 }))).toBe('passkey-refused')
    expect((await enter(new Client(), device, { counter: 8 })).status).toBe(200)
  })

  test('of a device that does not count is good again and again', async () => {
    const ada = await guest('Ada')
    const device = new Authenticator(env.ORIGIN)
    await add(ada, device, { counter: 0 })
    for (let i = 0; i < 2; i++)
      expect((await enter(new Client(), device, { counter: 0 })).status).toBe(200)
  })

  test('signed by another key is refused', async () => {
    const { device } = await keptGuest()
    const forger = new Authenticator(env.ORIGIN)
    const stranger = new Client()
    const response = await forger.get(await beginSignIn(stranger), { counter: 99 })
    const forged = { ...response, id: device.id, rawId: device.id }
    const answer = await stranger.post('/api/sign-in/passkey', { response: forged })
    expect(codeOf(answer)).toBe('passkey-refused')
  })

  test('takes nothing from a guest who is here: they stay on the device', async () => {
    const { ada, device } = await keptGuest('Ada')
    const bela = await guest('Bela')
    await enter(bela, device)
    expect((await meOf(bela)).id).toBe(ada.id)
    await bela.post('/api/sign-out')
    expect((await meOf(bela)).id).toBe(bela.id)
  })

  test('is in the data to take along, without its key, and goes with the account', async () => {
    const { ada, device } = await keptGuest()
    const { body } = await ada.get('/api/me/data')
    expect(body.passkeys).toEqual([{ name: 'Passkey', createdAt: start, usedAt: null }])
    await ada.delete('/api/me')
    expect((await countRows()).passkeys).toBe(
      (await env.DB.prepare(
        'SELECT count(*) AS n FROM passkeys JOIN accounts ON accounts.id = account',
      ).first('n')) as number,
    )
    expect((await enter(new Client(), device)).status).toBe(422)
  })

  test('keeps a guest without a seat and a session from being cleared away', async () => {
    const { ada, device } = await keptGuest()
    const bela = await guest('Bela')
    for (const client of [ada, bela]) await client.post('/api/sign-out')
    await cleanUp(env)
    expect((await enter(new Client(), device)).body.me.id).toBe(ada.id)
    const left = await env.DB.prepare('SELECT id FROM accounts WHERE id = ?').bind(bela.id).first()
    expect(left).toBeNull()
  })

  test('opens nothing any more once its account is signed out everywhere', async () => {
    const { ada, device } = await keptGuest()
    expect((await ada.post('/api/sign-out/everywhere')).status).toBe(204)
    expect((await enter(new Client(), device)).status).toBe(422)
  })

  test('of a guest whom the owner of an address took along elsewhere is gone', async () => {
    const { ada: eve, device } = await keptGuest('Eve')
    const email = 'owner@passkeys.example'
    await eve.post('/api/sign-in', { email, language: 'en' })
    const { token } = await secretsTo(email)
    const { body } = await new Client().post('/api/sign-in/link', { token, take: ['asked'] })
    expect(body.me).toMatchObject({ id: eve.id, email })
    expect((await enter(new Client(), device)).status).toBe(422)
  })
})

describe('A challenge', () => {
  test('is good once', async () => {
    const { device } = await keptGuest()
    const phone = new Client()
    const options = await beginSignIn(phone)
    const cookies = new Map(phone.cookies)
    const send = async () => {
      for (const [name, value] of cookies) phone.cookies.set(name, value)
      const response = await device.get(options)
      return phone.post('/api/sign-in/passkey', { response })
    }
    expect((await send()).status).toBe(200)
    expect(codeOf(await send())).toBe('passkey-refused')
  })

  test('is good for a few minutes, and cleared away after', async () => {
    const { device } = await keptGuest()
    const phone = new Client()
    const options = await beginSignIn(phone)
    vi.setSystemTime(start + challengeLifetime)
    const response = await device.get(options)
    expect(codeOf(await phone.post('/api/sign-in/passkey', { response }))).toBe('passkey-refused')
    await beginSignIn(phone)
    await cleanUp(env, start + 3 * challengeLifetime)
    expect((await countRows()).challenges).toBe(0)
  })

  test('is answered by the browser that asked, and by no other', async () => {
    const { device } = await keptGuest()
    const [asker, other] = [new Client(), new Client()]
    const response = await device.get(await beginSignIn(asker))
    expect(codeOf(await other.post('/api/sign-in/passkey', { response }))).toBe('passkey-refused')
    expect((await asker.post('/api/sign-in/passkey', { response })).status).toBe(200)
  })

  test('of one session adds no passkey to the account of another', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const response = await new Authenticator(env.ORIGIN).create(await begin(ada))
    for (const [name, value] of ada.cookies) eve.cookies.set(name, value)
    expect(codeOf(await eve.post('/api/me/passkeys', { response }))).toBe('passkey-refused')
    expect((await eve.get('/api/me/passkeys')).body.passkeys).toEqual([])
  })

  test('to sign in makes no passkey, and the other way round', async () => {
    const { ada, device } = await keptGuest()
    const made = await new Authenticator(env.ORIGIN).create(await beginSignIn(ada))
    expect(codeOf(await ada.post('/api/me/passkeys', { response: made }))).toBe('passkey-refused')
    const phone = new Client()
    const response = await device.get(await begin(ada))
    for (const [name, value] of ada.cookies) phone.cookies.set(name, value)
    expect(codeOf(await phone.post('/api/sign-in/passkey', { response }))).toBe('passkey-refused')
  })

  test('needs a session to add a passkey', async () => {
    expect((await new Client().post('/api/me/passkeys/begin')).status).toBe(401)
  })
})
