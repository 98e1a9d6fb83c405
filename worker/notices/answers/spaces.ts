/** Spaces and regions of a board, written as the names of moves have them. */
import type { Label } from './label.ts'
import { isSpace, likeness, wordsIn } from './spelling.ts'
import { isArticle } from './words-beside.ts'
import { isGeneralNoun, meanAlike } from './words-of-moves.ts'
import { isCounted, isNumber, isOne, numberOf, placeOf } from './words-of-numbers.ts'

/** Words written as the names of moves have them: spaces, regions, numbers behind what they count, and parts of compounds. */
export const asNamed = (words: ReadonlyArray<string>, labels: ReadonlyArray<Label>): string[] =>
  withSpaces(countedOnes(words.flatMap((word) => partsOf(word, labels))), labels)

/** The least length of the first part of a compound. */
const leastFirst = 3

/** A compound whose last part is a noun of many moves as two words, the first as names have it: `Erzstapel` is a stack of an `Erzkarte`. */
function partsOf(word: string, labels: ReadonlyArray<Label>): ReadonlyArray<string> {
  for (let cut = leastFirst; cut < word.length - leastFirst; cut++) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)]
    if (!isGeneralNoun(last)) continue
    const all = labels.flatMap(({ words }) => words)
    const found = all.find(
      (one) => one === first || (one.startsWith(first) && isGeneralNoun(one.slice(cut))),
    )
    return found && !all.includes(word) ? [found, last] : [word]
  }
  return [word]
}

/** Writes a `one` behind what is counted as a figure, `space one`, and a place before it as the number behind: `third space`. */
const countedOnes = (words: ReadonlyArray<string>): string[] =>
  words.map((word, i) => {
    const [before = '', after = ''] = [words[i - 1], words[i + 1]]
    if (isOne(word) && isCounted(before)) return '1'
    if (isPlace(word) && isCounted(after)) return after
    return isPlace(before) && isCounted(word) ? `${placeOf(before)}` : word
  })

/** Tells whether a word is a place in letters, such as `third`. */
const isPlace = (word: string) => placeOf(word) !== null && !isNumber(word) && !isArticle(word)

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v']

/** Writes spaces and regions of a board as the labels do: `I 2` as `i2`, `region 2` and `explore II` as `regionii`. */
function withSpaces(words: ReadonlyArray<string>, labels: ReadonlyArray<Label>): string[] {
  const joined: string[] = []
  for (const [i, word] of words.entries()) {
    const before = joined.at(-1) ?? ''
    const space = `${before}${word}`
    const only = isCounted(before) ? spaceOf(word, labels) : columnOf(word, labels)
    const numbered = regionOf(before, romans[numberOf(word) ?? 0] ?? '', labels)
    const named = regionOf(before, word, labels)
    if (only !== null) joined.splice(isCounted(before) ? -1 : joined.length, 1, only)
    else if (before !== '' && isSpace(space) && labels.some((label) => label.words.includes(space)))
      joined[joined.length - 1] = space
    else if (numbered ?? named) joined.splice(-1, 1, (numbered ?? named)?.join('') ?? '')
    else if (isRegionOf(before, word, words[i + 1] ?? '', labels))
      joined.push(firstRegion(word, labels)?.join('') ?? word)
    else joined.push(word)
  }
  return joined
}

/** Words before a Roman numeral in names, each with the numeral. */
const regionsIn = (labels: ReadonlyArray<Label>): ReadonlyArray<readonly [string, string]> =>
  labels.flatMap(({ words }) =>
    words
      .slice(1)
      .flatMap((roman, i) => (isRoman(roman) ? [[words[i] ?? '', roman] as const] : [])),
  )

const isRoman = (word: string): boolean => romans.indexOf(word) > 0

/** A region as it is called in a name, by a word for it and its numeral; `null` where no name has it. */
const regionOf = (before: string, roman: string, labels: ReadonlyArray<Label>) =>
  isRoman(roman)
    ? (regionsIn(labels).find(([noun, one]) => one === roman && likeness(before, noun) > 0) ?? null)
    : null

/** The first region with a numeral. */
const firstRegion = (roman: string, labels: ReadonlyArray<Label>) =>
  regionsIn(labels).find(([, one]) => one === roman)

/** Tells whether a numeral stands behind the verb of a move that has it in its name: `explore I`, but not `explore I think`. */
const isRegionOf = (
  before: string,
  roman: string,
  after: string,
  labels: ReadonlyArray<Label>,
): boolean =>
  isRoman(roman) &&
  !(roman === 'i' && isThinking(after)) &&
  labels.some(({ words }) => words.includes(roman) && meanAlike(before, words[0] ?? ''))

const thinking = wordsIn(
  'think guess will would am m ll d ve want prefer believe do have like love choose hope take must can could should might may',
)

/** Tells whether a word follows an English `I`. */
const isThinking = (word: string): boolean => thinking.has(word)

const columns = [
  wordsIn('left leftmost links linke linken linkes gauche'),
  wordsIn('middle centre center mitte mittig mittlere mittleren mittleres milieu'),
  wordsIn('right rightmost rechts rechte rechten rechtes droite'),
]

/** The space that a word names by where it lies in its region, `left`, as `spaceOf`; `null` where names have such a word themselves. */
function columnOf(word: string, labels: ReadonlyArray<Label>): string | null {
  const column = columns.findIndex((words) => words.has(word))
  const isNamed = labels.some((label) => label.words.some((one) => columns[column]?.has(one)))
  return column < 0 || isNamed ? null : spaceOf(`${column + 1}`, labels)
}

/** The space of a board with a number, where no region but one has such a space, and nothing else has the number; else `null`. */
function spaceOf(word: string, labels: ReadonlyArray<Label>): string | null {
  const number = numberOf(word)
  const words = labels.flatMap((label) => label.words)
  if (number === null || words.includes(`${number}`)) return null
  const spaces = words.filter((one) => isSpace(one) && one.endsWith(`${number}`))
  return new Set(spaces).size === 1 ? (spaces[0] ?? null) : null
}
