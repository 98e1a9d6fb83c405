/** The cookies that carry a session. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import {
  readSession,
  renewSession,
  type Session,
  sessionLifetime,
  signSession,
} from '../accounts/session.ts'
import type { AppEnv } from './route.ts'

const renewalAge = 7 * 24 * 60 * 60 * 1000

const cookieName = 'session'
const guestCookieName = 'guest'
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
  await next()
  // A route that opened or closed a session has the last word; a socket's answer takes no cookie.
  const isRoutesOwn = c.res.headers.has('set-cookie') || c.res.status === 101
  if (!found || isRoutesOwn || now - found.issuedAt < renewalAge) return
  if (await renewSession(c.env, found.session, now)) await giveCookie(c, found, now)
})

/** Hands the cookie of a session whose row exists to the browser. */
export async function giveCookie(c: Context<AppEnv>, session: Session, now: number): Promise<void> {
  setCookie(c, cookieName, await signSession(c.env, session, now), cookieAttributes)
}

/** Keeps the cookie of a guest who did not come along when somebody signed in: signing out leads back to them. */
export function keepGuest(c: Context<AppEnv>): void {
  const cookie = getCookie(c, cookieName, 'host')
  if (cookie !== undefined) setCookie(c, guestCookieName, cookie, cookieAttributes)
}

/** Takes the cookie from the browser. A guest who was left behind is there again. */
export function takeCookie(c: Context<AppEnv>): void {
  const guest = getCookie(c, guestCookieName, 'host')
  if (guest === undefined) return void deleteCookie(c, cookieName, cookieAttributes)
  setCookie(c, cookieName, guest, cookieAttributes)
  deleteCookie(c, guestCookieName, cookieAttributes)
}
