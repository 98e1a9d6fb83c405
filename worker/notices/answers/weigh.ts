/** Weight of turns by the evidence of an answer. */
import type { Clause, Evidence, Token } from './evidence.ts'
import { fitOf, isThing, type Label, labelOf } from './label.ts'
import { plainWords, wordsIn } from './spelling.ts'
import { isArticle, isExchange, isKind, isPlacing, isSmall } from './words-beside.ts'
import { isGeneralNoun, isGeneralVerb, isVerb, meanAlike } from './words-of-moves.ts'
import { isCounted, isNumber, numberOf } from './words-of-numbers.ts'

/** A move of a turn that could be meant, by its names. */
export interface Deed {
  readonly labels: ReadonlyArray<string>
  /** It only pays for what follows. */
  readonly isMeans: boolean
  /** Nothing else was legal. */
  readonly isBound: boolean
  /** It only declines something. */
  readonly isDeclining?: boolean
}

/** A turn that could be meant; `number`: its place in the list. */
export interface Weighable {
  readonly deeds: ReadonlyArray<Deed>
  readonly number: number | null
}

/** Degree to which evidence speaks for a turn. */
export interface Weight {
  /** The less, the better. */
  readonly cost: number
  /** Number of words that it explains. */
  readonly explained: number
  /** Words that it has not. */
  readonly lost: ReadonlyArray<Token>
  /** Numbers of the clauses of which it has nothing. */
  readonly leftOut: ReadonlyArray<number>
  /** Something of it was named, and not only described. */
  readonly isNamed: boolean
  /** All that was said is of the turn, and all of the turn was said, plainly and by its names. */
  readonly isWhole: boolean
}

const costs = {
  ...{ known: 10, number: 8, silent: 6, verb: 4, turned: 4, place: 3, below: 3 },
  ...{ noun: 2, strange: 2, deed: 1 },
}
/** A turn that costs no more than this beyond another could be meant as well. */
export const nearness = costs.place
const impossible: Weight = {
  ...{ cost: Number.POSITIVE_INFINITY, explained: 0 },
  ...{ lost: [], leftOut: [], isNamed: false, isWhole: false },
}

/** A name as the text fits it. */
interface Name {
  readonly label: Label
  /** Words that tell what it is about. */
  readonly things: ReadonlyArray<string>
  /** Those of them behind a word such as `under`. */
  readonly place: ReadonlyArray<string>
  /** Degree to which it has each word of the text. */
  readonly fits: ReadonlyArray<Fit>
  readonly isRefused: boolean
}

/** Returns a function that weighs turns by one text. `names`: those of all pieces of the game. */
export function weigher(
  { tokens, clauses, refused }: Evidence,
  names: ReadonlyArray<string>,
): (turn: Weighable) => Weight {
  const isPiece = pieceIn(names)
  const known = new Map<string, Name>()
  const nameIn = (text: string, language: number): Name => {
    const key = `${language} ${text}`
    const kept = known.get(key)
    if (kept) return kept
    const label = labelOf(text, language)
    const place = placeIn(label).filter(isPiece)
    const name = {
      ...{ label, place, things: label.main.filter(isOfThing) },
      fits: tokens.map((token) => fitIn(token, label)),
      isRefused: refused.some((word) => isRefusedIn(word, label)),
    }
    known.set(key, name)
    return name
  }
  return (turn) => {
    const languages = turn.deeds[0]?.labels ?? []
    const all = languages.map((_, language) => {
      const said = turn.deeds.map((deed) => nameIn(deed.labels[language] ?? '', language))
      return said.some(({ isRefused }) => isRefused)
        ? impossible
        : weighIn(turn, said, tokens, clauses, isPiece)
    })
    return all.reduce((best, one) => (one.cost < best.cost ? one : best), impossible)
  }
}

const isOfThing = (word: string): boolean => isThing(word) && !isKind(word)

/** Things of a name behind the last word such as `under`. */
function placeIn({ main }: Label): string[] {
  const at = main.findLastIndex((word, i) => i > 0 && isPlacing(word))
  return at < 0 ? [] : main.slice(at).filter(isOfThing)
}

/** Degrees to which a name has a word: it names what the move is about, stands in brackets or is misspelt, or only describes it. */
export const fit = { named: 3, beside: 2, described: 1, none: 0 } as const
export type Fit = (typeof fit)[keyof typeof fit]

/** The degree to which a name has a word of an answer; none for numbers. */
export function fitIn({ word, kind, isPlace, isSpace, side }: Token, label: Label): Fit {
  if (kind === 'number' || kind === 'several') return fit.none
  if (kind === 'below') return label.main.slice(1).some(isPlacing) ? fit.named : fit.none
  if (kind === 'verb') return isVerbOf(word, label.main) ? fit.named : fit.none
  const { main, mainJoined, words, pairs, name, aside } = label
  if (isSpace) return words.includes(word) || pairs.includes(word) ? fit.named : fit.none
  if (fitOf(word, words) === 0 && !pairs.includes(word)) return fit.none
  const at = main.findIndex((one) => fitOf(word, [one]) > 0)
  const cut = exchangeIn(label)
  if (
    cut > 0 &&
    side !== null &&
    !isOnSide(word, side === 'given' ? main.slice(0, cut) : main.slice(cut))
  )
    return fit.none
  const before = main.slice(0, Math.max(0, at)).findLast((one) => !isArticle(one)) ?? ''
  const isThere =
    kind === 'noun' ||
    isPlace === isPlacing(before) ||
    main.every((one) => !isOfThing(one) || placeIn(label).includes(one))
  const isJoined = pairs.includes(word)
  const close = isJoined ? fitOf(word, mainJoined) : fitOf(word, main)
  const known = fitOf(word, name)
  // A price names nothing: “get clay” is no bank for 1 clay.
  const price = cut > 0 ? -1 : main.findLastIndex(isExchange)
  if (price > 0 && at > price) return fit.described
  if (isThere && close > 1 && known > 1) return fit.named
  const isBeside = close > 0 ? isThere && known > 0 : fitOf(word, [...aside]) > 1
  return isBeside ? fit.beside : fit.described
}

const isOnSide = (word: string, side: ReadonlyArray<string>): boolean => fitOf(word, side) > 0

/** Place of the word between both sides of a name that exchanges counted things; -1 of any other. */
const exchangeIn = ({ main }: Label): number => {
  const cut = main.findLastIndex(isExchange)
  return meanAlike(main[0] ?? '', 'exchange') && main.slice(0, cut).some(isNumber) ? cut : -1
}

const isVerbOf = (verb: string, main: ReadonlyArray<string>): boolean =>
  main.some((word) => isVerb(word) && !isGeneralVerb(word) && meanAlike(verb, word))

const isRefusedIn = (word: string, { words }: Label): boolean =>
  isNumber(word) ? words.includes(word) : fitOf(word, words) > 1

function weighIn(
  { deeds, number }: Weighable,
  said: ReadonlyArray<Name>,
  tokens: ReadonlyArray<Token>,
  clauses: ReadonlyArray<Clause>,
  isPiece: (word: string) => boolean,
): Weight {
  const fits = fitsOf(said, deeds, tokens, clauses, number)
  const has = (clause: number, kind?: Token['kind']) =>
    tokens.some((one, i) => one.clause === clause && (!kind || one.kind === kind) && fits[i] !== 0)
  const isNaming = tokens.some(({ kind }) => kind === 'name')
  const lost = tokens.filter((_, i) => fits[i] === 0)
  const silent = said.filter((_, i) => !isSupported(said, deeds, i, tokens))
  const elsewhere = said.filter((one, i) => !isPlaceSaid(one, said.slice(0, i), tokens))
  const turned = inversions(said, deeds, tokens)
  const isNamedIn = (clause: number, least: Fit = fit.named) =>
    tokens.some((one, i) => one.clause === clause && (fits[i] ?? 0) >= least)
  const unsaid = untraded(said, tokens)
  const weak =
    unsaid +
    tokens.filter(({ clause }, i) => fits[i] === fit.described && isNamedIn(clause, fit.beside))
      .length
  const cost = (token: Token): number => {
    if (clauses[token.clause]?.isOpen && token.kind !== 'name') return 0
    if (token.kind === 'name') return isPiece(token.word) ? costs.known : costs.strange
    return token.kind === 'several' ? costs.number : costs[token.kind]
  }
  const isSilent = ({ joint, isKind: isTalk, isEnd }: Clause, i: number) =>
    !isEnd && !has(i) && (joint === 'then' || (joint === 'and' && !isTalk))
  // Which dice are meant is told by their numbers alone.
  const isPaidBy =
    deeds.some(({ isMeans }) => isMeans) &&
    (number === null ||
      isPartlyPaid(said, deeds, tokens) ||
      tokens.some(({ isAny, kind }, i) => isAny && kind === 'name' && fits[i] !== 0))
  return {
    cost:
      lost.reduce((sum, token) => sum + cost(token), 0) +
      weak +
      costs.verb * unsaid +
      costs.silent * silent.length +
      costs.place * elsewhere.length +
      costs.turned * turned +
      costs.deed * deeds.filter(({ isMeans, isBound }) => !isMeans && !isBound).length,
    explained: fits.filter((one) => one > 0).length,
    lost,
    leftOut: clauses.flatMap((one, i) => {
      const kinds = tokens.filter(({ clause }) => clause === i).map(({ kind }) => kind)
      const isTalk = one.isKind && !kinds.includes('name')
      return isNamedIn(i) || isTalk || kinds.length === 0 ? [] : [i]
    }),
    isNamed:
      tokens.some(({ kind }, i) => fits[i] === fit.named && (kind !== 'verb' || !isNaming)) &&
      lost.every(({ kind }) => kind !== 'several'),
    isWhole:
      deeds.some(({ isMeans }) => !isMeans) &&
      silent.length + elsewhere.length + turned + weak === 0 &&
      !isPaidBy &&
      tokens.some(({ kind }, i) => kind === 'name' && (fits[i] ?? 0) > 1) &&
      lost.every(
        ({ kind, word, clause, isSpace }) =>
          kind === 'name' && !isSpace && !isPiece(word) && !has(clause),
      ) &&
      clauses.every(
        ({ isOpen, isPlain, joint }, i) => !has(i) || (isPlain && !isOpen && joint !== 'bracket'),
      ) &&
      !clauses.some(isSilent) &&
      // “4, the mason” names two turns, unless that is the fourth of the list.
      clauses.every(
        (one, i) =>
          !one.isNumber ||
          tokens.some(({ clause, word }) => clause === i && numberOf(word) === number),
      ),
  }
}

/** Degrees to which a turn has the words of a text: numbers once each, nouns and verbs in what the names of their clause name. */
function fitsOf(
  said: ReadonlyArray<Name>,
  deeds: ReadonlyArray<Deed>,
  tokens: ReadonlyArray<Token>,
  clauses: ReadonlyArray<Clause>,
  number: number | null,
): Fit[] {
  const left = said.map(({ label }) => ({
    label,
    main: label.main.filter(isNumber).map(numberOf),
    spaces: spacesIn(label.main),
    aside: [...label.aside].filter(isNumber).map(numberOf),
  }))
  const numbered = (
    wanted: number | null,
    beside: ReadonlyArray<string>,
    isOfSpace: boolean,
  ): Fit => {
    if (isOfSpace && left.some(({ spaces }) => spaces.length > 0))
      return left.some(({ spaces }) => spaces.includes(wanted)) ? fit.named : fit.none
    const isWith = (label: Label) =>
      beside.every(
        (word) =>
          fitOf(word, label.words) > 0 || !said.some((one) => fitOf(word, one.label.main) > 0),
      )
    const ways = [
      [fit.named, 'main', isWith],
      [fit.described, 'main', () => true],
      [fit.beside, 'aside', () => beside.length === 0],
    ] as const
    for (const [degree, key, isFit] of ways) {
      const found = left.find((one) => one[key].includes(wanted) && isFit(one.label))
      found?.[key].splice(found[key].indexOf(wanted), 1)
      if (found) return degree
    }
    return fit.none
  }
  const best = (at: number, of: ReadonlyArray<Name>): Fit =>
    of.reduce<Fit>(
      (most, { fits }) => (most < (fits[at] ?? 0) ? (fits[at] ?? most) : most),
      fit.none,
    )
  const namedWith = (clause: number) =>
    said.filter(({ fits }) =>
      tokens.some((one, i) => one.clause === clause && one.kind === 'name' && fits[i] !== 0),
    )
  return tokens.map(({ kind, word, clause, beside }, i) => {
    if (kind === 'name') return best(i, said)
    if (kind === 'several') return deeds.length > 1 ? fit.named : fit.none
    if (kind === 'number') {
      const isListed = clauses[clause]?.isNumber && number === numberOf(word)
      const before = tokens[i - 1]
      const isOfSpace = before?.clause === clause && isCounted(before.word)
      return isListed ? fit.named : numbered(numberOf(word), beside, isOfSpace)
    }
    if (isLeavingVerb(word) && deeds.some(({ isDeclining }) => isDeclining)) return fit.named
    const near = namedWith(clause)
    return best(i, near.length > 0 ? near : said)
  })
}

/** Numbers of the spaces where a name puts something: “space 2”. Those of a market only tell what is there. */
const spacesIn = (main: ReadonlyArray<string>): (number | null)[] =>
  main.flatMap((word, i) =>
    isNumber(word) &&
    isCounted(main[i - 1] ?? '') &&
    !main.slice(Math.max(0, i - 2), i + 3).some((one) => markets.has(one))
      ? [numberOf(word)]
      : [],
  )

const markets = wordsIn('market marktfeld marché')

/** Number of things that a turn exchanges though a text does not name them, or speaks of no exchange. */
const untraded = (said: ReadonlyArray<Name>, tokens: ReadonlyArray<Token>): number =>
  said
    .filter(({ label }) => exchangeIn(label) > 0)
    .flatMap(({ things }) => (tokens.some(({ side }) => side !== null) ? things : [...things, '']))
    .filter((thing) => !tokens.some(({ word }) => fitOf(word, [thing]) > 0)).length

const isLeavingVerb = (word: string): boolean =>
  ['leave', 'keep', 'forgo'].some((verb) => meanAlike(word, verb))

/** Tells whether a text has some numbers of what pays for a turn, such as dice, but not all of them. */
function isPartlyPaid(
  said: ReadonlyArray<Name>,
  deeds: ReadonlyArray<Deed>,
  tokens: ReadonlyArray<Token>,
): boolean {
  const numbersOf = (isMeans: boolean) =>
    said.flatMap(({ label }, i) =>
      deeds[i]?.isMeans === isMeans
        ? (isMeans ? label.main : label.words).filter(isNumber).map(numberOf)
        : [],
    )
  const [own, paid] = [numbersOf(false), numbersOf(true)]
  const written = tokens.flatMap(({ kind, word }) => (kind === 'number' ? [numberOf(word)] : []))
  const beside = written.filter((number) => !own.includes(number))
  return beside.length > 0 && paid.toSorted().join() !== beside.toSorted().join()
}

/** Tells whether a deed was said by a word of its own, or needs none. */
function isSupported(
  said: ReadonlyArray<Name>,
  deeds: ReadonlyArray<Deed>,
  at: number,
  tokens: ReadonlyArray<Token>,
): boolean {
  const [name, deed] = [said[at], deeds[at]]
  if (!name || !deed || deed.isMeans || deed.isBound) return true
  const before = said.slice(0, at)
  const isNew = (word: string) => !before.some(({ label }) => label.main.includes(word))
  const { label, things } = name
  const own = things.filter(isNew)
  const isSaid = (kinds: ReadonlyArray<string>, words: ReadonlyArray<string>) =>
    tokens.some(({ kind, word }) => kinds.includes(kind) && fitOf(word, words) > 0)
  const isCountedOut = label.pairs.some((pair) => /\D\d+$/.test(pair) && isPairSaid(pair, tokens))
  if (isCountedOut) return true
  if (own.length > 0)
    return isSaid(['name'], own) || tokens.some(({ word }) => label.pairs.includes(word))
  const [verb = ''] = label.main
  const isVerbSaid =
    isNew(verb) && tokens.some(({ kind, word }) => kind === 'verb' && isVerbOf(word, label.main))
  const nouns = label.main.filter((word) => isGeneralNoun(word) && isNew(word))
  return isVerbSaid || isSaid(['noun'], nouns)
}

/** Tells whether a noun and its number are written one behind the other: “stack 4”. */
const isPairSaid = (pair: string, tokens: ReadonlyArray<Token>): boolean =>
  tokens.some(
    ({ word, kind, clause }, i) =>
      kind === 'noun' &&
      tokens[i + 1]?.clause === clause &&
      `${word}${tokens[i + 1]?.word}` === pair,
  )

/** Tells whether the place where a deed puts something was said beside it, or named just before. */
function isPlaceSaid(
  { place, things }: Name,
  before: ReadonlyArray<Name>,
  tokens: ReadonlyArray<Token>,
): boolean {
  if (place.length === 0) return true
  const own = things.filter((word) => !place.includes(word))
  const names = tokens.filter(({ kind }) => kind === 'name')
  const isOf = (words: ReadonlyArray<string>) => (token: Token) => fitOf(token.word, words) > 0
  const clauses = new Set(names.filter(isOf(own)).map(({ clause }) => clause))
  const said = names.filter(({ clause, isPlace }) => isPlace && clauses.has(clause))
  if (said.length > 0) return said.some(isOf(place))
  return place.some((word) => before.at(-1)?.things.includes(word))
}

/** Number of deeds that are named before one that comes earlier in the turn. */
function inversions(
  said: ReadonlyArray<Name>,
  deeds: ReadonlyArray<Deed>,
  tokens: ReadonlyArray<Token>,
): number {
  const places = said.flatMap(({ things, place }, i) => {
    const own = things.filter((word) => !place.includes(word))
    if (deeds[i]?.isMeans || own.length === 0) return []
    const at = tokens.findIndex(({ kind, word }) => kind === 'name' && fitOf(word, own) > 0)
    return at < 0 ? [] : [at]
  })
  return places.filter((place, i) => i > 0 && place < (places[i - 1] ?? 0)).length
}

/** Tells whether a word is of a piece of the game. */
function pieceIn(names: ReadonlyArray<string>): (word: string) => boolean {
  const words = names
    .flatMap(plainWords)
    .filter((word) => word.length > 2 && !isSmall(word) && !isExchange(word))
  const all = new Set(words)
  return (word) =>
    all.has(word) ||
    words.some((one) => word.startsWith(one) && word.length - one.length <= longestEnding)
}
const longestEnding = 2
