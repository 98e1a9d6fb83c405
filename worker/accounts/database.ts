import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Env } from '../env.ts'

export type Database = DrizzleD1Database

/** The accounts' database. */
export const database = (env: Pick<Env, 'DB'>): Database => drizzle(env.DB)
