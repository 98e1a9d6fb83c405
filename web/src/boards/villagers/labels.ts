import {
  type Card,
  type CardId,
  cards,
  type FoundersSide,
  foundersSides,
} from '../../../../worker/games/villagers/components/index.ts'
import { suitOnBack } from './Stamp.tsx'
import type { BoardWords } from './words.ts'

/** A card in a few words, for a screen reader: name, suit and what it shows. */
export function labelOf(
  say: BoardWords,
  card: CardId,
  more: {
    readonly side?: FoundersSide
    readonly silver?: number
    readonly coins?: number
    readonly covered?: boolean
  } = {},
): string {
  const printed = cards[card]
  const side = card === 'founders' ? foundersSides[more.side ?? 'gold'] : printed
  const parts = [say.names[card], say.suits[printed.suit]]
  if (more.covered) parts.push(say.covered)
  else {
    if (side.food) parts.push(`${say.food} ${side.food}`)
    if (printed.builder) parts.push(`${say.builder} ${printed.builder}`)
    if (side.gold) parts.push(`${say.gold} ${side.gold}`)
    if (printed.silver) parts.push(`${say.silver} ${more.silver ?? 0}`)
  }
  if (more.coins) parts.push(say.coinsOn(more.coins))
  return parts.join(', ')
}

/** A card's back in words. */
export function labelOfBack(say: BoardWords, card: Card): string {
  const suit = suitOnBack(card)
  return say.back(suit && say.suits[suit])
}
