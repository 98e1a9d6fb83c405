/** What all routes of a table share. */
import type { Context } from 'hono'
import { accountOf } from '../accounts/account.ts'
import { hoursOf } from '../accounts/hours.ts'
import { tableAt } from '../table/stub.ts'
import type { ProblemCode } from '../wire/problems.ts'
import { type Answer, isRefusal } from '../wire/refusal.ts'
import { tableId } from '../wire/schema.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, signedIn } from './route.ts'

/** What any request that changes something may meet. */
export const doorProblems = [
  'bad-request',
  'not-signed-in',
  'wrong-origin',
  'too-large',
  'wrong-content-type',
] as const satisfies ReadonlyArray<ProblemCode>

/** Through whose eyes a table is looked at: those of whoever asks, or of a spectator where they want just that. */
export const viewerOf = (
  c: Context<AppEnv>,
  { watch }: { readonly watch?: string | undefined },
): string | null => (watch === undefined ? (c.var.session?.account ?? null) : null)

/** The table of the request's path; a path that cannot be one is not found. */
export function tableOf(c: Context<AppEnv>, id: string) {
  if (!tableId.safeParse(id).success) throw new ProblemError('not-found')
  return tableAt(c.env, id)
}

/** Who asks, with the name to sit down under, and when they play. */
export async function personOf(c: Context<AppEnv>) {
  const account = await accountOf(c.env, signedIn(c).account)
  const hours = account && (await hoursOf(c.env, account.id))
  if (!account || !hours) throw new ProblemError('not-signed-in')
  return { ...account, hours }
}

/** A table's answer, or its refusal as a problem. */
export function granted<T extends object>(answer: Answer<T>): T {
  if (isRefusal(answer)) throw new ProblemError(answer.problem, answer.extra)
  return answer
}
