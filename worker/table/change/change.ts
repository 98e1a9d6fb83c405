/** A change of a table with all its consequences: the loop around the pure functions of `commit.ts`. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Change, Deed } from '../effects/deed.ts'
import { write } from '../effects/effects.ts'
import type { Journal } from '../storage/journal.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { patienceCalls } from '../time/patience.ts'
import { playPlans } from '../turns/plan-turns.ts'
import { awareAfter, commit, consequences } from './commit.ts'

/** Has a table without a clock wake when the first patience may end; whether a call for that was put. */
export function wakeForPatience(journal: Journal, now: number): boolean {
  const { absence } = journal
  const present = { pausedAt: absence.pausedAt(), clocks: absence.clocks() }
  const table = {
    settings: journal.settings.read(),
    takenSeats: journal.takenSeats(),
    absence: present,
  }
  const calls = patienceCalls(table, journal.revision())
  for (const call of calls) write(journal, call, now)
  return calls.length > 0
}

/** Far more rounds of consequences than the votes and seats of a table can lead to. */
const maxRounds = 200

/**
 * Writes all that follows from a change: plans of the seats that are asked by it, then what consequences the table
 * finds, which may ask further seats, and when nothing changes any more, what must leave it. Returns whether anything
 * was written. `by`: the account that made the change. Called inside the transaction that made it.
 */
export function writeConsequences(
  journal: Journal,
  before: TableSnapshot,
  deed: Deed | null,
  now: number,
  by: string | null = null,
): boolean {
  const deeds = deed ? [deed] : []
  const newlyAsked = new Set<Seat>()
  const askSeats = (from: TableSnapshot, latest: Deed | null) => {
    const aware = awareAfter(from, journal.snapshot(), latest)
    if (!aware) return
    const { rows, stillAware } = playPlans(journal, aware, now)
    deeds.push(...rows.map((row): Deed => ({ did: 'turn', row })))
    for (const seat of toActIn(journal.snapshot())) if (!stillAware.has(seat)) newlyAsked.add(seat)
  }
  askSeats(before, deed)
  for (let round = 0; round < maxRounds; round++) {
    const from = journal.snapshot()
    const change: Change = { before, after: from, deeds, now, by }
    const effects = consequences(change)
    if (effects.length === 0) {
      const last = commit(change, newlyAsked, newlyAsked.size > 0 ? journal.latest() : [])
      for (const effect of last) write(journal, effect, now)
      return last.length > 0
    }
    for (const effect of effects) {
      const next = write(journal, effect, now)
      if (!next) continue
      deeds.push(next)
      askSeats(from, next)
    }
  }
  throw new Error('The consequences of a change have no end.')
}
