/** Reports about people, for the operator. The reported person is never told. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ReportOutcome } from '../wire/outcomes.ts'
import type { Database } from './database.ts'
import { accounts, bans, reports, seats, tables } from './schema.ts'

/** The operator reads the latest. */
const maxList = 90

/** Enters a report about a person; a later one of the same reporter takes its place. `false` where there is no such person. */
export async function report(
  db: Database,
  reporter: string,
  person: string,
  text: string,
  now: number,
): Promise<boolean> {
  const [found] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, person))
  if (!found) return false
  await db
    .insert(reports)
    .values({ person, reporter, text, createdAt: now })
    .onConflictDoUpdate({
      target: [reports.person, reports.reporter],
      set: { text, createdAt: now, outcome: null },
    })
  return true
}

/** The latest reports, each with the tables where the person sits that are not over. */
export async function latestReports(db: Database) {
  const latest = await db
    .select({
      person: reports.person,
      name: accounts.name,
      reporter: reports.reporter,
      text: reports.text,
      at: reports.createdAt,
      outcome: reports.outcome,
      since: accounts.createdAt,
      reporters: sql<number>`(select count(*) from ${reports} as "all" where "all"."person" = ${reports.person})`,
      banned: sql<number>`exists (select 1 from ${bans} where ${bans.who} = ${reports.person})`,
    })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.person))
    .orderBy(desc(reports.createdAt))
    .limit(maxList)
  const people = [...new Set(latest.map(({ person }) => person))]
  const sat = await db
    .select({ account: seats.account, table: seats.table })
    .from(seats)
    .where(inArray(seats.account, [...new Set(latest.map(({ reporter }) => reporter))]))
  const sits = new Set(sat.map(({ account, table }) => `${account} ${table}`))
  const where =
    people.length === 0
      ? []
      : await db
          .select({
            person: seats.account,
            id: tables.id,
            title: tables.title,
            status: tables.status,
          })
          .from(seats)
          .innerJoin(tables, eq(tables.id, seats.table))
          .where(inArray(seats.account, people))
  return latest.map((one) => ({
    ...one,
    banned: one.banned === 1,
    tables: where
      .filter(({ person, status }) => person === one.person && status !== 'over')
      .map(({ person: _, ...table }) => ({
        ...table,
        together: sits.has(`${one.reporter} ${table.id}`),
      })),
  }))
}

/** Notes what came of a report: the name of the person, and when it was made. `null` where there is no such report. */
export async function closeReport(
  db: Database,
  person: string,
  reporter: string,
  outcome: ReportOutcome,
): Promise<{ readonly name: string; readonly at: number } | null> {
  const [closed] = await db
    .update(reports)
    .set({ outcome })
    .where(and(eq(reports.person, person), eq(reports.reporter, reporter)))
    .returning({ at: reports.createdAt })
  const [found] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, person))
  return closed && found ? { name: found.name, at: closed.at } : null
}
