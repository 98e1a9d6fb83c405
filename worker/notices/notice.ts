import type { GameEvent, Result, Score, Seat } from '../games/kernel/index.ts'

/**
 * Something an account should hear about, as a table hands it over: all facts,
 * already redacted for the seat it goes to, and no sentence yet.
 */
export interface Notice {
  readonly kind: 'turn' | 'started' | 'over'
  readonly account: string
  readonly table: string
  /** With table, account and kind: what makes twice once. */
  readonly revision: number
  readonly game: string
  readonly title: string
  /** What the people at the table are called, by seat. */
  readonly names: ReadonlyArray<string>
  readonly seat: Seat
  /** Whether it is this seat's turn. */
  readonly yourTurn: boolean
  /** The state as this seat sees it. */
  readonly state: unknown
  /** What this seat heard since its own last turn. */
  readonly events: ReadonlyArray<GameEvent>
  readonly scores: ReadonlyArray<Score>
  readonly result: Result | null
}
