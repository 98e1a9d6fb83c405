import { Hidden } from '../../kernel/index.ts'
import { type BasicId, basics } from './basics.ts'
import type { CardData, Suit } from './card.ts'
import { founders } from './founders.ts'
import { type VillagerId, villagers } from './villagers.ts'

export type { BasicId } from './basics.ts'
export { type CardData, type Silver, type Suit, suits } from './card.ts'
export { type FoundersSide, foundersSides } from './founders.ts'
export * from './setup.ts'
export type { VillagerId } from './villagers.ts'

/** Any card that can lie in a village. */
export type CardId = VillagerId | BasicId | 'founders'

/** A face-down card as a viewer sees it: `'?wood'` with its suit, `'?'` below the top of a stack. */
export type Back = '?' | `?${Suit}`

/** A card of a hand, a stack or the Reserve: its name, or its back where the name is hidden. */
export type Card = VillagerId | Back

/** What is printed on every card. */
export const cards: Readonly<Record<CardId, CardData>> = { founders, ...basics, ...villagers }

export const villagerIds = Object.keys(villagers) as ReadonlyArray<VillagerId>
export const basicIds = Object.keys(basics) as ReadonlyArray<BasicId>

/** The suit of a card, also of a back. Throws `Hidden` where not even the back is visible. */
export function suitOf(card: Card | CardId): Suit {
  if (!card.startsWith('?')) return cards[card as CardId].suit
  if (card === '?') throw new Hidden('the back of this card')
  return card.slice(1) as Suit
}

/** The only cards that stand in for others in a production chain (V5.62, V5.70). */
export const isWildcard = (card: CardId): card is 'monk' | 'apprentice' =>
  card === 'monk' || card === 'apprentice'
