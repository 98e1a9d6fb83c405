/** Enters what a finished table gives its people, and tells those who are invited. */
import { database } from '../../accounts/database.ts'
import { rateTable } from '../../accounts/ratings.ts'
import { enterResults } from '../../accounts/results.ts'
import type { Env } from '../../env.ts'
import { invite } from '../../notices/invite.ts'
import type { Journal } from '../storage/journal.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { resultRows } from './result-rows.ts'

/** Enters how the table ended, and rates it; safe to repeat. */
export async function finish(env: Env, snapshot: TableSnapshot): Promise<void> {
  const db = database(env)
  await enterResults(db, resultRows(snapshot))
  await rateTable(db, snapshot.settings.id)
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
      if (status === 'gathering' && !isHere) {
        const asked = { guest, host, table, game, title, names, isRematch: seating !== null }
        const told = await invite(env, asked, now)
        if (told !== null) journal.followers.add(told)
      }
      journal.invitations.noteTold(invitation)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
