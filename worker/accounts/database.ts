import { sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'

export type Database = DrizzleD1Database

/** The accounts' database. */
export const database = (env: Pick<Env, 'DB'>): Database => drizzle(env.DB)

/** Returns true if a column has one of these values, however many. As one bound value: a statement takes a hundred. */
export const isOneOf = (column: SQLiteColumn, values: ReadonlyArray<string>) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
