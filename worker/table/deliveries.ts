/** What the calls of a table's outbox come to, by how the table stands when they are due. */
import { database } from '../accounts/database.ts'
import { deletedAmong } from '../accounts/people.ts'
import type { Env } from '../env.ts'
import { reportFault, watched } from '../fault.ts'
import type { Seat } from '../games/kernel/index.ts'
import { deliver as deliverNotice } from '../notices/deliver.ts'
import { enterNews } from '../notices/enter-news.ts'
import { tellPerson } from '../notices/letterbox.ts'
import { enterNote } from '../notices/note.ts'
import type { PlayNotice } from '../notices/notice.ts'
import type { HeldNotice } from '../wire/table-object.ts'
import { expire, expirePatience } from './absence.ts'
import { askedIn } from './back.ts'
import { type Bots, playBotTurn } from './bot-turns.ts'
import { cardFor } from './card.ts'
import { finish, tellInvited } from './company.ts'
import { isCallOff, openToAnybody } from './line.ts'
import { list, listedOf } from './listing.ts'
import type { Outcome } from './operations/operation.ts'
import { drain, type OutboxKind, type OutboxRow } from './outbox.ts'
import { removedFrom } from './removed.ts'
import { noteSeen } from './seen.ts'
import { seatOf, type TableSnapshot, toActIn } from './snapshot.ts'
import { stillStands } from './standing.ts'
import { standing } from './standing-turns.ts'
import type { Journal } from './storage/journal.ts'
import { mentionFor, unreadOf } from './talk.ts'
import { noticeFor, standingAt, standingOf, takenNote } from './tell.ts'
import { newsFor } from './tell-news.ts'

/** The table around a delivery. */
export interface Delivering {
  /** What tells the operator which table a report is about: never its own id, which is its link. */
  readonly object: string
  readonly env: Env
  readonly journal: Journal
  readonly bots: Bots
  /** The seats whose people are looking. */
  present(snapshot: TableSnapshot): ReadonlySet<Seat>
  /** Writes in one transaction, then tells everyone who watches. */
  change(act: (snapshot: TableSnapshot, now: number) => Outcome): void
  /** Forgets a person who was deleted before the list of tables knew that they sit here. */
  forget(account: string): void
  /** Sets a call aside that failed too often. */
  park(row: OutboxRow, attempts: number, error: unknown): void
}

/** Delivers what is due; `isMeant`: of which kind. */
export function deliverDue(
  table: Delivering,
  isMeant: (kind: OutboxKind) => boolean = () => true,
): Promise<void> {
  const { object, journal } = table
  return drain({
    now: () => Date.now(),
    due: (now) => journal.outbox.due(now).filter(({ kind }) => isMeant(kind)),
    deliver: (row) =>
      watched('A call took long.', { object, kind: row.kind }, () => deliver(table, row)),
    random: () => Math.random(),
    remove: (id) => journal.outbox.remove(id),
    postpone: (id, attempts, due) => journal.outbox.postpone(id, attempts, due),
    park: (row, attempts, error) => table.park(row, attempts, error),
    report({ kind, seat, revision, attempts }, error, isLast) {
      const about = { object, kind, seat, revision, attempts: attempts + 1 }
      const what = isLast ? 'was given up, and is parked' : 'is tried again'
      reportFault(`A table's call was not delivered; it ${what}.`, error, about)
    },
  })
}

/** Delivers one call; safe to repeat. */
async function deliver(table: Delivering, row: OutboxRow): Promise<void> {
  const { env, journal } = table
  const snapshot = journal.snapshot()
  switch (row.kind) {
    case 'deadline':
      return expireTime(table, row)
    case 'bot':
      return letBotPlay(table, row)
    case 'index':
      return enterInList(table, snapshot)
    case 'result':
      return finish(env, snapshot)
    case 'invitation':
      return tellInvited(env, journal, snapshot, Date.now())
    case 'taken':
      return tellTaken(table, snapshot, row)
    case 'news':
      return isCallOff(snapshot, row) ? undefined : tellNews(table, snapshot, row)
    case 'talk':
      return send(
        env,
        mentionFor(journal, snapshot, row, (one) => showTo(journal, snapshot, one)),
      )
    default:
      return tellSeat(table, snapshot, { ...row, kind: row.kind })
  }
}

async function send(env: Env, notice: Parameters<typeof deliverNotice>[1] | null): Promise<void> {
  if (notice) await deliverNotice(env, notice)
}

/** Tells a seat what a row calls for. A letter shows the table: its reader has seen it. */
async function tellSeat(
  { env, journal, present }: Delivering,
  snapshot: TableSnapshot,
  row: Parameters<typeof noticeFor>[1],
): Promise<void> {
  const { seat } = row
  const notice = noticeFor(snapshot, row, {
    isLooking: seat !== null && present(snapshot).has(seat),
    isTurnPending: journal.outbox.isPending('turn', seat),
    turns: standing(journal.turns(snapshot.takenSeats[seat ?? -1]?.ownRevision)),
  })
  // The row goes from the outbox with the same writing.
  if (notice && seat !== null) noteSeen(journal, snapshot, seat, true)
  await send(env, notice)
}

/** How a table that plays stands for an account that sits there, for a letter that shows it: its reader has seen it. `null`: there is nothing to be shown. */
function showTo(journal: Journal, snapshot: TableSnapshot, account: string): PlayNotice | null {
  if (snapshot.settings.status !== 'playing') return null
  const shown = standingOf(snapshot, account, (own) => standing(journal.turns(own)))
  // The row goes from the outbox with the same writing.
  if (shown) noteSeen(journal, snapshot, shown.seat, true)
  return shown
}

/** Tells what people did together. Who is to say whether a turn goes back has seen it; nobody else is asked, or shown it. */
async function tellNews(table: Delivering, snapshot: TableSnapshot, row: OutboxRow): Promise<void> {
  const { env, journal, present } = table
  const found = newsFor(snapshot, row, present(snapshot))
  if (!found) return
  const { account, told } = found
  const seat = seatOf(snapshot, account)
  if (
    told.news.what === 'back-asked' &&
    !askedIn(journal, snapshot)?.voters.some((one) => one === seat)
  )
    return
  const isCalled = told.news.what === 'line' && snapshot.settings.status === 'playing'
  const standing = isCalled
    ? standingAt(snapshot, openToAnybody(snapshot)[0])
    : showTo(journal, snapshot, account)
  await enterNews(env, account, { ...told, standing })
}

async function tellTaken(
  { env, journal }: Delivering,
  snapshot: TableSnapshot,
  row: OutboxRow,
): Promise<void> {
  const told = takenNote(snapshot, row, (one) => showTo(journal, snapshot, one))
  if (told) await enterNote(env, told.account, told.note, Date.now())
}

/**
 * Enters the table in the list of tables; people who were deleted before it was there are forgotten now. What the
 * letters about it said and is settled since counts as read.
 */
async function enterInList(table: Delivering, snapshot: TableSnapshot): Promise<void> {
  const { env, journal, forget } = table
  journal.outbox.unpostLists(Date.now())
  const db = database(env)
  const listed = listedOf(snapshot)
  if (listed === null || listed !== journal.followers.listed()) {
    const unread = snapshot.takenSeats.map(({ account }) =>
      account === null ? 0 : unreadOf(journal, account),
    )
    // Should this break off, or another telling overtake it, nobody knows what the list was told last.
    journal.followers.forgetListed()
    for (const account of await list(db, snapshot, unread)) forget(account)
    const isNewest = journal.settings.read().change === snapshot.settings.change
    if (listed !== null && isNewest) journal.followers.putListed(listed)
    else journal.followers.forgetListed()
  }
  // The list does not know who waits in line, nor whom the host has removed.
  const others = [...snapshot.line.map(({ account }) => account), ...removedFrom(journal)]
  for (const account of await deletedAmong(db, others)) forget(account)
  await tellFollowers(table, snapshot)
}

/** Tells the people's own objects how the table stands; one that fails holds up no other. */
async function tellFollowers({ env, journal }: Delivering, snapshot: TableSnapshot): Promise<void> {
  const { id: table, change } = snapshot.settings
  const seated = journal.takenSeats().flatMap(({ account }) => account ?? [])
  journal.followers.add(...seated)
  const back = askedIn(journal, snapshot)
  const calls = journal.followers.all().map(async (account) => {
    const sits = seated.includes(account)
    const card = sits
      ? cardFor(snapshot, account, { unread: unreadOf(journal, account), back })
      : null
    const stands = (told: HeldNotice) => stillStands(journal, snapshot, account, told)
    const entry = { table, change, card, settled: settledFor(journal, snapshot, account) }
    const left = await tellPerson(env, account, entry, stands)
    // They may come back; then they follow again.
    if (left === 0 && !sits) journal.followers.remove(account)
  })
  for (const call of await Promise.allSettled(calls))
    if (call.status === 'rejected') throw call.reason
}

/**
 * Letters that told an account of its turn at earlier revisions than this have lost their reason: the turn was played, by
 * its person or for them, or went back. What they were told since the table waits for them stands.
 */
function settledFor(journal: Journal, snapshot: TableSnapshot, account: string): number {
  if (!snapshot.play) return 0
  const takenSeat = snapshot.takenSeats.find((one) => one.account === account)
  if (!takenSeat || !toActIn(snapshot).includes(takenSeat.seat)) return snapshot.play.revision + 1
  const { seat, waitingSince } = takenSeat
  for (const row of journal.heads())
    if (row.seat === seat || row.at < (waitingSince ?? 0)) return row.revision
  return 0
}

/** A seat's time may be over; without a seat: the patience with some. */
async function expireTime({ journal, change }: Delivering, { seat }: OutboxRow): Promise<void> {
  change((snapshot, now) => {
    const isOver =
      seat === null ? expirePatience(journal, snapshot, now) : expire(journal, snapshot, seat, now)
    return isOver ? 'changed' : 'unchanged'
  })
}

/** Lets the bot of a seat think and play, or think on in the next alarm. */
async function letBotPlay(
  { journal, bots, change }: Delivering,
  { seat, revision }: OutboxRow,
): Promise<void> {
  if (seat === null) return
  const turn = await bots.think(seat, () => journal.snapshot())
  if (turn === 'later') journal.outbox.post('bot', seat, revision, Date.now())
  else if (turn !== null) change((snapshot, now) => playBotTurn(journal, snapshot, turn, now))
}
