import { and, eq, gt } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { database } from './database.ts'
import { sessions } from './schema.ts'
import { hangUp } from './tables.ts'

const day = 24 * 60 * 60 * 1000
/** A session lasts a year, in milliseconds, from the day it was opened or renewed. */
export const sessionLifetime = 365 * day

const audience = 'session'

/** An open session: the account that is signed in, and the id of the session itself. */
export interface Session {
  readonly account: string
  readonly session: string
}

/** The row of a fresh session, to be inserted together with whatever else must stand or fall with it. */
export const freshSession = (account: string, now: number): typeof sessions.$inferInsert => ({
  id: freshId(),
  account,
  createdAt: now,
  expiresAt: now + sessionLifetime,
})

/** Ends one session, and closes its sockets. */
export async function endSession(env: Env, { account, session }: Session): Promise<void> {
  await database(env).delete(sessions).where(eq(sessions.id, session))
  await hangUp(env, account, session)
}

/** Ends every session of an account, and closes their sockets. */
export async function endSessions(env: Env, account: string): Promise<void> {
  await database(env).delete(sessions).where(eq(sessions.account, account))
  await hangUp(env, account, null)
}

/** The session of a signed cookie and when the cookie was issued; `null` where it is not good, or has ended. */
export async function readSession(
  env: Env,
  cookie: string,
  now: number,
): Promise<(Session & { readonly issuedAt: number }) | null> {
  const claims = await verify(env, cookie, now)
  if (!claims) return null
  const [row] = await database(env)
    .select({ account: sessions.account, session: sessions.id })
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

/** Has a session last for its whole lifetime again; `false` where it has ended. */
export async function renewSession(env: Env, session: string, now: number): Promise<boolean> {
  const renewed = await database(env)
    .update(sessions)
    .set({ expiresAt: now + sessionLifetime })
    .where(eq(sessions.id, session))
    .returning({ id: sessions.id })
  return renewed.length > 0
}

const keyOf = (env: Env) => new TextEncoder().encode(env.SESSION_SECRET)

/** The signed text of a session's cookie. */
export const signSession = (
  env: Env,
  { account, session }: Session,
  now: number,
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(account)
    .setJti(session)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + sessionLifetime) / 1000))
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
