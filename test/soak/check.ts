/** Afterwards: every journal replayed, and every list compared with it. */

import { type Play, replay, same } from '../../worker/games/kernel/index.ts'
import type { RecordView } from '../../worker/wire/schema/history.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { type Away, alive, slack } from './aways.ts'
import type { Played } from './play.ts'

/** A table that is over, replayed from its seed. */
export interface Replayed {
  readonly played: Played
  readonly table: TableView
  readonly record: RecordView
  /** The play at every revision. */
  readonly plays: ReadonlyArray<Play>
}

/** Replays a table from its seed; what does not fit is a fault. */
export async function checkJournal(
  played: Played,
): Promise<{ faults: string[]; replayed: Replayed | null }> {
  const { id, game, people, acknowledged } = played
  const faults: string[] = []
  const [first] = people
  if (!first) return { faults: ['Nobody played.'], replayed: null }
  const table = await first.see(id)
  const answer = await first.surely('GET', `/api/tables/${id}/record`)
  if (answer.status !== 200)
    return { faults: [`${id}: no record (${answer.status})`], replayed: null }
  const record: RecordView = answer.body
  for (const turn of acknowledged) {
    const kept = record.turns[turn.revision - 1]
    if (!kept || kept.seat !== turn.seat || !same(kept.moves, turn.moves))
      faults.push(`${id}: the turn to revision ${turn.revision} is lost or changed`)
  }
  if (record.turns.length !== acknowledged.length)
    faults.push(`${id}: ${record.turns.length} turns kept, ${acknowledged.length} answered for`)
  const seed = Uint8Array.from(record.seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const plays = [...replay(game, record.options, record.seats, seed, record.turns)]
  const last = plays.at(-1)
  if (!last || !same(game.result(last.state), table.result))
    faults.push(`${id}: the replay ends differently`)
  else
    for (const [seat, person] of people.entries())
      if (!same(game.redact(last.state, seat), (await person.see(id)).play?.state))
        faults.push(`${id}: the replayed state is another for seat ${seat}`)
  return { faults, replayed: { played, table, record, plays } }
}

/** Rows of D1 about the tables, and people's own lists. */
export interface Lists {
  readonly lists: ReadonlyArray<{
    readonly account: string
    readonly table: string
    readonly status: string | null
  }>
  readonly tables: ReadonlyArray<{ readonly id: string; readonly status: string }>
  readonly results: ReadonlyArray<{
    readonly table: string
    readonly seat: number
    readonly account: string
    readonly place: number
  }>
}

/** Kinds that are counted, and can be lost on purpose. */
export const kindsLost = ['letters', 'lists', 'push', 'digest'] as const
export type KindLost = (typeof kindsLost)[number]

/** Number of things that were due by the soak's own model, and of those that never came. */
export interface Tally {
  readonly due: number
  readonly lost: number
}

/** Certainty, up to 1, that at least one of so many is named if one in a hundred is lost. */
export const sureness = ({ due }: Tally): number => 1 - 0.99 ** due

/** Compares what people's own lists said during the play with the table at that moment. */
export function checkRows(
  all: ReadonlyArray<Pick<Played, 'id' | 'rows'>>,
  aways: ReadonlyArray<Away>,
): { faults: string[] } & Tally {
  const due = all
    .flatMap(({ id, rows }) => rows.map((row) => ({ ...row, id })))
    .filter(({ from, at }) => alive(from, at, aways) > slack)
  const faults = due.flatMap(({ id, account, awaited, listed, isTheirs, saysTheirs, from }) =>
    same([...awaited].sort(), [...(listed ?? [-1])].sort()) && isTheirs === saysTheirs
      ? []
      : [`${id}: since ${from} the list of ${account} awaits ${listed}, not ${awaited}`],
  )
  return { faults, due: due.length, lost: faults.length }
}

/** Compares what the tables' outboxes wrote to D1 and told their people's lists with how the tables ended. */
export function checkLists(
  all: ReadonlyArray<Replayed>,
  { tables, results, lists }: Lists,
): { faults: string[] } & Tally {
  const faults: string[] = []
  let due = 0
  let lost = 0
  const own = new Map(lists.map((entry) => [`${entry.account} ${entry.table}`, entry.status]))
  for (const { played, table } of all) {
    const { id, people } = played
    const status = tables.find((row) => row.id === id)?.status
    if (status !== 'over') faults.push(`${id}: the list says ${status}`)
    const ends = results.filter((row) => row.table === id).sort((a, b) => a.seat - b.seat)
    const right = people.map((person, seat) => [seat, person.id, table.result?.places[seat]])
    const there = ends.map(({ seat, account, place }) => [seat, account, place])
    for (const person of people) {
      const listed = own.get(`${person.id} ${id}`)
      due++
      if (listed === 'over') continue
      lost++
      faults.push(`${id}: the list of ${person.name} says ${listed}`)
    }
    if (!same(there, right)) faults.push(`${id}: the results say ${JSON.stringify(there)}`)
  }
  return { faults, due, lost }
}
