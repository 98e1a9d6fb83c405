import { createMemo, createSignal } from 'solid-js'
import type { Move, Play } from '../../../worker/games/kernel/index.ts'
import type { Dropped, Plan } from './plan.ts'
import { Planner, type PlannerOptions, type Status } from './planner.ts'

export { browserDrawer, type Drawer, type StoredPlan } from './drawer.ts'
export type { Plan } from './plan.ts'
export { deedsIn, movesOf, sensesOf } from './plan.ts'
export type { Answer, Sending } from './planner.ts'

/** The planner as components read it: every function without arguments is reactive. */
export interface ReactivePlanner {
  plan(): Plan
  /** The view with the planned moves played. */
  play(): Play
  /** Moves that can be planned next. */
  moves(): ReadonlyArray<Move>
  /** Something is planned and nothing more can be. */
  complete(): boolean
  status(): Status
  refusal(): unknown
  dropped(): ReadonlyArray<Dropped>
  /** `joins`: it was made by the same tap as the move before, and is taken back with it. */
  add(move: Move, joins?: boolean): void
  undo(): void
  redo(): void
  clear(): void
  forget(): void
  submit(): Promise<void>
  rebase(play: Play): void
}

/** A planner whose changes components follow, as long as its owner lives. */
export function createPlanner(
  options: Omit<PlannerOptions, 'changed' | 'newTurn'>,
): ReactivePlanner {
  const [change, setChange] = createSignal(0)
  const planner = new Planner({
    ...options,
    newTurn: () => crypto.randomUUID(),
    changed: () => setChange((count) => count + 1),
  })
  // Read once a change, however many ask; who asks is told where it differs.
  const following = <T>(read: () => T) =>
    createMemo(() => {
      change()
      return read()
    })
  return {
    plan: following(() => planner.plan),
    play: following(() => planner.play),
    moves: following(() => planner.moves),
    complete: following(() => planner.complete),
    status: following(() => planner.status),
    refusal: following(() => planner.refusal),
    dropped: following(() => planner.dropped),
    add: (move, joins) => planner.add(move, joins),
    undo: () => planner.undo(),
    redo: () => planner.redo(),
    clear: () => planner.clear(),
    forget: () => planner.forget(),
    submit: () => planner.submit(),
    rebase: (play) => planner.rebase(play),
  }
}
