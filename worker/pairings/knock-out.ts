/** Knock-out for two: the bracket of standard seeding, in which the two best seeds can meet in the final only. */
import type { Entrant } from './rounds.ts'

/** Places of a round, two by two a table; `null` stands where nobody plays. */
export type Bracket = ReadonlyArray<Entrant | null>

/** Seeds, from 0, in the order of the first round's places. */
function seedOrder(size: number): ReadonlyArray<number> {
  let order: ReadonlyArray<number> = [0]
  while (order.length < size) {
    const last = order.length * 2 - 1
    order = order.flatMap((seed) => [seed, last - seed])
  }
  return order
}

/** First round's places; where they are no power of two, the best seeds have no opponent. Needs two entrants at least. */
export function firstBracket(seeded: ReadonlyArray<Entrant>): Bracket {
  if (seeded.length < 2) throw new RangeError('A knock-out needs two.')
  const size = 2 ** Math.ceil(Math.log2(seeded.length))
  return seedOrder(size).map((seed) => seeded[seed] ?? null)
}

/**
 * The same places, where two who clash do not meet if that can be helped: the worse seed of the two changes places with the
 * nearest worse seed of another table.
 */
export function withoutClashes(
  bracket: Bracket,
  clash: (a: Entrant, b: Entrant) => boolean,
): Bracket {
  const places = [...bracket]
  const clashes = (a: Entrant | null | undefined, b: Entrant | null | undefined): boolean =>
    !!a && !!b && clash(a, b)
  // The better seed of each two stands first.
  const worse = places.flatMap((_, i) => (i % 2 === 1 ? [i] : []))
  for (const at of worse) {
    if (!clashes(places[at], places[at - 1])) continue
    const other = worse
      .filter((one) => one !== at && places[one] && places[one - 1])
      .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
      .find((one) => !clashes(places[one], places[at - 1]) && !clashes(places[at], places[one - 1]))
    if (other !== undefined)
      [places[at], places[other]] = [places[other] ?? null, places[at] ?? null]
  }
  return places
}

/** Tables of a round; who has no opponent goes on without one. */
export const tablesOf = (bracket: Bracket): ReadonlyArray<readonly [Entrant, Entrant]> =>
  Array.from({ length: bracket.length / 2 }, (_, i) => bracket.slice(2 * i, 2 * i + 2)).flatMap(
    ([a, b]) => (a && b ? [[a, b] as const] : []),
  )

/**
 * Places of the next round. `winnerOf` gives who won a table, or `null` if both have gone. Throws a
 * `RangeError` after the final, and if somebody won who was not at the table.
 */
export function nextBracket(
  bracket: Bracket,
  winnerOf: (table: readonly [Entrant, Entrant]) => Entrant | null,
): Bracket {
  if (bracket.length < 2) throw new RangeError('The final is over.')
  return Array.from({ length: bracket.length / 2 }, (_, i) => {
    const a = bracket[2 * i] ?? null
    const b = bracket[2 * i + 1] ?? null
    if (!(a && b)) return a ?? b
    const winner = winnerOf([a, b])
    if (winner !== null && winner !== a && winner !== b)
      throw new RangeError('Somebody else won this table.')
    return winner
  })
}

/** Place of everybody, by all rounds' places from the first on: 1, 2, two who share 3, four who share 5, … */
export function knockOutPlaces(brackets: ReadonlyArray<Bracket>): ReadonlyMap<Entrant, number> {
  const reached = new Map<Entrant, number>()
  brackets.forEach((bracket, round) => {
    for (const entrant of bracket) if (entrant) reached.set(entrant, round)
  })
  const all = [...reached.values()]
  return new Map(
    [...reached].map(([entrant, round]) => [
      entrant,
      1 + all.filter((other) => other > round).length,
    ]),
  )
}
