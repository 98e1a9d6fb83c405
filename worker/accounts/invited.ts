/**
 * The address that an invitation was written to: sitting down by its letter confirms it, as the letter's link proves
 * the mailbox. Letters are forwarded, so it takes a press that says which address it is, only an address that
 * nobody has, and it is told to the mailbox.
 */
import { and, eq, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { SignJWT } from 'jose'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { accounts, strangerLetters } from './schema.ts'
import { readSigned, signingKey } from './secret.ts'
import { addressHash } from './sign-in.ts'

const audience = 'invitation'
/** Time for which an invitation's link proves its address, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000

/** Data in an invitation's link. */
export interface Invited {
  readonly email: string
  readonly table: string
}

/** The secret of an invitation's link: only the letter has it. */
export const invitationToken = async (env: Env, { email, table }: Invited, now: number) =>
  new SignJWT({ table })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(email)
    .setExpirationTime(Math.floor((now + lifetime) / 1000))
    .sign(await signingKey(env))

async function read(env: Env, token: string, now: number): Promise<Invited | null> {
  const signed = await readSigned(env, token, {
    audience,
    currentDate: new Date(now),
    requiredClaims: ['sub', 'exp', 'table'],
  })
  if (!signed) return null
  const { sub: email = '', table } = signed.payload
  return typeof table === 'string' ? { email, table } : null
}

/** Returns true if the letter is the one that was sent, and its link was not used yet. */
async function isUnused(env: Env, { email, table }: Invited): Promise<boolean> {
  const hash = await addressHash(env, email)
  const found = await database(env)
    .select({ table: strangerLetters.table })
    .from(strangerLetters)
    .where(and(eq(strangerLetters.email, hash), eq(strangerLetters.table, table)))
  return found.length > 0
}

/**
 * Address that an invitation's link proves, without using it; `known`: the address has an account by now.
 * `null`: nothing any more.
 */
export async function lookAtInvitation(
  env: Env,
  token: string,
  now: number,
): Promise<(Invited & { readonly known: boolean }) | null> {
  const invited = await read(env, token, now)
  if (!invited || !(await isUnused(env, invited))) return null
  const found = await database(env)
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, invited.email))
  return { ...invited, known: found.length > 0 }
}

/** Gives a guest the address of an invitation, once. The address, or `null` where it cannot be: it is used, or has an account; so has the guest. */
export async function takeInvitedAddress(
  env: Env,
  token: string,
  guest: string,
  now: number,
): Promise<Invited | null> {
  const invited = await read(env, token, now)
  if (!invited) return null
  const db = database(env)
  const { email, table } = invited
  const hash = await addressHash(env, email)
  // Only the request that deletes the row goes on: pressed twice at once, the link counts once.
  const used = await db
    .delete(strangerLetters)
    .where(and(eq(strangerLetters.email, hash), eq(strangerLetters.table, table)))
    .returning({ createdAt: strangerLetters.createdAt })
  if (used.length === 0) return null
  const others = alias(accounts, 'others')
  const taken = await db
    .update(accounts)
    .set({ email })
    .where(
      and(
        eq(accounts.id, guest),
        isNull(accounts.email),
        notExists(db.select({ id: others.id }).from(others).where(eq(others.email, email))),
      ),
    )
    .returning({ id: accounts.id })
  return taken.length > 0 ? invited : null
}
