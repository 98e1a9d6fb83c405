/** Text beside moves: greetings, reasons, news. It is passed over where it can be no move, and takes none back. */
import type { Meant } from './clause.ts'
import { fitOf, labelOf } from './label.ts'
import { failed, type Progress, type Step } from './progress.ts'
import type { Joint } from './sentences.ts'
import { isSpace, plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known } from './wish.ts'
import {
  isArticle,
  isDoubt,
  isHarmless,
  isJoint,
  isKind,
  isOfSeveral,
  isOfTale,
  isPlacing,
  isRegret,
  isRetracting,
  isSmall,
  isSparse,
  isUnit,
  polite,
} from './words-beside.ts'
import {
  isBesideEnd,
  isEnding,
  isGeneralNoun,
  isGeneralVerb,
  isTaking,
  isTurnNoun,
  isVerb,
} from './words-of-moves.ts'
import { isCounted, isNumber, isNumbering, isOne, placeOf } from './words-of-numbers.ts'

/** Tells whether a word belongs to none of the lists: it may be anything, also a piece that is not there. */
export const isStrange = (word: string): boolean =>
  !(
    isHarmless(word) ||
    isSparse(word) ||
    isBesideEnd(word) ||
    isKind(word) ||
    isVerb(word) ||
    isDoubt(word) ||
    isOfTale(word) ||
    isUnit(word) ||
    isNumber(word)
  )

/** The words of a text without its politeness, and without numbers that count days and hours. */
function wordsBeside(text: string): string[] {
  const words = takeOut(plainWords(text), polite).left
  return words.filter((word, i) => !(isNumber(word) && isUnit(words[i + 1] ?? '')) && !isUnit(word))
}

/**
 * Tells whether a sentence says nothing of moves: it has no word of a legal one, and takes, asks and counts nothing. Its
 * numbers are those of days and hours: “See you on Sunday at 5”.
 */
export function isTalk(
  sentence: string,
  { position, chosen }: Pick<Progress, 'position' | 'chosen'>,
  known: Known,
): boolean {
  const words = takeOut(plainWords(sentence), polite).left
  const named = wordsOf([...(position?.legal ?? []), ...(known.position?.legal ?? [])])
  const isOther = words.some((word) => isStrange(word) || isKind(word) || isUnit(word))
  const hasNumbers = words.some(isNumber)
  const isOfMove = (word: string, i: number) =>
    isTaking(word) ||
    isNumbering(word) ||
    (isCounted(word) && isNumber(words[i + 1] ?? '')) ||
    (isVerb(word) && !isGeneralVerb(word)) ||
    (isStrange(word) && fitOf(word, named) > 0) ||
    (hasNumbers && isHarmless(word) && !isSmall(word) && named.includes(word))
  const isPart =
    chosen.length > 0 && words.length <= 3 && words.some(isNumber) && !words.some(isKind)
  return isOther && !isPart && !words.some(isOfMove)
}

/** Passes over a clause without words of the moves that are possible; fails where it may be about another, or against what was said. */
export function readAside(clause: string, joint: Joint, progress: Progress, known: Known): Step {
  const { chosen, position } = progress
  const words = wordsBeside(clause)
  const isStrangeThing = words.some(isStrange) && !words.some(isKind)
  if (joint === 'then' && words.some(isStrange)) return failed(progress)
  if (isAskedFor(words) || words.some(isOfSeveral) || words.some(isSpace)) return failed(progress)
  const listed = wordsOf(known.listed)
  // “7 stories in hand, with the black 3” takes no die alone.
  if (words.some((word) => isStrange(word) && fitOf(word, listed) > 0)) return failed(progress)
  if (chosen.length > 0) {
    if (words.some((word) => isDoubt(word) || isRetracting(word))) return failed(progress)
    if (joint === 'and' && (isStrangeThing || isPieceFirst(words, known))) return failed(progress)
    if (isThing(words)) return failed(progress)
    if (isOfMoves(words, known)) return failed(progress)
    if (isVerbAlone(words)) return failed(progress)
  }
  if (words.some(isNumber) && !isTalk(clause, progress, known)) return failed(progress)
  if (isPlaceAlone(words)) return failed(progress)
  const isRegretted = progress.isRegretted || (chosen.length > 0 && words.some(isRegret))
  const isEnded = progress.isEnded || (chosen.length > 0 && position === null && isEnd(words))
  return { is: 'done', progress: { ...progress, isRegretted, isEnded } }
}

/** Tells whether words are no more than a place in the list: “first the second one”. */
const isPlaceAlone = (words: ReadonlyArray<string>): boolean =>
  !words.some((word) => isStrange(word) && placeOf(word) === null) &&
  words.some(
    (word, i) =>
      placeOf(word) !== null &&
      !isNumber(word) &&
      !isOne(word) &&
      words.slice(i + 1).every((one) => isOne(one)),
  )

/** Tells whether words give a reason for a move, or only tell of its piece: “he gives me 2 gold”. A place would be a move's. */
export function isRemark(words: ReadonlyArray<string>): boolean {
  const [first = '', second = ''] = words
  if (reasons.has(first)) return true
  return (
    pieces.has(first) &&
    telling.has(second) &&
    !words.some(
      (word) => isPlacing(word) || isDoubt(word) || (isVerb(word) && !isGeneralVerb(word)),
    )
  )
}

const reasons = wordsIn('because cause weil denn car puisque parce')
const pieces = wordsIn('he she him her er sie ihn ihr il elle lui')
const telling = wordsIn(
  'gives brings helps fits pleases is has s gibt bringt hilft passt ist hat gefällt donne apporte aide est a plaît me m',
)

/** Tells whether a text is no more than something strange: a piece that is not there, or somebody's name. */
export const isStranger = (text: string): boolean => {
  const words = plainWords(text)
  return words.some(isStrange) && words.every((word) => isStrange(word) || isArticle(word))
}

/** Tells whether something strange is asked for by a verb: “take the fisherman”. */
function isAskedFor(words: ReadonlyArray<string>): boolean {
  const verb = words.findIndex((word) => isTaking(word) || (isVerb(word) && !isGeneralVerb(word)))
  return (
    verb >= 0 && words.slice(0, verb).every((word) => isHarmless(word)) && words.some(isStrange)
  )
}

/** Tells whether words begin with a piece's name: “the stables and well”. */
const isPieceFirst = ([word = '']: ReadonlyArray<string>, known: Known): boolean =>
  isOfMoves(['the', word], known)

/** Tells whether words are no more than a verb: “and discard”. The end of a turn that does not end yet is passed over: they are asked again. */
const isVerbAlone = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => isVerb(word) && !isGeneralVerb(word)) &&
  !words.some((word) => (isKind(word) && !isSmall(word)) || isEnding(word))

/** Tells whether words end the turn, and say nothing else. */
export const isEnd = (words: ReadonlyArray<string>): boolean =>
  words.some(isEnding) &&
  words.every(
    (word) =>
      isEnding(word) || isTurnNoun(word) || isSparse(word) || isBesideEnd(word) || isHarmless(word),
  )

/** Tells whether words are no more than a thing's name: “the fisherman”. */
const isThing = (words: ReadonlyArray<string>): boolean =>
  words.length <= 3 &&
  isArticle(words[0] ?? '') &&
  words.some(isStrange) &&
  !words.some((word) => isKind(word) || isVerb(word))

/** Tells whether a clause has words of a move that was possible before, or of a turn of the list. */
function isOfMoves(
  words: ReadonlyArray<string>,
  { listed, position }: Pick<Known, 'listed' | 'position'>,
): boolean {
  const named = wordsOf([...listed, ...(position?.legal ?? [])])
  return words.some((word, i) => isThingSaid(word, words[i - 1] ?? '') && fitOf(word, named) > 0)
}

/** Tells whether a word may name a piece, as one that is said for kindness does behind an article or a joint: “drop the well”, “stables & well”. */
const isThingSaid = (word: string, before: string): boolean =>
  isStrange(word) ||
  ((isArticle(before) || isJoint(before)) &&
    !(isSmall(word) || isVerb(word) || isGeneralNoun(word) || isNumber(word)))

/** Tells whether a clause that names a move has words of a turn of the list beside it: “start the library with the fountain below”. */
export function hasMore(clause: string, { labels }: Meant, { listed }: Known): boolean {
  const own = wordsOf([{ moves: [], labels }])
  const beside = wordsBeside(clause.replace(/[&+]/g, ' and '))
  const isOfSpace = (word: string, i: number) => isCounted(word) && isNumber(beside[i + 1] ?? '')
  const named = wordsOf(listed)
  return beside.some(
    (word, i) =>
      isThingSaid(word, beside[i - 1] ?? '') &&
      !isOfSpace(word, i) &&
      fitOf(word, own) === 0 &&
      fitOf(word, named) > 0,
  )
}

/** All words in the names of moves. */
const wordsOf = (legal: ReadonlyArray<Meant>): string[] => [
  ...new Set(
    legal.flatMap(({ labels }) =>
      labels.map(labelOf).flatMap(({ words, pairs }) => [...words, ...pairs]),
    ),
  ),
]
