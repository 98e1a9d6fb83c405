import type { Language } from '../../../worker/games/kernel/language.ts'
import type { CardEntry, CardIndex, CardLook } from './entries.ts'
import { readingsOf } from './shelf.ts'

/** A game's index in a language with its looks; `null` for a game that has none. */
export async function cardsOf(
  game: string,
  language: Language,
): Promise<(CardIndex & { readonly lookOf: (card: CardEntry) => CardLook }) | null> {
  const front = await readingsOf(game)
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
