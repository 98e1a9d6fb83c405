/**
 * Groups and a final. Everybody plays in a group; the best of each go on to the final, in which the best of each
 * table go on until all who are left fit at one.
 */
import { type Clash, type Seated, spared } from './apart.ts'
import type { Entrant } from './rounds.ts'

/** Number of groups of so many people; a final needs the best of two at least. */
const groupCount = (people: number, size: number): number => Math.max(2, Math.ceil(people / size))

/** Group of a seed, both from 0: they are dealt to and fro, as a snake goes, so that each group is about as strong. */
function groupAt(seed: number, count: number): number {
  const along = seed % count
  return Math.floor(seed / count) % 2 === 0 ? along : count - 1 - along
}

/** Groups of at most `size` people, or two of more where they are fewer than four; their sizes differ by one at most. */
export function groupsOf(seeded: ReadonlyArray<Entrant>, size: number): Seated {
  const count = groupCount(seeded.length, size)
  return Array.from({ length: count }, (_, group) =>
    seeded.filter((__, seed) => groupAt(seed, count) === group),
  )
}

/**
 * The same seeds, in which two who clash are in groups of their own if that can be helped: one of them changes places with the
 * nearest of their pot, those who are dealt in one go.
 */
export function apartInGroups(
  seeded: ReadonlyArray<Entrant>,
  size: number,
  clash: (a: Entrant, b: Entrant) => boolean,
): ReadonlyArray<Entrant> {
  const order = [...seeded]
  const count = groupCount(order.length, size)
  const clashes = (at: number): boolean =>
    order.some(
      (other, i) =>
        i !== at && groupAt(i, count) === groupAt(at, count) && clash(order[at] as Entrant, other),
    )
  const exchange = (a: number, b: number) => {
    ;[order[a], order[b]] = [order[b] as Entrant, order[a] as Entrant]
  }
  const potOf = (at: number) => Math.floor(at / count)
  const all = order.map((_, i) => i)
  // The best stay where they are as long as another can go.
  for (const at of all.toReversed()) {
    if (!clashes(at)) continue
    const others = all
      .filter((other) => other !== at && potOf(other) === potOf(at))
      .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    for (const other of others) {
      exchange(at, other)
      if (!(clashes(at) || clashes(other))) break
      exchange(at, other)
    }
  }
  return order
}

/** Size of the largest of as few tables as so many people need, for swissRound: then nobody is left over. */
export const evenSize = (people: number, size: number): number =>
  Math.ceil(people / Math.ceil(people / size))

/** A round of the final. */
export interface FinalRound {
  readonly tables: Seated
  readonly byes: ReadonlyArray<Entrant>
}

/**
 * Tables of a round of the final. `order` has those who are in it, the best first: they are dealt to and fro, so that the best meet
 * late. At tables of two the best go on without one as far as the next round would not come out even.
 */
export function finalRound(order: ReadonlyArray<Entrant>, size: number, clash: Clash): FinalRound {
  if (order.length < 2) return { tables: [], byes: [] }
  const free = size === 2 ? 2 ** Math.ceil(Math.log2(order.length)) - order.length : 0
  const seated = order.slice(free)
  const count = Math.ceil(seated.length / size)
  const dealt = Array.from({ length: count }, (_, table) =>
    seated.filter((__, i) => groupAt(i, count) === table),
  )
  return { tables: spared(dealt, seated, clash), byes: order.slice(0, free) }
}

/** Number of people of each table who go on: as many as fit at the last one, but never all of a table. */
export function goingOn(tables: Seated, size: number): number {
  const smallest = Math.min(...tables.map((table) => table.length))
  return Math.max(1, Math.min(Math.floor(size / tables.length), smallest - 1))
}

/** Number of rounds of a final of so many people. */
export function finalRounds(people: number, size: number): number {
  if (people <= size) return 1
  const order = Array.from({ length: people }, (_, i) => String(i))
  const { tables, byes } = finalRound(order, size, () => 0)
  return 1 + finalRounds(tables.length * goingOn(tables, size) + byes.length, size)
}
