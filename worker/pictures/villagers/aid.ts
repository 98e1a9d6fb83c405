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
import { type Aid, below, type CardPeople, type Disc, floor, type Numbered, plate } from '../aid.ts'
import { group } from '../shapes.ts'
import { ticketsAt } from '../ticket.ts'
import { back, flat, flatRoad, stamp } from './stamp.ts'

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

/** Cards below a plate; no more than find room. */
const mostOfRow = 18

interface Row {
  readonly title: string
  /** Face-down ones begin with `?`; an empty string keeps a place free. */
  readonly cards: ReadonlyArray<string>
  /** Cards beside each other whose names are read; 0: a row of backs. */
  readonly columns: number
  readonly y: number
}

/** Between the plate of a row and its cards. */
const underPlate = 62

const backSize = 1.2

/** The middle of the foot of a back, which is 120 by 149. */
const backAt = (i: number, y: number) => ({ x: 88 + i * 134.4, y: y + underPlate + 149 })

const ticketsOf = ({ y, columns }: Row) => ticketsAt(y + underPlate, columns)

/** A stack: its back has the suit as far as that is seen. */
const stackOf = (card: string, language: Language): string =>
  isFace(card)
    ? stamp(card, language)
    : card === ''
      ? ''
      : back(card === '?' ? null : suitOf(card as Card))

function cardsIn(row: Row, language: Language, people: CardPeople): string {
  const { at, scale } = ticketsOf(row)
  return row.cards
    .map((card, i) => {
      if (row.columns === 0)
        return group(28 + i * 134.4, row.y + underPlate, backSize, stackOf(card, language))
      const { x, y } = at(i)
      return isFace(card) ? group(x, y, scale, flat(card, language, people)) : ''
    })
    .join('')
}

/** The place for a number on a card. */
const discIn = (row: Row, place: number) =>
  row.columns === 0 ? backAt(place, row.y) : ticketsOf(row).discAt(place)

const footOf = (row: Row): number =>
  row.columns === 0 ? backAt(0, row.y).y + 40 : ticketsOf(row).footOf(row.cards.length) + 8

/** Rows below each other. Stacks and basic villagers are shown where a turn is about them. */
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
  const all = [
    { title: say.hand, cards: hand, columns: 3 },
    { title: say.drafted, cards: own.square, columns: 3 },
    { title: say.village, cards: village, columns: 4 },
    { title: say.stacks, cards: stacks, columns: 0 },
    { title: say.basics, cards: basicsOf(view), columns: 3 },
  ].filter(({ title, cards: some }) => {
    const isOfTurn = places.some((place) => place.row === title)
    return some.length > 0 && (isOfTurn || (title !== say.stacks && title !== say.basics))
  })
  let y: number = below
  return all.map((one) => {
    const row = { ...one, cards: one.cards.slice(0, mostOfRow), y }
    y = footOf(row)
    return row
  })
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
  const last = rows.at(-1)
  const height = last ? footOf(last) - below : 0
  const discs = places.flatMap((place, i): Disc[] => {
    if (place?.row === road) return [{ number: i + 1, ...flatRoad.discAt(place.at) }]
    const row = rows.find(
      ({ title, cards: { length } }) => title === place?.row && place.at >= 0 && place.at < length,
    )
    return !place || !row ? [] : [{ number: i + 1, ...discIn(row, place.at) }]
  })
  const drawn = rows.map((row) => plate(row.title, row.y) + cardsIn(row, language, people)).join('')
  return { height, drawn: floor(height) + drawn, discs }
}
