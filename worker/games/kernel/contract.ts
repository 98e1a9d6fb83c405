import type { ZodMiniType } from 'zod/mini'
import type { Random } from './random.ts'

/** A place at a table, 0-based, in turn order. */
export type Seat = number

/** Eyes that a state is redacted for: a seat, or `null` for a spectator. */
export type Viewer = Seat | null

export type Json =
  | null
  | boolean
  | number
  | string
  | ReadonlyArray<Json>
  | { readonly [key: string]: Json | undefined }

/** One atomic decision, plain and flat: `{ do: 'draft', from: 'road', column: 3 }`. */
export interface Move {
  readonly do: string
}

/** Something that happened, for the log, the recap, the animation and the letters. */
export interface GameEvent {
  readonly event: string
}

/** A part of the event before it, as a card is of what is counted. It is seen by all, and told in no words. */
export interface EventPart extends GameEvent {
  readonly isPart: true
}

/**
 * An event together with who may hear it in full. Without `to` everybody does;
 * with it, everyone else hears `others` instead, or nothing where that is `null`.
 */
export interface AddressedEvent<E extends GameEvent> {
  readonly event: E
  readonly to?: ReadonlyArray<Seat>
  readonly others?: E | null
}

/** Means that a playing move may use besides the state: chance, and a voice. */
export interface PlayContext<E extends GameEvent> {
  readonly random: Random
  emit(event: E): void
  /** Tells `event` to the seats in `to` and `others` (or nothing) to everyone else. */
  emitTo(to: ReadonlyArray<Seat>, event: E, others: E | null): void
  /** Tells a part of what was just emitted. Absent: nobody looks on. It is a step of the turn, and none of its events. */
  part?(part: EventPart): void
}

/** Points of one seat. The categories' ids are named by the game's words; they add up to the total. */
export interface Score {
  readonly seat: Seat
  readonly total: number
  readonly categories: ReadonlyArray<{ readonly category: string; readonly points: number }>
}

/**
 * Outcome of a table. `places[seat]` counts from 1, shared by ties. A lost solo
 * game has place 2. `reason` is a key of the game's words.
 */
export interface Result {
  readonly places: ReadonlyArray<number>
  readonly reason: string
}

/**
 * The rules of one game. The state `S` is plain JSON and says what is pending,
 * so a table can sleep for weeks between any two moves. A view has the same
 * type, with hidden pieces replaced by their backs, and the same functions run on it.
 */
export interface Game<
  S = unknown,
  M extends Move = Move,
  O = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly id: string
  /** Raised when a rule or a value changes; a stored state carries it. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Options with their defaults; their JSON Schema draws the form. Of zod/mini: the schema travels to the browser. */
  readonly options: ZodMiniType<O>
  /**
   * The shape of every move, possible now or not. Anything that somebody sent is checked by it
   * before the rules see it: a field that has to be a number or a card's name is one.
   */
  readonly move: ZodMiniType<M>
  setup(options: O, seats: number, random: Random): S
  /** The seats that must decide now; empty when the table is over. */
  toAct(state: S): Seat[]
  /** Every legal move of a seat, in a stable order. One that need not decide may have some, too: an interruption that nobody waits for. */
  moves(state: S, seat: Seat): M[]
  /** The number of the rule that forbids what somebody sent, which may be any JSON, where it is not among the legal moves. Never throws. */
  forbids(state: S, seat: Seat, move: Json): string
  /** Plays a legal move by mutating the state. Throws `Hidden` where it needs what the state does not show. */
  play(state: S, seat: Seat, move: M, at: PlayContext<E>): void
  redact(state: S, viewer: Viewer): S
  /**
   * Possible views of a seat when it is asked next, for laying moves ahead while others
   * are asked; the likeliest first. Guesses, from the view alone. Absent: nothing can be foreseen.
   */
  ahead?(state: S, seat: Seat): S[]
  /**
   * The moves that end a turn, or sit a round out, with nothing more done: they can be made for
   * somebody who wants to pass. Absent: nobody can.
   */
  readonly passes?: ReadonlyArray<M['do']>
  /** The moves that are as legal in the turns of others: nothing is lost by ending a turn without them. Absent: none are. */
  readonly anytime?: ReadonlyArray<M['do']>
  /**
   * Returns true if a legal move is there for waiting only, as nothing would come of it. A player
   * at random for show passes over such moves. Absent: none is.
   */
  waits?(state: S, seat: Seat, move: M): boolean
  /**
   * Returns true if a legal move only declines what the seat is asked, or leaves something unused: nobody who
   * names that thing alone means such a move. Absent: only what `passes` does.
   */
  declines?(state: S, seat: Seat, move: M): boolean
  score(state: S): Score[]
  result(state: S): Result | null
  /** Brings a state of an older version to this one. Absent: older states read as they are. */
  upgrade?(state: unknown, from: number): S
}

/** A game whose type parameters do not matter to the caller, as in the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different states; every use goes through the contract.
export type AnyGame = Game<any, any, any, any>
