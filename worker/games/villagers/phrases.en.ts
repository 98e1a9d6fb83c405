import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, suitNames } from './cards.en.ts'
import { type Card, type CardId, suitOf } from './components/index.ts'
import { type Host, hostAt } from './hosts.ts'
import { countess, type State } from './state.ts'

/** A card by its name, or as "a wood card" where only the back is known. */
export function name(card: Card | CardId): string {
  if (card === '?') return 'a hidden card'
  if (!card.startsWith('?')) return `the ${cardNames[card as CardId]}`
  const suit = suitNames[suitOf(card)].toLowerCase()
  return `${suit === 'ore' ? 'an' : 'a'} ${suit} card`
}

/** An amount of gold. */
export const gold = (amount: number) => `${amount} gold`
/** Things in a row. */
export const list = locales.en.and

/** " (pile 2, branch 1)", where a card alone does not tell its place. */
export function place(host: Host | null): string {
  if (!host || host.pile === null) return ''
  const branch = host.branch === null ? '' : `, branch ${host.branch}`
  return ` (pile ${host.pile}${branch})`
}

/** "the Lumberjack (pile 2, branch 1)" */
export function at(host: Host | null): string {
  if (!host) return 'the village'
  const stand = host.as ? ` in place of ${name(host.as)}` : ''
  return `${name(host.card)}${stand}${place(host)}`
}

/** Where a card is put. */
export const onTop = (state: State, seat: Seat, move: { pile?: number; branch?: number }) =>
  move.pile === undefined || move.branch === undefined
    ? 'as a new pile'
    : `on ${at(hostAt(state, seat, move.pile, move.branch))}`

/** People by their names, the Countess by her title. */
export const withCountess =
  (players: Names): Names =>
  (seat) =>
    seat === countess ? 'the Countess' : players(seat)

/** A sentence starts with a capital letter, whoever it is about. */
export const sentence = (text: string): string => text.replace(/^t(?=he Countess)/, 'T')
