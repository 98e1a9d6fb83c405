/** Enters what a finished table gives its people, and tells those who are invited. */
import { database } from '../../accounts/database.ts'
import { renewFigures } from '../../accounts/figures.ts'
import { noteTold, seekersOf } from '../../accounts/lookouts.ts'
import { paceKindOf } from '../../accounts/open-table.ts'
import { rateTable } from '../../accounts/ratings.ts'
import { enterResults } from '../../accounts/results.ts'
import type { Env } from '../../env.ts'
import { invite, tellSeeker } from '../../notices/invite.ts'
import type { Journal } from '../storage/journal.ts'
import type { Head } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { conductAt } from './conduct.ts'
import { linkKey } from './link-key.ts'
import { isOpenToAll } from './open-to-all.ts'
import { removedFrom } from './removed.ts'
import { categoriesOf, resultRows } from './result-rows.ts'

/** Enters how the table ended, and rates it; `heads` are all rows of its journal, newest first. Safe to repeat. */
export async function finish(
  env: Env,
  snapshot: TableSnapshot,
  heads: Iterable<Head>,
): Promise<void> {
  const db = database(env)
  const rows = resultRows(snapshot, conductAt(snapshot, heads))
  await enterResults(db, rows)
  if (snapshot.settings.rated) await rateTable(db, snapshot.settings.id, categoriesOf(snapshot))
  for (const { account, answers } of rows)
    if (account != null && answers !== undefined) await renewFigures(db, account)
}

/** Tells all who are asked and do not know yet, while there is room for them. One that cannot be told now holds up no other; throws after all. */
export async function tellInvited(
  env: Env,
  journal: Journal,
  { settings, takenSeats }: TableSnapshot,
  now: number,
): Promise<void> {
  const { id: table, game, title, status, seating } = settings
  const failures: unknown[] = []
  for (const invitation of journal.invitations.untold()) {
    const { guest, host } = invitation
    const isHere = takenSeats.some(({ account }) => account === guest)
    const names = takenSeats.map(({ name }) => name)
    try {
      let told: string | null = null
      if (status === 'gathering' && !isHere) {
        const asked = { guest, host, table, game, title, names, isRematch: seating !== null }
        told = await invite(env, { ...asked, key: linkKey(journal) }, now)
        if (told !== null) journal.followers.add(told)
      }
      journal.invitations.noteTold(invitation, told)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Tells those who look out for an open table like this, each once, while there is room; none who was asked to it, has sat there, or
 * was removed from it. One that cannot be told now holds up no other; throws after all.
 */
export async function tellSeekers(
  env: Env,
  journal: Journal,
  { settings, takenSeats }: TableSnapshot,
  now: number,
): Promise<void> {
  const { id: table, game, title, wanted: seats, pace } = settings
  const people = takenSeats.flatMap(({ account }) => account ?? [])
  const [host] = people
  if (!isOpenToAll(settings) || takenSeats.length >= seats || host === undefined) return
  const db = database(env)
  const others = [
    ...removedFrom(journal),
    ...journal.invitations.guests(),
    ...journal.followers.all(),
  ]
  const open = { id: table, game, seats, pace: paceKindOf(pace), host, people, others }
  const told: string[] = []
  const failures: unknown[] = []
  for (const account of await seekersOf(db, open, now)) {
    const names = takenSeats.map(({ name }) => name)
    try {
      await tellSeeker(env, { account, table, game, title, names })
      told.push(account)
    } catch (error) {
      failures.push(error)
    }
  }
  if (told.length > 0) await noteTold(db, told, game, now)
  if (failures.length > 0) throw failures[0]
}
