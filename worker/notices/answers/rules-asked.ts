/** Questions about the rules in an answer. They play nothing. */
import { isAsked, withoutGreeting } from './questions.ts'
import { isAsking, isQuestion } from './sentences.ts'
import { plainWords } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isDoubt, isHarmless, isSmall } from './words-beside.ts'
import { isTaking } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'
import { asksForRules, beginningOf, isOfAsking, isOfRules } from './words-of-questions.ts'

/** A question that names the rules; `null` where there is none, or what may be a move beside it. */
export const rulesIn = (sentences: ReadonlyArray<string>, known: () => Known): Wish | null =>
  isAsked(sentences, namesRules, known)
    ? { wish: 'rules', of: sentences.filter(namesRules).join(' ') }
    : null

function namesRules(sentence: string): boolean {
  const words = withoutGreeting(sentence)
  return asksForRules(words) || (asks(sentence) && words.some(isOfRules))
}

/** Tells whether a sentence asks something, with or without its sign. */
const asks = (sentence: string): boolean =>
  isAsking(sentence) || isQuestion(sentence) || beginningOf(withoutGreeting(sentence)) > 0

/** Any other question of some matter: the rules may answer it. Only where nothing else was understood. */
export function anyQuestionIn(sentences: ReadonlyArray<string>): Wish | null {
  const asked = sentences.filter(isOfMatter)
  return asked.length === 0 ? null : { wish: 'rules', of: asked.join(' ') }
}

/** Tells whether a sentence asks about more than a number or a piece to take, or speaks of the rules and of neither. */
function isOfMatter(sentence: string): boolean {
  const words = plainWords(sentence).filter(
    (word) => !isHarmless(word) && !isSmall(word) && !isDoubt(word),
  )
  const others = words.filter((word) => !isTaking(word) && !isNumber(word))
  return asks(sentence)
    ? others.some((word) => !isOfAsking(word))
    : others.length === words.length && words.some(isOfRules)
}
