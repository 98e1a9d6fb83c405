import { agendaGame } from '../kernel/index.ts'
import { ahead } from './ahead.ts'
import { move } from './moves.ts'
import { type Options, options } from './options.ts'
import { redact } from './redact.ts'
import { result, score } from './scoring.ts'
import { setup } from './setup.ts'
import type { Event, Move, State, Task } from './state.ts'
import { tasks } from './tasks.ts'

export { buildingCost } from './awards.ts'
export * from './components/index.ts'
export { needOf } from './matching.ts'
export { goldCostNow, wealth } from './payment.ts'
export { abilityPoints, typeCounts, verdicts } from './scoring.ts'
export { awardStandings, endStanding } from './standings.ts'
export * from './state.ts'

/** Town Builder: Coevorden. */
export const townBuilder = agendaGame<State, Task, Move, Options, Event>({
  id: 'town-builder',
  version: 3,
  seats: { min: 1, max: 4 },
  options,
  move,
  turnRule: 'T4.3',
  setup,
  tasks,
  redact,
  ahead,
  passes: ['end', 'done', 'decline'],
  declines: (_state, _seat, move) => move.do === 'keep' || move.do === 'leaveTop',
  score,
  result,
})
