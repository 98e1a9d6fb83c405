/** What an answer to a letter asks for. Pure: it knows the words, and neither rules nor mail. */
import type { TurnMoves } from '../games/kernel/index.ts'
import { type AnswerWords, letterWords } from './words.ts'

/** Something that could be meant: a turn, and what it is called in every language. */
export interface Meant {
  readonly moves: TurnMoves
  readonly labels: ReadonlyArray<string>
}

/** What an answer comes to. `talk` is there beside whatever else it says. */
export interface Understood {
  readonly talk: string | null
  readonly wish:
    | { readonly wish: 'none' }
    /** Takes the last turn back. */
    | { readonly wish: 'undo' }
    /** Whether somebody else may have their turn back. */
    | { readonly wish: 'consent'; readonly yes: boolean }
    /** Numbers of the list, from 1, in their order. */
    | { readonly wish: 'numbers'; readonly numbers: ReadonlyArray<number> }
    | { readonly wish: 'moves'; readonly moves: TurnMoves }
    | { readonly wish: 'ambiguous'; readonly labels: ReadonlyArray<string> }
    | { readonly wish: 'unknown'; readonly text: string }
}

const all = Object.values(letterWords).map(({ answers }) => answers)
const undoing = new Set(all.flatMap(({ undo }) => undo.map((one) => plain(one).join(' '))))
const agreeing = new Set(all.flatMap(({ yes }) => yes.map((one) => plain(one).join(' '))))
const refusing = new Set(all.flatMap(({ no }) => no.map((one) => plain(one).join(' '))))
const talking = new RegExp(`^(?:${all.flatMap(({ talk }) => talk).join('|')})\\s*:\\s*(.+)$`, 'iu')

/** Words that are listed in the words of every language: people answer in the one they like. */
const inAll = (listed: (answers: AnswerWords) => string): ReadonlySet<string> =>
  new Set(all.flatMap((answers) => listed(answers).split(' ')))

/** What may stand before, between and after the numbers of a list. Split at, never matched as a whole: that would take time without end. */
const betweenNumbers = /[\s.,;+&→>#!-]+/u
const orderWords = inAll(({ between }) => between)

/** The numbers of a list in their order, if a text says nothing else; `null` where it does. */
function numbersIn(text: string): number[] | null {
  const words = text.toLowerCase().split(betweenNumbers)
  const telling = words.filter((word) => word !== '' && !orderWords.has(word))
  return telling.length > 0 && telling.every((word) => /^\d{1,3}$/.test(word))
    ? telling.map(Number)
    : null
}

/** Words that say nothing about which move is meant. */
const filling = inAll((answers) => answers.filling)

/** The words of a text: lower case, without marks above letters and without signs. */
function plain(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The least length of a word that may stand for a longer one that begins with it. */
const leastBeginning = 4

/** Whether a written word is one of a label's. */
const isIn = (written: string, label: ReadonlyArray<string>): boolean =>
  label.some(
    (word) =>
      word === written ||
      (/\p{L}/u.test(written) &&
        ((written.length >= leastBeginning && word.startsWith(written)) ||
          (word.length >= leastBeginning && written.startsWith(word)))),
  )

/** What is said of almost any move; the labels may say it otherwise. */
const verbs = inAll((answers) => answers.verbs)
const numberWords = inAll((answers) => answers.numberWords)

/** Whether a label could be meant: all that was written is in it, but for a verb that it says otherwise. */
function isMeant(written: ReadonlyArray<string>, label: string): boolean {
  const words = plain(label)
  const telling = written.filter((word) => !verbs.has(word))
  const needed = telling.length > 0 ? telling : written
  return needed.every((word) => isIn(word, words))
}

/** Whether a whole label was written. */
const isWhole = (written: ReadonlyArray<string>, label: string): boolean =>
  plain(label).every((word) => filling.has(word) || written.includes(word))

/**
 * Reads the lines of an answer. `listed` are the turns of the letter's list, `legal` all moves that
 * the rules allow; they are asked for where words are to be found in them. All words must be those of
 * one label, and of no other unless they are the whole of it. `isAsked`: somebody waits for a yes or no.
 */
export function understand(
  lines: ReadonlyArray<string>,
  listed: () => ReadonlyArray<Meant>,
  legal: () => ReadonlyArray<Meant>,
  isAsked = false,
): Understood {
  const said = lines.flatMap((line) => talking.exec(line)?.[1] ?? [])
  const talk = said.length > 0 ? said.join('\n') : null
  const text = lines.filter((line) => !talking.test(line)).join(' ')
  const consent = consentIn(text)
  if (consent && isAsked) return { talk, wish: consent }
  const wish = wishOf(text, listed, legal)
  // A move may be called so; what is no move is an answer to nothing.
  return { talk, wish: wish.wish === 'unknown' && consent ? consent : wish }
}

/** A text that says yes or no and nothing else; `null` for any other. */
function consentIn(text: string): Extract<Understood['wish'], { wish: 'consent' }> | null {
  const said = text.length <= 60 ? plain(text).join(' ') : ''
  if (agreeing.has(said)) return { wish: 'consent', yes: true }
  return refusing.has(said) ? { wish: 'consent', yes: false } : null
}

function wishOf(
  text: string,
  listedNow: () => ReadonlyArray<Meant>,
  legalNow: () => ReadonlyArray<Meant>,
): Understood['wish'] {
  if (text === '') return { wish: 'none' }
  if (undoing.has(plain(text).join(' '))) return { wish: 'undo' }
  const numbers = text.length <= 60 ? numbersIn(text) : null
  if (numbers) return { wish: 'numbers', numbers }
  const written = plain(text).filter((word) => !filling.has(word))
  if (written.length === 0 || text.length > 300) return { wish: 'unknown', text: short(text) }
  const listed = listedNow()
  // Nobody who names one move is taken to mean more than that.
  const best = bestOf(written, legalNow()) ?? bestOf(written, listed)
  if (!best) return numberedIn(written, listed) ?? { wish: 'unknown', text: short(text) }
  const [first, ...others] = best
  if (first && others.length === 0) return { wish: 'moves', moves: first.moves }
  // With nothing but a verb beside it, a number that several moves have is that of the list.
  const isBare = written.every((word) => verbs.has(word) || /^\d+$/.test(word))
  const numbered = isBare ? numberedIn(written, listed) : null
  if (numbered) return numbered
  return { wish: 'ambiguous', labels: best.slice(0, 4).map(({ labels }) => labels[0] ?? '') }
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** All that could be meant, or the only one that was written as a whole; `null` where there is none. */
function bestOf(written: ReadonlyArray<string>, meant: ReadonlyArray<Meant>): Meant[] | null {
  const found = meant.filter(({ labels }) => labels.some((label) => isMeant(written, label)))
  const whole = found.filter(({ labels }) => labels.some((label) => isWhole(written, label)))
  if (found.length === 0) return null
  return whole.length === 1 ? whole : found
}

/** A number of the list with words that its label has: “draft 3”. */
function numberedIn(
  written: ReadonlyArray<string>,
  listed: ReadonlyArray<Meant>,
): Understood['wish'] | null {
  const numbers = written.filter((word) => /^\d+$/.test(word))
  const [number] = numbers
  const words = written.filter((word) => !/^\d+$/.test(word) && !numberWords.has(word))
  const meant = listed[Number(number) - 1]
  if (number === undefined || numbers.length > 1 || !meant) return null
  return meant.labels.some((label) => isMeant(words, label))
    ? { wish: 'numbers', numbers: [Number(number)] }
    : null
}
