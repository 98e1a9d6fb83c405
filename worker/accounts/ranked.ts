/** Rows in their order with their rank; equals share one, and leave out those after it. */
export function ranked<T>(
  rows: ReadonlyArray<T>,
  isSame: (a: T, b: T) => boolean,
): (T & { rank: number })[] {
  const found: (T & { rank: number })[] = []
  for (const [i, row] of rows.entries()) {
    const before = found.at(-1)
    found.push({ ...row, rank: before && isSame(before, row) ? before.rank : i + 1 })
  }
  return found
}
