/** Sessions are good or over where the data lies: at their account's object, and at every table that knows them. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { personStub } from '../../worker/accounts/person.ts'
import { Person } from '../../worker/person/person.ts'
import { isShaped } from '../../worker/steps.ts'
import { Table } from '../../worker/table/table.ts'
import { Client, guest } from './client.ts'
import { gatheredTable, secretsTo, signedIn } from './people.ts'
import { listen } from './table-socket.ts'
import { evict } from './time-helpers.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let letters = 0
const address = () => `session-${++letters}@example.org`

/** One more browser of somebody with an address. */
async function anotherBrowser(email: string): Promise<Client> {
  const client = new Client()
  await client.post('/api/sign-in', { email, language: 'en' })
  await client.post('/api/sign-in/link', { token: (await secretsTo(email)).token })
  return client
}

const youAt = async (client: Client, table: string) =>
  (await client.get(`/api/tables/${table}`)).body.table.you

const talkAt = async (client: Client, table: string) => {
  const said = { message: crypto.randomUUID(), text: 'Good morning!' }
  return (await client.post(`/api/tables/${table}/talk`, said)).status
}

/** The same cookies in a browser that nobody tells of anything. */
function stolen({ cookie }: Client): Client {
  const thief = new Client()
  thief.cookie = cookie
  return thief
}

const isForgotten = (account: string) =>
  runInDurableObject(personStub(env, account), (_person, { storage }) => !isShaped(storage))

const rowsOf = async (account: string) =>
  (await env.DB.prepare('SELECT * FROM sessions WHERE account = ?').bind(account).all()).results

describe('A session that ends', () => {
  test('is refused at once at every table, and its sockets are closed, where it only looks on, too', async () => {
    const ada = await guest('Ada')
    const own = await gatheredTable(ada)
    const others = await gatheredTable(await guest('Bob'))
    const [here, there] = [await listen(ada, own), await listen(ada, others)]
    const thief = stolen(ada)
    expect(await youAt(thief, own)).toBe(0)
    expect(await talkAt(thief, own)).toBe(200)
    for (const path of ['/api/letters', '/api/tables', '/api/tables?which=mine'])
      expect((await thief.get(path)).status, path).toBe(200)
    expect((await ada.post('/api/sign-out')).status).toBe(204)
    expect(await youAt(thief, own)).toBeNull()
    for (const path of ['/api/letters', '/api/tables', '/api/tables?which=mine'])
      expect((await thief.get(path)).status, path).toBe(401)
    expect(await talkAt(thief, own)).toBe(401)
    expect((await thief.post(`/api/tables/${others}/seat`, {})).status).toBe(401)
    expect(await here.closed).toBe(4001)
    expect(await there.closed).toBe(4001)
    expect((await thief.get('/api/me')).body.me).toBeNull()
    expect(await rowsOf(ada.id)).toEqual([])
  })

  test('leaves the other sessions of its account alone, and those of others', async () => {
    const email = address()
    const laptop = await signedIn(email, 'Ada')
    const phone = await anotherBrowser(email)
    const bob = await guest('Bob')
    const table = await gatheredTable(laptop, bob)
    const socket = await listen(phone, table)
    expect(await youAt(phone, table)).toBe(0)
    const thief = stolen(laptop)
    await laptop.post('/api/sign-out')
    expect([await youAt(phone, table), await youAt(bob, table)]).toEqual([0, 1])
    // The table still knows the phone, and does not take the laptop for it.
    expect(await youAt(thief, table)).toBeNull()
    expect(await talkAt(thief, table)).toBe(401)
    await socket.ping()
    expect(await rowsOf(laptop.id)).toHaveLength(1)
  })

  test('ends with all others, those too that were never used', async () => {
    const email = address()
    const laptop = await signedIn(email, 'Ada')
    const table = await gatheredTable(laptop)
    expect(await youAt(laptop, table)).toBe(0)
    const thieves = [laptop, await anotherBrowser(email)].map(stolen)
    expect((await laptop.post('/api/sign-out/everywhere')).status).toBe(204)
    for (const thief of thieves) {
      expect(await youAt(thief, table)).toBeNull()
      expect(await talkAt(thief, table)).toBe(401)
    }
    // In the same moment somebody may come back.
    expect(await youAt(await anotherBrowser(email), table)).toBe(0)
  })

  test('is over for tables where the account only looked on when the account is deleted', async () => {
    const ada = await guest('Ada')
    const table = await gatheredTable(await guest('Bob'))
    const socket = await listen(ada, table)
    const thief = stolen(ada)
    expect((await ada.delete('/api/me')).status).toBe(204)
    expect(await socket.closed).toBe(4001)
    expect((await thief.post(`/api/tables/${table}/seat`, {})).status).toBe(401)
    expect(await isForgotten(ada.id)).toBe(true)
  })

  test('is over when its guest became somebody else: what was open elsewhere, too', async () => {
    const email = address()
    await signedIn(email, 'Ada')
    const visitor = await guest('Visitor')
    const table = await gatheredTable(visitor)
    const thief = stolen(visitor)
    expect(await youAt(thief, table)).toBe(0)
    const socket = await listen(thief, table)
    await visitor.post('/api/sign-in', { email, language: 'en' })
    await visitor.post('/api/sign-in/link', { token: (await secretsTo(email)).token })
    expect(await youAt(visitor, table)).toBe(0)
    expect(await youAt(thief, table)).toBeNull()
    expect(await talkAt(thief, table)).toBe(401)
    expect(await socket.closed).toBe(4001)
    expect(await isForgotten(visitor.id)).toBe(true)
  })

  test('is over while a table hears that it is good', async () => {
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    const own = await gatheredTable(ada)
    const thief = stolen(ada)
    await ada.get('/api/me')
    const admit = Person.prototype.admit
    let release = (): void => undefined
    const isAsked = new Promise<void>((asked) => {
      vi.spyOn(Person.prototype, 'admit').mockImplementationOnce(async function (
        this: Person,
        ...args
      ) {
        const said = await admit.apply(this, args)
        asked()
        await new Promise<void>((done) => {
          release = done
        })
        return said
      })
    })
    await evict(own)
    await runInDurableObject(
      env.TABLES.get(env.TABLES.idFromName(own)),
      (_table, { storage }) => void storage.sql.exec("UPDATE facts SET admissions = '[]'"),
    )
    const waiting = talkAt(thief, own)
    await isAsked
    await ada.post('/api/sign-out')
    release()
    expect(await waiting).toBe(401)
    expect(await talkAt(thief, own)).toBe(401)
    expect(await talkAt(thief, table)).toBe(401)
  })

  test('is told by the alarm to a table that could not be reached', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    const socket = await listen(ada, table)
    const thief = stolen(ada)
    const told = vi.spyOn(Table.prototype, 'endSession').mockImplementation(() => {
      throw new Error('Asleep')
    })
    expect((await ada.post('/api/sign-out')).status).toBe(204)
    expect((await thief.get('/api/me')).body.me).toBeNull()
    told.mockRestore()
    // An object that is thrown out of memory in between goes on where it was.
    await evictDurableObject(personStub(env, ada.id))
    vi.setSystemTime(start + 60_000)
    expect(await runDurableObjectAlarm(personStub(env, ada.id))).toBe(true)
    expect(await socket.closed).toBe(4001)
    expect(await talkAt(thief, table)).toBe(401)
  })

  test('stays untold no longer than a day, whatever happens', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    const thief = stolen(ada)
    expect(await youAt(thief, table)).toBe(0)
    vi.spyOn(Table.prototype, 'endSession').mockImplementation(() => {
      throw new Error('Asleep')
    })
    await ada.post('/api/sign-out')
    vi.setSystemTime(start + day)
    expect(await youAt(thief, table)).toBeNull()
    expect(await talkAt(thief, table)).toBe(401)
  })

  test('is told although its account is gone by then, and nothing of it stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const ada = await guest('Ada')
    const table = await gatheredTable(await guest('Bob'))
    const socket = await listen(ada, table)
    const told = vi.spyOn(Table.prototype, 'endSession').mockImplementation(() => {
      throw new Error('Asleep')
    })
    expect((await ada.delete('/api/me')).status).toBe(204)
    told.mockRestore()
    expect(await isForgotten(ada.id)).toBe(false)
    vi.setSystemTime(start + 60_000)
    await runDurableObjectAlarm(personStub(env, ada.id))
    expect(await socket.closed).toBe(4001)
    expect(await isForgotten(ada.id)).toBe(true)
  })

  test('has ended though D1 cannot be reached, whose rows go later', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const email = address()
    const laptop = await signedIn(email, 'Ada')
    const table = await gatheredTable(laptop)
    const unused = await anotherBrowser(email)
    const thieves = [laptop, unused].map(stolen)
    const person = personStub(env, laptop.id)
    const d1 = Object.getPrototypeOf(env.DB) as D1Database
    const { prepare } = d1
    const failing = vi.spyOn(d1, 'prepare').mockImplementation(function (
      this: D1Database,
      query: string,
    ) {
      if (query.startsWith('delete from "sessions"')) throw new Error('D1 is away.')
      return prepare.call(this, query)
    })
    expect(await person.endSession(null)).toBe(true)
    for (const thief of thieves) expect(await talkAt(thief, table)).toBe(401)
    failing.mockRestore()
    expect(await rowsOf(laptop.id)).toHaveLength(2)
    vi.setSystemTime(start + 60_000)
    await runDurableObjectAlarm(person)
    expect(await rowsOf(laptop.id)).toEqual([])
  })
})

describe('A session that goes on', () => {
  const oldAccount = 'oldaccountoldaccount01'
  /** As it was given out before tables looked at sessions by themselves: its bytes are not to be made anew. */
  const oldCookie =
    'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJzZXNzaW9uIiwic3ViIjoib2xkYWNjb3VudG9sZGFjY291bnQwMSIsImp0aSI6Im9sZHNlc3Npb25vbGRzZXNzaW9uMDEiLCJpYXQiOjE3ODk0NTkyMDAsImV4cCI6MTgyMDk5NTIwMH0.XG8XI-9KDd56ZI5WddaTEbqIpL241tcUc8guO2sRNj0'
  const opened = Date.parse('2026-09-15T08:00:00Z')

  /** The rows of an account as an earlier version left them in D1. */
  async function fromBefore() {
    const row = (id: string, tables: string | null) =>
      env.DB.prepare(
        'INSERT INTO sessions (id, account, created_at, expires_at, tables) VALUES (?, ?, ?, ?, ?)',
      ).bind(id, oldAccount, opened, opened + 365 * day, tables)
    await env.DB.batch([
      env.DB.prepare('DELETE FROM accounts WHERE id = ?').bind(oldAccount),
      env.DB.prepare(
        "INSERT INTO accounts (id, name, language, created_at) VALUES (?, 'Olive', 'en', ?)",
      ).bind(oldAccount, opened),
      row('oldsessionoldsession01', null),
      row('oldsessionoldsession02', '["sometableorothertable1"]'),
    ])
    const olive = new Client()
    olive.cookie = `__Host-session=${oldCookie}`
    return olive
  }

  test('was begun by an earlier version: its cookie is good, and its row comes over', async () => {
    const olive = await fromBefore()
    const table = await gatheredTable(await guest('Bob'))
    expect((await olive.post(`/api/tables/${table}/seat`, {})).status).toBe(200)
    expect(await youAt(olive, table)).toBe(1)
    const { devices } = (await olive.get('/api/me/devices')).body
    expect(devices).toEqual([
      expect.objectContaining({ id: 'oldsessionoldsession01', createdAt: opened, by: null }),
      expect.objectContaining({ id: 'oldsessionoldsession02', only: [] }),
    ])
    const ended = await olive.delete('/api/me/devices/oldsessionoldsession02')
    expect(ended.status).toBe(204)
    expect(await rowsOf(oldAccount)).toHaveLength(1)
    expect((await olive.get('/api/me/devices')).body.devices).toHaveLength(1)
  })

  test('has a fresh cookie after a week, at a table as elsewhere', async () => {
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    const first = ada.cookie
    vi.setSystemTime(start + 8 * day)
    expect(await youAt(ada, table)).toBe(0)
    expect(ada.cookie).not.toBe(first)
    const [row] = await rowsOf(ada.id)
    expect(row?.expires_at).toBe(start + 373 * day)
    vi.setSystemTime(start + 372 * day)
    expect(await youAt(ada, table)).toBe(0)
  })

  test('is noted by the day where it is used, and written every other day, without D1', async () => {
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    const midnight = start - (start % day)
    const person = personStub(env, ada.id)
    const seen = async () => (await person.sessions())[0]?.seenAt
    const written = () =>
      runInDurableObject(person, (_person, { storage }) =>
        storage.sql
          .exec('SELECT seen_at FROM sessions')
          .toArray()
          .map(({ seen_at }) => seen_at),
      )
    const look = async (days: number, later = 0) => {
      vi.setSystemTime(start + days * day + later)
      await youAt(ada, table)
      return [await seen(), await written(), await person.lastVisit()]
    }
    const dayAt = (days: number) => midnight + days * day
    expect(await look(2)).toEqual([dayAt(2), [dayAt(2)], dayAt(2)])
    expect(await look(2, 60 * 60 * 1000)).toEqual([dayAt(2), [dayAt(2)], dayAt(2)])
    expect(await look(3)).toEqual([dayAt(3), [dayAt(2)], dayAt(3)])
    await evictDurableObject(person)
    // A visit on that day may have been or not: nobody knows any more.
    vi.setSystemTime(start + 5 * day)
    expect([await seen(), await person.lastVisit()]).toEqual([dayAt(2), dayAt(3)])
    expect(await look(5)).toEqual([dayAt(5), [dayAt(5)], dayAt(5)])
    expect((await rowsOf(ada.id))[0]?.seen_at).toBe(midnight)
  })

  test('survives that its table and its account’s object are thrown out of memory', async () => {
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    await evict(table)
    await evictDurableObject(personStub(env, ada.id))
    expect(await youAt(ada, table)).toBe(0)
  })

  test('is no longer good at a table that its letters’ links no longer name', async () => {
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const [one, other] = [await gatheredTable(ada), await gatheredTable(ada)]
    const id = String((await rowsOf(ada.id))[0]?.id)
    const person = personStub(env, ada.id)
    await person.limitSession(id, [one, other], start + 30 * day)
    const socket = await listen(ada, other)
    await person.limitSession(id, [one], start + 30 * day)
    expect(await socket.closed).toBe(4001)
    expect([await youAt(ada, one), await youAt(ada, other)]).toEqual([0, null])
    expect(await talkAt(ada, other)).toBe(403)
    vi.setSystemTime(start + 31 * day)
    expect(await youAt(ada, one)).toBeNull()
  })
})

describe('A cookie', () => {
  test('that is forged, of another’s account or too old makes a stranger at a table', async () => {
    const ada = await guest('Ada')
    const bob = await guest('Bob')
    const table = await gatheredTable(ada, bob)
    const [head, body, signature] = ada.cookie?.split('.') ?? []
    const claims = JSON.parse(atob(body ?? ''))
    const other = btoa(JSON.stringify({ ...claims, sub: bob.id })).replaceAll('=', '')
    for (const cookie of [
      `${head}.${other}.${signature}`,
      `${head}.${body}.${signature?.slice(0, -4)}AAAA`,
      '__Host-session=nonsense',
    ]) {
      const forger = stolen(ada)
      forger.cookie = cookie
      expect(await youAt(forger, table)).toBeNull()
      expect(await talkAt(forger, table)).toBe(401)
    }
    vi.setSystemTime(start + 366 * day)
    expect(await youAt(ada, table)).toBeNull()
    expect(await talkAt(ada, table)).toBe(401)
  })

  test('that is good signs nobody in at a table that does not exist', async () => {
    const ada = await guest('Ada')
    const nowhere = 'A'.repeat(22)
    expect((await ada.get(`/api/tables/${nowhere}`)).status).toBe(404)
    expect(await talkAt(ada, nowhere)).toBe(404)
    expect((await ada.post(`/api/tables/${nowhere}/seat`, {})).status).toBe(404)
  })
})
