/** Names of one word that somebody wrote in two: “the ship wright”. */
import { plainWords } from './spelling.ts'
import type { Known } from './wish.ts'

/** The least length of a name that may be two words. */
const leastName = 7

/** Sentences in which such names stand as one word, where neither half is a word of any name. */
export function withNamesJoined(
  sentences: ReadonlyArray<string>,
  { listed, position }: Known,
): ReadonlyArray<string> {
  // A number alone needs no names.
  if (!sentences.some((sentence) => /\p{L} \p{L}/u.test(sentence))) return sentences
  const names = new Set(
    [...listed, ...(position?.legal ?? [])].flatMap(({ labels }) => labels.flatMap(plainWords)),
  )
  const isName = (text: string) => plainWords(text).every((word) => names.has(word))
  return sentences.map((sentence) =>
    sentence.replace(/(?<!\p{L})(\p{L}+) (?=(\p{L}+))/gu, (both, one: string, other: string) =>
      one.length + other.length >= leastName &&
      isName(`${one}${other}`) &&
      !isName(one) &&
      !isName(other)
        ? one
        : both,
    ),
  )
}
