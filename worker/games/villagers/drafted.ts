import { draftsLeft } from './limits.ts'
import type { Move, State } from './state.ts'

type Draft = Extract<Move, { do: 'draft' }>

/** All that can be drafted (V4.5). */
export function drafts(state: State): Draft[] {
  const found: Draft[] = []
  state.road.forEach((slot, column) => {
    if (slot) found.push({ do: 'draft', from: 'road', column })
  })
  let stacks = false
  state.stacks.forEach(({ length }, column) => {
    if (length === 0) return
    stacks = true
    found.push({ do: 'draft', from: 'stack', column })
  })
  if (!stacks && state.reserve.length > 0) found.push({ do: 'draft', from: 'reserve' })
  return found
}

/**
 * Goes on after the draft of the task on top of the agenda: the second one of a Recruiter
 * (V7.24), or the next turn; in solo the Countess's villager comes first (V8.6).
 */
export function endDraft(state: State): void {
  const task = state.agenda.pop()
  if (task?.task !== 'draft') return
  const { seat } = task
  if (task.recruited && !task.taken && draftsLeft(state, seat) > 0 && drafts(state).length > 0)
    state.agenda.push({ ...task, taken: true })
  else state.agenda.push({ task: 'next-draft', seat: (seat + 1) % state.seats.length })
  if (state.solo) state.agenda.push({ task: 'refill' }, { task: 'give', seat })
}
