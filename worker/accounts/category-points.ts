/** Sources of somebody's points, by a game's categories, and how this compares with others. */

/** Points by category. A game leaves out those in which nobody has any. */
export type CategoryPoints = Readonly<Record<string, number>>

/** Sums over tables, by how many seats these had: with more people at a table, points are others. */
export type PointsBySeats = Readonly<
  Record<string, { readonly tables: number; readonly points: CategoryPoints }>
>

const pointsOf = (points: CategoryPoints, category: string): number =>
  Object.hasOwn(points, category) ? (points[category] ?? 0) : 0

/** The sums with a table's points added. */
export function withTable(
  sums: PointsBySeats,
  seats: number,
  points: CategoryPoints,
): PointsBySeats {
  const before = sums[seats] ?? { tables: 0, points: {} }
  const added = Object.entries(points).map(
    ([category, one]) => [category, pointsOf(before.points, category) + one] as const,
  )
  const after = { ...before.points, ...Object.fromEntries(added) }
  return { ...sums, [seats]: { tables: before.tables + 1, points: after } }
}

/** My means a table beside those of others. */
export interface Comparison {
  /** At tables of so many seats: where I have played most. */
  readonly seats: number
  /** Number of tables of mine. */
  readonly tables: number
  /** Number of others who have played at such tables. */
  readonly others: number
  /** `theirs` is `null` where there are no others. Each of them counts once, however much they have played. */
  readonly categories: ReadonlyArray<{
    readonly category: string
    readonly mine: number
    readonly theirs: number | null
  }>
}

/** Comparison of my points with those of others; `null` where none of mine were counted. */
export function compared(
  mine: PointsBySeats,
  others: ReadonlyArray<PointsBySeats>,
): Comparison | null {
  const [first, ...rest] = Object.entries(mine)
  if (!first) return null
  const [seats, sums] = rest.reduce(
    (most, one) => (one[1].tables > most[1].tables ? one : most),
    first,
  )
  const theirs = others.flatMap((one) => one[seats] ?? [])
  const categories = new Set([sums, ...theirs].flatMap(({ points }) => Object.keys(points)))
  const meanOf = ({ tables, points }: PointsBySeats[string], category: string) =>
    pointsOf(points, category) / tables
  return {
    seats: Number(seats),
    tables: sums.tables,
    others: theirs.length,
    categories: [...categories].map((category) => ({
      category,
      mine: meanOf(sums, category),
      theirs:
        theirs.length === 0
          ? null
          : theirs.reduce((sum, one) => sum + meanOf(one, category), 0) / theirs.length,
    })),
  }
}
