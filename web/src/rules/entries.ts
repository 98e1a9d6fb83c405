import type { Provenance, Source } from '../../../worker/games/kernel/provenance.ts'

/** A value of a piece. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly source: Source
}

/** A kind of card or piece in a game's index. */
export interface CardEntry {
  readonly id: string
  /** A key of the index's `kinds`. */
  readonly kind: string
  readonly name: string
  /** Effect of it, in a sentence or a few; empty where its facts say it all. */
  readonly text: string
  readonly facts: ReadonlyArray<Fact>
  /** Number of them in the game; `null` for what is printed on a board, or has no number. */
  readonly count: number | null
  readonly countSource: Source
  /** True if any of its values is reconstructed. */
  readonly reconstructed: boolean
  /** Source of all that is not said of single values, and how sure that is. */
  readonly source: Source
  readonly confidence: Provenance['confidence']
  readonly rule?: string
}

/** Every card and piece of a game, in one language. */
export interface CardIndex {
  readonly kinds: Readonly<Record<string, string>>
  readonly cards: ReadonlyArray<CardEntry>
}

/** Name that tells a card or piece from all others of its game. */
export type CardNamed = Pick<CardEntry, 'id' | 'kind'>

/** Look of an entry. */
export interface CardLook {
  /** Its picture at an hour, as a whole SVG. */
  drawn(hour: 'day' | 'night'): string
  /** Its colour, as CSS. */
  readonly tint: string
}
