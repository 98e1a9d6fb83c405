/**
 * Pairings of a Swiss tournament, for tables of 2 to 5. People of equal points meet, the upper part of a group
 * the lower one, as in the Dutch system (FIDE Handbook, C.04.3). Two exchange their tables as long as this spares a repeat.
 */
import { type Apart, type Clash, fewestRepeats, type Seated, spared } from './apart.ts'
import type { Entrant, Round } from './rounds.ts'

export interface Field {
  /** Entrants who play this round, by the standings, the best first. */
  readonly entrants: ReadonlyArray<{ readonly entrant: Entrant; readonly points: number }>
  /** People at a table, 2 to 5; one fewer, but never fewer than `least`, where the number does not come out even. */
  readonly size: number
  readonly least: number
  readonly earlier: ReadonlyArray<Round>
  readonly apart: Apart
}

interface Paired {
  readonly tables: ReadonlyArray<ReadonlyArray<Entrant>>
  readonly byes: ReadonlyArray<Entrant>
}

/** Sizes of the tables for so many people, as many of them seated as can be, the large tables first. */
export function tableSizes(people: number, size: number, least: number): ReadonlyArray<number> {
  for (let seated = people; seated > 0; seated--) {
    const tables = Math.ceil(seated / size)
    const short = tables * size - seated
    if (short === 0 || (size > least && short <= tables))
      return Array.from({ length: tables }, (_, i) => (i < tables - short ? size : size - 1))
  }
  return []
}

/** Tables of people of about equal points: of each group the upper part is dealt first, then the next below; who is left over goes down. */
function dealt(people: Field['entrants'], sizes: ReadonlyArray<number>): Seated {
  const tables: Entrant[][] = []
  let pool: Entrant[] = []
  people.forEach(({ entrant, points }, i) => {
    pool.push(entrant)
    const next = people[i + 1]
    if (next && next.points === points) return
    const fill: { readonly size: number; readonly at: Entrant[] }[] = []
    let room = pool.length
    for (const size of sizes.slice(tables.length)) {
      if (size > room) break
      room -= size
      fill.push({ size, at: [] })
    }
    const most = Math.max(0, ...fill.map(({ size }) => size))
    let n = 0
    for (let layer = 0; layer < most; layer++)
      for (const { size, at } of fill) if (size > layer) at.push(pool[n++] as Entrant)
    tables.push(...fill.map(({ at }) => at))
    pool = pool.slice(n)
  })
  return tables
}

/** Costs of two at one table: none if they have not met. */
function clashOf({ earlier, apart }: Field): Clash {
  const met = new Map<Entrant, Map<Entrant, number>>()
  const add = (a: Entrant, b: Entrant, cost: number) => {
    const of = met.get(a) ?? new Map<Entrant, number>()
    met.set(a, of.set(b, (of.get(b) ?? 0) + cost))
  }
  for (const { tables } of earlier)
    for (const { entrants } of tables)
      for (const a of entrants) for (const b of entrants) if (a !== b) add(a, b, 1)
  // More than all repeats that a round can have.
  for (const [a, b] of apart)
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const)
      add(x, y, 1e6)
  return (a, b) => met.get(a)?.get(b) ?? 0
}

/**
 * Tables of the next round. Byes go to those who have had the fewest, from the bottom of the standings up.
 * If a repeat would follow, others of as few byes are tried. At tables of two
 * nobody meets anybody twice unless they must, with up to 16 people, or more than two for each round.
 */
export function swissRound(field: Field): Paired {
  const { entrants, size, least, earlier } = field
  const sizes = tableSizes(entrants.length, size, least)
  const clash = clashOf(field)
  const count = entrants.length - sizes.reduce((a, b) => a + b, 0)
  const byesOf = (entrant: Entrant) => earlier.filter(({ byes }) => byes.includes(entrant)).length
  const ordered = entrants
    .map(({ entrant }) => ({ entrant, had: byesOf(entrant) }))
    .toReversed()
    .toSorted((a, b) => a.had - b.had)
  // As fair as the first choice: as many byes in all.
  const had = (from: number) =>
    ordered.slice(from, from + count).reduce((all, each) => all + each.had, 0)
  let best: (Paired & { readonly cost: number }) | null = null
  for (let from = 0; from + count <= ordered.length && had(from) === had(0); from++) {
    const byes = ordered.slice(from, from + count).map(({ entrant }) => entrant)
    const people = entrants.filter(({ entrant }) => !byes.includes(entrant))
    const order = people.map(({ entrant }) => entrant)
    const { tables, cost } = fewestRepeats(spared(dealt(people, sizes), order, clash), order, clash)
    if (!best || cost < best.cost) best = { tables, byes, cost }
    if (cost === 0 || count === 0) break
  }
  return best ? { tables: best.tables, byes: best.byes } : { tables: [], byes: [] }
}
