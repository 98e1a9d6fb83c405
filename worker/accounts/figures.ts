/** Figures by which people know whether they can rely on each other: when turns came, and nothing else. */
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { middle } from '../wire/middle.ts'
import type { Figures } from '../wire/schema/company.ts'
import { type Database, isOneOf } from './database.ts'
import { accounts, figures, lostSeats, results } from './schema.ts'

/** Nobody is told figures that rest on fewer tables. */
const enoughTables = 10

/** Number of latest tables that figures rest on, at most. */
const maxTables = 50

/** Number of turns of which at most one was late, to be called seldom late. */
const seldom = 20

/** At least this share of an account's tables was played to the end: that is steady. */
const steadyShare = 0.9

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)

/** Writes an account's figures as they are now, unless it is gone; safe to repeat. */
export async function renewFigures(db: Database, account: string): Promise<void> {
  const ended = await db
    .select({
      at: results.endedAt,
      answers: results.answers,
      answerTime: results.answerTime,
      late: results.late,
      stayed: results.stayed,
    })
    .from(results)
    .where(and(eq(results.account, account), isNotNull(results.answers)))
    .orderBy(desc(results.endedAt))
    .limit(maxTables)
  const since = ended.length === maxTables ? (ended.at(-1)?.at ?? 0) : 0
  const lost = await db
    .select({ table: lostSeats.table })
    .from(lostSeats)
    .where(and(eq(lostSeats.account, account), gte(lostSeats.at, since)))
  const row = {
    tables: ended.length + lost.length,
    finished: ended.filter(({ stayed }) => stayed === true).length,
    answers: sum(ended.map(({ answers }) => answers ?? 0)),
    late: sum(ended.map(({ late }) => late ?? 0)),
    answerTime: middle(ended.flatMap(({ answerTime }) => answerTime ?? [])),
  }
  const { tables, finished, answers, late, answerTime } = row
  await db
    .insert(figures)
    .select(
      sql`select ${accounts.id}, ${tables}, ${finished}, ${answers}, ${late}, ${answerTime}
        from ${accounts} where ${accounts.id} = ${account}`,
    )
    .onConflictDoUpdate({ target: figures.account, set: row })
}

/** Notes that an account lost its seat at a running table to somebody new; safe to repeat. */
export async function noteLostSeat(
  db: Database,
  account: string,
  table: string,
  at: number,
): Promise<void> {
  await db
    .insert(lostSeats)
    .select(
      sql`select ${accounts.id}, ${table}, ${at} from ${accounts} where ${accounts.id} = ${account}`,
    )
    .onConflictDoNothing()
  await renewFigures(db, account)
}

/** Moves what a guest's figures rest on to another account, whose figures have it then; safe to repeat. */
export async function moveFigures(db: Database, guest: string, owner: string): Promise<void> {
  await db.run(sql`update or ignore ${lostSeats} set account = ${owner} where account = ${guest}`)
  await db.batch([
    db.delete(lostSeats).where(eq(lostSeats.account, guest)),
    db.delete(figures).where(eq(figures.account, guest)),
  ])
  await renewFigures(db, owner)
}

/** The figures of accounts, of those who have played enough. */
export async function figuresOf(
  db: Database,
  people: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Figures>> {
  if (people.length === 0) return new Map()
  const rows = await db
    .select()
    .from(figures)
    .where(and(isOneOf(figures.account, people), gte(figures.tables, enoughTables)))
  return new Map(
    rows.map(({ account, tables, finished, answers, late, answerTime }) => [
      account,
      { tables, finished, answerTime, seldomLate: late * seldom <= answers },
    ]),
  )
}

/** Condition that a row of `figures` tells that somebody usually answers within so many milliseconds. */
export const answersWithin = (time: number) =>
  sql`(${figures.tables} >= ${enoughTables} and ${figures.answerTime} <= ${time})`

/** Condition that a row of `figures` tells that somebody finishes nearly always and is seldom late. */
export const isSteady = () =>
  sql`(${figures.tables} >= ${enoughTables} and ${figures.finished} >= ${steadyShare} * ${figures.tables}
    and ${figures.late} * ${seldom} <= ${figures.answers})`
