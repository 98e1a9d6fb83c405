/** A table as its people's own lists have it. */
import type { TableCard } from '../wire/schema/table-list.ts'
import { resultRows } from './company.ts'
import { type TableSnapshot, toActIn } from './snapshot.ts'

/** The table on the list of an account that sits there; with how much of its talk they have not read. */
export function cardFor(snapshot: TableSnapshot, account: string, unread: number): TableCard {
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
  return { ...about, seats, yourTurn: waitingSince !== null, waitingSince, deadline, unread }
}
