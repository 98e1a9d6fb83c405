import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import type { Move, Play, Random } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { TakenSeat } from '../../worker/table/storage/rows.ts'
import type { Table } from '../../worker/table/table.ts'
import { grace } from '../../worker/table/time/grace.ts'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { type Answer, type Client, guest } from './client.ts'
import { rowsOf } from './person-helpers.ts'

export type Guest = Awaited<ReturnType<typeof guest>>

/** The tables' namespace, with all that their objects can do. */
const tables = env.TABLES as unknown as DurableObjectNamespace<Table>

export const stubOf = (id: string) => tables.get(tables.idFromName(id))

const tablesMade: string[] = []

/** Forgets the tables of the test file before, which are no more: all files share the list. */
export const forgetTables = (): void => void tablesMade.splice(0)

/** Empties the outboxes of the tables made so far: games of the tests only have no words, so that no letter about them can be written. */
export async function emptyOutboxes(): Promise<void> {
  for (const id of tablesMade.splice(0)) await putOutbox(id, [])
}

/** Has a table's outbox hold these rows and nothing else. The object begins anew, as it keeps in mind what it has read. */
export async function putOutbox(id: string, rows: ReadonlyArray<object>): Promise<void> {
  await runInDurableObject(stubOf(id), (_table, { storage }) => {
    storage.sql.exec('UPDATE facts SET outbox = ?', JSON.stringify(rows))
  })
  await evictDurableObject(stubOf(id))
}

/** Makes a table, the first player being the host, and seats the others. */
export async function tableFor(
  [host, ...others]: readonly [Guest, ...Guest[]],
  request: Readonly<Record<string, unknown>> = {},
): Promise<TableView> {
  const seats = Math.max(others.length + 1, 2)
  const made = await host.post('/api/tables', { game: 'villagers', seats, ...request })
  expect(made.status).toBe(201)
  const { id } = made.body.table
  tablesMade.push(id)
  for (const other of others) expect((await other.post(`/api/tables/${id}/seat`)).status).toBe(200)
  return viewOf(host, id)
}

/** Two people at a table of Villagers that has started. */
export async function startedTable() {
  const ada = await guest('Ada')
  const bob = await guest('Bob')
  const table = await tableFor([ada, bob])
  const players = [ada, bob] as const
  return { id: table.id, players, ada, bob, stranger: await guest('Eve') }
}

/** The table as somebody sees it. */
export async function viewOf(client: Client, id: string): Promise<TableView> {
  const answer = await client.get(`/api/tables/${id}`)
  expect(answer.status).toBe(200)
  return answer.body.table
}

/** The viewer's legal moves, from nothing but their view. */
export function movesIn({ play, you }: TableView): Move[] {
  return play && you !== null ? villagers.moves(play.state as never, you) : []
}

/** A turn of one move, the first legal one. */
export function firstTurn(table: TableView) {
  const [move] = movesIn(table)
  if (!table.play || !move) throw new Error('It is not their turn.')
  return { revision: table.play.revision, moves: [move], turn: crypto.randomUUID() }
}

/** People who must act now, and those who need not. */
export async function actingOf<G extends Guest>(id: string, players: ReadonlyArray<G>) {
  const [first] = players
  if (!first) throw new Error('Nobody plays.')
  const table = await viewOf(first, id)
  const seat = table.toAct[0] ?? 0
  const acting = players[seat]
  const waiting = players.find((player) => player !== acting)
  if (!acting || !waiting) throw new Error('Nobody is to act.')
  return { seat, acting, waiting, table: await viewOf(acting, id) }
}

/** Plays the first legal move of the seat to act. */
export async function playOne(id: string, players: ReadonlyArray<Guest>): Promise<Answer> {
  const { acting, table } = await actingOf(id, players)
  const answer = await acting.post(`/api/tables/${id}/turns`, firstTurn(table))
  expect(answer.status).toBe(200)
  return answer
}

/** Plays on until another seat must act than the one who must now; the seat that must then. */
export async function playUntilNext(id: string, players: ReadonlyArray<Guest>): Promise<number> {
  const { seat } = await actingOf(id, players)
  for (;;) {
    const answer = await playOne(id, players)
    const next: number | undefined = answer.body.table.toAct[0]
    if (next === undefined) throw new Error('The table is over.')
    if (next !== seat) return next
  }
}

/** Time that a test with a whole game may take on a busy machine, in milliseconds. */
export const wholeGame = 60_000

/** Plays random turns to the end; what every turn's answer said. */
export async function playOut(
  id: string,
  players: ReadonlyArray<Guest>,
  random: Random,
): Promise<{ seat: number; entry: Entry; table: TableView }[]> {
  const answers: { seat: number; entry: Entry; table: TableView }[] = []
  const [first] = players
  if (!first) throw new Error('Nobody plays.')
  let table = await viewOf(first, id)
  while (table.toAct.length > 0) {
    const seat = random.pick(table.toAct)
    const player = players[seat] ?? first
    if (table.you !== seat) table = await viewOf(player, id)
    const turn = { ...firstTurn(table), moves: [random.pick(movesIn(table))] }
    const answer = await player.post(`/api/tables/${id}/turns`, turn)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    answers.push({ seat, ...answer.body })
    table = answer.body.table
  }
  return answers
}

/** The whole history as somebody hears it, read page by page from the end. */
export async function allEntries(client: Client, id: string): Promise<Entry[]> {
  let all: Entry[] = []
  for (;;) {
    const before = all[0] ? `&before=${all[0].revision}` : ''
    const { status, body } = await client.get(`/api/tables/${id}/history?limit=40${before}`)
    expect(status).toBe(200)
    all = [...body.entries, ...all]
    if (!body.more) return all
  }
}

/** Rows that still wait in a table's outbox, without the call for when patience ends. */
export const outboxOf = async (id: string) =>
  (await wholeOutboxOf(id)).filter(({ kind, seat }) => kind !== 'deadline' || seat !== null)

/** All that still waits in a table's outbox; what was given up is parked, and waits no more. */
export const wholeOutboxOf = (id: string) =>
  runInDurableObject(stubOf(id), (_table, { storage }) =>
    storage.sql
      .exec<{ kind: string; seat: number | null; revision: number; due: number; attempts: number }>(
        `SELECT value ->> 'kind' AS kind, value ->> 'seat' AS seat, value ->> 'revision' AS revision,
           value ->> 'due' AS due, value ->> 'attempts' AS attempts
         FROM facts, json_each(outbox) WHERE value ->> 'parked' IS NULL`,
      )
      .toArray(),
  )

/** Lets the table's alarm run until nothing is due at this moment. */
export async function runAlarm(id: string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    await runDurableObjectAlarm(stubOf(id))
    const waiting = await wholeOutboxOf(id)
    if (waiting.every(({ due }) => Number(due) > Date.now())) return
  }
  throw new Error('The outbox never drains.')
}

/** Counts of a table for the operator from now on: Analytics Engine can be written to only, so it is caught here. */
export async function countedAt(id: string): Promise<AnalyticsEngineDataPoint[]> {
  const points: AnalyticsEngineDataPoint[] = []
  await runInDurableObject(stubOf(id), (table) => {
    const COUNTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) }
    Object.assign(table, { env: { ...Reflect.get(table, 'env'), COUNTS } })
  })
  return points
}

/** Lets time go by without waiting for it. */
export function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

const storages = (): Promise<DurableObjectStorage> =>
  runInDurableObject(env.TABLES.get(env.TABLES.newUniqueId()), (_table, state) =>
    Object.getPrototypeOf(state.storage),
  )

/** Has tables deliver by their alarms only, until it is restored: what is due at once waits as if each died after its answer. */
export const withheld = async () =>
  vi.spyOn(await storages(), 'sync').mockReturnValue(new Promise(() => {}))

/** Does something with no alarm set meanwhile, so that no bot plays; the table begins anew then, and sets its own. */
export async function beforeAlarms<T>(id: string, act: () => Promise<T>): Promise<T> {
  const set = vi.spyOn(await storages(), 'setAlarm').mockResolvedValue()
  try {
    return await act()
  } finally {
    set.mockRestore()
    await evictDurableObject(stubOf(id))
    await wholeOutboxOf(id)
  }
}

/** Lets the grace of notices go by, and the alarm run. */
export async function sendNotices(id: string): Promise<void> {
  pass(grace)
  await runAlarm(id)
}

/** The letters about a table in somebody's letterbox, oldest first. */
export const lettersOf = (player: Guest, id: string) =>
  rowsOf<{ kind: string; revision: number; subject: string; text: string }>(
    player.id,
    'SELECT kind, revision, subject, text FROM letters WHERE "table" = ? ORDER BY revision, created_at',
    id,
  )

/** Everything a table keeps, to see that a refused request changed nothing. */
export const storageOf = (id: string) =>
  runInDurableObject(stubOf(id), (_table, { storage }) => {
    const all = storage.sql.exec('SELECT * FROM facts').one()
    const { outbox: _, seen: __, admissions: ___, listed: ____, ...facts } = all
    return { facts, journal: storage.sql.exec('SELECT * FROM journal').toArray() }
  })

/** The table's play with all its secrets. */
export const secretPlayOf = async (id: string): Promise<Play> =>
  JSON.parse(String((await storageOf(id)).facts.play))

/** Changes a table's seats in its storage, as nothing else would. */
export const changeSeats = (id: string, act: (seat: TakenSeat) => TakenSeat): Promise<void> =>
  runInDurableObject(stubOf(id), (_table, { storage: { sql } }) => {
    const { seats } = sql.exec<{ seats: string }>('SELECT seats FROM facts').one()
    const changed = (JSON.parse(seats) as TakenSeat[]).map(act)
    sql.exec('UPDATE facts SET seats = ?', JSON.stringify(changed))
  })
