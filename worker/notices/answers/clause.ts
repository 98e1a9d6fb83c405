/** One clause of an answer held against what could be meant. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { contentOf, fitOf, hasVerb, isSide, type Label, labelOf, neighboursIn } from './label.ts'
import { withoutOthers } from './other-names.ts'
import { isPlainlyBegun, isPlainlyNamed } from './plain.ts'
import { isDeclining } from './refusals.ts'
import { asNamed } from './spaces.ts'
import { isSpace, likeness, plainWords, takeOut } from './spelling.ts'
import {
  isArticle,
  isDoubt,
  isExchange,
  isHarmless,
  isKind,
  isOfTale,
  isPlacing,
  isSmall,
  polite,
} from './words-beside.ts'
import {
  isEnding,
  isGeneralNoun,
  isGeneralVerb,
  isOfTurn,
  isPassing,
  isRound,
  isTaking,
  isVerb,
  meanAlike,
} from './words-of-moves.ts'
import { isCounted, isNumber } from './words-of-numbers.ts'

/** Something that could be meant: a turn, and the name of its first move in every language. */
export interface Meant {
  readonly moves: TurnMoves
  readonly labels: ReadonlyArray<string>
  /** Its moves but for what ends it, each with its name in every language; `isMeans`: it only pays for what follows. */
  readonly parts?: ReadonlyArray<{
    readonly labels: ReadonlyArray<string>
    readonly isMeans: boolean
  }>
  /** The same turn as a letter's list says it, in every language. */
  readonly brief?: ReadonlyArray<string>
  /** Names of all pieces of the game, in every language. */
  readonly names?: ReadonlyArray<string>
  /** Moves that come to the same have the same one. */
  readonly alike?: string
  /** It only declines something, or ends the turn. */
  readonly isDeclining?: boolean
}

/** Reading of a clause. */
export type Reading =
  /** No word in it is one of a move. */
  | { readonly reads: 'nothing'; readonly isRequest: boolean; readonly isTelling: boolean }
  /** Words of moves, but not of one together; `nearest` have most of them. */
  | { readonly reads: 'mismatch'; readonly nearest: ReadonlyArray<Meant> }
  /** All that could be meant. One, with `isSure`, is clearly said. */
  | {
      readonly reads: 'moves'
      readonly meant: ReadonlyArray<Meant>
      readonly isSure: boolean
      /** More than its verb was said. */
      readonly isNamed: boolean
    }

const isBeside = (word: string) =>
  isVerb(word) || isHarmless(word) || isKind(word) || isDoubt(word) || isOfTale(word)

/** Moves that could be meant, with their names as words. */
interface Named {
  readonly meant: Meant
  readonly labels: ReadonlyArray<Label>
}

/** Tells whether a word says which move is meant, by itself and the words before and behind it. */
type Tells = (word: string, before: string, after: string) => boolean

/** Tells whether a text has an arrow as in the list of a letter, `Well → Stables`: each side of it names a piece. */
export const hasArrow = (text: string): boolean => /[\p{L}\d]\s*(?:→|->)\s*[\p{L}\d]/u.test(text)

/**
 * Reads a clause: all its telling words must be those of one label, spelt as well as any. Verbs tell moves of the same name
 * apart. Words that no label has, verbs of something else and words of doubt leave it unsure. A word that is mostly said for
 * kindness, such as `well`, is only taken for a piece where nothing is clear without it.
 */
export function readClause(text: string, meant: ReadonlyArray<Meant>): Reading {
  const isLeaving = isDeclining(plainWords(text))
  const possible = isLeaving ? meant : meant.filter((one) => !one.isDeclining)
  const named = possible.map((one) => ({
    meant: one,
    labels: one.labels.map((label, i) => labelOf(label, i)),
  }))
  const labels = named.flatMap((one) => one.labels)
  const said = withoutOthers(takeOut(plainWords(text), polite).left, labels, meant[0]?.names)
  const written = asNamed(said, labels)
  const isSaidOf = (word: string) =>
    !isSmall(word) &&
    !isVerb(word) &&
    named.some((one) => one.labels.some((label) => label.main.includes(word))) &&
    !named.every((one) => one.labels.some((label) => label.main.includes(word)))
  // “Well under castle” puts a piece there.
  const tells: Tells = (word, before, after) =>
    isNumber(word) ||
    !isBeside(word) ||
    (((isHarmless(before) && isArticle(before)) || (isPlacing(after) && !isOfTurn(word))) &&
      isSaidOf(word))
  const closelyRead = () =>
    readWith(
      written,
      named,
      (word, before, after) =>
        tells(word, before, after) || (isSaidOf(word) && !isGeneralNoun(word)),
    )
  if (hasArrow(text)) return closelyRead()
  const reading = readWith(written, named, tells)
  if (isClear(reading)) return isOtherEnd(reading, text, named) ? unsure(reading) : reading
  // “Well, the mason” begins with no piece.
  if (written.length === 1 && (isHarmless(written[0] ?? '') || isKind(written[0] ?? '')))
    return reading
  const closer = closelyRead()
  return isClear(closer) ? closer : reading
}

/** Tells whether a text ends a round, where a turn can be ended as well as the round. */
function isOtherEnd(reading: Reading, text: string, named: ReadonlyArray<Named>): boolean {
  if (reading.reads !== 'moves' || reading.isNamed || !plainWords(text).some(isRound)) return false
  const ofRound = named.filter(({ labels }) =>
    labels.some(({ main }) => main.some(isRound) && main.every(isOfTurn)),
  )
  return ofRound.length > 0 && !ofRound.some(({ meant }) => reading.meant.includes(meant))
}

const unsure = (reading: Reading): Reading =>
  reading.reads === 'moves' ? { ...reading, isSure: false } : reading

const isClear = (reading: Reading): boolean =>
  reading.reads === 'moves' && reading.isSure && reading.meant.length === 1

function readWith(
  written: ReadonlyArray<string>,
  named: ReadonlyArray<Named>,
  tells: Tells,
): Reading {
  const verbs = written.filter((word) => isVerb(word))
  const telling = written
    .filter((word, i) => tells(word, written[i - 1] ?? '', written[i + 1] ?? ''))
    .map((word) => ({ word, fits: fitsAmong(word, named) }))
    .map(({ word, fits }) => ({ word, fits, fit: Math.max(...fits, 0) }))
  const found = telling.filter(({ fit }) => fit > 0)
  const fitIn = (word: string, label: Label) => fitOf(word, [...label.words, ...label.pairs])
  const isNamed = (label: Label) =>
    found.every(({ word, fits }) => {
      const fit = fitIn(word, label)
      return fit > 0 && fit === fits[label.language]
    }) && hasNumbers(found, label)
  const isBestNamed = (label: Label) => found.every(({ word, fit }) => fitIn(word, label) === fit)
  const isSaid = (label: Label) => verbs.some((verb) => hasVerb(label, verb))
  const ownVerbs = verbs.filter((verb) => !isGeneralVerb(verb))
  const isBegun = ({ words }: Label) => ownVerbs.some((verb) => meanAlike(verb, words[0] ?? ''))
  // Moves without a name of their own, such as the end of a turn, are told by their verbs alone.
  const isFitting = found.length > 0 ? isNamed : isBegun
  const matching = named.filter(({ labels }) => labels.some(isFitting))
  if (matching.length === 0) {
    if (found.length > 0) return { reads: 'mismatch', nearest: nearestTo(found, named) }
    return readEnd(written, telling.length > 0, named)
  }
  const isFirst = (label: Label) =>
    found.some(({ word }) => !isNumber(word)) &&
    found.every(({ word, fit }) => fitOf(word, label.main) === fit)
  const fits =
    (isBetter: (label: Label) => boolean) =>
    ({ labels }: Named) =>
      labels.some((label) => isFitting(label) && isBetter(label))
  const together = ({ labels }: Named) =>
    Math.max(...labels.map((label) => (isFitting(label) ? neighboursIn(label, written) : 0)))
  // “Done building” begins no building; “build and finish” may.
  const isEndFirst = found.length === 0 && isEnding(ownVerbs[0] ?? '')
  const isEndSaid = ({ main }: Label) => isEndFirst && main.every(isOfTurn)
  const bySaid = narrowBy(matching, [
    fits(isEndSaid),
    fits(isBestNamed),
    fits(isSaid),
    fits(isBegun),
  ])
  const most = Math.max(...bySaid.map(together))
  const told = narrowBy(bySaid, [
    fits(isFirst),
    fits((label) => isWhole(label, written)),
    fits((label) => isAllOf(label, written)),
    fits((label) => isExchanged(label, written, found)),
    (one: Named) => together(one) === most,
  ])
  const doubts = written.filter((word) => isDoubt(word) || isOfTale(word))
  const isSure =
    !isChoice(written) &&
    !told.some((one) => isOtherWay(one, written, found)) &&
    !telling.some(({ word, fit }) => isSpace(word) && fit === 0) &&
    told.every(
      ({ labels }) =>
        (ownVerbs.length === 0 || labels.some(isSaid) || isTakenAs(written, labels)) &&
        labels.some(
          (one) =>
            isFitting(one) &&
            doubts.every((word) => one.words.includes(word)) &&
            (found.length > 0
              ? isPlainlyNamed(written, telling, one, labels)
              : isPlainlyBegun(written, labels)),
        ),
    )
  return {
    reads: 'moves',
    meant: withoutAlike(told.map(({ meant }) => meant)),
    isSure,
    isNamed: found.length > 0,
  }
}

/** Tells whether something is taken as what a name makes of it: “take the stables as a foundation”. */
const isTakenAs = (written: ReadonlyArray<string>, labels: ReadonlyArray<Label>): boolean => {
  const at = written.findIndex(isAs)
  const kind = written.slice(at + 1).find((word) => !isArticle(word)) ?? ''
  return (
    at > 0 &&
    written.filter((word) => isVerb(word)).every((word) => isTaking(word) || isGeneralVerb(word)) &&
    isGeneralNoun(kind) &&
    labels.some(({ main }) => main.includes(kind))
  )
}

const isAs = (word: string): boolean => ['as', 'als', 'comme'].includes(word)

/** Those that come to the same once: the first of them, and each whose number is written. */
export const withoutAlike = (
  all: ReadonlyArray<Meant>,
  written: ReadonlyArray<string> = [],
): ReadonlyArray<Meant> => {
  const isWritten = ({ labels: [label = ''] }: Meant) =>
    written.some((word) => isNumber(word) && fitOf(word, countedIn(labelOf(label))) > 0)
  return all.filter(
    (one, i) =>
      one.alike === undefined ||
      isWritten(one) ||
      !all.slice(0, i).some(({ alike }) => alike === one.alike),
  )
}

/** Numbers of a name that stand behind a word such as `space`. */
const countedIn = ({ words }: Label): string[] =>
  words.filter((word, i) => isNumber(word) && isCounted(words[i - 1] ?? ''))

/** Reads what names no move: the end of the turn, told by a verb alone, or nothing. */
function readEnd(
  written: ReadonlyArray<string>,
  isTelling: boolean,
  named: ReadonlyArray<Named>,
): Reading {
  const end = !isTelling && written.some(isPassing) ? endAmong(named) : null
  if (!end) return { reads: 'nothing', isRequest: isAsked(written) && isTelling, isTelling }
  const isSure = isPlainlyBegun(written, end.labels)
  return { reads: 'moves', meant: [end.meant], isSure, isNamed: false }
}

/** Degree to which a word fits any name, in each language. */
function fitsAmong(word: string, named: ReadonlyArray<Named>): number[] {
  const fits: number[] = []
  for (const { labels } of named)
    for (const { language, words, pairs } of labels)
      fits[language] = Math.max(fits[language] ?? 0, fitOf(word, words), fitOf(word, pairs))
  return fits
}

/** Tells whether something is asked for by a verb, with nothing but small words before it: not “hope you get well”. */
function isAsked(written: ReadonlyArray<string>): boolean {
  const at = written.findIndex((word) => isTaking(word) || (isVerb(word) && !isGeneralVerb(word)))
  return at >= 0 && written.slice(0, at).every((word) => isHarmless(word) || isGeneralVerb(word))
}

/** The one move that only ends the turn. */
function endAmong(named: ReadonlyArray<Named>): Named | null {
  const ends = named.filter(({ labels }) =>
    labels.some((label) => label.main.every((word) => isOfTurn(word))),
  )
  const [end] = ends
  return end && ends.length === 1 ? end : null
}

/** Moves with most of the words that were found. */
function nearestTo(
  found: ReadonlyArray<{ readonly word: string }>,
  named: ReadonlyArray<Named>,
): Meant[] {
  const letters = found.filter(({ word }) => !isNumber(word))
  const count = ({ labels }: Named) =>
    Math.max(
      ...labels.map((one) => letters.filter(({ word }) => fitOf(word, one.words) > 0).length),
    )
  const most = Math.max(0, ...named.map(count))
  return most === 0 ? [] : named.filter((one) => count(one) === most).map(({ meant }) => meant)
}

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

/** The same by one sign after another. */
const narrowBy = <T>(
  all: ReadonlyArray<T>,
  signs: ReadonlyArray<(one: T) => boolean>,
): ReadonlyArray<T> => signs.reduce<ReadonlyArray<T>>((left, sign) => narrow(left, sign), all)

/** Tells whether a label was written as a whole, but for filling words, its verb and what stands in brackets. */
const isWhole = ({ main }: Label, written: ReadonlyArray<string>): boolean =>
  main.every((word) => isHarmless(word) || isVerb(word) || written.includes(word))

/** Tells whether all that a label is about was written, each as often as it stands there; its numbers may be left out. */
function isAllOf(label: Label, written: ReadonlyArray<string>): boolean {
  const left = [...written]
  const content = contentOf(label, isHarmless)
  return (
    content.length > 0 &&
    content.every((word) => {
      const at = left.findIndex((one) => likeness(one, word) > 0)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  )
}

/** Tells whether a move exchanges the other way round, or puts nothing where a text says only a place: “in the middle”. */
function isOtherWay(
  { labels }: Named,
  written: ReadonlyArray<string>,
  found: ReadonlyArray<{ readonly word: string }>,
): boolean {
  const isPlaceOnly = found.length > 0 && found.every(({ word }) => isSide(word))
  if (isPlaceOnly && written.some(isPlacing))
    return !labels.some(({ main }) => main.some(isPlacing))
  return (
    isTrade(written) &&
    !written.some(isInto) &&
    labels.some(isOfAmounts) &&
    !labels.some((label) => isExchanged(label, written, found))
  )
}

/** Tells whether a name exchanges counted things: a hand card has none. */
const isOfAmounts = ({ main }: Label): boolean =>
  meanAlike(main[0] ?? '', 'exchange') &&
  main.slice(0, main.findLastIndex(isExchange)).some(isNumber)

const isInto = (word: string): boolean => ['in', 'into', 'en'].includes(word)

const isTrade = (written: ReadonlyArray<string>): boolean =>
  written.some((word) => meanAlike(word, 'exchange'))

/** Tells whether what is given and what comes for it stand on the same sides: “wood and clay for a stone”. What is traded is given. */
function isExchanged(
  { main }: Label,
  written: ReadonlyArray<string>,
  found: ReadonlyArray<{ readonly word: string }>,
): boolean {
  const [at, said] = [main.findLastIndex(isExchange), written.findLastIndex(isExchange)]
  const isOnSide = ({ word }: { readonly word: string }) =>
    fitOf(word, said < 0 || written.indexOf(word) < said ? main.slice(0, at) : main.slice(at)) > 0
  return (
    at > 0 &&
    (said > 0 || isTrade(written)) &&
    found.filter(({ word }) => !isNumber(word)).every(isOnSide)
  )
}

/** Tells whether no number is taken from brackets of which nothing else is said, beside words from before them. */
function hasNumbers(found: ReadonlyArray<{ readonly word: string }>, label: Label): boolean {
  const letters = found.filter(({ word }) => !isNumber(word))
  const before = label.main
  const isAside = ({ word }: { readonly word: string }) =>
    fitOf(word, before) === 0 && fitOf(word, [...label.aside]) > 0
  return (
    letters.length === 0 ||
    letters.some(isAside) ||
    !found.some((one) => isNumber(one.word) && isAside(one))
  )
}
