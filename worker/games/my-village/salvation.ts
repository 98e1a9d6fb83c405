import type { Decision, Seat } from '../kernel/index.ts'
import { church } from './components/index.ts'
import type { Event } from './events.ts'
import { fieldsOf, type Move } from './moves.ts'
import {
  type State,
  standingOrders,
  type Task,
  type TaskOf,
  type Village,
  villageOf,
} from './state.ts'
import { type At, decides } from './tasks.ts'

/** Whether the church of salvation has a space left (M5.41). */
const hasSpace = (village: Village): boolean =>
  village.church === 'church-of-salvation' && village.prevented < church(village.church).spaces

/** Whether it can be used at an invasion now: abbot present, a space free (M5.39, M5.40, M-R29). */
export const mayPrevent = (village: Village): boolean =>
  hasSpace(village) && village.villagers.abbot

/** What a seat would lose: half of its story tree, rounded down (M5.114). */
export const lossOf = (state: State, seat: Seat): number =>
  Math.floor(villageOf(state, seat).treeSp / 2)

/** A marker on the church, and nothing is lost this time (M5.40). */
export function spare(state: State, seat: Seat, sp: number, auto: boolean, at: At): void {
  villageOf(state, seat).prevented++
  at.tell({ event: 'prevented', seat, sp, auto })
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

/**
 * The same decision with the standing order of the church of salvation to be given (M11.21): at
 * the beginning and the end of the own turn, while its owner has a space left on it.
 */
export function withOrders<T extends Extract<Task, { seat: number }>>(
  decision: Decision<State, T, Move, Event>,
  now: (state: State) => boolean,
): Decision<State, T, Move, Event> {
  return {
    ...decision,
    moves(state, task, seat) {
      const moves = decision.moves(state, task, seat)
      const village = villageOf(state, task.seat)
      if (!hasSpace(village) || !now(state)) return moves
      const others = standingOrders.filter((prevent) => prevent !== village.order)
      return [...moves, ...others.map((prevent): Move => ({ do: 'order', prevent }))]
    },
    forbids: (state, task, seat, sent) =>
      fieldsOf(sent).do === 'order' ? 'M11.21' : decision.forbids(state, task, seat, sent),
    play(state, task, seat, move, at) {
      if (move.do !== 'order') {
        decision.play(state, task, seat, move, at)
        return
      }
      villageOf(state, seat).order = move.prevent
      at.tell({ event: 'ordered', seat, prevent: move.prevent })
    },
  }
}
