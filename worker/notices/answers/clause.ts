/** One clause of an answer held against what could be meant. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { likeness, plainWords, takeOut } from './spelling.ts'
import {
  isCounted,
  isDoubt,
  isGeneralNoun,
  isGeneralVerb,
  isHarmless,
  isKind,
  isOfTurn,
  isOne,
  isSparse,
  isTaking,
  isTurnNoun,
  isVerb,
  meanAlike,
  numberOf,
  polite,
} from './vocabulary.ts'

/** Something that could be meant: a turn, and the name of its first move in every language. */
export interface Meant {
  readonly moves: TurnMoves
  readonly labels: ReadonlyArray<string>
}

/** What a clause comes to. */
export type Reading =
  /** No word in it is one of a move. */
  | { readonly reads: 'nothing'; readonly isRequest: boolean; readonly isTelling: boolean }
  /** Words of moves, but not of one together; `nearest` have most of them. */
  | { readonly reads: 'mismatch'; readonly nearest: ReadonlyArray<Meant> }
  /** All that could be meant. One, with `isSure`, is clearly said. */
  | { readonly reads: 'moves'; readonly meant: ReadonlyArray<Meant>; readonly isSure: boolean }

/** A name of what could be meant, as its words. */
interface Label {
  readonly words: ReadonlyArray<string>
  /** Two neighbours as one word: `Erz-Transporteur` is written in one as well. */
  readonly pairs: ReadonlyArray<string>
  /** Words in brackets. */
  readonly aside: ReadonlySet<string>
}

function labelOf(text: string): Label {
  const words = plainWords(text)
  const aside = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, inside = '']) => plainWords(inside))
  return {
    words,
    pairs: words.slice(1).map((word, i) => `${words[i]}${word}`),
    aside: new Set(aside),
  }
}

/** How well a written word fits one of some words; a number may be written in letters. */
function fitOf(written: string, words: ReadonlyArray<string>): number {
  const number = numberOf(written)
  if (number !== null && words.includes(`${number}`)) return 3
  return words.reduce((best, word) => Math.max(best, likeness(written, word)), 0)
}

const isNumber = (word: string) => numberOf(word) !== null
const isTelling = (word: string) =>
  isNumber(word) || !(isVerb(word) || isHarmless(word) || isKind(word) || isDoubt(word))

/**
 * Reads a clause: all its telling words must be those of one label, spelt as well as any. Verbs tell moves of the same name
 * apart. Words that no label has, verbs of something else and words of doubt leave it unsure.
 */
export function readClause(text: string, meant: ReadonlyArray<Meant>): Reading {
  const written = countedOnes(takeOut(plainWords(text), polite).left)
  const named = meant.map(({ labels }, i) => ({ i, labels: labels.map(labelOf) }))
  const all = [
    ...new Set(
      named.flatMap(({ labels }) => labels.flatMap(({ words, pairs }) => [...words, ...pairs])),
    ),
  ]
  const verbs = written.filter((word) => isVerb(word))
  const telling = written.filter(isTelling).map((word) => ({ word, fit: fitOf(word, all) }))
  const found = telling.filter(({ fit }) => fit > 0)
  const isNamed = (label: Label) =>
    found.every(({ word, fit }) => fitOf(word, [...label.words, ...label.pairs]) === fit) &&
    hasNumbers(found, label)
  const isSaid = (label: Label) => verbs.some((verb) => hasVerb(label, verb))
  const isBegun = (label: Label) =>
    verbs.some((verb) => !isGeneralVerb(verb) && meanAlike(verb, label.words[0] ?? ''))
  const nearestTo = (words: ReadonlyArray<{ readonly word: string }>) => {
    const letters = words.filter(({ word }) => !isNumber(word))
    const count = ({ labels }: (typeof named)[number]) =>
      Math.max(
        ...labels.map((one) => letters.filter(({ word }) => fitOf(word, one.words) > 0).length),
      )
    const most = Math.max(0, ...named.map(count))
    return most === 0 ? [] : named.filter((one) => count(one) === most)
  }
  // Moves without a name of their own, such as the end of a turn, are told by their verbs alone.
  const isFitting = found.length > 0 ? isNamed : isBegun
  const matching = named.filter(({ labels }) => labels.some(isFitting))
  if (matching.length === 0)
    return found.length > 0
      ? { reads: 'mismatch', nearest: nearestTo(found).flatMap(({ i }) => meant[i] ?? []) }
      : {
          reads: 'nothing',
          isRequest: verbs.length > 0 && telling.length > 0,
          isTelling: telling.length > 0,
        }
  const bySaid = narrow(matching, ({ labels }) =>
    labels.some((one) => isFitting(one) && isSaid(one)),
  )
  const isFirst = (label: Label) =>
    found.some(({ word }) => !isNumber(word)) &&
    found.every(({ word, fit }) => fitOf(word, mainOf(label)) === fit)
  const fits = (isBetter: (label: Label) => boolean) => (one: (typeof named)[number]) =>
    one.labels.some((label) => isFitting(label) && isBetter(label))
  const together = (one: (typeof named)[number]) =>
    Math.max(...one.labels.map((label) => (isFitting(label) ? neighboursIn(label, written) : 0)))
  const most = Math.max(...bySaid.map(together))
  const told = [
    fits(isFirst),
    fits((label) => isWhole(label, written)),
    (one: (typeof named)[number]) => together(one) === most,
  ].reduce(narrow, bySaid)
  const doubts = written.filter((word) => isDoubt(word))
  const isOfSomethingElse = verbs.some((verb) => !isGeneralVerb(verb))
  const isSure =
    telling.length === found.length &&
    !isChoice(written) &&
    told.every(
      ({ labels }) =>
        (!isOfSomethingElse || labels.some(isSaid)) &&
        labels.some(
          (one) =>
            isFitting(one) &&
            doubts.every((word) => one.words.includes(word)) &&
            (found.length > 0
              ? isPlainlyNamed(written, found, one, labels)
              : isPlainlyBegun(written, one)),
        ),
    )
  return { reads: 'moves', meant: told.flatMap(({ i }) => meant[i] ?? []), isSure }
}

/**
 * Tells whether nothing stands beside a name but words of the label, harmless ones and verbs; and whether more is named than
 * what many moves have, unless the verb is said, too.
 */
function isPlainlyNamed(
  written: ReadonlyArray<string>,
  found: ReadonlyArray<{ readonly word: string }>,
  label: Label,
  all: ReadonlyArray<Label>,
): boolean {
  const isBeside = (word: string) =>
    found.some((one) => one.word === word) ||
    isHarmless(word) ||
    (isVerb(word) && (isGeneralVerb(word) ? false : all.some((one) => hasVerb(one, word)))) ||
    all.some(({ words }) => words.includes(word))
  const letters = found.filter(({ word }) => !isNumber(word))
  const isOfMany = letters.every(({ word }) => isGeneralNoun(word))
  const verbs = written.filter((word) => isVerb(word) && meanAlike(word, label.words[0] ?? ''))
  const isCountedOut = written.some((word, i) => isCounted(word) && isNumber(written[i + 1] ?? ''))
  // A number alone may be said with little beside it: "3 cheers" is none.
  if (letters.length === 0)
    return (
      found.length === 1 &&
      written.every((word) => isNumber(word) || isSparse(word) || isTaking(word) || isCounted(word))
    )
  return written.every(isBeside) && (!isOfMany || verbs.length > 0 || isCountedOut)
}

/** Tells whether a verb was said with next to nothing beside it, and the label is about the turn itself. */
const isPlainlyBegun = (written: ReadonlyArray<string>, { words, aside }: Label): boolean =>
  words.every((word) => aside.has(word) || isOfTurn(word)) &&
  written.every((word) => isSparse(word) || isTurnNoun(word) || meanAlike(word, words[0] ?? ''))

/** Writes a `one` behind what is counted as a figure: `space one`. */
const countedOnes = (words: ReadonlyArray<string>): string[] =>
  words.map((word, i) => (isOne(word) && isCounted(words[i - 1] ?? '') ? '1' : word))

/** Tells whether two numbers are a choice: `1 or 2` is not the 1 gold of a French label. */
const isChoice = (words: ReadonlyArray<string>): boolean =>
  words.some(
    (word, i) => isDoubt(word) && isNumber(words[i - 1] ?? '') && isNumber(words[i + 1] ?? ''),
  )

/** Those that fit better, where there are any. */
function narrow<T>(all: ReadonlyArray<T>, isBetter: (one: T) => boolean): ReadonlyArray<T> {
  const better = all.filter(isBetter)
  return better.length > 0 ? better : all
}

/** The words of a label before and behind its brackets. */
const mainOf = ({ words, aside }: Label): string[] => words.filter((word) => !aside.has(word))

/** How many neighbours in a text are neighbours in the label: `region I` is no `I` of English. */
const neighboursIn = ({ pairs }: Label, written: ReadonlyArray<string>): number =>
  written.slice(1).filter((word, i) => pairs.includes(`${written[i]}${word}`)).length

const hasVerb = ({ words }: Label, verb: string): boolean =>
  words.some((word) => meanAlike(verb, word))

/** Tells whether a label was written as a whole, but for filling words, its verb and what stands in brackets. */
const isWhole = ({ words, aside }: Label, written: ReadonlyArray<string>): boolean =>
  words.every(
    (word) => isHarmless(word) || isVerb(word) || aside.has(word) || written.includes(word),
  )

/** Tells whether no number is taken from brackets of which nothing else is said, beside words from before them. */
function hasNumbers(found: ReadonlyArray<{ readonly word: string }>, label: Label): boolean {
  const letters = found.filter(({ word }) => !isNumber(word))
  const before = mainOf(label)
  const isAside = ({ word }: { readonly word: string }) =>
    fitOf(word, before) === 0 && fitOf(word, [...label.aside]) > 0
  return (
    letters.length === 0 ||
    letters.some(isAside) ||
    !found.some((one) => isNumber(one.word) && isAside(one))
  )
}
