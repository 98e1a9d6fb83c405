/** State of an instance, in numbers: for the operator. They are counted from what is kept anyway; nobody is followed for them. */
import { count, isNull, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { accounts, bans, reports, tables } from './schema.ts'

const day = 24 * 60 * 60 * 1000
const month = 30 * day

/** Counts in one batch. The list of tables may lag behind them. */
export async function countAll(env: Env, now: number) {
  const db = database(env)
  const since = (time: unknown, span: number) =>
    sql<number>`count(case when ${time} > ${now - span} then 1 end)`
  const begun = performance.now()
  const [[people], [held], games, [open], [shut]] = await db.batch([
    db
      .select({
        all: count(),
        guests: sql<number>`count(case when ${accounts.email} is null then 1 end)`,
        day: since(accounts.createdAt, day),
        month: since(accounts.createdAt, month),
      })
      .from(accounts),
    db
      .select({
        gathering: sql<number>`count(case when ${tables.status} = 'gathering' then 1 end)`,
        playing: sql<number>`count(case when ${tables.status} = 'playing' then 1 end)`,
        over: sql<number>`count(case when ${tables.status} = 'over' then 1 end)`,
        day: since(tables.updatedAt, day),
        month: since(tables.updatedAt, month),
      })
      .from(tables),
    db.select({ game: tables.game, tables: count() }).from(tables).groupBy(tables.game),
    db.select({ open: count() }).from(reports).where(isNull(reports.outcome)),
    db.select({ accounts: count() }).from(bans),
  ])
  const { day: freshToday = 0, month: freshMonth = 0, all = 0, guests = 0 } = people ?? {}
  const {
    gathering = 0,
    playing = 0,
    over = 0,
    day: movedToday = 0,
    month: movedMonth = 0,
  } = held ?? {}
  return {
    database: Math.round(performance.now() - begun),
    accounts: { all, guests, fresh: { day: freshToday, month: freshMonth } },
    tables: { gathering, playing, over, moved: { day: movedToday, month: movedMonth } },
    games,
    reports: open?.open ?? 0,
    bans: shut?.accounts ?? 0,
  }
}
