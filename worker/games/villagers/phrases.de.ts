import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, suitNames } from './cards.de.ts'
import { type Card, type CardId, suitOf } from './components/index.ts'
import { type Host, hostAt } from './hosts.ts'
import { countess, type State } from './state.ts'

/** A card by its name, or as "eine Holz-Karte" where only the back is known. Names stand without an article. */
export function name(card: Card | CardId): string {
  if (card === '?') return 'eine verdeckte Karte'
  return card.startsWith('?') ? `eine ${suitNames[suitOf(card)]}-Karte` : cardNames[card as CardId]
}

/** An amount of gold. */
export const gold = (amount: number) => `${amount} Gold`
/** Things in a row. */
export const list = locales.de.and

/** " (Reihe 2, Zweig 1)", where a card alone does not tell its place. */
export function place(host: Host | null): string {
  if (!host || host.pile === null) return ''
  const branch = host.branch === null ? '' : `, Zweig ${host.branch}`
  return ` (Reihe ${host.pile}${branch})`
}

/** "Tischlerin (Reihe 2, Zweig 1)" */
export function at(host: Host | null): string {
  if (!host) return 'dein Dorf'
  const stand = host.as ? ` anstelle von ${name(host.as)}` : ''
  return `${name(host.card)}${stand}${place(host)}`
}

/** Where a card is put. */
export const onTop = (state: State, seat: Seat, move: { pile?: number; branch?: number }) =>
  move.pile === undefined || move.branch === undefined
    ? 'als neue Reihe'
    : `auf ${at(hostAt(state, seat, move.pile, move.branch))}`

/** People by their names, the Countess by her title. */
export const withCountess =
  (players: Names): Names =>
  (seat) =>
    seat === countess ? 'die Gräfin' : players(seat)

/** The same after "von", "bei" and "zu". */
export const dative = (players: Names, seat: Seat): string =>
  seat === countess ? 'der Gräfin' : players(seat)

/** A sentence starts with a capital letter, whoever it is about. */
export const sentence = (text: string): string => text.replace(/^d(?=ie Gräfin)/, 'D')
