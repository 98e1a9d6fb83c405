import {
  type AnyGame,
  type Play,
  type Result,
  type Score,
  type Seat,
  scoresSeen,
  type Viewer,
  view,
  visibleTo,
} from '../../games/kernel/index.ts'
import type { Entry } from '../../wire/schema/entry.ts'
import type { Absence } from './absence.ts'
import type { Waiter } from './queue.ts'
import type { JournalRow, TakenSeat } from './rows.ts'
import type { TableSettings } from './settings.ts'

/** A table as it stands, with all its secrets. */
export interface TableSnapshot {
  readonly settings: TableSettings
  readonly game: AnyGame
  /** `null` while people gather. */
  readonly play: Play | null
  readonly takenSeats: ReadonlyArray<TakenSeat>
  /** Time and who is missing. */
  readonly absence: Absence
  /** People who wait for a seat, the first in the queue first. */
  readonly queue: ReadonlyArray<Waiter>
}

/** Seat of an account; `null` for a spectator. */
export const seatOf = (
  { takenSeats }: Pick<TableSnapshot, 'takenSeats'>,
  account: string | null,
): Viewer =>
  account === null
    ? null
    : (takenSeats.find((takenSeat) => takenSeat.account === account)?.seat ?? null)

/** The host: who has sat here longest. */
export const hostSeat: Seat = 0

/** The seats that must decide now. */
export const toActIn = ({ settings, game, play }: TableSnapshot): Seat[] =>
  play && settings.status === 'playing' ? game.toAct(play.state) : []

/** Reasons in the result of a table that its people ended, or its host before it began. */
const endReasons = { together: 'ended-together', cancelled: 'cancelled' } as const

/** Result of the table; `null` while it goes on. If its people ended it, nobody has a place. */
export const resultOf = ({ settings, game, play }: TableSnapshot): Result | null =>
  settings.ended !== null
    ? { places: [], reason: endReasons[settings.ended] }
    : play && game.result(play.state)

/** A play as a viewer sees it, with the scores that they can count on that. */
interface Sight {
  readonly play: Play
  readonly scores: ReadonlyArray<Score>
}

/** Sights of a play, by viewer: kept for as long as the play is. */
const sights = new WeakMap<Play, Map<Viewer, Sight>>()

/** Sight that a viewer has of a play. It is worked out once: the page, its socket and the answer to a turn show the same. */
export function sightOf({ game }: TableSnapshot, play: Play, viewer: Viewer): Sight {
  const known = sights.get(play) ?? new Map<Viewer, Sight>()
  sights.set(play, known)
  const found = known.get(viewer)
  if (found) return found
  const seen = view(game, play, viewer)
  const sight = { play: seen, scores: scoresSeen(game, seen.state) }
  known.set(viewer, sight)
  return sight
}

/**
 * The scores as a viewer may know them: counted on what they see until the table
 * is over. Empty where that cannot be counted.
 */
export function scoresFor(snapshot: TableSnapshot, viewer: Viewer): ReadonlyArray<Score> {
  const { settings, game, play } = snapshot
  if (!play) return []
  return settings.status === 'over'
    ? game.score(play.state)
    : sightOf(snapshot, play, viewer).scores
}

/** A turn as a viewer may hear of it. */
export const entryFor = (
  { revision, seat, at, by, events, back }: JournalRow,
  viewer: Viewer,
): Entry => ({
  revision,
  seat,
  at,
  by,
  back,
  events: visibleTo(events, viewer).map((event) => ({ ...event })),
})
