/** Who comes to a table, and what it gives them in the end. */
import { database } from '../accounts/database.ts'
import { rateTable } from '../accounts/ratings.ts'
import { enterResults, type ResultRow } from '../accounts/results.ts'
import type { Env } from '../env.ts'
import { invite } from '../notices/invite.ts'
import type { Facts, Journal, Sitting } from './journal.ts'
import type { Scene } from './scene.ts'

/** The seats in the order the table was made for, as at a rematch; whoever is not named there sits behind. */
export function inOrder(sittings: ReadonlyArray<Sitting>, { seating }: Facts): Sitting[] {
  if (!seating) return [...sittings]
  const rank = ({ account }: Sitting) => {
    const place = account === null ? -1 : seating.indexOf(account)
    return place < 0 ? seating.length : place
  }
  return sittings
    .toSorted((a, b) => rank(a) - rank(b))
    .map((sitting, seat) => ({ ...sitting, seat }))
}

/** The seats of a rematch are kept for those who played before for so long, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

/** Whether the free seats are kept for others than this account. */
export const isKept = ({ seating, createdAt }: Facts, account: string, now: number): boolean =>
  seating !== null && !seating.includes(account) && now < createdAt + keptFor

/** The accounts of a table's people, in seat order, with whoever began moved to the end: how they sit at the rematch. */
export function rotated({ sittings }: Scene): string[] {
  const people = sittings.flatMap(({ account }) => (account === null ? [] : [account]))
  return [...people.slice(1), ...people.slice(0, 1)]
}

/** What a finished table gives each person. Whom a bot replaced to the end comes last, whatever the bot made of it. */
function resultRows({ facts, game, play, sittings }: Scene): ResultRow[] {
  const result = play && game.result(play.state)
  if (!play || !result || facts.endedAt === null) return []
  const scores = game.score(play.state)
  const { id: table, endedAt, rated } = facts
  return sittings.flatMap(({ seat, account, bot }) => {
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
export async function finish(env: Env, scene: Scene): Promise<void> {
  const db = database(env)
  await enterResults(db, resultRows(scene))
  await rateTable(db, scene.facts.id)
}

/** Tells all who are asked and do not know yet, while there is room for them. */
export async function tellInvited(
  env: Env,
  journal: Journal,
  { facts, sittings }: Scene,
  now: number,
): Promise<void> {
  const { id: table, game, title, status, seating } = facts
  for (const invitation of journal.invitations()) {
    const { guest, host } = invitation
    const isHere = sittings.some(({ account }) => account === guest)
    const names = sittings.map(({ name }) => name)
    if (status === 'gathering' && !isHere)
      await invite(
        env,
        { guest, host, table, game, title, names, isRematch: seating !== null },
        now,
      )
    journal.endInvitation(invitation)
  }
}
