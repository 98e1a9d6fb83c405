/** A clause that says again what was named before: “Freemason (new pile)”. */
import { hasArrow, type Meant, readClause } from './clause.ts'
import { contentOf, fitOf, isThing, labelOf } from './label.ts'
import type { Progress } from './progress.ts'
import type { Joint } from './sentences.ts'
import { plainWords } from './spelling.ts'
import { isHarmless, isKind } from './words-beside.ts'
import { isVerb, meanAlike } from './words-of-moves.ts'
import { numberOf } from './words-of-numbers.ts'

/** Tells whether a clause has but words of the turn that was named last: “Freemason (new pile)”. */
export function isOfLast(clause: string, { chosen }: Progress): boolean {
  const labels = chosen.at(-1)?.meant.labels.map((label) => labelOf(label).words) ?? []
  const words = plainWords(clause)
  return labels.some((label) => words.every((word) => fitOf(word, label) > 0))
}

/** Tells whether a clause says again a part of what was named last, be it what stands in brackets: “the hand. 7 points!”. */
function isPartOfLast(clause: string, { chosen }: Progress): boolean {
  const words = plainWords(clause)
  const isIn = (part: ReadonlyArray<string>) => words.every((word) => fitOf(word, part) > 0)
  const labels = chosen.at(-1)?.meant.labels.map((label) => labelOf(label)) ?? []
  return (
    words.some((word) => numberOf(word) === null) &&
    labels.some(({ main, items }) => isIn(main) || items.some(isIn))
  )
}

/** Tells whether a clause has all words of a name that tell it from others. */
export function isWholeName(clause: string, { labels }: Meant): boolean {
  const words = plainWords(clause)
  return labels.some((label) =>
    contentOf(labelOf(label), isHarmless).every((word) => fitOf(word, words) > 0),
  )
}

/** Tells whether what a clause adds is no deed of the last turn, but named in its brackets, or left out by it: “2, and the bank”. */
export function isAdded(clause: string, { chosen }: Progress): boolean {
  const { labels = [], parts = [{ labels }] } = chosen.at(-1)?.meant ?? {}
  const done = parts
    .map((part) => part.labels.flatMap((label) => labelOf(label).main))
    .filter((main) => !main.some((word) => meanAlike(word, 'leave')))
    .flat()
  return plainWords(clause).some(
    (word) => isThing(word) && !isKind(word) && fitOf(word, done) === 0,
  )
}

/** Tells whether a clause names a turn that is chosen already. */
export function isSaidAlready(clause: string, joint: Joint, progress: Progress): boolean {
  const { chosen } = progress
  if ((joint === 'and' || joint === 'then') && isAdded(clause, progress)) return false
  if (isPartOfLast(clause, progress)) return true
  if (hasArrow(clause)) return false
  const reading = readClause(
    clause,
    chosen.map(({ meant }) => meant),
  )
  const named = chosen.flatMap(({ meant }) => meant.labels.flatMap((one) => labelOf(one).words))
  const isMore = (word: string) =>
    !(isHarmless(word) || isKind(word) || isVerb(word)) && fitOf(word, named) === 0
  return reading.reads === 'moves' && reading.isSure && !plainWords(clause).some(isMore)
}
