/** The rows of a table's storage that others read, at the ground of everything: seats, turns, frames. */
import type { AddressedEvent, BotLevel, GameEvent, Move, Seat } from '../../games/kernel/index.ts'
import type { Entry } from '../../wire/schema/entry.ts'

/** A taken seat. */
export interface TakenSeat {
  readonly seat: Seat
  /** `null`: the account was deleted. */
  readonly account: string | null
  readonly name: string
  /** The revision after this seat's own last turn; 0 before the first. */
  readonly ownRevision: number
  /** Moment from which the table waits for this seat. */
  readonly waitingSince: number | null
  /** The bot that plays here: in the place of the account, or for itself where there is none. */
  readonly bot: BotLevel | null
  /** The bot plays the present turn only. */
  readonly botOnce: boolean
  /** Its person wants letters here though only bots play against them; absent: no. */
  readonly letters?: boolean
}

/** Decider of a turn: its person, a plan they had laid, the rules (the only move there was), or a bot. */
export type TurnBy = Entry['by']

/** One submitted turn. `events` are for the table's eyes: they go out through `visibleTo` only. */
export interface JournalRow {
  readonly revision: number
  readonly seat: Seat
  readonly moves: ReadonlyArray<Move>
  readonly turn: string
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
  readonly at: number
  readonly by: TurnBy
  /** The row takes turns back: the table stands again as after this revision. `null`: it is a turn. */
  readonly back: number | null
}

/** A row without what was played. */
export type Head = Pick<JournalRow, 'revision' | 'seat' | 'turn' | 'at' | 'by' | 'back'>

/** A play as it is kept for looking back. */
export interface Frame {
  /** Version of the rules. */
  readonly version: number
  /** Else it is the difference to the one before. */
  readonly isWhole: boolean
  readonly data: string
}
