/** Turns of many moves that no row of the list has, named by what is done and by the pieces that lead to it: “the field with 3 and 4”. */
import type { Meant } from './clause.ts'
import { labelOf } from './label.ts'
import { inParts, rowsNamed } from './rows.ts'
import { isQuestion } from './sentences.ts'
import { likeness, plainWords } from './spelling.ts'
import type { Known } from './wish.ts'
import { isDoubt, isHarmless, isKind, isOfTale, isRetracting } from './words-beside.ts'
import { isGeneralNoun, isTelltale, isVerb, meanAlike } from './words-of-moves.ts'
import { isNumber, numberOf } from './words-of-numbers.ts'

/** Fewest numbers that tell which pieces are meant. */
const fewest = 2
/** Most letters in which a word and the one it stands for differ in length: “hand” is no “Handelskirche”. */
const mostLonger = 2

const isLike = (written: string, word: string): boolean =>
  likeness(written, word) > 0 && Math.abs(written.length - word.length) <= mostLonger

/** Written words that may name a deed. */
const tellingIn = (written: ReadonlyArray<string>): ReadonlyArray<string> =>
  written.filter(
    (word) =>
      !(
        isNumber(word) ||
        isHarmless(word) ||
        isKind(word) ||
        isVerb(word) ||
        (isGeneralNoun(word) && word.length < fewestLetters)
      ),
  )
const fewestLetters = 4

/** The words of what a turn does, in all languages. */
const wordsOf = ({ parts = [] }: Meant): ReadonlyArray<string> =>
  parts.flatMap(({ labels, isMeans }) =>
    isMeans ? [] : labels.flatMap((label) => labelOf(label).words),
  )

/** The name of what a turn does, in one language. */
const nameOf = ({ parts = [] }: Meant): string =>
  parts.flatMap(({ labels: [label = ''], isMeans }) => (isMeans ? [] : [label])).join(' · ')

/** Tells whether the pieces of a turn are taken as they lie: whatever changes one has two numbers. */
const isUnchanged = ({ parts = [] }: Meant): boolean =>
  parts.every(
    ({ labels: [label = ''], isMeans }) =>
      !isMeans || labelOf(label).main.filter(isNumber).length < fewest,
  )

/** Sentences without those that have no word of a deed, no number, and nothing that takes back or doubts: “Hello Jonas!”. */
export function withoutGreetings(
  sentences: ReadonlyArray<string>,
  all: ReadonlyArray<Meant>,
): ReadonlyArray<string> {
  const ofDeeds = all.flatMap(wordsOf)
  const counts = (word: string) =>
    isNumber(word) || isDoubt(word) || isRetracting(word) || isOfTale(word) || isVerb(word)
  const isGreeting = (sentence: string) => {
    const words = plainWords(sentence)
    return (
      !isQuestion(sentence) &&
      !words.some(counts) &&
      !tellingIn(words).some((said) => ofDeeds.some((word) => isLike(said, word)))
    )
  }
  return sentences.filter((sentence) => !isGreeting(sentence))
}

/** Rows that a text names, each with all its words. */
function named(sentences: ReadonlyArray<string>, all: ReadonlyArray<Meant>) {
  const { numbers, isExact } = rowsNamed(sentences, all)
  const written = inParts(plainWords(sentences.join(' ')), all)
  const rows = numbers.flatMap((number) => all[number - 1] ?? [])
  const isWhole = (row: Meant) =>
    tellingIn(written).some((said) => wordsOf(row).some((word) => isLike(said, word))) ||
    written.some((said) => isTelltale(said) && wordsOf(row).some((word) => meanAlike(said, word)))
  const meant = rows.filter(isWhole)
  return { meant, isExact: isExact && meant.length === rows.length }
}

/**
 * Deeds that a text names with the numbers of their pieces, as these lie where that is enough. `isExact`: it says nothing else,
 * could be no other, and nothing is changed for it that is not said.
 */
export function deedsNamed(
  sentences: ReadonlyArray<string>,
  { position }: Known,
): { readonly meant: ReadonlyArray<Meant>; readonly isExact: boolean } {
  const numbers = plainWords(sentences.join(' ')).flatMap((word) => numberOf(word) ?? [])
  const all = numbers.length < fewest ? [] : (position?.deeds?.(numbers) ?? [])
  const found = named(withoutGreetings(sentences, all), all)
  const asTheyLie = found.meant.filter(isUnchanged)
  const meant = asTheyLie.length > 0 ? asTheyLie : found.meant
  const own = found.meant.flatMap((row) => labelOf(nameOf(row)).main.filter(isNumber))
  const ofPieces = numbers.filter((number) => !own.includes(`${number}`))
  const isTold = asTheyLie.length > 0 || ofPieces.length > fewest
  return { meant: cheapest(meant), isExact: found.isExact && meant.length === 1 && isTold }
}

/** Turns of which none does with dearer pieces what another does, where they are more than a few. */
function cheapest(all: ReadonlyArray<Meant>): ReadonlyArray<Meant> {
  const price = ({ parts = [] }: Meant) =>
    parts.filter(({ labels: [label = ''], isMeans }) => isMeans && label.includes('(')).length
  return all.length <= few
    ? all
    : all.filter(
        (one) => !all.some((other) => nameOf(other) === nameOf(one) && price(other) < price(one)),
      )
}
const few = 3
