import { and, eq, isNull } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import type { OpenSession, Visit } from '../wire/sessions.ts'
import { database } from './database.ts'
import { personStub } from './person.ts'
import { cards, passes, passkeys, signIns } from './schema.ts'
import { readSigned, signingKey, signingSecrets } from './secret.ts'

const day = 24 * 60 * 60 * 1000
/** A session lasts a year, in milliseconds, from the day it was opened or renewed. */
export const sessionLifetime = 365 * day

const audience = 'session'

/** An open session: the account that is signed in, and the id of the session itself. */
export interface Session {
  readonly account: string
  readonly session: string
}

/** Way, device and time of the opening of a session. */
export interface Opening {
  readonly by: NonNullable<OpenSession['by']>
  readonly device: string | null
  readonly now: number
}

/** The beginning of a moment's day in UTC: visits are noted by the day, no closer. */
export const dayOf = (time: number): number => time - (time % day)

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
export const sessionsOf = (env: Env, account: string): Promise<OpenSession[]> =>
  personStub(env, account).sessions()

/** Ends one session, at once and everywhere; `false` where the account has none such. */
export const endSession = (env: Env, { account, session }: Session): Promise<boolean> =>
  personStub(env, account).endSession(session)

/**
 * Ends every session of an account with all else that lets somebody in or tells them something: seat card, passkeys, the
 * links of its letters, letters of sign-in that would take it along as a guest, push, webhook and calendar.
 */
export async function endSessions(env: Env, account: string): Promise<void> {
  await endWaysIn(env, account)
  await personStub(env, account).endPasses()
  await personStub(env, account).endSession(null)
  // By no session that is left can another be set up; what was set up meanwhile goes, too.
  await endWaysIn(env, account)
  await personStub(env, account).endPasses()
  await personStub(env, account).endChannels()
}

async function endWaysIn(env: Env, account: string): Promise<void> {
  const db = database(env)
  await db.batch([
    db.delete(cards).where(eq(cards.account, account)),
    db.delete(passes).where(eq(passes.account, account)),
    db.delete(passkeys).where(eq(passkeys.account, account)),
    db
      .update(signIns)
      .set({ account: null })
      .where(and(eq(signIns.account, account), isNull(signIns.usedAt))),
  ])
}

/** A session as its signed cookie names it. It says nothing about whether the session is good still. */
export interface Claims extends Session {
  /** Time at which the cookie was issued. */
  readonly issuedAt: number
  /** Secret by which it was signed. */
  readonly secret: string
}

/** A session that is good. */
export interface FoundSession extends Session {
  /** The only tables it is good for; `null`: it is good for the whole account. */
  readonly tables: ReadonlyArray<string> | null
}

/** The session that a cookie names, if it is good; its object says so. With `visit` the visit is noted. */
export async function findSession(
  env: Env,
  { account, session }: Session,
  visit: Pick<Visit, 'device'> | null = null,
): Promise<FoundSession | null> {
  const found = await personStub(env, account).session(session, visit)
  return found && { account, session, tables: found.tables }
}

/** Has a session last for its whole lifetime again; `false` where it has ended. */
export const renewSession = (env: Env, { account, session }: Session): Promise<boolean> =>
  personStub(env, account).renewSession(session)

/** The signed text of a session's cookie. */
export const signSession = async (
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
    .sign(await signingKey(env))

interface Checked extends Claims {
  /** Time at which the cookie expires. */
  readonly expiresAt: number
}

/** Cookies whose signature was good, as this instance has seen lately: a page asks many times, and its cookie stays the same. */
const checked = new Map<string, Checked>()
const maxChecked = 1000

/** The session that a signed cookie names; `null` where the cookie is not good. */
export async function claimsOf(env: Env, cookie: string, now: number): Promise<Claims | null> {
  const known = checked.get(cookie)
  const isSigned = known && signingSecrets(env).includes(known.secret)
  if (known && isSigned && known.expiresAt > now) return known
  const claims = await check(env, cookie, now)
  if (!claims) return null
  const [oldest] = checked.keys()
  if (oldest !== undefined && checked.size >= maxChecked) checked.delete(oldest)
  checked.set(cookie, claims)
  return claims
}

async function check(env: Env, cookie: string, now: number): Promise<Checked | null> {
  const read = await readSigned(env, cookie, {
    audience,
    currentDate: new Date(now),
    requiredClaims: ['sub', 'jti', 'iat', 'exp'],
  })
  // Forged, damaged or past its time: the browser is simply not signed in.
  if (!read) return null
  const { sub = '', jti = '', iat = 0, exp = 0 } = read.payload
  const times = { issuedAt: iat * 1000, expiresAt: exp * 1000 }
  return { account: sub, session: jti, ...times, secret: read.secret }
}
