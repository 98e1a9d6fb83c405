/** Times at which the runtime was away, and what that leaves of a span. */

/** A time in which the runtime was away, in milliseconds since 1970. */
export interface Away {
  readonly from: number
  readonly to: number
}

/** Time of the runtime within which notices and lists are told after they are due, in milliseconds. */
export const slack = 4000

/** Time within a span for which the runtime was there, in milliseconds. */
export const alive = (from: number, to: number, aways: ReadonlyArray<Away>): number =>
  aways.reduce(
    (left, away) => left - Math.max(0, Math.min(to, away.to) - Math.max(from, away.from)),
    to - from,
  )
