/** Deduplicates notification deliveries: the ledger of letters and of the channels they take. */
import { and, count, eq, inArray, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { database } from '../accounts/database.ts'
import { deliveries, letters } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { NoticeChannel } from '../wire/notice-kinds.ts'
import { headerText } from './header.ts'
import { asText } from './letter.ts'
import { waitAfter } from './retries.ts'

/** After this long, in milliseconds, a sender that has not answered is taken to have crashed. */
export const staleAfter = 5 * 60 * 1000

/** So many tries take about a day; what has not gone by then never will. */
const mostAttempts = 34

export type Delivery = typeof deliveries.$inferSelect

/** What the ledger knows a letter by. */
export type LetterKey = Pick<
  typeof letters.$inferSelect,
  'account' | 'table' | 'revision' | 'kind' | 'about'
>

/** Where a letter is to go, and when: `due` is `null` for at once. */
export interface Way {
  readonly channel: NoticeChannel
  readonly due: number | null
}

/**
 * Enters a letter with its ways, unless it is there: then the ledger's entry stands.
 * Returns the letter's id and how far it is on each way.
 */
export async function enter(
  env: Env,
  key: LetterKey,
  letter: NoticeLetter,
  ways: ReadonlyArray<Way>,
  { boxed, deadline }: { readonly boxed: boolean; readonly deadline: number | null },
  now: number,
): Promise<{ readonly id: string; readonly deliveries: ReadonlyArray<Delivery> }> {
  const db = database(env)
  const { account, table, revision, kind, about } = key
  const fresh = freshId()
  const entry = db
    .insert(letters)
    .values({
      id: fresh,
      account,
      table,
      revision,
      kind,
      about,
      subject: headerText(letter.subject),
      text: asText(letter),
      createdAt: now,
      boxed,
      deadline,
    })
    .onConflictDoNothing()
  const { drawing: _, answerTo: __, ...bare } = letter
  const contentFor = (channel: NoticeChannel) =>
    JSON.stringify(channel === 'letter' ? letter : bare)
  // Only with a letter that was entered just now: what was there has its ways already.
  const out = ways.map(({ channel, due }) =>
    db
      .insert(deliveries)
      .select(
        sql`select ${letters.id}, ${channel}, ${due === null ? 'waiting' : 'held'}, ${now}, 0, ${due}, ${due === null ? null : contentFor(channel)} from ${letters} where ${letters.id} = ${fresh}`,
      ),
  )
  await db.batch([entry, ...out])
  const found = await db
    .select({ id: letters.id, delivery: deliveries })
    .from(letters)
    .leftJoin(deliveries, eq(deliveries.letter, letters.id))
    .where(
      and(
        table === null ? eq(letters.id, fresh) : eq(letters.table, table),
        eq(letters.revision, revision),
        eq(letters.account, account),
        eq(letters.kind, kind),
        eq(letters.about, about),
      ),
    )
  const id = found[0]?.id
  if (id === undefined) throw new Error('The ledger lost a letter.')
  return { id, deliveries: found.flatMap(({ delivery }) => delivery ?? []) }
}

/**
 * Sends letters on one way, several as one, if nobody else does or has; `send` says whether they went or
 * there was nowhere to go. Throws what `send` throws as long as another try may help, and `GivenUp` after the
 * last. Letters that were held are held again until `retryAt`; the others wait until their table's outbox tries again.
 *
 * One gap stays, as with every sender: dying between the service's answer and our note of it
 * sends the letter a second time, with the same `X-Dorfpost-Letter`.
 */
export async function sendOnce(
  env: Env,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  now: number,
  send: () => Promise<'sent' | 'none'>,
): Promise<void> {
  const claimed = await claim(env, ids, channel, now)
  if (!claimed) throw new Error('Somebody else is sending this letter.')
  let state: 'sent' | 'none'
  try {
    state = await send()
  } catch (error) {
    const attempts = claimed.attempts + 1
    const isLast = attempts >= mostAttempts
    const due = claimed.isHeld ? now + waitAfter(attempts) : null
    const next = due === null ? 'waiting' : 'held'
    await settle(env, ids, channel, { state: isLast ? 'failed' : next, at: now, attempts, due })
    if (isLast) throw new GivenUp(channel, { cause: error })
    throw error
  }
  await settle(env, ids, channel, { state, at: now, due: null, content: null })
}

/** The last try has failed: to be reported, not repeated. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'

  constructor(channel: NoticeChannel, options: ErrorOptions) {
    super(`A letter never went its way (${channel}).`, options)
  }
}

/** Takes the sending of all these upon itself; `null`, taking none, where somebody else sends one of them at this moment. */
async function claim(
  env: Env,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  now: number,
): Promise<{ readonly attempts: number; readonly isHeld: boolean } | null> {
  const db = database(env)
  const free = alias(deliveries, 'free')
  const isFree = (one: typeof deliveries | typeof free) =>
    and(
      // As one value: a statement takes a hundred.
      sql`${one.letter} in (select value from json_each(${JSON.stringify(ids)}))`,
      eq(one.channel, channel),
      or(
        eq(one.state, 'waiting'),
        and(eq(one.state, 'held'), lte(one.due, now)),
        and(eq(one.state, 'sending'), lt(one.at, now - staleAfter)),
      ),
    )
  const freeOnes = db.select({ number: count() }).from(free).where(isFree(free))
  const claimed = await db
    .update(deliveries)
    .set({ state: 'sending', at: now })
    .where(and(isFree(deliveries), eq(freeOnes, ids.length)))
    .returning({ attempts: deliveries.attempts, due: deliveries.due })
  if (claimed.length === 0) return null
  return {
    attempts: Math.max(...claimed.map(({ attempts }) => attempts)),
    isHeld: claimed.some(({ due }) => due !== null),
  }
}

/** Notes how far letters are on a way. */
export async function settle(
  env: Env,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  change: Partial<Delivery>,
): Promise<void> {
  await database(env)
    .update(deliveries)
    .set(change)
    .where(and(among(ids, channel), notInArray(deliveries.state, ['sent', 'none'])))
}

const among = (ids: ReadonlyArray<string>, channel: NoticeChannel) =>
  and(inArray(deliveries.letter, [...ids]), eq(deliveries.channel, channel))
