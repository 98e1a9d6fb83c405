/** Plain speech: a move is only played where its name, or its verb, is said in a way that can mean nothing else. */
import { fitOf, hasVerb, type Label, pairsOf } from './label.ts'
import { isOtherName } from './other-names.ts'
import { wordsIn } from './spelling.ts'
import {
  isDoubt,
  isExchange,
  isFor,
  isHarmless,
  isOfTale,
  isPuttingOff,
  isRetracting,
  isSparse,
} from './words-beside.ts'
import {
  isBesideEnd,
  isEnding,
  isGeneralNoun,
  isGeneralVerb,
  isOfTurn,
  isPassing,
  isTaking,
  isTelltale,
  isTurnNoun,
  isVerb,
  meanAlike,
} from './words-of-moves.ts'
import { isCounted, isNumber } from './words-of-numbers.ts'

/** A word that says which move is meant; `fit`: how well a label has it, 0 for none. */
interface Telling {
  readonly word: string
  readonly fit: number
}

/**
 * Tells whether a name is plainly said: nothing stands beside it but words of the label, harmless ones and verbs, or it is
 * what the writer says to take; and more is named than what many moves have, unless the verb is said, too.
 */
export function isPlainlyNamed(
  written: ReadonlyArray<string>,
  telling: ReadonlyArray<Telling>,
  label: Label,
  all: ReadonlyArray<Label>,
): boolean {
  const found = telling.filter(({ fit }) => fit > 0)
  const letters = found.filter(({ word }) => !isNumber(word))
  // A number alone may be said with little beside it: "3 cheers" is none.
  if (letters.length === 0)
    return (
      found.length === 1 &&
      telling.length === 1 &&
      written.every((word) => isNumber(word) || isSparse(word) || isTaking(word) || isCounted(word))
    )
  // Words that only describe what a card does name it no more than "the one with the settlers".
  if (!letters.some(({ word }) => fitOf(word, label.name.filter(isOwn(word))) > 0)) return false
  if (!isOutsideBrackets(letters, label) && !label.items.some((item) => isItemSaid(item, letters)))
    return false
  if (!letters.some(({ word }) => fitOf(word, [...label.aside, ...beforePrice(label)]) > 0))
    return false
  const isOfMany = letters.every(({ word }) => isGeneralNoun(word.replace(/[ivx]{1,4}$/, '')))
  const isCountedOut = written.some((word, i) => isCounted(word) && isNumber(written[i + 1] ?? ''))
  const isVerbSaid = written.some((word) => isVerb(word) && meanAlike(word, label.words[0] ?? ''))
  if (isOfMany && !isVerbSaid && !isCountedOut) return false
  const isName = (word: string) => found.some((one) => one.word === word)
  const isVerbOfAny = (word: string) => isVerb(word) && all.some((one) => hasVerb(one, word))
  const isIn = (word: string, i: number) =>
    isName(word) ||
    isHarmless(word) ||
    isVerbOfAny(word) ||
    all.some(({ words }) => words.includes(word)) ||
    (isFor(word) && written.slice(0, i).some(isName)) ||
    (isSpaceNoun(word) && isNumber(written[i + 1] ?? ''))
  return written.every(isIn) || isTaken(written, isIn, isName, isVerbOfAny)
}

/** Tells whether a word of a name may be meant by a written one: “stone” is no misspelt “store”. */
const isOwn = (written: string) => (word: string) => word === written || !isVerb(word)

const spaceNouns = wordsIn('platz feld space slot spot case place')

/** Tells whether a word stands before the number of a space, whatever the name calls it. */
const isSpaceNoun = (word: string): boolean => spaceNouns.has(word)

/** A name without its price or gain, which names nothing: “get clay” is no bank for 1 clay. What is exchanged is all of its name. */
function beforePrice({ main, mainJoined }: Label): ReadonlyArray<string> {
  const at = main.findLastIndex(isExchange)
  if (at <= 0 || meanAlike(main[0] ?? '', 'exchange')) return mainJoined
  const before = main.slice(0, at)
  return [...before, ...pairsOf(before)]
}

const isOutsideBrackets = (letters: ReadonlyArray<Telling>, { mainJoined }: Label): boolean =>
  letters.some(({ word }) => fitOf(word, mainJoined) > 0)

/** Tells whether all that stands between brackets or commas is said: a bank is no clay bank. */
function isItemSaid(item: ReadonlyArray<string>, letters: ReadonlyArray<Telling>): boolean {
  const telling = item.filter(
    (word) => !isHarmless(word) && !isGeneralNoun(word) && !isVerb(word) && !isNumber(word),
  )
  return telling.every((word) =>
    letters.some((one) => fitOf(one.word, [word]) > 0 || pairsOf(item).includes(one.word)),
  )
}

/** Tells whether the writer says to take what is named: whatever stands behind the name is talk, unless it takes that back. */
function isTaken(
  written: ReadonlyArray<string>,
  isIn: (word: string, i: number) => boolean,
  isName: (word: string) => boolean,
  isVerbOfAny: (word: string) => boolean,
): boolean {
  const verb = written.findIndex(
    (word) => (isTaking(word) || isVerbOfAny(word)) && !isGeneralVerb(word) && !isLetting(word),
  )
  const last = written.findLastIndex(isName)
  return (
    verb >= 0 &&
    verb < last &&
    written.slice(0, verb).every((word) => isHarmless(word)) &&
    written.slice(verb, last).every((word, i) => isTaking(word) || isIn(word, verb + i)) &&
    !written.slice(last + 1).some(isAgainst)
  )
}

/** Somebody who is let or left may be let do anything: “let the merchant live”. */
const isLetting = (word: string): boolean => meanAlike(word, 'let') || meanAlike(word, 'leave')

const isAgainst = (word: string): boolean =>
  isDoubt(word) ||
  isOfTale(word) ||
  isOtherName(word) ||
  isRetracting(word) ||
  isPuttingOff(word) ||
  (isVerb(word) && !isGeneralVerb(word))

/** Tells whether a verb was said with next to nothing beside it, and the move is about the turn itself, or known by its verb. */
export function isPlainlyBegun(
  written: ReadonlyArray<string>,
  labels: ReadonlyArray<Label>,
): boolean {
  const isOfTurnOnly = labels.some((label) => label.main.every((word) => isOfTurn(word)))
  const isSaid = (word: string) =>
    labels.some(({ words }) => meanAlike(word, words[0] ?? '')) ||
    (isOfTurnOnly && (isEnding(word) || isPassing(word)))
  const isInName = (word: string) => labels.some(({ words }) => words.includes(word))
  if (isOfTurnOnly)
    return written.every(
      (word) =>
        isSaid(word) || isSparse(word) || isTurnNoun(word) || isBesideEnd(word) || isInName(word),
    )
  return (
    written.some((word) => isTelltale(word) && isSaid(word)) &&
    written.every((word) => isSaid(word) || isSparse(word) || isPronoun(word) || isInName(word))
  )
}

const isPronoun = (word: string): boolean => ['it', 'es', 'le', 'la', 'l'].includes(word)
