import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import { database } from '../../worker/accounts/database.ts'
import { deletedAmong } from '../../worker/accounts/people.ts'
import { type Client, guest } from './client.ts'
import { put } from './notice-helpers.ts'
import { countRows, signedIn } from './people.ts'
import { ringAlarms, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  playOne,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
  withheld,
} from './table-helpers.ts'
import { ok, pacedTable, setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Every row of a table's own storage, whatever tables there are. */
const storageOf = (id: string): Promise<unknown> =>
  runInDurableObject(stubOf(id), (_table, { storage: { sql } }) =>
    sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'meta'",
      )
      .toArray()
      .map(({ name }) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()]),
  )

/** The accounts that a table's host has removed, as they are stored. */
const removedFrom = (id: string): Promise<string> =>
  runInDurableObject(stubOf(id), (_table, { storage: { sql } }) =>
    String(sql.exec('SELECT removed FROM facts').one().removed),
  )

/** Every row of the database. Words of letters to others are theirs, as with every letter that was sent. */
const databaseRows = async (): Promise<unknown[]> => {
  const rows: unknown[] = []
  for (const table of Object.keys(await countRows()))
    if (table !== 'letters' && table !== 'dev_mails')
      rows.push(...(await env.DB.prepare(`SELECT * FROM "${table}"`).all()).results)
  return rows
}

const wish = { moves: [{ do: 'no-hire' }], meant: [], language: 'en', text: 'what I had in mind' }

/** Somebody who does at a running table all that can be done there beside playing. */
async function busyAt(id: string, person: Client): Promise<void> {
  const { plan, play, you, toAct } = await viewOf(person, id)
  const done = [
    await put(person, `/api/tables/${id}/plan`, {
      steps: [[wish]],
      orders: [],
      forced: false,
      version: plan?.version,
      revision: play?.revision,
    }),
    await put(person, `/api/tables/${id}/note`, { text: 'what I keep to myself' }),
    await person.post(`/api/tables/${id}/talk`, { text: 'hello', message: crypto.randomUUID() }),
    await put(person, `/api/tables/${id}/talk/read`, { upto: 1 }),
    await person.post(`/api/tables/${id}/wish`, { wish: 'pause', on: true }),
    await person.post(`/api/tables/${id}/wish`, { wish: 'end', on: true }),
  ]
  for (const seat of toAct)
    if (seat !== you) done.push(await person.post(`/api/tables/${id}/seats/${seat}/time`))
  for (const { status, body } of done) expect(status, JSON.stringify(body)).toBeLessThan(300)
}

describe('Leaving', () => {
  test('the download has what a person said, laid ahead, noted, wants and did at a table', async () => {
    const { id, waiting } = await pacedTable(['Ada', 'Bob', 'Cleo'])
    await busyAt(id, waiting)
    await runAlarm(id)
    const { body } = await waiting.get('/api/me/data')
    expect(body.seats).toMatchObject([
      {
        table: id,
        plan: { steps: [['what I had in mind']] },
        note: 'what I keep to myself',
        said: [{ text: 'hello' }],
        did: [{ what: 'day-given' }],
      },
    ])
    const wanted = body.seats[0].votes.map(({ ballot }: { ballot: string }) => ballot)
    expect(wanted).toEqual(['end', expect.stringMatching(/^gift:/), 'pause'])
  })

  test('nothing of a person stays in the storage of tables: where they play, gather, are asked, or went on', async () => {
    const leaver = await signedIn('leaver@example.org', 'Rumpelstiltskin')
    const bob = await signedIn('stays@example.org', 'Bob')
    const cleo = await guest('Cleo')
    // Tables: one that runs, one that is over and has a rematch, one that gathers people, and one they are only asked to.
    const running = await tableFor([bob, leaver, cleo], {
      pace: { start: 10, perTurn: 2, cap: 12, late: 'ask' },
    })
    await busyAt(running.id, leaver)
    const over = await tableFor([leaver, bob])
    for (const player of [leaver, bob])
      await ok(player.post(`/api/tables/${over.id}/wish`, { wish: 'end', on: true }))
    const rematch = (await bob.post(`/api/tables/${over.id}/rematch`)).body.table
    const gathering = await tableFor([bob], { seats: 3 })
    await ok(leaver.post(`/api/tables/${gathering.id}/seat`))
    const asked = await tableFor([bob], { seats: 3 })
    await ok(
      bob.post(`/api/tables/${asked.id}/invitations`, {
        people: [leaver.id],
        emails: ['leaver@example.org'],
      }),
    )
    const ids = [running.id, over.id, rematch.id, gathering.id, asked.id]
    for (const id of ids) await sendNotices(id)
    const traces = [leaver.id, 'Rumpel', 'leaver@example.org', 'in mind', 'to myself', 'hello']
    const before = JSON.stringify([await Promise.all(ids.map(storageOf)), await databaseRows()])
    for (const trace of traces) expect(before).toContain(trace)
    // To the end, rematches and invitations are known by the account's id.
    for (const { id } of [rematch, asked])
      expect(JSON.stringify(await storageOf(id))).toContain(leaver.id)

    expect((await leaver.delete('/api/me')).status).toBe(204)
    for (const id of ids) await runAlarm(id)
    const after = JSON.stringify([await Promise.all(ids.map(storageOf)), await databaseRows()])
    for (const trace of traces) expect(after, trace).not.toContain(trace)
    expect((await countRows()).invitations).toBe(0)
  })

  test('nor among those whom a host has just removed, as the list has them there still', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { seats: 3 })
    await runAlarm(id)
    const sync = await withheld()
    await ok(ada.delete(`/api/tables/${id}/seats/1`))
    expect(JSON.stringify(await storageOf(id))).toContain(bob.id)
    expect((await bob.delete('/api/me')).status).toBe(204)
    sync.mockRestore()
    expect(await removedFrom(id)).toBe('[]')
  })

  test('nor among those whom a host removed long ago, once anything changes there', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { seats: 3 })
    await ok(ada.delete(`/api/tables/${id}/seats/1`))
    await runAlarm(id)
    expect((await bob.delete('/api/me')).status).toBe(204)
    await ok((await guest('Cleo')).post(`/api/tables/${id}/seat`))
    await runAlarm(id)
    expect(await removedFrom(id)).toBe('[]')
  })

  test('a person who is gone is found among more people than a statement takes values', async () => {
    const { id } = await guest('Ada')
    const others = Array.from({ length: 150 }, (_, i) => `gone-${i}`)
    expect(await deletedAmong(database(env), [...others, id])).toEqual(others)
  })

  test('is noticed by a table that the list did not know when the account was deleted', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Rumpelstiltskin')]
    const { id } = await tableFor([ada, bob])
    expect((await bob.delete('/api/me')).status).toBe(204)
    await runAlarm(id)
    await runAlarm(id)
    expect((await viewOf(ada, id)).seats.map(({ name }) => name)).toEqual(['Ada', 'N. N.'])
    expect(JSON.stringify([await storageOf(id), await databaseRows()])).not.toContain(bob.id)
  })
})

describe('The night', () => {
  test('takes invitations to tables that began, and days away of years before', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const gathering = await tableFor([ada], { seats: 3 })
    const begun = await tableFor([ada], { seats: 2 })
    for (const { id } of [gathering, begun]) {
      await ok(ada.post(`/api/tables/${id}/invitations`, { people: [bob.id] }))
      await runAlarm(id)
    }
    await ok(bob.post(`/api/tables/${begun.id}/seat`))
    await runAlarm(begun.id)
    await bob.post('/api/me/away', { from: '2026-06-04', to: '2026-06-05' })
    const rows = async () => {
      const { invitations } = await countRows()
      const away = await rowsOf(bob.id, 'SELECT from_day FROM away')
      return { invitations, away: away.length }
    }
    expect(await rows()).toEqual({ invitations: 2, away: 1 })
    setTime('2026-06-05T10:00:00Z')
    await cleanUp(env, Date.now())
    await ringAlarms()
    expect(await rows()).toEqual({ invitations: 1, away: 1 })
    setTime('2027-06-18T10:00:00Z')
    await ringAlarms()
    expect((await rows()).away).toBe(0)
  })
})

test('somebody who signs in where an account is known plays on by the hours of that account', async () => {
  await signedIn('known@example.org', 'Ada')
  const ada = await signedIn('known@example.org')
  expect((await ada.patch('/api/me', { zone: 'Asia/Tokyo' })).status).toBe(200)
  const { id, players } = await pacedTable(['Ada', 'Bob'])
  const { acting, seat } = await actingOf(id, players)
  await runAlarm(id)
  const before = (await viewOf(acting, id)).seats[seat]?.deadline
  await acting.post('/api/sign-in', { email: 'known@example.org', language: 'en' })
  const { results } = await env.DB.prepare(
    'SELECT text FROM dev_mails WHERE "to" = \'known@example.org\' ORDER BY id DESC',
  ).all<{ text: string }>()
  const token = /\/sign-in\/link#(\S+)/.exec(results[0]?.text ?? '')?.[1]
  expect((await acting.post('/api/sign-in/link', { token })).status).toBe(200)
  const after = (await viewOf(acting, id)).seats[seat]
  expect(before).toBe(Date.parse('2026-06-03T20:00:00Z'))
  // Other hours count from the next turn.
  expect(after?.deadline).toBe(before)
  await playUntilNext(id, players)
  while ((await actingOf(id, players)).seat !== seat) await playOne(id, players)
  const next = (await viewOf(acting, id)).seats[seat]
  // At ten in London it is seven in the evening in Tokyo: three hours today, nine tomorrow from eight on.
  expect(next?.deadline).toBe(Date.parse('2026-06-04T08:00:00Z'))
})
