/** Rows of a letter's list that an answer names by all that they do, in whatever order: “the play banner with both white threes”. */
import type { Meant } from './clause.ts'
import { fitOf, hasVerb, isParticle, isThing, labelOf } from './label.ts'
import { isQuestion } from './sentences.ts'
import { likeness, plainWords, takeOut } from './spelling.ts'
import type { Position } from './wish.ts'
import {
  closing,
  isArticle,
  isDoubt,
  isFor,
  isHarmless,
  isJoint,
  isKind,
  isOfSeveral,
  isOfTale,
  isPlacing,
  isRetracting,
  polite,
} from './words-beside.ts'
import {
  isEnding,
  isGeneralNoun,
  isGeneralVerb,
  isTaking,
  isVerb,
  meanAlike,
} from './words-of-moves.ts'
import { isNumber, isOfDice, numberOf } from './words-of-numbers.ts'

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

/** A text without figures in brackets: a row is copied with its price. */
const withoutAsides = (sentences: ReadonlyArray<string>): string =>
  sentences.join(' ').replace(/\([^)]*\d[^)]*\)/g, ' ')

/** The values of a card, by which it may be called: “the 6/9 one”. */
const twoValues = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/g

/** Written words, of which those that are two of one name stand apart: `Startspielerhand`, `Rosenkranzmönch`. */
export function inParts(
  written: ReadonlyArray<string>,
  listed: ReadonlyArray<Meant>,
): ReadonlyArray<string> {
  const names = listed
    .flatMap(({ parts = [] }) => parts.flatMap(({ labels }) => labels))
    .map((label) => labelOf(label).words.filter(isThing))
  const isIn = (word: string) => names.some((words) => words.includes(word))
  return written.flatMap((word) => {
    if (word.length < leastCompound || isIn(word)) return [word]
    for (const words of names)
      for (const first of words)
        if (word.startsWith(first) && words.includes(word.slice(first.length)))
          return [first, word.slice(first.length)]
    return [word]
  })
}

/** The least length of a word that may be two. */
const leastCompound = 9

/** Tells whether a word may name a piece. */
const isTelling = (word: string): boolean =>
  !(
    isHarmless(word) ||
    isKind(word) ||
    isVerb(word) ||
    isGeneralNoun(word) ||
    isOfSeveral(word) ||
    isFor(word) ||
    isPlacing(word) ||
    isParticle(word)
  )

const besideRows = [...closing, ...polite]

/**
 * Rows of more than one move that a text names: each of their deeds with all its words, be it without what only pays for them.
 * All words of moves and all numbers in the text must be of the row. Nothing is named where the text doubts or takes back.
 */
export function rowsNamed(
  sentences: ReadonlyArray<string>,
  listed: ReadonlyArray<Meant>,
): NamedRows {
  const text = withoutAsides(sentences)
  const said = takeOut(plainWords(text), besideRows).left
  const written = inParts(said, listed)
  const values = new Set(text.match(twoValues))
  const isAgainst = (word: string) =>
    (isDoubt(word) && !isOfSeveral(word)) || isOfTale(word) || isRetracting(word)
  if (written.some(isAgainst)) return { numbers: [], isExact: false }
  const telling = written.filter(isTelling)
  const isOfRow = (word: string) =>
    listed.some(({ labels }) => labels.some((label) => fitOf(word, labelOf(label).words) > 0))
  const known = telling.filter((word) => isNumber(word) || isOfRow(word))
  const strange = telling.length - known.length
  const names = new Set(known.filter((word) => !isNumber(word))).size
  const fits = listed.map((row) => fitOfRow(row, written, known, values))
  const most = Math.max(1, ...fits)
  const best = fits.flatMap((fit, i) => (fit === most ? [i + 1] : []))
  const rowOf = (number: number) => listed[number - 1] as Meant
  const inOrder = narrowed(best, (number) => (isInOrder(rowOf(number), written) ? 1 : 0))
  const byPieces = narrowed(inOrder, (number) => piecesTold(rowOf(number), written))
  const numbers = narrowed(byPieces, (number) => verbsSaid(rowOf(number), written))
  // All that a row of several deeds does is hardly said by chance: a strange word among many changes nothing.
  const isRich = numbers.every((number) => deedsOf(rowOf(number)).length > 1)
  const isOwnVerb = (verb: string) =>
    isGeneralVerb(verb) ||
    isTaking(verb) ||
    isEnding(verb) ||
    numbers.every((number) => rowOf(number).labels.some((label) => hasVerb(labelOf(label), verb)))
  const isExact =
    !sentences.some(isQuestion) &&
    written.filter(isVerb).every(isOwnVerb) &&
    !numbers.some((number) => isDearUntold(rowOf(number), written)) &&
    (strange === 0 || (isRich && 2 * strange <= names))
  return { numbers, isExact }
}

/** The names of a row's pieces with a number that pay for its deeds, such as dice, in every language. */
const piecesOf = ({ parts = [] }: Meant) =>
  parts.flatMap(({ labels, isMeans }) => {
    const numbers = labelOf(labels[0] ?? '').main.filter(isNumber)
    return isMeans && numbers.length === 1 ? [labels] : []
  })

/** Tells whether the kind of a piece is written: `white`. */
const isKindSaid = (labels: ReadonlyArray<string>, written: ReadonlyArray<string>): boolean =>
  labels.some((label) => {
    const kinds = namesIn(label)
    return kinds.length > 0 && kinds.every((kind) => placeIn(kind, written) !== absent)
  })

/** Number of a row's pieces whose kind is written: of a white 4 and a black 6, one where it is `white`. */
const piecesTold = (row: Meant, written: ReadonlyArray<string>): number =>
  piecesOf(row).filter((labels) => isKindSaid(labels, written)).length

/** Tells whether a piece with a price is of a kind that is not written, beside one whose kind is: the 6 of “white 4 and 6” is no black one. */
const isDearUntold = (row: Meant, written: ReadonlyArray<string>): boolean =>
  piecesTold(row, written) > 0 &&
  piecesOf(row).some(
    (labels) => labelOf(labels[0] ?? '').aside.size > 0 && !isKindSaid(labels, written),
  )

const deedsOf = ({ parts = [] }: Meant) => parts.filter(({ isMeans }) => !isMeans)

/** Those of which most is true. */
function narrowed(
  all: ReadonlyArray<number>,
  countOf: (one: number) => number,
): ReadonlyArray<number> {
  const counts = all.map(countOf)
  return all.filter((_, i) => counts[i] === Math.max(...counts))
}

/** Tells whether the deeds of a row are named in their order in one language, each by the words that no other of them has. */
function isInOrder(row: Meant, written: ReadonlyArray<string>): boolean {
  const deeds = deedsOf(row)
  const languages = deeds[0]?.labels ?? []
  return languages.some((_, language) => {
    const names = deeds.map(({ labels }) => namesIn(labels[language] ?? ''))
    const places = names.flatMap((_, i) => {
      const found = ownIn(names, i).map((word) => placeIn(word, written))
      return found.length > 0 ? [Math.min(...found)] : []
    })
    return places.every((place, i) => place >= (places[i - 1] ?? 0)) && places[0] !== absent
  })
}

/** The words of one deed that no other of them has. */
const ownIn = (deeds: ReadonlyArray<ReadonlyArray<string>>, at: number): ReadonlyArray<string> =>
  (deeds[at] ?? []).filter((word) => !deeds.some((other, i) => i !== at && other.includes(word)))

const absent = Number.POSITIVE_INFINITY

function placeIn(word: string, written: ReadonlyArray<string>): number {
  // A house is no courthouse where that is written, too.
  const exact = written.indexOf(word)
  const at = exact < 0 ? written.findIndex((said) => likeness(said, word) > 0) : exact
  return at < 0 ? absent : at
}

/** Number of a row's deeds whose verb is written. */
const verbsSaid = (row: Meant, written: ReadonlyArray<string>): number =>
  deedsOf(row).filter(({ labels }) => labels.some((label) => isVerbSaid(label, written))).length

/** Tells whether the verb of a name is written, other than one that is said of any move. */
function isVerbSaid(label: string, written: ReadonlyArray<string>): boolean {
  const [verb = ''] = labelOf(label).words
  return written.some((word) => isVerb(word) && !isGeneralVerb(word) && meanAlike(word, verb))
}

/** Tells whether nothing else of the same name, with other numbers than were written, could be done where a row does it. */
export function isOnlyOne(
  { moves, parts = [] }: Meant,
  sentences: ReadonlyArray<string>,
  position: Position | null,
): boolean {
  const written = plainWords(withoutAsides(sentences))
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

/**
 * Tells whether the pieces of a row are named as its deeds come, but for deeds that its seat can do first as well: “start the school
 * with the bank below” is no row that starts the bank.
 */
export function isAsDone(
  { parts = [] }: Meant,
  sentences: ReadonlyArray<string>,
  position: Position | null,
): boolean {
  const written = plainWords(withoutAsides(sentences))
  const deeds = parts.filter(({ isMeans }) => !isMeans)
  const [{ labels: spoken = [] } = {}] = deeds
  const told = spoken.map((_, language) => {
    const names = deeds.map(({ labels }) => namesIn(labels[language] ?? ''))
    const places = names.map((words, i) => {
      const fresh = words.filter((word) => !names.slice(0, i).some((one) => one.includes(word)))
      return fresh.length === 0 ? absent : Math.min(...fresh.map((word) => placeIn(word, written)))
    })
    const isFree = (i: number) =>
      position?.legal.some(({ labels }) => labels[language] === deeds[i]?.labels[language])
    const isLate = (i: number) =>
      places.slice(0, i).every((place) => place === absent || place <= (places[i] ?? 0))
    return {
      count: places.filter((place) => place !== absent).length,
      isInOrder: places.every((place, i) => place === absent || isLate(i) || isFree(i)),
    }
  })
  const most = Math.max(...told.map(({ count }) => count))
  // The language of the text has most of it.
  return told.some(({ count, isInOrder: isIn }) => count === most && isIn)
}

/** The words of a name that tell a piece, without its description. A verb behind an article is none: “the play banner”. */
function namesIn(label: string): string[] {
  const { main, name } = labelOf(label)
  const isOfPiece = (word: string, i: number) =>
    isTelling(word) || (isVerb(word) && isArticle(main[i - 1] ?? ''))
  // A letter alone, as of a travel card, is seldom written.
  return main.filter(
    (word, i) => word.length > 1 && isOfPiece(word, i) && !isNumber(word) && name.includes(word),
  )
}

/** Number of written words that a row has, if it is named; 0 if it is not. */
function fitOfRow(
  { parts = [] }: Meant,
  written: ReadonlyArray<string>,
  telling: ReadonlyArray<string>,
  values: ReadonlySet<string>,
): number {
  const [one] = parts
  if (!one || parts.length < 2) return 0
  return Math.max(
    ...one.labels.map((_, language) => {
      const said = parts.map(({ labels, isMeans }) => ({ text: labels[language] ?? '', isMeans }))
      return isSaid(said, written, telling, values)
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
  values: ReadonlySet<string>,
): boolean {
  const words = parts.flatMap(({ text }) => labelOf(text).words)
  const names = telling.filter((word) => !isNumber(word))
  const contents = parts.map(({ text, isMeans }) => (isMeans ? [] : namesIn(text)))
  const isNamed = ({ text, isMeans }: Part, i: number) => {
    const content = contents[i] ?? []
    return (
      isMeans ||
      (text.match(twoValues) ?? []).some((value) => values.has(value)) ||
      (content.every((word) => written.some((said) => likeness(said, word) > 0)) &&
        (ownIn(contents, i).length > 0 ||
          isVerbSaid(text, written) ||
          isFirstSaid(contents, i, written)))
    )
  }
  return (
    names.every((word) => fitOf(word, words) > 0) &&
    parts.every(isNamed) &&
    parts.some(({ isMeans }) => !isMeans) &&
    hasNumbers(written, parts)
  )
}

/** Tells whether a deed is the first of a row, and what it is about is written before all that the others are about. */
function isFirstSaid(
  contents: ReadonlyArray<ReadonlyArray<string>>,
  at: number,
  written: ReadonlyArray<string>,
): boolean {
  const own = contents[at] ?? []
  const others = contents.flat().filter((word) => !own.includes(word))
  const place = (words: ReadonlyArray<string>) =>
    Math.min(...words.map((word) => placeIn(word, written)))
  return contents.findIndex(({ length }) => length > 0) === at && place(own) < place(others)
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
 * dice, which a count or a plural names together, be it without what they are turned to.
 */
function hasNumbers(written: ReadonlyArray<string>, parts: ReadonlyArray<Part>): boolean {
  const numbersOf = (isMeans: boolean) =>
    parts
      .filter((part) => part.isMeans === isMeans)
      .flatMap(({ text }) => labelOf(text).main.filter(isNumber).map(numberOf))
  const counted = written.filter((word, i) => isNumber(word) && !isCount(word, i, written))
  const all = counted.map(numberOf)
  const left = [...all]
  for (const number of numbersOf(false)) {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
  }
  const paid = numbersOf(true)
  const taken = parts.flatMap(({ text, isMeans }) => {
    const numbers = isMeans ? labelOf(text).main.filter(isNumber) : []
    return numbers.length === 1 ? numbers.map(numberOf) : []
  })
  const [one, two, ...more] = paid
  const areTwins = one === two && more.length === 0
  const areCounted = written.some(isCount) || written.some(isOfSeveral) || written.some(isOfDice)
  const isPaidBy = (numbers: typeof all) =>
    [paid, taken].some((one) => one.toSorted().join() === numbers.toSorted().join())
  return (
    left.length === 0 ||
    isPaidBy(left) ||
    // A number of the pieces may be one of the name, too.
    isPaidBy(all) ||
    (areTwins && areCounted && left.length === 1 && left[0] === one)
  )
}
