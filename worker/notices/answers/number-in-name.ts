/** Numbers in an answer that belong to the name of a move, and not to the list. */
import { labelOf } from './label.ts'
import { plainWords, takeOut } from './spelling.ts'
import type { Known } from './wish.ts'
import { isArticle, isJoint, polite } from './words-beside.ts'
import { isGeneralVerb, isTaking, isVerb, meanAlike } from './words-of-moves.ts'
import { isNumbering, numberOf } from './words-of-numbers.ts'

/**
 * Tells whether a number is part of the name of a move that is legal, and none of the list: the word before it says so, `to 3`,
 * or the verb, `turn the die: 3`.
 */
export function isOfName(text: string, position: Known['position']): boolean {
  const words = takeOut(plainWords(text), polite).left
  if (!words.some((word) => numberOf(word) !== null)) return false
  const labels = (position?.legal ?? []).flatMap((one) => one.labels.map((label) => labelOf(label)))
  const isOwnVerb = (word: string) => isVerb(word) && !isGeneralVerb(word) && !isTaking(word)
  const verbs = words.filter(isOwnVerb)
  return words.some((word, i) => {
    const number = numberOf(word)
    const before = words[i - 1] ?? ''
    const isTold =
      before !== '' &&
      !isArticle(before) &&
      !isJoint(before) &&
      !isNumbering(before) &&
      !isTaking(before)
    return (
      number !== null &&
      labels.some(
        (label) =>
          (isTold && label.pairs.includes(`${before}${number}`)) ||
          (label.words.includes(`${number}`) &&
            verbs.some((verb) => meanAlike(verb, label.words[0] ?? ''))),
      )
    )
  })
}
