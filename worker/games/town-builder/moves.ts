/**
 * Every decision that a player makes, as a move.
 * Rules: T11.1–T11.21, T-R54, T-R56.
 */
import * as z from 'zod/mini'
import { moveSchema } from '../kernel/index.ts'
import {
  buildingTypes,
  isAward,
  isCrest,
  isJudge,
  isTownCard,
  resources,
} from './components/index.ts'

/** The name of a card of one kind. */
const named = <Id extends string>(is: (name: string) => name is Id) =>
  z.custom<Id>((name) => typeof name === 'string' && is(name))

const card = named(isTownCard)
/** `'choose'`: the gold to pay is chosen card by card instead of oldest first (T-R13). */
const pay = z.exactOptional(z.literal('choose'))

export const move = z.union([
  moveSchema('start', { card, pay }),
  moveSchema('resource', { card, to: card }),
  moveSchema('gold', { card }),
  moveSchema('build', { with: card, pay }),
  moveSchema('star', { with: z.union([card, named(isCrest)]), pay }),
  moveSchema('claim', { award: named(isAward) }),
  moveSchema('end', {}),
  moveSchema('pay', { with: card }),
  moveSchema('payTurnGold', {}),
  moveSchema('pick', { card }),
  moveSchema('decline', {}),
  moveSchema('found', { pay }),
  moveSchema('supply', { to: card }),
  moveSchema('store', {}),
  moveSchema('discard', { card }),
  moveSchema('storeCard', { card }),
  moveSchema('done', {}),
  moveSchema('protect', { card }),
  moveSchema('cover', { to: card, symbol: z.enum(resources) }),
  moveSchema('copy', { of: card, pay }),
  moveSchema('discardTop', {}),
  moveSchema('leaveTop', {}),
  moveSchema('addJudge', { judge: named(isJudge) }),
  moveSchema('count', { card, as: z.enum(buildingTypes) }),
  moveSchema('keep', { card }),
])
export type Move = z.infer<typeof move>
