import type { Game, GameEvent, Move, PlayContext, Seat } from './contract.ts'
import { IllegalMove } from './errors.ts'
import { isMove } from './moves.ts'
import type { Random } from './random.ts'

/** Something that must still be done, as data in the state. */
export interface Pending {
  readonly task: string
}

/** The kind of decision that a state asks for, where its tasks stand on an agenda; else `null`. */
export function taskOf(state: unknown): string | null {
  const { agenda } = state as { readonly agenda?: ReadonlyArray<Pending> }
  return agenda?.at(-1)?.task ?? null
}

/** A state whose pending tasks stand on a stack: the last one is the next. */
export interface WithAgenda<T extends Pending> {
  agenda: T[]
}

/** A task somebody decides. It stays on the agenda until its own `play` takes it off. */
export interface Decision<S, T extends Pending, M extends Move, E extends GameEvent> {
  /** Seats that must decide now. Empty: nothing to decide any more, the task is dropped. */
  toAct(state: S, task: T): Seat[]
  /** Every legal move of that seat, in a stable order. */
  moves(state: S, task: T, seat: Seat): M[]
  /** Legal moves of a seat that nobody waits for. They must depend on nothing that the seat cannot see. */
  interrupts?(state: S, task: T, seat: Seat): M[]
  /**
   * The number of the rule that forbids a move which is not among the legal ones. The move has the
   * game's schema; it is `null` where what was sent is no move at all.
   */
  forbids(state: S, task: T, seat: Seat, move: M | null): string
  play(state: S, task: T, seat: Seat, move: M, at: PlayContext<E>): void
}

/** A task without choices. It is off the agenda when it runs, and may put others on it. */
export interface Automatic<S, T extends Pending, E extends GameEvent> {
  run(state: S, task: T, at: PlayContext<E>): void
}

export type Tasks<S, T extends Pending, M extends Move, E extends GameEvent> = {
  readonly [K in T['task']]:
    | Decision<S, Extract<T, { task: K }>, M, E>
    | Automatic<S, Extract<T, { task: K }>, E>
}

/** Parts that a game brings when its flow stands on an agenda: all of the contract but the flow. */
export type AgendaRules<
  S extends WithAgenda<T>,
  T extends Pending,
  M extends Move,
  O,
  E extends GameEvent,
> = Omit<Game<S, M, O, E>, 'toAct' | 'moves' | 'forbids' | 'play'> & {
  readonly tasks: Tasks<S, T, M, E>
  /** The number of the rule that says whose turn it is, and that nothing is played after the end. */
  readonly turnRule: string
}

/**
 * Completes the contract from task modules: the top task says who decides and what is legal.
 *
 * @example
 * const game = agendaGame({
 *   ...{ id: 'walk', version: 1, seats: { min: 2, max: 2 }, turnRule: 'walk.1' },
 *   ...{ options: z.object({}), move: moveSchema('step', {}) },
 *   setup: () => ({ left: 2, agenda: [{ task: 'turn', seat: 0 }] }),
 *   tasks: {
 *     turn: {
 *       toAct: (_state, { seat }) => [seat],
 *       moves: () => [{ do: 'step' }],
 *       forbids: () => 'walk.2',
 *       play(state, { seat }) {
 *         state.left--
 *         state.agenda = state.left > 0 ? [{ task: 'turn', seat: 1 - seat }] : []
 *       },
 *     },
 *   },
 *   redact: (state) => state,
 *   score: () => [],
 *   result: ({ left }) => (left > 0 ? null : { places: [1, 1], reason: 'walked' }),
 * })
 * const begun = start(game, {}, 2, new Uint8Array(32))
 * game.toAct(begun.state) // [0]
 * game.forbids(begun.state, 1, { do: 'step' }) // 'walk.1'
 * const { play } = submit(game, begun, 0, [{ do: 'step' }])
 * game.toAct(play.state) // [1]
 */
export function agendaGame<
  S extends WithAgenda<T>,
  T extends Pending,
  M extends Move,
  O,
  E extends GameEvent,
>(rules: AgendaRules<S, T, M, O, E>): Game<S, M, O, E> {
  const { tasks, turnRule, ...rest } = rules
  // Each task's module is typed for its own task; looked up by name, they all take any pending task.
  const moduleOf = (task: T) =>
    tasks[task.task as T['task']] as Decision<S, T, M, E> | Automatic<S, T, E>

  /** Runs what needs nobody's decision, until somebody must decide or nothing is left. */
  function settle(state: S, at: PlayContext<E>): void {
    for (let task = state.agenda.at(-1); task; task = state.agenda.at(-1)) {
      const module = moduleOf(task)
      if ('run' in module) {
        state.agenda.pop()
        module.run(state, task, at)
      } else if (module.toAct(state, task).length === 0) {
        state.agenda.pop()
      } else {
        return
      }
    }
  }

  function decision(state: S): [Decision<S, T, M, E>, T] | null {
    const task = state.agenda.at(-1)
    if (!task) return null
    const module = moduleOf(task)
    return 'run' in module ? null : [module, task]
  }

  return {
    ...rest,
    setup(options: O, seats: number, random: Random): S {
      const state = rules.setup(options, seats, random)
      settle(state, { random, emit() {}, emitTo() {} })
      return state
    },
    toAct(state) {
      const pending = decision(state)
      return pending ? pending[0].toAct(state, pending[1]) : []
    },
    moves(state, seat) {
      const pending = decision(state)
      if (!pending) return []
      const [module, task] = pending
      return module.toAct(state, task).includes(seat)
        ? module.moves(state, task, seat)
        : (module.interrupts?.(state, task, seat) ?? [])
    },
    forbids(state, seat, move) {
      const pending = decision(state)
      if (!pending?.[0].toAct(state, pending[1]).includes(seat)) return turnRule
      return pending[0].forbids(state, pending[1], seat, isMove(rules, move) ? move : null)
    },
    play(state, seat, move, at) {
      const pending = decision(state)
      if (!pending) throw new IllegalMove('The table is over.', turnRule)
      pending[0].play(state, pending[1], seat, move, at)
      settle(state, at)
    },
  }
}
