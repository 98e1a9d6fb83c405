/** Questions in an answer: how the table stands, and which pieces of the game are asked about. They play nothing. */
import { isTalk } from './asides.ts'
import { exact, type Names, namedIn, namesOf } from './piece-names.ts'
import { clausesOf, isQuestion, partsOf } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isDoubt, isHarmless, isJoint, isKind, isSmall, isSparse, polite } from './words-beside.ts'
import { isGeneralVerb, isVerb } from './words-of-moves.ts'
import { isNumber, numberOf } from './words-of-numbers.ts'
import { asksForTable, beginningOf } from './words-of-questions.ts'
import { isPart } from './words-of-requests.ts'

/** A question about the table; `null` where there is none, or what may be a move beside it. */
export function questionIn(sentences: ReadonlyArray<string>, known: () => Known): Wish | null {
  const clauses = clausesOf(sentences)
  const words = clauses.flatMap(plainWords)
  const part = partIn(words.filter((word) => !isSparse(word)))
  if (part !== null) return { wish: 'table', part }
  if (isAsked(clauses, (one) => asksForTable(plainWords(one)), known)) return { wish: 'table' }
  return null
}

/** The part of the table that words ask for: “table 2”. */
function partIn(words: ReadonlyArray<string>): number | null {
  const asked = words.slice(0, -1).filter((word) => !isPart(word))
  return asksForTable(asked) ? numberOf(words.at(-1) ?? '') : null
}

/** Tells whether some texts ask, and no other can be a move. */
export function isAsked(
  texts: ReadonlyArray<string>,
  asks: (text: string) => boolean,
  known: () => Known,
): boolean {
  const others = texts.filter((one) => !asks(one))
  return others.length < texts.length && others.every((one) => isBeside(one, known))
}

/** Tells whether a text can be no move. */
export function isBeside(text: string, known: () => Known): boolean {
  if (takeOut(plainWords(text), polite).left.every((one) => isHarmless(one) || isKind(one)))
    return true
  const { position } = known()
  return isTalk(text, { position, chosen: [] }, known())
}

/** The words of a sentence from the first on that says something, or that begins a question. */
export function withoutGreeting(sentence: string): string[] {
  const words = plainWords(sentence)
  const from = words.findIndex((word, i) => beginningOf(words.slice(i)) > 0 || !isHarmless(word))
  return words.slice(Math.max(0, from))
}

/** Pieces that one sentence asks about, by their places among all: behind the beginning of a question, or by nothing but their names. */
export function askedIn(
  sentence: string,
  known: () => Partial<Pick<Known, 'listed' | 'pieces'>>,
): ReadonlyArray<number> {
  const words = withoutGreeting(sentence)
  const begun = beginningOf(words)
  if (begun === 0) return isQuestion(sentence) ? bareIn(words, namesOf(known())) : []
  if (goesOn(sentence)) return []
  const about = words.slice(begun)
  const { listed = [], ...facts } = known()
  const names = namesOf(facts)
  const { found } = namedIn(about, names)
  return found.length > 0 ? found : inRows(about, listed, names)
}

/** Tells whether a word may be one of a move. */
const isOfMove = (word: string): boolean => isNumber(word) || (isVerb(word) && !isGeneralVerb(word))

/** Tells whether a sentence goes on with what may be a move: “what does the Mason do, I take 3”. */
const goesOn = (sentence: string): boolean =>
  partsOf(sentence)
    .slice(1)
    .map(({ from, to }) => plainWords(sentence.slice(from, to)))
    .some((words) => beginningOf(words) === 0 && words.some(isOfMove))

/** Pieces of a question that has nothing but their names: “the Mason or the Miner?” */
function bareIn(words: ReadonlyArray<string>, names: Names): ReadonlyArray<number> {
  const { found, left } = namedIn(words, names)
  return left.every((word) => isSmall(word) || isJoint(word) || isDoubt(word)) ? found : []
}

/** Pieces in rows of the list that a question asks for by their numbers: “what does 3 do?” */
function inRows(
  words: ReadonlyArray<string>,
  listed: Known['listed'],
  names: Names,
): ReadonlyArray<number> {
  const english = names.map((all) => all.slice(0, 1))
  return words.flatMap((word) => {
    const row = isNumber(word) ? listed[(numberOf(word) ?? 0) - 1] : undefined
    return row ? namedIn(plainWords(row.labels[0] ?? ''), english, exact).found : []
  })
}
