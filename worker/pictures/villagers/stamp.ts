/** Villagers as stamps in pictures for letters, and where they stand on the road. */
import type { Language } from '../../games/kernel/language.ts'
import { basicIds, type CardId, cards, type Suit } from '../../games/villagers/components/index.ts'
import type { CardPeople } from '../aid.ts'
import { write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { alpha, group, line, path } from '../shapes.ts'
import { ticket, ticketsAt } from '../ticket.ts'
import { type Hour, ink, palette } from '../tones.ts'
import type { ManId } from './looks.ts'
import { names } from './names.ts'
import { gamePlace } from './place.ts'
import { portrait } from './portraits.ts'
import { signs, suitMark } from './signs.ts'

/** Printed in the colours of an hour, and of a card's suit. */
export const coloured = (svg: string, hour: Hour = 'day', card?: CardId): string =>
  ink(svg, palette(gamePlace, hour, card && cards[card].suit))

/** Light that a card is drawn in, and the side of a basic villager that its reader chose (V2.2). */
interface Looks {
  readonly hour?: Hour
  readonly people?: CardPeople
}

/** The side of a card that is shown: a basic villager has a woman's and a man's. */
function sideOf(card: CardId, people: CardPeople): CardId | ManId {
  const basic = basicIds.find((one) => one === card)
  return basic && people === 'men' ? `${basic}-man` : card
}

/** A card of 100 by 124: mark, name, picture. */
export function stamp(
  card: CardId,
  language: Language,
  { hour = 'day', people = 'women' }: Looks = {},
): string {
  const { suit } = cards[card]
  return coloured(
    path('M3 4h100v124H3z', 'key', alpha(0.24)) +
      path(perforated(100, 124), 'paper') +
      group(7, 6.5, 14 / 24, suitMark(suit)) +
      write(names[language][card], 25, 18.5, 8.2, 'print', { weight: 1.65, gap: 1.8, most: 69 }) +
      `<svg x="6" y="26" width="88" height="92" viewBox="0 0 81.3 85">${portrait(sideOf(card, people))}</svg>` +
      line('M6 26h88v92H6z', 's5', 0.9),
    hour,
    card,
  )
}

/** Symbols of a card (V6.20) beside its suit: gold with its number, food, builders, a padlock. */
function printedOn(card: CardId): string {
  const { gold, food, builder, unlocker } = cards[card]
  const number = write(String(gold), 11.5, 16.5, 10, 'print', { weight: 2, align: 0.5, most: 14 })
  return [
    ...(gold > 0 ? [signs.coin + number] : []),
    ...Array.from({ length: food }, () => signs.food),
    ...Array.from({ length: builder }, () => signs.builder),
    ...(unlocker === null ? [] : [signs.padlock]),
  ]
    .map((sign, i) => group(168 + i * 36, 14, 32 / 24, sign))
    .join('')
}

/** The same as it lies in a letter, with the gold on it. */
export const flat = (
  card: CardId,
  language: Language,
  people: CardPeople = 'women',
  coins = '',
): string =>
  coloured(
    ticket(
      names[language][card],
      `<svg width="104" height="112" viewBox="0 0 81.3 85" preserveAspectRatio="xMidYMid slice">${portrait(sideOf(card, people))}</svg>`,
      group(126, 14, 32 / 24, suitMark(cards[card].suit)) + printedOn(card) + coins,
    ),
    'day',
    card,
  )

/** The back of a card, of 100 by 124, with the mark of its suit as far as that is seen. */
export const back = (suit: Suit | null): string =>
  ink(
    path('M3 4h100v124H3z', 'key', alpha(0.24)) +
      path(perforated(100, 124), suit ? 's3' : 'far') +
      line('M6 6h88v112H6z', 'light', 1.5) +
      (suit ? group(26, 36, 2, suitMark(suit, 'light')) : ''),
    palette(gamePlace, 'day', suit ?? undefined),
  )

/** Place of the road's first stamp, distance to the next, and their size. */
export const roadPlaces = { x: 58, y: 222, step: 184, scale: 1.5 } as const

/** Distance by which a place of the road lies lower than the first. */
export const swing = (place: number): number => Math.sin(place * 1.1) * 4

/** Places of the road in a letter, in two rows. */
export const flatRoad = ticketsAt(112)
