/**
 * Functions of `ramda` that ratings by `openskill` call, for the bundle, which takes this module for all of it (wrangler.toml).
 * They take all their arguments at once, and plain arrays.
 */
type List<T> = ReadonlyArray<T>

export const identity = <T>(one: T): T => one

export const head = <T>(list: List<T>): T | undefined => list[0]

export const map = <T, U>(to: (one: T) => U, list: List<T>): U[] => list.map((one) => to(one))

export const filter = <T>(keeps: (one: T) => boolean, list: List<T>): T[] =>
  list.filter((one) => keeps(one))

export const reduce = <T, U>(add: (sum: U, one: T) => U, start: U, list: List<T>): U =>
  list.reduce((sum, one) => add(sum, one), start)

/** Whole numbers from the first to before the last. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)

/** Pairs of what stands at the same place, as far as the shorter list goes. */
export const zip = <T, U>(some: List<T>, others: List<U>): [T, U][] =>
  some.slice(0, others.length).map((one, i) => [one, others[i] as U])

/** Pairs of each with each. */
export const xprod = <T, U>(some: List<T>, others: List<U>): [T, U][] =>
  some.flatMap((one) => others.map((other): [T, U] => [one, other]))

export const sortBy = <T>(by: (one: T) => number, list: List<T>): T[] =>
  list.toSorted((one, other) => by(one) - by(other))
