/**
 * The course of a round, and the start of the next one.
 * Rules: V4.1, V-R58.
 */
import type { PlayContext } from '../kernel/index.ts'
import { isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import type { State } from './state.ts'
import { clockwise } from './village.ts'

/** Puts on the agenda what follows the draft phase, the last part first (V4.1). */
export function pushRound(state: State): void {
  state.agenda.push({ task: 'markets' })
  if (state.solo) state.agenda.push({ task: 'countess' }, { task: 'events', seat: 0 })
  if (state.developments.length > 0) state.agenda.push({ task: 'developments' })
  state.agenda.push({ task: 'end-build' })
  for (const seat of clockwise(state, state.firstPlayer).toReversed())
    state.agenda.push({ task: 'begin-build', seat })
  state.agenda.push({ task: 'road' })
}

/** Begins the next round with its draft phase (V4.42); in solo Rats are faced before it (V7.159). */
export function beginRound(state: State, at: PlayContext<Event>): void {
  state.round++
  at.emit({ event: 'round', round: state.round, firstPlayer: state.firstPlayer, auto: true })
  state.agenda.push({ task: 'next-draft', seat: state.firstPlayer })
  if (!state.solo) return
  state.solo.rats = false
  if (isOpen(state, 'rats')) state.agenda.push({ task: 'rats', seat: 0 })
}
