/** Turns that one answer to a letter played: what the table had to tell in between made several of them. */

/** Digits at the end of a turn's UUID that count the parts of an answer. */
const digits = 2

/** The UUID of a part of an answer, counted from 0, by any UUID of the answer. */
export const partOf = (answer: string, count: number): string =>
  answer.slice(0, -digits) + count.toString(16).padStart(digits, '0')

/** Tells whether two turns are parts of one answer, by their UUIDs. */
export const isOfOneAnswer = (one: string, other: string): boolean =>
  partOf(one, 0) === partOf(other, 0)
