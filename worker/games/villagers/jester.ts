/**
 * The Jester.
 * Rules: V7.71, V8.15, V-R69.
 */
import { type Decision, fieldsOf, type PlayContext } from '../kernel/index.ts'
import { discardEvent, unexecuted } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import type { Move, State, Task } from './state.ts'

/** The events that the Jester may discard now (V8.15). */
const jests = (state: State): Extract<Move, { do: 'jester' }>[] =>
  state.solo?.jester ? unexecuted(state).map((id) => ({ do: 'jester', id })) : []

function playJester(
  state: State,
  { id }: Extract<Move, { do: 'jester' }>,
  at: PlayContext<Event>,
): void {
  if (state.solo) state.solo.jester = false
  discardEvent(state, id, 'jester', at)
}

/** A decision during which the Jester may be used: it may at any time (V8.15, V-D30). */
export const withJester = <T extends Task>(
  decision: Decision<State, T, Move, Event>,
): Decision<State, T, Move, Event> => ({
  ...decision,
  moves: (state, task, seat) => [...decision.moves(state, task, seat), ...jests(state)],
  forbids: (state, task, seat, move) =>
    fieldsOf(move).do === 'jester' ? 'V8.15' : decision.forbids(state, task, seat, move),
  play(state, task, seat, move, at) {
    if (move.do === 'jester') playJester(state, move, at)
    else decision.play(state, task, seat, move, at)
  },
})
