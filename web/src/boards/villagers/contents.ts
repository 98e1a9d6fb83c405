import { isHidden } from '../../../../worker/games/kernel/index.ts'
import {
  type BasicId,
  basicIds,
  type Card,
  type CardId,
  cards,
  foundersSides,
  marketColumns,
} from '../../../../worker/games/villagers/components/index.ts'
import { kindOf } from '../../../../worker/games/villagers/hosts.ts'
import { marketDays, type Pile, type Placed } from '../../../../worker/games/villagers/state.ts'
import { printedGold } from '../../../../worker/games/villagers/symbols.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { columnsOf } from './columns.ts'
import type {
  CardContents,
  Contents,
  Fan,
  PileContents,
  TagContents,
  VillageCard,
} from './places.ts'
import type { Table as Whole } from './table.ts'
import { forecastsOf, otherVillage, seatsAsked, whoseOf } from './tags.ts'
import { groundPiece, spotPiece } from './targets.ts'
import { breakable } from './words.ts'

/** Table that the layout is made from. */
type Table = Omit<Whole, 'layout' | 'setZoom'>

/** A card by its face; of a back nothing is read. */
function cardOf(table: Table, card: Card | CardId): CardContents {
  if (isHidden(card)) return { name: '', marks: 0, below: null }
  const { names } = table.boardWords()
  const { suitSymbols, predecessor } = cards[card as CardId]
  return {
    name: breakable(names[card as CardId]),
    marks: suitSymbols,
    below: predecessor ? breakable(names[predecessor as CardId]) : null,
  }
}

function villageCard(table: Table, { card, coins }: Placed, at: string): VillageCard {
  const { props } = table
  const of = seatOf(props.state, props.looked)
  const { food, builder, discard, silver, bronze, keyring, unlocker } = cards[card]
  const { padlocks } = props.options
  const isNun = card === 'nun'
  const fed = card === 'founders' ? foundersSides[of.founders].food : food
  const metals = [printedGold(of, card) > 0, silver, isNun, bronze].filter(Boolean)
  return {
    ...cardOf(table, card),
    at,
    lock: padlocks && unlocker !== null && unlocker !== undefined,
    key: padlocks && keyring > 0,
    signs: fed + builder + (discard ? 1 : 0),
    coins: metals.length,
    lying: coins > 0,
  }
}

function pileOf(table: Table, pile: Pile, index: number): PileContents {
  const { looked } = table.props
  return {
    starter: villageCard(table, pile.starter, spotPiece(looked, index, 0, 0)),
    branches: pile.branches.map((branch, b) =>
      branch.map((placed, i) => villageCard(table, placed, spotPiece(looked, index, b, i + 1))),
    ),
    opening: table.opens(pile, index),
  }
}

/** Tags between road and village. */
function tagsOf(table: Table): Contents['tags'] {
  const { props, boardWords } = table
  const { discard, tinner, chooseSeat } = boardWords()
  const hint = table.hint()
  const { whose, count } = whoseOf(table, props.looked)
  const told: TagContents[] =
    hint === null
      ? [{ text: `${whose} ${count}` }, ...forecastsOf(table, props.looked)]
      : [{ text: hint, hint: true }]
  return {
    left: [{ text: `${discard} ${props.state.discard.length}` }, { text: '?' }],
    middle: [
      ...told,
      ...(props.looked === props.you && props.state.turn?.tinner ? [{ text: tinner }] : []),
      ...seatsAsked(table).map((seat) => ({ text: chooseSeat(table.name(seat)) })),
      ...(props.state.solo ? [{ text: otherVillage(table) }] : []),
    ],
  }
}

/** All cards of a seat's hand, and those that it drafted this round. */
function handOf(table: Table): { hand: Fan; square: Fan } {
  const shown = table.shownHand()
  if (!shown) return { hand: [], square: [] }
  const { hand, returned, square } = seatOf(table.props.state, shown.seat)
  const of = (card: Card | BasicId) => cardOf(table, card)
  return {
    hand: [...hand.map(({ card }) => of(card)), ...returned.map(of)],
    square: square.map(of),
  }
}

/** All that lies on the board now, as its layout counts it. */
export function contentsOf(table: Table): Contents {
  const { props, selection } = table
  const { state, looked } = props
  const { names, basics, marketDue, marketShort, square } = table.boardWords()
  const { village } = seatOf(state, looked)
  const hands = handOf(table)
  return {
    pane: props.pane,
    seats: state.seats.length,
    road: state.road.map((slot) => slot && cardOf(table, slot.card)),
    markets: marketDays
      .filter((day) => state.markets[day] !== 'held')
      .map((day) => ({
        column: marketColumns[day],
        text: (state.markets[day] === 'triggered' ? marketDue : marketShort)[day],
      })),
    starters: { title: basics, names: basicIds.map((basic) => breakable(names[basic])) },
    trades: props.moves.some(({ do: what }) => what === 'trade-in' || what === 'settle'),
    roadHint: table.hintStays() && table.hint() !== null,
    tags: tagsOf(table),
    chips: state.solo !== null || state.developments.length > 0,
    columns: columnsOf(village.map(kindOf)).map((column) =>
      column.flatMap((index) => {
        const pile = village[index]
        return pile ? [pileOf(table, pile, index)] : []
      }),
    ),
    ground: looked === props.you && selection.isLit(groundPiece),
    zoom: table.zoom(),
    hand: hands.hand,
    square: { title: square, cards: hands.square },
  }
}
