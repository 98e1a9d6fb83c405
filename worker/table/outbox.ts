import type { Seat } from '../games/kernel/index.ts'

/** `bot`: the seat's bot plays. `deadline`: the seat's time is over. `index`: the list of tables in D1. `result`: what the finished table gave. `invitation`: to all who are asked and not told yet. `taken`: to one account, that somebody new sits there. The others: notices to a seat. */
export type OutboxKind =
  | 'bot'
  | 'deadline'
  | 'reminder'
  | 'decision'
  | 'index'
  | 'result'
  | 'invitation'
  | 'turn'
  | 'started'
  | 'full'
  | 'over'
  | 'talk'
  | 'taken'

/** A wake-up call: something may have to leave the table. What, is decided by how the table stands when it does. */
export interface OutboxRow {
  readonly id: number
  readonly kind: OutboxKind
  /** Whom a notice goes to. */
  readonly seat: Seat | null
  /** The revision that gave the reason. */
  readonly revision: number
  readonly due: number
  readonly attempts: number
  /** Tells apart what goes to one seat at one revision. */
  readonly about: string
}

/** All that draining touches. */
export interface DrainEffects {
  now(): number
  due(now: number): ReadonlyArray<OutboxRow>
  /** Delivers what the row calls for, by present truth; safe to repeat. */
  deliver(row: OutboxRow): Promise<void>
  remove(id: number): void
  postpone(id: number, attempts: number, due: number): void
  report(row: OutboxRow, error: unknown): void
}

const second = 1000
const longestWait = 60 * 60 * second

/** How long to wait after that many failures, in milliseconds: two seconds, doubled each time, an hour at most. */
export const waitAfter = (attempts: number): number =>
  Math.min(second * 2 ** Math.min(attempts, 20), longestWait)

/**
 * Delivers what is due, at least once each: a row goes only after its delivery,
 * and one that fails is tried again later without holding up the others.
 */
export async function drain(effects: DrainEffects): Promise<void> {
  const rows = effects.due(effects.now())
  // The list takes the table as it stands, so the last call for it answers all earlier ones.
  const lastIndex = rows.findLast(({ kind }) => kind === 'index')
  for (const row of rows) {
    if (row.kind === 'index' && row !== lastIndex) {
      effects.remove(row.id)
      continue
    }
    try {
      await effects.deliver(row)
      effects.remove(row.id)
    } catch (error) {
      effects.report(row, error)
      const attempts = row.attempts + 1
      effects.postpone(row.id, attempts, effects.now() + waitAfter(attempts))
    }
  }
}
