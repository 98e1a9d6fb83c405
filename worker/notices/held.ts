/** The round of the post: letters that were held, sent when their time has come, by present truth. */
import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm'
import { type Account, accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { deliveries, letters } from '../accounts/schema.ts'
import { tableStub } from '../accounts/tables.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { NoticeChannel } from '../wire/notice-kinds.ts'
import { digestOf } from './digest.ts'
import { sendOnce, settle, staleAfter } from './ledger.ts'
import { isMuted } from './mutes.ts'
import { sendOn } from './ways.ts'

/** How many deliveries are looked at together, and how many times in one round. */
const portion = 90
const mostPortions = 50

/** A letter that was held on one way. */
interface Held {
  readonly letter: string
  readonly channel: NoticeChannel
  readonly content: NoticeLetter | null
  readonly account: string
  readonly table: string | null
  readonly kind: (typeof letters.$inferSelect)['kind']
  readonly revision: number
  readonly about: string
  readonly deadline: number | null
  readonly readAt: number | null
}

/**
 * Sends all held letters that are due, each account's e-mails as one. What was read meanwhile, or has no
 * reason any more as the person acted, is not sent. One that fails is held again, and holds up no other.
 */
export async function sendHeld(env: Env, now = Date.now()): Promise<void> {
  for (let i = 0; i < mostPortions; i++) {
    const due = await dueOf(env, now)
    if (due.length === 0) return
    for (const group of Map.groupBy(
      due,
      ({ account, channel }) => `${account} ${channel}`,
    ).values())
      await sendGroup(env, group, now)
    if (due.length < portion) return
  }
}

function dueOf(env: Env, now: number): Promise<Held[]> {
  return database(env)
    .select({
      letter: deliveries.letter,
      channel: deliveries.channel,
      content: deliveries.content,
      account: letters.account,
      table: letters.table,
      kind: letters.kind,
      revision: letters.revision,
      about: letters.about,
      deadline: letters.deadline,
      readAt: letters.readAt,
    })
    .from(deliveries)
    .innerJoin(letters, eq(letters.id, deliveries.letter))
    .where(
      or(
        and(eq(deliveries.state, 'held'), lte(deliveries.due, now)),
        and(
          eq(deliveries.state, 'sending'),
          isNotNull(deliveries.due),
          lte(deliveries.at, now - staleAfter),
        ),
      ),
    )
    .orderBy(asc(letters.account), asc(deliveries.channel), asc(letters.createdAt))
    .limit(portion)
}

/** What is held for one account on one way. */
async function sendGroup(env: Env, held: ReadonlyArray<Held>, now: number): Promise<void> {
  const [first] = held
  const account = first && (await accountOf(env, first.account))
  if (!account) return
  const { channel } = first
  try {
    const { standing, idle } = await sift(env, held, now)
    await settle(env, idle, channel, { state: 'none', at: now, due: null, content: null })
    for (const batch of channel === 'letter' ? [standing] : standing.map((one) => [one]))
      if (batch.length > 0) await sendBatch(env, account, channel, batch, now)
  } catch (error) {
    reportFault(`What was held for an account did not go out (${channel}).`, error)
  }
}

async function sendBatch(
  env: Env,
  account: Account,
  channel: NoticeChannel,
  batch: ReadonlyArray<Held>,
  now: number,
): Promise<void> {
  const [first] = batch
  const contents = batch.flatMap(({ content }) => content ?? [])
  const letter =
    contents.length === 1 ? contents[0] : digestOf(account, sortedByTime(batch), env.ORIGIN)
  if (!first || !letter) return
  const ids = batch.map((one) => one.letter)
  const table = batch.length === 1 ? first.table : null
  const { letter: id, kind, deadline } = first
  try {
    await sendOnce(env, ids, channel, now, () =>
      sendOn(channel, env, account, letter, { id, table, kind, deadline }, now),
    )
  } catch (error) {
    reportFault(`A held letter did not go out (${channel}).`, error)
  }
}

/** What has the least time left comes first; what has no end, after it. */
const sortedByTime = (batch: ReadonlyArray<Held>): NoticeLetter[] =>
  batch
    .toSorted((a, b) => (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE))
    .flatMap(({ content }) => content ?? [])

/** Parts what still stands from what has no reason to be told any more, or was muted meanwhile. */
async function sift(env: Env, held: ReadonlyArray<Held>, now: number) {
  const standing: Held[] = []
  const idle: string[] = []
  for (const one of held) {
    const isTold = one.readAt === null && !(await isMuted(env, one.account, one, now))
    if (isTold && (await stands(env, one))) standing.push(one)
    else idle.push(one.letter)
  }
  return { standing, idle }
}

async function stands(env: Env, { account, table, kind, revision, about }: Held): Promise<boolean> {
  if (table === null || kind === 'note') return true
  return tableStub(env, table).stands(account, { kind, revision, about })
}
