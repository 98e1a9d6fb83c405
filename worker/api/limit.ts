import type { Context } from 'hono'
import { count, type limits, networkOf, uncount } from '../accounts/limits.ts'
import { ProblemError } from './problem.ts'
import type { AppEnv } from './route.ts'

/** Counts one more of something for an account; throws the problem `too-many` where that is enough. */
export async function limit(
  c: Context<AppEnv>,
  what: keyof typeof limits,
  who: string,
): Promise<void> {
  const retryAfter = await count(c.env, what, who, Date.now())
  if (retryAfter !== null) throw new ProblemError('too-many', { retryAfter })
}

/** The same for the network that a request comes from. */
export async function limitNetwork(c: Context<AppEnv>, what: keyof typeof limits): Promise<void> {
  const network = networkOf(c.req.header('cf-connecting-ip'))
  if (network !== null) await limit(c, what, network)
}

/** Takes back one count of the network a request comes from. */
export async function unlimitNetwork(c: Context<AppEnv>, what: keyof typeof limits): Promise<void> {
  const network = networkOf(c.req.header('cf-connecting-ip'))
  if (network !== null) await uncount(c.env, what, network, Date.now())
}
