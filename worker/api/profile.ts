import { type Profile, profileOf } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { ProblemError } from './problem.ts'

/** The account that a request has just opened or changed. Throws the problem `not-signed-in` if it is gone by now. */
export async function profileFor(env: Env, account: string): Promise<Profile> {
  const profile = await profileOf(env, account)
  if (!profile) throw new ProblemError('not-signed-in')
  return profile
}
