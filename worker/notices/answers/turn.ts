/** A turn in an answer: the moves that its sentences name, in the order in which they can be played. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { isTalk, readAside } from './asides.ts'
import { type Meant, readClause } from './clause.ts'
import { contentOf, fitOf, isCalled, labelOf } from './label.ts'
import { isBesideNumbers, numbersIn } from './numbers.ts'
import { advance, type Chosen, failed, type Progress, type Step } from './progress.ts'
import { isOnlyOne, rowsNamed } from './rows.ts'
import { isQuestion, type Joint, type Part, partsOf } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import {
  closing,
  isArticle,
  isHarmless,
  isJoint,
  isKind,
  isPlacing,
  isRetracting,
  isUnit,
  polite,
} from './words-beside.ts'
import { isGeneralNoun, isGeneralVerb, isTaking, isVerb, meanAlike } from './words-of-moves.ts'
import { isNumbering, isOfDice, numberOf } from './words-of-numbers.ts'

/** Most turns that are offered where several could be meant. */
const mostOffered = 6
/** Most clauses that are looked at in one sentence. */
const mostReadings = 60

/** A turn in numbers or words; `null` where nothing of one is said. */
export function turnIn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const text = sentences.join(' ')
  const hasRange = /\d[-–.:/]\d/.test(text)
  const isNoList = hasRange || sentences.some(isQuestion) || isOfName(text, known.position)
  const numbers = isNoList ? null : numbersIn(plainWords(text))
  const isListed = numbers?.every((number) => known.listed[number - 1])
  // "Draft 4" may be a place on the board, where the list has no such number.
  const isTaken = plainWords(text).some(isTaking)
  if (numbers && (isListed || !isTaken)) return { wish: 'numbers', numbers }
  let progress: Progress = {
    position: known.position,
    chosen: [],
    last: null,
    isRegretted: false,
    isEnded: false,
  }
  for (const sentence of sentences) {
    const step = readSentence(sentence, progress, known)
    if (step.is === 'failed')
      return rowIn(sentences, [], known) ?? offer(step.meant, step.progress, sentences, known)
    progress = step.progress
  }
  const { chosen, isEnded } = progress
  const row = rowIn(sentences, chosen, known)
  if (row) return row
  if (chosen.length === 0) return offer([], progress, sentences, known)
  const places = chosen.flatMap(({ number }) => number ?? [])
  return places.length === chosen.length
    ? { wish: 'numbers', numbers: places, ...(isEnded && { thenEnd: true }) }
    : { wish: 'moves', moves: movesOf(chosen), ...(isEnded && { thenEnd: true }) }
}

/**
 * Tells whether a number is part of the name of a move that is legal, and none of the list: the word before it says so, `to 3`,
 * or the verb, `turn the die: 3`.
 */
function isOfName(text: string, position: Known['position']): boolean {
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

/**
 * The row of the list that a text names as a whole, or those that it could be; `null` where it names none, or has no word
 * of them beyond what was chosen.
 */
function rowIn(
  sentences: ReadonlyArray<string>,
  chosen: ReadonlyArray<Chosen>,
  { listed, position }: Known,
): Wish | null {
  const said = chosen.flatMap(({ meant }) => meant.labels.flatMap((one) => labelOf(one).words))
  const written = plainWords(sentences.join(' '))
  const isMore = (word: string) =>
    !(isHarmless(word) || isKind(word) || isVerb(word)) && fitOf(word, said) === 0
  if (chosen.length > 0 && !written.some(isMore)) return null
  const { numbers, isExact } = rowsNamed(sentences, listed)
  if (numbers.length === 0 || numbers.length > mostOffered) return null
  const rows = numbers.flatMap((number) => listed[number - 1] ?? [])
  const isClear = isExact && rows.every((row) => isOnlyOne(row, sentences, position))
  if (rows.length === 1 && isClear) return { wish: 'numbers', numbers }
  return { wish: 'unsure', turns: rows.map(({ moves }) => moves) }
}

/** Offers what may have been meant, after what was said clearly; or else that alone, or the turn of the list that alone has a word of the text. */
function offer(
  meant: ReadonlyArray<Meant>,
  { chosen }: Progress,
  sentences: ReadonlyArray<string>,
  { listed }: Known,
): Wish | null {
  if (meant.length > mostOffered) return null
  const before = chosen.flatMap(({ meant: { moves }, number }) =>
    number !== null ? moves : moves.slice(0, 1),
  )
  if (meant.length > 0)
    return { wish: 'unsure', turns: meant.map(({ moves }) => [...before, ...moves]) }
  if (before.length > 0) return { wish: 'unsure', turns: [movesOf(chosen)] }
  const words = plainWords(sentences.join(' '))
  const rare = numberedIn(words, listed) ?? rareIn(words, listed)
  return rare ? { wish: 'unsure', turns: [rare.moves] } : null
}

/** The turn of the list whose number stands in a text of nothing but kind words, such as “2 cheers”; `null` where there is none. */
function numberedIn(words: ReadonlyArray<string>, listed: ReadonlyArray<Meant>): Meant | null {
  const [number, ...more] = words.flatMap((word) => numberOf(word) ?? [])
  const isBeside = (word: string) =>
    !isUnit(word) &&
    (numberOf(word) !== null || isKind(word) || isHarmless(word) || isBesideNumbers(word))
  return number !== undefined && more.length === 0 && words.every(isBeside)
    ? (listed[number - 1] ?? null)
    : null
}

/** The turn of the list that alone has words of a text; `null` where there is none, or more than one. */
function rareIn(words: ReadonlyArray<string>, listed: ReadonlyArray<Meant>): Meant | null {
  const telling = words.filter(
    (word) =>
      word.length > 3 &&
      !(isHarmless(word) || isKind(word) || isVerb(word) || isGeneralNoun(word)) &&
      numberOf(word) === null,
  )
  const holders = telling.flatMap((word) => {
    const having = listed.filter(({ labels }) =>
      labels.some((label) => fitOf(word, labelOf(label).words) > 1),
    )
    return having.length === 1 ? having : []
  })
  const [holder] = holders
  return holder && holders.every((one) => one === holder) ? holder : null
}

/** The moves that were chosen; only the last turn goes on with what is bound to follow. */
const movesOf = (chosen: ReadonlyArray<Chosen>): TurnMoves =>
  chosen.flatMap(({ meant: { moves }, number }, i) =>
    number !== null || i === chosen.length - 1 ? moves : moves.slice(0, 1),
  )

/** Phrases of requests that look like questions. */
const asksKindly = ['could you', 'can you', 'kannst du', 'konntest du', 'peux tu', 'pourrais tu']

function readSentence(sentence: string, progress: Progress, known: Known): Step {
  const words = plainWords(sentence)
  if (progress.chosen.length > 0 && isRetracting(words[0] ?? '')) return failed(progress)
  const parts = partsOf(sentence)
  const isAsking = isQuestion(sentence) && takeOut(words, asksKindly).count === 0
  const hasNumberAlone = parts.some(
    ({ from, to }) => numbersIn(plainWords(sentence.slice(from, to))) !== null,
  )
  const step = readParts({ sentence, parts, left: mostReadings }, 0, progress, known)
  if (step.is === 'failed' && !hasNumberAlone && isTalk(sentence, progress, known))
    return readAside(sentence, 'comma', progress, known)
  const isNew = step.progress.chosen.length > progress.chosen.length
  return step.is === 'done' && isNew && isAsking ? failed(step.progress) : step
}

/** A sentence that is being read, and how many clauses may still be looked at. */
interface Reading {
  readonly sentence: string
  readonly parts: ReadonlyArray<Part>
  left: number
}

/** Reads a sentence from a part on: each part as a clause of its own, or with those that follow it. */
function readParts(reading: Reading, at: number, progress: Progress, known: Known): Step {
  const { sentence, parts } = reading
  const part = parts[at]
  if (!part) return { is: 'done', progress }
  let worst: Step | null = null
  for (const end of endsFrom(reading, at, progress)) {
    if (--reading.left < 0) break
    const clause = sentence.slice(part.from, parts[end]?.to)
    const step = readOne(clause, part.joint, progress, known)
    const all = step.is === 'done' ? readParts(reading, end + 1, step.progress, known) : step
    if (all.is === 'done') return all
    if (worst === null || (worst.is === 'failed' && worst.meant.length === 0)) worst = all
  }
  return worst ?? failed(progress)
}

/** Possible ends of a clause that begins at a part: a whole name first, else the nearest end. Text after a `then` is another move. */
function endsFrom({ sentence, parts }: Reading, at: number, { position }: Progress): number[] {
  const next = parts.findIndex(({ joint }, i) => i > at && joint === 'then')
  const ends = parts.map((_, i) => i).slice(at, next < 0 ? parts.length : next)
  const isName = (end: number) => {
    const text = sentence.slice(parts[at]?.from, parts[end]?.to)
    return position?.legal.some(({ labels }) => labels.some((label) => isCalled(label, text)))
  }
  const names = ends.filter(isName)
  return [...names.reverse(), ...ends.filter((end) => !names.includes(end))]
}

function readOne(clause: string, joint: Joint, progress: Progress, known: Known): Step {
  const words = plainWords(clause)
  if (progress.chosen.length > 0 && takeOut(words, closing).left.length === 0) {
    const end = readMove('end', joint, progress, known)
    return end.is === 'done' ? end : { is: 'done', progress }
  }
  const numbers = words.flatMap((word) => numberOf(word) ?? [])
  const [number] = numbers
  const listed = numbers.length === 1 ? known.listed[(number ?? 0) - 1] : undefined
  const isBare =
    !words.some(isOfDice) && words.every((word) => numberOf(word) !== null || isBesideNumbers(word))
  const isOfList = isBare && words.some((word) => isNumbering(word))
  if (numbers.length === 1 && isBare && progress.last !== null && !isOfList)
    return readMove(progress.last.replace(/\d+/, `${number}`), joint, progress, known)
  const isNamed = isOfName(clause, progress.position)
  const isNumber = !isNamed && numbersIn(words) !== null
  if (listed && (isOfList || isNumber)) return choose(listed, number ?? null, clause, progress)
  const step = readPlaced(clause, joint, progress, known)
  if (!listed || isNamed || isSaidAlready(clause, progress)) return step
  const found = step.is === 'done' ? step.progress.chosen.at(progress.chosen.length) : undefined
  if (found === undefined)
    return (isBare && step.is === 'failed') || isHeading(clause, listed, progress, known)
      ? choose(listed, number ?? null, clause, progress)
      : step
  // A bare number that is the place of one turn and part of another's name could be either.
  const isOther = !same(found.meant.moves, listed.moves)
  return isBare && isOther ? failed(progress, [listed, found.meant]) : step
}

/** A number before a name. */
const isHeaded = /^\W*\d+\s*[:.)–-]/

/** Tells whether a clause begins with the number of a turn, which it names once more, `2: the carpenter`, or goes on with thanks: `2. Thanks, Bob`. */
function isHeading(clause: string, listed: Meant, progress: Progress, known: Known): boolean {
  if (!isHeaded.test(clause)) return false
  const rest = clause.replace(/\b\d+\b/g, ' ')
  const named = readClause(rest, [listed])
  if (named.reads === 'moves' && named.isSure) return true
  return isKind(plainWords(rest)[0] ?? '') && isTalk(rest, progress, known)
}

/** Reads one move in words at the position reached, or one and the place where what it takes comes to: “the sawmill in the middle street, space 1”. */
function readPlaced(clause: string, joint: Joint, progress: Progress, known: Known): Step {
  const step = readMove(clause, joint, progress, known)
  if (step.is === 'done') return step
  for (const { index, 0: word } of clause.matchAll(/\p{L}+/gu)) {
    if (index === 0 || !plainWords(word).some(isPlacing)) continue
    const named = readMove(clause.slice(0, index), joint, progress, known)
    const [move, ...more] = named.progress.chosen.slice(progress.chosen.length)
    if (named.is !== 'done' || !move || more.length > 0) continue
    const reading = readClause(clause.slice(index), named.progress.position?.legal ?? [])
    const isOfIt = ({ labels }: Meant) =>
      labels.some((one) => hasThingOf(clause.slice(0, index), one))
    if (reading.reads !== 'moves' || !reading.isNamed || !reading.meant.every(isOfIt)) continue
    const [only, ...others] = reading.meant
    return only && others.length === 0 && reading.isSure
      ? choose(only, null, clause.slice(index), named.progress)
      : failed(named.progress, reading.meant)
  }
  return step
}

/** Tells whether a name has a thing that is named in a text: both are about the sawmill. */
function hasThingOf(text: string, label: string): boolean {
  const { main } = labelOf(label)
  const isThing = (word: string) =>
    numberOf(word) === null && !(isHarmless(word) || isVerb(word) || isGeneralNoun(word))
  return plainWords(text).some((word) => isThing(word) && fitOf(word, main) > 0)
}

/** Reads one move in words at the position reached. */
function readMove(clause: string, joint: Joint, progress: Progress, known: Known): Step {
  const { position, chosen } = progress
  if (joint === 'bracket' && isOfLast(clause, progress)) return { is: 'done', progress }
  const legal = position?.legal ?? []
  const reading = readClause(clause, legal)
  if (reading.reads === 'moves') {
    const [only, ...others] = reading.meant
    const isClear = only && others.length === 0 && reading.isSure
    // “… and complete it” is about the move before, though another may be completed, too.
    if (isClear && isOfLast(clause, progress) && !isWholeName(clause, only))
      return { is: 'done', progress }
    return isClear
      ? choose(only, null, clause, progress)
      : isSaidAlready(clause, progress)
        ? { is: 'done', progress }
        : reading.isNamed || !plainWords(clause).some(isKind)
          ? failed(progress, reading.meant)
          : readAside(clause, joint, progress, known)
  }
  const [bound, ...free] = legal
  const goesOn = chosen.length > 0 && bound && free.length === 0
  if (goesOn) {
    const step = readMove(clause, joint, advance(bound, null, progress), known)
    if (step.is === 'done' && step.progress.chosen.length > chosen.length + 1) return step
  }
  if (isSaidAlready(clause, progress)) return { is: 'done', progress }
  if (reading.reads === 'mismatch') return failed(progress, reading.nearest)
  return readAside(clause, joint, progress, known)
}

/** Tells whether a clause has but words of the turn that was named last: “Freemason (new pile)”. */
function isOfLast(clause: string, { chosen }: Progress): boolean {
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
function isWholeName(clause: string, { labels }: Meant): boolean {
  const words = plainWords(clause)
  return labels.some((label) =>
    contentOf(labelOf(label), isHarmless).every((word) => fitOf(word, words) > 0),
  )
}

/** Tells whether a clause names a turn that is chosen already. */
function isSaidAlready(clause: string, progress: Progress): boolean {
  const { chosen } = progress
  if (isPartOfLast(clause, progress)) return true
  const reading = readClause(
    clause,
    chosen.map(({ meant }) => meant),
  )
  const named = chosen.flatMap(({ meant }) => meant.labels.flatMap((one) => labelOf(one).words))
  const isMore = (word: string) =>
    !(isHarmless(word) || isKind(word) || isVerb(word)) && fitOf(word, named) === 0
  return reading.reads === 'moves' && reading.isSure && !plainWords(clause).some(isMore)
}

function choose(meant: Meant, number: number | null, clause: string, progress: Progress): Step {
  if (progress.position === null || progress.isRegretted) return failed(progress)
  const last = clause.match(/\d+/g)?.length === 1 ? clause : null
  return { is: 'done', progress: { ...advance(meant, number, progress), last } }
}
