/**
 * The end of the build phase: Founders and the first-player card.
 * Rules: V4.35–V4.37, V8.26, V-R40.
 */
import type { Automatic } from '../kernel/index.ts'
import { payBronze } from './bronze.ts'
import type { Event } from './event-types.ts'
import type { State, Task } from './state.ts'
import { visibleFood } from './symbols.ts'
import { clockwise, seatOf } from './village.ts'

/** Founders turn where no food is visible, then the first-player card passes on (V4.35, V4.36); in solo there is none (V8.5). */
export const endBuild: Automatic<State, Extract<Task, { task: 'end-build' }>, Event> = {
  run(state, _task, at) {
    for (const seat of clockwise(state, state.firstPlayer)) {
      const of = seatOf(state, seat)
      if (of.founders === 'food' || visibleFood(of) > 0) continue
      of.founders = 'food'
      at.emit({ event: 'founders-turned', seat, auto: true })
    }
    if (!state.solo) {
      state.firstPlayer = (state.firstPlayer + 1) % state.seats.length
      at.emit({ event: 'first-player', seat: state.firstPlayer, auto: true })
    }
    if (state.options.bronzeTiming === 'endOfPhase')
      for (const seat of clockwise(state, state.firstPlayer)) payBronze(state, seat, at) // V-R25
  },
}
