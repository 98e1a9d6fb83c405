/** Time of waiting at a table without a clock before the others may decide, as pure functions of its snapshot. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Effect, Post } from '../effects/effects.ts'
import { hour } from '../ground/pace.ts'
import {
  type Absence,
  type Ballot,
  ballotAbout,
  ballotOfGifts,
  type Clock,
} from '../storage/absence.ts'
import type { TakenSeat } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { isPerson } from './decisions.ts'

const day = 24 * hour

/** A seat's time in which somebody may come back without being decided about at once, in milliseconds. */
const returning = day

/** Clears the votes of a ballot, if there are any. */
export const clearedVotes = ({ absence }: TableSnapshot, ballot: Ballot): Effect[] =>
  absence.votes.some((vote) => vote.ballot === ballot) ? [{ do: 'clear-votes', ballot }] : []

/** Effects that clear what the others thought or gave while they waited for a turn. */
export const turnEnded = (snapshot: TableSnapshot, { seat, bot, botOnce }: TakenSeat): Effect[] => [
  ...clearedVotes(snapshot, ballotAbout(seat)),
  ...clearedVotes(snapshot, ballotOfGifts(seat)),
  ...(snapshot.absence.open.has(seat) && (bot === null || botOnce)
    ? [{ do: 'close-seat', seat } as const]
    : []),
]

/** Ends of the patience with each awaited person; without seats whose patience has ended already. */
export function patienceEnds({
  settings,
  takenSeats,
  absence,
}: Pick<TableSnapshot, 'settings' | 'takenSeats'> & {
  readonly absence: Pick<Absence, 'pausedAt' | 'clocks'>
}): { readonly seat: Seat; readonly due: number }[] {
  const { pace, status, patience } = settings
  // During a pause nobody's time counts.
  if (pace || status !== 'playing' || absence.pausedAt !== null) return []
  return takenSeats.flatMap((takenSeat) => {
    const { seat, waitingSince } = takenSeat
    const clock = absence.clocks.find((one) => one.seat === seat)
    if (waitingSince === null || !isPerson(takenSeat) || (clock && clock.overAt !== null)) return []
    const back = clock?.since ?? null
    return [{ seat, due: back === null ? waitingSince + patience * day : back + returning }]
  })
}

/** Forgets what stood about turns that are over. */
export function patienceEffects(snapshot: TableSnapshot): Effect[] {
  return snapshot.absence.clocks.flatMap(({ seat, waiting }): Effect[] => {
    const takenSeat = snapshot.takenSeats[seat]
    if (!takenSeat || (takenSeat.waitingSince === waiting && isPerson(takenSeat))) return []
    const isOver = takenSeat.waitingSince !== waiting
    return [{ do: 'remove-clock', seat }, ...(isOver ? turnEnded(snapshot, takenSeat) : [])]
  })
}

/** The call for when the next patience ends, if one does and none comes by then. */
export function patienceCalls(
  snapshot: Parameters<typeof patienceEnds>[0],
  revision: number,
): Post[] {
  const ends = patienceEnds(snapshot).map(({ due }) => due)
  if (ends.length === 0) return []
  const due = Math.min(...ends)
  return [{ do: 'post', kind: 'deadline', seat: null, revision, due, unless: 'by-then' }]
}

/** A pause is over: the time of it does not count as waiting. */
export function passOver({ settings, takenSeats, absence }: TableSnapshot, now: number): Effect[] {
  const { pausedAt } = absence
  if (settings.pace || pausedAt === null) return []
  const later = (since: number | null) =>
    since === null ? null : since + now - Math.max(pausedAt, since)
  const seats = takenSeats.map((one) => ({ ...one, waitingSince: later(one.waitingSince) }))
  const clocks = absence.clocks.filter(
    ({ seat, waiting }) => takenSeats[seat]?.waitingSince === waiting,
  )
  return [
    { do: 'put-seats', seats },
    ...clocks.map((clock): Effect => {
      const waiting = later(clock.waiting)
      return { do: 'put-clock', clock: { ...clock, waiting, since: later(clock.since) } }
    }),
  ]
}

/** A clock that only says how patiently a seat is waited for. */
const marked = (
  seat: Seat,
  { waitingSince: waiting }: TakenSeat,
  change: Partial<Clock>,
): Clock => ({
  ...{ seat, left: 0, total: 0, waiting, since: null, deadline: null, overAt: null },
  ...change,
})

/** The mark of a seat with which the patience is over: from then on it is late. */
export const endedPatience = (takenSeat: TakenSeat, overAt: number): Clock =>
  marked(takenSeat.seat, takenSeat, { overAt })

/** The mark of a person who takes their seat back late, and has a day for the turn; `null` where that is not less than they have anyway. */
export function renewedPatience(snapshot: TableSnapshot, seat: Seat, now: number): Clock | null {
  const takenSeat = snapshot.takenSeats[seat]
  // Offered to somebody new, the seat was late until now.
  const absence = { ...snapshot.absence, clocks: [] }
  const end = patienceEnds({ ...snapshot, absence }).find((one) => one.seat === seat)
  return !takenSeat || !end || end.due > now + returning
    ? null
    : marked(seat, takenSeat, { since: now })
}
