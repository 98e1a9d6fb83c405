/** Classes of open tables, by which people look for them: how much time there is for a turn, and how much practice the host has. */
import { sql } from 'drizzle-orm'
import type { Pace } from '../wire/schema/table.ts'
import type { paceKinds } from '../wire/schema/table-list.ts'
import { results } from './schema.ts'

export type PaceKind = (typeof paceKinds)[number]

/** Hours of playing time for a turn, from and below; a day has fourteen of them. */
export const perTurn = { hours: [0, 12], day: [12, 28], days: [28, 10_000] } as const

/** The class that a table's pace is of. */
export function paceKindOf(pace: Pick<Pace, 'perTurn'> | null): PaceKind {
  if (pace === null) return 'none'
  const kinds = ['hours', 'day', 'days'] as const
  return kinds.find((kind) => pace.perTurn < perTurn[kind][1]) ?? 'days'
}

/** Number of finished tables from which somebody has practice in a game, those for one not counted. */
export const practised = 5

/** Number of games of a kind that an account has finished with others; both are SQL. No more are counted than decide. */
export const playedWithOthers = (account: unknown, game: unknown) =>
  sql`(select count(*) from (select 1 from ${results} where ${results.account} = ${account}
    and ${results.game} = ${game} and ${results.seats} > 1 limit ${practised}))`
