/** What people are called at a table: each so that nobody can take them for another. */
import { nameAmong } from '../wire/names.ts'
import type { TakenSeat } from './storage/journal.ts'

/** The name under which an account sits, or is to sit, among these; those who left for good share theirs. */
export const nameAt = (
  takenSeats: ReadonlyArray<TakenSeat>,
  account: string,
  name: string,
): string =>
  nameAmong(
    name,
    takenSeats
      .filter((other) => other.account !== account && (other.account ?? other.bot) !== null)
      .map((other) => other.name),
  )
