/** Names of a game's pieces in a text, in whatever language. */
import { likeness, plainWords } from './spelling.ts'
import type { Known } from './wish.ts'
import { isDoubt, isHarmless, isSmall } from './words-beside.ts'
import { isGeneralNoun } from './words-of-moves.ts'

export type Names = ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>

/** Names of all pieces in every language, as their words. */
export const namesOf = ({ pieces = [] }: Pick<Known, 'pieces'>): Names =>
  pieces.map((all) => all.map(plainWords))

/** The degree to which words are a name that is written as it is. */
export const exact = 6
/** A name of which more pieces have a word tells none of them. */
const mostAlike = 3

/** Pieces that words name, by their places among all, and the words that name none. */
export function namedIn(
  words: ReadonlyArray<string>,
  names: Names,
  least = 1,
): { readonly found: ReadonlyArray<number>; readonly left: ReadonlyArray<string> } {
  const found: number[] = []
  const left: string[] = []
  for (let i = 0; i < words.length; ) {
    const fits = names.map((all) => all.map((name) => fitAt(words, i, name)).reduce(better, none))
    const best = fits.reduce(better, none)
    const same = fits.flatMap((one, piece) =>
      better(best, one) === one || one === best ? [piece] : [],
    )
    const isNamed = best.fit >= least && same.length <= mostAlike
    if (isNamed) found.push(...same)
    else left.push(words[i] ?? '')
    i += isNamed ? best.length : 1
  }
  return { found, left }
}

interface Fit {
  /** Number of words that stand for the name. */
  readonly length: number
  /** Degree to which they fit it; 0 for another. */
  readonly fit: number
}

const none: Fit = { length: 0, fit: 0 }

/** The longer or better one of two; the second of equal ones. */
const better = (one: Fit, other: Fit): Fit =>
  one.length > other.length || (one.length === other.length && one.fit > other.fit) ? one : other

/** Fit of the words from a place on to a name: all of it, in one word or several, or one of its words. */
function fitAt(words: ReadonlyArray<string>, at: number, name: ReadonlyArray<string>): Fit {
  const [word = '', next = ''] = words.slice(at)
  const least = Math.min(...name.map((one, i) => closeness(words[at + i] ?? '', one)))
  if (least > 0) return { length: name.length, fit: 2 * least }
  const joined = name.join('')
  if (next !== '' && closeness(`${word}${next}`, joined) > 1) return { length: 2, fit: 4 }
  if (isSmall(word) || isHarmless(word) || isDoubt(word) || isGeneralNoun(word)) return none
  if (word[0] === joined[0] && closeness(word, joined) > 1) return { length: 1, fit: 4 }
  return name.includes(word) ? { length: 1, fit: 5 } : none
}

/** The least length of a word that stands for one that it begins or ends. */
const leastOfPart = 5

/** Degree to which a word is one of a name: short ones only wholly, as there are many of them in a question. */
function closeness(word: string, one: string): number {
  const fit = likeness(word, one)
  const isShorter = word.length < one.length
  // A worker's name only adds an ending to the thing's in German: a lock and a locksmith.
  const isThing = /^e?r(?:in)?$/.test(one.startsWith(word) ? one.slice(word.length) : '')
  return fit === 2 && isShorter && (isThing || word.length < leastOfPart) ? 0 : fit
}
