/** Address of the answers to a letter: one of its own, and what the letter asked. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { eq } from 'drizzle-orm'
import { base64url } from 'jose'
import { database } from '../accounts/database.ts'
import { asLowerCase, fromLowerCase, lengthOf, readNamed, signNamed } from '../accounts/named.ts'
import { answerable } from '../accounts/schema.ts'
import { keyedHash } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import { gameById } from '../games/index.ts'
import type { Keeper } from './keeper.ts'
import type { PlayNotice } from './notice.ts'
import { personAt } from './person.ts'
import type { KeptAnswerable } from './store.ts'

/** The secrets in addresses: with a name of up to 16 characters before them they fit the 64 of a local part. */
const shape = { purpose: 'address for answers', which: 8, check: 6 } as const

/** Lengths in hexadecimal digits of those that version 1.0.0 made, of which D1 has what was asked; they can be answered for three months. */
const oldIdLength = 32
const checkLength = 12
const askedLength = 32

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
  return hexHash(env, 'asked', JSON.stringify([since, moves]), askedLength)
}

/** Question of a letter that lets its reader say yes or no: no decision of the game. */
export const askedToConsent = 'consent'

/** One of the letters about one revision. */
export interface LetterOfPlay {
  /** Tells it apart from the others. The same letter again has the same address. */
  readonly which: string
  /** The turn of its reader that it tells of, by its revision; `null`: their next one, if it asks for that, else their last. */
  readonly tells: number | null
}

/** An address for answers, and what is asked there; the list of turns is kept with that. */
export interface Address {
  readonly answerTo: string
  readonly asks: Omit<KeptAnswerable, 'turns' | 'proposed'>
}

/**
 * The address that a letter's answers go to; `null` where none come in. If nothing is asked of its
 * reader, such as in the receipt of a turn, an answer can still take back or say something.
 */
export async function addressOf(
  env: Env,
  notice: PlayNotice,
  { which, tells }: LetterOfPlay,
  now: number,
): Promise<Address | null> {
  if (env.MAIL_ANSWERS === undefined) return null
  const { account, table, played: revision, yourTurn, since } = notice
  // A letter that asks for nothing tells of the last turn; what asks, of the one that follows.
  const told = tells ?? (yourTurn ? null : since)
  const about = { account, table, revision, asked: await askedOf(env, notice), tells: told }
  return addressAbout(env, about, which, now)
}

/** Keeps a letter that lists no turns, about a turn that somebody would like to take back, by its revision; gives its address. */
export async function openAddressToConsent(
  env: Env,
  keeper: Keeper,
  about: Pick<Answerable, 'account' | 'table' | 'revision'>,
  which: string,
  now: number,
): Promise<string | null> {
  const asked = { ...about, asked: askedToConsent, tells: null }
  const address = await addressAbout(env, asked, which, now)
  if (address) await keeper.keepAnswerable({ ...address.asks, turns: [], proposed: null })
  return address?.answerTo ?? null
}

async function addressAbout(
  env: Env,
  about: Pick<Answerable, 'account' | 'table' | 'revision' | 'asked' | 'tells'>,
  which: string,
  now: number,
): Promise<Address | null> {
  const { MAIL_ANSWERS } = env
  if (MAIL_ANSWERS === undefined) return null
  const { account, ...asked } = about
  const { table, revision } = asked
  const hash = await keyedHash(env, 'answerable', `${account} ${table} ${revision} ${which}`)
  const id = base64url.decode(hash).subarray(0, shape.which)
  const [name, domain] = MAIL_ANSWERS.split('@')
  const secret = await signNamed(env, shape, { account, which: id })
  return {
    answerTo: `${name}+${asLowerCase(secret)}@${domain}`,
    asks: { id: bytesToHex(id), ...asked, createdAt: now },
  }
}

/** A letter that can be answered, and whose it is. */
export type Answerable = KeptAnswerable & { readonly account: string }

/** The letter that an address belongs to; `null` for any other address, most of them without a look into the database. */
export async function letterAt(env: Env, address: string): Promise<Answerable | null> {
  const [name = '', domain = ''] = (env.MAIL_ANSWERS ?? '').toLowerCase().split('@')
  const [local = '', at = '', ...others] = address.toLowerCase().split('@')
  if (name === '' || at !== domain || others.length > 0) return null
  const token = local.startsWith(`${name}+`) ? local.slice(name.length + 1) : ''
  const bytes = fromLowerCase(token, lengthOf(shape))
  const named = bytes && (await readNamed(env, shape, bytes))
  if (!named) return oldLetterAt(env, token)
  const { account, which } = named
  const found = await personAt(env, account).answerable(bytesToHex(which))
  return found && { ...found, account }
}

async function oldLetterAt(env: Env, token: string): Promise<Answerable | null> {
  if (!/^[0-9a-f]+$/.test(token) || token.length !== oldIdLength + checkLength) return null
  const id = token.slice(0, oldIdLength)
  if ((await checkOf(env, id)) !== token.slice(oldIdLength)) return null
  const [found] = await database(env).select().from(answerable).where(eq(answerable.id, id))
  return found ? { ...found, tells: null } : null
}
