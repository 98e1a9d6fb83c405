/**
 * Every decision that a player makes, as a move.
 * Rules: V-D1–V-D30, V11.1–V11.3, V-R57.
 */
import * as z from 'zod/mini'
import { moveSchema } from '../kernel/index.ts'
import {
  type BasicId,
  type CardId,
  cards,
  soloEventIds,
  type VillagerId,
} from './components/index.ts'

const column = z.int()
/** A seat, or the Countess. */
const seat = z.int()
/** The name of a card; that it must be of a certain kind, the rules say (V5.1, V5.30). */
const card = <Id extends CardId>() =>
  z.custom<Id>((name) => typeof name === 'string' && Object.hasOwn(cards, name))
const villager = card<VillagerId>()
const basic = card<BasicId>()
/** A card of a hand, where a Schemer may have brought a basic villager (V-R70). */
const handCard = card<VillagerId | BasicId>()
const event = z.enum(soloEventIds)
const branch = { pile: z.int(), branch: z.int() }
const level = { ...branch, level: z.int() }

/** Source of a villager that is drafted; that it is not the market, the rules say (V4.6). */
const draftedFrom = z.custom<'road' | 'stack'>((name) => typeof name === 'string')

/** Moves that only the modules bring. */
const moduleMove = z.union([
  /** V-D2: two drafts in this turn. */
  moveSchema('recruit', {}),
  /** V-D3: as a new pile, or on a branch. */
  moveSchema('benefactor', {
    card: handCard,
    pile: z.exactOptional(z.int()),
    branch: z.exactOptional(z.int()),
  }),
  /** V-D4: search a stack. */
  moveSchema('prophet', { column }),
  /** V-D5 */
  moveSchema('barbarian', {}),
  /** V-D6 */
  moveSchema('flaker', { owner: seat, card: villager }),
  /** V-D7 */
  moveSchema('courier', { column }),
  /** V-D11 */
  moveSchema('hire', { owner: seat, pile: z.int() }),
  moveSchema('no-hire', {}),
  /** V-D13: a basic villager from hand, as a new pile (V-R29). */
  moveSchema('place-basic', { basic }),
  /** V-D19 */
  moveSchema('pigeoneer', {}),
  /** V-D20 */
  moveSchema('noble', { from: seat }),
  /** V-D4, V-D19, V-D20: one of the cards looked at. */
  moveSchema('choose', { card: handCard }),
  /** V-D4, V-D19: the next card from the top down … */
  moveSchema('lay', { card: villager }),
  /** … or all that are left, in the order in which they lay. */
  moveSchema('keep-order', {}),
  /** V-D21: the top villager there. */
  moveSchema('scheme', { owner: seat, ...branch }),
  /** V-D22 */
  moveSchema('sheriff', { owner: seat, pile: z.int() }),
  /** V-D23: with the own Thief there. */
  moveSchema('rob', { pile: z.int(), from: seat }),
  /** V-D25 */
  moveSchema('draw', { from: z.literal('stack'), column }),
  moveSchema('draw', { from: z.literal('reserve') }),
  /** V-D26 */
  moveSchema('settle', { basic }),
])
export type ModuleMove = z.infer<typeof moduleMove>

/** Moves that only the game against the Countess brings. */
const soloMove = z.union([
  /** V-D8 */
  moveSchema('give', { column }),
  /** V-D9, V-D12: pay the gold, or do with one less. */
  moveSchema('pay', {}),
  moveSchema('suffer', {}),
  /** V-D15 under Serfdom. */
  moveSchema('serf', { card: villager }),
  /** V-D27 */
  moveSchema('event', { id: event }),
  /** V-D28: a top villager. */
  moveSchema('point', { owner: seat, ...branch }),
  /** V-D28: a hand card. */
  moveSchema('discard', { card: handCard }),
  /** V-D30 */
  moveSchema('jester', { id: event }),
])
export type SoloMove = z.infer<typeof soloMove>

export const move = z.union([
  /** V-D1 */
  moveSchema('draft', { from: draftedFrom, column }),
  moveSchema('draft', { from: z.literal('reserve') }),
  /** V-D10 */
  moveSchema('coin', { column }),
  moveSchema('no-coin', {}),
  /** V-D13, V-D17: as a new pile. */
  moveSchema('place', { card: villager }),
  /** V-D13, V-D17: on the top of a branch; `branch` is the number of branches to start another. */
  moveSchema('place', { card: villager, ...branch }),
  /** V-D15, first the basic villager … */
  moveSchema('trade-in', { basic }),
  /** … then the hand card and where it goes. */
  moveSchema('put', { card: villager, on: z.literal('stack'), column }),
  moveSchema('put', { card: villager, on: z.enum(['reserve', 'discard']) }),
  /** V-D16 */
  moveSchema('tinner', {}),
  /** V-D16: half the value of the top villager there. */
  moveSchema('smuggle', branch),
  /** V-D18: take the place of a covered villager, `owner`'s. */
  moveSchema('apprentice', { owner: seat, ...level }),
  /** V-D18: then place that villager: as a new pile (Founders with a side up), or on a branch. */
  moveSchema('resettle', { side: z.exactOptional(z.enum(['gold', 'food'])) }),
  moveSchema('resettle', branch),
  /** V-D14: free with the Tinner, or 2 gold onto the top villager there. */
  moveSchema('unlock', { by: z.literal('tinner') }),
  moveSchema('unlock', { by: z.literal('coins'), owner: seat, ...branch }),
  /** V-D24 */
  moveSchema('end-turn', {}),
  moduleMove,
  soloMove,
])
export type Move = z.infer<typeof move>
