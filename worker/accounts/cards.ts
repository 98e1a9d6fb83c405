/** Seat cards: links that bring a guest's seats back on any device. */
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { accounts, cards, seats, sessions, tables } from './schema.ts'
import { freshToken, keyedHash } from './secret.ts'
import { freshSession, type Opening, type Session } from './session.ts'

/** A card as its owner may see it. */
export interface Card {
  /** Token in its link. */
  readonly token: string
  readonly createdAt: number
  readonly usedAt: number | null
}

/** Owner of a card, and its tables. */
export interface CardLook {
  readonly account: string
  readonly name: string
  /** The account has an address by now: its owner signs in, the card does nothing any more. */
  readonly kept: boolean
  readonly tables: {
    readonly id: string
    readonly game: string
    /** Empty where the host gave none. */
    readonly title: string
    readonly host: string | null
  }[]
}

/** As many tables are named at most before a card is used. */
const maxTables = 6

/** Made from the row and our key: so the owner can see it again, and the database alone does not tell it. */
const tokenOf = (env: Env, account: string, nonce: string) =>
  keyedHash(env, 'seat card', `${account}:${nonce}`)
const hashOf = (env: Env, token: string) => keyedHash(env, 'seat card link', token)

/** An account's card; `null` where it has none. */
export async function cardOf(env: Env, account: string): Promise<Card | null> {
  const [row] = await database(env).select().from(cards).where(eq(cards.account, account))
  if (!row) return null
  const { nonce, createdAt, usedAt } = row
  return { token: await tokenOf(env, account, nonce), createdAt, usedAt }
}

/** Makes an account's card; an earlier one is no longer good. */
export async function makeCard(env: Env, account: string, now: number): Promise<Card> {
  const nonce = freshToken()
  const token = await tokenOf(env, account, nonce)
  const fresh = { nonce, tokenHash: await hashOf(env, token), createdAt: now, usedAt: null }
  await database(env)
    .insert(cards)
    .values({ account, ...fresh })
    .onConflictDoUpdate({ target: cards.account, set: fresh })
  return { token, createdAt: now, usedAt: null }
}

/** Ends an account's card. */
export async function endCard(env: Env, account: string): Promise<void> {
  await database(env).delete(cards).where(eq(cards.account, account))
}

/** Effect of a card's link, without doing it; `null` where it is no longer good. */
export async function lookAtCard(env: Env, token: string): Promise<CardLook | null> {
  const db = database(env)
  const [found] = await db
    .select({ account: accounts.id, name: accounts.name, email: accounts.email })
    .from(cards)
    .innerJoin(accounts, eq(accounts.id, cards.account))
    .where(eq(cards.tokenHash, await hashOf(env, token)))
  if (!found) return null
  const { account, name, email } = found
  if (email !== null) return { account, name, kept: true, tables: [] }
  const hosts = alias(seats, 'hosts')
  const sat = await db
    .selectDistinct({
      id: tables.id,
      game: tables.game,
      title: tables.title,
      host: hosts.name,
      at: tables.updatedAt,
    })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .leftJoin(hosts, and(eq(hosts.table, tables.id), eq(hosts.seat, 0)))
    .where(and(eq(seats.account, account), ne(tables.status, 'over')))
    .orderBy(desc(tables.updatedAt))
    .limit(maxTables)
  return {
    account,
    name,
    kept: false,
    tables: sat.map(({ at: _, ...table }) => table),
  }
}

/**
 * Opens a session by a card's link. The card stays good: its owner may need it on another device tomorrow.
 * `null` where it is no longer good, or its account got an address in the meantime.
 */
export async function enterByCard(
  env: Env,
  token: string,
  opening: Omit<Opening, 'by'>,
): Promise<Session | null> {
  const db = database(env)
  const tokenHash = await hashOf(env, token)
  const [card] = await db
    .select({ account: cards.account })
    .from(cards)
    .innerJoin(accounts, eq(accounts.id, cards.account))
    .where(and(eq(cards.tokenHash, tokenHash), isNull(accounts.email)))
  if (!card) return null
  const session = freshSession(card.account, { ...opening, by: 'card' })
  await db.batch([
    db.insert(sessions).values(session),
    db.update(cards).set({ usedAt: opening.now }).where(eq(cards.tokenHash, tokenHash)),
  ])
  return { account: card.account, session: session.id }
}
