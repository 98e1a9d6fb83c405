import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { AppEnv, Asker } from '../api/route.ts'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { freshId } from './id.ts'
import { sessions } from './schema.ts'
import { hangUp } from './tables.ts'

const day = 24 * 60 * 60 * 1000
const lifetime = 365 * day
const renewalAge = 7 * day

const cookieName = 'session'
const guestCookieName = 'guest'
const audience = 'session'
const cookieAttributes = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
  maxAge: lifetime / 1000,
} as const

/** Sets `asker` from the session cookie, and renews a cookie that is older than a week. */
export const sessionMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const now = Date.now()
  const cookie = getCookie(c, cookieName, 'host')
  const found = cookie === undefined ? null : await readSession(c.env, cookie, now)
  c.set('asker', found && { id: found.id, session: found.session })
  await next()
  // A route that opened or closed a session has the last word; a socket's answer takes no cookie.
  const isRoutesOwn = c.res.headers.has('set-cookie') || c.res.status === 101
  if (!found || isRoutesOwn || now - found.issuedAt < renewalAge) return
  const renewed = await database(c.env)
    .update(sessions)
    .set({ expiresAt: now + lifetime })
    .where(eq(sessions.id, found.session))
    .returning({ id: sessions.id })
  if (renewed.length > 0) setCookie(c, cookieName, await sign(c.env, found, now), cookieAttributes)
})

/** The row of a fresh session, to be inserted together with whatever else must stand or fall with it. */
export const freshSession = (account: string, now: number): typeof sessions.$inferInsert => ({
  id: freshId(),
  account,
  createdAt: now,
  expiresAt: now + lifetime,
})

/** Hands the cookie of a session whose row exists to the browser. */
export async function giveCookie(c: Context<AppEnv>, asker: Asker, now: number): Promise<void> {
  setCookie(c, cookieName, await sign(c.env, asker, now), cookieAttributes)
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

/** Ends one session, and closes its sockets. */
export async function endSession(env: Env, { id, session }: Asker): Promise<void> {
  await database(env).delete(sessions).where(eq(sessions.id, session))
  await hangUp(env, id, session)
}

/** Ends every session of an account, and closes their sockets. */
export async function endSessions(env: Env, account: string): Promise<void> {
  await database(env).delete(sessions).where(eq(sessions.account, account))
  await hangUp(env, account, null)
}

async function readSession(env: Env, cookie: string, now: number) {
  const claims = await verify(env, cookie, now)
  if (!claims) return null
  const [row] = await database(env)
    .select({ id: sessions.account, session: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, claims.session),
        eq(sessions.account, claims.account),
        gt(sessions.expiresAt, now),
      ),
    )
  return row ? { ...row, issuedAt: claims.issuedAt } : null
}

const keyOf = (env: Env) => new TextEncoder().encode(env.SESSION_SECRET)

const sign = (env: Env, asker: Asker, now: number): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(asker.id)
    .setJti(asker.session)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + lifetime) / 1000))
    .sign(keyOf(env))

async function verify(env: Env, cookie: string, now: number) {
  try {
    const { payload } = await jwtVerify(cookie, keyOf(env), {
      algorithms: ['HS256'],
      audience,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    })
    const { sub = '', jti = '', iat = 0 } = payload
    return { account: sub, session: jti, issuedAt: iat * 1000 }
  } catch (error) {
    // Forged, damaged or past its time: the browser is simply not signed in.
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
