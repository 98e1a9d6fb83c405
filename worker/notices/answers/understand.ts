/** The wish in an answer to a letter. Pure: it knows the words, and neither rules nor mail. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { type Meant, readClause } from './clause.ts'
import { clausesOf, isThen, sentencesOf } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import {
  isDoubt,
  isFilling,
  isNumbering,
  isRetracting,
  isVerb,
  numberOf,
  phrases,
  placeOf,
} from './vocabulary.ts'

export type { Meant } from './clause.ts'

/** How the table stands after some moves. */
export interface Position {
  /** Everything that is legal, by its first move, with what is bound to follow. */
  readonly legal: ReadonlyArray<Meant>
  /** The position after one move; `null` where only the table can tell it. */
  after(move: TurnMoves[number]): Position | null
}

/** What is known when an answer is read. */
export interface Known {
  /** The turns of the letter's list. */
  readonly listed: ReadonlyArray<Meant>
  /** The table now; `null` where nothing is asked of the reader. */
  readonly position: Position | null
  /** Somebody waits for a yes or no. */
  readonly isAsked: boolean
  /** Number of the list that a yes stands for, from 1; `null` for none. */
  readonly proposed: number | null
}

export type Wish =
  | { readonly wish: 'none' }
  /** Takes the last turn back. */
  | { readonly wish: 'undo' }
  | { readonly wish: 'help' }
  /** Asks for all legal moves. */
  | { readonly wish: 'list' }
  /** Says whether somebody else may have their turn back. */
  | { readonly wish: 'consent'; readonly yes: boolean }
  /** Numbers of the list, from 1, in their order. */
  | { readonly wish: 'numbers'; readonly numbers: ReadonlyArray<number> }
  | { readonly wish: 'moves'; readonly moves: TurnMoves }
  /** One turn that was not said clearly, or several that could be meant. */
  | { readonly wish: 'unsure'; readonly turns: ReadonlyArray<TurnMoves> }
  | { readonly wish: 'unknown'; readonly text: string }

/** What an answer comes to. `talk` is there beside any wish. */
export interface Understood {
  readonly talk: string | null
  readonly wish: Wish
}

/** The longest text that is looked through for moves, in characters. */
const longest = 600
/** Most turns that are offered where several could be meant. */
const mostOffered = 6

/**
 * Reads the lines of an answer. All that has words of a move must be clearly said, in the order in which it can be played;
 * otherwise the wish is `unsure` or `unknown`. What is known is asked for only where it is needed.
 */
export function understand(lines: ReadonlyArray<string>, known: () => Known): Understood {
  const { talk, sentences } = sentencesOf(lines)
  const text = sentences.join(' ')
  if (sentences.length === 0) return { talk, wish: { wish: 'none' } }
  const unknown: Wish = { wish: 'unknown', text: text.length > 80 ? `${text.slice(0, 79)}…` : text }
  if (text.length > longest) return { talk, wish: unknown }
  return { talk, wish: requestIn(sentences, known) ?? turnIn(sentences, known()) ?? unknown }
}

/** Tells whether a label has just these words. */
const isCalled = (label: string, words: string) => plainWords(label).join(' ') === words

/** A request that is no turn; `null` where there is none. */
function requestIn(sentences: ReadonlyArray<string>, known: () => Known): Wish | null {
  const clauses = sentences.flatMap((sentence) => (clausesOf(sentence)[0] ?? []).map(plainWords))
  for (const wish of ['undo', 'help', 'list'] as const)
    if (isRequest(clauses, phrases[wish])) return { wish }
  const yes = consentIn(clauses.flat())
  if (yes === null) return null
  const { isAsked, proposed, position } = known()
  if (isAsked) return { wish: 'consent', yes }
  if (proposed !== null) return yes ? { wish: 'numbers', numbers: [proposed] } : { wish: 'list' }
  const words = plainWords(sentences.join(' ')).join(' ')
  const called = position?.legal.find(({ labels }) => labels.some((one) => isCalled(one, words)))
  return called ? { wish: 'moves', moves: called.moves } : { wish: 'consent', yes }
}

/** Tells whether a clause is one of some phrases, and no other clause may be a move. */
function isRequest(
  clauses: ReadonlyArray<ReadonlyArray<string>>,
  all: ReadonlyArray<string>,
): boolean {
  const isPhrase = (words: ReadonlyArray<string>) => {
    const { count, left } = takeOut(words, all)
    return count > 0 && left.every((word) => isSoft(word) || isVerb(word))
  }
  const others = clauses.filter((words) => !isPhrase(words)).flat()
  return clauses.some(isPhrase) && !others.some((word) => isVerb(word) || numberOf(word) !== null)
}

/** Tells whether a word changes nothing about what is said. */
const isSoft = (word: string) => isFilling(word) && !isDoubt(word) && numberOf(word) === null

/** A yes or a no with nothing but friendly words beside it; `null` for any other text. */
function consentIn(words: ReadonlyArray<string>): boolean | null {
  const yes = takeOut(words, phrases.yes)
  const no = takeOut(words, phrases.no)
  const both = takeOut(
    words,
    [...phrases.yes, ...phrases.no].sort((a, b) => b.length - a.length),
  )
  if (both.count === 0 || !both.left.every(isSoft)) return null
  // "No problem" has a no in it, and "I do not agree" a yes.
  if (takeOut(yes.left, phrases.no).count === 0) return yes.count > 0
  return takeOut(no.left, phrases.yes).count === 0 ? false : null
}

/** A turn that was named; `number`: its place in the list, if it was named by that. */
interface Chosen {
  readonly meant: Meant
  readonly number: number | null
}

/** What has been understood so far. */
interface Progress {
  readonly position: Position | null
  readonly chosen: ReadonlyArray<Chosen>
  /** The clause before, where it has one number. */
  readonly last: string | null
}

/** A failure names the turns that may have been meant. */
type Step =
  | { readonly is: 'done'; readonly progress: Progress }
  | { readonly is: 'failed'; readonly meant: ReadonlyArray<Meant> }

const failed = (meant: ReadonlyArray<Meant> = []): Step => ({ is: 'failed', meant })

/** A turn in numbers or words; `null` where nothing of one is said. */
function turnIn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const numbers = numbersIn(plainWords(sentences.join(' ')))
  if (numbers) return { wish: 'numbers', numbers }
  let progress: Progress = { position: known.position, chosen: [], last: null }
  for (const sentence of sentences) {
    const step = readSentence(sentence, progress, known)
    if (step.is === 'failed') return offer(step.meant, progress, sentences, known)
    progress = step.progress
  }
  const { chosen } = progress
  if (chosen.length === 0) return null
  const places = chosen.flatMap(({ number }) => number ?? [])
  return places.length === chosen.length
    ? { wish: 'numbers', numbers: places }
    : { wish: 'moves', moves: movesOf(progress) }
}

/** Offers what may have been meant; a turn of the list, where the whole text names one. */
function offer(
  meant: ReadonlyArray<Meant>,
  progress: Progress,
  sentences: ReadonlyArray<string>,
  { listed }: Known,
): Wish | null {
  const reading = readClause(sentences.join(' '), listed)
  const [only] = reading.reads === 'moves' && reading.isSure ? reading.meant : []
  // Single moves were looked for among the legal ones.
  if (only && only.moves.length > 1 && reading.reads === 'moves' && reading.meant.length === 1)
    return { wish: 'moves', moves: only.moves }
  if (meant.length === 0 || meant.length > mostOffered) return null
  const before = progress.chosen.flatMap(({ meant: { moves }, number }) =>
    number !== null ? moves : moves.slice(0, 1),
  )
  return { wish: 'unsure', turns: meant.map(({ moves }) => [...before, ...moves]) }
}

/** The moves that were chosen; only the last turn goes on with what is bound to follow. */
const movesOf = ({ chosen }: Progress): TurnMoves =>
  chosen.flatMap(({ meant: { moves }, number }, i) =>
    number !== null || i === chosen.length - 1 ? moves : moves.slice(0, 1),
  )

/** What may stand beside the place of a turn in the list. */
const besidePlaces = new Set(
  plainWords(
    'the der die das den le la l please bitte stp svp merci danke thanks s il te vous plaît',
  ),
)

/** The numbers of the list in a text that says nothing else; `null` where it does. */
function numbersIn(words: ReadonlyArray<string>): number[] | null {
  const telling = words.filter((word) => !isSoft(word))
  const numbers = telling.flatMap((word) => numberOf(word) ?? [])
  if (numbers.length > 0 && numbers.length === telling.length) return numbers
  const beside = words.filter((word) => !besidePlaces.has(word) && !isNumbering(word))
  const places = beside.filter((word) => beside.length === 1 || word !== 'one').map(placeOf)
  const [place = null] = places
  return place !== null && places.every((one) => one === place) ? [place] : null
}

const asksKindly = new Set(
  plainWords(
    'can could would may kann kannst könnt könntest könntet darf peux pourrais pouvez pourriez puis',
  ),
)

function readSentence(sentence: string, progress: Progress, known: Known): Step {
  const words = plainWords(sentence)
  const isRetracted = progress.chosen.length > 0 && isRetracting(words[0] ?? '')
  const isAsking = sentence.trim().endsWith('?') && !words.some((word) => asksKindly.has(word))
  let worst: Step | null = null
  for (const clauses of waysOf(sentence, progress)) {
    const step = readClauses(clauses, progress, known)
    if (step.is === 'done') {
      const isNew = step.progress.chosen.length > progress.chosen.length
      if (isRetracted) return failed()
      return isNew && isAsking
        ? failed(step.progress.chosen.slice(-1).map(({ meant }) => meant))
        : step
    }
    if (worst === null || (worst.is === 'failed' && worst.meant.length === 0)) worst = step
  }
  return worst ?? failed()
}

/** Ways to part a sentence: as a whole where it is the name of a move, else the finest first. */
function waysOf(sentence: string, { position }: Progress): string[][] {
  const written = plainWords(sentence).join(' ')
  const isName = position?.legal.some(({ labels }) =>
    labels.some((label) => isCalled(label, written)),
  )
  return isName ? [[sentence]] : clausesOf(sentence)
}

function readClauses(clauses: ReadonlyArray<string>, from: Progress, known: Known): Step {
  let progress = from
  for (const clause of clauses) {
    const step = readOne(clause, progress, known)
    if (step.is === 'failed') return step
    progress = step.progress
  }
  return { is: 'done', progress }
}

function readOne(clause: string, progress: Progress, known: Known): Step {
  const words = plainWords(clause)
  const numbers = words.flatMap((word) => numberOf(word) ?? [])
  const [number] = numbers
  const listed = numbers.length === 1 ? known.listed[(number ?? 0) - 1] : undefined
  const isBare = words.every((word) => isSoft(word) || isVerb(word) || numberOf(word) !== null)
  const isOfList = isBare && words.some((word) => isNumbering(word))
  if (numbers.length === 1 && isBare && progress.last !== null && !isOfList) {
    const carried = progress.last.replace(/\d+/, `${number}`)
    return readMove(carried, progress)
  }
  const isNumber = numbersIn(words) !== null
  if (listed && (isOfList || isNumber)) return choose(listed, number ?? null, clause, progress)
  const step = readMove(clause, progress)
  if (!listed || isSaidAlready(clause, progress)) return step
  if (step.is === 'failed') {
    const named = readClause(clause.replace(/\b\d+\b/g, ' '), [listed])
    const isNamed = isBare || (named.reads === 'moves' && named.isSure)
    return isNamed ? choose(listed, number ?? null, clause, progress) : step
  }
  // A bare number that is the place of one turn and part of another's name could be either.
  const chosen = step.progress.chosen.at(-1)?.meant
  const isOther = chosen !== undefined && !same(chosen.moves, listed.moves)
  return isBare && isOther ? failed([listed, chosen]) : step
}

/** Reads one move in words at the position reached. */
function readMove(clause: string, progress: Progress): Step {
  const { position, chosen } = progress
  const legal = position?.legal ?? []
  const reading = readClause(clause, legal)
  if (reading.reads === 'moves') {
    const [only, ...others] = reading.meant
    return only && others.length === 0 && reading.isSure
      ? choose(only, null, clause, progress)
      : failed(reading.meant)
  }
  const [bound, ...free] = legal
  const goesOn = chosen.length > 0 && bound && free.length === 0
  if (goesOn) {
    const step = readMove(clause, advance(bound, null, progress))
    if (step.is === 'done' && step.progress.chosen.length > chosen.length + 1) return step
  }
  if (isSaidAlready(clause, progress)) return { is: 'done', progress }
  if (reading.reads === 'mismatch') return failed(reading.nearest)
  // What comes after hidden pieces must wait: the turn up to there is offered.
  if (position === null && chosen.length > 0 && reading.isTelling) return failed([noMore])
  if (isThen(clause) && reading.isTelling) return failed()
  const words = plainWords(clause)
  const hasNumber = words.length <= mostBeside && words.some((word) => numberOf(word) !== null)
  return reading.isRequest || hasNumber ? failed() : { is: 'done', progress }
}

/** A clause of so few words with a number is about the list. */
const mostBeside = 4

/** Tells whether a clause names a turn that is chosen already. */
function isSaidAlready(clause: string, { chosen }: Progress): boolean {
  const reading = readClause(
    clause,
    chosen.map(({ meant }) => meant),
  )
  return reading.reads === 'moves' && reading.isSure
}

const noMore: Meant = { moves: [], labels: [] }

function choose(meant: Meant, number: number | null, clause: string, progress: Progress): Step {
  if (progress.position === null) return failed()
  return {
    is: 'done',
    progress: { ...advance(meant, number, progress), last: withNumber(clause) },
  }
}

const withNumber = (clause: string): string | null =>
  clause.match(/\d+/g)?.length === 1 ? clause : null

function advance(meant: Meant, number: number | null, { position, chosen }: Progress): Progress {
  const moves = number !== null ? meant.moves : meant.moves.slice(0, 1)
  return {
    position: moves.reduce<Position | null>(
      (reached, move) => reached?.after(move) ?? null,
      position,
    ),
    chosen: [...chosen, { meant, number }],
    last: null,
  }
}
