import { base64url, errors, jwtVerify, SignJWT } from 'jose'
import type { Env } from '../env.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** What a letter's last link stops: letters to an account, or invitations to an address. */
type Stop = 'unsubscribe' | 'no invitations'

let imported: { readonly secret: string; readonly key: CryptoKey } | null = null

/** Our key for HMAC-SHA-256. It is imported once: each request checks a signature, and importing takes as long as checking. */
export async function signingKey({ SESSION_SECRET: secret }: Env): Promise<CryptoKey> {
  if (imported?.secret === secret) return imported.key
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  imported = { secret, key }
  return key
}

/**
 * A keyed hash (HMAC-SHA-256, base64url). The purpose keeps one use's hashes from standing in for another's;
 * the key keeps short texts, such as six digits, from being found by trying.
 */
export async function keyedHash(env: Env, purpose: string, text: string): Promise<string> {
  const hash = await crypto.subtle.sign('HMAC', await signingKey(env), bytes(`${purpose}:${text}`))
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
  try {
    const { payload } = await jwtVerify(token, await signingKey(env), {
      algorithms: ['HS256'],
      audience: stop,
      requiredClaims: ['sub'],
    })
    return payload.sub ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
