import { a, the } from '../kernel/english.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, eventNames, suitNames } from './cards.en.ts'
import { type Card, type CardId, type SoloEventId, suitOf } from './components/index.ts'
import { placesBy } from './wording.ts'

/** A card by its name, or as "a wood card" where only the back is known. */
export function name(card: Card | CardId): string {
  if (card === '?') return 'a hidden card'
  if (!card.startsWith('?')) return the(cardNames[card as CardId])
  const suit = suitNames[suitOf(card)].toLowerCase()
  return a(`${suit} card`)
}

/** "a Lumberjack" */
export const aCard = (card: CardId): string => a(cardNames[card])

/** An event as a title: "“Customs”". */
export const eventName = (id: SoloEventId): string => `“${eventNames[id]}”`

/** An amount of gold. */
export const gold = (amount: number) => `${amount} gold`
/** Things in a row. */
export const list = locales.en.and

export const { where, place, at, onTop } = placesBy({
  name,
  village: 'the village',
  newPile: 'as a new pile',
  insteadOf: (card) => ` in place of ${name(card)}`,
  pile: (number) => `pile ${number}`,
  branch: (number) => `branch ${number}`,
  on: (place) => `on ${place}`,
})
