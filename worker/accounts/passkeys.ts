/** Passkeys (WebAuthn, level 3): signing in by what a device keeps, without an address. */

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Env } from '../env.ts'
import { late } from '../late.ts'
import { freshId } from '../wire/ids.ts'
import type { NewPasskeyOptions, PasskeyMade, PasskeyOptions } from '../wire/schema/ways-in.ts'
import { database } from './database.ts'
import { accounts, challenges, passkeys, sessions } from './schema.ts'
import { freshSession, type Opening, type Session } from './session.ts'

/** Time that a challenge waits for its answer, in milliseconds. */
export const challengeLifetime = 5 * 60 * 1000

/** Number of passkeys that one account may have. */
export const maxPasskeys = 20

/** A challenge for the browser, with the id under which it is kept. */
interface Challenged<O> {
  readonly id: string
  /** For `navigator.credentials`, as JSON. */
  readonly options: O
}

const webauthn = late(() => import('./webauthn.ts'))

/** Passkeys belong to the host name; another host cannot ask for them. */
const partyOf = (env: Env) => ({ origin: env.ORIGIN, id: new URL(env.ORIGIN).hostname })

/** An account's passkeys as their owner sees them, the oldest first. */
export const passkeysOf = (env: Env, account: string) =>
  database(env)
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.account, account))
    .orderBy(asc(passkeys.createdAt))

/** Begins to add a passkey to the account of a session; `null` where it has enough. */
export async function beginPasskey(
  env: Env,
  { account, session }: Session,
  now: number,
): Promise<Challenged<NewPasskeyOptions['options']> | null> {
  const db = database(env)
  const [owner] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, account))
  const known = await db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.account, account))
  if (!owner || known.length >= maxPasskeys) return null
  const { generateRegistrationOptions } = await webauthn()
  const { id } = partyOf(env)
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: 'Dorfpost',
    rpID: id,
    userName: owner.name,
    userID: new Uint8Array(new TextEncoder().encode(account)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    // Found by the browser without a name to type, and opened by finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    id: await keepChallenge(env, options.challenge, session, now),
    options: { ...options, rp: { ...rp, id } },
  }
}

/** Begins to sign in by any passkey that the browser has for us. */
export async function beginPasskeySignIn(
  env: Env,
  now: number,
): Promise<Challenged<PasskeyOptions['options']>> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(env).id,
    userVerification: 'required',
  })
  return { id: await keepChallenge(env, options.challenge, null, now), options }
}

/**
 * Adds the passkey that answers a session's challenge. The challenge is used up either way.
 *
 * @returns `false` where the answer does not fit, or the passkey is known already
 */
export async function addPasskey(
  env: Env,
  { account, session }: Session,
  challenge: string,
  response: PasskeyMade['response'],
  { device, now }: Omit<Opening, 'by'>,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(env, challenge, session, now)
  if (expectedChallenge === null) return false
  const { verifyRegistrationResponse, withoutStatement } = await webauthn()
  const party = partyOf(env)
  const verify = async () =>
    await verifyRegistrationResponse({
      response: withoutStatement(response as RegistrationResponseJSON),
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    })
  const { registrationInfo } = await verify().catch(refused)
  if (!registrationInfo) return false
  const { credential } = registrationInfo
  const added = await database(env)
    .insert(passkeys)
    .values({
      id: credential.id,
      account,
      name: device ?? 'Passkey',
      publicKey: base64url.encode(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: now,
    })
    .onConflictDoNothing({ target: passkeys.id })
    .returning({ id: passkeys.id })
  return added.length > 0
}

/**
 * The account whose passkey answers a challenge, with the passkey's count moved on. The challenge is used up either way.
 * `null` where the answer does not fit, the passkey is not known, or its count went back: then it may be a copy.
 */
export async function accountByPasskey(
  env: Env,
  challenge: string,
  response: AuthenticationResponseJSON,
  now: number,
): Promise<string | null> {
  const db = database(env)
  const expectedChallenge = await takeChallenge(env, challenge, null, now)
  const [known] = await db.select().from(passkeys).where(eq(passkeys.id, response.id))
  if (expectedChallenge === null || !known) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const party = partyOf(env)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(base64url.decode(known.publicKey)),
      counter: known.counter,
      transports: transportsOf(known.transports),
    },
  }).catch(refused)
  if (!verified || !authenticationInfo) return null
  const moved = await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: now })
    .where(and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter)))
    .returning({ account: passkeys.account })
  return moved[0]?.account ?? null
}

/** Opens a session for an account whose passkey was shown. */
export async function openByPasskey(
  env: Env,
  account: string,
  opening: Omit<Opening, 'by'>,
): Promise<Session> {
  const session = freshSession(account, { ...opening, by: 'passkey' })
  await database(env).insert(sessions).values(session)
  return { account, session: session.id }
}

/** Calls a passkey by another name; `false` where the account has none such. */
export async function renamePasskey(
  env: Env,
  account: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await database(env)
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.account, account)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Forgets a passkey; `false` where the account has none such. */
export async function removePasskey(env: Env, account: string, id: string): Promise<boolean> {
  const removed = await database(env)
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.account, account)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

async function keepChallenge(
  env: Env,
  challenge: string,
  session: string | null,
  now: number,
): Promise<string> {
  const id = freshId()
  await database(env)
    .insert(challenges)
    .values({ id, challenge, session, expiresAt: now + challengeLifetime })
  return id
}

/** Uses up a challenge that was made for this session, or for nobody's; `null` where there is none, or it is too old. */
async function takeChallenge(
  env: Env,
  id: string,
  session: string | null,
  now: number,
): Promise<string | null> {
  const [taken] = await database(env)
    .delete(challenges)
    .where(
      and(
        eq(challenges.id, id),
        session === null ? isNull(challenges.session) : eq(challenges.session, session),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ challenge: challenges.challenge })
  return taken?.challenge ?? null
}

/** The library throws for every answer that does not fit. */
const refused = () => ({
  verified: false,
  registrationInfo: undefined,
  authenticationInfo: undefined,
})

/** As the browser named them when the passkey was made. */
const transportsOf = (transports: ReadonlyArray<string>) => [
  ...(transports as ReadonlyArray<AuthenticatorTransport>),
]
