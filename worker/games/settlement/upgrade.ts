import { boardOf } from './board.ts'
import { kindsOf } from './regions.ts'
import type { State } from './state.ts'

/**
 * Brings a state of an older version to this one. In version 1 the Scroll of Fortune offered what
 * yielded only; since version 2 every terrain of the region counts (S-R20).
 *
 * @param from the version that wrote the state
 */
export function upgrade(stored: unknown, from: number): State {
  const state = stored as State
  if (from > 1) return state
  return {
    ...state,
    agenda: state.agenda.map((task) =>
      task.task === 'scroll'
        ? { ...task, kinds: kindsOf(boardOf(state, task.seat), task.region) }
        : task,
    ),
  }
}
