/** Work that the calls of a table's outbox stand for, by how the table stands when they are due. */
import { database } from '../accounts/database.ts'
import { noteLostSeat } from '../accounts/figures.ts'
import { deletedAmong } from '../accounts/people.ts'
import { tournamentStub } from '../accounts/tournament-people.ts'
import type { Env } from '../env.ts'
import { reportFault, watched } from '../fault.ts'
import type { Seat } from '../games/kernel/index.ts'
import { deliver as deliverNotice } from '../notices/deliver.ts'
import { enterNews } from '../notices/enter-news.ts'
import { tellPerson } from '../notices/letterbox.ts'
import { enterNote } from '../notices/note.ts'
import type { PlayNotice } from '../notices/notice.ts'
import { type Reading, unread } from '../notices/reading.ts'
import type { HeldNotice } from '../wire/table-object.ts'
import { type Bots, playBotTurn } from './bots/bot-turns.ts'
import { type Delivered, drain, type OutboxKind, type OutboxRow } from './ground/outbox.ts'
import type { Outcome } from './operations/operation.ts'
import { expire, expirePatience } from './people/absence.ts'
import { startInTime } from './people/start-time.ts'
import { isCallOff, openToAnybody } from './queue/queue.ts'
import { finish, tellInvited, tellSeekers } from './seats/company.ts'
import { removedFrom } from './seats/removed.ts'
import { tournamentReport } from './seats/tournament-report.ts'
import { openNext } from './series.ts'
import type { Journal } from './storage/journal.ts'
import { seatOf, type TableSnapshot, toActIn } from './storage/snapshot.ts'
import { cardFor } from './telling/card.ts'
import { list, listedOf } from './telling/listing.ts'
import { stillStands } from './telling/standing.ts'
import { mentionFor, unreadOf } from './telling/talk.ts'
import { noticeFor, type SeatKind, standingAt, standingOf, takenNote } from './telling/tell.ts'
import { newsFor } from './telling/tell-news.ts'
import { noteSeen } from './time/seen.ts'
import { standing } from './turns/standing-turns.ts'
import { askedIn } from './votes/take-back.ts'
import { maxIdle, type Sight } from './watching/presence.ts'

/** The table around a delivery. */
export interface Delivering {
  /** Name by which the operator knows which table a report is about: never its own id, which is its link. */
  readonly object: string
  readonly env: Env
  readonly journal: Journal
  readonly bots: Bots
  /** Returns the sight that the people of the seats have of the table, as far as they have it open. */
  sights(snapshot: TableSnapshot): ReadonlyMap<Seat, Sight>
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
    keepBack: (id, kept) => journal.outbox.keepBack(id, kept),
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
async function deliver(table: Delivering, row: OutboxRow): Promise<Delivered> {
  const snapshot = table.journal.snapshot()
  switch (row.kind) {
    case 'deadline':
    case 'bot':
    case 'index':
    case 'result':
    case 'invitation':
    case 'taken':
    case 'tournament':
    case 'seekers':
    case 'start':
    case 'series':
      await deliverOther(table, snapshot, { ...row, kind: row.kind })
      return undefined
    case 'news':
      return isCallOff(snapshot, row) ? undefined : tellNews(table, snapshot, row)
    case 'talk':
      return tellMention(table, snapshot, row)
    default:
      return tellSeat(table, snapshot, { ...row, kind: row.kind })
  }
}

type Other = Exclude<OutboxKind, SeatKind | 'news' | 'talk'>

/** Delivers what waits for nobody to look away. */
function deliverOther(
  table: Delivering,
  snapshot: TableSnapshot,
  row: OutboxRow & { readonly kind: Other },
): Promise<void> {
  const { env, journal } = table
  switch (row.kind) {
    case 'deadline':
      return expireTime(table, row)
    case 'bot':
      return letBotPlay(table, row)
    case 'index':
      return enterInList(table, snapshot)
    case 'result':
      return finish(env, snapshot, journal.heads())
    case 'invitation':
      return tellInvited(env, journal, snapshot, Date.now())
    case 'taken':
      return tellTaken(table, snapshot, row)
    case 'tournament':
      return tellTournament(env, snapshot)
    case 'start':
      return startNow(table)
    case 'series':
      return openNext(table)
    case 'seekers':
      return tellSeekers(env, table.journal, snapshot, Date.now())
  }
}

/** Notice to the person of a seat. */
interface Told {
  readonly seat: Seat | null
  /** Tells whether it asks them for something: then to have seen it is not enough. */
  readonly asks: boolean
  /** Time at which the table's page showed it, in milliseconds; absent: it does not, or nobody knows. */
  readonly shownAt?: number | undefined
  readonly tell: (reading: Reading) => Promise<void>
}

/**
 * Tells somebody something by how they stand to the table. It lies in the letterbox at once. If they look at the table,
 * it goes out only when they look away, or have not used its page for long; where they have used it since, they have seen it.
 */
async function tellBySight(
  { sights }: Delivering,
  snapshot: TableSnapshot,
  { seat, asks, shownAt, tell }: Told,
): Promise<Delivered> {
  const sight = seat === null ? undefined : sights(snapshot).get(seat)
  const hasSeen = sight !== undefined && shownAt !== undefined && sight.usedAt > shownAt
  if (hasSeen && !asks) await tell({ isKept: false, hasSeen })
  else if (seat !== null && sight?.isLooking) {
    await tell({ isKept: true, hasSeen })
    return { lookedAtBy: seat, due: sight.usedAt + maxIdle }
  } else await tell(unread)
  return undefined
}

const urging: ReadonlySet<SeatKind> = new Set(['turn', 'reminder', 'decision'])

/** Tells a seat what a row calls for. A letter shows the table: its reader has seen it. */
async function tellSeat(
  table: Delivering,
  snapshot: TableSnapshot,
  row: Parameters<typeof noticeFor>[1],
): Promise<Delivered> {
  const { env, journal } = table
  const { seat, kind } = row
  const notice = noticeFor(snapshot, row, {
    isTurnPending: journal.outbox.isPending('turn', seat),
    turns: standing(journal.turns(snapshot.takenSeats[seat ?? -1]?.ownRevision)),
  })
  if (!notice || seat === null) return undefined
  // The row goes from the outbox with the same writing.
  noteSeen(journal, snapshot, seat, true)
  const asks = urging.has(kind) || toActIn(snapshot).includes(seat)
  const tell = (reading: Reading) => deliverNotice(env, notice, reading)
  const shownAt = kind === 'reminder' ? undefined : row.at
  return tellBySight(table, snapshot, { seat, asks, shownAt, tell })
}

/** Tells of a mention. Somebody who uses the page has not read the talk by that. */
async function tellMention(
  table: Delivering,
  snapshot: TableSnapshot,
  row: OutboxRow,
): Promise<Delivered> {
  const { env, journal } = table
  const notice = mentionFor(journal, snapshot, row, (one) => showTo(journal, snapshot, one))
  if (!notice) return undefined
  const tell = (reading: Reading) => deliverNotice(env, notice, reading)
  return tellBySight(table, snapshot, { seat: row.seat, asks: true, tell })
}

/**
 * Standing of a table that plays for an account that sits there, for a letter that shows it: its reader has
 * seen it. `null`: there is nothing to be shown.
 */
function showTo(journal: Journal, snapshot: TableSnapshot, account: string): PlayNotice | null {
  if (snapshot.settings.status !== 'playing') return null
  const shown = standingOf(snapshot, account, (own) => standing(journal.turns(own)))
  // The row goes from the outbox with the same writing.
  if (shown) noteSeen(journal, snapshot, shown.seat, true)
  return shown
}

/**
 * Tells what people did together. A person who is to say whether a turn goes back has seen it; nobody else is
 * asked, or shown it.
 */
async function tellNews(
  table: Delivering,
  snapshot: TableSnapshot,
  row: OutboxRow,
): Promise<Delivered> {
  const { env, journal } = table
  const found = newsFor(snapshot, row)
  if (!found) return undefined
  const { account, told, reader, asks } = found
  const seat = seatOf(snapshot, account)
  if (
    told.news.what === 'back-asked' &&
    !askedIn(journal, snapshot)?.voters.some((one) => one === seat)
  )
    return undefined
  const isCalled = told.news.what === 'queue' && snapshot.settings.status === 'playing'
  const shown = isCalled
    ? standingAt(snapshot, openToAnybody(snapshot)[0])
    : showTo(journal, snapshot, account)
  const tell = (reading: Reading) => enterNews(env, account, { ...told, standing: shown }, reading)
  return tellBySight(table, snapshot, { seat: reader, asks, shownAt: row.at, tell })
}

/** Tells the tournament how the table ended. */
async function tellTournament(env: Env, snapshot: TableSnapshot): Promise<void> {
  const { tournament } = snapshot.settings
  const report = tournamentReport(snapshot)
  if (tournament !== null && report) await tournamentStub(env, tournament).report(report)
}

async function tellTaken(
  { env, journal }: Delivering,
  snapshot: TableSnapshot,
  row: OutboxRow,
): Promise<void> {
  const told = takenNote(snapshot, row, (one) => showTo(journal, snapshot, one))
  if (!told) return
  if (seatOf(snapshot, told.account) === null)
    await noteLostSeat(database(env), told.account, snapshot.settings.id, Date.now())
  await enterNote(env, told.account, told.note, Date.now())
}

/**
 * Enters the table in the list of tables; people who were deleted before it was there are forgotten now. Letters
 * about things that are settled since count as read.
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
    // If this breaks off, or another telling overtakes it, nobody knows what the list was told last.
    journal.followers.forgetListed()
    for (const account of await list(db, snapshot, unread)) forget(account)
    const isNewest = journal.settings.read().change === snapshot.settings.change
    if (listed !== null && isNewest) journal.followers.putListed(listed)
    else journal.followers.forgetListed()
  }
  // The list does not know who waits in the queue, nor whom the host has removed.
  const others = [...snapshot.queue.map(({ account }) => account), ...removedFrom(journal)]
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
 * its person or for them, or went back. Letters of the time since the table waits for them stand.
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

/** Starts a table whose time has come. */
async function startNow({ journal, change }: Delivering): Promise<void> {
  change((snapshot, now) => (startInTime(journal, snapshot, now) ? 'changed' : 'unchanged'))
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
