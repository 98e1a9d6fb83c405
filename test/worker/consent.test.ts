import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { put, turnNotice, world } from './notice-helpers.ts'
import { gatheredTable, seatsAt, secretsTo, signedIn } from './people.ts'
import { deliver } from './person-helpers.ts'
import { PushReceiver } from './push-receiver.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let people = 0
const address = () => `consent-${++people}@example.org`

/** Has a letter sent to an address; the token of its link. */
async function letterFor(client: Client, email: string): Promise<string> {
  expect((await client.post('/api/sign-in', { email, language: 'en' })).status).toBe(200)
  return (await secretsTo(email)).token
}

const look = async (client: Client, token: string) =>
  (await client.post('/api/sign-in/look', { token })).body
const press = (client: Client, token: string, take?: ReadonlyArray<string>) =>
  client.post('/api/sign-in/link', { token, ...(take && { take }) })
const meOf = async (client: Client) => (await client.get('/api/me')).body.me

describe('a link from somebody else', () => {
  test('takes nothing of the guest who presses it, and signing out leads back to them', async () => {
    const email = address()
    const eve = await signedIn(email, 'Eve')
    const victim = await guest('Victor')
    const table = await gatheredTable(victim)
    const { status, body } = await press(victim, await letterFor(new Client(), email))
    expect(status).toBe(200)
    expect(body.me.id).toBe(eve.id)
    expect(await seatsAt(table, eve)).toEqual(['Victor', null, null])
    expect((await eve.get(`/api/tables/${table}`)).body.table.you).toBeNull()
    expect((await victim.post('/api/sign-out')).status).toBe(204)
    expect((await meOf(victim)).id).toBe(victim.id)
    expect((await victim.get(`/api/tables/${table}`)).body.table.you).toBe(0)
    expect((await victim.post('/api/sign-out')).status).toBe(204)
    expect(await meOf(victim)).toBeNull()
  })

  test('says as whom it signs in and what could move there, and uses nothing up', async () => {
    const email = address()
    await signedIn(email, 'Eve')
    const victim = await guest('Victor')
    await gatheredTable(victim)
    const token = await letterFor(new Client(), email)
    const seen = {
      email,
      name: 'Eve',
      askedHere: false,
      guests: [{ who: 'here', name: 'Victor', tables: 1 }],
    }
    expect(await look(victim, token)).toEqual(seen)
    expect(await look(victim, token)).toEqual(seen)
    expect(await look(new Client(), token)).toEqual({ ...seen, guests: [] })
    expect((await press(victim, token)).status).toBe(200)
    expect((await victim.post('/api/sign-in/look', { token })).status).toBe(410)
  })

  test('takes the guest along where they say so', async () => {
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const visitor = await guest('Visitor')
    const table = await gatheredTable(visitor)
    const { body } = await press(visitor, await letterFor(new Client(), email), ['here'])
    expect(body.me).toMatchObject({ id: ada.id, name: 'Ada' })
    expect(await seatsAt(table, ada)).toEqual(['Ada', null, null])
    await visitor.post('/api/sign-out')
    expect(await meOf(visitor)).toBeNull()
  })

  test('gives a new address to the guest who wants that, and else an account of its own', async () => {
    const [email, other] = [address(), address()]
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const token = await letterFor(new Client(), email)
    expect((await look(ada, token)).name).toBeNull()
    expect((await press(ada, token, ['here'])).body.me).toMatchObject({ id: ada.id, email })
    const { body } = await press(bob, await letterFor(new Client(), other))
    expect(body.me.email).toBe(other)
    expect(body.me.id).not.toBe(bob.id)
  })
})

describe('a guest who asked for the letter in another browser', () => {
  test('stays apart unless the owner of the address says that it is theirs', async () => {
    const email = address()
    const eve = await guest('Eve')
    const table = await gatheredTable(eve)
    const owner = new Client()
    const token = await letterFor(eve, email)
    expect(await look(owner, token)).toMatchObject({
      name: null,
      guests: [{ who: 'asked', name: 'Eve', tables: 1 }],
    })
    const { body } = await press(owner, token)
    expect(body.me).toMatchObject({ email, name: 'New in the village' })
    expect(body.me.id).not.toBe(eve.id)
    expect(await meOf(eve)).toMatchObject({ id: eve.id, email: null })
    expect(await seatsAt(table, owner)).toEqual(['Eve', null, null])
  })

  test('is taken along from laptop to phone', async () => {
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const laptop = await guest('Visitor')
    const table = await gatheredTable(laptop)
    const phone = new Client()
    await press(phone, await letterFor(laptop, email), ['asked'])
    expect((await meOf(phone)).id).toBe(ada.id)
    expect(await seatsAt(table, ada)).toEqual(['Ada', null, null])
    expect(await meOf(laptop)).toBeNull()
  })

  test('adopted, tells nobody anything any more: webhook, push, calendar and sessions end', async () => {
    const email = address()
    const eve = await guest('Eve')
    const heard = world(() => new Response(null, { status: 204 }))
    const url = `https://discord.com/api/webhooks/1/${'s'.repeat(60)}`
    expect((await put(eve, '/api/me/webhook', { url })).status).toBe(200)
    const browser = await PushReceiver.at('https://fcm.googleapis.com/fcm/send/eve')
    await put(eve, '/api/me/push', browser.subscription)
    const { calendar } = (await eve.post('/api/me/calendar')).body
    const { pathname } = new URL(calendar)
    expect((await new Client().get(pathname)).status).toBe(200)
    heard.length = 0

    const owner = new Client()
    const { body } = await press(owner, await letterFor(eve, email), ['asked'])
    expect(body.me).toMatchObject({ id: eve.id, email })
    await deliver(env, turnNotice(eve.id))
    expect(heard).toEqual([])
    expect((await new Client().get(pathname)).status).toBe(404)
    expect(await meOf(eve)).toBeNull()
    expect((await owner.get('/api/me/ways')).body).toMatchObject({ webhook: null, calendar: null })
    // A calendar made anew has another address.
    expect((await owner.post('/api/me/calendar')).body.calendar).not.toBe(calendar)
  })

  test('an account that is signed out everywhere tells nobody anything, and no sign-in takes them along', async () => {
    const owner = await signedIn(address(), 'Ada')
    const heard = world(() => new Response(null, { status: 204 }))
    const url = `https://discord.com/api/webhooks/1/${'s'.repeat(60)}`
    expect((await put(owner, '/api/me/webhook', { url })).status).toBe(200)
    const browser = await PushReceiver.at('https://fcm.googleapis.com/fcm/send/thief')
    await put(owner, '/api/me/push', browser.subscription)
    const { pathname } = new URL((await owner.post('/api/me/calendar')).body.calendar)
    heard.length = 0
    expect((await owner.post('/api/sign-out/everywhere')).status).toBe(204)
    await deliver(env, turnNotice(owner.id))
    expect(heard).toEqual([])
    expect((await new Client().get(pathname)).status).toBe(404)

    const guestHere = await guest('Mia')
    const token = await letterFor(guestHere, address())
    await guestHere.post('/api/sign-out/everywhere')
    const { body } = await press(new Client(), token, ['asked'])
    expect(body.me.id).not.toBe(guestHere.id)
  })

  test('adopted by themselves, in the browser that asked, keeps what they had set up', async () => {
    const email = address()
    const ada = await guest('Ada')
    const { calendar } = (await ada.post('/api/me/calendar')).body
    const { body } = await press(ada, await letterFor(ada, email))
    expect(body.me).toMatchObject({ id: ada.id, email })
    expect((await ada.get('/api/me/ways')).body.calendar).toBe(calendar)
  })
})
