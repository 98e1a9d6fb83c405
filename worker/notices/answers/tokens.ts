import { isParticle } from './label.ts'
import type { Joint } from './sentences.ts'
import { isSpace, wordsIn } from './spelling.ts'
import {
  isArticle,
  isDoubt,
  isExchange,
  isFor,
  isHarmless,
  isKind,
  isOfSeveral,
  isOfTale,
  isPlacing,
  isTowards,
  isUnit,
} from './words-beside.ts'
import { isCommon } from './words-in-common.ts'
import {
  adding,
  anys,
  below,
  by,
  filling,
  finishing,
  later,
  making,
  mine,
  telling,
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
} from './words-of-moves.ts'
import { isNumber, isOfDice, numberOf } from './words-of-numbers.ts'

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
  /** It stands behind a verb that asks for a move, and is no object of one: an article, a number or a preposition would come before. */
  readonly isAdverb: boolean
  /** Any such thing will do: “a monk”. */
  readonly isAny: boolean
  /** The names beside it in its clause: of “white 3”, white. */
  readonly beside: ReadonlyArray<string>
}

const isOfKind = (word: string): boolean => word === 'de' || word === 'my'

/** The kind of a word; `null` of one that tells nothing. A name may have a word that is mostly said for kindness. */
function kindOf(
  word: string,
  [before, after]: readonly [string, string],
  isNameOf: (word: string) => boolean,
): Kind | null {
  if (isOfSeveral(word)) return 'several'
  if (below.test(word)) return 'below'
  if (isNumber(word)) return 'number'
  if (isSpace(word)) return 'name'
  const isNone = filling.has(word) || isCommon(word) || (telling.has(word) && !isNameOf(word))
  if (isNone || isPlacing(word) || later.has(word) || isCompound(word)) return null
  const isPiece = (isArticle(before) || isOfKind(before) || isPlacing(after)) && isNameOf(word)
  if (isGeneralNoun(word) && !isTurnNoun(word)) return 'noun'
  if (isVerb(word))
    return isGeneralVerb(word) || isTaking(word) || isEnding(word)
      ? isPiece && !isTurnNoun(word) && !isEnding(word)
        ? 'name'
        : null
      : 'verb'
  if (isHarmless(word) || isKind(word))
    return isPiece && !isArticle(word) && !isTurnNoun(word) ? 'name' : null
  const isNothing = [isDoubt, isOfTale, isUnit, isTurnNoun, isFor, isExchange].some((is) =>
    is(word),
  )
  return isNothing ? null : 'name'
}

/** Tells whether a word stands between a number and those of which so many are meant: “two of the white ones”. */
const isOfSome = (word: string): boolean => ['of', 'von', 'der', 'des'].includes(word)

/** Things that are counted: “my 3 fields” are several, and none the third. */
const fields = wordsIn('fields felder kornfelder champs')

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

/** Words of a clause that may tell a move. `written`: the words of the whole part, `clause`: its number. */
export function tokensIn(
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
    (isApart && i < said.length - 1 && isCompound(`${said.at(-1)}${word}`))
      ? null
      : kindOf(word, [said[i - 1] ?? first, said[i + 1] ?? ''], isNameOf),
  )
  // “The two white threes” are two dice, and none that shows a 2.
  const isCount = (i: number) =>
    (isNumber(said[i] ?? '') && fields.has(said[i + 1] ?? '')) || isTwo(i)
  const isTwo = (i: number) =>
    numberOf(said[i] ?? '') === 2 &&
    !/^\d/.test(said[i] ?? '') &&
    (isOfSome(said[i + 1] ?? '') ||
      said.slice(i + 1, i + 3).some((one) => isOfDice(one) || /^[1-6]$/.test(one)))
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
        isAdverb: said.some(isRequesting) && !isBeforeObject(said[i - 1] ?? ''),
        // “Make the kid a craftsman” says which.
        isAny: anys.has(said[i - 1] ?? '') && !said.slice(0, i).some((one) => making.has(one)),
      },
    ]
  })
}

/** Tells whether a verb asks for a move. */
const isRequesting = (word: string): boolean =>
  isTaking(word) || (isVerb(word) && !isGeneralVerb(word))

/** Tells whether the object of a verb may follow a word. */
const isBeforeObject = (word: string): boolean =>
  isArticle(word) || isPlacing(word) || by.has(word) || isExchange(word) || isNumber(word)

/** Tells whether a word stands behind one for what something comes to: “die Statue an den Wachturm”, “la galerie au rempart”. */
const isTo = (said: ReadonlyArray<string>, at: number): boolean =>
  isTowards(said[at - 1] ?? '') ||
  (['an', 'a'].includes(said[at - 2] ?? '') && isArticle(said[at - 1] ?? ''))

/** Tells whether a thing is completed by another: “finish the cottage with the almshouse”. */
const isFinished = (said: ReadonlyArray<string>, at: number): boolean =>
  said.some((word) => finishing.has(word)) &&
  said.slice(at + 1).some((word) => by.has(word)) &&
  !said.slice(0, at).some((word) => by.has(word))
