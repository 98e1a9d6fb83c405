/** A turn in an answer: the moves that its sentences name, in the order in which they can be played. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { isAsSaid } from './as-said.ts'
import { type Assent, assentIn, isAnew, isContented, isHedged, isTalkOnly } from './assent.ts'
import { movesBeforeThen } from './before-then.ts'
import { asked, isOpenChoice } from './choice.ts'
import { copiedRow } from './copied.ts'
import { correctedTurn } from './corrected.ts'
import { deedsNamed, withoutGreetings } from './deeds.ts'
import { withEndSaid } from './end-said.ts'
import { isUnsaidExchange } from './exchanges-said.ts'
import { betterTurn, guessedTurn } from './guess.ts'
import { isMoreAsked, isUseLeft, labelsOfEach } from './impossible.ts'
import { fitOf, labelOf } from './label.ts'
import { withNamesJoined } from './names-joined.ts'
import { noneTaken, withRefusals } from './none-taken.ts'
import { isOfName } from './number-in-name.ts'
import { numberedTurn } from './numbered.ts'
import { numbersIn } from './numbers.ts'
import { offeredTurn } from './offered.ts'
import { mostOffered, movesOf, offer, withLeftOut } from './offers.ts'
import { withPiecesFirst } from './pieces-first.ts'
import { advance, type Chosen, type Progress, type Step } from './progress.ts'
import { hasAny, isDeclining, refusedThings } from './refusals.ts'
import { isAsDone, isOnlyOne, rowsNamed } from './rows.ts'
import { readSentence } from './sentence.ts'
import { isAsking, isAskingAtLast, isQuestion } from './sentences.ts'
import { plainWords, takeOut } from './spelling.ts'
import { withTrades } from './trade-in.ts'
import { upToLeft, upToUnused } from './unused.ts'
import { amendedTurn, isVaried, variedTurn } from './varied.ts'
import { isVetoed } from './vetoes.ts'
import type { Known, Position, Wish } from './wish.ts'
import { closing, isHarmless, isKind } from './words-beside.ts'
import { isEnding, isGeneralVerb, isTaking, isVerb, meanAlike } from './words-of-moves.ts'

/** A turn in numbers or words; `null` where nothing of one is said. */
export function turnIn(written: ReadonlyArray<string>, known: Known): Wish | null {
  const sentences = withNamesJoined(written, known).map((one) =>
    withTrades(withRefusals(one, known), known.position),
  )
  const chosen = offeredTurn(sentences, known) ?? numberedTurn(sentences, known)
  const readOf = (all: ReadonlyArray<string>) => withOffersAsSaid(turnMeant(all, known), all, known)
  const whole = chosen ?? readOf(sentences)
  const first =
    chosen || isPlayed(whole)
      ? null
      : movesBeforeThen(sentences, known.position, (text) => movesIn(readOf([text]), known))
  const read: Wish | null = first ? { wish: 'moves', moves: first } : whole
  const wish =
    read?.wish === 'moves'
      ? { ...read, moves: upToLeft(read.moves, sentences, known.position) }
      : read
  const moves = movesIn(wish, known)
  if (!moves || numbersIn(plainWords(sentences.join(' '))) !== null) return wish
  const labels = known.position ? labelsOfEach(known.position, moves) : []
  const isDoubted =
    isVetoed(sentences, labels, known) ||
    !isAsSaid(sentences, labels, known) ||
    isUseLeft(sentences, moves, labels, known)
  return isDoubted ? { wish: 'unsure', turns: [moves] } : withEndSaid(wish, moves, sentences, known)
}

/** A wish without offers of what was refused, `null` where none is left; of the others, those that do all as was said, if any do. */
function withOffersAsSaid(
  wish: Wish | null,
  sentences: ReadonlyArray<string>,
  known: Known,
): Wish | null {
  const { position } = known
  if (wish?.wish !== 'unsure' || position === null) return wish
  const refused = refusedThings(sentences)
  const isOfRefused = (labels: ReadonlyArray<string>) =>
    !isDeclining(labels.flatMap(plainWords)) && labels.some((label) => hasAny(label, refused))
  const left = wish.turns.filter((moves) => !labelsOfEach(position, moves).some(isOfRefused))
  const fit = left.filter((moves) => isAsSaid(sentences, labelsOfEach(position, moves), known))
  return left.length > 0 ? { ...wish, turns: fit.length > 0 ? fit : left } : null
}

/** The turn that sentences mean, as far as their words go. */
function turnMeant(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const wish = turnSaid(sentences, known)
  if (isPlayed(wish)) {
    if (sentences.some((one) => isOpenChoice(one) || isAskingAtLast(one))) return asked(wish, known)
    const moves = movesIn(wish, known)
    // A row of the list shows what it leaves.
    const used = wish?.wish === 'moves' && upToUnused(wish.moves, sentences, known.position)
    if (used) return { wish: 'unsure', turns: [used] }
    const isNumbered = numbersIn(plainWords(sentences.join(' '))) !== null
    const isMore = moves && isMoreAsked(sentences, moves, known)
    const isUnsaid = wish?.wish === 'moves' && isUnsaidExchange(sentences, wish.moves, known)
    if (moves && (isMore || isUnsaid)) {
      const sure = isUnsaid ? null : movesIn(guessedTurn(sentences, known), known)
      return sure && same(sure, moves) ? wish : { wish: 'unsure', turns: [moves] }
    }
    const better = moves && !isNumbered ? betterTurn(moves, sentences, known) : null
    return better ? sureOr(better, sentences, known) : wish
  }
  if (sentences.every(isAsking)) return null
  const amended = known.isAsked
    ? null
    : (amendedTurn(sentences, known) ?? correctedTurn(sentences, known))
  if (amended) return amended
  // A yes was weighed already: it goes on, or agrees to another's wish.
  const isAgreed = (known.isAsked || known.proposed !== null) && assentIn(sentences) !== null
  const suggested = withoutNo(sentences).filter((one) => !isAsking(one))
  const isOpen = isAgreed || suggested.length === 0 || (wish !== null && isVaried(sentences))
  const guessed = isOpen ? null : guessedTurn(suggested, known)
  return guessed ?? wish
}

/** The turn that a question asks about, where it is as good as said, or with others that are as near; or else the question. */
function sureOr(question: Wish, sentences: ReadonlyArray<string>, known: Known): Wish {
  if (question.wish !== 'unsure') return question
  const guessed = guessedTurn(sentences, known)
  const moves = movesIn(guessed, known)
  const turns = guessed?.wish === 'unsure' ? guessed.turns : moves ? [moves] : []
  const hasAll = question.turns.every((one) =>
    turns.some((other) => same(other, one.slice(0, other.length))),
  )
  return guessed && hasAll ? guessed : question
}

/** Sentences without a no to what was asked about, where more follows: “No! The mason.” */
function withoutNo([first = '', ...others]: ReadonlyArray<string>): ReadonlyArray<string> {
  const rest = first.replace(/^\W*(?:no|nope|nein|nee|nö|non)(?:\s*[!,.:;–-]+|$)/iu, '')
  return [rest, ...others].filter((text) => plainWords(text).length > 0)
}

/** The same, by the clauses of a text. Which of some moves that come to the same is meant matters only where it is said. */
function turnSaid(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const exact = turnRead(sentences, { ...known, position: toldApart(known.position) })
  const usual = isPlayed(exact) ? exact : turnRead(sentences, known)
  const own = withoutGreetings(sentences, known.position?.deeds?.() ?? [])
  const turned = own.length === 1 ? withPiecesFirst(own, known.position) : null
  const other = turned && turnRead(turned, known)
  if (other?.wish !== 'moves') return usual
  // Else the pieces alone would be taken.
  const isMore =
    usual?.wish === 'moves' && same(usual.moves, other.moves.slice(0, usual.moves.length))
  return isMore || !isPlayed(usual) ? other : usual
}

const isPlayed = (wish: Wish | null): boolean => wish?.wish === 'moves' || wish?.wish === 'numbers'

function turnRead(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const isOpen = known.isAsked || (known.proposed !== null && !isAnew(sentences))
  const assent = isOpen ? assentIn(sentences) : null
  return assent ? wishAfter(assent, sentences, known) : turnOf(sentences, known, startOf(known))
}

/** The same position, in which no two moves come to the same. */
const toldApart = (position: Position | null): Position | null =>
  position && {
    ...(position.deeds && { deeds: (numbers) => position.deeds?.(numbers) ?? [] }),
    get legal() {
      return position.legal.map(({ alike: _, ...meant }) => meant)
    },
    after: (move) => toldApart(position.after(move)),
  }

/** The wish of a yes with more behind it: what is only talk agrees, and what makes a condition plays nothing. */
function wishAfter(assent: Assent, sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const { proposed, isAsked } = known
  const isYes =
    (assent.isPlain || assent.isOfQuestion) &&
    (isContented(assent.rest) || isTalkOnly(assent.rest, known))
  if (isAsked) return isYes ? { wish: 'consent', yes: true } : null
  const agreed: Wish | null = proposed === null ? null : { wish: 'numbers', numbers: [proposed] }
  if (isContented(assent.rest)) return agreed
  const amended = amendedTurn(assent.rest, known) ?? correctedTurn(assent.rest, known)
  if (amended) return amended
  const wish = turnAfter(assent, sentences, known)
  const moves = movesIn(wish, known)
  if (moves) return isHedged(assent.rest) ? { wish: 'unsure', turns: [moves] } : wish
  return isYes ? agreed : wish
}

/**
 * The turn behind a yes: it goes on from what was proposed, names that once more, or takes its place where nothing but an “ok”
 * stands before it.
 */
function turnAfter(
  { rest, isPlain }: Assent,
  sentences: ReadonlyArray<string>,
  known: Known,
): Wish | null {
  const { proposed, listed } = known
  const meant = listed[(proposed ?? 0) - 1]
  if (proposed === null || !meant) return null
  const agreed: Wish = { wish: 'numbers', numbers: [proposed] }
  const numbers = numbersIn(plainWords(rest.join(' ')))
  if (numbers?.every((number) => number === proposed)) return agreed
  const alone = { ...known, proposed: null }
  const begun = advance(meant, proposed, startOf(known))
  const after = numbers ? null : turnOf(rest, alone, begun)
  const instead = turnOf(rest, alone, startOf(known))
  const [gone = null, other = null] = [after, instead].map((wish) => movesIn(wish, known))
  // An “ok” agrees to nothing by itself where more is said.
  const more = gone && (isPlain || gone.length > meant.moves.length) ? gone : null
  if (other && same(other, meant.moves.slice(0, other.length))) return agreed
  if (more && (isPlain || !other)) return after
  if (!isPlain && !numbers && other && !more) return instead
  if (isPlain && after?.wish === 'unsure') return after
  if (!other && sentences.some(isQuestion)) return null
  return { wish: 'unsure', turns: [more ?? meant.moves, ...(other ? [other] : [])] }
}

/** The moves that a wish plays by itself; `null` where it plays none. */
function movesIn(wish: Wish | null, { listed }: Known): TurnMoves | null {
  if (wish?.wish === 'moves') return wish.moves
  if (wish?.wish !== 'numbers') return null
  const turns = wish.numbers.map((number) => listed[number - 1]?.moves)
  return turns.every((moves) => moves !== undefined) ? turns.flat() : null
}

const startOf = ({ position }: Known): Progress => ({
  position,
  chosen: [],
  last: null,
  isRegretted: false,
  isEnded: false,
})

/** The turn in a text that goes on from what is said already. */
function turnOf(sentences: ReadonlyArray<string>, known: Known, from: Progress): Wish | null {
  const varied =
    from.chosen.length > 0 ? null : (noneTaken(sentences, known) ?? variedTurn(sentences, known))
  if (varied) return varied
  const text = sentences.join(' ')
  const hasRange = /\d[-–.:/]\d/.test(text)
  const isNoList = hasRange || sentences.some(isQuestion) || isOfName(text, known.position)
  const numbers = isNoList ? null : numbersIn(plainWords(text))
  const isListed = numbers?.every((number) => known.listed[number - 1])
  // "Draft 4" may be a place on the board, where the list has no such number.
  const isTaken = plainWords(text).some(isTaking)
  const isClosed = takeOut(plainWords(text), closing).count > 0
  if (numbers && !isClosed && (isListed || !isTaken)) return { wish: 'numbers', numbers }
  const copied = from.chosen.length > 0 || isNoList ? null : copiedRow(text, known.listed)
  if (copied !== null) return { wish: 'numbers', numbers: [copied] }
  const deeds = deedsNamed(sentences, known)
  const { step, later } = readAll(sentences, from, known)
  if (step.is === 'failed') {
    const asked = askedAt(step, later, known)
    return withLeftOut(
      rowIn(sentences, [], known) ?? deedIn(deeds) ?? offer(asked, sentences, known),
      asked,
    )
  }
  const { progress } = step
  const { chosen, isEnded } = progress
  const places = chosen.flatMap(({ number }) => number ?? [])
  // The numbers are those of pieces, not of the list: “4 + 4 for the forge”.
  const isOfPieces = places.length > 0 && (deeds.meant.length > 0 || isSum(text, known))
  const row = rowIn(sentences, isOfPieces ? [] : chosen, known)
  if (row) return row
  if (chosen.length === 0)
    return (
      deedIn(deeds) ??
      offer({ nearest: [], progress, left: ['', ''], goOn: () => null }, sentences, known)
    )
  if (isOfPieces)
    return (
      deedIn(deeds) ?? {
        wish: 'unsure',
        turns: chosen.map(({ meant: { moves } }) => moves),
      }
    )
  return places.length === chosen.length
    ? { wish: 'numbers', numbers: places, ...(isEnded && { thenEnd: true }) }
    : { wish: 'moves', moves: movesOf(chosen), ...(isEnded && { thenEnd: true }) }
}

/** Reads sentences one after another up to one that fails; `later`: those behind it. */
function readAll(sentences: ReadonlyArray<string>, from: Progress, known: Known) {
  let progress = from
  for (const [i, sentence] of sentences.entries()) {
    const step = readSentence(sentence, progress, known)
    if (step.is === 'failed') return { step, later: sentences.slice(i + 1) }
    progress = step.progress
  }
  return { step: { is: 'done', progress } as const, later: [] }
}

/** Question to be asked at the point where reading failed. */
function askedAt(
  { progress, meant, failing = '', rest = '' }: Extract<Step, { is: 'failed' }>,
  later: ReadonlyArray<string>,
  known: Known,
): Parameters<typeof offer>[0] {
  const left = [rest, ...later].filter((text) => plainWords(text).length > 0)
  return {
    nearest: meant,
    progress,
    left: [failing, [rest, ...later].join(' ')],
    goOn(one) {
      const { step } = readAll(left, advance(one, null, progress), known)
      return step.is === 'done' ? movesOf(step.progress.chosen) : null
    },
  }
}

/**
 * The row of the list that a text names as a whole, or those that it could be; `null` where it names none, or has no word
 * of them beyond what was chosen.
 */
function rowIn(
  sentences: ReadonlyArray<string>,
  chosen: ReadonlyArray<Chosen>,
  { listed, position }: Known,
): Wish | null {
  const said = chosen.flatMap(({ meant }) => meant.labels.flatMap((one) => labelOf(one).words))
  const written = plainWords(sentences.join(' '))
  const isSaid = (verb: string) =>
    isGeneralVerb(verb) ||
    isTaking(verb) ||
    isEnding(verb) ||
    said.some((one) => meanAlike(verb, one))
  const isMore = (word: string) =>
    !(isHarmless(word) || isKind(word) || (isVerb(word) && isSaid(word))) && fitOf(word, said) === 0
  if (chosen.length > 0 && !written.some(isMore)) return null
  const { numbers, isExact } = rowsNamed(withoutGreetings(sentences, listed), listed)
  if (numbers.length === 0 || numbers.length > mostOffered) return null
  const rows = numbers.flatMap((number) => listed[number - 1] ?? [])
  const isClear =
    isExact &&
    rows.every((row) => isOnlyOne(row, sentences, position) && isAsDone(row, sentences, position))
  if (rows.length === 1 && isClear) return { wish: 'numbers', numbers }
  return { wish: 'unsure', turns: rows.map(({ moves }) => moves) }
}

/** Tells whether a text has a sum where pieces with numbers lead to deeds. */
const isSum = (text: string, { position }: Known): boolean =>
  /\d\s*\+\s*\d/.test(text) && (position?.deeds?.() ?? []).length > 0

/** A deed that a text names clearly with the numbers of its pieces; or else asks about those that it could mean. `null`: it names none. */
function deedIn({ meant, isExact }: ReturnType<typeof deedsNamed>): Wish | null {
  const [only] = meant
  if (only && isExact) return { wish: 'moves', moves: only.moves }
  if (meant.length > 0 && meant.length <= mostOffered)
    return { wish: 'unsure', turns: meant.map(({ moves }) => moves) }
  return null
}
