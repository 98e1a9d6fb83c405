/** The number in the middle, of two the later; `null` of none. */
export const middle = (numbers: ReadonlyArray<number>): number | null =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null
