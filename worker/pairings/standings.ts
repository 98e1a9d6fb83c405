/**
 * Standings of a Swiss and of a round robin. The tie-breaks are those of the FIDE Handbook, C.07: Buchholz, Buchholz Cut-1,
 * Sonneborn-Berger, number of wins. At a table of more than two, the mean of the others stands for the opponent.
 */
import { type Entrant, fullPoints, pointsOf, type Round, type RoundTable } from './rounds.ts'

type TieBreak = 'buchholzCut' | 'buchholz' | 'sonnebornBerger' | 'wins'

/** Tie-breaks of a format, in the order in which they count. If everybody meets everybody, Buchholz tells nothing. */
const tieBreaks = {
  swiss: ['buchholzCut', 'buchholz', 'sonnebornBerger', 'wins'],
  'round-robin': ['sonnebornBerger', 'wins'],
} as const satisfies Readonly<Record<string, ReadonlyArray<TieBreak>>>
type Format = keyof typeof tieBreaks

/** Parts of a point in which the tie-breaks but `wins` are told: half of a fourth opponent's points is a whole number of them. */
export const tieBreakUnit = 24

/** Line of the standings. Points are in 24ths of a win, tie-breaks but `wins` in 24ths of that. */
export interface Standing extends Readonly<Record<TieBreak, number>> {
  readonly entrant: Entrant
  readonly points: number
  /** From 1; entrants share a place where all tie-breaks are equal. */
  readonly place: number
}

interface Encounter {
  readonly opponents: ReadonlyArray<{ readonly entrant: Entrant; readonly share: number }>
  readonly points: number
}

/** Shares of an opponent's points for Sonneborn-Berger: all of whom one beats, half of whom one ties with. */
const shareOf = (mine: number, theirs: number): number => {
  if (mine === theirs) return 1 / 2
  return mine < theirs ? 1 : 0
}

/** A round by its entrants: there may be a thousand. */
interface Found {
  readonly tables: ReadonlyMap<Entrant, RoundTable>
  readonly byes: ReadonlySet<Entrant>
}

const found = ({ tables, byes }: Round): Found => ({
  tables: new Map(
    tables.flatMap((table) => table.entrants.map((entrant) => [entrant, table] as const)),
  ),
  byes: new Set(byes),
})

/** Rounds of one entrant that are over: `opponents` are none where they did not play. */
function encountersOf(entrant: Entrant, rounds: ReadonlyArray<Found>): ReadonlyArray<Encounter> {
  return rounds.flatMap((round) => {
    const table = round.tables.get(entrant)
    if (!table) return [{ opponents: [], points: round.byes.has(entrant) ? fullPoints : 0 }]
    const { entrants, places } = table
    if (!places) return []
    const seat = entrants.indexOf(entrant)
    const mine = places[seat] as number
    const opponents = entrants.flatMap((other, i) =>
      i === seat ? [] : [{ entrant: other, share: shareOf(mine, places[i] as number) }],
    )
    return [{ opponents, points: pointsOf(places)[seat] as number }]
  })
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0)

/** Tie-breaks of somebody. A round without a table counts as one against somebody with as many points as they have (C.07). */
function tieBreaksOf(
  encounters: ReadonlyArray<Encounter>,
  points: ReadonlyMap<Entrant, number>,
): Readonly<Record<TieBreak, number>> {
  const own = sum(encounters.map((encounter) => encounter.points))
  const met = encounters.map(({ opponents }) =>
    opponents.length === 0
      ? own * tieBreakUnit
      : (sum(opponents.map(({ entrant }) => points.get(entrant) ?? 0)) * tieBreakUnit) /
        opponents.length,
  )
  const beaten = encounters.map(({ opponents, points: won }) =>
    opponents.length === 0
      ? (own * tieBreakUnit * won) / fullPoints
      : (sum(opponents.map(({ entrant, share }) => share * (points.get(entrant) ?? 0))) *
          tieBreakUnit) /
        opponents.length,
  )
  const buchholz = sum(met)
  return {
    buchholz,
    buchholzCut: met.length === 0 ? 0 : buchholz - Math.min(...met),
    sonnebornBerger: sum(beaten),
    // A bye is no win over anybody.
    wins: encounters.filter((each) => each.opponents.length > 0 && each.points === fullPoints)
      .length,
  }
}

/** Difference of two lines: below zero if the first is the better. */
const compared = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>, format: Format): number =>
  (['points', ...tieBreaks[format]] as const)
    .map((key) => b[key] - a[key])
    .find((by) => by !== 0) ?? 0

/**
 * Standings after these rounds, the best first; tables that are not over count for nothing yet.
 * `seeded` has everybody who ever played, the best seed first: the order of those who share a place.
 */
export function standings(
  seeded: ReadonlyArray<Entrant>,
  rounds: ReadonlyArray<Round>,
  format: Format,
): ReadonlyArray<Standing> {
  const played = rounds.map(found)
  const encounters = seeded.map((entrant) => encountersOf(entrant, played))
  const points = new Map(
    seeded.map((entrant, i) => [entrant, sum((encounters[i] ?? []).map((each) => each.points))]),
  )
  const lines = seeded
    .map((entrant, i) => ({
      entrant,
      points: points.get(entrant) ?? 0,
      ...tieBreaksOf(encounters[i] ?? [], points),
    }))
    .toSorted((a, b) => compared(a, b, format))
  const placed: Standing[] = []
  for (const [i, line] of lines.entries()) {
    const before = placed.at(-1)
    const place = before && compared(before, line, format) === 0 ? before.place : i + 1
    placed.push({ ...line, place })
  }
  return placed
}
