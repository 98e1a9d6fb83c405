import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { Person } from '../../worker/person/person.ts'
import { restarted } from '../../worker/recovery.ts'
import { eventually } from '../within.ts'
import { Client, guest } from './client.ts'
import { settle, signedIn } from './people.ts'
import { personOf, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  type Guest,
  lettersOf,
  playOne,
  playUntilNext,
  putOutbox,
  runAlarm,
  sendNotices,
  startedTable,
  storageOf,
  stubOf,
  tableFor,
  viewOf,
  wholeOutboxOf,
  withheld,
} from './table-helpers.ts'
import { rowsWrittenBy, watched } from './written.ts'

const minute = 60_000
const waiting = { attempts: 0, about: '', parked: null }

/** Waits until a table has told its people's lists, which it does by itself. */
const listsTold = (id: string, players: ReadonlyArray<Guest>) =>
  eventually(async () => {
    const { facts } = await storageOf(id)
    const query = 'SELECT change FROM tables WHERE id = ?'
    for (const player of players)
      expect(await rowsOf(player.id, query, id)).toEqual([{ change: facts.change }])
  })

test('a turn writes a row on each of its people’s lists, and nothing in D1', async () => {
  const { id, players, ada, bob } = await startedTable()
  await settle(id)
  for (const statement of watched('seats', 'tables')) await env.DB.prepare(statement).run()
  for (const player of players)
    await runInDurableObject(personOf(player.id), (_person, { storage }) => {
      for (const statement of watched('tables')) storage.sql.exec(statement)
    })
  const listed = async () => {
    const all: unknown[] = []
    for (const { id } of players) {
      all.push(await rowsOf(id, 'SELECT what FROM written'))
      await rowsOf(id, 'DELETE FROM written')
    }
    return all
  }
  const { table } = (await playOne(id, players)).body
  await settle(id)
  const waits = (card: { yourTurn: boolean }) => card.yourTurn
  for (const [i, player] of [ada, bob].entries()) {
    const { body } = await player.get('/api/tables?which=mine')
    expect(body.tables.map(waits)).toEqual([table.toAct.includes(i)])
  }
  expect(await listed()).toEqual([[{ what: 'UPDATE' }], [{ what: 'UPDATE' }]])
  // The same again is no news.
  const call = { ...{ id: 1, kind: 'index', seat: null, revision: 0, due: 1 }, ...waiting }
  await putOutbox(id, [call])
  await settle(id)
  expect(await listed()).toEqual([[], []])
  expect((await env.DB.prepare('SELECT * FROM written').all()).results).toEqual([])
  expect((await new Client().get('/api/tables?which=open')).status).toBe(200)
})

test('whoever gets up leaves no seat behind on the list, and those behind move up', async () => {
  const [ada, bob, cleo] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')]
  const { id } = await tableFor([ada], { seats: 4 })
  for (const one of [bob, cleo]) expect((await one.post(`/api/tables/${id}/seat`)).status).toBe(200)
  await settle(id)
  expect((await bob.delete(`/api/tables/${id}/seat`)).status).toBe(200)
  await settle(id)
  const { results } = await env.DB.prepare(
    'SELECT seat, account, name FROM seats WHERE "table" = ? ORDER BY seat',
  )
    .bind(id)
    .all()
  expect(results).toEqual([
    { seat: 0, account: ada.id, name: 'Ada' },
    { seat: 1, account: cleo.id, name: 'Cleo' },
    { seat: 2, account: null, name: null },
    { seat: 3, account: null, name: null },
  ])
  expect((await bob.get('/api/tables?which=mine')).body.tables).toEqual([])
})

// In local running, an e-mail is kept in D1, by two rows.
for (const [who, seat, most] of [
  ['guests', guest, 8],
  [
    'people with an address',
    (name: string) => signedIn(`${name.toLowerCase()}@example.org`, name),
    11,
  ],
] as const)
  test(`a turn of ${who} writes at most ${most} rows in all: at the table, with its people and in D1`, async () => {
    const players = [await seat('Ada'), await seat('Bob')] as const
    const { id } = await tableFor(players)
    await sendNotices(id)
    // The first turns bring a follower's row and the like with them.
    for (let turn = 0; turn < 4; turn++) {
      const { objects, database } = await rowsWrittenBy(async () => {
        const { seat } = await actingOf(id, players)
        const { toAct } = (await playOne(id, players)).body.table
        if (!toAct.includes(seat)) await listsTold(id, players)
        await sendNotices(id)
      })
      const rows = objects.reduce((sum, [, rows]) => sum + rows, database)
      if (turn > 1) expect(rows, JSON.stringify([objects, database])).toBeLessThanOrEqual(most)
    }
  })

test('the calls of a turn are delivered, though the table dies before it begins with that', async () => {
  const { id, players, ada, bob } = await startedTable()
  await sendNotices(id)
  const sync = await withheld()
  const waiting = async () => {
    const lists = [ada, bob].map(async (one) => (await one.get('/api/tables')).body.tables[0])
    return (await Promise.all(lists)).map(({ yourTurn }) => yourTurn)
  }
  const before = await waiting()
  const letters = async () => (await lettersOf(ada, id)).concat(await lettersOf(bob, id)).length
  const told = await letters()
  let toAct: number[] = []
  do toAct = (await playOne(id, players)).body.table.toAct
  while (before[toAct[0] ?? 0])
  expect(await waiting()).toEqual(before)
  await restarted(stubOf(id))
  sync.mockRestore()
  await sendNotices(id)
  expect(await waiting()).toEqual([0, 1].map((seat) => toAct.includes(seat)))
  expect(await letters()).toBe(told + 1)
})

test('whoever has played has read what told them of it, without a further call', async () => {
  const { id, players } = await startedTable()
  await playUntilNext(id, players)
  await sendNotices(id)
  const { acting } = await actingOf(id, players)
  const isRead = async () => {
    const { letters } = (await acting.get('/api/letters')).body
    return letters.filter(({ kind }: { kind: string }) => kind === 'turn').map(readOf)
  }
  const readOf = ({ read }: { read: boolean }) => read
  expect(await isRead()).toContain(false)
  const marked = vi.spyOn(Person.prototype, 'markRead')
  await playUntilNext(id, players)
  await runAlarm(id)
  expect(await isRead()).not.toContain(false)
  expect(marked).not.toHaveBeenCalled()
  marked.mockRestore()
})

test('the lists hear at once of a turn that asks somebody else, and later of one whose player goes on', async () => {
  const { id, players, ada } = await startedTable()
  await sendNotices(id)
  const due = async () =>
    (await wholeOutboxOf(id)).filter(({ kind }) => kind === 'index').map(({ due }) => due)
  let before = (await viewOf(ada, id)).toAct
  for (let turn = 0; turn < 12; turn++) {
    const now = Date.now()
    const { toAct } = (await playOne(id, players)).body.table
    const isSame = toAct.join() === before.join()
    if (isSame) expect(Math.min(...(await due()))).toBeGreaterThan(now + minute)
    else {
      await listsTold(id, players)
      await runAlarm(id)
      expect(await due()).toEqual([])
    }
    before = toAct
  }
})
