/** Tables as they stand, made up for tests of what follows from that. */
import { type Seat, start } from '../../worker/games/kernel/index.ts'
import type { Deed } from '../../worker/table/effects/deed.ts'
import type { Absence, Clock, Vote } from '../../worker/table/storage/absence.ts'
import type { JournalRow, TakenSeat } from '../../worker/table/storage/rows.ts'
import type { TableSettings } from '../../worker/table/storage/settings.ts'
import type { TableSnapshot } from '../../worker/table/storage/snapshot.ts'
import type { Pace, TableHappening } from '../../worker/wire/schema/table.ts'
import { toy } from '../kernel/toy.ts'

export const hour = 60 * 60 * 1000
export const now = 1_000 * hour
export const earlier = now - 10 * hour
export const pace: Pace = { start: 48, perTurn: 4, cap: 72, late: 'ask' }

export const settings: TableSettings = {
  ...{ id: 'table', game: 'toy', title: 'Ours', access: 'link', options: {}, wanted: 3 },
  ...{ status: 'playing', change: 7, createdAt: 1, updatedAt: 2, startedAt: 3, endedAt: null },
  ...{ rated: false, seating: null, rematch: null, pace: null, patience: 7, ended: null },
  tournament: null,
  deal: null,
  start: null,
  origin: null,
  series: null,
}
export const person = (seat: Seat, change: Partial<TakenSeat> = {}): TakenSeat => ({
  ...{ seat, account: `a${seat}`, name: `N${seat}`, ownRevision: 0, waitingSince: null },
  ...{ bot: null, botOnce: false, ...change },
})
export const absence: Absence = {
  ...{ pausedAt: null, clocks: [], votes: [], open: new Set(), again: new Set() },
  ...{ stuck: new Set(), happenings: [], proposal: null },
  ...{ hours: new Map(), nextHours: new Map() },
}
export const clock = (seat: Seat, change: Partial<Clock> = {}): Clock => ({
  ...{ seat, left: 48 * hour, total: 48 * hour, waiting: null, since: null, deadline: null },
  ...{ overAt: null, ...change },
})

/** Differences of a table from the usual one. */
export interface Table {
  /** The seat that is to act; `null`: the play is over. */
  readonly toAct?: Seat | null
  readonly revision?: number
  readonly settings?: Partial<TableSettings>
  readonly seats?: Readonly<Record<Seat, Partial<TakenSeat>>>
  readonly absence?: Partial<Absence>
  readonly queue?: TableSnapshot['queue']
}

/** A table of three people that waits for one of them, the first unless said otherwise. */
export function table({
  toAct = 0,
  revision = 5,
  seats = {},
  ...change
}: Table = {}): TableSnapshot {
  const play = start(toy, { cards: 12 }, 3, new Uint8Array(32))
  const agenda = toAct === null ? [] : [{ task: 'turn', seat: toAct }]
  const state = { ...(play.state as object), agenda }
  return {
    settings: { ...settings, ...change.settings },
    game: toy,
    play: { ...play, state, revision },
    takenSeats: [0, 1, 2].map((seat) =>
      person(seat, { waitingSince: seat === toAct ? earlier : null, ...seats[seat] }),
    ),
    absence: { ...absence, ...change.absence },
    queue: change.queue ?? [],
  }
}

export const turn = (seat: Seat, change: Partial<JournalRow> = {}): Deed => ({
  did: 'turn',
  row: {
    ...{ revision: 6, seat, moves: [], turn: 't', events: [], at: now, by: 'person', back: null },
    ...change,
  },
})
export const happening = (
  what: TableHappening['what'],
  seat: Seat | null,
  id = 1,
): TableHappening => ({
  ...{ id, at: now, revision: 5, what, seat, by: null },
})
export const vote = (ballot: string, seat: Seat, choice = 'yes'): Vote => ({ ballot, seat, choice })
