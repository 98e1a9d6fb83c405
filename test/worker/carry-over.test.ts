/** What D1 had of letters before they lay in people's objects: carried over at first use, whole, and told once. */
import {
  abortAllDurableObjects,
  createScheduledController,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyedHash } from '../../worker/accounts/secret.ts'
import type { Env } from '../../worker/env.ts'
import worker from '../../worker/index.ts'
import { Client, guest } from './client.ts'
import { put, turnNotice, world } from './notice-helpers.ts'
import { mailsTo, signedIn } from './people.ts'
import { deliver, inPersonOf, keptOf, ringAlarms, rowsOf } from './person-helpers.ts'
import { PushReceiver } from './push-receiver.ts'
import stored from './stored/notices-in-d1.json'
import { actingOf, playUntilNext, runAlarm, stubOf, tableFor } from './table-helpers.ts'
import { brisk, setTime } from './time-helpers.ts'

type Name = 'Ada' | 'Bob' | 'Cleo' | 'Dora'
type Row = Readonly<Record<string, string | number | null>>
const rows = stored as unknown as Readonly<Record<string, ReadonlyArray<Row>>>

/** Minutes after the last that the fixture tells of. */
const later = '2026-06-03T10:31:00Z'

beforeEach(() => setTime(later))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const idOf = (name: Name) => String(rows.accounts?.find((one) => one.name === name)?.id)
const lettersOf = (name: Name) =>
  (rows.letters ?? []).filter(({ account }) => account === idOf(name))
const deliveriesOf = (name: Name) =>
  (rows.deliveries ?? []).filter(({ letter }) => lettersOf(name).some(({ id }) => id === letter))

const enter = async (table: string, row: Row): Promise<unknown> => {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const values = columns.map(() => '?')
  const query = `INSERT INTO "${table}" (${columns.join()}) VALUES (${values.join()})`
  return env.DB.prepare(query)
    .bind(...Object.values(row))
    .run()
}

/** Fills D1 with what the version before this one left there; the objects of its people are as new. */
async function fill(): Promise<void> {
  for (const name of ['dev_mails', 'accounts']) await env.DB.prepare(`DELETE FROM ${name}`).run()
  for (const row of rows.accounts ?? []) {
    await enter('accounts', row)
    await inPersonOf(String(row.id), env, (person) => person.forget())
  }
  for (const name of ['sessions', 'pushes', 'away'])
    for (const row of rows[name] ?? []) await enter(name, row)
  await fillNotices()
}

/** The columns of an account that never said anything. */
const unsaid = {
  ...{ active_from: 480, active_to: 1320, active_days: '[1,2,3,4,5,6,7]' },
  ...{ quiet_from: null, quiet_to: null, digest_hour: null, channels: null, calendar: null },
}

/** What D1 never had, as it is where nothing was said. */
const unknownThen = { remind_after: 3, once: 0, told: null }

/** All that an account said, of D1 or as its object has it: settings, channels out of the house, days away. */
const saidBefore = (name: Name) => {
  const account = rows.accounts?.find((one) => one.name === name) ?? {}
  const own = (table: string) =>
    (rows[table] ?? [])
      .filter((row) => row.account === idOf(name))
      .map(({ account: _, ...row }) => row)
  const settings = Object.keys(unsaid).map((column) => [column, account[column] ?? null])
  return {
    settings: { ...Object.fromEntries(settings), calendar: account.calendar ?? 0, ...unknownThen },
    webhooks: own('webhooks').map((row) => ({ secret: null, target: null, ...row })),
    pushes: own('pushes').map(({ id: _, ...row }) => ({ ...row, withdraws: null })),
    away: own('away'),
  }
}

async function saidNow(name: Name) {
  const of = (query: string) => rowsOf<Record<string, string | number | null>>(idOf(name), query)
  const [settings = {}] = await of('SELECT * FROM settings')
  const { one: _, taken_at: __, cleared_at, ...said } = settings
  expect(cleared_at).not.toBeNull()
  const [webhooks] = [await of('SELECT * FROM webhook')]
  return {
    settings: said,
    webhooks: webhooks.map(({ one: _, ...row }) => row),
    pushes: await of('SELECT * FROM pushes ORDER BY endpoint'),
    away: await of('SELECT * FROM away ORDER BY from_day'),
  }
}

/** D1 has nothing more of what an account said. */
async function nothingLeft(name: Name): Promise<void> {
  const id = idOf(name)
  for (const table of ['pushes', 'webhooks', 'away']) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table} WHERE account = ?`)
      .bind(id)
      .all()
    expect(results, table).toEqual([])
  }
  const columns = Object.keys(unsaid).join()
  const account = env.DB.prepare(`SELECT ${columns} FROM accounts WHERE id = ?`)
  expect(await account.bind(id).first()).toEqual(unsaid)
}

/** Of all that D1 had the notices; `atTable`: those held and unread are about this table. */
async function fillNotices(atTable?: string): Promise<void> {
  const held = deliveriesOf('Ada').filter(({ state }) => state === 'held')
  for (const name of ['letters', 'deliveries', 'mutes', 'webhooks'])
    for (const row of rows[name] ?? []) {
      const isHeld = held.some(({ letter }) => letter === row.id)
      const isMoved = atTable !== undefined && isHeld && row.table !== null && row.read_at === null
      await enter(name, { ...row, ...(isMoved && { table: atTable }) })
    }
}

/** Ada is to act at a table of hers; what is held for her is about it. */
async function adaAwaited(): Promise<void> {
  await fill()
  await env.DB.prepare('DELETE FROM letters').run()
  const ada = await signedIn(emailOf('Ada'))
  const bert = await guest('Bert')
  const { id } = await tableFor([ada, bert])
  if ((await actingOf(id, [ada, bert])).acting !== ada) await playUntilNext(id, [ada, bert])
  await inPersonOf(ada.id, env, (person) => person.forget())
  // What she said lay in her object by now.
  const { digest_hour: hour = null } = rows.accounts?.find(({ id }) => id === ada.id) ?? {}
  await env.DB.prepare('UPDATE accounts SET digest_hour = ? WHERE id = ?').bind(hour, ada.id).run()
  for (const name of ['mutes', 'webhooks', 'dev_mails'])
    await env.DB.prepare(`DELETE FROM ${name}`).run()
  await fillNotices(id)
}

const emailOf = (name: Name) => String(rows.accounts?.find((one) => one.name === name)?.email)

const cron = () =>
  worker.scheduled(
    createScheduledController({ cron: '*/10 * * * *', scheduledTime: new Date() }) as never,
    env,
  )

/** What an account's object has of its letters, as D1 had it. */
async function carriedOf(name: Name) {
  const account = idOf(name)
  const letters = await rowsOf(account, 'SELECT * FROM letters ORDER BY id')
  const ways = await rowsOf(account, 'SELECT * FROM deliveries ORDER BY letter, channel')
  // D1 has no field for the table that a letter of the house tells of, nor for what lies with a letter here.
  const before = letters.map(
    ({ of_table: _, ways: __, asks: ___, pass: ____, by_list: _____, ...letter }) => letter,
  )
  const asInD1 = (letter: (typeof before)[number]) => ({
    ...letter,
    ...{ table: letter.table || null, account },
  })
  return { letters: before.map(asInD1), ways }
}

const sorted = (all: ReadonlyArray<Row>, ...by: string[]): Row[] =>
  all.toSorted((a, b) => {
    const [left, right] = [a, b].map((row) => by.map((column) => row[column]).join(' '))
    return `${left}` < `${right}` ? -1 : 1
  })

const whole = (name: Name) => ({
  letters: sorted(lettersOf(name), 'id'),
  ways: sorted(deliveriesOf(name), 'letter', 'channel'),
})

/** Our surroundings with a database that fails at a call, before it was done or after; all calls before it pass. */
function dying(at: number, when: 'before' | 'after'): Env {
  let calls = 0
  const call = async <T>(act: () => Promise<T>): Promise<T> => {
    const isLast = calls++ === at
    if (isLast && when === 'before') throw new Error('Killed.')
    const result = await act()
    if (isLast) throw new Error('Killed.')
    return result
  }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      all: () => call(() => inner.all()),
      run: () => call(() => inner.run()),
      raw: () => call(() => inner.raw()),
    }
    originals.set(outer, inner)
    return outer as unknown as D1PreparedStatement
  }
  const DB = {
    prepare: (query: string) => statement(env.DB.prepare(query)),
    batch: (all: D1PreparedStatement[]) =>
      call(() => env.DB.batch(all.map((one) => originals.get(one) ?? one))),
  }
  return { ...env, DB: DB as unknown as D1Database }
}

test.for(['before', 'after'] as const)(
  'is carried whole, though it is killed %s each of its steps',
  async (when) => {
    setTime('2026-06-03T11:00:00Z')
    await fill()
    for (const name of ['Ada', 'Bob', 'Cleo', 'Dora'] as const) {
      let kills = 0
      for (; kills < 50; kills++) {
        const isKilled = await inPersonOf(idOf(name), dying(kills, when), (person) =>
          person.carryOver().then(
            () => false,
            () => true,
          ),
        )
        await abortAllDurableObjects()
        if (!isKilled) break
      }
      expect(kills).toBeGreaterThan(name === 'Cleo' ? 4 : 2)
      expect(await carriedOf(name)).toEqual(whole(name))
      expect(await saidNow(name)).toEqual(saidBefore(name))
      await nothingLeft(name)
    }
    expect((await env.DB.prepare('SELECT * FROM deliveries').all()).results).toEqual([])
    const left = 'SELECT count(*) AS n FROM letters WHERE carried_at IS NULL'
    expect(await env.DB.prepare(left).first('n')).toBe(0)
  },
)

test('the letterbox and the badge show it at first use, read or unread as it was', async () => {
  await fill()
  const ada = await signedIn(emailOf('Ada'))
  expect((await ada.get('/api/me')).body.me.unread).toBe(lettersOf('Ada').length - 1)
  const { letters } = (await ada.get('/api/letters')).body
  const before = sorted(lettersOf('Ada'), 'created_at', 'id').toReversed()
  expect(letters.map(({ id, read, subject }: Row) => [id, read, subject])).toEqual(
    before.map(({ id, read_at, subject }) => [id, read_at !== null, subject]),
  )
  const { body } = await ada.get('/api/me/data')
  expect(body.letters).toHaveLength(letters.length)
  // Once it is there, D1 is not asked any more.
  const asked = vi.fn(() => Promise.reject(new Error('No.')))
  const deaf = { ...env, DB: { prepare: asked, batch: asked } as unknown as D1Database }
  const found = await inPersonOf(ada.id, deaf, (person) => person.letters())
  expect(found).toEqual(letters)
  expect(asked).not.toHaveBeenCalled()
})

test('accounts that nobody asks for are carried by the rounds', async () => {
  await fill()
  const left = async () => {
    const query = 'SELECT count(*) AS letters FROM letters WHERE carried_at IS NULL'
    return (await env.DB.prepare(query).first<{ letters: number }>())?.letters
  }
  expect(await left()).toBeGreaterThan(0)
  await cron()
  // One is just being sent by a version before.
  expect(await left()).toBe(1)
})

test('what was held goes out once, with the daily letter, though nobody came', async () => {
  await adaAwaited()
  await cron()
  await ringAlarms()
  // The house's own note did not wait for the evening.
  expect((await mailsTo(emailOf('Ada'))).map(({ subject }) => subject)).toEqual([
    'Cleared away: Someday',
  ])
  setTime('2026-06-03T16:00:00Z')
  await ringAlarms()
  await ringAlarms()
  await cron()
  const [digest, ...others] = await mailsTo(emailOf('Ada'))
  expect(others).toHaveLength(1)
  // The table itself may have told her something, too.
  expect(digest?.subject).toMatch(/^Today’s post: [34] letters$/)
  const ways = await rowsOf(idOf('Ada'), 'SELECT letter, state FROM deliveries')
  const carried = deliveriesOf('Ada').map(({ letter }) => `${letter}`)
  const states = ways.flatMap(({ letter, state }) => (carried.includes(`${letter}`) ? state : []))
  expect(states.toSorted()).toEqual(['none', 'sent', 'sent', 'sent', 'sent', 'sent'])
})

test('what was told is not told again, and what failed is tried again, as the same letter', async () => {
  await fill()
  const heard = world(() => new Response(null, { status: 204 }))
  const again = (of: Name, letter: Row) =>
    deliver(
      env,
      turnNotice(idOf(of), { table: String(letter.table), revision: Number(letter.revision) }),
    )
  const busy = lettersOf('Bob').find(({ revision }) => revision === 5)
  // One is just being sent from D1: nothing is told until that is over, and the letterbox has the others.
  for (const letter of lettersOf('Bob'))
    await expect(again('Bob', letter)).rejects.toThrow('being sent')
  expect(await rowsOf(idOf('Bob'), 'SELECT id FROM letters')).toHaveLength(4)
  expect(await mailsTo(emailOf('Bob'))).toEqual([])
  // It went.
  await env.DB.prepare(
    "UPDATE deliveries SET state = 'sent' WHERE letter = ? AND channel = 'letter'",
  )
    .bind(busy?.id ?? '')
    .run()
  for (let i = 0; i < 2; i++) for (const letter of lettersOf('Bob')) await again('Bob', letter)
  // The third failed before, the sender of the fourth had died.
  const [third, fourth] = [3, 4].map((n) => lettersOf('Bob').find(({ revision }) => revision === n))
  const mails = await mailsTo(emailOf('Bob'))
  expect(mails.map(({ headers }) => headers['X-Dorfpost-Letter']).toSorted()).toEqual(
    [third?.id, fourth?.id].toSorted(),
  )
  expect(heard).toHaveLength(2)
  expect(await rowsOf(idOf('Bob'), 'SELECT id FROM letters')).toHaveLength(5)
  for (const letter of lettersOf('Cleo').slice(0, 3)) await again('Cleo', letter)
  expect(await rowsOf(idOf('Cleo'), 'SELECT id FROM letters')).toHaveLength(70)
})

test('what somebody said stands as they left it, and what they change from then on stays', async () => {
  await fill()
  const dora = idOf('Dora')
  // Links that were sent go on working.
  const secret = await keyedHash(env, 'calendar', `${dora}:2`)
  const calendar = `/api/calendar/${dora}.${secret}.ics`
  expect((await new Client().get(calendar)).status).toBe(200)
  const client = await signedIn(emailOf('Dora'))
  const { me } = (await client.get('/api/me')).body
  expect(me).toMatchObject({
    hours: { from: 600, to: 1260, days: [1, 2, 3, 4, 5] },
    quiet: { from: 1320, to: 420 },
    digestHour: 18,
    channels: {
      talk: ['box'],
      over: ['box', 'webhook'],
      turn: ['box', 'letter', 'push', 'webhook'],
    },
  })
  expect(me.away).toMatchObject([{ from: '2026-06-10' }, { from: '2026-12-24' }])
  const ways = (await client.get('/api/me/ways')).body
  expect(ways).toMatchObject({ webhook: { service: 'ntfy', host: 'ntfy.sh', offAt: null } })
  expect(ways.calendar).toContain(secret)
  const bob = await guest('Bob')
  const { id } = await tableFor([client, bob], { pace: brisk })
  const hours = await runInDurableObject(stubOf(id), (_table, { storage: { sql } }) =>
    sql.exec('SELECT hours FROM facts').toArray(),
  )
  expect(JSON.stringify(hours)).toContain('2026-12-31')

  await client.patch('/api/me', { quiet: null, digestHour: null })
  await client.delete('/api/me/webhook')
  await client.post('/api/me/calendar')
  expect((await new Client().get(calendar)).status).toBe(404)
  await abortAllDurableObjects()
  await inPersonOf(dora, env, (person) => person.carryOver())
  const after = (await client.get('/api/me')).body.me
  expect(after).toMatchObject({ quiet: null, digestHour: null, hours: { from: 600 } })
  expect((await client.get('/api/me/ways')).body.webhook).toBeNull()
})

test('a letter goes by what somebody said before, and to their browsers as long as the session is good', async () => {
  await fill()
  const dora = idOf('Dora')
  const heard = world(() => new Response(null, { status: 201 }))
  const over = turnNotice(dora, { kind: 'over', about: '' })
  await deliver(env, over)
  expect(heard.map(({ url }) => new URL(url).host)).toEqual(['ntfy.sh'])
  heard.length = 0
  await deliver(env, turnNotice(dora))
  const hosts = () => heard.map(({ url }) => new URL(url).host).toSorted()
  const browsers = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
  expect(hosts()).toEqual([browsers[0], 'ntfy.sh', browsers[1]])
  heard.length = 0
  const [session] = rows.sessions ?? []
  setTime(new Date(Number(session?.expires_at) + 1).toISOString())
  await deliver(env, turnNotice(dora))
  expect(hosts()).toEqual(['ntfy.sh'])
  expect(await rowsOf(dora, 'SELECT endpoint FROM pushes')).toEqual([])
})

test('what somebody has done before in this hour or day counts on', async () => {
  await fill()
  const dora = idOf('Dora')
  const key = await keyedHash(env, 'limit', `webhookTests:${dora}`)
  const until = Date.parse('2026-06-03T11:00:00Z')
  for (const at of [until - 60 * 60_000, until])
    await enter('tallies', { key, until: at, count: 8 })
  const client = await signedIn(emailOf('Dora'))
  world(() => new Response(null, { status: 204 }))
  const tests = async (times: number) => {
    const all = []
    for (let i = 0; i < times; i++) all.push((await client.post('/api/me/webhook/test')).status)
    return all
  }
  expect(await tests(3)).toEqual([200, 200, 429])
  setTime('2026-06-03T11:00:00Z')
  // From now on D1 is not asked.
  await enter('tallies', { key, until: until + 60 * 60_000, count: 8 })
  expect(await tests(4)).toEqual([200, 200, 200, 200])
})

test('a browser of before that somebody else signs in at is told of nobody else', async () => {
  await fill()
  const [browser] = rows.pushes ?? []
  const eve = await guest('Eve')
  const endpoint = String(browser?.endpoint)
  const { subscription } = await PushReceiver.at(endpoint)
  expect((await put(eve, '/api/me/push', subscription)).status).toBe(204)
  const endpoints = async (id: string) =>
    (await rowsOf(id, 'SELECT endpoint FROM pushes')).map((row) => row.endpoint)
  expect(await endpoints(eve.id)).toEqual([endpoint])
  expect(await endpoints(idOf('Dora'))).toEqual([rows.pushes?.[1]?.endpoint])
  await nothingLeft('Dora')
})

test('a muted table stays so', async () => {
  await fill()
  const [muted] = rows.mutes ?? []
  const account = idOf('Ada')
  await deliver(env, turnNotice(account, { table: String(muted?.table), revision: 99 }))
  const ways =
    'SELECT channel FROM deliveries JOIN letters ON letters.id = letter WHERE revision = 99'
  expect(await rowsOf(account, ways)).toEqual([])
  await deliver(env, turnNotice(account, { revision: 99 }))
  expect(await rowsOf(account, ways)).toHaveLength(1)
})

test.for(['Ada', 'Dora'] as const)(
  'an account that is deleted before it was carried leaves nothing, here and there (%s)',
  async (name) => {
    await fill()
    const client = await signedIn(emailOf(name))
    await client.delete('/api/me')
    expect(await keptOf(idOf(name))).toEqual([])
    await cron()
    await ringAlarms()
    expect(await keptOf(idOf(name))).toEqual([])
    for (const table of ['letters', 'mutes', 'pushes', 'webhooks', 'away', 'browsers']) {
      const { results } = await env.DB.prepare(`SELECT account FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toContain(idOf(name))
    }
  },
)

test('the list of tables that D1 has is taken over at first use; what a table told meanwhile stays', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const older = await tableFor([ada, bob], { title: 'Older' })
  await runAlarm(older.id)
  const { id } = await tableFor([ada, bob], { title: 'Newer' })
  await runAlarm(id)
  const listed = async () => (await ada.get('/api/tables')).body.tables
  const before = await listed()
  expect(before.map(({ title }: Row) => title).toSorted()).toEqual(['Newer', 'Older'])
  // As with the version before: nothing of it is in her object.
  await inPersonOf(ada.id, env, (_person, storage) => storage.deleteAll())
  await abortAllDurableObjects()
  await playUntilNext(id, [ada, bob])
  await runAlarm(id)
  const after = await listed()
  expect(after).toHaveLength(2)
  const cardOf = (list: ReadonlyArray<Row>, title: string) =>
    list.find((one) => one.title === title)
  // D1 does not know what somebody is asked to decide.
  expect({ asks: null, ...cardOf(after, 'Older') }).toEqual(cardOf(before, 'Older'))
  expect(cardOf(after, 'Newer')?.yourTurn).toBe(!cardOf(before, 'Newer')?.yourTurn)
})
