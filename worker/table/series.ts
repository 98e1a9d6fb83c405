import { keepTableAgain } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { deletedAmong } from '../accounts/people.ts'
import { apartAmong } from '../accounts/tournaments.ts'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import type { Outcome } from './operations/operation.ts'
import { rematchOf } from './people/rematch.ts'
import { opensNext } from './seats/series.ts'
import type { Journal } from './storage/journal.ts'
import type { TableSnapshot } from './storage/snapshot.ts'
import { isMadeAlready, tableAt } from './stub.ts'

/** The table around it. */
interface Around {
  readonly env: Env
  readonly journal: Journal
  change(act: (snapshot: TableSnapshot) => Outcome): void
}

/**
 * Opens the next game of a series, with all its people seated; safe to repeat. Where somebody is gone by now, or two of them keep
 * apart since, the series ends without a word about whom.
 */
export async function openNext({ env, journal, change }: Around): Promise<void> {
  const snapshot = journal.snapshot()
  if (!opensNext(snapshot)) return
  const db = database(env)
  const people = snapshot.takenSeats.flatMap(({ account }) => account ?? [])
  const apart = await apartAmong(db, people)
  if (apart.length > 0 || (await deletedAmong(db, people)).length > 0) {
    change(() => {
      journal.settings.endSeries()
      return 'changed'
    })
    return
  }
  if (snapshot.settings.rematch === null)
    change((now) => {
      if (now.settings.rematch !== null) return 'unchanged'
      journal.settings.putRematch(freshId())
      return 'changed'
    })
  const { others: [first, ...others] = [], ...next } = rematchOf(journal.snapshot())
  if (!first) return
  await keepTableAgain(db, snapshot.settings.id, next.id, Date.now())
  const answer = await tableAt(env, next.id).create({ ...next, ...first, others })
  if (isRefusal(answer) && !isMadeAlready(answer)) throw new Error(answer.problem)
}
