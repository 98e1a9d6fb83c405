/** Requests in an answer that are no turn. */
import { isCalled } from './label.ts'
import { clausesOf, isQuestion, partsOf } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { contented, isDoubt, isPuttingOff, isSparse, polite } from './words-beside.ts'
import { isVerb } from './words-of-moves.ts'
import { numberOf } from './words-of-numbers.ts'
import {
  aloneUndo,
  dismay,
  isPart,
  isRefusing,
  mistaken,
  phrases,
  pointing,
  requestWords,
  undoWords,
} from './words-of-requests.ts'
import { chosenBy } from './yes-or-no.ts'

/** A request that is no turn; `null` where there is none. */
export function requestIn(sentences: ReadonlyArray<string>, known: () => Known): Wish | null {
  const clauses = clausesOf(sentences)
    .map((clause) => takeOut(plainWords(clause), mistaken).left)
    .filter((words) => words.length > 0)
  if (aloneUndo.includes(takeOut(clauses.flat(), dismay).left.join(' ')))
    return { wish: 'undo', rest: [], asksMore: false }
  const part = partIn(clauses.flat())
  if (part !== null) return { wish: 'list', part }
  const rest = restOfUndo(sentences)
  if (isRequest(clauses, phrases.undo))
    return { wish: 'undo', rest: rest?.rest ?? [], asksMore: false }
  for (const wish of ['help', 'list'] as const)
    if (isRequest(clauses, phrases[wish])) return { wish }
  // Back to the table and back a turn are one word in German and French: beside anything else it is asked what is meant.
  const isUndoMeant = clauses.some((words) => takeOut(words, phrases.undo).count > 0)
  if (rest?.isPlain && known().isTold) return { wish: 'undo', rest: rest.rest, asksMore: true }
  if (isUndoMeant) return { wish: 'unknown', text: sentences.join(' ').slice(0, 80) }
  if (sentences.some(isQuestion)) return null
  const said = clauses.flat()
  const yes = consentIn(said)
  if (yes === null && !isPointing(said)) return null
  const { isAsked, proposed, position } = known()
  if (yes === null)
    return proposed === null || isAsked ? null : { wish: 'numbers', numbers: [proposed] }
  if (isAsked) return { wish: 'consent', yes }
  if (proposed !== null) return yes ? { wish: 'numbers', numbers: [proposed] } : { wish: 'list' }
  const text = sentences.join(' ')
  const called = position?.legal.find(({ labels }) => labels.some((one) => isCalled(one, text)))
  if (called) return { wish: 'moves', moves: called.moves }
  return chosenBy(yes, position) ?? { wish: 'consent', yes }
}

/** The part of the list that words ask for; `null`: they say more than that, or less. */
function partIn(words: ReadonlyArray<string>): number | null {
  const { count, left } = takeOut(words, phrases.list)
  const others = left.filter((word) => !isBesideRequest(word) && !isPart(word))
  return count > 0 && others.length === 1 ? numberOf(others[0] ?? '') : null
}

/** Tells whether a clause is one of some phrases, and no other clause may be a move. */
function isRequest(
  clauses: ReadonlyArray<ReadonlyArray<string>>,
  all: ReadonlyArray<string>,
): boolean {
  const isOne = (words: ReadonlyArray<string>) => isPhrase(words, all)
  const others = clauses.filter((words) => !isOne(words))
  const isMove = (word: string) => isVerb(word) || numberOf(word) !== null
  return clauses.some(isOne) && !others.some((words) => isAgainst(words) || words.some(isMove))
}

/** Tells whether words are one of some phrases, with nothing but friendly words beside it. */
function isPhrase(words: ReadonlyArray<string>, all: ReadonlyArray<string>): boolean {
  const { count, left } = takeOut(words, all)
  return count > 0 && takeOut(left, polite).left.every(isBesideRequest)
}

/** Tells whether a clause begins with a no, a choice or a condition: “undo, if Bob agrees”. */
function isAgainst(words: ReadonlyArray<string>): boolean {
  const word = words.find((one) => one !== 'only' && one !== 'nur') ?? ''
  return isDoubt(word) || isPuttingOff(word) || isRefusing(word)
}

/** Sentences behind the words that take a turn back: “undo please! I meant the mason”. `isPlain`: these can mean nothing else. */
function restOfUndo([first = '', ...others]: ReadonlyArray<string>) {
  const parts = partsOf(first)
  const clauses = parts.map(
    ({ from, to }) => takeOut(plainWords(first.slice(from, to)), mistaken).left,
  )
  const at = clauses.findIndex((words) => isPhrase(words, phrases.undo))
  const isPlain = clauses[at]?.some((word) => undoWords.has(word)) ?? false
  const isFirst = clauses.slice(0, Math.max(at, 0)).every((words) => words.every(isBesideRequest))
  const next = parts[at + 1]
  const rest = [...(next ? [first.slice(next.from)] : []), ...others]
  const said = clausesOf(rest).map(plainWords)
  return at >= 0 && isFirst && !isQuestion(first) && !said.some(isAgainst)
    ? { rest, isPlain }
    : null
}

const besideRequests = new Set(
  plainWords(
    'i this just on peut je peux puis est ce que man kann ich können wir could we oh oops oups ups please pls sorry thanks thank would like to want can you my last move turn letzten meinen bitte danke noch mal das den zug svp stp merci pardon désolé dernier mon coup tour once more again oops nochmal einmal encore une fois',
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
export const isBesideConsent = (word: string): boolean => besideConsents.has(word)

const consents = [...phrases.yes, ...phrases.no].sort((a, b) => b.length - a.length)

/** A yes or a no with nothing but friendly words beside it; `null` for any other text. */
function consentIn(words: ReadonlyArray<string>): boolean | null {
  const yes = takeOut(words, phrases.yes)
  const no = takeOut(words, phrases.no)
  const both = takeOut(words, consents)
  if (both.count === 0 || !takeOut(both.left, polite).left.every(isBesideConsent)) return null
  // "No problem" has a no in it, and "I do not agree" a yes.
  if (takeOut(yes.left, phrases.no).count === 0) return yes.count > 0
  return takeOut(no.left, phrases.yes).count === 0 ? false : null
}

const agreeing = [...phrases.yes, ...pointing].sort((a, b) => b.length - a.length)

/** Tells whether words mean what was asked about: “that one”, “sure, do it”. */
function isPointing(words: ReadonlyArray<string>): boolean {
  if (contented.includes(words.join(' '))) return true
  const { count, left } = takeOut(words, agreeing)
  return (
    count > 0 && takeOut(left, polite).left.every((word) => isSparse(word) || isBesideConsent(word))
  )
}

/** The list, where a no with whatever behind it stands against what was asked about; only where nothing else was understood. */
export function refusalIn(
  sentences: ReadonlyArray<string>,
  { proposed, isAsked }: Known,
): Wish | null {
  const words = plainWords(sentences.join(' '))
  const isNo = phrases.no.some((no) => `${words.join(' ')} `.startsWith(`${no} `))
  return isNo && proposed !== null && !isAsked ? { wish: 'list' } : null
}

const longOf = (wish: 'help' | 'list') => phrases[wish].filter((one) => one.includes(' '))
const longPhrases = { help: longOf('help'), list: longOf('list') }

/** A request for help or the list that is said in whatever words; only where nothing else was understood, as it changes nothing. */
export function looseRequestIn(
  sentences: ReadonlyArray<string>,
  wish: 'help' | 'list',
): Wish | null {
  const words = plainWords(sentences.join(' '))
  const isSaid = takeOut(words, longPhrases[wish]).count > 0
  return isSaid || words.some((word) => requestWords[wish].has(word)) ? { wish } : null
}
