/** The cookies that carry a session. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isBannedAccount } from '../accounts/bans.ts'
import { deviceOf } from '../accounts/device.ts'
import {
  claimsOf,
  endSession,
  type FoundSession,
  findSession,
  type Opening,
  renewSession,
  type Session,
  sessionLifetime,
  signSession,
} from '../accounts/session.ts'
import { personAt } from '../notices/person.ts'
import type { TableCalls } from '../table/stub.ts'
import type { OwnList } from '../wire/person-object.ts'
import { isRefusal } from '../wire/refusal.ts'
import { cookieIn, dropCookie, keepCookie } from './cookie.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, jsonText } from './route.ts'

const renewalAge = 7 * 24 * 60 * 60 * 1000

const cookieName = 'session'

/** Tells whether a browser holds a session; it may not be good any more. */
export const holdsSession = (c: Context<AppEnv>): boolean => cookieIn(c, cookieName) !== undefined
/** The name is from its first use: it held the guest of a device on which somebody then signed in. */
const othersCookieName = 'guest'

const give = (c: Context<AppEnv>, name: string, value: string): void =>
  keepCookie(c, name, value, 'Lax', sessionLifetime)

/** Returns true if the object that a request is for sees by itself whether a session is good: a table does, and a person. */
function isAtObject({ req }: Context<AppEnv>): boolean {
  const { path } = req
  if (/^\/api\/tables\/./.test(path) || path === '/api/me/live') return true
  return req.method === 'GET' && (path === '/api/letters' || isOwnTables(req))
}

/** Returns true if somebody asks for the list of their own tables. */
const isOwnTables = (req: Context<AppEnv>['req']): boolean =>
  req.path === '/api/tables' && (req.query('which') ?? 'mine') === 'mine'

/** Answers with what lies in the visitor's own object; throws the problem that keeps them from it. */
export async function answerOwn(c: Context<AppEnv>, what: OwnList) {
  const { visit } = c.var
  if (!visit) throw new ProblemError('not-signed-in')
  const answer = await personAt(c.env, visit.account).answerAs(visit, what)
  if (typeof answer !== 'string') throw new ProblemError(answer.problem, answer.extra)
  return jsonText(c, answer)
}

/** Sets `visit` and, but there, `session` from the session cookie; renews a cookie that is older than a week, or was signed by the secret before. */
export const sessionMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const now = Date.now()
  const cookie = cookieIn(c, cookieName)
  const claims = cookie === undefined ? null : await claimsOf(c.env, cookie, now)
  const visit = claims && {
    account: claims.account,
    session: claims.session,
    device: deviceHere(c),
  }
  c.set('visit', visit)
  const found = visit && !isAtObject(c) ? await findSession(c.env, visit, visit) : null
  setFound(c, found)
  await next()
  // A route that opened or closed a session has the last word; a socket's answer takes no cookie.
  const isRoutesOwn = c.res.headers.has('set-cookie') || c.res.status === 101
  if (!claims || isRoutesOwn) return
  const isSignedNow = claims.secret === c.env.SESSION_SECRET
  if (isSignedNow && now - claims.issuedAt < renewalAge) return
  if (await renewSession(c.env, claims)) await giveCookie(c, claims, now)
})

/** A session that is good for some tables only counts there, and for asking who I am; anywhere else its browser is a stranger's. */
function setFound(c: Context<AppEnv>, found: FoundSession | null): void {
  const tables = found?.tables ?? null
  const counts = tables === null || (c.req.method === 'GET' && c.req.path === '/api/me')
  c.set('session', found && counts ? { account: found.account, session: found.session } : null)
  c.set('limited', found && tables && { ...found, tables })
}

/**
 * Sets `session` at a table, for what is done there beside asking the table. Throws the problem that keeps the visitor
 * from acting there as their account; with the name of an operation, from doing it.
 */
export async function enter(
  c: Context<AppEnv>,
  table: TableCalls,
  id: string,
  operation: string | null,
): Promise<void> {
  const { visit } = c.var
  if (!visit) throw new ProblemError('not-signed-in')
  const { account, session } = visit
  const answer = await table.enter(visit, operation)
  if (isRefusal(answer)) throw new ProblemError(answer.problem, answer.extra)
  c.set('session', { account, session })
  c.set('limited', answer.isLimited ? { account, session, tables: [id] } : null)
}

/** The session of this browser, whether or not it counts for the request. */
const presentIn = (c: Context<AppEnv>): Session | null => c.var.session ?? c.var.limited

/** The device that a request comes from, in plain words. */
export const deviceHere = (c: Context<AppEnv>): string | null =>
  deviceOf(c.req.header('user-agent'))

async function refuseBannedAccount(c: Context<AppEnv>, account: string): Promise<void> {
  if (await isBannedAccount(c.env, account)) throw new ProblemError('banned')
}

/** Hands the cookie of a session whose row exists to the browser. Throws the problem `banned` where its account is shut out. */
export async function giveCookie(c: Context<AppEnv>, session: Session, now: number): Promise<void> {
  await refuseBannedAccount(c, session.account)
  give(c, cookieName, await signSession(c.env, session, now))
}

/** Number of people who may be signed in on one device, one of them at a time. */
const maxPeople = 4

/** Stands between the sessions of the others in their cookie: in no signed text. */
const between = '~'

/** The signed sessions of the others on this device, the one who was here last at the end. */
const othersIn = (c: Context<AppEnv>): string[] =>
  (cookieIn(c, othersCookieName) ?? '').split(between).filter((signed) => signed !== '')

function giveOthers(c: Context<AppEnv>, others: ReadonlyArray<string>): void {
  if (others.length === 0) dropCookie(c, othersCookieName)
  else give(c, othersCookieName, others.join(between))
}

/** Those of the others on this device whose sessions are still good, with their signed texts. */
export async function goodOthers(c: Context<AppEnv>, now: number) {
  const read = othersIn(c).map(async (signed) => {
    const claims = await claimsOf(c.env, signed, now)
    return { signed, found: claims && (await findSession(c.env, claims)) }
  })
  return (await Promise.all(read)).flatMap(({ signed, found }) =>
    found && found.account !== presentIn(c)?.account ? [{ signed, session: found }] : [],
  )
}

/**
 * Makes a session the present one; the one that was, stays on this device among the others. If there
 * is no room for all, the one who was away the longest makes it.
 */
export async function changeTo(
  c: Context<AppEnv>,
  session: Session,
  now: number,
  known?: Awaited<ReturnType<typeof goodOthers>>,
): Promise<void> {
  const present = cookieIn(c, cookieName)
  const before = presentIn(c)
  const others = known ?? (await goodOthers(c, now))
  giveOthers(
    c,
    [
      ...others
        .filter((one) => one.session.account !== session.account)
        .map(({ signed }) => signed),
      ...(before && present !== undefined && before.account !== session.account ? [present] : []),
    ].slice(1 - maxPeople),
  )
  await giveCookie(c, session, now)
  // A session that was good for some tables only has been made good by more.
  const { limited } = c.var
  if (limited?.account === session.account && limited.session !== session.session)
    await endSession(c.env, limited)
}

/**
 * Makes an account the present one on this device, in a session that `open` opens; nothing where it is
 * already. Throws the problem `device-full` where there is no room beside those who are signed in.
 */
export async function enterAs(
  c: Context<AppEnv>,
  account: string,
  now: number,
  open: (opening: Omit<Opening, 'by'>) => Promise<Session>,
): Promise<void> {
  if (account === c.var.session?.account) return
  const others = await goodOthers(c, now)
  // A session that is good for some tables only is not one of the account's.
  const there = others.find(({ session }) => session.account === account && session.tables === null)
  if (there) return changeTo(c, there.session, now, others)
  checkRoom(c, account, others)
  await changeTo(c, await open({ device: deviceHere(c), now }), now, others)
}

/**
 * Opens a session beside the present one, which stays the present one. Throws the problem `device-full`
 * where there is no room, before anything is opened.
 */
export async function addOther(
  c: Context<AppEnv>,
  now: number,
  open: (opening: Omit<Opening, 'by'>) => Promise<Session>,
): Promise<Session> {
  const others = await goodOthers(c, now)
  if (others.length + 1 >= maxPeople) throw new ProblemError('device-full')
  const session = await open({ device: deviceHere(c), now })
  await refuseBannedAccount(c, session.account)
  giveOthers(c, [...others.map(({ signed }) => signed), await signSession(c.env, session, now)])
  return session
}

type Others = Awaited<ReturnType<typeof goodOthers>>

/** Throws the problem `device-full` where an account would be one too many on this device. */
function checkRoom(c: Context<AppEnv>, account: string, others: Others): void {
  const present = presentIn(c)
  const isNew = present?.account !== account
  if (isNew && others.length + (present ? 1 : 0) >= maxPeople) throw new ProblemError('device-full')
}

/** The session that an account has on this device, present or among the others; `null`: it has none. */
export async function sessionHereOf(
  c: Context<AppEnv>,
  account: string,
): Promise<FoundSession | null> {
  const { session, limited } = c.var
  if (limited?.account === account) return limited
  if (session?.account === account) return { ...session, tables: null }
  const others = await goodOthers(c, Date.now())
  return others.find((one) => one.session.account === account)?.session ?? null
}

/**
 * Makes an account the present one on this device, for one table at least. A session that it has here and that is
 * good for the table does; otherwise `open` opens one, or has the given one gain the table. Throws the problem
 * `device-full`.
 */
export async function enterTableAs(
  c: Context<AppEnv>,
  account: string,
  table: string,
  now: number,
  open: (present: Session | null, opening: Omit<Opening, 'by'>) => Promise<Session>,
): Promise<{ readonly isOpened: boolean }> {
  const here = await sessionHereOf(c, account)
  const others = await goodOthers(c, now)
  const isGood = here !== null && (here.tables === null || here.tables.includes(table))
  if (!here) checkRoom(c, account, others)
  const session = isGood ? here : await open(here, { device: deviceHere(c), now })
  await changeTo(c, session, now, others)
  return { isOpened: !isGood }
}

/** Takes the present session's cookie from the browser. Another who is signed in on this device, such as a guest who was left behind, is there again. */
export async function takeCookie(c: Context<AppEnv>): Promise<void> {
  const others = await goodOthers(c, Date.now())
  const next = others.pop()
  if (next) give(c, cookieName, next.signed)
  else dropCookie(c, cookieName)
  if (othersIn(c).length > 0)
    giveOthers(
      c,
      others.map(({ signed }) => signed),
    )
}
