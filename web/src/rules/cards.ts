import type { Language } from '../../../worker/games/kernel/words.ts'

/** A kind of card or piece in a game's index. */
export interface CardEntry {
  readonly id: string
  /** A key of the index's `kinds`. */
  readonly kind: string
  readonly name: string
  /** What it does, in a sentence or a few; empty where its facts say it all. */
  readonly text: string
  /** Values by their labels, such as cost or points. */
  readonly facts: ReadonlyArray<readonly [label: string, value: string]>
  /** How many of them the game has. */
  readonly count: number
  /** Path data of its picture, where the board has one. */
  readonly picture?: string
  /** The labels of values, or the whole entry, that are reconstructed: no public source gives them. */
  readonly reconstructed: boolean
  /** Where its values come from. */
  readonly source: string
}

/** Every card and piece of a game, in one language. */
export interface CardIndex {
  readonly kinds: Readonly<Record<string, string>>
  readonly cards: ReadonlyArray<CardEntry>
}

/** The games' indexes, by their files. */
const files = import.meta.glob<{ cardIndex: (language: Language) => CardIndex }>(
  '../boards/*/cards.ts',
)

/** A game's index in a language, or `null` for a game that has none. */
export const cardsOf = async (game: string, language: Language): Promise<CardIndex | null> =>
  (await files[`../boards/${game}/cards.ts`]?.())?.cardIndex(language) ?? null
