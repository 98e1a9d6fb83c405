/** Worth and needs of a villager that a move of Villagers takes or builds, in few words. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { places } from '../../games/villagers/chains.ts'
import {
  basicIds,
  type CardId,
  cards,
  padlockPrice,
  suitOf,
} from '../../games/villagers/components/index.ts'
import { holds, isTinnerPlayed, padlockCost, unlockerOf } from '../../games/villagers/padlocks.ts'
import { countess, type Move, type State } from '../../games/villagers/state.ts'
import { owners, seatOf } from '../../games/villagers/village.ts'
import { nounIn } from '../holdings.ts'
import type { Thing } from '../things.ts'
import { names, suits, texts } from './names.ts'

interface Said {
  readonly gold: string
  readonly food: string
  readonly builder: { readonly one: string; readonly other: string }
  readonly on: string
  readonly padlock: string
  /** Addition to the card below, where the seat has it nowhere. */
  readonly missing: string
  /** The same for a basic villager, which a hand card is traded for (V5.31). */
  readonly traded: string
  /** Way of opening a padlock: free of charge, with an own key, or for gold to others or the bank (V5.41-V5.45, V5.60). */
  readonly free: string
  readonly brings: (gold: number) => string
  readonly pays: (gold: number, to: string) => string
  readonly bank: string
}

/** Words for what is printed on a card. */
export const cardWords: PerLanguage<Said> = {
  en: {
    ...{ gold: 'gold', food: 'food', on: 'on', padlock: 'padlock' },
    ...{ missing: 'missing', traded: 'by trade', free: 'free', bank: 'the bank' },
    brings: (gold) => `brings you ${gold} gold`,
    pays: (gold, to) => `${gold} gold${to === '' ? '' : ` to ${to}`}`,
    builder: { one: 'builder', other: 'builders' },
  },
  de: {
    ...{ gold: 'Gold', food: 'Nahrung', on: 'auf', padlock: 'Schloss' },
    ...{ missing: 'fehlt', traded: 'durch Eintausch', free: 'frei', bank: 'die Bank' },
    brings: (gold) => `bringt dir ${gold} Gold`,
    pays: (gold, to) => `${gold} Gold${to === '' ? '' : ` an ${to}`}`,
    builder: { one: 'Bausymbol', other: 'Bausymbole' },
  },
  fr: {
    ...{ gold: 'or', food: 'nourriture', on: 'sur', padlock: 'cadenas' },
    ...{ missing: 'manque', traded: 'par échange', free: 'gratuit', bank: 'la banque' },
    brings: (gold) => `te rapporte ${gold} or`,
    pays: (gold, to) => `${gold} or${to === '' ? '' : ` à ${to}`}`,
    builder: { one: 'bâtisseur', other: 'bâtisseurs' },
  },
}

const isCard = (card: string): card is CardId => card in cards

/** Villager that becomes the seat's own, or stays on the Road with a coin, face up, and what is left to say of the turn. */
function cardOf(view: State, move: Move): CardId | null {
  if (move.do === 'place') return isCard(move.card) ? move.card : null
  if (move.do === 'coin') return view.road[move.column]?.card ?? null
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

/** Way in which a padlock would be opened now, and the person to whom that is worth something (V5.41-V5.45); `null` without a padlock. `bank`: its name, empty where it goes without saying. */
export function opening(
  view: State,
  seat: Seat,
  card: CardId,
  language: Language,
  nameOf: Names,
  bank = cardWords[language].bank,
): string | null {
  const key = unlockerOf(view, card)
  const own = view.seats[seat]?.village
  if (key === null || !own) return null
  const { brings, free, pays } = cardWords[language]
  if (holds(own, key)) return brings(padlockPrice)
  const price = padlockCost(view, own, card, isTinnerPlayed(view))
  if (price === 0) return free
  const holders = owners(view, seat).filter((one) => holds(seatOf(view, one).village, key))
  const payees = holders.map((one) => (one === countess ? names[language].countess : nameOf(one)))
  return pays(price, payees.length > 0 ? locales[language].or(payees) : bank)
}

/** Place that a villager needs (V4.26). */
function placeOf(card: CardId, language: Language): string[] {
  const { predecessor } = cards[card]
  return predecessor !== null && isCard(predecessor)
    ? [`${cardWords[language].on} ${names[language][predecessor]}`]
    : []
}

/** The same with what is to be done where a seat is seen to have it nowhere. */
function hostIn(view: State, seat: Seat, card: CardId, language: Language): string[] {
  const { predecessor } = cards[card]
  const has = view.seats[seat]
  if (predecessor === null || !isCard(predecessor) || !has) return []
  const say = cardWords[language]
  const held: string[] = [...has.hand.map((one) => one.card), ...has.square]
  // A hand that is not seen may have it.
  const isHad = held.some((one) => one === predecessor || one.startsWith('?'))
  const isMissing = places(has.village, card).length === 0 && !isHad
  const basic = basicIds.find((one) => one === predecessor)
  const how = basic && view.basics[basic] > 0 ? say.traded : say.missing
  return placeOf(card, language).map((place) => (isMissing ? `${place} (${how})` : place))
}

/** Card that a villager goes on, and the key of its padlock with who is paid (V4.26, V5.41). */
export function needsOf(
  view: State,
  seat: Seat,
  card: CardId,
  language: Language,
  nameOf: Names,
): { readonly on: ReadonlyArray<string>; readonly padlock: string | null } {
  const key = unlockerOf(view, card)
  const opens = opening(view, seat, card, language, nameOf)
  return {
    on: hostIn(view, seat, card, language),
    padlock: key === null ? null : `${names[language][key]} (${opens})`,
  }
}

/** Symbols of the villager and its text (V6.20); for a draft also the card that it goes on (V4.26), and the key that its padlock needs, with who is paid. */
export function gloss(
  view: State,
  seat: Seat,
  move: Move,
  language: Language,
  nameOf: Names,
): Thing | null {
  const card = cardOf(view, move)
  if (card === null) return null
  const say = cardWords[language]
  const { labelled } = locales[language]
  const symbols = symbolsOf(card, language)
  const { on, padlock } = needsOf(view, seat, card, language, nameOf)
  const opens = opening(view, seat, card, language, nameOf)
  const isPlaced = move.do === 'place'
  const keyed = isPlaced ? opens : padlock
  const text = texts[language][card]?.replace(/\.$/, '')
  const parts = [
    ...(symbols.length > 0 ? [symbols.join(', ')] : []),
    ...(text === undefined ? [] : [text]),
    ...(isPlaced ? [] : on),
    // A padlock that is opened for nothing needs no thought.
    ...(keyed === null || (isPlaced && opens === say.free) ? [] : [labelled(say.padlock, keyed)]),
  ]
  return parts.length === 0 ? null : { name: names[language][card], facts: parts.join(' · ') }
}

/** Suit of a card (V5.24, V6.2), as often as it is printed: `wood ×2`. */
function suitIn(card: CardId, language: Language): string {
  const suit = nounIn(suits[language][suitOf(card)], language)
  const { suitSymbols } = cards[card]
  return suitSymbols > 1 ? `${suit} ×${suitSymbols}` : suit
}

/**
 * All that is printed on a villager: its suit, its symbols, the card it goes on, its padlock, and its text. `own`: with what a seat lacks
 * for it, and what its padlock costs that seat now.
 */
export function printedOn(
  view: State,
  card: CardId,
  language: Language,
  own: { readonly seat: Seat; readonly nameOf: Names } | null,
): string {
  const { padlock } = cardWords[language]
  const key = unlockerOf(view, card)
  const opens = own && opening(view, own.seat, card, language, own.nameOf)
  const price = opens === null ? '' : ` (${opens})`
  const facts = [
    suitIn(card, language),
    ...symbolsOf(card, language),
    ...(own ? hostIn(view, own.seat, card, language) : placeOf(card, language)),
    ...(key === null ? [] : [`${padlock} ${names[language][key]}${price}`]),
  ].join(', ')
  const text = texts[language][card]?.replace(/\.$/, '')
  return text === undefined ? facts : `${facts} – ${text}`
}
