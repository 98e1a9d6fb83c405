import type { Automatic, Decision, Happening, Json, Seat } from '../kernel/index.ts'
import type { Event } from './events.ts'
import { fieldsOf, type Move } from './moves.ts'
import type { State, Task, TaskOf } from './state.ts'

export type At = Happening<Event>
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

/** Completes a decision that belongs to the seat of its task. */
export function decides<T extends Extract<Task, { seat: Seat }>>(
  choice: Choice<T>,
): Decision<State, T, Move, Event> {
  return {
    toAct: (_state, task) => [task.seat],
    moves: choice.moves,
    forbids(state, task, _seat, sent) {
      const asked = fieldsOf(sent)
      // In the middle of an atomic step there are no plows and no orders.
      if (asked.do === 'plow') return 'M-R22'
      if (asked.do === 'order') return 'M11.21'
      return choice.forbids?.(state, task, asked) ?? choice.otherwise
    },
    play: (state, task, _seat, move, at) => choice.play(state, task, move, at),
  }
}
