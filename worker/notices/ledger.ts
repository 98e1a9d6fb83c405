/** Deduplicates notification deliveries: a person's ledger of letters and of the channels they take. */
import { and, eq, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { isOneOf } from '../accounts/database.ts'
import type { Language } from '../games/kernel/language.ts'
import { freshId } from '../wire/ids.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { NoticeChannel } from '../wire/notice-kinds.ts'
import { headerText } from './header.ts'
import { asText } from './letter.ts'
import { type Reading, unread } from './reading.ts'
import { waitAfter } from './retries.ts'
import { deliveries, type KeptAnswerable, letters, type Sending, type Store } from './store.ts'

/** After this long, in milliseconds, a sender that has not answered is taken to have crashed. */
export const staleAfter = 5 * 60 * 1000

/** Number of tries, which take about a day; what has not gone by then never will. */
const maxAttempts = 34

export type Delivery = typeof deliveries.$inferSelect

/** Key by which the ledger knows a letter. */
export interface LetterKey
  extends Pick<typeof letters.$inferSelect, 'revision' | 'kind' | 'about'> {
  /** `null`: about no table. */
  readonly table: string | null
}

/** Place and time of a planned letter: `due` is `null` for at once. */
export interface PlannedDelivery {
  readonly channel: NoticeChannel
  readonly due: number | null
}

/** Data that is kept with a letter. */
interface Kept {
  readonly boxed: boolean
  readonly deadline: number | null
  readonly language: Language
  /** The table that a letter of the house tells of. */
  readonly ofTable?: string | null
  readonly asks?: KeptAnswerable | null
  readonly pass?: string | null
  readonly reading?: Reading
}

/** A letter as the ledger has it. */
export interface Entered extends Pick<typeof letters.$inferSelect, 'id' | 'pass'> {
  /** Progress of the letter on each way. */
  readonly deliveries: ReadonlyArray<Delivery>
  /** Tells whether it was entered now, or goes out now for the first time. */
  readonly isNew: boolean
}

/**
 * Enters a letter with its planned deliveries, unless it is there: then the ledger's entry stands, but for one that has
 * taken no way yet, as its reader looked at the table. Deliveries that are due at once are claimed by that, and lie with the
 * letter in its row.
 */
export function enter(
  store: Store,
  { table, revision, kind, about }: LetterKey,
  letter: NoticeLetter,
  planned: ReadonlyArray<PlannedDelivery>,
  kept: Kept,
  now: number,
): Entered {
  const { boxed, deadline, language, ofTable = null, asks = null, pass = null } = kept
  const { isKept, hasSeen } = kept.reading ?? unread
  return store.transaction((db) => {
    const key = { table: table ?? '', revision, kind, about }
    const said = { subject: headerText(letter.subject), text: asText(letter, language) }
    const ways = planned.flatMap(({ channel, due }): Sending[] =>
      due === null ? [{ channel, state: 'sending', at: now, attempts: 0 }] : [],
    )
    const goes = {
      ...{ ...said, deadline, asks, pass, readAt: hasSeen ? now : null },
      ways: isKept || ways.length > 0 ? ways : null,
    }
    const [entered] = db
      .insert(letters)
      .values({
        ...{ id: freshId(), ...key, ...goes, createdAt: now, boxed, ofTable },
        byList: kind === 'turn' && isListed(db, key.table) ? true : null,
      })
      .onConflictDoUpdate({
        target: [letters.table, letters.revision, letters.kind, letters.about],
        set: goes,
        // A letter that lies kept back as it was is not written again.
        setWhere: isKept
          ? sql`${letters.ways} = '[]' and ${letters.readAt} is null and ${hasSeen}`
          : sql`${letters.ways} = '[]'`,
      })
      .returning(shown)
      .all()
    // Only with a letter that was entered or goes out just now: what was there has its deliveries already.
    for (const { channel, due } of entered ? planned : [])
      if (due !== null)
        db.insert(deliveries)
          .values({
            ...{ letter: entered?.id ?? '', channel, state: 'held', at: now, attempts: 0, due },
            content: contentFor(channel, letter),
          })
          .run()
    const found = entered ?? db.select(shown).from(letters).where(isOf(key)).get()
    if (!found) throw new Error('The ledger lost a letter.')
    return asEntered(db, found, !!entered)
  })
}

/**
 * A letter as the ledger has it already; `null` where it is to be composed and entered, as it is new, or was kept back and this reading
 * changes that.
 */
export function enteredIn(
  store: Store,
  key: LetterKey,
  { isKept, hasSeen }: Reading,
): Entered | null {
  const asked = { ...shown, readAt: letters.readAt }
  const found = store.select(asked).from(letters).where(isOf(key)).get()
  if (!found) return null
  const isKeptBack = found.ways?.length === 0
  const stays = isKept && !(hasSeen && found.readAt === null)
  return isKeptBack && !stays ? null : asEntered(store, found, false)
}

function asEntered(
  db: Pick<Store, 'select'>,
  found: Pick<typeof letters.$inferSelect, 'id' | 'ways' | 'pass'>,
  isNew: boolean,
): Entered {
  const { id, pass } = found
  const held = db.select().from(deliveries).where(eq(deliveries.letter, id)).all()
  return { id, pass, deliveries: [...held, ...deliveriesOf(found)], isNew }
}

const isListed = (db: Pick<Store, 'get'>, table: string): boolean =>
  db.get(sql`select 1 from tables where id = ${table}`) !== undefined

const shown = { id: letters.id, ways: letters.ways, pass: letters.pass }

/** The deliveries that lie with a letter. */
export const deliveriesOf = ({
  id: letter,
  ways,
}: Pick<typeof letters.$inferSelect, 'id' | 'ways'>): Delivery[] =>
  (ways ?? []).map((way) => ({ ...way, letter, due: null, content: way.content ?? null }))

/** Content of a letter that is kept until it goes: only an e-mail shows a picture and takes answers. */
function contentFor(channel: NoticeChannel, letter: NoticeLetter): NoticeLetter {
  if (channel === 'letter') return letter
  const { drawing: _, answerTo: __, ...bare } = letter
  return bare
}

/** Returns true if a letter is the one that is known by this. */
const isOf = ({ table, revision, kind, about }: LetterKey) =>
  and(
    eq(letters.table, table ?? ''),
    eq(letters.revision, revision),
    eq(letters.kind, kind),
    eq(letters.about, about),
  )

/**
 * Sends letters on one way, several as one, if nobody else does or has; `send` says whether they went or
 * there was nowhere to go. Throws what `send` throws as long as another try may help, and `GivenUp` after the
 * last. Letters that were held are held again until `retryAt`; the others wait until their table's outbox tries again.
 *
 * `isClaimed`: they were claimed by the caller as they were entered.
 *
 * One gap stays, as with every sender: dying between the service's answer and our note of it
 * sends the letter a second time, with the same `X-Dorfpost-Letter`.
 */
export async function sendOnce(
  store: Store,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  now: number,
  send: () => Promise<'sent' | 'none'>,
  isClaimed = false,
): Promise<void> {
  const claimed = isClaimed ? fresh : claim(store, ids, channel, now)
  if (!claimed) throw new Error('Somebody else is sending this letter.')
  let state: 'sent' | 'none'
  try {
    state = await send()
  } catch (error) {
    const attempts = claimed.attempts + 1
    const isLast = attempts >= maxAttempts
    const due = claimed.isHeld ? now + waitAfter(attempts) : null
    const next = due === null ? 'waiting' : 'held'
    settle(store, ids, channel, { state: isLast ? 'failed' : next, at: now, attempts, due })
    if (isLast) throw new GivenUp(channel, { cause: error })
    throw error
  }
  settle(store, ids, channel, { state, at: now, due: null, content: null })
}

const fresh = { attempts: 0, isHeld: false }

/** The last try has failed: to be reported, not repeated. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly channel: NoticeChannel

  constructor(channel: NoticeChannel, options: ErrorOptions) {
    super('A letter never went its way.', options)
    this.channel = channel
  }
}

/** Takes the sending of all these upon itself; `null`, taking none, where somebody else sends one of them at this moment. */
function claim(
  store: Store,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  now: number,
): { readonly attempts: number; readonly isHeld: boolean } | null {
  const isFree = and(
    among(ids, channel),
    or(
      eq(deliveries.state, 'waiting'),
      and(eq(deliveries.state, 'held'), lte(deliveries.due, now)),
      and(eq(deliveries.state, 'sending'), lt(deliveries.at, now - staleAfter)),
    ),
  )
  const free = store
    .select({ attempts: deliveries.attempts, due: deliveries.due })
    .from(deliveries)
    .where(isFree)
    .all()
  if (free.length === 0) return claimWay(store, ids, channel, now)
  if (free.length !== ids.length) return null
  store.update(deliveries).set({ state: 'sending', at: now }).where(isFree).run()
  return {
    attempts: Math.max(...free.map(({ attempts }) => attempts)),
    isHeld: free.some(({ due }) => due !== null),
  }
}

/** The same for a letter whose ways lie with it. */
function claimWay(
  store: Store,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  now: number,
): { readonly attempts: number; readonly isHeld: false } | null {
  const free = waysOf(store, ids).flatMap((letter) => {
    const way = letter.ways.find((one) => one.channel === channel)
    const isFree =
      way?.state === 'waiting' || (way?.state === 'sending' && way.at < now - staleAfter)
    return isFree ? [{ letter, attempts: way.attempts }] : []
  })
  if (free.length === 0 || free.length !== ids.length) return null
  for (const { letter } of free) putWay(store, letter, channel, { state: 'sending', at: now })
  return { attempts: Math.max(...free.map(({ attempts }) => attempts)), isHeld: false }
}

/** A letter whose ways lie with it. */
interface WithWays extends LetterKey {
  readonly ways: ReadonlyArray<Sending>
}

const waysOf = (store: Store, ids: ReadonlyArray<string>): WithWays[] => {
  const { table, revision, kind, about, ways } = letters
  return store
    .select({ table, revision, kind, about, ways })
    .from(letters)
    .where(and(isOneOf(letters.id, ids), isNotNull(ways)))
    .all()
    .map((found) => ({ ...found, ways: found.ways ?? [] }))
}

function putWay(
  store: Store,
  letter: WithWays,
  channel: NoticeChannel,
  change: Partial<Sending>,
): void {
  const ways = letter.ways.map((way) => {
    if (way.channel !== channel) return way
    const { content, ...changed } = { ...way, ...change }
    return content && isUnderWay(changed) ? { ...changed, content } : changed
  })
  store.update(letters).set({ ways }).where(isOf(letter)).run()
}

const isUnderWay = ({ state }: Pick<Sending, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'

/** Keeps a letter that failed on a way with that until it goes, so that it need not be composed again. */
export function keepContent(
  store: Store,
  key: LetterKey,
  channel: NoticeChannel,
  letter: NoticeLetter,
): void {
  const { ways } = store.select({ ways: letters.ways }).from(letters).where(isOf(key)).get() ?? {}
  if (ways?.some((way) => way.channel === channel && !way.content))
    putWay(store, { ...key, ways }, channel, { content: contentFor(channel, letter) })
}

/** Notes how far letters are on a way. */
export function settle(
  store: Store,
  ids: ReadonlyArray<string>,
  channel: NoticeChannel,
  change: Partial<Delivery>,
): void {
  store
    .update(deliveries)
    .set(change)
    .where(and(among(ids, channel), notInArray(deliveries.state, over)))
    .run()
  const { state, at, attempts } = change
  const told = {
    ...(state !== undefined && { state }),
    ...(at !== undefined && { at }),
    ...(attempts !== undefined && { attempts }),
  }
  for (const letter of waysOf(store, ids))
    if (letter.ways.some((way) => way.channel === channel && !over.includes(way.state)))
      putWay(store, letter, channel, told)
}

/** Nothing more comes after these. */
const over: Delivery['state'][] = ['sent', 'none']

const among = (ids: ReadonlyArray<string>, channel: NoticeChannel) =>
  and(isOneOf(deliveries.letter, ids), eq(deliveries.channel, channel))
