/** Moments of tables that leave as a file, and come back in one that is ours. */
import type { Env } from '../env.ts'
import type { Moment } from '../wire/schema/moments.ts'
import { keyedHash } from './secret.ts'

/** JSON in which the order of keys does not matter. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The seal of this instance on a moment: nobody else can make one, nor change what it stands on. */
export const sealOf = (env: Env, moment: Omit<Moment, 'seal'>): Promise<string> => {
  const { game, version, options, seats, title, turn, state } = moment
  return keyedHash(env, 'moment', ordered({ game, version, options, seats, title, turn, state }))
}

/** Returns true if the seal on a moment is this instance's. */
export const isOurs = async (env: Env, moment: Moment): Promise<boolean> =>
  (await sealOf(env, moment)) === moment.seal
