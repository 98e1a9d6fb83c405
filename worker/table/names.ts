/** What people are called at a table: each so that nobody can take them for another. */
import { nameAmong } from '../wire/names.ts'
import type { Sitting } from './storage/journal.ts'

/** The name under which an account sits, or is to sit, among these; those who left for good share theirs. */
export const nameAt = (sittings: ReadonlyArray<Sitting>, account: string, name: string): string =>
  nameAmong(
    name,
    sittings
      .filter((other) => other.account !== account && (other.account ?? other.bot) !== null)
      .map((other) => other.name),
  )
