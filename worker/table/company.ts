/** What a finished table gives its people, and who is told of their invitation. */
import { database } from '../accounts/database.ts'
import { rateTable } from '../accounts/ratings.ts'
import { enterResults, type ResultRow } from '../accounts/results.ts'
import type { Env } from '../env.ts'
import { invite } from '../notices/invite.ts'
import type { TableSnapshot } from './snapshot.ts'
import type { Journal } from './storage/journal.ts'

/** What a finished table gives each person. A person replaced by a bot to the end comes last, whatever the bot made of it. */
export function resultRows({ settings, game, play, takenSeats }: TableSnapshot): ResultRow[] {
  const result = play && game.result(play.state)
  if (!play || !result || settings.endedAt === null) return []
  const scores = game.score(play.state)
  const { id: table, endedAt, rated } = settings
  return takenSeats.flatMap(({ seat, account, bot }) => {
    if (account === null) return []
    const place = bot === null ? result.places[seat] : play.seats
    const points = scores.find((score) => score.seat === seat)?.total
    if (place === undefined || points === undefined) return []
    const { reason } = result
    const options = play.options as Record<string, unknown>
    const row = { table, seat, account, game: game.id, options, seats: play.seats, place, points }
    return [{ ...row, reason, rated, endedAt }]
  })
}

/** Enters how the table ended, and rates it; safe to repeat. */
export async function finish(env: Env, snapshot: TableSnapshot): Promise<void> {
  const db = database(env)
  await enterResults(db, resultRows(snapshot))
  await rateTable(db, snapshot.settings.id)
}

/** Tells all who are asked and do not know yet, while there is room for them. */
export async function tellInvited(
  env: Env,
  journal: Journal,
  { settings, takenSeats }: TableSnapshot,
  now: number,
): Promise<void> {
  const { id: table, game, title, status, seating } = settings
  for (const invitation of journal.invitations.untold()) {
    const { guest, host } = invitation
    const isHere = takenSeats.some(({ account }) => account === guest)
    const names = takenSeats.map(({ name }) => name)
    if (status === 'gathering' && !isHere) {
      const asked = { guest, host, table, game, title, names, isRematch: seating !== null }
      const told = await invite(env, asked, now)
      if (told !== null) journal.followers.add(told)
    }
    journal.invitations.noteTold(invitation)
  }
}
