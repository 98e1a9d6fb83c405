/** Changes of a seat whose person is missing, comes back or is replaced: facts only. Each function is called inside a transaction. */

import type { Seat } from '../../games/kernel/index.ts'
import type { Hours } from '../../wire/hours.ts'
import type { TableHappening } from '../../wire/schema/table.ts'
import { nameAt, withBotsNamed } from '../seats/names.ts'
import { ballotAbout, ballotOfGifts } from '../storage/absence.ts'
import type { Journal } from '../storage/journal.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { ended, givenBack } from '../time/clock.ts'
import { endedPatience, patienceEnds, renewedPatience } from '../time/patience.ts'
import { withBot, withSeat } from '../votes/carrying.ts'
import { endWishBack } from '../votes/take-back.ts'

/** Writes down what happened at the table. */
export const happened = (
  journal: Journal,
  what: TableHappening['what'],
  seat: Seat | null,
  now: number,
  by: Seat | null = null,
): void => journal.absence.note({ at: now, revision: journal.revision(), what, seat, by })

/** A seat's bot was set aside, as it failed too often: the others decide. Returns true if that is so by present truth. */
export function botFailed(journal: Journal, seat: Seat, now: number): boolean {
  const { settings, takenSeats } = journal.snapshot()
  if (settings.status !== 'playing' || takenSeats[seat]?.bot === null) return false
  happened(journal, 'bot-stuck', seat, now)
  return true
}

/** A seat's time is over, if it is by present truth. Returns true if something changed. */
export function expire(
  journal: Journal,
  snapshot: TableSnapshot,
  seat: Seat,
  now: number,
): boolean {
  const clock = ended(snapshot, seat, now)
  if (!clock) return false
  endWishBack(journal, snapshot, now)
  journal.absence.putClock(clock)
  happened(journal, 'over-time', seat, now)
  return true
}

/** At a table without a clock the others decide about a person awaited too long. Returns whether something changed. */
export function expirePatience(journal: Journal, snapshot: TableSnapshot, now: number): boolean {
  const over = patienceEnds(snapshot).filter(({ due }) => due <= now)
  if (over.length > 0) endWishBack(journal, snapshot, now)
  for (const { seat, due } of over) {
    const takenSeat = snapshot.takenSeats[seat]
    if (!takenSeat) continue
    journal.absence.putClock(endedPatience(takenSeat, due))
    happened(journal, 'over-time', seat, now)
  }
  return over.length > 0
}

/** A seat whose person is gone for good, its row written already: what they wanted is forgotten. */
export function lose(journal: Journal, seat: Seat, now: number): void {
  journal.absence.forgetVotesOf(seat)
  journal.absence.clearVotes(ballotOfGifts(seat))
  if (journal.settings.read().status === 'playing') happened(journal, 'gone', seat, now)
}

/** Ends a table of a tournament as it stands: the person of a seat has given it up to a bot, or with `null`, as the round is over, the awaited people have. */
export function endAsItStands(
  journal: Journal,
  snapshot: TableSnapshot,
  givenUp: Seat | null,
  now: number,
): 'changed' | 'unchanged' {
  if (snapshot.settings.status === 'over') return 'unchanged'
  const seats = (givenUp === null ? toActIn(snapshot) : [givenUp]).filter(
    (seat) => snapshot.takenSeats[seat]?.bot === null,
  )
  for (const seat of seats) {
    happened(journal, 'bot-seat', seat, now)
    journal.putTakenSeats(withBot(journal.takenSeats(), seat, false))
  }
  happened(journal, 'ended', null, now)
  journal.settings.putStatus({ status: 'over', endedAt: now, ended: 'together' })
  return 'changed'
}

/** Hands one's own seat to a bot. It can be taken back. */
export function resign(
  journal: Journal,
  snapshot: TableSnapshot,
  seat: Seat,
  now: number,
): 'changed' | 'unchanged' {
  const takenSeat = snapshot.takenSeats[seat]
  if (!takenSeat || (takenSeat.bot !== null && !takenSeat.botOnce)) return 'unchanged'
  journal.absence.forgetVotesOf(seat)
  happened(journal, 'resigned', seat, now, seat)
  journal.putTakenSeats(withBot(snapshot.takenSeats, seat, false))
  return 'changed'
}

/** Returns true if a seat's person came back to it in this turn before. */
function hasReturned({ absence, takenSeats }: TableSnapshot, seat: Seat): boolean {
  const since = takenSeats[seat]?.waitingSince ?? null
  return absence.happenings.some(
    (one) => one.what === 'taken-back' && one.seat === seat && since !== null && one.at >= since,
  )
}

/** Takes one's own seat back from the bot, or from being offered to somebody new. Returns true if it had to be. */
export function comeBack(
  journal: Journal,
  snapshot: TableSnapshot,
  seat: Seat,
  now: number,
): boolean {
  const takenSeat = snapshot.takenSeats[seat]
  if (!takenSeat || (takenSeat.bot === null && !snapshot.absence.open.has(seat))) return false
  journal.putTakenSeats(withSeat(journal.takenSeats(), seat, { bot: null, botOnce: false }))
  journal.absence.removeOpening(seat)
  journal.absence.clearVotes(ballotAbout(seat))
  happened(journal, 'taken-back', seat, now, seat)
  return true
}

/** Comes back to one's seat while the table waits for it, with time for the turn. */
export function takeBack(
  journal: Journal,
  snapshot: TableSnapshot,
  seat: Seat,
  now: number,
): 'changed' | 'unchanged' {
  if (!comeBack(journal, snapshot, seat, now)) return 'unchanged'
  const { pace } = snapshot.settings
  const isFirst = !hasReturned(snapshot, seat)
  const back = journal.snapshot()
  if (pace) {
    const clock = givenBack(back, seat, pace, { isFirst, now })
    if (clock) journal.absence.putClock(clock)
  } else if (isFirst) {
    const clock = renewedPatience(back, seat, now)
    if (clock) journal.absence.putClock(clock)
    else journal.absence.removeClock(seat)
  }
  return 'changed'
}

/** Somebody new takes a seat that was opened; the earlier person loses it. All are told, and the table is rated no more. */
export function takeOver(
  journal: Journal,
  { takenSeats }: TableSnapshot,
  seat: Seat,
  { account, name, hours }: { account: string; name: string; hours: Hours },
  now: number,
): void {
  const { absence } = journal
  const before = takenSeats[seat]
  if (before?.account) absence.forgetHours(before.account)
  const shown = nameAt(
    takenSeats.filter((takenSeat) => takenSeat.seat !== seat),
    account,
    name,
  )
  const seated = withSeat(takenSeats, seat, {
    ...{ account, name: shown, ownRevision: 0, bot: null, botOnce: false, letters: false },
    // A new person has not been waited for yet.
    waitingSince: before?.waitingSince == null ? null : now,
  })
  journal.putTakenSeats(withBotsNamed(seated))
  absence.removeOpening(seat)
  absence.clearVotes(ballotAbout(seat))
  absence.clearVotes(ballotOfGifts(seat))
  absence.forgetVotesOf(seat)
  absence.putHours(account, hours)
  absence.removeClock(seat)
  journal.settings.endRating()
  journal.settings.endSeries()
  happened(journal, 'taken', seat, now, seat)
}
