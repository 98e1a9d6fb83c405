import type { Env } from '../env.ts'

/** The Durable Object of a table. */
export const tableStub = (env: Env, table: string) => env.TABLES.get(env.TABLES.idFromName(table))
