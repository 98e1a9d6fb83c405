import type { CategoryPoints } from '../../accounts/category-points.ts'
import type { results } from '../../accounts/schema.ts'
import type { Seat } from '../../games/kernel/index.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import type { Conduct } from './conduct.ts'

/**
 * Results that a finished table gives each person; none where it went on from another's moment, as they did not play it
 * from the start. A person replaced by a bot to the end comes last, whatever
 * the bot made of it.
 */
export function resultRows(
  { settings, game, play, takenSeats }: TableSnapshot,
  conduct: ReadonlyMap<Seat, Conduct> = new Map(),
): (typeof results.$inferInsert)[] {
  const result = play && game.result(play.state)
  if (!play || !result || settings.endedAt === null || settings.origin) return []
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
    return [{ ...row, reason, rated, endedAt, ...conduct.get(seat) }]
  })
}

/** Sources of the points of a finished table, by account, of those who played to the end themselves. */
export function categoriesOf({
  game,
  play,
  takenSeats,
}: TableSnapshot): ReadonlyMap<string, CategoryPoints> {
  if (!play) return new Map()
  const scores = game.score(play.state)
  return new Map(
    takenSeats.flatMap(({ seat, account, bot }) => {
      const score = scores.find((one) => one.seat === seat)
      if (account === null || bot !== null || !score) return []
      const points = score.categories.map((one) => [one.category, one.points] as const)
      return [[account, Object.fromEntries(points)] as const]
    }),
  )
}
