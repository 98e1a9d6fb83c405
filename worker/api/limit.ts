import type { Context } from 'hono'
import { isBannedNetwork } from '../accounts/bans.ts'
import { count, countOf, type limits, networkOf, uncount } from '../accounts/limits.ts'
import type { PersonalLimit } from '../wire/person-object.ts'
import { ProblemError } from './problem.ts'
import type { AppEnv } from './route.ts'

/** Counts one more of something for an account; throws the problem `too-many` where that is enough. */
export async function limit(
  c: Context<AppEnv>,
  what: PersonalLimit,
  account: string,
): Promise<void> {
  refuse(await countOf(c.env, what, account, Date.now()))
}

/** The same for the network that a request comes from. */
export async function limitNetwork(c: Context<AppEnv>, what: keyof typeof limits): Promise<void> {
  const network = networkHere(c)
  if (network === null) return
  if (!isForAll.has(what)) await refuseBanned(c)
  refuse(await count(c.env, what, network, Date.now()))
}

const networkHere = (c: Context<AppEnv>) => networkOf(c.req.header('cf-connecting-ip'))

/**
 * Things that a network that is shut out may do all the same: its people look at pictures, and the operator
 * may sit there.
 */
const isForAll: ReadonlySet<keyof typeof limits> = new Set(['freshPictures', 'operatorTries'])

/** Throws the problem `banned` where the network that a request comes from is shut out. */
export async function refuseBanned(c: Context<AppEnv>): Promise<void> {
  const network = networkHere(c)
  if (network !== null && (await isBannedNetwork(c.env, network))) throw new ProblemError('banned')
}

function refuse(retryAfter: number | null): void {
  if (retryAfter !== null) throw new ProblemError('too-many', { retryAfter })
}

/** Takes back one count of the network a request comes from. */
export async function unlimitNetwork(c: Context<AppEnv>, what: keyof typeof limits): Promise<void> {
  const network = networkHere(c)
  if (network !== null) await uncount(c.env, what, network, Date.now())
}
