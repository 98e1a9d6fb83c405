/** Degrees to which the names of moves have the words of an answer. */
import type { Clause } from './evidence.ts'
import { fitOf, isOfThing, type Label, pairsOf, placeIn } from './label.ts'
import type { Token } from './tokens.ts'
import { isArticle, isExchange, isPlacing, isTowards } from './words-beside.ts'
import { isGeneralVerb, isVerb, meanAlike } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

/** A move of a turn that could be meant, by its names. */
export interface Deed {
  readonly labels: ReadonlyArray<string>
  /** It only pays for what follows. */
  readonly isMeans: boolean
  /** It was the only legal move. */
  readonly isBound: boolean
  /** It only declines something. */
  readonly isDeclining?: boolean
}

/** A text against which turns are weighed. */
export interface Text {
  readonly tokens: ReadonlyArray<Token>
  readonly clauses: ReadonlyArray<Clause>
  /** Tells whether a word is of a piece of the game. */
  isPiece(word: string): boolean
  /** Tells whether a verb is done to a thing of its clause by a move that could be meant, or refuses it. */
  isDoneTo(verb: Token): boolean
  /** Tells whether a move that could be meant has a word. */
  isOfMoves(token: Token): boolean
  /** Tells whether a deed is done behind no other one than this: only who went to the market takes a customer. */
  isBoundTo(before: Deed, deed: Deed): boolean
}

export const better = (one: Fit, other: Fit): Fit => (one < other ? other : one)

/** A name as the text fits it. */
export interface Name {
  readonly label: Label
  /** Words that tell what it is about. */
  readonly things: ReadonlyArray<string>
  /** Those of them behind a word such as `under`. */
  readonly place: ReadonlyArray<string>
  /** No other move puts the same there or elsewhere. */
  readonly isOnlyPlace: boolean
  /** Degree to which it has each word of the text. */
  readonly fits: ReadonlyArray<Fit>
  readonly isRefused: boolean
}

/** Degrees to which a name has a word: it names what the move is about, stands in brackets or is misspelt, or only describes it. */
export const fit = { named: 3, beside: 2, described: 1, none: 0 } as const
export type Fit = (typeof fit)[keyof typeof fit]

/** The degree to which a name has a word of an answer; none for numbers. */
export function fitIn({ word, kind, isPlace, isSpace, side }: Token, label: Label): Fit {
  if (kind === 'number' || kind === 'several') return fit.none
  if (kind === 'below') return label.main.slice(1).some(isPlacing) ? fit.named : fit.none
  if (kind === 'verb') return isVerbOf(word, label.main) ? fit.named : fit.none
  const { main, mainJoined, words, pairs, name, aside, items } = label
  if (isSpace) return words.includes(word) || pairs.includes(word) ? fit.named : fit.none
  if (fitOf(word, words) === 0 && !pairs.includes(word)) return fit.none
  const at = main.findIndex((one) => fitOf(word, [one]) > 0)
  const cut = exchangeIn(label)
  if (
    cut > 0 &&
    side !== null &&
    !aside.has(word) &&
    !isOnSide(word, side === 'given' ? main.slice(0, cut) : main.slice(cut))
  )
    return fit.none
  const before = main.slice(0, Math.max(0, at)).findLast((one) => !isArticle(one)) ?? ''
  const isThere =
    kind === 'noun' ||
    isPlace === (isPlacing(before) || isTowards(before)) ||
    main.every((one) => !isOfThing(one) || placeIn(label).includes(one))
  const isJoined = pairs.includes(word)
  const close = isJoined ? fitOf(word, mainJoined) : fitOf(word, main)
  const known = fitOf(word, name)
  // A price names nothing: “get clay” is no bank for 1 clay.
  // Goods that a region brings are not given away.
  if (cut <= 0 && at > priceAt(label))
    return side === 'given' && isBringing(label) ? fit.none : fit.described
  if (isThere && close > 1 && known > 1) return fit.named
  const isBeside =
    close > 0
      ? isThere && known > 0
      : fitOf(word, [...aside]) > 1 || items.some((item) => pairsOf(item).includes(word))
  return isBeside ? fit.beside : fit.described
}

/** Verbs of moves whose names end in what they bring, not in what they cost. */
const bringing = ['activate', 'hunt', 'explore']

/** Tells whether a name ends in what its move brings. */
export const isBringing = ({ main }: Label): boolean =>
  bringing.some((verb) => meanAlike(main[0] ?? '', verb))

/** Place of the word before what a move costs or brings; behind the last word of a name that has none. */
export function priceAt({ main }: Label): number {
  const at = main.findLastIndex(isExchange)
  return at > 0 ? at : main.length
}

const isOnSide = (word: string, side: ReadonlyArray<string>): boolean => fitOf(word, side) > 0

/** Place of the word between both sides of a name that exchanges counted things; -1 of any other. */
export const exchangeIn = ({ main }: Label): number => {
  const cut = main.findLastIndex(isExchange)
  return meanAlike(main[0] ?? '', 'exchange') && main.slice(0, cut).some(isNumber) ? cut : -1
}

/** Tells whether a name has a verb of the same meaning that is said of few moves. */
export const isVerbOf = (verb: string, main: ReadonlyArray<string>): boolean =>
  main.some((word) => isVerb(word) && !isGeneralVerb(word) && meanAlike(verb, word))
