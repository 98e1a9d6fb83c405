/** Worth and needs of a villager that a move of Villagers takes or builds, in few words. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { places } from '../../games/villagers/chains.ts'
import { type CardId, cards } from '../../games/villagers/components/index.ts'
import { holds, isTinnerPlayed, padlockCost, unlockerOf } from '../../games/villagers/padlocks.ts'
import { countess, type Move, type State } from '../../games/villagers/state.ts'
import { owners, seatOf } from '../../games/villagers/village.ts'
import { names, texts } from './names.ts'

interface Said {
  readonly gold: string
  readonly food: string
  readonly builder: { readonly one: string; readonly other: string }
  readonly on: string
  readonly padlock: string
  /** Addition to the card below, where the seat has it nowhere. */
  readonly missing: string
  /** Receiver of what a padlock costs: nobody, others, the bank (V5.41-V5.43). */
  readonly pays: readonly [own: string, others: (names: string) => string, bank: string]
}

/** Words for what is printed on a card. */
export const cardWords: PerLanguage<Said> = {
  en: {
    ...{ gold: 'gold', food: 'food', on: 'on', padlock: 'padlock' },
    missing: 'missing',
    pays: ['free', (names) => `pays ${names}`, 'pays the bank'],
    builder: { one: 'builder', other: 'builders' },
  },
  de: {
    ...{ gold: 'Gold', food: 'Nahrung', on: 'auf', padlock: 'Schloss' },
    missing: 'fehlt',
    pays: ['frei', (names) => `zahlt an ${names}`, 'zahlt an die Bank'],
    builder: { one: 'Bausymbol', other: 'Bausymbole' },
  },
  fr: {
    ...{ gold: 'or', food: 'nourriture', on: 'sur', padlock: 'cadenas' },
    missing: 'manque',
    pays: ['gratuit', (names) => `paie ${names}`, 'paie la banque'],
    builder: { one: 'bâtisseur', other: 'bâtisseurs' },
  },
}

const isCard = (card: string): card is CardId => card in cards

/** Villager that becomes the seat's own, face up, and what is left to say of the turn. */
function cardOf(view: State, move: Move): CardId | null {
  if (move.do === 'place') return isCard(move.card) ? move.card : null
  if (move.do !== 'draft' || move.from === 'reserve') return null
  const card =
    move.from === 'stack' ? view.stacks[move.column]?.[0]?.card : view.road[move.column]?.card
  return card !== undefined && isCard(card) ? card : null
}

/** Symbols that are printed on a card or one of its sides. */
interface Printed {
  readonly gold: number
  readonly food: number
  readonly builder?: number
}

/** Gold, food and builders, as far as there are any (V6.20). */
export function symbolsIn({ gold, food, builder = 0 }: Printed, language: Language): string[] {
  const say = cardWords[language]
  return [
    ...(gold > 0 ? [`${gold} ${say.gold}`] : []),
    ...(food > 0 ? [`${food} ${say.food}`] : []),
    ...(builder > 0 ? [`${builder} ${locales[language].plural(builder, say.builder)}`] : []),
  ]
}

/** The symbols of a villager. */
export const symbolsOf = (card: CardId, language: Language): string[] =>
  symbolsIn(cards[card], language)

/** Symbols of the villager and its text (V6.20); for a draft also the card that it goes on (V4.26), and the key that its padlock needs (V5.41), else what its padlock costs (V5.43). */
export function gloss(
  view: State,
  seat: Seat,
  move: Move,
  language: Language,
  nameOf: Names,
): string | null {
  const card = cardOf(view, move)
  if (card === null) return null
  const say = cardWords[language]
  const { labelled } = locales[language]
  const { predecessor } = cards[card]
  const symbols = symbolsOf(card, language)
  const key = unlockerOf(view, card)
  const own = view.seats[seat]?.village
  const price = own ? padlockCost(view, own, card, isTinnerPlayed(view)) : 0
  const [free, others, bank] = say.pays
  const holders = owners(view, seat).filter(
    (one) => key !== null && holds(seatOf(view, one).village, key),
  )
  const payees = holders.map((one) => (one === countess ? names[language].countess : nameOf(one)))
  const payee = price === 0 ? free : payees.length > 0 ? others(locales[language].or(payees)) : bank
  const opener =
    key === null
      ? ''
      : move.do === 'place'
        ? `${price} ${say.gold}`
        : `${names[language][key]} (${payee})`
  const has = view.seats[seat]
  const isMissing =
    has !== undefined &&
    places(has.village, card).length === 0 &&
    ![...has.hand, ...has.square.map((one) => ({ card: one }))].some(
      (one) => one.card === predecessor,
    )
  // A padlock that is opened for nothing needs no thought.
  const isFree = move.do === 'place' && price === 0
  const text = texts[language][card]?.replace(/\.$/, '')
  const parts = [
    ...(symbols.length > 0 ? [symbols.join(', ')] : []),
    ...(text === undefined ? [] : [text]),
    ...(move.do === 'draft' && predecessor !== null && isCard(predecessor)
      ? [`${say.on} ${names[language][predecessor]}${isMissing ? ` (${say.missing})` : ''}`]
      : []),
    ...(key === null || isFree ? [] : [labelled(say.padlock, opener)]),
  ]
  return parts.length === 0 ? null : parts.join(' · ')
}
