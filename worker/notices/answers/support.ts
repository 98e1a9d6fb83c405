/** Support of a turn's deeds and places by the words of an answer. */
import type { Clause } from './evidence.ts'
import {
  type Deed,
  exchangeIn,
  isBringing,
  isVerbOf,
  type Name,
  priceAt,
  type Text,
} from './fits.ts'
import { fitOf, type Label } from './label.ts'
import { likeness, wordsIn } from './spelling.ts'
import type { Token } from './tokens.ts'
import { isGeneralNoun, isPassing, isVerb, meanAlike } from './words-of-moves.ts'
import { isNumber, numberOf } from './words-of-numbers.ts'

/** Words of a text, and deeds that are bound to others. */
type Said = Pick<Text, 'tokens' | 'isBoundTo'>

/** Tells whether a deed was said by a word of its own, or needs none. */
export function isSupported(
  said: ReadonlyArray<Name>,
  deeds: ReadonlyArray<Deed>,
  at: number,
  { tokens, isBoundTo }: Said,
): boolean {
  const [name, deed] = [said[at], deeds[at]]
  if (!name || !deed || deed.isMeans || deed.isBound) return true
  const next = deeds[at + 1]
  const isOpenPlace = (said[at + 1]?.place.length ?? 0) > 0
  if (next && !isOpenPlace && isBoundTo(deed, next))
    return isSupported(said, deeds, at + 1, { tokens, isBoundTo })
  const before = said.slice(0, at)
  const isNew = (word: string) => !before.some(({ label }) => label.main.includes(word))
  const { label, things, place } = name
  const isCost = !(exchangeIn(label) > 0 || isBringing(label))
  const price = isCost ? label.main.slice(priceAt(label)) : []
  const fresh = things.filter((word) => isNew(word) && !tops.has(word))
  // A place says nothing of the thing that comes there, and a price nothing of what it is for.
  const without = (words: ReadonlyArray<string>, others: ReadonlyArray<string>) => {
    const left = words.filter((word) => !others.includes(word))
    return left.length > 0 ? left : words
  }
  const own = without(without(fresh, price), place)
  // “The hospital under the tenement” does not begin the tenement.
  const isOfNext = ({ word, isPlace }: Token) =>
    isPlace && said.slice(at + 1).some((one) => fitOf(word, one.place) > 0)
  const isSaid = (kinds: ReadonlyArray<string>, words: ReadonlyArray<string>) =>
    tokens.some((one) => kinds.includes(one.kind) && fitOf(one.word, words) > 0 && !isOfNext(one))
  const isCountedOut = label.pairs.some((pair) => /\D\d+$/.test(pair) && isPairSaid(pair, tokens))
  if (
    isCountedOut ||
    isUsed(said, at, tokens) ||
    isLeading(said, deeds, at, { tokens, isBoundTo }) ||
    isOneMore(said, at, tokens)
  )
    return true
  // “Fin de tour, belle partie” passes nothing.
  if (at > 0 && isPassing(label.main[0] ?? ''))
    return tokens.some(({ kind, word }) => kind === 'verb' && isPassing(word))
  if (own.length > 0)
    return isSaid(['name'], own) || tokens.some(({ word }) => label.pairs.includes(word))
  const [verb = ''] = label.main
  const isVerbSaid =
    isNew(verb) && tokens.some(({ kind, word }) => kind === 'verb' && isVerbOf(word, label.main))
  const nouns = label.main.filter((word) => isGeneralNoun(word) && isNew(word))
  return isVerbSaid || isSaid(['noun'], nouns)
}

/**
 * Tells whether a deed uses something that was named before, and is said by a word of its own or by the deed that it leads to:
 * “… and use it to get the almshouse”.
 */
function isUsed(said: ReadonlyArray<Name>, at: number, tokens: ReadonlyArray<Token>): boolean {
  const [name, next] = [said[at], said[at + 1]]
  const before = said.slice(0, at)
  if (!name || !meanAlike(name.label.main[0] ?? '', 'use')) return false
  const things = name.things.filter((word) => name.label.name.includes(word))
  const isNamed = (word: string) => before.some(({ things: some }) => some.includes(word))
  if (things.length === 0 || !things.every(isNamed)) return false
  const isVerbSaid = tokens.some(
    ({ kind, word }) => kind === 'verb' && isVerbOf(word, name.label.main),
  )
  const isBySaid = tokens.some(({ isBy, word }) => isBy && fitOf(word, things) > 0)
  const own = next?.things.filter((word) => !isNamed(word) && !name.things.includes(word)) ?? []
  return isVerbSaid || isBySaid || tokens.some(({ word }) => fitOf(word, own) > 1)
}

/** Tells whether a deed uses something for what the next one does, and that is said: “the bridge away” uses the crest. */
function isLeading(
  said: ReadonlyArray<Name>,
  deeds: ReadonlyArray<Deed>,
  at: number,
  { tokens, isBoundTo }: Said,
): boolean {
  const [{ label } = { label: null }, next] = [said[at], said[at + 1]]
  const [first = '', ...others] = label?.main ?? []
  const [verb = ''] = next?.label.main ?? []
  const isForNext = isVerb(verb) && others.some((word) => meanAlike(word, verb))
  const isNamed = (thing: string) => tokens.some(({ word }) => fitOf(word, [thing]) > 0)
  return (
    meanAlike(first, 'use') &&
    isForNext &&
    isSupported(said, deeds, at + 1, { tokens, isBoundTo }) &&
    next?.things.every(isNamed) === true
  )
}

/** Tells whether a deed does to another of some numbered things what one before does: “all three fields”, “fields 2 and 4”. */
function isOneMore(said: ReadonlyArray<Name>, at: number, tokens: ReadonlyArray<Token>): boolean {
  const withoutNumbers = ({ main }: Label) => main.filter((word) => !isNumber(word)).join(' ')
  const { label } = said[at] ?? {}
  const number = label?.main.find(isNumber)
  if (!label || number === undefined) return false
  const isAlike = said
    .slice(0, at)
    .some((one) => withoutNumbers(one.label) === withoutNumbers(label))
  const isNumbered = tokens.some(
    ({ kind, word }) => kind === 'number' && `${numberOf(word)}` === number,
  )
  return isAlike && (isNumbered || tokens.some(({ kind }) => kind === 'several'))
}

/** Words for the first card of a stack, which need not be said. */
const tops = wordsIn('top oberste obersten première')

/** Tells whether a noun and its number are written one behind the other: “stack 4”. */
const isPairSaid = (pair: string, tokens: ReadonlyArray<Token>): boolean =>
  tokens.some(
    ({ word, kind, clause }, i) =>
      kind === 'noun' &&
      tokens[i + 1]?.clause === clause &&
      (`${word}${tokens[i + 1]?.word}` === pair ||
        (numberOf(tokens[i + 1]?.word ?? '') === Number(/\d+$/.exec(pair)?.[0]) &&
          likeness(word, pair.replace(/\d+$/, '')) > 0)),
  )

/** Tells whether the place where a deed puts something was said beside it, or named just before. */
export function isPlaceSaid(
  { place, things, isOnlyPlace }: Name,
  before: ReadonlyArray<Name>,
  { tokens, clauses, isPiece }: Text,
): boolean {
  const own = things.filter((word) => !place.includes(word))
  const names = tokens.filter(({ kind }) => kind === 'name')
  const isOf = (words: ReadonlyArray<string>) => (token: Token) => fitOf(token.word, words) > 0
  if (place.length === 0) return !isPlacedElsewhere(own, names, isPiece)
  if (isOnlyPlace) return true
  if (own.length === 0) return names.some(isOf(place))
  const named = new Set(names.filter(isOf(own)).map(({ clause }) => clause))
  const said = names.filter(({ clause, isPlace }) => isPlace && named.has(clause))
  if (said.length > 0) return said.some(isOf(place))
  // “Start the canal and the town wall” puts nothing under the canal.
  const isBare = [...named].every(
    (at) => isJoined(clauses[at]) && !tokens.some((one) => one.clause === at && isOfPlacing(one)),
  )
  return !isBare && place.some((word) => before.at(-1)?.things.includes(word))
}

/** Tells whether a text puts a thing under another wherever it names it: a card under a tenement is no foundation. */
function isPlacedElsewhere(
  own: ReadonlyArray<string>,
  names: ReadonlyArray<Token>,
  isPiece: (word: string) => boolean,
): boolean {
  const said = names.filter(({ word, isPlace }) => !isPlace && fitOf(word, own) > 1)
  return (
    said.length > 0 &&
    said.every(({ clause }) =>
      names.some((one) => one.clause === clause && one.isPlace && isPiece(one.word)),
    )
  )
}

/** Tells whether a clause only goes on with what was said before it. */
const isJoined = (clause: Clause | undefined): boolean =>
  clause?.joint === 'and' || /^\W*(?:and|und|et|plus)(?!\p{L})/iu.test(clause?.text ?? '')

/** Tells whether a word says by itself where something goes, or what is done with it. */
const isOfPlacing = ({ kind, isBy }: Token): boolean => isBy || kind === 'verb' || kind === 'below'
