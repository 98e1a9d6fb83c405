/** Where answers to a letter go: an address of its own, and what the letter asked. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { eq } from 'drizzle-orm'
import { base64url } from 'jose'
import { database } from '../accounts/database.ts'
import { answerable } from '../accounts/schema.ts'
import { keyedHash } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import { gameById } from '../games/index.ts'
import type { TurnMoves } from '../games/kernel/index.ts'
import type { PlayNotice } from './notice.ts'

/** Lengths in hexadecimal digits: with a short name before them they fit the 64 characters of a local part. */
const idLength = 32
const checkLength = 12

/** A keyed hash in lower-case hexadecimal, as some mail programs change the case of addresses. */
async function hexHash(env: Env, purpose: string, text: string, length: number): Promise<string> {
  return bytesToHex(base64url.decode(await keyedHash(env, purpose, text))).slice(0, length)
}

const checkOf = (env: Env, id: string) => hexHash(env, 'answer address', id, checkLength)

/**
 * Hash of the decision that somebody is asked for: as long as it is the same, an answer still fits,
 * whatever others have done meanwhile.
 */
export async function askedOf(env: Env, notice: PlayNotice): Promise<string> {
  const { game, state, seat, since, yourTurn } = notice
  const moves = yourTurn ? gameById(game)?.moves(state, seat) : []
  return hexHash(env, 'asked', JSON.stringify([since, moves]), idLength)
}

/**
 * Keeps what a letter lists, and gives the address that its answers go to; `null` where none come in. Where nothing is asked of its
 * reader, such as in the receipt of a turn, an answer can still take back or say something.
 * `which` tells apart letters about one revision. The same letter again has the same address.
 */
export async function openAddress(
  env: Env,
  notice: PlayNotice,
  turns: ReadonlyArray<TurnMoves>,
  which: string,
  now: number,
): Promise<string | null> {
  if (env.MAIL_ANSWERS === undefined) return null
  const { account, table, played: revision } = notice
  const asked = await askedOf(env, notice)
  return openAddressAbout(env, { account, table, revision, asked, turns }, which, now)
}

/** The same for a letter that lists no turns: about a turn that somebody would like to take back, by its revision. */
export const openAddressToConsent = (
  env: Env,
  about: Pick<Answerable, 'account' | 'table' | 'revision'>,
  which: string,
  now: number,
): Promise<string | null> =>
  openAddressAbout(env, { ...about, asked: 'consent', turns: [] }, which, now)

async function openAddressAbout(
  env: Env,
  about: Pick<Answerable, 'account' | 'table' | 'revision' | 'asked' | 'turns'>,
  which: string,
  now: number,
): Promise<string | null> {
  const { MAIL_ANSWERS } = env
  if (MAIL_ANSWERS === undefined) return null
  const { account, table, revision } = about
  const id = await hexHash(env, 'answerable', `${account} ${table} ${revision} ${which}`, idLength)
  await database(env)
    .insert(answerable)
    .values({ id, ...about, createdAt: now })
    .onConflictDoNothing()
  const [name, domain] = MAIL_ANSWERS.split('@')
  return `${name}+${id}${await checkOf(env, id)}@${domain}`
}

export type Answerable = typeof answerable.$inferSelect

/** The letter that an address belongs to; `null` for any other address, of which most cost no look into the database. */
export async function letterAt(env: Env, address: string): Promise<Answerable | null> {
  const [name = '', domain = ''] = (env.MAIL_ANSWERS ?? '').toLowerCase().split('@')
  const [local = '', at = '', ...others] = address.toLowerCase().split('@')
  if (name === '' || at !== domain || others.length > 0) return null
  const token = local.startsWith(`${name}+`) ? local.slice(name.length + 1) : ''
  if (!/^[0-9a-f]+$/.test(token) || token.length !== idLength + checkLength) return null
  const id = token.slice(0, idLength)
  if ((await checkOf(env, id)) !== token.slice(idLength)) return null
  const [found] = await database(env).select().from(answerable).where(eq(answerable.id, id))
  return found ?? null
}

/** Notes that an answer was seen to; the same one coming again is none. */
export async function seenTo(env: Env, id: string, answer: string): Promise<void> {
  await database(env).update(answerable).set({ answered: answer }).where(eq(answerable.id, id))
}
