/** Requests whose session or account ends while they are answered. */
import type { Context } from 'hono'
import { findSession } from '../accounts/session.ts'
import type { AppEnv } from './route.ts'

/** Tells whether D1 refused a row, as the session or account that it belongs to is not there any more. */
export function isOrphan(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (/FOREIGN KEY constraint failed/i.test(one.message)) return true
  return false
}

/** Tells whether the session of a request was good when the request came, and is not any more. */
export async function hasEnded({ env, var: { session } }: Context<AppEnv>): Promise<boolean> {
  return session !== null && (await findSession(env, session)) === null
}
