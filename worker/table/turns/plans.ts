/** The moves that people lay ahead: kept by account, shown to nobody else. */

import { reportFault } from '../../fault.ts'
import {
  type AnyGame,
  isMove,
  type Move,
  type Play,
  type Seat,
  view,
} from '../../games/kernel/index.ts'
import type { Plan, PlanRequest, PlanView } from '../../wire/schema/plans.ts'
import type { Journal } from '../storage/journal.ts'
import type { TurnBy } from '../storage/rows.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { ask, ruleAgainst } from './wishes.ts'

const nothing: Plan = { steps: [], orders: [], pass: false, forced: false }

/** An account's plan at this table; an empty one where it never laid any. */
export function planOf({ db }: Journal, account: string): PlanView {
  const read = () => {
    const query = 'SELECT plan, version FROM plans WHERE account = ?'
    const row = db.first<{ plan: string; version: number }>(query, account)
    return row
      ? { ...nothing, ...(JSON.parse(row.plan) as Omit<PlanView, 'version'>), version: row.version }
      : { ...nothing, dropped: null, version: 0 }
  }
  return db.cached('plans', read, account)
}

function keepPlan({ db }: Journal, account: string, { version, ...plan }: PlanView): void {
  db.write(
    'plans',
    `INSERT INTO plans (account, plan, version) VALUES (?1, ?2, ?3)
     ON CONFLICT (account) DO UPDATE SET plan = ?2, version = ?3`,
    account,
    JSON.stringify(plan),
    version + 1,
  )
}

/** Told of what is no move of the game, whatever the position. */
export const noMove = 'That is no move of this game.'

/** The first place in a plan where something is no move of the game, whatever the position; `null` for none. */
export function wrongMoves(
  game: AnyGame,
  { steps, orders }: Pick<Plan, 'steps' | 'orders'>,
): { field: string; message: string } | null {
  const message = noMove
  for (const [i, wishes] of steps.entries())
    for (const [j, { moves }] of wishes.entries())
      if (!moves.every((move) => isMove(game, move))) return { field: `steps.${i}.${j}`, message }
  const order = orders.findIndex(({ move }) => !isMove(game, move))
  return order < 0 ? null : { field: `orders.${order}`, message }
}

/** Replaces a plan by what its owner wants; what was told of wishes left behind has been read. */
export function layPlan(
  journal: Journal,
  account: string,
  { steps, orders, pass, forced, version }: PlanRequest,
): void {
  keepPlan(journal, account, { steps, orders, pass, forced, dropped: null, version })
}

/** Forgets all plans, as when the table is over; with an account only that one's. */
export function dropPlans({ db }: Journal, account: string | null = null): void {
  db.write('plans', 'DELETE FROM plans WHERE account = ?1 OR ?1 IS NULL', account)
}

/** A turn that a plan makes for a seat. */
export interface PlannedTurn {
  readonly seat: Seat
  readonly moves: ReadonlyArray<Move>
  readonly by: Extract<TurnBy, 'plan' | 'forced'>
  /** The plan before the turn was taken out of it. */
  readonly kept: Plan
}

/**
 * The turn that somebody's plan makes now, taken out of that plan; `null` where all who must decide
 * do so themselves. Wishes that play has left behind are dropped, and their owner finds out why; a
 * plan on which the rules fail is put aside, and the others are asked all the same.
 * `aware` are the seats that were asked before, or have just acted.
 */
export function nextPlanned(
  journal: Journal,
  snapshot: TableSnapshot & { readonly play: Play },
  aware: ReadonlySet<Seat>,
  now: number,
): PlannedTurn | null {
  for (const seat of toActIn(snapshot)) {
    const account = snapshot.takenSeats[seat]?.account
    if (!account) continue
    try {
      const planned = plannedFor(journal, snapshot, seat, account, aware, now)
      if (planned) return planned
    } catch (error) {
      putPlanAside(journal, seat, now, error)
    }
  }
  return null
}

/** The turn that the plan of one seat makes now; `null` for none. */
function plannedFor(
  journal: Journal,
  { game, play }: TableSnapshot & { readonly play: Play },
  seat: Seat,
  account: string,
  aware: ReadonlySet<Seat>,
  now: number,
): PlannedTurn | null {
  const kept = planOf(journal, account)
  if (kept.version === 0) return null
  const seen = view(game, play, seat)
  const { answer, left } = ask(game, seen, seat, kept, !aware.has(seat))
  const dropped = left
    ? {
        revision: play.revision,
        at: now,
        wishes: left.map(({ text }) => text),
        rules: left.map((wish) => ruleAgainst(game, seen, seat, wish)),
      }
    : kept.dropped
  if (answer || left)
    keepPlan(journal, account, { ...kept, ...(left && { steps: [] }), ...answer?.plan, dropped })
  return answer && { seat, moves: answer.moves, by: answer.by, kept }
}

/**
 * Takes away the whole plan of a seat, as the rules failed on it. Its owner is told with their view of
 * the table, and the fault is reported: once, as the plan is not asked again. `kept`: the plan as it
 * stood before a turn was taken out of it.
 */
export function putPlanAside(
  journal: Journal,
  seat: Seat,
  now: number,
  error: unknown,
  kept?: Plan,
): void {
  const { settings, takenSeats } = journal.snapshot()
  reportFault('A plan was put aside.', error, {
    game: settings.game,
    seat,
    revision: journal.revision(),
  })
  const account = takenSeats[seat]?.account
  if (!account) return
  const present = planOf(journal, account)
  const { steps, orders } = kept ?? present
  const dropped = {
    revision: journal.revision(),
    at: now,
    wishes: [...steps.flat(), ...orders].map(({ text }) => text),
    fault: true,
  }
  keepPlan(journal, account, { ...nothing, dropped, version: present.version })
}
