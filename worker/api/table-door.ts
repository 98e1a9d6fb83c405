/** Questions that an operation at a table may ask of the worker around it. */
import type { Context } from 'hono'
import { accountOf } from '../accounts/account.ts'
import { keepApart } from '../accounts/blocks.ts'
import { isForOthers, keepTableAgain } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { hoursOf } from '../accounts/hours.ts'
import { enterInvitations } from '../accounts/invitations.ts'
import { sealOf } from '../accounts/moments.ts'
import { isLostGuest } from '../accounts/people.ts'
import { sessionLifetime } from '../accounts/session.ts'
import { normalEmail } from '../accounts/sign-in.ts'
import type { Env } from '../env.ts'
import type { Rematch } from '../table/ground/new-table.ts'
import { operations } from '../table/operations/index.ts'
import type { Door } from '../table/operations/operation.ts'
import { perform, type TableCalls, tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import { type Answer, isRefusal } from '../wire/refusal.ts'
import { tableId } from '../wire/schema/basics.ts'
import type { Visit } from '../wire/sessions.ts'
import { cookieIn, keepCookie } from './cookie.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, signedIn } from './route.ts'

/** Through whose eyes a table is looked at: those of the person who asks, or with `watch` those of any spectator. */
export const visitOf = (
  c: Context<AppEnv>,
  { watch }: { readonly watch?: unknown },
): Visit | null => (watch === undefined ? c.var.visit : null)

/** Time for which a browser keeps the key of a table's link, in milliseconds: as long as a session. */
const keptFor = sessionLifetime

const linkCookie = (table: string): string => `table-${table}`

/** Key of a private table's link, as this browser came by it; `null`: by its address alone. */
export const linkKeyIn = (c: Context<AppEnv>, table: string): string | null =>
  cookieIn(c, linkCookie(table)) ?? null

/** Has the browser keep the key of a table's link. */
export const keepLinkKey = (c: Context<AppEnv>, table: string, key: string): void =>
  keepCookie(c, linkCookie(table), key, 'Lax', keptFor)

/** The table of the request's path; a path that cannot be one is not found. */
export function tableOf(c: Context<AppEnv>, id: string): TableCalls {
  if (!tableId.safeParse(id).success) throw new ProblemError('not-found')
  return tableAt(c.env, id)
}

/** The account that asks, with the name to sit down under and its hours. */
export const personOf = (c: Context<AppEnv>) => sitterOf(c.env, signedIn(c).account)

/** An account with the name to sit down under and its hours; throws the problem `not-signed-in` where it is gone. */
export async function sitterOf(env: Env, id: string) {
  const account = await accountOf(env, id)
  const hours = account && (await hoursOf(env, account))
  if (!account || !hours) throw new ProblemError('not-signed-in')
  return { ...account, hours }
}

/** A table's answer, or its refusal as a problem. */
export function granted<T extends object>(answer: Answer<T>): T {
  if (isRefusal(answer)) throw new ProblemError(answer.problem, answer.extra)
  return answer
}

/** A table as any spectator sees it; throws the problem `not-found`. */
export const tableAsSpectator = async (c: Context<AppEnv>, id: string) =>
  granted(await perform(tableOf(c, id), operations.getTable, null, {}))

/** The surroundings of an operation that a request asks for at a table. */
export const doorOf = (
  c: Context<AppEnv>,
  table: TableCalls,
  id: string,
  operation: string,
): Door => ({
  person: () => personOf(c),
  isKeptApart: async () => keepApart(database(c.env), signedIn(c).account, await table.people()),
  isForOthers: () => isForOthers(database(c.env), id, signedIn(c).account),
  async check() {
    const refusal = await table.check(operation, signedIn(c).account)
    if (refusal) throw new ProblemError(refusal.problem, refusal.extra)
  },
  async lostGuest(seat) {
    const { table: found } = granted(await perform(table, operations.getTable, null, {}))
    const person = found.seats[seat]?.person ?? null
    return person !== null && (await isLostGuest(c.env, person, Date.now())) ? person : null
  },
  enterInvitations: (people, emails) =>
    enterInvitations(
      c.env,
      id,
      signedIn(c).account,
      [...people, ...emails.map(normalEmail)],
      Date.now(),
    ),
  freshId,
  goOn: (rematch) => goOn(c, id, rematch),
  seal: (moment) => sealOf(c.env, moment),
  refuse(problem) {
    throw new ProblemError(problem)
  },
})

/** The others who sit down at once with the account that makes the table. */
const withoutMe = ({ others }: Rematch, account: string): Pick<Rematch, 'others'> =>
  others ? { others: others.filter((one) => one.account !== account) } : {}

/** Makes the table where another goes on, and asks its people there; where that has been done, the account sits down. */
async function goOn(c: Context<AppEnv>, before: string, rematch: Rematch) {
  const db = database(c.env)
  const next = tableAt(c.env, rematch.id)
  const { id, name, hours, language } = await personOf(c)
  const found = await perform(next, operations.getTable, id, {})
  const isApart = await keepApart(db, id, await next.people())
  if (isRefusal(found)) {
    await keepTableAgain(db, before, rematch.id, Date.now())
    const made = granted(
      await next.create({
        ...rematch,
        ...withoutMe(rematch, id),
        account: id,
        name,
        hours,
        language,
      }),
    )
    const guests = (rematch.seating ?? []).filter((other) => other !== id)
    return guests.length > 0 && rematch.others === undefined
      ? granted(await perform(next, operations.invite, id, { guests }))
      : made
  }
  const { table } = found
  if (table.you !== null || table.status !== 'gathering') return { table }
  if (isApart) throw new ProblemError('seats-kept')
  return granted(await perform(next, operations.takeSeat, id, { name, hours }))
}
