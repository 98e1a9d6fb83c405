import { desc, eq, or } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Channels } from '../wire/notice-kinds.ts'
import { companyDataOf } from './company.ts'
import { type Database, database } from './database.ts'
import { personStub } from './person.ts'
import {
  accounts,
  answerable,
  away,
  cards,
  passes,
  passkeys,
  pushes,
  signIns,
  webhooks,
} from './schema.ts'
import { sessionsOf } from './session.ts'
import { tableStub, tablesWith } from './tables.ts'

/** Everything that is kept about an account, or `null` where it is gone. Hashes, secrets and ids of sessions stay here. */
export async function dataOf(env: Env, id: string) {
  const db = database(env)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (!account) return null
  const [mySignIns, myAway, myPushes, myWebhooks, myAnswerable] = await db.batch([
    db
      .select({
        email: signIns.email,
        createdAt: signIns.createdAt,
        expiresAt: signIns.expiresAt,
        usedAt: signIns.usedAt,
      })
      .from(signIns)
      .where(or(eq(signIns.account, id), eq(signIns.email, account.email ?? ''))),
    db.select({ from: away.from, to: away.to }).from(away).where(eq(away.account, id)),
    db
      .select({ endpoint: pushes.endpoint, createdAt: pushes.createdAt })
      .from(pushes)
      .where(eq(pushes.account, id)),
    db
      .select({
        service: webhooks.service,
        url: webhooks.url,
        target: webhooks.target,
        createdAt: webhooks.createdAt,
        offAt: webhooks.offAt,
      })
      .from(webhooks)
      .where(eq(webhooks.account, id)),
    db
      .select({
        table: answerable.table,
        revision: answerable.revision,
        createdAt: answerable.createdAt,
        turns: answerable.turns,
      })
      .from(answerable)
      .where(eq(answerable.account, id))
      .orderBy(desc(answerable.createdAt)),
  ])
  const seats = []
  for (const table of await tablesWith(db, id)) {
    const mine = await tableStub(env, table).export(id)
    if (!mine) continue
    const turns = mine.turns.map(({ revision, at, moves }) => ({
      revision,
      at,
      moves: moves.map((move) => ({ ...move })),
    }))
    const { plan, said, votes, did } = mine
    const steps = plan.steps.map((wishes) => [...wishes])
    seats.push({
      ...mine,
      turns,
      plan: { ...plan, steps, orders: [...plan.orders] },
      said: said.map((message) => ({ ...message })),
      votes: [...votes],
      did: [...did],
    })
  }
  const { calendar: _, ...rest } = account
  return {
    account: { ...rest, activeDays: [...rest.activeDays], channels: said(rest.channels) },
    away: myAway,
    ...(await waysInOf(env, db, id)),
    signIns: mySignIns,
    answerable: myAnswerable.map(({ turns, ...rest }) => ({
      ...rest,
      turns: turns.map((moves) => moves.map((move) => ({ ...move }))),
    })),
    pushes: myPushes,
    webhooks: myWebhooks,
    ...(await ownOf(env, id)),
    seats,
    ...(await companyDataOf(db, id)),
  }
}

/** What lies in the account's own object: letters with how far they are on each way, the newest first; what is muted. */
async function ownOf(env: Env, id: string) {
  const { letters, mutes } = await personStub(env, id).export()
  return {
    mutes: mutes.map((mute) => ({ ...mute })),
    letters: letters.map(({ ways, ...letter }) => ({
      ...letter,
      ways: ways.map((way) => ({ ...way })),
    })),
  }
}

/** By what an account comes in: open sessions, its seat card, its passkeys. */
async function waysInOf(env: Env, db: Database, id: string) {
  const mySessions = await sessionsOf(env, id)
  const [myCards, myPasskeys, myPasses] = await db.batch([
    db
      .select({ createdAt: cards.createdAt, usedAt: cards.usedAt })
      .from(cards)
      .where(eq(cards.account, id)),
    db
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        usedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.account, id)),
    db
      .select({ table: passes.table, createdAt: passes.createdAt, expiresAt: passes.expiresAt })
      .from(passes)
      .where(eq(passes.account, id)),
  ])
  return {
    sessions: mySessions.map(({ id: _, tables, ...rest }) => ({
      ...rest,
      tables: tables && [...tables],
    })),
    cards: myCards,
    passkeys: myPasskeys,
    passes: myPasses,
  }
}

/** What was said about the channels, as the file has it. */
const said = (channels: Partial<Channels> | null) =>
  channels &&
  Object.fromEntries(Object.entries(channels).map(([kind, places]) => [kind, [...places]]))
