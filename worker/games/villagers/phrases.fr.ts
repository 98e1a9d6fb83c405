import { du, le } from '../kernel/french.ts'
import { capital, locales } from '../kernel/language.ts'
import { names as cardNames, genders, suitNames } from './cards.fr.ts'
import { type Card, type CardId, suitOf } from './components/index.ts'
import { placesBy } from './wording.ts'

/** A card that is known: its name with the article, as put together by `join`. */
const known = (card: CardId, join: typeof le): string => join(cardNames[card], genders[card] ?? 'm')

/** A card by its name ("le Bûcheron"), or as "une carte Bois" where only the back is known. */
export function name(card: Card | CardId): string {
  if (card === '?') return 'une carte cachée'
  return card.startsWith('?') ? `une carte ${suitNames[suitOf(card)]}` : known(card as CardId, le)
}

/** The same after "de": "du Bûcheron", "d’une carte Bois". */
export const ofCard = (card: Card | CardId): string =>
  card.startsWith('?') ? `d’${name(card)}` : known(card as CardId, du)

/** "un Bûcheron", "une Laitière" */
export const aCard = (card: CardId): string =>
  `${genders[card] === 'f' ? 'une' : 'un'} ${cardNames[card]}`

/** An amount of gold. */
export const gold = (amount: number) => `${amount} or`
/** Things in a row. */
export const list = locales.fr.and

export const { where, place, at, onTop } = placesBy({
  name,
  village: 'le village',
  newPile: 'en nouvelle pile',
  insteadOf: (card) => ` à la place ${ofCard(card)}`,
  pile: (number) => `pile ${number}`,
  branch: (number) => `branche ${number}`,
  on: (place) => `sur ${place}`,
})

/** A sentence starts with a capital letter, whatever it is about. */
export const sentence = (text: string): string => capital(text)
