/** How long is waited at a table without a clock before the others may decide. Each function is called inside a transaction. */
import type { Seat } from '../games/kernel/index.ts'
import { ballotAbout, ballotOfGifts, type Clock } from './absence-store.ts'
import { isPerson } from './decisions.ts'
import type { Journal, Sitting } from './journal.ts'
import { hour } from './pace.ts'

const day = 24 * hour

/** A seat's time in which somebody may come back without being decided about at once, in milliseconds. */
const returning = day

/** What the others thought or gave while they waited for a turn is done with. */
export function turnEnded({ absence }: Journal, { seat, bot, botOnce }: Sitting): void {
  absence.clearVotes(ballotAbout(seat))
  absence.clearVotes(ballotOfGifts(seat))
  if (bot === null || botOnce) absence.removeOpening(seat)
}

/** When the patience with each awaited person ends, or ended; without seats whose patience has ended already. */
export function patienceEnds(journal: Journal): { readonly seat: Seat; readonly due: number }[] {
  const { pace, status, patience } = journal.facts()
  // During a pause nobody's time counts.
  if (pace || status !== 'playing' || journal.absence.pausedAt() !== null) return []
  return journal.sittings().flatMap((sitting) => {
    const { seat, waitingSince } = sitting
    const clock = journal.absence.clock(seat)
    if (waitingSince === null || !isPerson(sitting) || (clock && clock.overAt !== null)) return []
    const back = clock?.since ?? null
    return [{ seat, due: back === null ? waitingSince + patience * day : back + returning }]
  })
}

/** Forgets what stood about turns that are over, and has the table wake when the first patience may end; whether a call for that was put. */
export function runPatience(journal: Journal): boolean {
  if (journal.facts().pace) return false
  for (const { seat, waiting } of journal.absence.clocks()) {
    const sitting = journal.sittings()[seat]
    if (!sitting || (sitting.waitingSince === waiting && isPerson(sitting))) continue
    journal.absence.removeClock(seat)
    if (sitting.waitingSince !== waiting) turnEnded(journal, sitting)
  }
  const ends = patienceEnds(journal)
  if (ends.length === 0 || journal.isPending('deadline', null)) return false
  callAgain(journal)
  return true
}

/** A pause is over: the time of it does not count as waiting. */
export function passOver(journal: Journal, pausedAt: number, now: number): void {
  if (journal.facts().pace) return
  const later = (since: number | null) =>
    since === null ? null : since + now - Math.max(pausedAt, since)
  const before = journal.sittings()
  journal.putSittings(
    before.map((sitting) => ({ ...sitting, waitingSince: later(sitting.waitingSince) })),
  )
  for (const clock of journal.absence.clocks())
    if (before[clock.seat]?.waitingSince === clock.waiting)
      journal.absence.putClock({
        ...clock,
        waiting: later(clock.waiting),
        since: later(clock.since),
      })
}

/** Puts the call for when the next patience ends, if one does. */
export function callAgain(journal: Journal): void {
  const ends = patienceEnds(journal).map(({ due }) => due)
  if (ends.length > 0) journal.post('deadline', null, journal.revision(), Math.min(...ends))
}

/** A clock that only says how patiently a seat is waited for. */
const marked = (seat: Seat, { waitingSince: waiting }: Sitting, change: Partial<Clock>): Clock => ({
  ...{ seat, left: 0, total: 0, waiting, since: null, deadline: null, overAt: null },
  ...change,
})

/** The patience with a seat is over: from now on it is late. */
export function endPatience(journal: Journal, seat: Seat, overAt: number): void {
  const sitting = journal.sittings()[seat]
  if (sitting) journal.absence.putClock(marked(seat, sitting, { overAt }))
}

/** Whoever takes their seat back late has a day for the turn, once. */
export function renewPatience(journal: Journal, seat: Seat, now: number): void {
  const sitting = journal.sittings()[seat]
  // Offered to somebody new, the seat was late until now.
  journal.absence.removeClock(seat)
  const end = patienceEnds(journal).find((one) => one.seat === seat)
  if (!sitting || !end || end.due > now + returning) return
  journal.absence.putClock(marked(seat, sitting, { since: now }))
  callAgain(journal)
}
