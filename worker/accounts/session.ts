import { and, desc, eq, gt } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { database } from './database.ts'
import { cards, passes, sessions } from './schema.ts'
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

/** How, on which device and when a session is opened. */
export interface Opening {
  readonly by: NonNullable<(typeof sessions.$inferSelect)['by']>
  readonly device: string | null
  readonly now: number
}

/** The beginning of a moment's day in UTC: visits are noted by the day, no closer. */
const dayOf = (time: number): number => time - (time % day)

/** The row of a fresh session, to be inserted together with whatever else must stand or fall with it. */
export const freshSession = (account: string, { by, device, now }: Opening) => ({
  id: freshId(),
  account,
  createdAt: now,
  expiresAt: now + sessionLifetime,
  by,
  device,
  seenAt: dayOf(now),
})

/** An account's open sessions, the one that was used last first. */
export const sessionsOf = (env: Env, account: string, now: number) =>
  database(env)
    .select({
      id: sessions.id,
      device: sessions.device,
      by: sessions.by,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      tables: sessions.tables,
    })
    .from(sessions)
    .where(and(eq(sessions.account, account), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))

/** Ends one of an account's sessions by its id; `false` where the account has none such. */
export async function endSessionOf(env: Env, account: string, session: string): Promise<boolean> {
  const ended = await database(env)
    .delete(sessions)
    .where(and(eq(sessions.id, session), eq(sessions.account, account)))
    .returning({ id: sessions.id })
  if (ended.length > 0) await hangUp(env, account, session)
  return ended.length > 0
}

/** Ends one session, and closes its sockets. */
export async function endSession(env: Env, { account, session }: Session): Promise<void> {
  await database(env).delete(sessions).where(eq(sessions.id, session))
  await hangUp(env, account, session)
}

/** Ends every session of an account with its seat card and the links of its letters, which would open new ones, and closes their sockets. */
export async function endSessions(env: Env, account: string): Promise<void> {
  const db = database(env)
  await db.batch([
    db.delete(sessions).where(eq(sessions.account, account)),
    db.delete(cards).where(eq(cards.account, account)),
    db.delete(passes).where(eq(passes.account, account)),
  ])
  await hangUp(env, account, null)
}

/** A session as it was found by its cookie. */
export interface FoundSession extends Session {
  /** When the cookie was issued. */
  readonly issuedAt: number
  readonly device: string | null
  readonly seenAt: number | null
  /** The only tables it is good for; `null`: it is good for the whole account. */
  readonly tables: ReadonlyArray<string> | null
}

/** The session of a signed cookie; `null` where the cookie is not good, or the session has ended. */
export async function readSession(
  env: Env,
  cookie: string,
  now: number,
): Promise<FoundSession | null> {
  const claims = await verify(env, cookie, now)
  if (!claims) return null
  const [row] = await database(env)
    .select({
      account: sessions.account,
      session: sessions.id,
      device: sessions.device,
      seenAt: sessions.seenAt,
      tables: sessions.tables,
    })
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

/** Notes the first visit of a day, and on which device; any further one of that day changes nothing. */
export async function noteVisit(
  env: Env,
  { session, device: before, seenAt }: FoundSession,
  device: string | null,
  now: number,
): Promise<void> {
  if (seenAt === dayOf(now)) return
  await database(env)
    .update(sessions)
    .set({ seenAt: dayOf(now), device: device ?? before })
    .where(eq(sessions.id, session))
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
