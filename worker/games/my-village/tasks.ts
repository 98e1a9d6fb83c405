import {
  type Automatic,
  type Decision,
  fieldsOf,
  type Json,
  type PlayContext,
  type Seat,
} from '../kernel/index.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { orderMoves } from './orders.ts'
import { type State, type Task, type TaskOf, villageOf } from './state.ts'

export type At = PlayContext<Event>
export type AutomaticTask<K extends Task['task']> = Automatic<State, TaskOf<K>, Event>

/** A decision of the seat that its task names: the parts that differ. */
interface Choice<T extends Task> {
  moves(state: State, task: T, seat: Seat): Move[]
  /** The rule that forbids a move of this kind; `undefined` where `otherwise` says it. */
  forbids?(
    state: State,
    task: T,
    sent: { readonly [key: string]: Json | undefined },
  ): string | undefined
  /** The rule that says what is to be decided now. */
  readonly otherwise: string
  play(state: State, task: T, move: Move, at: At): void
}

/**
 * Completes a decision that belongs to the seat of its task. Beside it, and without anybody waiting
 * for it, every seat may change its standing order (M11.21).
 */
export function decides<T extends Extract<Task, { seat: Seat }>>(
  choice: Choice<T>,
): Decision<State, T, Move, Event> {
  return {
    toAct: (_state, task) => [task.seat],
    moves: (state, task, seat) => [...choice.moves(state, task, seat), ...orderMoves(state, seat)],
    interrupts: (state, _task, seat) => orderMoves(state, seat),
    forbids(state, task, _seat, sent) {
      const asked = fieldsOf(sent)
      // In the middle of an atomic step there are no plows.
      if (asked.do === 'plow') return 'M-R22'
      if (asked.do === 'order') return 'M11.21'
      return choice.forbids?.(state, task, asked) ?? choice.otherwise
    },
    play(state, task, seat, move, at) {
      if (move.do !== 'order') {
        choice.play(state, task, move, at)
        return
      }
      villageOf(state, seat).order = move.prevent
      at.emit({ event: 'ordered', seat, prevent: move.prevent })
    },
  }
}
