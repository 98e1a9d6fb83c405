/** Search for tables at which nobody meets anybody again. */
import type { Entrant } from './rounds.ts'

export type Seated = ReadonlyArray<ReadonlyArray<Entrant>>

/** Pairs that must not sit together where that can be helped, such as one who blocks the other. */
export type Apart = ReadonlyArray<readonly [Entrant, Entrant]>

/** True if two keep apart, whichever of them comes first. */
export const keepApart = (apart: Apart, a: Entrant, b: Entrant): boolean =>
  apart.some((pair) => pair.includes(a) && pair.includes(b))

/** Cost of two at one table, the same both ways; 0 if they have never met. */
export type Clash = (a: Entrant, b: Entrant) => number

/** More people than this are not tried in all ways. */
const allWays = 16

const costWith = (
  entrant: Entrant,
  table: ReadonlyArray<Entrant>,
  without: Entrant,
  clash: Clash,
): number =>
  table.reduce(
    (all, other) => (other === entrant || other === without ? all : all + clash(entrant, other)),
    0,
  )

const costOf = (tables: Seated, clash: Clash): number =>
  tables.reduce(
    (all, table) => all + table.reduce((sum, one) => sum + costWith(one, table, one, clash), 0) / 2,
    0,
  )

/**
 * Tables after exchanges of two people, nearest in `order` first, as long as one lowers the cost. For tables of two
 * and n people this spares every repeat after fewer than n / 2 rounds: of the n - 2 others, those whom either of the
 * pair has met rule out fewer than all exchanges (the argument of Dirac's theorem, 1952).
 */
export function spared(tables: Seated, order: ReadonlyArray<Entrant>, clash: Clash): Seated {
  const now = tables.map((table) => [...table])
  const at = new Map(now.flatMap((table, i) => table.map((entrant) => [entrant, i] as const)))
  const rank = new Map(order.map((entrant, i) => [entrant, i]))
  const exchanged = (entrant: Entrant): boolean => {
    const here = at.get(entrant) as number
    const mine = now[here] as Entrant[]
    const before = costWith(entrant, mine, entrant, clash)
    if (before === 0) return false
    const from = rank.get(entrant) as number
    const far = (other: Entrant) => Math.abs((rank.get(other) as number) - from)
    for (const other of order.toSorted((a, b) => far(a) - far(b))) {
      const there = at.get(other) as number
      if (there === here) continue
      const theirs = now[there] as Entrant[]
      const gain =
        before +
        costWith(other, theirs, other, clash) -
        costWith(entrant, theirs, other, clash) -
        costWith(other, mine, entrant, clash)
      if (gain <= 0) continue
      mine[mine.indexOf(entrant)] = other
      theirs[theirs.indexOf(other)] = entrant
      at.set(other, here).set(entrant, there)
      return true
    }
    return false
  }
  // From the bottom up, so that the best stay where they were dealt.
  const upwards = order.toReversed()
  while (upwards.some(exchanged));
  return now
}

/** Tables with their cost; where pairs of few people still have some, all ways to pair them are compared. */
export function fewestRepeats(
  tables: Seated,
  order: ReadonlyArray<Entrant>,
  clash: Clash,
): { readonly tables: Seated; readonly cost: number } {
  const cost = costOf(tables, clash)
  const pairs = tables.every((table) => table.length === 2)
  if (cost === 0 || !pairs || order.length > allWays) return { tables, cost }
  const known = new Map<number, { readonly cost: number; readonly with: number }>()
  const least = (used: number): number => {
    if (used === 2 ** order.length - 1) return 0
    const found = known.get(used)
    if (found) return found.cost
    const first = order.findIndex((_, i) => !(used & (1 << i)))
    let best = { cost: Number.POSITIVE_INFINITY, with: -1 }
    order.forEach((other, i) => {
      if (i <= first || used & (1 << i)) return
      const sum = clash(order[first] as Entrant, other) + least(used | (1 << first) | (1 << i))
      if (sum < best.cost) best = { cost: sum, with: i }
    })
    known.set(used, best)
    return best.cost
  }
  const lowest = least(0)
  const paired: [Entrant, Entrant][] = []
  for (let used = 0; used !== 2 ** order.length - 1; ) {
    const first = order.findIndex((_, i) => !(used & (1 << i)))
    const other = known.get(used)?.with as number
    paired.push([order[first] as Entrant, order[other] as Entrant])
    used |= (1 << first) | (1 << other)
  }
  return { tables: paired, cost: lowest }
}
