import type { Context } from 'hono'
import { keyedHash } from '../accounts/secret.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import type { AppEnv } from './route.ts'

/** Throws unless the request carries the operator's secret; where none is set up, there is nothing here. */
export async function onlyOperator(c: Context<AppEnv>): Promise<void> {
  const secret = c.env.OPERATOR_SECRET
  if (!secret) throw new ProblemError('not-found')
  await limitNetwork(c, 'operatorTries')
  const given = c.req.header('authorization') ?? ''
  // Hashes are compared, so that the time it takes tells nothing of the secret.
  const [mine, theirs] = await Promise.all(
    [`Bearer ${secret}`, given].map((text) => keyedHash(c.env, 'operator', text)),
  )
  if (mine !== theirs) throw new ProblemError('not-the-operator')
  await unlimitNetwork(c, 'operatorTries')
}
