/** Questions about the rules in an answer. They play nothing. */
import { withoutGreeting } from './questions.ts'
import { isQuestion } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import type { Wish } from './wish.ts'
import { isDoubt, isHarmless, isKind, isSmall } from './words-beside.ts'
import { beginsWithQuestion } from './words-of-facts.ts'
import { isTaking } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'
import {
  asksForRules,
  beginningOf,
  isOfAnswering,
  isOfAsking,
  isOfGame,
  isOfRules,
} from './words-of-questions.ts'
import { phrases, pointing } from './words-of-requests.ts'

/** Tells whether a sentence asks for the rules as such, or how the whole game goes. */
export function namesRules(sentence: string): boolean {
  const words = withoutGreeting(sentence)
  const isWhole = words.some(isOfGame) && words.every(isOfWhole)
  return asksForRules(words) || (asks(sentence) && (words.some(isOfRules) || isWhole))
}

/** Tells whether a word may stand in a question about the whole game. */
const isOfWhole = (word: string): boolean => isSmall(word) || isOfAsking(word) || isOfGame(word)

/** Tells whether a sentence asks something, with or without its sign. */
const asks = (sentence: string): boolean =>
  isQuestion(sentence) || beginningOf(withoutGreeting(sentence)) > 0

/** Any other question of some matter: the rules may answer it. Only where nothing else was understood. */
export function anyQuestionIn(sentences: ReadonlyArray<string>): Wish | null {
  const asked = sentences.filter(isOfMatter)
  return asked.length === 0 ? null : { wish: 'rules', of: asked.join(' ') }
}

/** Phrases that ask how to answer, agree or refuse, the longest first. */
const besideMatter = [...phrases.help, ...phrases.yes, ...phrases.no, ...pointing].sort(
  (a, b) => b.length - a.length,
)

/** Tells whether a sentence asks about more than how to answer, a number, or a piece to take; or speaks of the rules and of neither. */
function isOfMatter(sentence: string): boolean {
  const words = takeOut(plainWords(sentence), besideMatter).left.filter(
    (word) => !(isHarmless(word) || isSmall(word) || isDoubt(word) || isKind(word)),
  )
  const others = words.filter((word) => !isTaking(word) && !isNumber(word))
  if (namesRules(sentence)) return true
  return asks(sentence) || beginsWithQuestion(plainWords(sentence))
    ? others.some((word) => !isOfWhole(word) && !isOfAnswering(word))
    : others.length === words.length && words.some(isOfRules)
}
