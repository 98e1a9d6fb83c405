/** A person's letters that were held, sent when their time has come, by present truth. */
import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { type Account, readerOf } from '../accounts/account.ts'
import { tableStub } from '../accounts/tables.ts'
import { reportFault } from '../fault.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { NoticeChannel } from '../wire/notice-kinds.ts'
import { reportGivenUp, sendOn } from './channels.ts'
import { digestOf } from './digest.ts'
import { GivenUp, sendOnce, settle, staleAfter } from './ledger.ts'
import { isMuted } from './mutes.ts'
import { isHushed } from './settings.ts'
import { deliveries, isRead, letters, type Recipient, type Store, tableOf } from './store.ts'

/** Number of deliveries that are looked at together, and of such rounds at most. */
const portion = 90
const maxPortions = 50

/** A letter that was held on one way. */
interface Deferred {
  readonly letter: string
  readonly channel: NoticeChannel
  readonly content: NoticeLetter | null
  readonly table: string | null
  readonly ofTable: string | null
  readonly kind: (typeof letters.$inferSelect)['kind']
  readonly revision: number
  readonly about: string
  readonly deadline: number | null
  /** 1: it counts as read. */
  readonly read: number
}

/**
 * Sends all held letters that are due, the e-mails as one. A letter that was read meanwhile, or has no
 * reason any more as the person acted, is not sent. One that fails is held again, and holds up no other.
 */
export async function sendDeferred(person: Recipient, now: number): Promise<void> {
  for (let i = 0; i < maxPortions; i++) {
    const due = dueOf(person.store, now)
    if (due.length === 0) return
    for (const group of Map.groupBy(due, ({ channel }) => channel).values())
      await sendGroup(person, group, now)
    if (due.length < portion) return
  }
}

/** Time at which the next held letter is to go, or a sender that took one has crashed; `null` where none is held. */
export function nextDeferred(store: Store): number | null {
  const held = store
    .select({ state: deliveries.state, at: deliveries.at, due: deliveries.due })
    .from(deliveries)
    .where(and(isNotNull(deliveries.due), inArray(deliveries.state, ['held', 'sending'])))
    .all()
  const moments = held.map(({ state, at, due }) =>
    state === 'held' && due !== null ? due : at + staleAfter,
  )
  return moments.length === 0 ? null : Math.min(...moments)
}

function dueOf(store: Store, now: number): Deferred[] {
  return store
    .select({
      letter: deliveries.letter,
      channel: deliveries.channel,
      content: deliveries.content,
      table: tableOf,
      ofTable: letters.ofTable,
      kind: letters.kind,
      revision: letters.revision,
      about: letters.about,
      deadline: letters.deadline,
      read: isRead,
    })
    .from(deliveries)
    .innerJoin(letters, eq(letters.id, deliveries.letter))
    .where(
      and(
        isNotNull(deliveries.due),
        or(
          and(eq(deliveries.state, 'held'), lte(deliveries.due, now)),
          and(eq(deliveries.state, 'sending'), lte(deliveries.at, now - staleAfter)),
        ),
      ),
    )
    .orderBy(asc(deliveries.channel), asc(letters.createdAt))
    .limit(portion)
    .all()
}

/** Sends what is held on one way. */
async function sendGroup(
  person: Recipient,
  held: ReadonlyArray<Deferred>,
  now: number,
): Promise<void> {
  const [first] = held
  if (!first) return
  const { channel } = first
  try {
    const account = await readerOf(person.env, person.account)
    if (!account) return
    const { standing, idle } = await splitByRelevance(person, held, now)
    settle(person.store, idle, channel, { state: 'none', at: now, due: null, content: null })
    for (const batch of channel === 'letter' ? [standing] : standing.map((one) => [one])) {
      // Each that goes may be the one after which there is silence.
      const [open, hushed] = partition(batch, ({ kind }) => !isHushed(person.store, channel, kind))
      const silent = hushed.map(({ letter }) => letter)
      settle(person.store, silent, channel, { state: 'none', at: now, due: null, content: null })
      if (open.length > 0) await sendBatch(person, account, channel, open, now)
    }
  } catch (error) {
    reportFault('What was held for an account did not go out.', error, { channel })
  }
}

function partition<T>(all: ReadonlyArray<T>, isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

async function sendBatch(
  person: Recipient,
  account: Account,
  channel: NoticeChannel,
  found: ReadonlyArray<Deferred>,
  now: number,
): Promise<void> {
  const { env, store } = person
  const batch = account.secrets ? found : found.map(withoutSecrets)
  const [first] = batch
  const contents = batch.flatMap(({ content }) => content ?? [])
  const letter =
    contents.length === 1 ? contents[0] : digestOf(account, sortedByTime(batch), env.ORIGIN)
  if (!first || !letter) return
  const ids = batch.map((one) => one.letter)
  const { table, ofTable } = batch.length === 1 ? first : { table: null, ofTable: null }
  const { letter: id, kind, deadline } = first
  try {
    await sendOnce(store, ids, channel, now, () =>
      sendOn(channel, person, account, letter, { id, table, ofTable, kind, deadline }, now),
    )
  } catch (error) {
    if (error instanceof GivenUp) reportGivenUp(env, error)
    else reportFault('A held letter did not go out; it is tried again.', error, { channel, kind })
  }
}

/** As it was written, somebody still wanted what only they may know; by now they do not. The open part of it is left. */
function withoutSecrets(held: Deferred): Deferred {
  const { content } = held
  if (content?.openGist === undefined) return held
  const { drawing: _, teaser: __, openGist: gist, subject, ...rest } = content
  const buttons = rest.blocks.filter(({ block }) => block === 'button' || block === 'answering')
  const blocks = [{ block: 'text', text: gist } as const, ...buttons]
  return { ...held, content: { ...rest, subject, heading: subject, gist, blocks } }
}

/** Letters by the time that they have left, the least first; what has no end, after it. */
const sortedByTime = (batch: ReadonlyArray<Deferred>): NoticeLetter[] =>
  batch
    .toSorted((a, b) => (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE))
    .flatMap(({ content }) => content ?? [])

/** Parts what still isRelevant from what has no reason to be told any more, or was muted meanwhile. */
async function splitByRelevance(person: Recipient, held: ReadonlyArray<Deferred>, now: number) {
  const standing: Deferred[] = []
  const idle: string[] = []
  for (const one of held) {
    const isTold =
      one.read === 0 && !isMuted(person.store, { ...one, table: one.table ?? one.ofTable }, now)
    if (isTold && (await isRelevant(person, one))) standing.push(one)
    else idle.push(one.letter)
  }
  return { standing, idle }
}

async function isRelevant(
  { env, account }: Recipient,
  { table, kind, revision, about }: Deferred,
): Promise<boolean> {
  if (table === null || kind === 'note') return true
  return tableStub(env, table).stands(account, { kind, revision, about })
}
