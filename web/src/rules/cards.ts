import type { Language } from '../../../worker/games/kernel/language.ts'
import { frontOf } from '../boards/list.ts'

/** Where a value comes from: the rulebook, other publications, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed'

/** What a game's data tell of where a piece's values come from; dots reach inside a field. */
export interface Provenance {
  readonly source: Source
  readonly confidence: 'high' | 'medium' | 'low'
  readonly fieldSources?: Readonly<Record<string, Source>>
  /** The rule that is about the piece. */
  readonly rule?: string
}

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
  /** What it does, in a sentence or a few; empty where its facts say it all. */
  readonly text: string
  readonly facts: ReadonlyArray<Fact>
  /** How many of them the game has; `null` for what is printed on a board, or has no number. */
  readonly count: number | null
  readonly countSource: Source
  /** Whether any of its values is reconstructed. */
  readonly reconstructed: boolean
  /** Where what is not said of single values comes from, and how sure that is. */
  readonly source: Source
  readonly confidence: Provenance['confidence']
  readonly rule?: string
}

/** Every card and piece of a game, in one language. */
export interface CardIndex {
  readonly kinds: Readonly<Record<string, string>>
  readonly cards: ReadonlyArray<CardEntry>
}

/** How an entry looks. */
export interface CardLook {
  /** Its picture at an hour, as a whole SVG. */
  drawn(hour: 'day' | 'night'): string
  /** Its colour, as CSS. */
  readonly tint: string
}

/** A game's index in a language with its looks; `null` for a game that has none. */
export async function cardsOf(
  game: string,
  language: Language,
): Promise<(CardIndex & { readonly lookOf: (card: CardEntry) => CardLook }) | null> {
  const front = frontOf(game)
  if (!front) return null
  const [index, look] = await Promise.all([front.cards(), front.cardLooks()])
  return { ...(await index.cardIndex(language)), lookOf: look.lookOf }
}

/** The entries of a kind (all without one) that say all the words of a search. */
export function foundCards(
  cards: ReadonlyArray<CardEntry>,
  search: string,
  kind: string,
  onlyReconstructed: boolean,
): CardEntry[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter((card) => {
    if (kind !== '' && card.kind !== kind) return false
    if (onlyReconstructed && !card.reconstructed) return false
    const whole = [card.name, card.text, ...card.facts.flatMap((fact) => [fact.label, fact.value])]
      .join(' ')
      .toLocaleLowerCase()
    return words.every((word) => whole.includes(word))
  })
}
