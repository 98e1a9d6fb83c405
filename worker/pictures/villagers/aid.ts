/** Aids of a decision in Villagers: the road by numbers, the hand, and the tops of the village. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { type CardId, cards } from '../../games/villagers/components/index.ts'
import type { Move, State } from '../../games/villagers/state.ts'
import { tops } from '../../games/villagers/village.ts'
import { type Aid, below, type Disc, floor, inRow, type Numbered, plate } from '../aid.ts'
import { group } from '../shapes.ts'
import { roadAt, stamp } from './stamp.ts'

const words: PerLanguage<Readonly<Record<'hand' | 'drafted' | 'village', string>>> = {
  en: { hand: 'Your hand', drafted: 'Drafted this round', village: 'On top in your village' },
  de: { hand: 'Deine Hand', drafted: 'Diese Runde gewählt', village: 'Obenauf im Dorf' },
  fr: { hand: 'Ta main', drafted: 'Recrutés cette manche', village: 'Au sommet du village' },
}

const isFace = (card: string): card is CardId => card in cards && card !== 'founders'

/** Cards in a row below a plate; no more than find room. */
const mostInRow = 12

interface Row {
  readonly title: string
  readonly cards: ReadonlyArray<CardId>
  /** How many times 100 by 124 a card is. */
  readonly size: number
  readonly x: number
  readonly y: number
}

/** Between the left edge of a row and its first card. */
const margin = 28

const stepOf = ({ cards: all, size, x }: Row) => inRow(all.length, 112 * size, 1178 - x - margin)

const cardsIn = (row: Row, language: Language): string => {
  const { step, scale } = stepOf(row)
  return row.cards
    .map((card, i) =>
      group(row.x + margin + i * step, row.y + 62, row.size * scale, stamp(card, language)),
    )
    .join('')
}

/** The middle of the foot of a card. */
function footOf(row: Row, place: number): { readonly x: number; readonly y: number } {
  const { step, scale } = stepOf(row)
  const size = row.size * scale
  return { x: row.x + margin + place * step + 50 * size, y: row.y + 62 + 124 * size }
}

/** Rows below each other; what was drafted stands beside a short hand. */
function rowsOf(view: State, seat: Seat, language: Language): ReadonlyArray<Row> {
  const own = view.seats[seat]
  if (!own) return []
  const say = words[language]
  const hand = own.hand.flatMap(({ card }): CardId[] => (isFace(card) ? [card] : []))
  const village = tops(own.village)
    .map(({ placed }): CardId => placed.card)
    .filter(isFace)
  const isShort = hand.length > 0 && hand.length + own.square.length <= 6
  const besides = isShort ? Math.max(460, hand.length * 168 + 40) : 0
  const all = [
    { title: say.hand, cards: hand, size: 1.5, x: 0 },
    { title: say.drafted, cards: own.square, size: isShort ? 1.5 : 1.2, x: besides },
    { title: say.village, cards: village, size: 1, x: 0 },
  ].filter(({ cards: some }) => some.length > 0)
  let y: number = below
  const rows: Row[] = []
  for (const one of all) {
    const row = { ...one, cards: one.cards.slice(0, mostInRow), y: one.x > 0 ? below : y }
    rows.push(row)
    y = Math.max(y, Math.ceil(footOf(row, 0).y) + 40)
  }
  return rows
}

export function aid(view: State, seat: Seat, language: Language, turns: Numbered): Aid {
  const rows = rowsOf(view, seat, language)
  const hand = rows.find(({ title }) => title === words[language].hand)
  const height = Math.max(0, ...rows.map((row) => Math.ceil(footOf(row, 0).y) + 40 - below))
  const discs = turns.flatMap(([first], i): Disc[] => {
    const move = first as Move | undefined
    if (move?.do === 'draft' && move.from === 'road')
      return [{ number: i + 1, ...roadAt(move.column) }]
    const at = move?.do === 'place' ? (hand?.cards.indexOf(move.card) ?? -1) : -1
    return at < 0 || !hand ? [] : [{ number: i + 1, ...footOf(hand, at) }]
  })
  const drawn = rows.map((row) => plate(row.title, row.y, row.x) + cardsIn(row, language)).join('')
  return { height, drawn: floor(height) + drawn, discs }
}
