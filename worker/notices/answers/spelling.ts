/** Words as people spell them: without case, accents and signs, with one wrong letter. */

/** Words of texts that were asked for before: names and clauses are read many times in an answer. */
const known = new Map<string, ReadonlyArray<string>>()
const mostKnown = 5000

/** The words of a text in lower case, without marks above letters: `ß`, `ae`, `oe`, `ue` and `œ` as `ss`, `a`, `o`, `u`, `o`. */
export function plainWords(text: string): ReadonlyArray<string> {
  const kept = known.get(text)
  if (kept) return kept
  if (known.size >= mostKnown) known.clear()
  const words = spelt(text)
  known.set(text, words)
  return words
}

const spelt = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/n['’]t\b/g, 'nt')
    .replace(/\bs\.\s?([tv])\.\s?p\b/g, 's$1p')
    .replace(/\bteh\b/g, 'the')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/([aou])e/g, '$1')
    // A last letter is drawn out: “yesss”; a space on a board has some, too.
    .replace(/(?<=[a-uwyz])([a-z])\1{2,}(?![a-z])/g, '$1')
    // A sign that is a name: the “?” banner.
    .replace(/["“„«]\s*\?\s*["”“»]|\?(?=-\p{L})/gu, ' questionmark ')
    // A space on a board is one word: `I-2`, `i2`.
    .replace(/\b([ivx]{1,4})-(\d)\b/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Tells whether a word is a space of a board: `i2`. */
export const isSpace = (word: string): boolean => /^[ivx]{1,4}\d$/.test(word)

export const wordsIn = (...texts: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(texts.flatMap(plainWords))

/** Phrases between commas, each as its words with a space between, the longest first. */
export const phrasesIn = (...texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts
    .flatMap((text) => text.split(','))
    .map((phrase) => plainWords(phrase).join(' '))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)

/** The least length of a word that may stand for a longer one that begins with it. */
const leastBeginning = 4
/** Most letters that an ending adds to a word, such as a plural's. */
const longestEnding = 2
/** The least length of the last part of a compound that may stand for all of it: `Reihe` for `Siedlungsreihe`. */
const leastPart = 4
/** The least length of a word in which a wrong letter is forgiven. */
const leastMisspelt = 5

/** The least length of a word in which two are. */
const leastLong = 10

/** Degree to which a written word fits one of a label: the higher the better, 0 where it is another word. */
export function likeness(written: string, word: string): 0 | 1 | 2 | 3 {
  if (written === word) return 3
  if (!/\p{L}/u.test(written)) return 0
  const isBeginning = written.length >= leastBeginning && word.startsWith(written)
  const isInflected =
    word.length >= leastBeginning &&
    written.length - word.length <= longestEnding &&
    written.startsWith(word)
  const isPart = written.length >= leastPart && word.endsWith(written)
  if (isBeginning || isInflected || isPart) return 2
  const shorter = Math.min(written.length, word.length)
  if (shorter < leastMisspelt || written[0] !== word[0]) return 0
  return isOneOff(written, word) || (shorter >= leastLong && areTwoOff(written, word)) ? 1 : 0
}

/** Tells whether two words differ by two letters at most that are missing, added or others. */
function areTwoOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isOther = one[i - 1] !== other[j - 1]
      const [above = 0, left = 0, across = 0] = [row[j], next[j - 1], row[j - 1]]
      next.push(Math.min(above + 1, left + 1, across + (isOther ? 1 : 0)))
    }
    row = next
  }
  return (row.at(-1) ?? 0) <= 2
}

/** Tells whether two words differ by one letter that is missing, added or another, or by two that changed places. */
export function isOneOff(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [a, b] = [one.slice(start), other.slice(start)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

/** Phrases by their first words, each as its words; those of lists that are kept as long as these. */
const indexes = new WeakMap<ReadonlyArray<string>, ReadonlyMap<string, string[][]>>()

function indexOf(phrases: ReadonlyArray<string>): ReadonlyMap<string, string[][]> {
  const kept = indexes.get(phrases)
  if (kept) return kept
  const all = phrases.map((phrase) => phrase.split(' '))
  const index = Map.groupBy(all, ([first = '']) => first)
  indexes.set(phrases, index)
  return index
}

/** Takes phrases out of words, the longest first; how many there were, and what is left. */
export function takeOut(words: ReadonlyArray<string>, phrases: ReadonlyArray<string>) {
  const index = indexOf(phrases)
  const left: string[] = []
  let count = 0
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? ''
    const phrase = index.get(word)?.find((one) => one.every((said, j) => words[i + j] === said))
    if (phrase === undefined) left.push(word)
    else count++
    i += phrase?.length ?? 1
  }
  return { count, left }
}
