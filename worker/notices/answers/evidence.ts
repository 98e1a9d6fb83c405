/** Evidence for a turn in an answer: the words that may tell one, each with how far it can be believed. */
import { eachPlaced, sharedBy } from './both.ts'
import { isOpenChoice } from './choice.ts'
import { withDice } from './dice-said.ts'
import { isDoubted, isOpening } from './doubts.ts'
import { fitOf, isParticle, labelOf, placeIn } from './label.ts'
import { isDeclining, refusedThings } from './refusals.ts'
import { isKindRequest, isQuestion, type Joint, kindly, partsOf } from './sentences.ts'
import { asNamed } from './spaces.ts'
import { plainWords, takeOut } from './spelling.ts'
import { type Kind, type Token, tokensIn } from './tokens.ts'
import {
  closing,
  isArticle,
  isExchange,
  isFor,
  isHarmless,
  isKind,
  isOfTale,
  isPlacing,
  isRetracting,
  isSmall,
  polite,
} from './words-beside.ts'
import { isCommon } from './words-in-common.ts'
import {
  anything,
  asMaterial,
  by,
  crestOn,
  denials,
  excepting,
  filling,
  finishedAside,
  gain,
  later,
  moving,
  negations,
  nextTo,
  onIt,
  onItToo,
  onTop,
  others,
  outcome,
  owning,
  ownPile,
  paidWith,
  praise,
  putAsBegun,
  putAsGold,
  reason,
  relating,
  replaced,
  reservation,
  retraction,
  soItIs,
  telling,
  turning,
  underIt,
} from './words-of-evidence.ts'
import {
  isCompound,
  isEnding,
  isGeneralVerb,
  isTaking,
  isTurnNoun,
  verbSpelt,
} from './words-of-moves.ts'
import { isNumber, isNumbering } from './words-of-numbers.ts'

/** Phrases that say nothing of a move. */
const beside = [...polite, ...relating]

/** A clause of the text. */
export interface Clause {
  readonly text: string
  readonly joint: Joint
  /** It is doubted, asked about, put off or told of the past. */
  readonly isOpen: boolean
  /** It has only words of moves and harmless ones. */
  readonly isPlain: boolean
  /** It greets, thanks or wishes. */
  readonly isKind: boolean
  /** It names somebody at the table. */
  readonly hasPerson: boolean
  /** It is no more than a number, and none of some in a row: “5 and 6”. */
  readonly isNumber: boolean
  /** It tells how something is, and asks for nothing: “I need the gold”. */
  readonly isTelling: boolean
  /** It holds something against another: “but only the one with gold”. */
  readonly isAgainst: boolean
  /** It is about what was said before it: “that was his plan”. */
  readonly isOnIt: boolean
  /** It is no more than a thing's name: “the fisherman”. */
  readonly isThing: boolean
  /** It tells what comes of a move: “then the gold stays here”. */
  readonly isResult: boolean
  /** It tells what somebody has or lacks: “a swineherd is what I still need”. */
  readonly isOwning: boolean
  /** It ends the turn. */
  readonly isEnd: boolean
}

export interface Evidence {
  readonly tokens: ReadonlyArray<Token>
  readonly clauses: ReadonlyArray<Clause>
  /** Things and numbers that are refused: “not the bank”. */
  readonly refused: ReadonlyArray<string>
  /** Something is left, or not used. */
  readonly isLeaving: boolean
  /** Something is denied or taken back that has no name. */
  readonly isVague: boolean
}

/** Tells whether a word may stand in a request for a move, though it names none. */
const isOfMove = (word: string): boolean =>
  isTaking(word) || isGeneralVerb(word) || isEnding(word) || isTurnNoun(word)

/** A sentence without what says nothing of a move, and with each thing at its place. */
function withoutRemarks(written: string, isPlaced: boolean): string {
  const told = [kindly, finishedAside, nextTo, reason, reservation, praise, outcome, gain]
    .reduce((text, beside) => text.replace(beside, ' '), isPlaced ? asPlaced(written) : written)
    .replace(soItIs, '')
    .replace(ownPile, 'new')
    .replace(onItToo, ' underneath')
    .replace(onTop, 'on')
    .replace(underIt, ' underneath ')
    .replace(putAsGold, 'store$1')
    .replace(putAsBegun, 'commence$1')
    .replace(crestOn, '$1 discard')
  return eachPlaced(sharedBy(told) ?? told).replace(replaced, ' without ')
}

/** A sentence in which material is put under what was started before. */
const asPlaced = (written: string): string =>
  written.replace(paidWith, '$1 underneath').replace(asMaterial, ' underneath')

/** Evidence in the sentences of an answer. `legal`: names of moves, `names`: of pieces, `people`: of those at the table. */
export function evidenceOf(
  sentences: ReadonlyArray<string>,
  legal: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
  people: ReadonlyArray<string>,
): Evidence {
  const labels = legal.map((label) => labelOf(label))
  const all = new Set([...names.flatMap(plainWords), ...labels.flatMap(({ main }) => main)])
  const isNameOf = (word: string) => all.has(word) && !isArticle(word) && !by.has(word)
  const places = [...new Set(labels.flatMap(placeIn))]
  const isPlaceOf = (word: string) => fitOf(word, places) > 1
  const persons = new Set(people.flatMap(plainWords))
  const isOfLabel = (word: string) => labels.some(({ words }) => fitOf(word, words) > 0)
  const tokens: Token[] = []
  const clauses: Clause[] = []
  const denying = names.filter((name) => plainWords(name).some((word) => negations.has(word)))
  const affirmed = sentences.map((sentence) => withoutNamed(sentence, denying))
  const isPlaced = labels.some(({ main }) => main.includes('under'))
  const refused: string[] = [...refusedThings(affirmed)]
  let isVague = false
  for (const written of affirmed) {
    if (excepting.test(written)) isVague = true
    const sentence = withDice(withoutRemarks(written, isPlaced), legal)
    const isAsked =
      (isQuestion(sentence) && !isKindRequest(written)) ||
      isOpenChoice(sentence) ||
      isDoubted(sentence)
    for (const { from, to, joint } of partsOf(sentence)) {
      const text = sentence.slice(from, to)
      const isDoubtful = plainWords(text).some(isOpening)
      const { count, left } = takeOut(takeOut(plainWords(text), beside).left, closing)
      const spelt = left.map((word) => (isOfLabel(word) ? word : verbSpelt(word)))
      const whole = asNamed(spelt, labels)
      if (whole.some((word) => denials.has(word) || isTakenBack(word))) isVague = true
      for (const said of splitAt(whole, turning)) {
        const isTalk = said.some((word) => isKind(word) && !isSmall(word))
        // “Well played, Cleo” and “Hey Ada,” are about nobody's move.
        const isAddress = isTalk || said.every((word) => isHarmless(word) || persons.has(word))
        const found = tokensIn(said, spelt, { isNameOf, isPlaceOf }, clauses.length, joint).filter(
          ({ word }) => !(isAddress && persons.has(word)),
        )
        const { kept, denied } = withoutDenied(said, found)
        const things = denied.filter(({ kind }) => isThingOrNumber(kind) || kind === 'noun')
        const known = things.filter(({ word, kind }) => kind !== 'name' || isOfLabel(word))
        refused.push(...(known.length > 0 ? known : things).map(({ word }) => word))
        const isDenied = said.some((word) => negations.has(word))
        // “Without paying” denies how it is done.
        const isDeed = denied.every(({ kind }) => kind === 'verb')
        if (isDenied && (isDeed || denied.some(({ isPlace }) => isPlace))) isVague = true
        if (isDenied && kept.length === 0) continue
        const isOpen = isAsked || isDoubtful
        const before = clauses.at(-1) ?? null
        const hasPerson = said.some((word) => persons.has(word))
        // “To finish the music hall” ends no turn.
        const isOfThing = found.some(({ kind }) => kind === 'name') && !said.some(isTurnNoun)
        const isEnd = count > 0 || (said.some(isEnding) && !isOfThing)
        const isAgainst = whole.some((word) => turning.has(word))
        clauses.push(
          clauseOf(said, found, {
            ...{ text, joint, isKind: isTalk, isOpen, hasPerson, isEnd, isAgainst },
            before,
          }),
        )
        // “Good luck to you both” is for nobody's move.
        const isForAll = isTalk && kept.every(({ kind }) => kind === 'several')
        tokens.push(...(isForAll ? [] : kept))
      }
    }
  }
  const isLeaving = isDeclining(plainWords(sentences.join(' ')))
  return { tokens, clauses: clauses.map(outOfRow(tokens)), refused, isLeaving, isVague }
}

/** A clause by its words. `around`: its text, and what the rest of the sentence says of it. */
function clauseOf(
  said: ReadonlyArray<string>,
  found: ReadonlyArray<Token>,
  {
    before,
    ...around
  }: Pick<Clause, 'text' | 'joint' | 'isKind' | 'isOpen' | 'hasPerson' | 'isEnd' | 'isAgainst'> & {
    readonly before: Clause | null
  },
): Clause {
  const isGoingOn =
    around.joint === 'and' &&
    before?.isTelling === true &&
    found.every(({ kind }) => kind === 'name' || kind === 'noun')
  const isTelling = isGoingOn || (said.some((word) => telling.has(word)) && !said.some(isTaking))
  return {
    ...around,
    isOpen: around.isOpen || said.some((word) => isOfTale(word) || later.has(word)),
    isPlain: isPlain(said, found, before === null),
    isNumber: isPlaceInList(said),
    isOnIt: onIt.has(said[0] ?? ''),
    isThing: !isGoingOn && said.length <= 3 && isArticle(said[0] ?? ''),
    isTelling,
    isResult: isTelling && !said.some((word) => moving.has(word) || anything.has(word)),
    isOwning: said.some((word) => owning.has(word)) && !said.some(isTaking),
  }
}

/** Tells whether the words of a clause are all of moves, or harmless. */
const isPlain = (
  said: ReadonlyArray<string>,
  found: ReadonlyArray<Token>,
  isFirst: boolean,
): boolean =>
  !others.has(said[0] ?? '') &&
  said.every(
    (word, i) =>
      isHarmless(word) ||
      filling.has(word) ||
      isCommon(word) ||
      negations.has(word) ||
      isPlacing(word) ||
      isCompound(word) ||
      (isParticle(word) && i === said.length - 1) ||
      isOfMove(word) ||
      // “Thanks for the mason” is none.
      ((isFor(word) || isExchange(word)) &&
        (found.some((one) => said.indexOf(one.word) < i) || (i === 0 && !isFirst))) ||
      found.some((one) => one.word === word),
  )

/** Tells whether words are no more than a number, which may be called one of the list: “number 2 please”. */
const isPlaceInList = (said: ReadonlyArray<string>): boolean =>
  said.some(isNumber) &&
  (said.every((word) => isNumber(word) || isArticle(word)) ||
    (isNumbering(said[0] ?? '') &&
      isNumber(said[1] ?? '') &&
      said.slice(2).every((word) => isHarmless(word))))

/** A clause; no number alone where it stands in a row of them: “5 and 6”. */
const outOfRow =
  (tokens: ReadonlyArray<Token>) =>
  (one: Clause, at: number, all: ReadonlyArray<Clause>): Clause => {
    const endsInNumber = tokens.findLast(({ clause }) => clause === at - 1)?.kind === 'number'
    const isBehind = one.joint === 'and' && endsInNumber
    const next = tokens.find(({ clause }) => clause === at + 1)
    const isBefore = all[at + 1]?.joint === 'and' && next?.kind === 'number'
    return { ...one, isNumber: one.isNumber && !isBehind && !isBefore }
  }

const isThingOrNumber = (kind: Kind): boolean => kind === 'name' || kind === 'number'

/** Words in parts, each up to one of some words. */
function splitAt(words: ReadonlyArray<string>, at: ReadonlySet<string>): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (at.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter(({ length }) => length > 0)
}

/** A sentence without the negations in some names of pieces: a “pas de tir” denies nothing. */
const withoutNamed = (sentence: string, names: ReadonlyArray<string>): string =>
  names.reduce((text, name) => {
    const kept = name.split(' ').filter((word) => !negations.has(word.toLowerCase()))
    return text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), kept.join(' '))
  }, sentence)

/** The words that a clause does not deny, and those that it does: behind a word such as `not`, or before it where it is the last. */
function withoutDenied(said: ReadonlyArray<string>, found: ReadonlyArray<Token>) {
  const at = said.findIndex((word) => negations.has(word))
  const behind = new Set(said.slice(at + 1))
  const isBehind = ({ word }: Token) => behind.has(word)
  if (at < 0) return { kept: found, denied: [] }
  const denied = found.filter(isBehind)
  const things = denied.filter(({ kind }) => isThingOrNumber(kind))
  return things.length > 0
    ? { kept: found.filter((one) => !isBehind(one)), denied }
    : { kept: [], denied: found }
}

/** Tells whether a word takes back more than a name. */
const isTakenBack = (word: string): boolean =>
  isRetracting(word) && !negations.has(word) && !['doch', 'nein', 'non', 'no'].includes(word)

/** Text before and behind the last words that take back what stands before them; `null` where nothing is taken back. `people`: those at the table. */
export function retractedIn(text: string, people: ReadonlyArray<string>) {
  const found = [...text.matchAll(retraction)].at(-1)
  const [first = ''] = found ? plainWords(text.slice(found.index + found[0].length)) : []
  // “Ah no, she has passed” and “Sorry Ada” take nothing back.
  const isPerson = others.has(first) || people.flatMap(plainWords).includes(first)
  return found && !isPerson
    ? { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
    : null
}
