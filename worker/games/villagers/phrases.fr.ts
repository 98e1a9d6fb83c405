import { capital, du, le } from '../kernel/french.ts'
import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, genders, suitNames } from './cards.fr.ts'
import { type Card, type CardId, suitOf } from './components/index.ts'
import { type Host, hostAt } from './hosts.ts'
import { countess, type State } from './state.ts'

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

/** " (pile 2, branche 1)", where a card alone does not tell its place. */
export function place(host: Host | null): string {
  if (!host || host.pile === null) return ''
  const branch = host.branch === null ? '' : `, branche ${host.branch}`
  return ` (pile ${host.pile}${branch})`
}

/** "le Bûcheron (pile 2, branche 1)" */
export function at(host: Host | null): string {
  if (!host) return 'le village'
  const stand = host.as ? ` à la place ${ofCard(host.as)}` : ''
  return `${name(host.card)}${stand}${place(host)}`
}

/** Where a card is put. */
export const onTop = (state: State, seat: Seat, move: { pile?: number; branch?: number }) =>
  move.pile === undefined || move.branch === undefined
    ? 'en nouvelle pile'
    : `sur ${at(hostAt(state, seat, move.pile, move.branch))}`

/** People by their names, the Countess by her title. */
export const withCountess =
  (players: Names): Names =>
  (seat) =>
    seat === countess ? 'la Comtesse' : players(seat)

/** A sentence starts with a capital letter, whatever it is about. */
export const sentence = (text: string): string => capital(text)
