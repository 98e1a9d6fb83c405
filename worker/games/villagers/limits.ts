/**
 * The draft limit and the build limit.
 * Rules: V4.3, V4.4, V4.26, V-R11.
 */
import type { Seat } from '../kernel/index.ts'
import {
  buildBase,
  buildCap,
  cards,
  developments,
  draftBase,
  draftCap,
  tradeInsPerTurn,
} from './components/index.ts'
import type { State } from './state.ts'
import { visibleFood } from './symbols.ts'
import { seatOf, tops } from './village.ts'

/**
 * Number of villagers that a seat drafts (V4.3) and may build (V4.26), with what its Production
 * cards add (V7.62) and Rats take away (V-R50). During its build turn the build limit stays as
 * announced.
 */
export function limits(state: State, seat: Seat): { draft: number; build: number } {
  const of = seatOf(state, seat)
  let food = visibleFood(of)
  let builder = 0
  for (const { placed } of tops(of.village)) builder += cards[placed.card].builder
  for (const { id, holder } of state.developments) {
    if (holder !== seat) continue
    food += developments[id].food
    builder += developments[id].builder
  }
  return {
    draft: Math.min(draftCap, draftBase + food) - (state.solo?.rats ? 1 : 0),
    build: state.turn?.seat === seat ? state.turn.limit : Math.min(buildCap, buildBase + builder),
  }
}

/** Number of villagers that a seat has still to draft in this phase (V4.4, V-R11). */
export const draftsLeft = (state: State, seat: Seat): number =>
  Math.max(0, limits(state, seat).draft - seatOf(state, seat).square.length)

/** Returns true while villagers are drafted: somebody is to draft, or it is to be found who is next (V4.2). */
export const isDrafting = ({ agenda }: State): boolean =>
  agenda.some(({ task }) => task === 'draft' || task === 'next-draft')

/** Number of build actions that a seat has left in its turn; `null` outside of it (V4.26). */
export const buildsLeft = ({ turn }: State, seat: Seat): number | null =>
  turn?.seat === seat ? turn.limit - turn.used : null

/** Number of cards that a seat may still trade in: as many as it has, up to three a build turn (V5.30). */
export const tradesLeft = (state: State, seat: Seat): number =>
  Math.min(tradeInsPerTurn - (state.turn?.tradeIns ?? 0), seatOf(state, seat).hand.length)

/** Returns true if a seat has nothing in hand that it could build or trade in: no basic villager came back, either. */
export function isHandEmpty(state: State, seat: Seat): boolean {
  const { hand, returned } = seatOf(state, seat)
  return hand.length + returned.length === 0
}
