import {
  type Game,
  type GameEvent,
  Hidden,
  IllegalMove,
  type Move,
  type Play,
  type Seat,
  submit,
  visibleTo,
} from '../../../worker/games/kernel/index.ts'

/** A planned move that could be played on the view. */
export interface Step<M extends Move = Move, S = unknown, O = unknown> {
  readonly move: M
  /** Events that it makes, as its own seat hears them. */
  readonly events: ReadonlyArray<GameEvent>
  /** The view after it. */
  readonly after: Play<S, O>
}

/** A turn in the making: a view, and the moves that shall be played on it. Never changed, only replaced. */
export interface Plan<M extends Move = Move, S = unknown, O = unknown> {
  readonly base: Play<S, O>
  readonly seat: Seat
  readonly steps: ReadonlyArray<Step<M, S, O>>
  /**
   * The last move, when it needs a hidden piece or chance: only the table can
   * play it. The plan shows the view before it and takes no further moves.
   */
  readonly reveals: M | null
  /** Moves taken back, the one to redo first at the end. */
  readonly undone: ReadonlyArray<M>
  /** Moves that were made by the same tap as the one before: they are taken back and redone with it. */
  readonly joined: ReadonlySet<M>
}

export const emptyPlan = <M extends Move, S, O>(base: Play<S, O>, seat: Seat): Plan<M, S, O> => ({
  base,
  seat,
  steps: [],
  reveals: null,
  undone: [],
  joined: new Set(),
})

/** The view with the planned moves played, as far as a view can tell. */
export const planned = <M extends Move, S, O>(plan: Plan<M, S, O>): Play<S, O> =>
  plan.steps.at(-1)?.after ?? plan.base

/** The moves to submit. */
export const movesOf = <M extends Move, S, O>(plan: Plan<M, S, O>): M[] => {
  const moves = plan.steps.map(({ move }) => move)
  if (plan.reveals) moves.push(plan.reveals)
  return moves
}

/** Number of planned deeds, as people count: what one tap made is one, and is taken back as one. */
export const deedsIn = <M extends Move, S, O>(plan: Plan<M, S, O>): number =>
  movesOf(plan).filter((move, i) => i === 0 || !plan.joined.has(move)).length

/** Moves that could be planned next: the legal moves on the planned view, none behind a move that reveals. */
export const nextMoves = <M extends Move, S, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  plan: Plan<M, S, O>,
): M[] => (plan.reveals ? [] : game.moves(planned(plan).state, plan.seat))

/** Returns true if something is planned and nothing more can be: submit is what is left to do. */
export const isComplete = <M extends Move, S, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  plan: Plan<M, S, O>,
): boolean =>
  plan.reveals !== null ||
  (plan.steps.length > 0 && !game.toAct(planned(plan).state).includes(plan.seat))

/**
 * Plays one more move. Throws `IllegalMove` where the rules or a revealing move before it forbid that.
 *
 * @param joins it belongs to the move before
 */
export function add<M extends Move, S, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  plan: Plan<M, S, O>,
  move: M,
  joins = false,
): Plan<M, S, O> {
  const joined = new Set(plan.joined)
  if (joins) joined.add(move)
  else joined.delete(move)
  return { ...append(game, plan, move), undone: [], joined }
}

function append<M extends Move, S, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  plan: Plan<M, S, O>,
  move: M,
): Plan<M, S, O> {
  if (plan.reveals) throw new IllegalMove('What the last move reveals is not known yet.')
  try {
    const { play, events } = submit(game, planned(plan), plan.seat, [move])
    const step = { move, events: visibleTo(events, plan.seat), after: play }
    return { ...plan, steps: [...plan.steps, step] }
  } catch (error) {
    if (error instanceof Hidden) return { ...plan, reveals: move }
    throw error
  }
}

/** Takes the last move back, with those that it belongs to; an empty plan stays as it is. */
export function undo<M extends Move, S, O>(plan: Plan<M, S, O>): Plan<M, S, O> {
  const last = plan.reveals ?? plan.steps.at(-1)?.move
  const undone = undoOne(plan)
  return last && plan.joined.has(last) ? undo(undone) : undone
}

function undoOne<M extends Move, S, O>(plan: Plan<M, S, O>): Plan<M, S, O> {
  if (plan.reveals) return { ...plan, reveals: null, undone: [...plan.undone, plan.reveals] }
  const last = plan.steps.at(-1)
  if (!last) return plan
  return { ...plan, steps: plan.steps.slice(0, -1), undone: [...plan.undone, last.move] }
}

/** Plays the move that was taken back last, with those that belong to it. */
export function redo<M extends Move, S, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  plan: Plan<M, S, O>,
): Plan<M, S, O> {
  const move = plan.undone.at(-1)
  if (!move) return plan
  const redone = { ...append(game, plan, move), undone: plan.undone.slice(0, -1) }
  const next = redone.undone.at(-1)
  return next && plan.joined.has(next) ? redo(game, redone) : redone
}

/** Takes all moves back; each can be redone. */
export function clear<M extends Move, S, O>(plan: Plan<M, S, O>): Plan<M, S, O> {
  let cleared = plan
  while (cleared.reveals || cleared.steps.length > 0) cleared = undo(cleared)
  return cleared
}

/** Words for the effect of a move on a view: the same move may do something else on another view. */
export type Sense<M extends Move = Move> = (state: unknown, seat: Seat, move: M) => string

/** Meanings of the planned moves, each where it stands. */
export const sensesOf = <M extends Move, S, O>(plan: Plan<M, S, O>, sense: Sense<M>): string[] =>
  movesOf(plan).map((move, i) =>
    sense((plan.steps[i - 1]?.after ?? plan.base).state, plan.seat, move),
  )

/** A planned move that does not fit a view (any more). */
export interface Dropped<M extends Move = Move> {
  readonly move: M
  /** Meaning that it was to have; `null` where nobody knows. */
  readonly meant: string | null
  /** The number of the rule that forbids it; `null` where none does, as where it means something else by now. */
  readonly rule: string | null
}

/**
 * Tries moves one by one on a view. `dropped` are those that do not fit there, or mean
 * something else there than what was `meant`; the others make the plan.
 *
 */
export function planOn<M extends Move, S, O, E extends GameEvent>(
  game: Game<S, M, O, E>,
  base: Play<S, O>,
  seat: Seat,
  moves: ReadonlyArray<M>,
  meant: ReadonlyArray<string> = [],
  sense: Sense<M> | null = null,
): { plan: Plan<M, S, O>; dropped: Dropped<M>[] } {
  let plan = emptyPlan<M, S, O>(base, seat)
  const dropped: Dropped<M>[] = []
  for (const [i, move] of moves.entries()) {
    try {
      const next = append(game, plan, move)
      const was = meant[i]
      if (sense && was !== undefined && sense(planned(plan).state, seat, move) !== was)
        throw new IllegalMove('It means something else by now.')
      plan = next
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      dropped.push({ move, meant: meant[i] ?? null, rule: error.rule ?? null })
    }
  }
  return { plan, dropped }
}
