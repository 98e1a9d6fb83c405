/** Rows of a letter's list that an answer names by all that they do, in whatever order: “the play banner with both white threes”. */
import type { Meant } from './clause.ts'
import { fitOf, labelOf } from './label.ts'
import { isQuestion } from './sentences.ts'
import { likeness, plainWords, takeOut } from './spelling.ts'
import type { Position } from './wish.ts'
import {
  isDoubt,
  isFor,
  isHarmless,
  isJoint,
  isKind,
  isOfSeveral,
  isOfTale,
  isRetracting,
  polite,
} from './words-beside.ts'
import { isGeneralNoun, isVerb } from './words-of-moves.ts'
import { isOfDice, numberOf } from './words-of-numbers.ts'

/** Rows that a text names, by their numbers from 1; `isExact`: it says nothing else. */
interface NamedRows {
  readonly numbers: ReadonlyArray<number>
  readonly isExact: boolean
}

/** A move of a row in one language. */
interface Part {
  readonly text: string
  readonly isMeans: boolean
}

const isNumber = (word: string): boolean => numberOf(word) !== null

/** Tells whether a word may name a piece. */
const isTelling = (word: string): boolean =>
  !(
    isHarmless(word) ||
    isKind(word) ||
    isVerb(word) ||
    isGeneralNoun(word) ||
    isOfSeveral(word) ||
    isFor(word)
  )

/**
 * Rows of more than one move that a text names: each of their deeds with all its words, be it without what only pays for them.
 * All words of moves and all numbers in the text must be of the row. Nothing is named where the text asks, doubts or takes back.
 */
export function rowsNamed(
  sentences: ReadonlyArray<string>,
  listed: ReadonlyArray<Meant>,
): NamedRows {
  const written = takeOut(plainWords(sentences.join(' ')), polite).left
  const isAgainst = (word: string) =>
    (isDoubt(word) && !isOfSeveral(word)) || isOfTale(word) || isRetracting(word)
  if (sentences.some(isQuestion) || written.some(isAgainst)) return { numbers: [], isExact: false }
  const telling = written.filter(isTelling)
  const isOfRow = (word: string) =>
    listed.some(({ labels }) => labels.some((label) => fitOf(word, labelOf(label).words) > 0))
  const isExact = telling.every((word) => isNumber(word) || isOfRow(word))
  const known = telling.filter((word) => isNumber(word) || isOfRow(word))
  const fits = listed.map((row) => fitOfRow(row, written, known))
  const most = Math.max(1, ...fits)
  return { numbers: fits.flatMap((fit, i) => (fit === most ? [i + 1] : [])), isExact }
}

/** Tells whether nothing else of the same name, with other numbers than were written, could be done where a row does it. */
export function isOnlyOne(
  { moves, parts = [] }: Meant,
  sentences: ReadonlyArray<string>,
  position: Position | null,
): boolean {
  const written = plainWords(sentences.join(' '))
  let reached = position
  return parts.every(({ labels, isMeans }, i) => {
    const others = (reached?.legal ?? []).filter(({ labels: [other = ''] }) => {
      const [own = ''] = labels
      return other !== own && namesIn(other).join(' ') === namesIn(own).join(' ')
    })
    const move = moves[i]
    reached = move ? (reached?.after(move) ?? null) : null
    const numbers = labelOf(labels[0] ?? '').main.filter(isNumber)
    const isTold = numbers.every((number) => written.some((word) => fitOf(word, [number]) > 0))
    return isMeans || others.length === 0 || isTold
  })
}

/** The words of a name that tell a piece. */
const namesIn = (label: string): string[] =>
  labelOf(label).main.filter((word) => isTelling(word) && !isNumber(word))

/** Number of written words that a row has, if it is named; 0 if it is not. */
function fitOfRow(
  { parts = [] }: Meant,
  written: ReadonlyArray<string>,
  telling: ReadonlyArray<string>,
): number {
  const [one] = parts
  if (!one || parts.length < 2) return 0
  return Math.max(
    ...one.labels.map((_, language) => {
      const said = parts.map(({ labels, isMeans }) => ({ text: labels[language] ?? '', isMeans }))
      return isSaid(said, written, telling)
        ? written.filter((word) => said.some(({ text }) => plainWords(text).includes(word))).length
        : 0
    }),
  )
}

/** Tells whether all deeds of a row are named in one language, and nothing that it has not. */
function isSaid(
  parts: ReadonlyArray<Part>,
  written: ReadonlyArray<string>,
  telling: ReadonlyArray<string>,
): boolean {
  const words = parts.flatMap(({ text }) => labelOf(text).words)
  const names = telling.filter((word) => !isNumber(word))
  const isNamed = ({ text, isMeans }: Part) => {
    const content = namesIn(text)
    return (
      isMeans ||
      (content.length > 0 &&
        content.every((word) => written.some((said) => likeness(said, word) > 0)))
    )
  }
  return (
    names.length > 0 &&
    names.every((word) => fitOf(word, words) > 0) &&
    parts.every(isNamed) &&
    parts.some(({ isMeans }) => !isMeans) &&
    hasNumbers(written, parts)
  )
}

/** Tells whether a word counts two of the number behind it: “two white threes”, not “two and three”. */
const isCount = (word: string, i: number, words: ReadonlyArray<string>): boolean => {
  const behind = words.slice(i + 1, i + 3)
  const at = behind.findIndex(isNumber)
  return (
    numberOf(word) === 2 &&
    !/^\d/.test(word) &&
    !isOfDice(word) &&
    at >= 0 &&
    !behind.slice(0, at).some(isJoint)
  )
}

/**
 * Tells whether the written numbers are those of a row's deeds, and beside them either none or all that pays for these: both
 * dice, which a count or a plural names together, and what they are turned to.
 */
function hasNumbers(written: ReadonlyArray<string>, parts: ReadonlyArray<Part>): boolean {
  const numbersOf = (isMeans: boolean) =>
    parts
      .filter((part) => part.isMeans === isMeans)
      .flatMap(({ text }) => labelOf(text).main.filter(isNumber).map(numberOf))
  const counted = written.filter((word, i) => isNumber(word) && !isCount(word, i, written))
  const left = counted.map(numberOf)
  for (const number of numbersOf(false)) {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
  }
  const paid = numbersOf(true)
  const [one, two, ...more] = paid
  const areTwins = one === two && more.length === 0
  const areCounted = written.some(isCount) || written.some(isOfSeveral) || written.some(isOfDice)
  return (
    left.length === 0 ||
    left.toSorted().join() === paid.toSorted().join() ||
    (areTwins && areCounted && left.length === 1 && left[0] === one)
  )
}
