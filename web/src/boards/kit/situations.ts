import type { PerLanguage, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Guide, GuideNote } from '../../stage/board.ts'

/** A situation of a game that is explained when it comes up for the first time. */
export interface Situation<P> {
  /** The number of the rule that its note tells. */
  readonly rule: string
  /** Returns true if it has come up. */
  when(position: P): boolean
  /** The pieces and places that its note points at, the best first. Absent: the first lit piece. */
  at?(position: P): ReadonlyArray<string>
}

/** The notes of one language. */
export type NotesOf<T extends string> = Readonly<Record<T, GuideNote>>

/**
 * A first-game guide made of situations.
 *
 * @param situations the most important first
 * @param positionOf what the situations look at; `null` when the game is over
 * @param notes by language: imports what is said about them
 */
export function guideOf<S, P, T extends string>(
  situations: Readonly<Record<T, Situation<P>>>,
  positionOf: (state: S, seat: Seat) => P | null,
  notes: PerLanguage<() => Promise<{ readonly notes: NotesOf<T> }>>,
): Guide<S> {
  const listed = Object.entries<Situation<P>>(situations)
  const named: ReadonlyMap<string, Situation<P>> = new Map(listed)
  return {
    topics(state, seat) {
      const position = positionOf(state, seat)
      if (position === null) return []
      return listed.filter(([, { when }]) => when(position)).map(([topic]) => topic)
    },
    at(state, seat, topic) {
      const position = positionOf(state, seat)
      return (position && named.get(topic)?.at?.(position)) ?? []
    },
    rule: (topic) => named.get(topic)?.rule ?? null,
    notes: async (language) => (await notes[language]()).notes,
  }
}
