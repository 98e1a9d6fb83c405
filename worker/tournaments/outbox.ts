/** Calls that leave a tournament's object, delivered at least once each from its alarm. */
import { waitAfter } from '../notices/retries.ts'
import type { TournamentMatter } from '../notices/tournament-words.ts'

/** Calls to be done outside. Their effect is decided by how the tournament stands when it is due. */
export type Call =
  /** The lists in D1. */
  | { readonly call: 'list' }
  /** A table of a round is made. */
  | { readonly call: 'make'; readonly table: string }
  /** A table ends as it stands: its round's time is over, or `entrant` has left. */
  | { readonly call: 'end'; readonly table: string; readonly entrant?: number }
  /** A letter goes to an account; of a round or a table where it is about one. */
  | {
      readonly call: 'letter'
      readonly account: string
      readonly what: TournamentMatter
      readonly round?: number
      readonly table?: string
    }
  /** Somebody who has left hands over their seat to a bot. */
  | { readonly call: 'resign'; readonly table: string; readonly entrant: number }

export interface CallRow {
  readonly id: number
  readonly call: Call
  readonly due: number
  readonly attempts: number
}

export interface Draining {
  now(): number
  due(now: number): ReadonlyArray<CallRow>
  /** Safe to repeat. */
  deliver(call: Call): Promise<void>
  remove(id: number): void
  postpone(id: number, attempts: number, due: number): void
  /** Told of a call's first failure, and of one that has failed for half a day. */
  report(row: CallRow, error: unknown): void
}

/** Most deliveries at once. */
const atOnce = 5

/** Number of tries, which take about half a day. */
const many = 22

/** Delivers what is due; what fails is tried again later, an hour at most, as long as it takes: a round waits for it. */
export async function drain(effects: Draining): Promise<void> {
  const rows = effects.due(effects.now())
  // The list takes the tournament as it stands, so the last call for it answers all earlier ones.
  const last = rows.findLast(({ call }) => call.call === 'list')
  const isAnswered = (row: CallRow) => row.call.call === 'list' && row !== last
  for (const { id } of rows.filter(isAnswered)) effects.remove(id)
  const left = rows.filter((row) => !isAnswered(row)).values()
  const takeAndDeliver = async () => {
    for (const row of left) await deliverOne(row, effects)
  }
  await Promise.all(Array.from({ length: atOnce }, takeAndDeliver))
}

async function deliverOne(row: CallRow, effects: Draining): Promise<void> {
  try {
    await effects.deliver(row.call)
  } catch (error) {
    const attempts = row.attempts + 1
    if (attempts === 1 || attempts === many) effects.report(row, error)
    effects.postpone(row.id, attempts, effects.now() + waitAfter(attempts, Math.random()))
    return
  }
  effects.remove(row.id)
}
