/** One clause of an answer, read as a move at the position reached: by a number of the list, or in words. */
import { same } from '../../games/kernel/index.ts'
import { readAllOf } from './all-of.ts'
import { hasMore, isEnd, isRemark, isTalk, readAside } from './asides.ts'
import { type Meant, readClause } from './clause.ts'
import { fitOf, isSide, isThing, labelOf } from './label.ts'
import { isAdded, isOfLast, isSaidAlready, isWholeName } from './last.ts'
import { isOfName } from './number-in-name.ts'
import { isBesideNumbers, numbersIn } from './numbers.ts'
import { mostOffered } from './offers.ts'
import { readOpened } from './opened.ts'
import { advance, failed, type Progress, type Step } from './progress.ts'
import { isAboutSame, partedAtPlace, withoutPronoun } from './pronouns.ts'
import type { Joint } from './sentences.ts'
import { isSpace, plainWords, takeOut } from './spelling.ts'
import type { Known } from './wish.ts'
import {
  closing,
  contented,
  isHarmless,
  isKind,
  isPlacing,
  isSparse,
  polite,
} from './words-beside.ts'
import { itIsFinished } from './words-of-evidence.ts'
import { isEnding, isPassing, isRound, isVerb } from './words-of-moves.ts'
import { isCounted, isNumbering, isOfDice, numberOf } from './words-of-numbers.ts'

/** Reads a clause on from the progress made: the end of the turn, a number, or a move in words. */
export function readOne(clause: string, joint: Joint, progress: Progress, known: Known): Step {
  const words = plainWords(clause)
  const headed = readHeaded(clause, joint, progress, known)
  if (headed) return headed
  if (progress.chosen.length > 0 && isRemark(words)) return { is: 'done', progress }
  const all = readAllOf(clause, progress, known)
  if (all) return all
  const isClosing = isSaid(words, ends) || isResult(words)
  if (progress.chosen.length > 0 && isResult(words)) return { is: 'done', progress }
  if (progress.chosen.length > 0 && (isClosing || isEnd(words))) {
    const end = finish(words, joint, progress, known, isClosing)
    if (isClosing || end.is === 'done') return end.is === 'done' ? end : { is: 'done', progress }
  }
  const isClosed = isSaid(words, closing)
  if (isClosed || isResult(words)) {
    const end = readEnd(words, joint, progress, known)
    const isOpen = known.proposed !== null || known.isAsked
    if (end.is === 'done' && isClosed && !isOpen) return end
    if (end.is === 'done')
      return failed(
        progress,
        end.progress.chosen.map(({ meant }) => meant),
      )
  }
  const counted = words.flatMap((word) => numberOf(word) ?? [])
  const isOfRows = progress.chosen.every((one) => one.number !== null)
  // “The second one, then end my turn” is a place in the list.
  const numbers = counted.length > 0 || !isOfRows ? counted : (numbersIn(words) ?? [])
  const [number] = numbers
  const listed = numbers.length === 1 ? known.listed[(number ?? 0) - 1] : undefined
  const isBare =
    !words.some(isOfDice) && words.every((word) => numberOf(word) !== null || isBesideNumbers(word))
  const isOfList = isBare && words.some((word) => isNumbering(word))
  if (numbers.length === 1 && isBare && progress.last !== null && !isOfList)
    return readMove(progress.last.replace(/\d+/, `${number}`), joint, progress, known)
  const led = numbers.length === 1 && isBare && !isOfList ? endsOfLast(progress) : []
  if (led.length > 0) return led.includes(`${number}`) ? { is: 'done', progress } : failed(progress)
  const isNamed = isOfName(clause, progress.position)
  const isNumber = !isNamed && numbersIn(words) !== null
  if (listed && (isOfList || isNumber)) return choose(listed, number ?? null, clause, progress)
  const isMore = (joint === 'and' || joint === 'then') && !words.some(isPassing)
  const more = isMore ? withoutEnd(progress, known) : null
  const further = more && readPlaced(clause, joint, more, known)
  if (further?.is === 'done' && further.progress.chosen.length > 1) return further
  const step = readPlaced(clause, joint, progress, known)
  if (listed && isSameAs(listed, step, words))
    return choose(listed, number ?? null, clause, progress)
  if (!listed || isNamed || isSaidAlready(clause, joint, progress)) return step
  const found = step.is === 'done' ? step.progress.chosen.at(progress.chosen.length) : undefined
  if (found === undefined)
    return (isBare && step.is === 'failed') || isHeading(clause, listed, progress, known)
      ? choose(listed, number ?? null, clause, progress)
      : step
  // A bare number that is the place of one turn and part of another's name could be either.
  const isOther = !same(found.meant.moves, listed.moves)
  const isOfSpace = words.some((word) => isCounted(word) && !isNumbering(word))
  return isBare && isOther && !isOfSpace ? failed(progress, [listed, found.meant]) : step
}

/** Tells whether a number is that of a turn of the list and part of its name: “explore 1”. */
const isSameAs = (listed: Meant, step: Step, words: ReadonlyArray<string>): boolean =>
  step.is === 'failed' &&
  step.meant.length === 1 &&
  listed.parts?.length === 1 &&
  same(step.meant[0]?.moves[0], listed.moves[0]) &&
  !words.some(isOfDice) &&
  words.every((word) => numberOf(word) !== null || isHarmless(word) || isVerb(word))

/** Outcome of a move by itself: it ends no turn. */
const result = new RegExp(`^${itIsFinished}$`, 'u')

const isResult = (words: ReadonlyArray<string>): boolean => result.test(words.join(' '))

/** All phrases that end a turn behind a move. */
const ends = [...closing, ...contented]

/** Reads a number of the list with the end of the turn behind its full stop, “3. Over to you”; `null` for any other clause. */
function readHeaded(clause: string, joint: Joint, progress: Progress, known: Known): Step | null {
  const [, number = '', rest = ''] = /^\W*(\d+)\s*[.:)–-](.+)$/u.exec(clause) ?? []
  const words = plainWords(rest)
  if (!isEnd(takeOut(words, polite).left) && !isSaid(words, ends)) return null
  const step = readOne(number, joint, progress, known)
  return step.is === 'done' ? readOne(rest, 'then', step.progress, known) : step
}

/** Tells whether words are one of some phrases, with nothing that matters beside it. */
function isSaid(words: ReadonlyArray<string>, all: ReadonlyArray<string>): boolean {
  const { count, left } = takeOut(words, all)
  return count > 0 && takeOut(left, polite).left.every(isSparse)
}

/** The end of the turn; of the round, where that is said. */
const readEnd = (
  words: ReadonlyArray<string>,
  joint: Joint,
  progress: Progress,
  known: Known,
): Step => readMove(words.some(isRound) ? 'end the round' : 'end', joint, progress, known)

/** The end of the turn, or else of the deed that goes on: “finish with 2 customers”. */
function finish(
  words: ReadonlyArray<string>,
  joint: Joint,
  progress: Progress,
  known: Known,
  isClosing: boolean,
): Step {
  const end = readEnd(words, joint, progress, known)
  const ends = (progress.position?.legal ?? []).filter(({ labels: [label = ''] }) => {
    const [verb = '', ...verbs] = labelOf(label).main.filter(isVerb)
    // “Nothing else” leaves no building unused that was not spoken of.
    return isEnding(verb) && (!isClosing || verbs.every(isEnding))
  })
  const [only] = ends
  return end.is === 'done' || !only || ends.length > 1 ? end : choose(only, null, '', progress)
}

/** The progress before the end of the turn, where a row of the list alone was named: what follows goes on from there. */
function withoutEnd({ chosen: [row, ...others] }: Progress, { position }: Known): Progress | null {
  const { moves = [], parts = [] } = row?.meant ?? {}
  if (!row || row.number === null || others.length > 0 || parts.length === moves.length) return null
  const meant = { ...row.meant, moves: moves.slice(0, parts.length) }
  const start = { position, chosen: [], last: null, isRegretted: false, isEnded: false }
  return advance(meant, row.number, start)
}

/** The number to which a move leads that was named without it just now, in each language: “turn the first die: 2”. */
const endsOfLast = ({ chosen, last }: Progress): ReadonlyArray<string> => {
  const named = last === null ? chosen.at(-1) : undefined
  if (named?.number !== null) return []
  return named.meant.labels.flatMap((label) => {
    const numbers = labelOf(label).main.filter((word) => numberOf(word) !== null)
    return numbers.length > 1 ? (numbers.at(-1) ?? []) : []
  })
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
    if (index === 0 || !plainWords(word).some((one) => isPlacing(one) || isSide(one))) continue
    const named = readMove(clause.slice(0, index), joint, progress, known)
    const [move, ...more] = named.progress.chosen.slice(progress.chosen.length)
    if (named.is !== 'done' || !move || more.length > 0) continue
    const reading = readClause(clause.slice(index), named.progress.position?.legal ?? [])
    const isOfIt = ({ labels }: Meant) =>
      labels.some((one) => hasThingOf(clause.slice(0, index), one) || hasSpace(one))
    if (reading.reads !== 'moves' || !reading.isNamed || !reading.meant.every(isOfIt)) continue
    const [only, ...others] = reading.meant
    return only && others.length === 0 && reading.isSure
      ? choose(only, null, clause.slice(index), named.progress)
      : failed(named.progress, reading.meant)
  }
  return readWithPlace(clause, joint, progress, known) ?? step
}

/** Reads a thing and another in its place: “the stables with the cottage underneath”; `null` for any other clause. */
function readWithPlace(
  clause: string,
  joint: Joint,
  progress: Progress,
  known: Known,
): Step | null {
  const [thing, other] = partedAtPlace(clause) ?? []
  const step = thing === undefined ? null : readMove(thing, joint, progress, known)
  const isNew = step && step.progress.chosen.length > progress.chosen.length
  if (step?.is !== 'done' || !isNew || other === undefined) return null
  return readMove(other, 'and', step.progress, known)
}

/** Tells whether a name has a space of a board in it: nothing else comes there than what was named before. */
const hasSpace = (label: string): boolean => labelOf(label).main.some(isSpace)

/** Tells whether a name has a thing that is named in a text: both are about the sawmill. */
function hasThingOf(text: string, label: string): boolean {
  const { main } = labelOf(label)
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
    const beyond = isClear ? null : readBeyond(clause, reading.meant, progress)
    if (beyond) return beyond
    if (isClear && isOfOther(clause, only, progress)) return failed(progress, [only])
    if (isClear && hasMore(clause, only, known)) return failed(progress, [only])
    // “… and complete it” is about the move before, though another may be completed, too.
    if (
      isClear &&
      isOfLast(clause, progress) &&
      !isWholeName(clause, only) &&
      !isAdded(clause, progress)
    )
      return { is: 'done', progress }
    return isClear
      ? choose(only, null, clause, progress)
      : isSaidAlready(clause, joint, progress)
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
  const beyond = readBeyond(clause, [], progress)
  if (beyond) return beyond
  if (isSaidAlready(clause, joint, progress)) return { is: 'done', progress }
  if (reading.reads === 'mismatch') return failed(progress, reading.nearest)
  return readAside(clause, joint, progress, known)
}

/** Reads what is clear by the moves around a clause only: “under it”, or a deed that another move opens; `null` where nothing is. */
function readBeyond(clause: string, meant: ReadonlyArray<Meant>, progress: Progress): Step | null {
  const { position, chosen } = progress
  const last = chosen.at(-1)?.meant
  const rest = last ? withoutPronoun(clause) : null
  if (last && rest !== null) {
    const legal = position?.legal ?? []
    const reading = readClause(
      rest,
      legal.filter((one) => isAboutSame(one, last)),
    )
    const [only, ...others] = reading.reads === 'moves' ? reading.meant : []
    if (reading.reads === 'moves' && reading.isSure && only && others.length === 0)
      return choose(only, null, clause, progress)
  }
  const { opened, meant: several } = position ? readOpened(clause, position) : nothingOpened
  if (opened) {
    const step = choose(opened.opener, null, clause, progress)
    return step.is === 'done' ? choose(opened.deed, null, clause, step.progress) : step
  }
  const isOfAll = several.every(({ moves: [move] }) =>
    meant.some((one) => same(one.moves[0], move)),
  )
  return several.length > 1 && several.length <= mostOffered && isOfAll
    ? failed(progress, several)
    : null
}

/** Tells whether a clause puts something under “it”, and a move puts it elsewhere. */
function isOfOther(clause: string, meant: Meant, { chosen }: Progress): boolean {
  const last = chosen.at(-1)?.meant
  return last !== undefined && withoutPronoun(clause) !== null && !isAboutSame(meant, last)
}

const nothingOpened = { opened: null, meant: [] } as const

function choose(meant: Meant, number: number | null, clause: string, progress: Progress): Step {
  if (progress.position === null || progress.isRegretted) return failed(progress)
  const last = clause.match(/\d+/g)?.length === 1 ? clause : null
  return { is: 'done', progress: { ...advance(meant, number, progress), last } }
}
