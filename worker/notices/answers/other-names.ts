/** Names of pieces that are not there: “the miner” is no ore card, though it begins like the French word for ore. */
import type { Label } from './label.ts'
import { plainWords } from './spelling.ts'
import { isDoubt, isHarmless, isKind } from './words-beside.ts'
import { isVerb } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

/** The words of names, for each list of names once. */
const known = new WeakMap<ReadonlyArray<string>, ReadonlyArray<ReadonlyArray<string>>>()

function wordsOf(names: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> {
  const found = known.get(names)
  if (found) return found
  const words = names.map(plainWords).filter((name) => name.some(isTelling))
  known.set(names, words)
  return words
}

const isTelling = (word: string): boolean =>
  !(isHarmless(word) || isKind(word) || isDoubt(word) || isVerb(word) || isNumber(word))

/** Sign before a word that fits no label. */
const strange = '~'

/** Tells whether a word stands for the name of a piece that is not there. */
export const isOtherName = (word: string): boolean => word.startsWith(strange)

/** Written words, in which a name that no label has is one word that fits none: its words may resemble those of another. */
export function withoutOthers(
  words: ReadonlyArray<string>,
  labels: ReadonlyArray<Label>,
  names: ReadonlyArray<string> = [],
): string[] {
  const isAt = (name: ReadonlyArray<string>, at: number) =>
    name.every((word, i) => words[at + i] === word)
  const left: string[] = []
  for (let i = 0; i < words.length; ) {
    const named = wordsOf(names).filter((name) => isAt(name, i))
    const [longest = []] = named.sort((a, b) => b.length - a.length)
    const joined = `${words[i - 1]}${longest.join('')}`
    const isOther =
      longest.length > 0 && !labels.some((label) => isIn(longest, label) || isIn([joined], label))
    if (isOther) left.push(`${strange}${longest.join('')}`)
    else left.push(...words.slice(i, i + Math.max(1, longest.length)))
    i += Math.max(1, longest.length)
  }
  return left
}

/** Tells whether a label has all words of a name, one behind another, in whatever case: `Gehilfe` stands there as `Gehilfen`. */
const isIn = (name: ReadonlyArray<string>, { words, pairs }: Label): boolean =>
  pairs.includes(name.join('')) ||
  words.some((_, at) => name.every((word, i) => isCaseOf(words[at + i] ?? '', word)))

const endings = /^(?:n|r|en|er|s|es)$/

const isCaseOf = (word: string, name: string): boolean =>
  word === name ||
  (word.startsWith(name) && endings.test(word.slice(name.length))) ||
  (name.endsWith('r') && word === name.replace(/r$/, 'n'))
