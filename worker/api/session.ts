/** The cookies that carry a session. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { deviceOf } from '../accounts/device.ts'
import {
  noteVisit,
  type Opening,
  readSession,
  renewSession,
  type Session,
  sessionLifetime,
  signSession,
} from '../accounts/session.ts'
import { ProblemError } from './problem.ts'
import type { AppEnv } from './route.ts'

const renewalAge = 7 * 24 * 60 * 60 * 1000

const cookieName = 'session'
/** The name is from its first use: it held the guest of a device on which somebody then signed in. */
const othersCookieName = 'guest'
const cookieAttributes = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
  maxAge: sessionLifetime / 1000,
} as const

/** Sets `session` from the session cookie, and renews a cookie that is older than a week. */
export const sessionMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const now = Date.now()
  const cookie = getCookie(c, cookieName, 'host')
  const found = cookie === undefined ? null : await readSession(c.env, cookie, now)
  c.set('session', found && { account: found.account, session: found.session })
  if (found) await noteVisit(c.env, found, deviceHere(c), now)
  await next()
  // A route that opened or closed a session has the last word; a socket's answer takes no cookie.
  const isRoutesOwn = c.res.headers.has('set-cookie') || c.res.status === 101
  if (!found || isRoutesOwn || now - found.issuedAt < renewalAge) return
  if (await renewSession(c.env, found.session, now)) await giveCookie(c, found, now)
})

/** The device that a request comes from, in plain words. */
export const deviceHere = (c: Context<AppEnv>): string | null =>
  deviceOf(c.req.header('user-agent'))

/** Hands the cookie of a session whose row exists to the browser. */
export async function giveCookie(c: Context<AppEnv>, session: Session, now: number): Promise<void> {
  setCookie(c, cookieName, await signSession(c.env, session, now), cookieAttributes)
}

/** So many people may be signed in on one device, one of them at a time. */
const mostPeople = 4

/** Stands between the sessions of the others in their cookie: in no signed text. */
const between = '~'

/** The signed sessions of the others on this device, the one who was here last at the end. */
const othersIn = (c: Context<AppEnv>): string[] =>
  (getCookie(c, othersCookieName, 'host') ?? '').split(between).filter((signed) => signed !== '')

function giveOthers(c: Context<AppEnv>, others: ReadonlyArray<string>): void {
  if (others.length === 0) deleteCookie(c, othersCookieName, cookieAttributes)
  else setCookie(c, othersCookieName, others.join(between), cookieAttributes)
}

/** Those of the others on this device whose sessions are still good, with their signed texts. */
export async function goodOthers(c: Context<AppEnv>, now: number) {
  const read = othersIn(c).map(async (signed) => ({
    signed,
    found: await readSession(c.env, signed, now),
  }))
  return (await Promise.all(read)).flatMap(({ signed, found }) =>
    found && found.account !== c.var.session?.account ? [{ signed, session: found }] : [],
  )
}

/**
 * Makes a session the present one; the one that was, stays on this device among the others. Where there
 * is no room for all, the one who was away the longest makes it.
 */
export async function changeTo(
  c: Context<AppEnv>,
  session: Session,
  now: number,
  known?: Awaited<ReturnType<typeof goodOthers>>,
): Promise<void> {
  const present = getCookie(c, cookieName, 'host')
  const others = known ?? (await goodOthers(c, now))
  giveOthers(
    c,
    [
      ...others
        .filter((one) => one.session.account !== session.account)
        .map(({ signed }) => signed),
      ...(c.var.session && present !== undefined && c.var.session.account !== session.account
        ? [present]
        : []),
    ].slice(1 - mostPeople),
  )
  await giveCookie(c, session, now)
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
  const there = others.find(({ session }) => session.account === account)
  if (there) return changeTo(c, there.session, now, others)
  if (others.length + (c.var.session ? 1 : 0) >= mostPeople) throw new ProblemError('device-full')
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
  if (others.length + 1 >= mostPeople) throw new ProblemError('device-full')
  const session = await open({ device: deviceHere(c), now })
  giveOthers(c, [...others.map(({ signed }) => signed), await signSession(c.env, session, now)])
  return session
}

/** Takes the present session's cookie from the browser. Another who is signed in on this device, such as a guest who was left behind, is there again. */
export async function takeCookie(c: Context<AppEnv>): Promise<void> {
  const others = await goodOthers(c, Date.now())
  const next = others.pop()
  if (next) setCookie(c, cookieName, next.signed, cookieAttributes)
  else deleteCookie(c, cookieName, cookieAttributes)
  if (othersIn(c).length > 0)
    giveOthers(
      c,
      others.map(({ signed }) => signed),
    )
}
