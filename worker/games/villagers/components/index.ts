import { Hidden } from '../../kernel/index.ts'
import { type BasicId, basics } from './basics.ts'
import type { CardData, Suit } from './card.ts'
import { countess } from './countess.ts'
import { founders } from './founders.ts'
import { profiteers } from './profiteers.ts'
import { saints } from './saints.ts'
import { scoundrels } from './scoundrels.ts'
import type { VillagerId } from './villager-id.ts'
import { villagers } from './villagers.ts'

export type { BasicId } from './basics.ts'
export { type CardData, type Suit, suits } from './card.ts'
export * from './constants.ts'
export { type CountessSide, countessSides } from './countess.ts'
export * from './developments.ts'
export * from './events.ts'
export { type FoundersSide, foundersSides } from './founders.ts'
export type { VillagerId } from './villager-id.ts'

/** The modules that may be added (V3.20). */
export const moduleIds = ['saints', 'scoundrels', 'profiteers', 'developments'] as const
export type ModuleId = (typeof moduleIds)[number]

/** Any card that can lie in a village. */
export type CardId = VillagerId | BasicId | 'founders' | 'countess'

/** A face-down card as a viewer sees it: `'?wood'` with its suit, `'?'` below the top of a stack. */
export type Back = '?' | `?${Suit}`

/** A card of a hand, a stack or the Reserve: its name, or its back where the name is hidden. */
export type Card = VillagerId | Back

/** Print on every card. */
export const cards: Readonly<Record<CardId, CardData>> = {
  founders,
  ...basics,
  ...villagers,
  ...saints,
  ...scoundrels,
  ...profiteers,
  countess,
}

const idsOf = (deck: Partial<Record<VillagerId, CardData>>) =>
  Object.keys(deck) as ReadonlyArray<VillagerId>

export const villagerIds = [villagers, saints, scoundrels, profiteers].flatMap(idsOf)
export const baseIds = idsOf(villagers)
export const saintIds = idsOf(saints)
export const scoundrelIds = idsOf(scoundrels)
export const profiteerIds = idsOf(profiteers)
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

/** Returns true if a card is a basic villager. */
export const isBasic = (card: CardId): card is BasicId => basicIds.some((id) => id === card)
