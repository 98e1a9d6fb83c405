import type { Names, Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type Card,
  type CardId,
  cards,
  type FoundersSide,
  foundersSides,
} from '../../../../worker/games/villagers/components/index.ts'
import { countess, type Move, type State } from '../../../../worker/games/villagers/state.ts'
import { padlockPaid, suitOnBack } from './facts.ts'
import type { BoardWords } from './words.ts'

/** Cost of the padlock that a move opens, and who gets it; `null` where it costs nothing. */
export function padlockPaidIn(
  boardWords: BoardWords,
  state: State,
  seat: Seat,
  move: Move,
  names: Names,
): string | null {
  const paid = padlockPaid(state, seat, move)
  if (!paid) return null
  const { gold, to } = paid
  if (to === 'bank') return boardWords.padlockPaid.bank(gold)
  return to.includes(countess)
    ? boardWords.padlockPaid.countess(gold)
    : boardWords.padlockPaid.others(gold, to.map(names))
}

/** A card in a few words, for a screen reader: name, suit and what it shows. */
export function labelOf(
  boardWords: BoardWords,
  card: CardId,
  more: {
    readonly side?: FoundersSide
    readonly silver?: number
    readonly bronze?: number
    readonly goldUp?: number
    readonly coins?: number
    /** True for a card in a village: its neighbour there tells what it lies on. */
    readonly covered?: boolean
  } = {},
): string {
  const printed = cards[card]
  const side = card === 'founders' ? foundersSides[more.side ?? 'gold'] : printed
  const parts = [boardWords.names[card]]
  if (printed.suitSymbols > 0)
    parts.push(
      boardWords.suits[printed.suit] + (printed.suitSymbols > 1 ? ` × ${printed.suitSymbols}` : ''),
    )
  if (printed.predecessor && more.covered === undefined)
    parts.push(boardWords.goesOn(boardWords.names[printed.predecessor as CardId]))
  const gold = more.goldUp ?? side.gold
  if (more.covered) parts.push(boardWords.covered)
  else {
    if (side.food) parts.push(`${boardWords.food} ${side.food}`)
    if (printed.builder) parts.push(`${boardWords.builder} ${printed.builder}`)
    if (gold) parts.push(`${boardWords.gold} ${gold}`)
    if (printed.bronze) parts.push(worthOf(boardWords.bronze, more.bronze))
    if (printed.silver || card === 'nun') parts.push(worthOf(boardWords.silver, more.silver))
  }
  if (printed.unlocker)
    parts.push(boardWords.lockedBy(boardWords.names[printed.unlocker as CardId]))
  if (more.coins) parts.push(boardWords.coinsOn(more.coins))
  return parts.join(', ')
}

/** A symbol with its worth, or alone where its worth is not told. */
const worthOf = (symbol: string, worth: number | undefined): string =>
  worth === undefined ? symbol : `${symbol} ${worth}`

/** A card's back in words. */
export function labelOfBack(boardWords: BoardWords, card: Card | CardId): string {
  const suit = suitOnBack(card)
  return boardWords.back(suit && boardWords.suits[suit])
}
