import { base64url, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose'
import type { Env } from '../env.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** Target of a letter's last link: letters to an account, or invitations to an address. */
type Stop = 'unsubscribe' | 'no invitations'

/** A key is imported once: each request checks a signature, and importing takes as long as checking. There are three at most. */
const imported = new Map<string, CryptoKey>()
const maxImported = 8

/** A secret as a key for HMAC-SHA-256. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const known = imported.get(secret)
  if (known) return known
  if (imported.size >= maxImported) imported.clear()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  imported.set(secret, key)
  return key
}

/** The secrets by which something signed is good: the present one, by which we sign, and the one before. */
export const signingSecrets = ({ SESSION_SECRET, SESSION_SECRET_BEFORE }: Env): string[] =>
  SESSION_SECRET_BEFORE ? [SESSION_SECRET, SESSION_SECRET_BEFORE] : [SESSION_SECRET]

/** Our key to sign with. */
export const signingKey = ({ SESSION_SECRET }: Env): Promise<CryptoKey> => keyOf(SESSION_SECRET)

/** Key of the hashes of what is kept: it does not change with what signs. */
export const hashSecret = ({
  HASH_SECRET,
  SESSION_SECRET,
}: Pick<Env, 'HASH_SECRET' | 'SESSION_SECRET'>): string => HASH_SECRET || SESSION_SECRET

/**
 * Content of a token of ours, and the secret by which it was signed; `null` for one that is forged, damaged
 * or past its time.
 */
export async function readSigned(
  env: Env,
  token: string,
  options: Omit<JWTVerifyOptions, 'algorithms'>,
): Promise<{ readonly payload: JWTPayload; readonly secret: string } | null> {
  for (const secret of signingSecrets(env))
    try {
      const { payload } = await jwtVerify(token, await keyOf(secret), {
        ...options,
        algorithms: ['HS256'],
      })
      return { payload, secret }
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  return null
}

/**
 * A keyed hash (HMAC-SHA-256, base64url). The purpose keeps one use's hashes from standing in for another's;
 * the key keeps short texts, such as six digits, from being found by trying.
 */
export const keyedHash = (env: Env, purpose: string, text: string): Promise<string> =>
  hashBy(hashSecret(env), purpose, text)

/**
 * The same as a signature of what others hold and nobody keeps: made by the present secret, which can be changed. All that
 * are good, the one that is made now first.
 */
export const signaturesOf = (env: Env, purpose: string, text: string): Promise<string[]> =>
  Promise.all(signingSecrets(env).map((secret) => hashBy(secret, purpose, text)))

async function hashBy(secret: string, purpose: string, text: string): Promise<string> {
  const hash = await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(`${purpose}:${text}`))
  return base64url.encode(new Uint8Array(hash))
}

/** A secret for a link: 256 random bits in base64url. */
export const freshToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)))

/** Six random digits, each code equally likely. */
export function freshCode(): string {
  const codes = 1_000_000
  const limit = 2 ** 32 - (2 ** 32 % codes)
  const word = new Uint32Array(1)
  let drawn = limit
  while (drawn >= limit) drawn = crypto.getRandomValues(word)[0] ?? limit
  return String(drawn % codes).padStart(6, '0')
}

/** The token of an account's unsubscribe links. */
export const unsubscribeToken = (env: Env, account: string) =>
  stopToken(env, 'unsubscribe', account)

/** The account that an unsubscribe token was made for, or `null` for any other text. */
export const readUnsubscribeToken = (env: Env, token: string) =>
  readStopToken(env, 'unsubscribe', token)

/** The token by which an address, told by its hash, wants no more invitations. */
export const noInvitationsToken = (env: Env, hash: string) => stopToken(env, 'no invitations', hash)

/** The hash of the address that such a token was made for, or `null` for any other text. */
export const readNoInvitationsToken = (env: Env, token: string) =>
  readStopToken(env, 'no invitations', token)

/** A token of a letter's last link. It stays good, as letters lie around for years. */
const stopToken = async (env: Env, stop: Stop, subject: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(stop)
    .setSubject(subject)
    .sign(await signingKey(env))

async function readStopToken(env: Env, stop: Stop, token: string): Promise<string | null> {
  const read = await readSigned(env, token, { audience: stop, requiredClaims: ['sub'] })
  return read?.payload.sub ?? null
}
