import type { Seat } from '../kernel/index.ts'
import type { Move } from './moves.ts'
import { hasSpace } from './orders.ts'
import { type State, type TaskOf, type Village, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'

/** Whether it can be used at an invasion now: abbot present, a space free (M5.39, M5.40, M-R29). */
export const mayPrevent = (village: Village): boolean =>
  hasSpace(village) && village.villagers.abbot

/** What a seat would lose: half of its story tree, rounded down (M5.114). */
export const lossOf = (state: State, seat: Seat): number =>
  Math.floor(villageOf(state, seat).treeSp / 2)

/** A marker on the church, and nothing is lost this time (M5.40). */
export function spare(state: State, seat: Seat, sp: number, auto: boolean, at: At): void {
  villageOf(state, seat).prevented++
  at.emit({ event: 'prevented', seat, sp, auto })
}

/** The owner's answer, asked only where the standing order says so (M11.21, M11.22). */
export const salvation = decides<TaskOf<'salvation'>>({
  moves: (): Move[] => [{ do: 'prevent' }, { do: 'suffer' }],
  otherwise: 'M5.40',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'prevent') spare(state, seat, lossOf(state, seat), false, at)
    state.agenda.push({ task: 'plague', spared: move.do === 'prevent' ? seat : null })
  },
})
