/** Part of D1 that goes with a table's file: its people, and how it ended. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { TablePerson, TableResult } from '../wire/schema/table-file.ts'
import { makeCard } from './cards.ts'
import { database } from './database.ts'
import { accounts, results } from './schema.ts'

/** The rows of D1 about a table. */
export async function rowsBeside(env: Env, table: string, ids: ReadonlyArray<string>) {
  const db = database(env)
  const people = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      language: accounts.language,
      zone: accounts.zone,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(sql`${accounts.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return { people, results: await db.select().from(results).where(eq(results.table, table)) }
}

/**
 * Makes the accounts that are not here yet. An address that somebody has here stays theirs: that account comes as a guest. Returns who
 * was made, and of those without an address what their seat card holds.
 */
export async function arrive(env: Env, people: ReadonlyArray<TablePerson>, now: number) {
  const db = database(env)
  const guests: { id: string; name: string; token: string }[] = []
  const made: string[] = []
  for (const { email, ...person } of people) {
    const [fresh] = await db
      .insert(accounts)
      .values({
        ...person,
        email: sql`(select ${email} where not exists (select 1 from ${accounts} as "other" where "other"."email" = ${email}))`,
      })
      .onConflictDoNothing()
      .returning({ email: accounts.email })
    if (fresh) made.push(person.id)
    if (fresh && fresh.email === null) {
      const { token } = await makeCard(env, person.id, now)
      guests.push({ id: person.id, name: person.name, token })
    }
  }
  return { made, guests }
}

/** Takes back who was made, as their table could not come. */
export async function sendBack(env: Env, made: ReadonlyArray<string>): Promise<void> {
  for (const id of made) await database(env).delete(accounts).where(eq(accounts.id, id))
}

/** Enters how a table ended; results of people who are not here are left out. */
export async function enterResults(env: Env, all: ReadonlyArray<TableResult>): Promise<void> {
  const db = database(env)
  const ids = all.flatMap(({ account }) => account ?? [])
  const here = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids))
  const known = new Set(here.map(({ id }) => id))
  for (const result of all)
    if (result.account === null || known.has(result.account))
      await db.insert(results).values(result).onConflictDoNothing()
}
