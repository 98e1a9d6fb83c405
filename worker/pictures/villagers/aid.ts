/** Aids of a decision in Villagers: the road by numbers, the hand, and the tops of the village. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import {
  type BasicId,
  basicIds,
  type Card,
  type CardId,
  cards,
  suitOf,
} from '../../games/villagers/components/index.ts'
import type { Move, State } from '../../games/villagers/state.ts'
import { tops } from '../../games/villagers/village.ts'
import {
  type Aid,
  below,
  type CardPeople,
  type Disc,
  floor,
  inRow,
  type Numbered,
  plate,
} from '../aid.ts'
import { group } from '../shapes.ts'
import { back, roadAt, stamp } from './stamp.ts'

type Said = Readonly<Record<'hand' | 'drafted' | 'village' | 'stacks' | 'basics', string>>

const words: PerLanguage<Said> = {
  en: {
    ...{ hand: 'Your hand', drafted: 'Drafted this round', village: 'On top in your village' },
    ...{ stacks: 'The stacks', basics: 'Basic villagers' },
  },
  de: {
    ...{ hand: 'Deine Hand', drafted: 'Diese Runde genommen', village: 'Obenauf im Dorf' },
    ...{ stacks: 'Die Stapel', basics: 'Start-Personen' },
  },
  fr: {
    ...{ hand: 'Ta main', drafted: 'Recrutés cette manche', village: 'Au sommet du village' },
    ...{ stacks: 'Les piles', basics: 'Villageois de base' },
  },
}

const isFace = (card: string): card is CardId => card in cards && card !== 'founders'

/** Cards in a row below a plate; no more than find room. */
const mostInRow = 18

interface Row {
  readonly title: string
  /** Face-down ones begin with `?`; an empty string keeps a place free. */
  readonly cards: ReadonlyArray<string>
  /** Place of its first card among those of its title. */
  readonly from: number
  /** Size of a card, as a multiple of 100 by 124. */
  readonly size: number
  readonly x: number
  readonly y: number
}

/** Most cards of one's own beside each other: on a phone their names must still be read. */
const ownInRow = (count: number): number => (count > 8 ? 6 : 5)

/** The same cards in rows below each other. */
const inRows = ({ cards: all, ...row }: Omit<Row, 'from' | 'y'>): Omit<Row, 'y'>[] => {
  const count = Math.ceil(all.length / ownInRow(all.length))
  const most = Math.ceil(all.length / count)
  return Array.from({ length: count }, (_, i) => ({
    ...row,
    ...{ cards: all.slice(i * most, (i + 1) * most), from: i * most },
  }))
}

/** Between the left edge of a row and its first card. */
const margin = 28

/** A card as it lies: a back has its suit as far as that is seen. */
function cardOf(card: string, language: Language, people: CardPeople): string {
  if (card === '') return ''
  return isFace(card)
    ? stamp(card, language, { people })
    : back(card === '?' ? null : suitOf(card as Card))
}

const stepOf = ({ cards: all, size, x }: Row) => inRow(all.length, 112 * size, 1178 - x - margin)

const cardsIn = (row: Row, language: Language, people: CardPeople): string => {
  const { step, scale } = stepOf(row)
  return row.cards
    .map((card, i) =>
      group(
        row.x + margin + i * step,
        row.y + 62,
        row.size * scale,
        cardOf(card, language, people),
      ),
    )
    .join('')
}

/** The middle of the foot of a card. */
function footOf(row: Row, place: number): { readonly x: number; readonly y: number } {
  const { step, scale } = stepOf(row)
  const size = row.size * scale
  return { x: row.x + margin + place * step + 50 * size, y: row.y + 62 + 124 * size }
}

/** Rows below each other; what was drafted stands beside a short hand. Stacks and basic villagers are shown where a turn is about them. */
function rowsOf(
  view: State,
  seat: Seat,
  language: Language,
  places: ReadonlyArray<Place>,
): ReadonlyArray<Row> {
  const own = view.seats[seat]
  if (!own) return []
  const say = words[language]
  const hand = own.hand.flatMap(({ card }): CardId[] => (isFace(card) ? [card] : []))
  const village = tops(own.village)
    .map(({ placed }): CardId => placed.card)
    .filter(isFace)
  const stacks = view.stacks.map(([top]) => top?.card ?? '')
  const isShort = hand.length > 0 && hand.length + own.square.length <= ownInRow(0)
  const besides = isShort ? Math.max(460, hand.length * 202 + 60) : 0
  const all = [
    ...inRows({ title: say.hand, cards: hand, size: 1.8, x: 0 }),
    ...inRows({ title: say.drafted, cards: own.square, size: isShort ? 1.8 : 1.2, x: besides }),
    { title: say.village, cards: village, from: 0, size: 1, x: 0 },
    { title: say.stacks, cards: stacks, from: 0, size: 1.2, x: 0 },
    { title: say.basics, cards: basicsOf(view), from: 0, size: 1.2, x: 0 },
  ].filter(({ title, cards: some }) => {
    const isOfTurn = places.some((place) => place.row === title)
    return some.length > 0 && (isOfTurn || (title !== say.stacks && title !== say.basics))
  })
  let y: number = below
  const rows: Row[] = []
  for (const one of all) {
    const under = one.from > 0 ? y - 86 : y
    const row = { ...one, cards: one.cards.slice(0, mostInRow), y: one.x > 0 ? below : under }
    rows.push(row)
    y = Math.max(y, Math.ceil(footOf(row, 0).y) + 40)
  }
  return rows
}

const basicsOf = ({ basics: left }: State): BasicId[] => basicIds.filter((id) => left[id] > 0)

/** Place of the number of a turn: on a place of the road, or on a card of a row. */
interface Place {
  readonly row: string
  readonly at: number
}

/** The place that the first move of a turn is about; `null` for one that is about none. */
function placeOf(view: State, seat: Seat, move: Move | undefined, say: Said): Place | null {
  const inHand = (card: string) => {
    const at = (view.seats[seat]?.hand ?? []).map((one) => one.card as string).filter(isFace)
    return { row: say.hand, at: at.indexOf(card as CardId) }
  }
  switch (move?.do) {
    case 'coin':
      return { row: road, at: move.column }
    case 'draft':
      if (move.from === 'reserve') return null
      return { row: move.from === 'road' ? road : say.stacks, at: move.column }
    case 'put':
      return move.on === 'stack' ? { row: say.stacks, at: move.column } : inHand(move.card)
    case 'trade-in':
      return { row: say.basics, at: basicsOf(view).indexOf(move.basic) }
    case 'place':
      return inHand(move.card)
    default:
      return null
  }
}

const road = 'road'

export function aid(
  view: State,
  seat: Seat,
  language: Language,
  turns: Numbered,
  people: CardPeople = 'women',
): Aid {
  const places = turns.map(([first]) =>
    placeOf(view, seat, first as Move | undefined, words[language]),
  )
  const rows = rowsOf(
    view,
    seat,
    language,
    places.filter((place) => place !== null),
  )
  const height = Math.max(0, ...rows.map((row) => Math.ceil(footOf(row, 0).y) + 40 - below))
  const discs = places.flatMap((place, i): Disc[] => {
    if (place?.row === road) return [{ number: i + 1, ...roadAt(place.at) }]
    const row = rows.find(
      ({ title, from, cards: { length } }) =>
        title === place?.row && place.at >= from && place.at < from + length,
    )
    return !place || !row ? [] : [{ number: i + 1, ...footOf(row, place.at - row.from) }]
  })
  const drawn = rows
    .map(
      (row) =>
        (row.from > 0 ? '' : plate(row.title, row.y, row.x)) + cardsIn(row, language, people),
    )
    .join('')
  return { height, drawn: floor(height) + drawn, discs }
}
