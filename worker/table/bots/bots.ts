import type { BotLevel, Seat } from '../../games/kernel/index.ts'
import type { TakenSeat } from '../storage/rows.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'

/** The bot that is to play in a seat, by present truth; `null` where none is. */
export function botToPlay(snapshot: TableSnapshot, seat: Seat): BotLevel | null {
  if (!toActIn(snapshot).includes(seat)) return null
  return snapshot.takenSeats[seat]?.bot ?? null
}

/** Returns true if at most one person sits here, alone or among bots. */
export const isAmongBots = (takenSeats: ReadonlyArray<TakenSeat>): boolean =>
  takenSeats.filter(({ account }) => account !== null).length < 2 &&
  takenSeats.every(({ account, bot }) => account !== null || bot !== null)

/**
 * Returns true if nobody is told anything here: who is alone or among bots needs no letter to come, unless
 * they want them.
 */
export const isUntold = (takenSeats: ReadonlyArray<TakenSeat>): boolean =>
  isAmongBots(takenSeats) && !takenSeats.some(({ letters }) => letters)
