import type { PileKind } from '../../../../worker/games/villagers/hosts.ts'

/** As many columns as stand side by side at full width. */
const maxApart = 8
/** As many single people as one column holds. */
const maxInColumn = 4

/** Piles in columns of so many at most, as even as they can be. */
function stood(piles: ReadonlyArray<number>, columns: number): ReadonlyArray<number>[] {
  const height = Math.ceil(piles.length / columns)
  return Array.from({ length: columns }, (_, i) =>
    piles.slice(i * height, (i + 1) * height),
  ).filter((column) => column.length > 0)
}

/**
 * Columns in which the piles of a village stand: one column each while there is room; else the
 * single people, and then the bare starters too, stand together in columns, each column's last one
 * whole.
 *
 * @returns the piles of each column, from the left
 */
export function columnsOf(kinds: ReadonlyArray<PileKind>): ReadonlyArray<ReadonlyArray<number>> {
  const of = (kind: PileKind) => kinds.flatMap((one, index) => (one === kind ? [index] : []))
  const [chains, bare, people] = [of('chain'), of('bare'), of('person')]
  const apart = (piles: ReadonlyArray<number>) => piles.map((index) => [index])
  const left = maxApart - chains.length - bare.length
  if (people.length <= left) return apart([...chains, ...bare, ...people])
  const columns = (count: number, space: number) =>
    Math.max(Math.ceil(count / maxInColumn), Math.min(space, 2, count))
  if (left > 0)
    return [...apart([...chains, ...bare]), ...stood(people, columns(people.length, left))]
  const rest = maxApart - chains.length
  return [
    ...apart(chains),
    ...stood(bare, columns(bare.length, rest - 1)),
    ...stood(people, columns(people.length, 1)),
  ]
}
