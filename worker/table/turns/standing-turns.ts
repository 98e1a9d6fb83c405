import type { JournalRow } from '../storage/rows.ts'

/** The rows, oldest first, without those that were taken back and those that took them back. */
export function standing<T extends Pick<JournalRow, 'revision' | 'back'>>(
  rows: ReadonlyArray<T>,
): T[] {
  let last = Number.POSITIVE_INFINITY
  return rows
    .toReversed()
    .filter(({ revision, back }) => {
      if (revision > last) return false
      if (back !== null) last = back
      return back === null
    })
    .toReversed()
}
