import { desc, eq, or } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Channels } from '../wire/notice-kinds.ts'
import { companyDataOf } from './company.ts'
import { type Database, database } from './database.ts'
import {
  accounts,
  answerable,
  away,
  cards,
  deliveries,
  kindMutes,
  letters,
  mutes,
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
  const [mySignIns, myLetters, myWays, myAway, myPushes, myWebhooks, myAnswerable] = await db.batch(
    [
      db
        .select({
          email: signIns.email,
          createdAt: signIns.createdAt,
          expiresAt: signIns.expiresAt,
          usedAt: signIns.usedAt,
        })
        .from(signIns)
        .where(or(eq(signIns.account, id), eq(signIns.email, account.email ?? ''))),
      db
        .select({
          id: letters.id,
          kind: letters.kind,
          table: letters.table,
          subject: letters.subject,
          text: letters.text,
          at: letters.createdAt,
          readAt: letters.readAt,
        })
        .from(letters)
        .where(eq(letters.account, id))
        .orderBy(desc(letters.createdAt)),
      db
        .select({
          letter: deliveries.letter,
          channel: deliveries.channel,
          state: deliveries.state,
          at: deliveries.at,
        })
        .from(deliveries)
        .innerJoin(letters, eq(letters.id, deliveries.letter))
        .where(eq(letters.account, id)),
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
    ],
  )
  const ways = Map.groupBy(myWays, ({ letter }) => letter)
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
    mutes: await mutedIn(db, id),
    letters: myLetters.map(({ id: letter, ...rest }) => ({
      ...rest,
      ways: (ways.get(letter) ?? []).map(({ channel, state, at }) => ({ channel, state, at })),
    })),
    seats,
    ...(await companyDataOf(db, id)),
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

/** What the account has muted, tables and kinds. */
async function mutedIn(db: Database, id: string) {
  const [myTables, myKinds] = await db.batch([
    db.select({ table: mutes.table, until: mutes.until }).from(mutes).where(eq(mutes.account, id)),
    db
      .select({ kind: kindMutes.kind, until: kindMutes.until })
      .from(kindMutes)
      .where(eq(kindMutes.account, id)),
  ])
  return [...myTables, ...myKinds]
}

/** What was said about the channels, as the file has it. */
const said = (channels: Partial<Channels> | null) =>
  channels &&
  Object.fromEntries(Object.entries(channels).map(([kind, places]) => [kind, [...places]]))
