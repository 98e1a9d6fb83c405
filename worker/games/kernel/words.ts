import type { GameEvent, Move, Seat } from './contract.ts'

/** Names of the people at the table. */
export type Names = (seat: Seat) => string

/** Texts of one option of a game: its label, what it means, and its values' labels. */
export interface OptionWords {
  readonly label: string
  readonly help: string
  readonly values?: Readonly<Record<string, string>>
  /** Returns true if it makes a difference for so many seats and what else is chosen. Without it, it always does. */
  matters?(seats: number, chosen: Readonly<Record<string, unknown>>): boolean
  /** Reason why a table of so many seats cannot be opened like this, in a sentence; `null` where it can. */
  obstacle?(seats: number, chosen: Readonly<Record<string, unknown>>): string | null
}

/**
 * Everything a game says in one language, for buttons, prompts, the log, the
 * letters and the form of its options. No mark-up; a board may add pictures.
 */
export interface Words<S = unknown, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly title: string
  /** One sentence that makes somebody want to play it. */
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionWords>>
  /** Names of the scoring categories and of the results' reasons. */
  readonly categories: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<string, string>>
  /** Question to the seat that must decide, in one sentence. */
  prompt(state: S, seat: Seat, names: Names): string
  /** The label of a legal move: starts with a verb, tells it from every other legal move of the moment. */
  move(state: S, seat: Seat, move: M, names: Names): string
  /** Sentence about an event; `null` for events that only move pieces on screen. */
  event(event: E, names: Names): string | null
}

/** Words whose type parameters do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds words of different games.
export type AnyWords = Words<any, any, any>

/**
 * A move in words; its bare name where they need more than the state shows. Words about a hidden
 * piece fail in ways of its own in each game, so any error means that.
 */
export function moveInWords(
  words: AnyWords,
  state: unknown,
  seat: Seat,
  move: Move,
  names: Names,
): string {
  try {
    return words.move(state, seat, move, names)
  } catch {
    return move.do
  }
}

/** Question to a seat; `null` where the words need more than the state shows. */
export function promptInWords(
  words: AnyWords,
  state: unknown,
  seat: Seat,
  names: Names,
): string | null {
  try {
    return words.prompt(state, seat, names)
  } catch {
    return null
  }
}
