/** A share that was won in games, and how sure it is. */

export interface Share {
  /** Comparisons of 100 that the first won; a tie is half of one. */
  readonly share: number
  /** Bounds of the share, in 95 of 100 cases. */
  readonly from: number
  readonly to: number
}

/** Wilson's interval of a share, each of 1. */
function interval(share: number, count: number): { from: number; to: number } {
  const z = 1.96
  const middle = share + (z * z) / (2 * count)
  const half = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  const whole = 1 + (z * z) / count
  return { from: (100 * (middle - half)) / whole, to: (100 * (middle + half)) / whole }
}

/**
 * The share of games won, by deal: games of a deal are alike, for one deal suits the stronger and another does not. So
 * the bounds are wider the more the deals differ, down to those of one game a deal or less. The shares that go in are
 * of 1.
 */
export function shareOf(deals: ReadonlyArray<ReadonlyArray<number>>): Share {
  const games = deals.flat()
  const count = games.length
  const share = games.reduce((sum, one) => sum + one, 0) / count
  const squares = deals.reduce(
    (sum, deal) => sum + deal.reduce((off, one) => off + one - share, 0) ** 2,
    0,
  )
  const between = (squares / count ** 2) * (deals.length / Math.max(1, deals.length - 1))
  const alone = (share * (1 - share)) / count
  const worth = between > alone ? count * (alone / between) : count
  return { share: 100 * share, ...interval(share, deals.length > 1 ? worth : deals.length) }
}
