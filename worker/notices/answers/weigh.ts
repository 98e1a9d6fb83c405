/** Weight of turns by the evidence of an answer. */
import { hasIn, isAllOf, isPaidBy, isPriceOf } from './certain.ts'
import type { Clause, Evidence } from './evidence.ts'
import {
  better,
  type Deed,
  exchangeIn,
  type Fit,
  fit,
  fitIn,
  isVerbOf,
  type Name,
  type Text,
} from './fits.ts'
import { fitOf, isOfThing, type Label, labelOf, placeIn } from './label.ts'
import { plainWords, wordsIn } from './spelling.ts'
import { isPlaceSaid, isSupported } from './support.ts'
import type { Token } from './tokens.ts'
import { isExchange, isHarmless, isKind, isSmall } from './words-beside.ts'
import { isTaking, isTurnNoun, meanAlike } from './words-of-moves.ts'
import { isCounted, isNumber, numberOf } from './words-of-numbers.ts'

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
  /** It is whole, and each of its deeds is said by a verb. */
  readonly isByVerb: boolean
}

const costs = {
  ...{ known: 10, number: 8, silent: 6, verb: 4, turned: 4, place: 3, below: 3 },
  ...{ noun: 2, strange: 2, open: 2, deed: 1 },
}
/** A turn that costs no more than this beyond another could be meant as well. */
export const nearness = costs.place
const impossible: Weight = {
  ...{ cost: Number.POSITIVE_INFINITY, explained: 0 },
  ...{ lost: [], leftOut: [], isNamed: false, isWhole: false, isByVerb: false },
}

/** Returns a function that weighs turns by one text. `names`: those of all pieces of the game. */
export function weigher(
  { tokens, clauses, refused }: Evidence,
  names: ReadonlyArray<string>,
  legal: ReadonlyArray<string>,
  isBoundTo: Text['isBoundTo'],
): (turn: Weighable) => Weight {
  const isPiece = pieceIn(names)
  const isOfMove = new Map<Token, boolean>()
  const text: Text = {
    ...{ tokens, clauses, isPiece, isBoundTo },
    isDoneTo: (verb) =>
      refusing.some((one) => meanAlike(verb.word, one)) ||
      legal
        .map((one) => labelOf(one))
        .some(
          (label) =>
            isVerbOf(verb.word, label.main) &&
            tokens.some(
              (one) => one.kind === 'name' && one.clause === verb.clause && fitIn(one, label) > 1,
            ),
        ),
    isOfMoves(token) {
      const isOf = isOfMove.get(token) ?? legal.some((one) => isIn(token, labelOf(one), tokens))
      isOfMove.set(token, isOf)
      return isOf
    },
  }
  const known = new Map<string, Name>()
  const isOnlyPlaceOf = (label: Label) => {
    const place = placeIn(label)
    const own = thingsBeside(label, place)
    const alike = legal
      .map((one) => labelOf(one))
      .filter((one) => thingsBeside(one, placeIn(one)) === own)
    return place.length > 0 && alike.every((one) => placeIn(one).join() === place.join())
  }
  const nameIn = (deed: Deed, language: number): Name => {
    const [first = '', written = first] = [deed.labels[0], deed.labels[language]]
    const key = `${language} ${first}`
    const kept = known.get(key)
    if (kept) return kept
    const label = labelOf(written, language)
    const place = placeIn(label).filter(isPiece)
    // “Well” is a piece, too.
    const isThingOf = (word: string) =>
      isOfThing(word) || ((isHarmless(word) || isKind(word)) && isPiece(word))
    const things = label.main.filter(isThingOf)
    const own = things.filter((word) => !isTurnNoun(word))
    const name = {
      ...{ label, place, things: own.length > 0 ? own : things, isOnlyPlace: isOnlyPlaceOf(label) },
      // “Region” is a word of German, too.
      fits: tokens.map((token) =>
        token.kind === 'noun' || token.kind === 'verb'
          ? deed.labels.reduce<Fit>(
              (best, one) => better(best, fitIn(token, labelOf(one))),
              fit.none,
            )
          : fitIn(token, label),
      ),
      isRefused: refused.some((word) => isRefusedIn(word, label)),
    }
    known.set(key, name)
    return name
  }
  return (turn) => {
    const languages = turn.deeds[0]?.labels ?? []
    const all = languages.map((_, language) => {
      const said = turn.deeds.map((deed) => nameIn(deed, language))
      return said.some(({ isRefused }) => isRefused) ? impossible : weighIn(turn, said, text)
    })
    return all.reduce((best, one) => (one.cost < best.cost ? one : best), impossible)
  }
}

/** Verbs that may leave or give away what they are about. */
const refusing = [
  'leave',
  'forgo',
  'pass',
  'keep',
  'prevent',
  'discard',
  'sell',
  'let',
  'count',
  'accept',
  'store',
  'replace',
  'kill',
  'hunt',
]

/** Tells whether a name has a word; a number, together with the word behind it: “2 gold”. */
function isIn(token: Token, label: Label, tokens: ReadonlyArray<Token>): boolean {
  if (token.kind !== 'number') return fitIn(token, label) > 1
  const next = tokens[tokens.indexOf(token) + 1]
  const counted = next?.clause === token.clause ? next.word : null
  return label.words.some(
    (word, i) =>
      numberOf(word) === numberOf(token.word) &&
      (counted === null || fitOf(counted, label.words.slice(i + 1, i + 2)) > 0),
  )
}

/** Things of a name without those of its place. */
const thingsBeside = ({ main }: Label, place: ReadonlyArray<string>): string =>
  main.filter((word) => isOfThing(word) && !place.includes(word)).join(' ')

const isRefusedIn = (word: string, { words }: Label): boolean =>
  isNumber(word) ? words.includes(word) : fitOf(word, words) > 0

function weighIn({ deeds, number }: Weighable, said: ReadonlyArray<Name>, text: Text): Weight {
  const { tokens, clauses, isPiece } = text
  const fits = fitsOf(said, deeds, tokens, clauses, number)
  const turn = { deeds, number, said, fits }
  const isNaming = tokens.some(({ kind }) => kind === 'name')
  const lost = tokens.filter((_, i) => fits[i] === 0)
  const silent = said.filter((_, i) => !isSupported(said, deeds, i, text))
  const elsewhere = said.filter((one, i) => !isPlaceSaid(one, said.slice(0, i), text))
  const turned = inversions(said, deeds, tokens)
  const unsaid = untraded(said, tokens)
  const isWeak = (one: Token, i: number) =>
    fits[i] === fit.described &&
    hasIn(turn, text, one.clause, fit.beside) &&
    clauses[one.clause]?.isOwning !== true &&
    !isPriceOf(said, one)
  const weak = unsaid + tokens.filter(isWeak).length
  const isMeansOnly = deeds.every(({ isMeans }) => isMeans) && !areTaken(said, text)
  const isOpen = isPaidBy(turn, text)
  const cost = (token: Token): number => {
    if (clauses[token.clause]?.isOpen && token.kind !== 'name') return 0
    if (token.kind === 'name') return isPiece(token.word) ? costs.known : costs.strange
    return token.kind === 'several' ? costs.number : costs[token.kind]
  }
  const isVerbSaid = (one: Name) =>
    tokens.some(({ kind, word }) => kind === 'verb' && isVerbOf(word, one.label.main))
  const isWhole =
    !(isMeansOnly || isOpen) &&
    silent.length + elsewhere.length + turned + weak === 0 &&
    isAllOf(turn, text)
  return {
    cost:
      lost.reduce((sum, token) => sum + cost(token), 0) +
      weak +
      costs.verb * unsaid +
      costs.silent * silent.length +
      costs.place * (elsewhere.length + Number(isMeansOnly)) +
      costs.turned * turned +
      costs.open * Number(isOpen) +
      costs.deed * deeds.filter(({ isMeans, isBound }) => !isMeans && !isBound).length,
    explained: fits.filter((one) => one > 0).length,
    lost,
    leftOut: clauses.flatMap((one, i) => {
      const kinds = tokens.filter(({ clause }) => clause === i).map(({ kind }) => kind)
      const isTalk = one.isKind && !kinds.includes('name')
      return hasIn(turn, text, i, fit.named) || isTalk || kinds.length === 0 ? [] : [i]
    }),
    isNamed:
      tokens.some(
        ({ kind, word }, i) =>
          (fits[i] === fit.named && (kind !== 'verb' || !isNaming)) ||
          (fits[i] === fit.beside && kind === 'name' && isMisspelt(word, said)),
      ) && lost.every(({ kind }) => kind !== 'several'),
    isWhole,
    isByVerb: isWhole && said.every((one, i) => deeds[i]?.isMeans || isVerbSaid(one)),
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
      [
        fit.beside,
        'aside',
        ({ aside }: Label) => beside.every((word) => fitOf(word, [...aside]) > 0),
      ],
    ] as const
    for (const [degree, key, isFit] of ways) {
      const found = left.find((one) => one[key].includes(wanted) && isFit(one.label))
      found?.[key].splice(found[key].indexOf(wanted), 1)
      if (found) return degree
    }
    return fit.none
  }
  const best = (at: number, of: ReadonlyArray<Name>): Fit =>
    of.reduce<Fit>((most, { fits }) => better(most, fits[at] ?? fit.none), fit.none)
  const namedWith = (clause: number) =>
    said.filter(({ fits }) =>
      tokens.some((one, i) => one.clause === clause && one.kind === 'name' && fits[i] !== 0),
    )
  return tokens.map(({ kind, word, clause, beside }, i) => {
    if (kind === 'name') return best(i, said)
    if (kind === 'several') {
      // “My three fields” are as many deeds.
      const alike = (one: string) => said.filter(({ label }) => fitOf(one, label.main) > 0).length
      const isOfOne = beside.some((one) => alike(one) === 1)
      return deeds.length > 1 && !isOfOne ? fit.named : fit.none
    }
    if (kind === 'number') {
      const isListed = clauses[clause]?.isNumber && number === numberOf(word)
      const before = tokens[i - 1]
      const isOfSpace = before?.clause === clause && isCounted(before.word)
      return isListed ? fit.named : numbered(numberOf(word), beside, isOfSpace)
    }
    if (isLeavingVerb(word) && deeds.some(({ isDeclining }) => isDeclining)) return fit.named
    if (meanAlike(word, 'pay') && deeds.some(isPaid)) return fit.named
    if (meanAlike(word, 'flip') && said.some(({ label }) => isVerbOf(word, label.main)))
      return fit.named
    const near = namedWith(clause)
    const own = best(i, near.length > 0 ? near : said)
    const isUsing = meanAlike(word, 'use') && deeds.some(({ isMeans }) => isMeans)
    return isUsing ? better(own, fit.beside) : own
  })
}

/** Tells whether a word is one of what a name is about, but for a wrong letter. */
const isMisspelt = (word: string, said: ReadonlyArray<Name>): boolean =>
  said.some(({ label, things }) => fitOf(word, label.name) === 1 && fitOf(word, things) === 1)

/** Tells whether a deed costs coins or gold. */
const isPaid = ({ labels: [label = ''] }: Deed): boolean => /\d (?:coin|gold)/.test(label)

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

/** Tells whether a text takes all dice of a turn by their colours and numbers, and says so. */
const areTaken = (said: ReadonlyArray<Name>, { tokens, clauses }: Text): boolean =>
  clauses.some(({ text }) => plainWords(text).some(isTaking)) &&
  said.length === tokens.filter(({ kind }) => kind === 'number').length &&
  said.every(({ things }) =>
    tokens.some(({ kind, word }) => kind === 'name' && fitOf(word, things) > 1),
  )

/** Number of things that a turn exchanges though a text does not name them, or speaks of no exchange. */
const untraded = (said: ReadonlyArray<Name>, tokens: ReadonlyArray<Token>): number =>
  said
    .filter(({ label }) => exchangeIn(label) > 0)
    .flatMap(({ things }) => (tokens.some(({ side }) => side !== null) ? things : [...things, '']))
    .filter((thing) => !tokens.some(({ word }) => fitOf(word, [thing]) > 0)).length

const isLeavingVerb = (word: string): boolean =>
  ['leave', 'keep', 'forgo'].some((verb) => meanAlike(word, verb))

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
    const { isPlace = false, isBy = false, clause = 0 } = tokens[at] ?? {}
    return at < 0 || isPlace ? [] : [{ at, isBy, clause }]
  })
  return places.filter(({ at, isBy, clause }, i) => {
    const before = places[i - 1]
    if (!before) return false
    // Of what is used for a deed, only the clause tells when: “discard the Well with my crest”.
    return isBy || before.isBy ? clause < before.clause : at < before.at
  }).length
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
