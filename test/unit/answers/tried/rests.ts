import type { Tried } from './tried.ts'

/** Answers that go on behind a row of the list: the rest is played with it, or asked about, and never dropped. */
export const rests: Tried = {
  bonus: [
    ['2, et la banque', 'ask'],
    ['2 et la banque', 'ask'],
    ['2 and the bank', 'ask'],
    ['2, dann die Bank', 'ask'],
    // The turn would end before that.
    ['2 and then pass', 'ask'],
    ['2 (the clay pit)', '#2'],
    ['2 and the clay pit', '#2'],
    ['2 and done', '#2'],
  ],
}
