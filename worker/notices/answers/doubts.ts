/** Doubts in an answer: conditions, choices and what is undecided. */
import { partsOf } from './sentences.ts'
import { plainWords, wordsIn } from './spelling.ts'
import { isDoubt, isOfSeveral } from './words-beside.ts'
import { choosing, denials, negations, preferring, turning, unsure } from './words-of-evidence.ts'

/** Tells whether a word makes a sentence a condition, a choice or a tale. */
export const isOpening = (word: string): boolean =>
  unsure.has(word) ||
  (isDoubt(word) &&
    !(
      negations.has(word) ||
      denials.has(word) ||
      turning.has(word) ||
      preferring.has(word) ||
      isOfSeveral(word) ||
      choosing.has(word)
    ))

/** Words that make a condition, at any place of a sentence. */
const conditional = wordsIn('if unless wenn falls si sauf whether ob either')
/** The least length of a clause that can doubt something of its own, in words. */
const leastDoubt = 4

/**
 * Tells whether a sentence is doubted as a whole: by a condition, or unless a long clause behind the first doubts something
 * else: “explore region I, perhaps I find something”.
 */
export function isDoubted(sentence: string): boolean {
  const doubts = partsOf(sentence).flatMap(({ from, to }, i) => {
    const words = plainWords(sentence.slice(from, to))
    return words.some(isOpening) ? [{ words, i }] : []
  })
  return doubts.some(
    ({ words, i }) =>
      i === 0 ||
      words.length < leastDoubt ||
      words.some((word) => conditional.has(word) || turning.has(word)),
  )
}
