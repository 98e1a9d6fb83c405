/**
 * Queue of people who wait for a seat of a full table. When one becomes free, the first in the queue is told and the
 * seat is kept for them for a day; then anybody may have it, and the others in the queue are told one a day. At a
 * running table an open seat also has its link, which goes on working. A change of the table decides who is
 * called (`commit.ts`); operations only put people into the queue and take them out.
 */
import type { Seat } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import type { Change } from '../effects/deed.ts'
import type { Effect } from '../effects/effects.ts'
import type { OutboxRow } from '../ground/outbox.ts'
import { hour } from '../ground/pace.ts'
import type { Journal } from '../storage/journal.ts'
import type { Waiter } from '../storage/queue.ts'
import { hostSeat, seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { keptNews, telling } from '../telling/news.ts'

const day = 24 * hour

/** Number of people who wait, at most. */
const maxQueue = 10

/** The open seats that anybody may take, not only the person who lost them. */
export const openToAnybody = ({ absence }: TableSnapshot): Seat[] =>
  [...absence.open].filter((seat) => !absence.again.has(seat))

/** Number of seats that somebody new could take. */
const freeSeats = (snapshot: TableSnapshot): number => {
  const { settings, takenSeats } = snapshot
  if (settings.status === 'gathering') return Math.max(0, settings.wanted - takenSeats.length)
  return settings.status === 'playing' ? openToAnybody(snapshot).length : 0
}

/** Puts somebody at the end of the queue; they keep the place they have. Refuses where the queue is too long, or nobody could ever join. */
export function joinQueue(
  journal: Journal,
  snapshot: TableSnapshot,
  { account, name }: Pick<Waiter, 'account' | 'name'>,
  now: number,
) {
  const { settings, queue } = snapshot
  if (queue.some((one) => one.account === account)) return 'unchanged'
  const isFree = settings.status === 'gathering' && freeSeats(snapshot) > 0
  if (isFree && !isKeptForQueue(snapshot, account, now)) return refuse('seat-free')
  if (settings.wanted === 1) return refuse('seats-kept')
  if (queue.length >= maxQueue) return refuse('line-full')
  journal.queue.join(account, name)
  return 'changed'
}

/** The host has somebody of the queue take a free seat before it is their turn. */
export function callFromQueue(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string,
  now: number,
) {
  const waiter = snapshot.queue.find((one) => one.account === account)
  if (!waiter) return refuse('not-found')
  if (freeSeats(snapshot) === 0) return refuse('seat-taken')
  if (waiter.called !== null && waiter.called <= now) return 'unchanged'
  journal.queue.putCalled(account, now)
  return 'changed'
}

/** Has the queue follow the table: who sits here waits no longer, and as many at a time as there are free seats are called, the next ones a day later. */
export function queueEffects(snapshot: TableSnapshot, now: number): Effect[] {
  const { settings, queue } = snapshot
  const waits = ({ account }: Waiter) =>
    settings.status !== 'over' && seatOf(snapshot, account) === null
  const done = queue.filter((one) => !waits(one))
  if (done.length > 0) return done.map(({ account }) => ({ do: 'leave-queue', account }))
  const ahead = queue.filter(({ called }) => called !== null)
  const free = freeSeats(snapshot)
  if (free === 0) return ahead.map(({ account }) => ({ do: 'call-from-queue', account, at: null }))
  const last = Math.max(now - day, ...ahead.map(({ called }) => called ?? 0))
  const atLast = ahead.filter(({ called }) => called === last).length
  return queue
    .filter(({ called }) => called === null)
    .map(({ account }, i) => {
      const turn = ahead.length === 0 ? 1 + Math.floor(i / free) : Math.floor((atLast + i) / free)
      return { do: 'call-from-queue', account, at: Math.max(now, last + turn * day) }
    })
}

/** Tells those who were called, when a free seat is theirs to take. */
export function queueCalls({ before, after }: Pick<Change, 'before' | 'after'>): Effect[] {
  return after.queue.flatMap(({ account, called }) => {
    const earlier = before.queue.find((one) => one.account === account)?.called ?? null
    if (called === null || called === earlier) return []
    return telling(after, { what: 'queue', to: [account] }, called)
  })
}

/** Returns true if a free seat is an account's to take, as somebody in the queue. */
export const isCalled = ({ queue }: TableSnapshot, account: string, now: number): boolean =>
  queue.some((one) => one.account === account && one.called !== null && one.called <= now)

/**
 * Returns true if the free seats of a gathering table are kept from an account for people in the queue: in the
 * first day after one became free.
 */
export function isKeptForQueue(
  snapshot: TableSnapshot,
  account: string | null,
  now: number,
): boolean {
  const called = snapshot.queue.flatMap((one) => one.called ?? [])
  if (called.length === 0 || Math.min(...called) + day <= now) return false
  return account === null || !isCalled(snapshot, account, now)
}

/**
 * Returns true if a row of news calls somebody in vain: no seat is free for them any more, or they were
 * called anew since.
 */
export function isCallOff({ queue }: TableSnapshot, row: OutboxRow): boolean {
  const { account, news, key } = keptNews(row)
  if (news.what !== 'queue') return false
  const waiter = queue.find((one) => one.account === account)
  return waiter?.called == null || !key.endsWith(` ${waiter.called}`)
}

/** The queue as an account may see it: its own place; to the host who waits. */
export function queueView(snapshot: TableSnapshot, account: string | null): TableView['line'] {
  const { queue } = snapshot
  const now = Date.now()
  const place = queue.findIndex((one) => one.account === account)
  const isHost = account !== null && seatOf(snapshot, account) === hostSeat
  return {
    length: queue.length,
    place: place < 0 ? null : place + 1,
    isCalled: account !== null && isCalled(snapshot, account, now),
    isKept: isKeptForQueue(snapshot, account, now),
    isFree: freeSeats(snapshot) > 0,
    people: isHost
      ? queue.map(({ account: person, name, called }) => ({
          person,
          name,
          isCalled: called !== null && called <= now,
        }))
      : [],
  }
}
