/** A table as its people's own lists have it. */
import type { TableCard } from '../../wire/schema/table-list.ts'
import { resultRows } from '../seats/result-rows.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { atHand, decisionsIn } from '../time/decisions.ts'
import { waiting } from '../votes/carrying.ts'
import type { Asked } from '../votes/take-back.ts'

const wishes = ['pause', 'pace', 'end'] as const

/** Questions that the person of a seat has to decide, and has not yet: about a seat first, then what somebody would like. */
function asksOf(snapshot: TableSnapshot, mine: number, back: Asked | null): TableCard['asks'] {
  const { happenings, votes, pausedAt } = snapshot.absence
  if (snapshot.settings.status !== 'playing') return null
  // Somebody who is late, or has a bot play, is asked this all the same.
  const askedBack =
    back?.voters.includes(mine) && !back.agreed.includes(mine)
      ? ({ what: 'back', seat: back.seat, from: 0 } as const)
      : null
  if (!atHand(snapshot).includes(mine)) return askedBack
  const decision = decisionsIn(snapshot).find(
    ({ open, voters, votes: cast }) =>
      !open && voters.includes(mine) && !cast.some(({ seat }) => seat === mine),
  )
  if (decision) {
    const { reason: what, seat } = decision
    const last = happenings.findLast((one) => one.seat === seat)
    // The others have just said that they wait: they are asked again a day later.
    const isWaiting = last?.what === 'waited' && decision.votes.length === 0
    return { what, seat, from: (last?.at ?? 0) + (isWaiting ? waiting : 0) }
  }
  if (askedBack) return askedBack
  for (const what of wishes) {
    const wanting = votes.filter(({ ballot }) => ballot === what).map(({ seat }) => seat)
    const [first] = wanting
    if (first === undefined || wanting.includes(mine)) continue
    // A pause that has begun asks for nothing more.
    if (what !== 'pause' || pausedAt === null) return { what, seat: first, from: 0 }
  }
  return null
}

/** Facts that a card tells besides the snapshot. */
interface Beside {
  /** Number of messages in the table's talk that the account has not read. */
  readonly unread: number
  /** The turn that somebody would like to take back. */
  readonly back: Asked | null
}

/** The table on the list of an account that sits there. */
export function cardFor(
  snapshot: TableSnapshot,
  account: string,
  { unread, back }: Beside,
): TableCard {
  const { settings, play, takenSeats, absence } = snapshot
  const { id, game, title, status, access, rated, pace, createdAt, updatedAt } = settings
  const results = status === 'over' ? resultRows(snapshot) : []
  const awaited = status === 'playing' ? toActIn(snapshot) : []
  const mine = takenSeats.find((seat) => seat.account === account)
  const seats = Array.from({ length: play ? play.seats : settings.wanted }, (_, seat) => {
    const { account: person = null, name = null } = takenSeats[seat] ?? {}
    const ended = results.find((one) => one.seat === seat)
    const result = ended ? { place: ended.place, points: ended.points } : null
    const toAct = awaited.includes(seat)
    const waitingSince = toAct ? (takenSeats[seat]?.waitingSince ?? null) : null
    return { seat, name, person, you: seat === mine?.seat, toAct, waitingSince, result }
  })
  const waitingSince = mine?.waitingSince ?? null
  const deadline = absence.clocks.find(({ seat }) => seat === mine?.seat)?.deadline ?? null
  const about = { id, game, title, status, access, rated, pace, createdAt, updatedAt }
  const asks = mine ? asksOf(snapshot, mine.seat, back) : null
  const start = status === 'gathering' && settings.start ? { start: settings.start.at } : {}
  return {
    ...about,
    ...start,
    seats,
    yourTurn: waitingSince !== null,
    waitingSince,
    deadline,
    asks,
    unread,
  }
}
