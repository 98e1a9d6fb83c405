import type { Env } from '../env.ts'

/** The Durable Object of an account. */
export const personStub = (env: Pick<Env, 'PEOPLE'>, account: string) =>
  env.PEOPLE.get(env.PEOPLE.idFromName(account))
