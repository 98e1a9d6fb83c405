import {
  pointsIn,
  type Result,
  type Score,
  type Seat,
} from '../../../../../worker/games/kernel/index.ts'

/** Points of a winner and of the runner-up, in a category. */
interface Gap {
  readonly category: string
  readonly winner: number
  readonly next: number
}

/** Reason of the difference. */
type Difference =
  /** They earned equally much: the reason of the result says what counted then. */
  | { readonly by: 'tie' }
  /** The category with the largest lead over who came next. */
  | { readonly by: 'lead'; readonly over: Seat; readonly gap: Gap }
  /** The same is where the winner earned most. */
  | { readonly by: 'same'; readonly over: Seat; readonly gap: Gap }
  /** They won though the second was far ahead in another category. */
  | { readonly by: 'turn'; readonly over: Seat; readonly gap: Gap; readonly behind: Gap }
  /** Alone, there is no difference: what earned second most. */
  | { readonly by: 'second'; readonly category: string; readonly points: number }

/** Reasons that decided a game: plain facts, told by `end/words.ts`. */
export interface Decided {
  /** The one it is told of: the winner, of several me, else the first; where nobody won, who was ahead. */
  readonly seat: Seat
  readonly total: number
  /** Category in which they earned most; `null`: they earned nothing. */
  readonly most: { readonly category: string; readonly points: number } | null
  readonly difference: Difference | null
  /** Ended before its end: the game has no winner. */
  readonly isBroken: boolean
}

/** Tells the categories that are told of: what everybody begins with is not earned. */
type IsEarned = (category: string) => boolean

/** Categories by how much the first of two seats is ahead there, the most first. */
const gaps = (of: Score, next: Score, isEarned: IsEarned): Gap[] =>
  of.categories
    .filter(({ category }) => isEarned(category))
    .map(({ category, points }) => ({ category, winner: points, next: pointsIn(next, category) }))
    .toSorted((a, b) => b.winner - b.next - (a.winner - a.next))

/** The difference to the runner-up. It counts as turned round where they led by more than half of that elsewhere. */
function differenceTo(
  of: Score,
  next: Score,
  most: string | undefined,
  isEarned: IsEarned,
): Difference | null {
  if (of.total === next.total) return { by: 'tie' }
  const all = gaps(of, next, isEarned)
  const gap = all.find(({ winner }) => winner > 0)
  const behind = all.findLast((one) => one.next > 0)
  if (!gap || gap.winner <= gap.next) return null
  const lost = behind ? behind.next - behind.winner : 0
  if (behind && lost * 2 > gap.winner - gap.next)
    return { by: 'turn', over: next.seat, gap, behind }
  return { by: gap.category === most ? 'same' : 'lead', over: next.seat, gap }
}

/** Categories in which points were earned, the most first. */
const earnings = ({ categories }: Score, isEarned: IsEarned) =>
  categories
    .filter(({ category, points }) => points > 0 && isEarned(category))
    .toSorted((a, b) => b.points - a.points)

/** Seat that was ahead where nobody won; `null`: nobody alone was. */
function leader(scores: ReadonlyArray<Score>): Score | null {
  const [first, second] = scores.toSorted((a, b) => b.total - a.total)
  return first && first.total !== second?.total ? first : null
}

/**
 * Decision of a game: what earned the winner most, and what made the difference to the runner-up. It knows no more
 * than the scores that its viewer sees.
 *
 * @param result `null` or without places: nobody has won
 * @returns `null` where nothing can be told
 */
export function decided(
  scores: ReadonlyArray<Score>,
  result: Result | null,
  you: Seat | null,
  isEarned: IsEarned,
): Decided | null {
  const places = result?.places ?? []
  const placed = scores.filter(({ seat }) => places[seat] !== undefined)
  if (placed.length === 0) {
    const ahead = leader(scores)
    if (!ahead || scores.length < 2) return null
    return { seat: ahead.seat, total: ahead.total, most: null, difference: null, isBroken: true }
  }
  const byPlace = placed.toSorted((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0))
  const winners = byPlace.filter(({ seat }) => places[seat] === places[byPlace[0]?.seat ?? 0])
  const of = winners.find(({ seat }) => seat === you) ?? winners[0]
  if (!of) return null
  const [most = null, second] = earnings(of, isEarned)
  const next = byPlace.find(({ seat }) => seat !== of.seat)
  const difference: Difference | null = next
    ? differenceTo(of, next, most?.category, isEarned)
    : second
      ? { by: 'second', ...second }
      : null
  return { seat: of.seat, total: of.total, most, difference, isBroken: false }
}
