import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, suitNames } from './cards.de.ts'
import { type Card, type CardId, suitOf } from './components/index.ts'
import { countess } from './state.ts'
import { placesBy } from './wording.ts'

/** A card by its name, or as "eine Holz-Karte" where only the back is known. Names stand without an article. */
export function name(card: Card | CardId): string {
  if (card === '?') return 'eine verdeckte Karte'
  return card.startsWith('?') ? `eine ${suitNames[suitOf(card)]}-Karte` : cardNames[card as CardId]
}

/** An amount of gold. */
export const gold = (amount: number) => `${amount} Gold`
/** Things in a row. */
export const list = locales.de.and

export const { place, at, onTop } = placesBy({
  name,
  village: 'dein Dorf',
  newPile: 'als neue Reihe',
  insteadOf: (card) => ` anstelle von ${name(card)}`,
  pile: (number) => `Reihe ${number}`,
  branch: (number) => `Zweig ${number}`,
  on: (place) => `auf ${place}`,
})

/** The same after "von", "bei" and "zu". */
export const dative = (names: Names, seat: Seat): string =>
  seat === countess ? 'der Gräfin' : names(seat)

/** A sentence starts with a capital letter, whoever it is about. */
export const sentence = (text: string): string => text.replace(/^d(?=ie Gräfin)/, 'D')
