/** Turns that are offered in a question, where an answer names none clearly. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { isAtLoss } from './at-loss.ts'
import { type Meant, withoutAlike } from './clause.ts'
import { fitOf, isThing, labelOf } from './label.ts'
import { isBesideNumbers } from './numbers.ts'
import type { Chosen, Progress } from './progress.ts'
import { hasAny, isDeclining, refusedThings } from './refusals.ts'
import { plainWords, wordsIn } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isDoubt, isExchange, isHarmless, isKind, isOfSeveral, isUnit } from './words-beside.ts'
import { isVerb, meanAlike } from './words-of-moves.ts'
import { isOfDice, isOne, numberOf, placeOf } from './words-of-numbers.ts'

/** Most turns that are offered where several could be meant. */
export const mostOffered = 6

/** A text that was read up to a clause that is not clear. */
interface Asked {
  readonly nearest: ReadonlyArray<Meant>
  readonly progress: Progress
  /** The clause and the text behind it. */
  readonly left: readonly [failing: string, rest: string]
  /** The turn with one of the nearest and the rest of the text behind it; `null` where that cannot be. */
  goOn(one: Meant): TurnMoves | null
}

/** Offers what may have been meant, after what was said clearly; or else that alone, or the turn of the list that alone has a word of the text. */
export function offer(
  { nearest, progress: { chosen }, left: [, rest], goOn }: Asked,
  sentences: ReadonlyArray<string>,
  { listed }: Known,
): Wish | null {
  const words = plainWords(sentences.join(' '))
  const refused = refusedThings(sentences)
  const isPossible = (one: Meant) =>
    one.isDeclining
      ? isDeclining(words)
      : !(isAtLoss(one) || one.labels.some((label) => hasAny(label, refused)))
  const possible = nearest.filter(isPossible)
  const told = gaining(words, withWordOf(words, possible))
  const meant = withoutAlike(told, words)
  const ofPieces = rowsOfPieces(words, listed)
  if ((ofPieces ?? meant).length > mostOffered) return null
  if (ofPieces) return { wish: 'unsure', turns: ofPieces.map(({ moves }) => moves) }
  const before = chosen.flatMap(({ meant: { moves }, number }) =>
    number !== null ? moves : moves.slice(0, 1),
  )
  if (meant.length > 0) {
    const whole = meant.map(goOn).filter((turn) => turn !== null)
    if (isSaying(rest) && whole.length > 0) return { wish: 'unsure', turns: whole }
    return unsure(
      meant.map(({ moves }) => [...before, ...moves]),
      rest,
    )
  }
  if (before.length > 0) return { wish: 'unsure', turns: [movesOf(chosen)] }
  const rare = numberedIn(words, listed)
  return rare ? { wish: 'unsure', turns: [rare.moves] } : null
}

/** Tells whether a text may ask for something. */
const isSaying = (text: string): boolean =>
  plainWords(text).some((word) => !(isHarmless(word) || isKind(word)))

/** Most letters of a text that a question repeats as not understood. */
export const mostLeftOut = 80

/** A question about no more than what was chosen, with the text that it leaves out. */
export function withLeftOut(wish: Wish | null, { progress, left }: Asked): Wish | null {
  const isOfChosen = wish?.wish === 'unsure' && same(wish.turns, [movesOf(progress.chosen)])
  return isOfChosen ? unsure(wish.turns, left.join('')) : wish
}

const unsure = (turns: ReadonlyArray<TurnMoves>, leftOut: string): Wish => ({
  wish: 'unsure',
  turns,
  ...(isSaying(leftOut) && {
    leftOut: leftOut
      .replace(/^[\s,;]+/, '')
      .trim()
      .slice(0, mostLeftOut),
  }),
})

/** Those that have a word of a text that may name something; all where it has none: nobody meant what they did not say. */
function withWordOf(
  words: ReadonlyArray<string>,
  meant: ReadonlyArray<Meant>,
): ReadonlyArray<Meant> {
  const naming = words.filter(
    (word) =>
      !(isHarmless(word) || isKind(word) || isVerb(word) || isOfSeveral(word) || isDoubt(word)) &&
      !adding.has(word) &&
      numberOf(word) === null,
  )
  const hasWord = ({ labels }: Meant) =>
    labels.some((label) => naming.some((word) => fitOf(word, labelOf(label).words) > 0))
  return naming.length > 0 ? meant.filter(hasWord) : meant
}

const adding = wordsIn('more another noch dazu encore')

/** Those that bring what a text asks for more of, rather than cost it: “one more clay”. */
function gaining(words: ReadonlyArray<string>, meant: ReadonlyArray<Meant>): ReadonlyArray<Meant> {
  if (!words.some((word) => adding.has(word)) || words.some(isExchange)) return meant
  const isGained = ({ labels }: Meant) =>
    labels.some((label) => {
      const { main } = labelOf(label)
      const at = main.findLastIndex(isExchange)
      const [given, gained] = [main.slice(0, at), main.slice(at + 1)]
      const isOfThing = given.some(isThing) && !meanAlike(given[0] ?? '', 'exchange')
      const isHad = (word: string) => fitOf(word, gained) > 0 && fitOf(word, given) === 0
      return at > 0 && !isOfThing && words.some((word) => numberOf(word) === null && isHad(word))
    })
  const found = meant.filter(isGained)
  return found.length > 0 ? found : meant
}

/** Turns of the list all of whose pieces are as a text says, “both white”, or that whose number it has; `null` where it says more, or less. */
function rowsOfPieces(
  words: ReadonlyArray<string>,
  listed: ReadonlyArray<Meant>,
): ReadonlyArray<Meant> | null {
  const placesIn = (some: ReadonlyArray<string>) => some.flatMap((word) => placeOf(word) ?? [])
  // “One” is no place in “the second one”.
  const apart = placesIn(words.filter((word) => !isOne(word)))
  const [number, ...more] = new Set(apart.length > 0 ? apart : placesIn(words))
  const naming = words.filter(
    (word) => !(isHarmless(word) || isKind(word) || isOfSeveral(word) || isOfDice(word)),
  )
  const said = naming.filter((word) => placeOf(word) === null)
  const isOfAll = ({ parts = [] }: Meant) => {
    const pieces = parts.filter(({ isMeans }) => isMeans)
    const isOf = (word: string) =>
      pieces.every(({ labels }) => labels.some((label) => fitOf(word, labelOf(label).main) > 0))
    return pieces.length > 1 && said.every(isOf)
  }
  const rows = number === undefined ? listed : listed.slice(number - 1, number)
  const isSaid = more.length === 0 && said.length > 0 && words.some(isOfSeveral)
  const found = isSaid ? rows.filter(isOfAll) : []
  return found.length > 0 ? found : null
}

/** The turn of the list whose number stands in a text of nothing but kind words, such as “2 cheers”; `null` where there is none. */
function numberedIn(words: ReadonlyArray<string>, listed: ReadonlyArray<Meant>): Meant | null {
  const [number, ...more] = words.flatMap((word) => numberOf(word) ?? [])
  const isBeside = (word: string) =>
    !isUnit(word) &&
    (numberOf(word) !== null || isKind(word) || isHarmless(word) || isBesideNumbers(word))
  return number !== undefined && more.length === 0 && words.every(isBeside)
    ? (listed[number - 1] ?? null)
    : null
}

/** The moves that were chosen; only the last turn goes on with what is bound to follow. */
export const movesOf = (chosen: ReadonlyArray<Chosen>): TurnMoves =>
  chosen.flatMap(({ meant: { moves }, number }, i) =>
    number !== null || i === chosen.length - 1 ? moves : moves.slice(0, 1),
  )
