/** The ledger of letters and of their ways out: what makes twice once. */
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { freshId } from '../accounts/id.ts'
import { deliveries, letters } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { headerText } from './header.ts'
import type { NoticeChannel } from './kinds.ts'
import { asText, type NoticeLetter } from './letter.ts'

/** After this long, in milliseconds, whoever was sending a letter is taken to have died. */
const staleAfter = 5 * 60 * 1000

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
  const isIt = and(
    table === null ? sql`${letters.table} is null` : eq(letters.table, table),
    eq(letters.revision, revision),
    eq(letters.account, account),
    eq(letters.kind, kind),
    eq(letters.about, about),
  )
  const entry = db
    .insert(letters)
    .values({
      id: freshId(),
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
  const content = JSON.stringify(letter)
  const out = ways.map(({ channel, due }) =>
    db
      .insert(deliveries)
      .select(
        sql`select ${letters.id}, ${channel}, ${due === null ? 'waiting' : 'held'}, ${now}, 0, ${due}, ${due === null ? null : content} from ${letters} where ${isIt}`,
      )
      .onConflictDoNothing(),
  )
  await db.batch([entry, ...out])
  const found = await db
    .select({ id: letters.id, delivery: deliveries })
    .from(letters)
    .leftJoin(deliveries, eq(deliveries.letter, letters.id))
    .where(isIt)
  const id = found[0]?.id
  if (id === undefined) throw new Error('The ledger lost a letter.')
  return { id, deliveries: found.flatMap(({ delivery }) => delivery ?? []) }
}

/**
 * Sends a letter on one way, if nobody else has or does; `send` says whether it went or there was nowhere to go.
 * Throws what `send` throws as long as another try may help; after the last, the way is closed and `true` comes back
 * so that it can be reported.
 *
 * One gap stays, as with every sender: dying between the service's answer and our note of it
 * sends the letter a second time.
 */
export async function sendOnce(
  env: Env,
  letter: string,
  channel: NoticeChannel,
  now: number,
  send: () => Promise<'sent' | 'none'>,
): Promise<void> {
  const attempts = await claim(env, letter, channel, now)
  if (attempts === null) throw new Error('Somebody else is sending this letter.')
  try {
    const state = await send()
    await settle(env, letter, channel, { state, at: now, due: null, content: null })
  } catch (error) {
    const tried = attempts + 1
    const isLast = tried >= mostAttempts
    await settle(env, letter, channel, {
      state: isLast ? 'failed' : 'waiting',
      at: now,
      attempts: tried,
    })
    if (isLast) throw new GivenUp(channel, { cause: error })
    throw error
  }
}

/** The last try has failed: to be reported, not repeated. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'

  constructor(channel: NoticeChannel, options: ErrorOptions) {
    super(`A letter never went its way (${channel}).`, options)
  }
}

/** Takes the sending upon itself: how often it was tried; `null` where somebody else does it at this moment. */
async function claim(
  env: Env,
  letter: string,
  channel: NoticeChannel,
  now: number,
): Promise<number | null> {
  const isStale = and(eq(deliveries.state, 'sending'), lt(deliveries.at, now - staleAfter))
  const [claimed] = await database(env)
    .update(deliveries)
    .set({ state: 'sending', at: now })
    .where(
      and(
        eq(deliveries.letter, letter),
        eq(deliveries.channel, channel),
        or(eq(deliveries.state, 'waiting'), isStale),
      ),
    )
    .returning({ attempts: deliveries.attempts })
  return claimed?.attempts ?? null
}

async function settle(
  env: Env,
  letter: string,
  channel: NoticeChannel,
  change: Partial<Delivery>,
): Promise<void> {
  await database(env)
    .update(deliveries)
    .set(change)
    .where(
      and(
        eq(deliveries.letter, letter),
        eq(deliveries.channel, channel),
        ne(deliveries.state, 'sent'),
      ),
    )
}
