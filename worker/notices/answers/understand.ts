/** The wish in an answer to a letter. Pure: it knows the words, and neither rules nor mail. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { type Meant, readClause } from './clause.ts'
import { clausesOf, isThen, sentencesOf } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import {
  aloneUndo,
  isDoubt,
  isNumbering,
  isRegret,
  isRetracting,
  isSparse,
  isTaking,
  isVerb,
  numberOf,
  phrases,
  placeOf,
  polite,
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

const isQuestion = (sentence: string): boolean => sentence.trim().endsWith('?')

/** Tells whether a label has just these words. */
const isCalled = (label: string, words: string) => plainWords(label).join(' ') === words

/** A request that is no turn; `null` where there is none. */
function requestIn(sentences: ReadonlyArray<string>, known: () => Known): Wish | null {
  const clauses = sentences.flatMap((sentence) => (clausesOf(sentence)[0] ?? []).map(plainWords))
  if (aloneUndo.includes(clauses.flat().join(' '))) return { wish: 'undo' }
  for (const wish of ['undo', 'help', 'list'] as const)
    if (isRequest(clauses, phrases[wish])) return { wish }
  // Back to the table and back a turn are one word in German and French: beside anything else it is asked what is meant.
  const isUndoMeant = clauses.some((words) => takeOut(words, phrases.undo).count > 0)
  if (isUndoMeant) return { wish: 'unknown', text: sentences.join(' ').slice(0, 80) }
  const yes = sentences.some(isQuestion) ? null : consentIn(clauses.flat())
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
    return count > 0 && takeOut(left, polite).left.every(isBesideRequest)
  }
  const others = clauses.filter((words) => !isPhrase(words)).flat()
  return clauses.some(isPhrase) && !others.some((word) => isVerb(word) || numberOf(word) !== null)
}

const besideRequests = new Set(
  plainWords(
    'i please pls sorry thanks thank would like to want can you my last move turn letzten meinen bitte danke noch mal das den zug svp stp merci pardon désolé dernier mon coup tour',
  ),
)

/** Tells whether a word may stand beside a request. */
const isBesideRequest = (word: string): boolean => besideRequests.has(word) || isSparse(word)

const besideConsents = new Set(
  plainWords(
    'please thanks thank you sorry of course i do that is fine by me mate hi hello friend bitte danke leider doch gern gerne das ist mir recht merci svp stp désolé désolée pardon moi je veux bien all everyone time this',
  ),
)

/** Tells whether a word may stand beside a yes or a no. */
const isBesideConsent = (word: string): boolean => besideConsents.has(word)

/** A yes or a no with nothing but friendly words beside it; `null` for any other text. */
function consentIn(words: ReadonlyArray<string>): boolean | null {
  const yes = takeOut(words, phrases.yes)
  const no = takeOut(words, phrases.no)
  const both = takeOut(
    words,
    [...phrases.yes, ...phrases.no].sort((a, b) => b.length - a.length),
  )
  if (both.count === 0 || !takeOut(both.left, polite).left.every(isBesideConsent)) return null
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
  /** Something was regretted since the last turn that was named. */
  readonly isRegretted: boolean
}

/** A failure names the turns that may have been meant. */
type Step =
  | { readonly is: 'done'; readonly progress: Progress }
  | { readonly is: 'failed'; readonly meant: ReadonlyArray<Meant> }

const failed = (meant: ReadonlyArray<Meant> = []): Step => ({ is: 'failed', meant })

/** A turn in numbers or words; `null` where nothing of one is said. */
function turnIn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const text = sentences.join(' ')
  const hasRange = /\d[-–.:/]\d/.test(text)
  const numbers = hasRange || sentences.some(isQuestion) ? null : numbersIn(plainWords(text))
  const isListed = numbers?.every((number) => known.listed[number - 1])
  // "Draft 4" may be a place on the board, where the list has no such number.
  const isTaken = plainWords(text).some(isTaking)
  if (numbers && (isListed || !isTaken)) return { wish: 'numbers', numbers }
  let progress: Progress = {
    position: known.position,
    chosen: [],
    last: null,
    isRegretted: false,
  }
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

/** Tells whether a word may stand beside the numbers of a list. */
const isBesideNumbers = (word: string): boolean =>
  isSparse(word) || isNumbering(word) || isTaking(word) || besideNumbers.has(word)

const besideNumbers = new Set(
  plainWords('the die den das le la thank hello hi hallo bonjour danach et puis'),
)

/** The numbers of the list in a text that says nothing else; `null` where it does. */
function numbersIn(words: ReadonlyArray<string>): number[] | null {
  const plain = takeOut(words, polite).left
  const numbers = plain.flatMap((word) => numberOf(word) ?? [])
  const others = plain.filter((word) => numberOf(word) === null)
  if (numbers.length > 0 && others.every(isBesideNumbers)) return numbers
  const one = words.indexOf('one')
  const isArticled = one > 0 || (one < 0 && words.some((word) => besidePlaces.has(word)))
  const beside = plain.filter((word) => !besidePlaces.has(word) && !isNumbering(word))
  const places = isArticled
    ? beside.filter((word) => beside.length === 1 || word !== 'one').map(placeOf)
    : []
  const [place = null] = places
  return place !== null && places.every((one) => one === place) ? [place] : null
}

/** Phrases of requests that look like questions. */
const asksKindly = ['could you', 'can you', 'kannst du', 'konntest du', 'peux tu', 'pourrais tu']

function readSentence(sentence: string, progress: Progress, known: Known): Step {
  const words = plainWords(sentence)
  const isRetracted = progress.chosen.length > 0 && isRetracting(words[0] ?? '')
  const isAsking = isQuestion(sentence) && takeOut(words, asksKindly).count === 0
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
  const isBare = words.every((word) => numberOf(word) !== null || isBesideNumbers(word))
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
    // "2: the carpenter" names the turn twice.
    const named = isHeaded.test(clause)
      ? readClause(clause.replace(/\b\d+\b/g, ' '), [listed])
      : null
    const isNamed = isBare || (named?.reads === 'moves' && named.isSure)
    return isNamed ? choose(listed, number ?? null, clause, progress) : step
  }
  // A bare number that is the place of one turn and part of another's name could be either.
  const chosen = step.progress.chosen.at(-1)?.meant
  const isOther = chosen !== undefined && !same(chosen.moves, listed.moves)
  return isBare && isOther ? failed([listed, chosen]) : step
}

/** A number before a name. */
const isHeaded = /^\W*\d+\s*[:.)–-]/

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
  const words = takeOut(plainWords(clause), polite).left
  const isAboutMore = words.some(
    (word) =>
      numberOf(word) !== null || (chosen.length > 0 && (isDoubt(word) || isRetracting(word))),
  )
  if (reading.isRequest || isAboutMore) return failed()
  const isRegretted = progress.isRegretted || (chosen.length > 0 && words.some(isRegret))
  return { is: 'done', progress: { ...progress, isRegretted } }
}

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
  if (progress.position === null || progress.isRegretted) return failed()
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
    isRegretted: false,
  }
}
