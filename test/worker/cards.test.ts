import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../worker/accounts/limits.ts'
import { Client, guest } from './client.ts'
import { gatheredTable, secretsTo, signedIn } from './people.ts'

const start = Date.parse('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

let letters = 0
const address = () => `card-${++letters}@example.org`

/** Makes the card of a client, or a new one; the token of its link. */
async function cardFor(client: Client, anew = false): Promise<string> {
  const { status, body } = await client.post('/api/me/card', { anew })
  expect(status).toBe(200)
  return new URL(body.card.link).hash.slice(1)
}

const look = (client: Client, token: string) => client.post('/api/card/look', { token })
const enter = (client: Client, token: string) => client.post('/api/card', { token })
const meOf = async (client: Client) => (await client.get('/api/me')).body.me
const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')

describe('A seat card', () => {
  test('brings a guest and their seat back in another browser, and stays good', async () => {
    const jonas = await guest('Jonas')
    const table = await gatheredTable(jonas)
    const token = await cardFor(jonas)
    for (const phone of [new Client(), new Client()]) {
      const entered = await enter(phone, token)
      expect(entered.status).toBe(200)
      expect(entered.body.me.id).toBe(jonas.id)
      expect((await phone.get(`/api/tables/${table}`)).body.table.you).toBe(0)
    }
  })

  test('says whose it is and which tables it leads to, and looking changes nothing', async () => {
    const jonas = await guest('Jonas')
    const table = await gatheredTable(jonas)
    const token = await cardFor(jonas)
    const stranger = new Client()
    const { body } = await look(stranger, token)
    expect(body).toEqual({
      name: 'Jonas',
      person: jonas.id,
      kept: false,
      here: false,
      tables: [{ id: table, game: 'villagers', title: '', host: 'Jonas' }],
    })
    expect(stranger.cookie).toBeNull()
    expect((await jonas.get('/api/me/card')).body.card.usedAt).toBeNull()
    expect((await jonas.get('/api/me/devices')).body.devices).toHaveLength(1)
    expect((await look(jonas, token)).body.here).toBe(true)
  })

  test('opening its page is a GET of a plain page that knows nothing of the secret', async () => {
    const jonas = await guest('Jonas')
    const { body } = await jonas.post('/api/me/card', {})
    const link = new URL(body.card.link)
    expect(link.origin + link.pathname + link.search).toBe(`${env.ORIGIN}/card`)
    expect(link.hash).toMatch(/^#[\w-]{43}$/)
  })

  test('every use is told among the devices, and when it was used last', async () => {
    const jonas = await guest('Jonas')
    const token = await cardFor(jonas)
    vi.setSystemTime(start + 5000)
    const phone = new Client()
    await enter(phone, token)
    const { devices } = (await jonas.get('/api/me/devices')).body
    expect(devices.map(({ by }: { by: string }) => by).toSorted()).toEqual(['card', 'guest'])
    expect((await jonas.get('/api/me/card')).body.card.usedAt).toBe(start + 5000)
  })

  test('the owner can be shown it again; a new one ends it', async () => {
    const jonas = await guest('Jonas')
    const first = await cardFor(jonas)
    expect(await cardFor(jonas)).toBe(first)
    const second = await cardFor(jonas, true)
    expect(second).not.toBe(first)
    for (const attempt of [await look(new Client(), first), await enter(new Client(), first)]) {
      expect(attempt.status).toBe(410)
      expect(codeOf(attempt)).toBe('card-over')
    }
    expect((await enter(new Client(), second)).status).toBe(200)
    await jonas.delete('/api/me/card')
    expect((await enter(new Client(), second)).status).toBe(410)
  })

  test('ends with signing out everywhere', async () => {
    const jonas = await guest('Jonas')
    const token = await cardFor(jonas)
    await jonas.post('/api/sign-out/everywhere')
    expect((await enter(new Client(), token)).status).toBe(410)
  })

  test('goes on after signing out on one device', async () => {
    const jonas = await guest('Jonas')
    const table = await gatheredTable(jonas)
    const token = await cardFor(jonas)
    await jonas.post('/api/sign-out')
    expect((await enter(jonas, token)).status).toBe(200)
    expect((await jonas.get(`/api/tables/${table}`)).body.table.you).toBe(0)
  })

  test('does nothing once the account has an address, and tells no table of it', async () => {
    const jonas = await guest('Jonas')
    await gatheredTable(jonas)
    const token = await cardFor(jonas)
    const email = address()
    const { body } = await jonas.post('/api/sign-in', { email, language: 'en' })
    const { code } = await secretsTo(email)
    await jonas.post('/api/sign-in/code', { signIn: body.signIn, code, take: ['here'] })
    expect((await meOf(jonas)).email).toBe(email)
    expect((await look(new Client(), token)).body).toMatchObject({ kept: true, tables: [] })
    const attempt = await enter(new Client(), token)
    expect(codeOf(attempt)).toBe('account-kept')
    expect(codeOf(await jonas.post('/api/me/card', {}))).toBe('account-kept')
  })

  test('of a guest whom the owner of an address took along elsewhere is gone', async () => {
    const email = address()
    const eve = await guest('Eve')
    const token = await cardFor(eve)
    await eve.post('/api/sign-in', { email, language: 'en' })
    const owner = new Client()
    const letter = await secretsTo(email)
    const { body } = await owner.post('/api/sign-in/link', { token: letter.token, take: ['asked'] })
    expect(body.me).toMatchObject({ id: eve.id, email })
    expect((await look(new Client(), token)).status).toBe(410)
  })

  test('takes nothing from the guest who presses it: they stay on the device', async () => {
    const [jonas, bela] = [await guest('Jonas'), await guest('Bela')]
    const table = await gatheredTable(bela)
    await enter(bela, await cardFor(jonas))
    expect((await meOf(bela)).id).toBe(jonas.id)
    expect((await bela.get(`/api/tables/${table}`)).body.table.you).toBeNull()
    await bela.post('/api/sign-out')
    expect((await meOf(bela)).id).toBe(bela.id)
    expect((await bela.get(`/api/tables/${table}`)).body.table.you).toBe(0)
  })

  test('pressed by its owner opens no second session', async () => {
    const jonas = await guest('Jonas')
    await enter(jonas, await cardFor(jonas))
    expect((await jonas.get('/api/me/devices')).body.devices).toHaveLength(1)
  })

  test('lets no fifth person onto a device', async () => {
    const device = await guest('First')
    for (const name of ['Second', 'Third', 'Fourth'])
      expect((await enter(device, await cardFor(await guest(name)))).status).toBe(200)
    const fifth = await enter(device, await cardFor(await guest('Fifth')))
    expect(codeOf(fifth)).toBe('device-full')
    expect((await meOf(device)).name).toBe('Fourth')
  })

  test('is kept as a keyed hash, never as it is', async () => {
    const token = await cardFor(await guest('Jonas'))
    const { results } = await env.DB.prepare('SELECT * FROM cards').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain(token)
  })

  test('guessing is limited for a network, not for its owner', async () => {
    const jonas = await guest('Jonas')
    const token = await cardFor(jonas)
    const guesser = new Client()
    for (let i = 0; i < limits.cardTries.max; i++)
      expect((await enter(guesser, `guess-${i}-`.padEnd(43, 'x'))).status).toBe(410)
    expect((await enter(guesser, token)).status).toBe(429)
    const owner = new Client()
    for (let i = 0; i <= limits.cardTries.max; i++)
      expect((await look(owner, token)).status).toBe(200)
  })

  test('is in the data to take along, and goes with the account', async () => {
    const jonas = await guest('Jonas')
    const token = await cardFor(jonas)
    const { body } = await jonas.get('/api/me/data')
    expect(body.cards).toEqual([{ createdAt: start, usedAt: null }])
    expect(JSON.stringify(body)).not.toContain(token)
    await jonas.delete('/api/me')
    expect((await look(new Client(), token)).status).toBe(410)
  })

  test('needs a session, our own page, and somebody without an address', async () => {
    expect((await new Client().post('/api/me/card', {})).status).toBe(401)
    expect((await new Client().get('/api/me/card')).status).toBe(401)
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    const token = await cardFor(await guest('Jonas'))
    expect((await new Client().post('/api/card', { token }, foreign)).status).toBe(403)
    const kept = await signedIn(address(), 'Ada')
    expect((await kept.post('/api/me/card', {})).status).toBe(409)
  })
})
