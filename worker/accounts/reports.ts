/** Reports about people, for the operator. The reported person is never told. */
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, reports, seats, tables } from './schema.ts'

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
      set: { text, createdAt: now },
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
    })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.person))
    .orderBy(desc(reports.createdAt))
    .limit(maxList)
  const people = [...new Set(latest.map(({ person }) => person))]
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
    tables: where
      .filter(({ person, status }) => person === one.person && status !== 'over')
      .map(({ person: _, ...table }) => table),
  }))
}
