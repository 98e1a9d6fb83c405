import { desc, eq, or } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Channels } from '../wire/notice-kinds.ts'
import { companyDataOf } from './company.ts'
import { type Database, database } from './database.ts'
import { personStub } from './person.ts'
import { accounts, answerable, cards, passes, passkeys, signIns } from './schema.ts'
import { sessionsOf } from './session.ts'
import { tableStub, tablesWith } from './tables.ts'
import { tournamentStub, tournamentsWith } from './tournament-people.ts'

/** Everything that is kept about an account, or `null` where it is gone. Hashes, secrets and ids of sessions stay here. */
export async function dataOf(env: Env, id: string) {
  const db = database(env)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  const own = account && (await ownOf(env, id))
  if (!account || !own) return null
  const { settings, passes: links, answerable: letters, ...kept } = own
  const ways = await waysInOf(env, db, id)
  const [mySignIns, myAnswerable] = await db.batch([
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
      draft: mine.draft.map((move) => ({ ...move })),
      plan: { ...plan, steps, orders: [...plan.orders] },
      said: said.map((message) => ({ ...message })),
      votes: [...votes],
      did: [...did],
    })
  }
  const tournaments = []
  for (const tournament of await tournamentsWith(db, id)) {
    const mine = await tournamentStub(env, tournament).export(id)
    if (mine) tournaments.push({ ...mine })
  }
  return {
    account: { ...account, ...settings },
    ...{ ...ways, passes: [...links, ...ways.passes] },
    signIns: mySignIns,
    answerable: [...letters, ...myAnswerable].map(({ table, revision, createdAt, turns }) => ({
      ...{ table, revision, createdAt },
      turns: turns.map((moves) => moves.map((move) => ({ ...move }))),
    })),
    ...kept,
    seats,
    tournaments,
    ...(await companyDataOf(db, id)),
  }
}

/** Data in the account's own object: what its person has said; channels; letters with how far they are on each way, the newest first; what is muted. */
async function ownOf(env: Env, id: string) {
  const own = await personStub(env, id).export()
  if (!own) return null
  const { hours, quiet, digestHour, channels, remindAfter, once } = own.settings
  return {
    settings: {
      activeFrom: hours.from,
      activeTo: hours.to,
      activeDays: [...hours.days],
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      digestHour,
      channels: said(channels),
      remindAfter,
      once,
    },
    away: own.away.map(({ from, to }) => ({ from, to })),
    pushes: own.pushes.map(({ endpoint, createdAt }) => ({ endpoint, createdAt })),
    webhooks: own.webhooks.map((webhook) => ({ ...webhook })),
    passes: own.passes.map(({ table, createdAt, expiresAt }) => ({ table, createdAt, expiresAt })),
    answerable: [...own.answerable],
    mutes: own.mutes.map((mute) => ({ ...mute })),
    letters: own.letters.map(({ ways, ...letter }) => ({
      ...letter,
      ways: ways.map((way) => ({ ...way })),
    })),
  }
}

/** Ways by which an account comes in: open sessions, its seat card, its passkeys. */
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

/** Choices for the channels, as the file has it. */
const said = (channels: Partial<Channels> | null) =>
  channels &&
  Object.fromEntries(Object.entries(channels).map(([kind, places]) => [kind, [...places]]))
