import type {
  GameEvent,
  Language,
  Names,
  PerLanguage,
  Seat,
} from '../../../worker/games/kernel/index.ts'
import type { CardNamed } from '../rules/entries.ts'

/** Deeds of one of the others since my own turn, and the states of the table before and now. All of it as I see it. */
export interface Meanwhile<S = unknown, E extends GameEvent = GameEvent> {
  /** The events of their turns, in order. */
  readonly events: ReadonlyArray<E>
  readonly who: Seat
  readonly you: Seat
  /** After my own last turn. */
  readonly before: S
  readonly now: S
  readonly names: Names
  readonly language: Language
}

/** Something that somebody did, in a picture and two words. */
export interface Deed {
  /** A verb without its object, such as "built". */
  readonly did: string
  /** The name of what it was done with, without an article. */
  readonly name: string
  /** Picture: a card or piece of the game's index. */
  readonly piece: CardNamed
  /** Number of times that it was done. */
  readonly count: number
  /** It is gone: its picture is struck out. */
  readonly isGone: boolean
  /** Weight of it, to choose among many. */
  readonly weight: number
}

/** Meaning for me: good, bad, or only to be known. */
export interface Touch {
  readonly side: 'good' | 'bad' | 'none'
  /** The news, in a sentence. */
  readonly news: string
  /** Reason why it matters to me, in a sentence; empty where that is plain. */
  readonly why: string
}

/**
 * Words of a game on the cards of those who moved since my turn. Its functions are pure, and know no more than I may:
 * the states are views. All of them may be absent.
 */
// biome-ignore lint/suspicious/noExplicitAny: each board is written for its own game's state and events; the page hands it what that game's engine made.
export interface Meaning<S = any, E extends GameEvent = any> {
  /** Deeds of somebody, in order. */
  deeds(meanwhile: Meanwhile<S, E>): ReadonlyArray<Deed>
  /** Effects on me, the most important first; empty: nothing. */
  touches(meanwhile: Meanwhile<S, E>): ReadonlyArray<Touch>
  /** Progress of a seat, where its points alone do not tell that; `null`: what is hidden keeps it from being known. */
  worth?(state: S, seat: Seat): number | null
  /** Name of the unit, after the number: "points". */
  readonly unit: PerLanguage<(count: number) => string>
}

/** Deed in an event: what was done, and with which piece. */
export interface DeedSeen<K extends string> {
  readonly did: K
  readonly piece: CardNamed
  readonly weight: number
  readonly isGone?: boolean
}

/**
 * Deeds in words. The same done several times is one, where it was done first.
 *
 * @param did the verbs
 * @param nameOf what a piece is called
 */
export function worded<K extends string>(
  seen: ReadonlyArray<DeedSeen<K>>,
  did: Readonly<Record<K, string>>,
  nameOf: (piece: CardNamed) => string,
): Deed[] {
  const deeds = new Map<string, Deed>()
  for (const one of seen) {
    const key = `${one.did} ${one.piece.kind} ${one.piece.id}`
    const count = (deeds.get(key)?.count ?? 0) + 1
    deeds.set(key, {
      did: did[one.did],
      name: nameOf(one.piece),
      piece: one.piece,
      count,
      isGone: one.isGone ?? false,
      weight: one.weight,
    })
  }
  return [...deeds.values()]
}

/** The deeds that tell most, so many at most: those first, and of two that tell the same the earlier one. */
export const mostTelling = (deeds: ReadonlyArray<Deed>, most: number): Deed[] =>
  deeds.toSorted((a, b) => b.weight - a.weight).slice(0, most)
