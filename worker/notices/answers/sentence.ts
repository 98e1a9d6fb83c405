/** One sentence of an answer: its parts, each read as a clause of its own or with those that follow it. */
import { isStranger, isTalk, readAside } from './asides.ts'
import { eachPlaced, sharedBy } from './both.ts'
import { eachCounted } from './counted.ts'
import { isCalled } from './label.ts'
import { numbersIn } from './numbers.ts'
import { readOne } from './one-move.ts'
import { failed, type Progress, type Step } from './progress.ts'
import { isPutAsSaid, isStackedAsSaid, isUnderAsSaid } from './pronouns.ts'
import { isKindRequest, isQuestion, type Part, partsOf } from './sentences.ts'
import { plainWords, wordsIn } from './spelling.ts'
import type { Known } from './wish.ts'
import { isHarmless, isKind, isRetracting } from './words-beside.ts'
import { finishedAside, itIsFinished } from './words-of-evidence.ts'
import { isGeneralNoun, isVerb } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

/** Most clauses that are looked at in one sentence. */
const mostReadings = 60

/** Reads a sentence of an answer on from the progress made. */
export function readSentence(written: string, progress: Progress, known: Known): Step {
  const shared = sharedBy(written)
  const apart = shared === null ? null : readApart(shared, progress, known)
  const isOfBoth = apart?.is === 'done' && apart.progress.chosen.length > progress.chosen.length + 1
  return isOfBoth ? apart : readApart(written, progress, known)
}

/** Reads a sentence as it stands. */
function readApart(written: string, progress: Progress, known: Known): Step {
  const cleared = withoutHeading(withoutResult(written))
  const { sentence, least } = eachCounted(eachPlaced(cleared), progress.position)
  const words = plainWords(sentence)
  if (progress.chosen.length > 0 && isRetracting(words[0] ?? '')) return failed(progress)
  const parts = partsOf(sentence)
  const isAsking = isQuestion(sentence) && !isKindRequest(sentence)
  const hasNumberAlone = parts.some(
    ({ from, to }) => numbersIn(plainWords(sentence.slice(from, to))) !== null,
  )
  const step = readParts({ sentence, parts, left: mostReadings }, 0, progress, known)
  if (step.is === 'failed' && !hasNumberAlone && isTalk(sentence, progress, known))
    return readAside(sentence, 'comma', progress, known)
  const added = step.progress.chosen.slice(progress.chosen.length).map(({ meant }) => meant)
  const isAsSaid = [isPutAsSaid, isStackedAsSaid, isUnderAsSaid].every((is) => is(sentence, added))
  if (!isAsSaid) return failed(progress)
  const isUnclear = (added.length > 0 && isAsking) || added.length < least
  return step.is === 'done' && isUnclear ? failed(step.progress) : step
}

const ordering = wordsIn(
  'last next letzter letztes letzte nächster nächstes dernier dernière prochain',
)

/** Outcome of a move, said behind it: “…, that is finished” ends no turn. */
const result = new RegExp(
  `(?<=\\p{L}.*)[,;]?\\s+(?:(?:and|und|et|then|dann)\\s+)?${itIsFinished}(?=\\s*[.!]?$)`,
  'iu',
)

const withoutResult = (sentence: string): string =>
  sentence.replace(finishedAside, '').replace(result, '')

/** A sentence without a heading that names no move: “last settler: the bank”. */
function withoutHeading(sentence: string): string {
  const [all = '', heading = ''] = /^([^:\d]{2,40})\s*:\s/u.exec(sentence) ?? []
  const words = plainWords(heading)
  const isHeading =
    words.some((word) => ordering.has(word)) &&
    words.every((word) => ordering.has(word) || isGeneralNoun(word) || isHarmless(word))
  return isHeading ? sentence.slice(all.length) : sentence
}

/** A sentence that is being read, and how many clauses may still be looked at. */
interface Reading {
  readonly sentence: string
  readonly parts: ReadonlyArray<Part>
  left: number
}

/** A clause that failed, unless a move was read in it. */
const unreadIn = (step: Step, clause: string, { chosen }: Progress) =>
  step.progress.chosen.length > chosen.length ? {} : { failing: clause }

type Failure = Extract<Step, { is: 'failed' }>

/** Tells whether a failure says more than another: what may have been meant, where nothing was chosen by its number before the other. */
const isBetter = (one: Failure, other: Failure): boolean =>
  other.meant.length === 0 &&
  !other.progress.chosen.some(({ number }) => number !== null) &&
  (one.meant.length > 0 || one.progress.chosen.length >= other.progress.chosen.length)

/** Reads a sentence from a part on: each part as a clause of its own, or with those that follow it. */
function readParts(reading: Reading, at: number, progress: Progress, known: Known): Step {
  const { sentence, parts } = reading
  const part = parts[at]
  if (!part) return { is: 'done', progress }
  let worst: Failure | null = null
  for (const end of endsFrom(reading, at, progress)) {
    if (--reading.left < 0) break
    const clause = sentence.slice(part.from, parts[end]?.to)
    const step = readOne(clause, part.joint, progress, known)
    const all =
      step.is === 'done'
        ? readParts(reading, end + 1, step.progress, known)
        : { ...step, ...unreadIn(step, clause, progress), rest: sentence.slice(parts[end]?.to) }
    // “The gatehouse and the bank as gold” is no bank alone.
    const isLost =
      parts[end + 1]?.joint === 'and' &&
      isStranger(clause) &&
      step.progress.chosen.length === progress.chosen.length &&
      all.progress.chosen.length > progress.chosen.length
    if (isLost) return failed(all.progress)
    if (all.is === 'done') return all
    if (worst === null || isBetter(all, worst)) worst = all
  }
  return worst ?? failed(progress)
}

const anothers =
  /^\s*(?:also\s+|auch\s+|aussi\s+)?(?:the\s+(?:one|other)|d(?:en|ie|as)\s+(?:mit|ander\p{L}*)|celui|celle|l['’]autre)(?!\p{L})/iu

/** Tells whether a clause is about another thing of the same kind as one before it: “the customer with beer and the one with a scroll”. */
const isOfAnother = (clause: string, before: string): boolean => {
  const words = plainWords(before)
  return (
    anothers.test(clause) ||
    plainWords(clause).some(
      (word) => isGeneralNoun(word) && !isNumber(word) && words.includes(word),
    )
  )
}

/** Possible ends of a clause that begins at a part: a whole name first, else the nearest end. Text after a `then` is another move. */
function endsFrom({ sentence, parts }: Reading, at: number, { position }: Progress): number[] {
  const clauseOf = (i: number) => sentence.slice(parts[i]?.from, parts[i]?.to)
  const isVerbOnly = (i: number) =>
    plainWords(clauseOf(i)).every((word) => isVerb(word) || isHarmless(word) || isKind(word))
  const next = parts.findIndex(
    ({ joint }, i) =>
      i > at &&
      ((joint === 'then' && !(i === at + 1 && isVerbOnly(at))) ||
        (joint === 'and' && isOfAnother(clauseOf(i), clauseOf(at)))),
  )
  const ends = parts.map((_, i) => i).slice(at, next < 0 ? parts.length : next)
  const isName = (end: number) => {
    const text = sentence.slice(parts[at]?.from, parts[end]?.to)
    return position?.legal.some(({ labels }) => labels.some((label) => isCalled(label, text)))
  }
  const names = ends.filter(isName)
  return [...names.reverse(), ...ends.filter((end) => !names.includes(end))]
}
