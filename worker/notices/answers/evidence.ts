/** Evidence for a turn in an answer: the words that may tell one, each with how far it can be believed. */
import { eachPlaced, sharedBy } from './both.ts'
import { isOpenChoice } from './choice.ts'
import { isDoubted, isOpening } from './doubts.ts'
import { fitOf, isParticle, labelOf, placeIn } from './label.ts'
import { isDeclining, refusedThings } from './refusals.ts'
import { isKindRequest, isQuestion, type Joint, kindly, partsOf } from './sentences.ts'
import { countedOnes, withSpaces } from './spaces.ts'
import { isSpace, plainWords, takeOut, wordsIn } from './spelling.ts'
import {
  closing,
  isArticle,
  isDoubt,
  isExchange,
  isFor,
  isHarmless,
  isKind,
  isOfSeveral,
  isOfTale,
  isPlacing,
  isRetracting,
  isSmall,
  isUnit,
  polite,
} from './words-beside.ts'
import { isCommon } from './words-in-common.ts'
import {
  adding,
  anys,
  anything,
  below,
  by,
  denials,
  excepting,
  filling,
  finishing,
  gain,
  later,
  mine,
  moving,
  negations,
  onIt,
  others,
  outcome,
  owning,
  praise,
  putAsBegun,
  putAsGold,
  reason,
  relating,
  replaced,
  reservation,
  retraction,
  telling,
  turning,
  underIt,
} from './words-of-evidence.ts'
import {
  isCompound,
  isEnding,
  isGeneralNoun,
  isGeneralVerb,
  isTaking,
  isTurnNoun,
  isVerb,
  meanAlike,
  verbSpelt,
} from './words-of-moves.ts'
import { isNumber, isNumbering, isOfDice, numberOf } from './words-of-numbers.ts'

/** Kind of a word: the name of a thing, a noun or verb of many moves, a number, that several are meant, or a place under what was named before. */
export type Kind = 'name' | 'noun' | 'verb' | 'number' | 'several' | 'below'

/** Sides of an exchange. */
export type Side = 'given' | 'gained'

/** A word that may tell a move. */
export interface Token {
  readonly word: string
  readonly kind: Kind
  /** Number of its clause, in the order of the text. */
  readonly clause: number
  /** It says where something comes to: “on the hayer”. */
  readonly isPlace: boolean
  /** It says by what something is done: “with my crest”. */
  readonly isBy: boolean
  /** Side of an exchange that it stands on; `null`: the text does not say. */
  readonly side: Side | null
  /** It is a space or region, written as names have it. */
  readonly isSpace: boolean
  /** It is somebody's own: “my founders”. */
  readonly isOwn: boolean
  /** Any such thing will do: “a monk”. */
  readonly isAny: boolean
  /** The names beside it in its clause: of “white 3”, white. */
  readonly beside: ReadonlyArray<string>
}

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

const isOfKind = (word: string): boolean => word === 'de' || word === 'my'

/** The kind of a word; `null` of one that tells nothing. A name may have a word that is mostly said for kindness. */
function kindOf(word: string, before: string, isNameOf: (word: string) => boolean): Kind | null {
  if (isOfSeveral(word)) return 'several'
  if (below.test(word)) return 'below'
  if (isNumber(word)) return 'number'
  if (isSpace(word)) return 'name'
  const isNone = filling.has(word) || isCommon(word)
  if (isNone || isPlacing(word) || later.has(word) || isCompound(word)) return null
  const isPiece = (isArticle(before) || isOfKind(before)) && isNameOf(word)
  if (isGeneralNoun(word) && !isTurnNoun(word)) return 'noun'
  if (isVerb(word))
    return isGeneralVerb(word) || isTaking(word) || isEnding(word)
      ? isPiece && !isTurnNoun(word)
        ? 'name'
        : null
      : 'verb'
  if (isHarmless(word) || isKind(word)) return isPiece && !isArticle(word) ? 'name' : null
  return isDoubt(word) || isOfTale(word) || isUnit(word) || isTurnNoun(word) ? null : 'name'
}

/** Tells whether a word may stand in a request for a move, though it names none. */
const isOfMove = (word: string): boolean =>
  isTaking(word) || isGeneralVerb(word) || isEnding(word) || isTurnNoun(word)

/** A sentence without what says nothing of a move, and with each thing at its place. */
function withoutRemarks(written: string): string {
  const told = [kindly, reason, reservation, praise, outcome, gain]
    .reduce((text, beside) => text.replace(beside, ' '), written)
    .replace(underIt, ' underneath ')
    .replace(putAsGold, 'store$1')
    .replace(putAsBegun, 'commence$1')
  return eachPlaced(sharedBy(told) ?? told).replace(replaced, ' without ')
}

/** Evidence in the sentences of an answer. `legal`: names of moves, `names`: of pieces, `people`: of those at the table. */
export function evidenceOf(
  sentences: ReadonlyArray<string>,
  legal: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
  people: ReadonlyArray<string>,
): Evidence {
  const labels = legal.map((label) => labelOf(label))
  const all = new Set([...names.flatMap(plainWords), ...labels.flatMap(({ main }) => main)])
  const isNameOf = (word: string) => all.has(word) && !isArticle(word)
  const places = [...new Set(labels.flatMap(placeIn))]
  const isPlaceOf = (word: string) => fitOf(word, places) > 1
  const persons = new Set(people.flatMap(plainWords))
  const isOfLabel = (word: string) => labels.some(({ words }) => fitOf(word, words) > 0)
  const tokens: Token[] = []
  const clauses: Clause[] = []
  const denying = names.filter((name) => plainWords(name).some((word) => negations.has(word)))
  const affirmed = sentences.map((sentence) => withoutNamed(sentence, denying))
  const refused: string[] = [...refusedThings(affirmed)]
  let isVague = false
  for (const written of affirmed) {
    if (excepting.test(written)) isVague = true
    const sentence = withoutRemarks(written)
    const isAsked =
      (isQuestion(sentence) && !isKindRequest(written)) ||
      isOpenChoice(sentence) ||
      isDoubted(sentence)
    for (const { from, to, joint } of partsOf(sentence)) {
      const text = sentence.slice(from, to)
      const isDoubtful = plainWords(text).some(isOpening)
      const { count, left } = takeOut(
        takeOut(plainWords(text), [...polite, ...relating]).left,
        closing,
      )
      const spelt = left.map((word) => (isOfLabel(word) ? word : verbSpelt(word)))
      const whole = withSpaces(countedOnes(spelt), labels)
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
        const isGoingOn =
          joint === 'and' &&
          clauses.at(-1)?.isTelling === true &&
          found.every(({ kind }) => kind === 'name' || kind === 'noun')
        const isTelling =
          isGoingOn || (said.some((word) => telling.has(word)) && !said.some(isTaking))
        clauses.push({
          ...{ text, joint, isKind: isTalk },
          isOpen: isAsked || isDoubtful || said.some((word) => isOfTale(word) || later.has(word)),
          isPlain: isPlain(said, found),
          hasPerson: said.some((word) => persons.has(word)),
          isNumber: isPlaceInList(said),
          isAgainst: whole.some((word) => turning.has(word)),
          isOnIt: onIt.has(said[0] ?? ''),
          isThing: !isGoingOn && said.length <= 3 && isArticle(said[0] ?? ''),
          isTelling,
          isResult: isTelling && !said.some((word) => moving.has(word) || anything.has(word)),
          isOwning: said.some((word) => owning.has(word)) && !said.some(isTaking),
          isEnd: count > 0 || said.some((word) => isEnding(word)),
        })
        // “Good luck to you both” is for nobody's move.
        const isForAll = isTalk && kept.every(({ kind }) => kind === 'several')
        tokens.push(...(isForAll ? [] : kept))
      }
    }
  }
  const isLeaving = isDeclining(plainWords(sentences.join(' ')))
  return { tokens, clauses: clauses.map(outOfRow(tokens)), refused, isLeaving, isVague }
}

/** Tells whether the words of a clause are all of moves, or harmless. */
const isPlain = (said: ReadonlyArray<string>, found: ReadonlyArray<Token>): boolean =>
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
      (isFor(word) && found.some((one) => said.indexOf(one.word) < i)) ||
      found.some((one) => one.word === word),
  )

/** Tells whether words are no more than a number, which may be called one of the list: “number 2 please”. */
const isPlaceInList = (said: ReadonlyArray<string>): boolean =>
  said.length > 0 &&
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

const changing = wordsIn('turn turning convert make verwandle verwandeln transforme transformer')
const becoming = wordsIn('into in en')

/** Place of the word behind which stands what something becomes: “turn my clay into wood”; -1 for none. */
export const changedAt = (said: ReadonlyArray<string>): number =>
  said.findIndex(
    (word, i) =>
      becoming.has(word) &&
      said.some((one) => changing.has(one) || meanAlike(one, 'exchange')) &&
      i > 1,
  )

/** The side of an exchange on which a word of a clause stands. */
function sideIn(said: ReadonlyArray<string>, at: number): Side | null {
  const cut = Math.max(said.findLastIndex(isExchange), changedAt(said))
  if (cut > 0 && cut < said.length - 1) return at < cut ? 'given' : 'gained'
  if (said.some((word) => adding.has(word))) return 'gained'
  return said.some((word) => meanAlike(word, 'exchange')) ? 'given' : null
}

function tokensIn(
  said: ReadonlyArray<string>,
  written: ReadonlyArray<string>,
  { isNameOf, isPlaceOf }: Record<'isNameOf' | 'isPlaceOf', (word: string) => boolean>,
  clause: number,
  joint: Joint,
): Token[] {
  // “Stables & well” names two things.
  const first = joint === 'and' ? 'the' : ''
  const isApart = isParticle(said.at(-1) ?? '')
  const kinds = said.map((word, i) =>
    (isNumber(word) && isUnit(said[i + 1] ?? '')) ||
    (isApart && isCompound(`${said.at(-1)}${word}`))
      ? null
      : kindOf(word, said[i - 1] ?? first, isNameOf),
  )
  // “The two white threes” are two dice, and none that shows a 2.
  const isCount = (i: number) =>
    numberOf(said[i] ?? '') === 2 &&
    !/^\d/.test(said[i] ?? '') &&
    said.slice(i + 1, i + 3).some(isOfDice)
  return said.flatMap((word, i) => {
    const kind = isCount(i) ? 'several' : kinds[i]
    if (!kind) return []
    const beside = [i - 1, i + 1].flatMap((at) => (kinds[at] === 'name' ? (said[at] ?? []) : []))
    const before = said.slice(0, i).findLast((one) => !isArticle(one)) ?? ''
    // “The gatehouse for the courthouse” goes under it.
    const side = sideIn(said, i)
    const isPlace =
      (isPlacing(before) && side === null) ||
      (isPlaceOf(word) &&
        ((i > 1 && (finishing.has(before) || isFor(before))) ||
          isTo(said, i) ||
          isFinished(said, i)))
    return [
      {
        ...{ word, kind, clause, beside, isPlace, isBy: by.has(before) },
        side,
        isSpace: isSpace(word) || (/[ivx]$/.test(word) && !written.includes(word)),
        isOwn: mine.has(said[i - 1] ?? ''),
        isAny: anys.has(said[i - 1] ?? ''),
      },
    ]
  })
}

/** Tells whether a word stands behind a German one for what something comes to: “die Statue an den Wachturm”. */
const isTo = (said: ReadonlyArray<string>, at: number): boolean =>
  ['zum', 'zur'].includes(said[at - 1] ?? '') ||
  (said[at - 2] === 'an' && isArticle(said[at - 1] ?? ''))

/** Tells whether a thing is completed by another: “finish the cottage with the almshouse”. */
const isFinished = (said: ReadonlyArray<string>, at: number): boolean =>
  said.some((word) => finishing.has(word)) &&
  said.slice(at + 1).some((word) => by.has(word)) &&
  !said.slice(0, at).some((word) => by.has(word))

/** Text before and behind the last words that take back what stands before them; `null` where nothing is taken back. */
export function retractedIn(text: string) {
  const found = [...text.matchAll(retraction)].at(-1)
  const [first = ''] = found ? plainWords(text.slice(found.index + found[0].length)) : []
  // “Ah no, she has passed” takes nothing back.
  return found && !others.has(first)
    ? { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
    : null
}
