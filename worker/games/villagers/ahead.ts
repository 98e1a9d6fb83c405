import { copy, type Seat } from '../kernel/index.ts'
import { buildCap } from './components/index.ts'
import { drafts } from './drafted.ts'
import { draftsLeft, limits } from './limits.ts'
import type { State } from './state.ts'
import { seatOf } from './village.ts'

/**
 * States in which a seat may come to decide next: a draft turn (V4.2), a build turn (V4.26); the one of the
 * present phase first.
 */
export function ahead(state: State, seat: Seat): State[] {
  if (state.solo) return []
  const build = Math.min(buildCap, limits(state, seat).build)
  const draft: State = { ...copy(state), turn: null, agenda: [{ task: 'draft', seat }] }
  const building: State = {
    ...copy(state),
    turn: { seat, limit: build, used: 0, tradeIns: 0, tinner: false },
    agenda: [{ task: 'build', seat }],
  }
  const mayDraft = draftsLeft(state, seat) > 0 && drafts(state).length > 0
  const { hand, returned } = seatOf(state, seat)
  const mayBuild = hand.length + returned.length > 0
  const turns = [...(mayDraft ? [draft] : []), ...(mayBuild ? [building] : [])]
  return state.turn ? turns.reverse() : turns
}
