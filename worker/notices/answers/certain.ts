/** Certainty that a text means a turn: all that it says is of it, and all of it is said. */
import { isStrict } from './as-said.ts'
import type { Clause } from './evidence.ts'
import { type Deed, type Fit, fit, type Name, priceAt, type Text } from './fits.ts'
import { fitOf } from './label.ts'
import { plainWords, wordsIn } from './spelling.ts'
import type { Token } from './tokens.ts'
import { anys } from './words-of-evidence.ts'
import { isPassing, isTelltale, meanAlike } from './words-of-moves.ts'
import { isCounted, isNumber, numberOf } from './words-of-numbers.ts'

/** A turn with the degrees to which it has the words of a text. */
export interface Fitted {
  readonly deeds: ReadonlyArray<Deed>
  /** Its place in the list. */
  readonly number: number | null
  readonly said: ReadonlyArray<Name>
  readonly fits: ReadonlyArray<Fit>
}

/** Tells whether some word of a clause fits a turn to a degree at least. */
export const hasIn = (
  { fits }: Fitted,
  { tokens }: Text,
  clause: number,
  least: Fit = fit.described,
): boolean => tokens.some((one, i) => one.clause === clause && (fits[i] ?? 0) >= least)

/**
 * Tells whether all words of a text are of a turn, or of none: each clause that names something of it is plain, and each other one
 * only tells what comes of it. All of the turn must be said besides.
 */
export function isAllOf(turn: Fitted, text: Text): boolean {
  const { deeds, number, fits } = turn
  const { tokens, clauses, isPiece } = text
  const has = (clause: number, least?: Fit) => hasIn(turn, text, clause, least)
  const beside = clauses.map((_, i) => isBeside(turn, text, i))
  const isLeft = deeds.every(({ isDeclining }) => isDeclining)
  // “Explore” alone names nothing.
  const isMore = tokens.some(
    ({ kind, isSpace }, i) => (kind === 'noun' || isSpace) && (fits[i] ?? 0) > 1,
  )
  const isNamed = tokens.some(
    ({ kind, word }, i) =>
      (fits[i] ?? 0) > 1 &&
      (kind === 'name' ||
        (kind === 'verb' && ((isTelltale(word) && isMore) || (isLeft && isPassing(word)))) ||
        (kind === 'number' && isCounted(tokens[i - 1]?.word ?? ''))),
  )
  const isGreeting = (at: number) => clauses[at]?.isKind === true && !has(at)
  const isNothing = ({ kind, word, clause, isSpace }: Token) =>
    beside[clause] ||
    (kind === 'name' &&
      !(isSpace || isPiece(word) || has(clause) || clauses[clause]?.isThing === true))
  // “Fetch clay from region I” can only activate it.
  const isIdle = (one: Token) =>
    one.kind === 'verb' && has(one.clause, fit.named) && !isStrict(one.word) && !text.isDoneTo(one)
  // “Greetings from Kiel” has words of no meaning, and a word behind a verb may be one.
  const strays = tokens.filter(
    (one, i) => fits[i] === 0 && (one.isAdverb || isGreeting(one.clause)) && isStray(one, text),
  )
  const isFew = strays.filter(({ clause }) => !isGreeting(clause)).length <= mostStrays
  const isPassedOver = (one: Token) => isFew && strays.includes(one)
  // “For the one stone” only tells the price.
  const isPrice = (at: number) =>
    tokens.every((one) => one.clause !== at || isPriceOf(turn.said, one))
  const isSilent = ({ joint, isEnd, isKind, isOwning, isResult }: Clause, i: number) =>
    !(isEnd || has(i) || ((isOwning || isResult) && beside[i])) &&
    (joint === 'then' || (joint === 'and' && !isKind))
  return (
    isNamed &&
    tokens.every(
      (one, i) => (fits[i] ?? 0) > 0 || isNothing(one) || isIdle(one) || isPassedOver(one),
    ) &&
    clauses.every(
      ({ isOpen, isPlain, isOwning }, i) =>
        !has(i) ||
        beside[i] ||
        (isPlain && !isOpen && !isOwning && (has(i, fit.beside) || isPrice(i))),
    ) &&
    !clauses.some(({ isOpen, isOnIt }) => isOpen && isOnIt) &&
    !clauses.some(isSilent) &&
    // “4, the mason” names two turns, unless that is the fourth of the list.
    clauses.every(
      ({ isNumber: isAlone }, i) =>
        !isAlone || tokens.some(({ clause, word }) => clause === i && numberOf(word) === number),
    )
  )
}

/** Most words of no meaning in a text that is certain. */
const mostStrays = 1

/** Tells whether a word means nothing that is known: no piece, and no move. */
const isStray = (one: Token, { clauses, isPiece, isOfMoves }: Text): boolean =>
  one.kind === 'name' &&
  !(one.isSpace || clauses[one.clause]?.hasPerson || isPiece(one.word) || isOfMoves(one))

/** Tells whether a clause says nothing of the turn but what comes of it, and nothing of another: “I need the gold”. */
function isBeside({ fits }: Fitted, text: Text, at: number): boolean {
  const clause = text.clauses[at]
  const own = text.tokens.flatMap((token, i) =>
    token.clause === at ? [{ token, degree: fits[i] }] : [],
  )
  const isOfNone = (token: Token) =>
    !(token.kind === 'number' && (clause?.isNumber || !clause?.isTelling)) &&
    !token.isSpace &&
    !text.isOfMoves(token) &&
    (clause?.isOwning || token.isOwn || token.kind !== 'name' || !text.isPiece(token.word))
  const others = own.filter(({ degree }) => degree === fit.none)
  const isNaming = own.some(
    ({ token: { kind }, degree }) =>
      (kind === 'name' && (degree ?? 0) >= fit.beside) || (kind === 'verb' && degree === fit.named),
  )
  return (
    !(clause?.isThing || clause?.isAgainst || isNaming) &&
    (clause?.isTelling || others.length > 0) &&
    others.every(({ token }) => isOfNone(token))
  )
}

/** Tells whether a text leaves open which pieces pay for a turn, such as dice. */
export function isPaidBy(turn: Fitted, { tokens, clauses }: Text): boolean {
  const { deeds, said, fits } = turn
  // “A field” is the name of what is acquired.
  const isOne = ({ word }: Token) =>
    said.some(({ label: { main } }) =>
      main.some((one, i) => fitOf(word, [one]) > 0 && anys.has(main[i - 1] ?? '')),
    )
  const isAny = (one: Token, i: number) =>
    one.isAny && one.kind === 'name' && fits[i] !== 0 && !(prices.has(one.word) || isOne(one))
  return (
    deeds.some(({ isMeans }) => isMeans) &&
    (!isPaidAsSaid(turn, tokens, clauses) || tokens.some(isAny))
  )
}

/**
 * Tells whether what pays for a turn is as a text says by its numbers: all of it, or each die of a row of the list before it is
 * turned; a row may be paid in silence, too.
 */
function isPaidAsSaid(
  { said, deeds, number }: Fitted,
  tokens: ReadonlyArray<Token>,
  clauses: ReadonlyArray<Clause>,
): boolean {
  const isListed = number !== null
  const numbersOf = (words: ReadonlyArray<string> | ReadonlySet<string>) =>
    [...words].filter(isNumber).map(numberOf)
  const namesOf = (isMeans: boolean) => said.filter((_, i) => deeds[i]?.isMeans === isMeans)
  const own = namesOf(false).map(({ label }) => label)
  const paid = namesOf(true).map(({ label }) => numbersOf(label.main))
  const isPrice = (i: number) =>
    counted.has(tokens[i + 1]?.word ?? '') && isNextTo(tokens[i], tokens[i + 1], clauses)
  const written = tokens.flatMap(({ kind, word }, i) =>
    kind === 'number' && !isPrice(i) ? [numberOf(word)] : [],
  )
  const beside = without(
    written,
    own.flatMap(({ main }) => numbersOf(main)),
  )
  const alone = without(
    beside,
    own.flatMap(({ aside }) => numbersOf(aside)),
  )
  const isTwice = tokens.some(({ kind }) => kind === 'several')
  const doubled = isTwice && alone.length === 1 ? [...alone, ...alone] : alone
  if (
    [written, beside, alone, doubled].some(
      (some) => some.toSorted().join() === paid.flat().toSorted().join(),
    )
  )
    return true
  const turned = paid.filter(({ length }) => length > 1).flat()
  // Turning a die is paid for only by a word of dice.
  if (!isListed || alone.length === 0) return isListed && turned.length === 0
  const dice = paid.filter(({ length }) => length === 1).flat()
  // “One of the fives” counts them.
  const isOfTurned = turned.length > 0 && without(turned, alone).length === 0
  const others = without(alone, isOfTurned ? [...turned, ...dice, 1] : turned)
  if (tokens.some(isTurning) && others.length === 0) return true
  // “Two white fives” are no five and a one.
  const taken = isTwice && beside.length === 1 ? [...beside, ...beside] : beside
  return without(dice, taken).length === 0
}

/** Words for what turning a die costs. */
const prices = wordsIn(
  'coin coins marker markers münze münzen marke pièce pièces marqueur marqueurs',
)

/** Words for what is counted beside dice. */
const counted = new Set([
  ...prices,
  ...wordsIn('point points punkt punkte time zeit temps gold or'),
])

/** Tells whether two words stand side by side. */
function isNextTo(
  one: Token | undefined,
  other: Token | undefined,
  clauses: ReadonlyArray<Clause>,
): boolean {
  const words = plainWords(clauses[one?.clause ?? -1]?.text ?? '')
  return words.some((word, i) => word === one?.word && words[i + 1] === other?.word)
}

/** Tells whether a word turns a die, or pays for that. */
const isTurning = ({ kind, word }: Token): boolean =>
  kind === 'verb' && ['flip', 'pay'].some((verb) => meanAlike(word, verb))

/** Numbers without some others, each as often as it is there. */
function without(numbers: ReadonlyArray<number | null>, others: ReadonlyArray<number | null>) {
  const left = [...numbers]
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1)
  return left
}

/** Tells whether a word is of what a turn costs, or brings. */
export const isPriceOf = (said: ReadonlyArray<Name>, { word }: Token): boolean =>
  said.some(({ label }) => fitOf(word, label.main.slice(priceAt(label))) > 0)
