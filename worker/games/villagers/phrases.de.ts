import { dem, den, der, des, ein, einen, type Noun } from '../kernel/german.ts'
import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { eventNames, nouns, suitNames } from './cards.de.ts'
import { type Card, type CardId, type SoloEventId, suitOf } from './components/index.ts'
import { countess } from './state.ts'
import { placesBy } from './wording.ts'

/** A card behind an article that `join` puts before it, or as "eine Holz-Karte" where only the back is known. */
const called =
  (join: (noun: Noun) => string) =>
  (card: Card | CardId): string => {
    if (card === '?') return 'eine verdeckte Karte'
    return card.startsWith('?')
      ? `eine ${suitNames[suitOf(card)]}-Karte`
      : join(nouns[card as CardId])
  }

/** "der Fischer", "eine Holz-Karte" */
export const theCard = called(der)
/** The accusative: "den Fischer", "eine Holz-Karte". */
export const name = called(den)
/** The dative of a known card: "dem Fischer". */
export const toCard = (card: CardId): string => dem(nouns[card])
/** "ein Fischer", and the accusative, "einen Fischer". */
export const aCard = (card: CardId): string => ein(nouns[card])
export const someCard = (card: CardId): string => einen(nouns[card])

/** An event as a title: "„Zoll“". */
export const eventName = (id: SoloEventId): string => `„${eventNames[id]}“`

/** An amount of gold. */
export const gold = (amount: number) => `${amount} Gold`
/** Things in a row. */
export const list = locales.de.and

export const { where, place, at, onTop } = placesBy({
  name,
  village: 'dein Dorf',
  newPile: 'als neue Reihe',
  insteadOf: (card) => ` anstelle ${des(nouns[card])}`,
  pile: (number) => `Reihe ${number}`,
  branch: (number) => `Zweig ${number}`,
  on: (place) => `auf ${place}`,
})

/** The same after "bei" and "zu". */
export const dative = (names: Names, seat: Seat): string =>
  seat === countess ? 'der Gräfin' : names(seat)

/** Somebody as an owner: "von Ada", "der Gräfin". */
export const of = (names: Names, seat: Seat): string =>
  seat === countess ? 'der Gräfin' : `von ${names(seat)}`
