/** Effect of an answer to a letter at its table. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { gameById } from '../games/index.ts'
import { copy, locales, type Move, same, type TurnMoves } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import { type Answerable, askedOf, askedToConsent } from '../notices/answer-address.ts'
import { isAssent } from '../notices/answers/assent.ts'
import { onlyEnd, withEnd } from '../notices/answers/ending.ts'
import { joinedTurns } from '../notices/answers/joined.ts'
import { listedBy, namesIn, positionOf } from '../notices/answers/position.ts'
import { isQuestion } from '../notices/answers/sentences.ts'
import { understand } from '../notices/answers/understand.ts'
import type { Asked, Known, Understood } from '../notices/answers/wish.ts'
import type { Reader } from '../notices/compose.ts'
import { openly, type PlayNotice } from '../notices/notice.ts'
import type { Outcome } from '../notices/outcome.ts'
import { factsAt } from '../notices/position-facts.ts'
import { impossibleTold, pieceNames } from '../notices/told.ts'
import { allTurns, isEnd, labelsOf, playOn, turnsFor } from '../notices/turns.ts'
import { letterWords } from '../notices/words.ts'
import { operations } from '../table/operations/index.ts'
import { perform, type TableCalls } from '../table/stub.ts'
import { partOf } from '../table/turns/parts.ts'
import { isRefusal, type Refusal } from '../wire/refusal.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import { TalkRequest } from '../wire/schema/talk.ts'

/** An answer and what it is about. */
interface Act {
  readonly env: Env
  readonly letter: Answerable
  readonly account: Account
  readonly table: TableCalls
  /** The table as the account that answers sees it. */
  readonly before: PlayNotice
  /** Tells this answer from others: it is played once. */
  readonly key: string
}

/** The longest text that is passed on to the table, as of anything said there. */
const maxTalk = 600

/** Does what the lines of an answer ask for, and says what came of it. */
export async function actOn(act: Act, lines: ReadonlyArray<string>): Promise<Outcome> {
  const { letter, before } = act
  const isTold = letter.tells !== null
  const pieces = pieceNames(before.game)
  const asked = askedIn(act)
  const first = understand(lines, () => ({ ...nothingKnown, isTold, pieces, asked })).wish.wish
  // Reading the table counts as having seen it, so it is read only where the answer is about that.
  const isOfBack = first === 'undo' || first === 'consent' || isAssent(lines)
  const back = isOfBack ? await backIn(act) : null
  const isFit = before.yourTurn && (await askedOf(act.env, before)) === letter.asked
  const {
    talk,
    wish,
    impossible,
    asks = [],
  } = understand(lines, () => ({
    listed: isFit ? letter.turns.map((moves) => listedBy(before, moves)) : [],
    position: isFit ? positionOf(before) : null,
    isAsked: isAskedOf(act, back),
    isTold,
    proposed: isFit ? (letter.proposed ?? null) : null,
    isOffer: isFit && letter.isOffer === true,
    ...{ pieces, asked, people: before.names },
  }))
  const said = talk === null ? [] : [await sayFor(act, talk)]
  const isOfNow = wish.wish === 'unknown' && !isFit && before.yourTurn
  const meant = isOfNow ? meantNow(act, lines) : []
  const isTalk = wish.wish === 'none' && said.length > 0
  const cannot = impossible
    ? [impossibleTold(impossible, shownTo(act), readerOf(act), act.account.secrets)]
    : []
  const played: Outcome = isTalk
    ? { came: 'said', sentences: [] }
    : meant.length > 0
      ? askAgain(meant, [lateWords(act)])
      : wish.wish === 'unknown' && cannot.length > 0
        ? { came: 'notPlayed', sentences: [] }
        : await doFor(act, wish, back, isFit)
  const kept = isFit ? letter.turns[(letter.proposed ?? 0) - 1] : undefined
  const outcome = kept ? withOffer(played, kept) : played
  const sentences = [...outcome.sentences, ...cannot, ...said]
  return { isRead: isFit, ...outcome, sentences, asks }
}

/** Facts of the table for questions, no more of them than the account's letters tell. */
const askedIn = (act: Act): Asked => factsAt(shownTo(act), readerOf(act))

/** The table as the account's letters show it. */
function shownTo({ account, before }: Act): PlayNotice {
  const turn = { ...before, kind: 'turn', about: '' } as const
  return account.secrets ? turn : openly(turn)
}

const readerOf = ({ account }: Act): Reader => ({
  language: account.language,
  zone: zoneOf(account),
})

/** An outcome that leaves the table as it was and offers nothing, with what was asked about before: a yes still plays it. */
function withOffer(outcome: Outcome, kept: TurnMoves): Outcome {
  const { came, offered, sentences } = outcome
  const isLeft = !offered && (came === 'notPlayed' || came === 'helped' || came === 'said')
  return isLeft ? { ...askAgain([kept], sentences), came } : outcome
}

/** Enough to tell what is no turn. */
const nothingKnown: Known = { listed: [], position: null, isAsked: true, proposed: null }

type Wish = Understood['wish']

/** Does what is wished. `isFit`: the decision that the letter asked for is still the reader's. */
async function doFor(act: Act, wish: Wish, back: Back, isFit: boolean): Promise<Outcome> {
  const { account, before } = act
  const words = letterWords[account.language].answers
  switch (wish.wish) {
    case 'none':
      return notPlayed(words.empty)
    case 'undo':
      return takeBackFor(act, back, wish)
    case 'consent':
      return consentFor(act, back, wish.yes)
    case 'help':
      return { came: 'helped', sentences: [words.help] }
    case 'list':
      return listFor(act, wish.part)
    case 'facts':
    case 'table':
    case 'pieces':
    case 'rules':
      return { came: 'answered', sentences: [], question: wish }
    case 'unsure':
      return { ...askAgain(wish.turns), ...(wish.leftOut && { leftOut: wish.leftOut }) }
    case 'moves':
      return submitFor(act, endedIn(act, wish.moves), wish.thenEnd)
    case 'numbers':
      return isFit ? submitNumbers(act, wish.numbers, wish.thenEnd) : notPlayed(whyUnfit(act))
    case 'unknown':
      if (!before.yourTurn && !before.result) return notPlayed(words.notYourTurn)
      if (!isFit && asksForTurn(act)) return notPlayed(whyUnfit(act))
      return notPlayed((isQuestion(wish.text) ? words.noAnswer : words.notUnderstood)(wish.text))
  }
}

/** Turns of the table as it is now that an answer to an earlier letter names: to be asked about, as that letter did not list them. */
function meantNow({ before }: Act, lines: ReadonlyArray<string>): ReadonlyArray<TurnMoves> {
  const position = positionOf(before)
  const { wish } = understand(lines, () => ({ ...nothingKnown, position }))
  if (wish.wish === 'moves') return [wish.moves]
  return wish.wish === 'unsure' ? wish.turns : []
}

const lateWords = ({ account }: Act): string => letterWords[account.language].answers.late

/** Tells whether the answered letter asked for a turn. */
const asksForTurn = ({ letter }: Act): boolean => letter.turns.length > 0

/** The reason why a turn cannot be played in answer to this letter. */
function whyUnfit(act: Act): string {
  const { before, account } = act
  const words = letterWords[account.language].answers
  if (before.result) return words.isOver
  return asksForTurn(act) || before.yourTurn ? words.late : words.notYourTurn
}

/** All legal turns, or all deeds where a turn has many ways to each, for the list of the receipt, which has one part of them. */
function listFor(act: Act, part = 1): Outcome {
  const { before, account } = act
  const words = letterWords[account.language].answers
  if (!before.yourTurn) return notPlayed(before.result ? words.isOver : words.notYourTurn)
  const { turns, isByDeed } = allTurns(before, !account.secrets)
  const said = isByDeed ? words.allDeeds : words.allTurns
  return { came: 'listed', offered: turns, part, sentences: [said(turns.length)] }
}

/** Asks which of some turns was meant; a yes plays a single one. */
const askAgain = (
  turns: ReadonlyArray<TurnMoves>,
  sentences: ReadonlyArray<string> = [],
): Outcome => ({ came: 'notPlayed', offered: turns, sentences })

const notPlayed = (why: string): Outcome => ({ came: 'notPlayed', sentences: [why] })

type Back = TableView['back']

/** Turn that can be taken back at the table, as the account that answers sees it. */
async function backIn({ table, account }: Act): Promise<Back> {
  const answer = await perform(table, operations.getTable, account.id, {})
  return isRefusal(answer) ? null : answer.table.back
}

/** Returns true if somebody waits for a yes or no of the account, about the turn that the letter tells of. */
const isAskedOf = ({ letter, before }: Act, back: Back): boolean =>
  back?.asked?.turn === letter.revision &&
  back.asked.voters.includes(before.seat) &&
  !back.asked.agreed.includes(before.seat)

/** The account's turn that the answered letter tells of; `null`: none that stands. A letter that asks for consent tells of another's. */
const turnToldIn = ({ letter, table, account }: Act): Promise<number | null> | number | null =>
  letter.asked === askedToConsent
    ? null
    : (letter.tells ?? table.turnTold(account.id, letter.revision))

/** Takes back the turn that the letter tells of, if it is the account's last, or asks those who must agree. */
async function takeBackFor(
  act: Act,
  back: Back,
  { rest, asksMore }: Extract<Wish, { wish: 'undo' }>,
): Promise<Outcome> {
  const { table, account, before } = act
  const words = letterWords[account.language].answers
  if (before.result) return notPlayed(words.isOver)
  if (!back || back.turn === null) return notPlayed(words.nothingToUndo)
  const turn = await turnToldIn(act)
  if (turn === null) return notPlayed(words.otherTurn)
  const answer = await perform(table, operations.takeTurnBack, account.id, { turn })
  if (isRefusal(answer)) return notPlayed(words.otherTurn)
  const asked = answer.table.back?.asked
  const isBack = !asked || asked.seat !== before.seat
  const now = isBack && rest.length > 0 ? await table.standing(account.id, null) : null
  const meant = now ? meantNow({ ...act, before: now }, rest) : []
  const offered = meant.length > 0 ? { offered: meant } : null
  const unread = asksMore ? [words.notUnderstood(rest.join(' ').trim().slice(0, 80))] : []
  const left = offered ? [] : unread
  if (isBack) return { ...offered, came: 'tookBack', sentences: [words.takenBack, ...left] }
  const names = locales[account.language].and(asked.voters.map(namesIn(before, account.language)))
  return { came: 'askedBack', sentences: [words.othersAsked(names), ...left] }
}

/** Says yes or no to somebody who would like their turn back. */
async function consentFor(act: Act, back: Back, yes: boolean): Promise<Outcome> {
  const { table, account, letter } = act
  const words = letterWords[account.language].answers
  if (!isAskedOf(act, back)) return notPlayed(words.nothingAsked)
  const turn = letter.revision
  const answer = await perform(table, operations.answerTakeBack, account.id, { turn, yes })
  if (isRefusal(answer)) return notPlayed(words.nothingAsked)
  const isOpen = answer.table.back?.asked?.turn === turn
  const came = yes ? (isOpen ? words.youAgreed : words.agreedAndBack) : words.youRefused
  return { came: 'consented', sentences: [came] }
}

/** Says something at the table; answers with what to tell about it. */
async function sayFor({ table, account, key }: Act, text: string): Promise<string> {
  const words = letterWords[account.language].answers
  const request = TalkRequest.safeParse({ text: text.slice(0, maxTalk), message: uuidOf(key) })
  if (!request.success) return words.tooTalkative
  const answer = await perform(table, operations.say, account.id, request.data)
  return isRefusal(answer) ? words.tooTalkative : words.youSaid(request.data.text)
}

/** Plays turns of the list, in their order. */
async function submitNumbers(
  act: Act,
  numbers: ReadonlyArray<number>,
  thenEnd = false,
): Promise<Outcome> {
  const words = letterWords[act.account.language].answers
  const { turns } = act.letter
  const missing = numbers.find((number) => !turns[number - 1])
  if (missing !== undefined) return notPlayed(words.noNumber(missing))
  const joined = joinedTurns(act.before, numbers, turns)
  return typeof joined === 'number'
    ? notPlayed(words.notTogether(joined))
    : submitFor(act, endedIn(act, joined), thenEnd)
}

/** Moves with the end of their turn, where nothing else is left. */
const endedIn = (act: Act, moves: TurnMoves): TurnMoves =>
  withEnd(act.before, moves, (state) => likelyIn(act, { ...act.before, state }))

/** Something that was played: the turn that it was, its moves in words, and the table after it. */
interface Done {
  readonly turn: number
  readonly labels: ReadonlyArray<string>
  readonly table: TableView
}

/**
 * Plays moves; the table checks them as it checks any. One that reveals something ends its turn there, so that what was told ahead is
 * a turn of its own. Then it ends the turn of the person who answers, if nothing else is left, or it is to end (`thenEnd`).
 */
async function submitFor(act: Act, moves: TurnMoves, thenEnd = false): Promise<Outcome> {
  const { account, before } = act
  const words = letterWords[account.language].answers
  const { length } = upToHidden(before, moves)
  const first = await submit(act, before, moves.slice(0, length), 0)
  if (isRefusal(first)) {
    const isLate = first.problem === 'stale-revision' || first.problem === 'already-over'
    return { ...notPlayed(isLate ? words.late : words.illegal), isRead: !isLate }
  }
  const done = [first]
  for (const move of moves.slice(length)) {
    const next = await goOn(act, done, (legal) => legal.find((one) => same(one, move)))
    // Moves that were told ahead may have happened by themselves.
    if (next) done.push(next)
  }
  const end = await goOn(act, done, (legal, standing) =>
    thenEnd ? legal.find((one) => isEnd(one)) : onlyEnd(standing, () => likelyIn(act, standing)),
  )
  if (end) done.push(end)
  return {
    came: 'played',
    turn: done.at(-1)?.turn ?? first.turn,
    played: words.youPlayed(done.flatMap(({ labels }) => labels).join(' · ')),
    sentences: [],
  }
}

/** Turns that somebody might want; none where nobody may help them, or nothing is told that not all may see. */
const likelyIn = ({ account }: Act, standing: PlayNotice): ReadonlyArray<TurnMoves> =>
  standing.isRated || !account.secrets ? [] : turnsFor({ ...standing, yourTurn: true }, false)

/** The first of some moves, up to one that reveals something. */
function upToHidden({ game: id, state: before, seat }: PlayNotice, moves: TurnMoves): TurnMoves {
  const game = gameById(id)
  if (!game) return moves
  const state = copy(before)
  const isLegal = (move: Move) => game.moves(state, seat).some((one: Move) => same(one, move))
  const at = moves.findIndex((move) => isLegal(move) && !playOn(game, state, seat, move))
  return at < 0 ? moves : moves.slice(0, at + 1)
}

/** Plays one more move where the table still asks the person who answers; `null`: it does not, or has no such move. */
async function goOn(
  act: Act,
  done: ReadonlyArray<Done>,
  choose: (legal: ReadonlyArray<Move>, standing: PlayNotice) => Move | null | undefined,
): Promise<Done | null> {
  const { before } = act
  const game = gameById(before.game)
  const { play, you } = done.at(-1)?.table ?? {}
  if (!game || !play || you === null || you === undefined) return null
  const { state, revision } = play
  if (!game.toAct(state).includes(you)) return null
  const standing = { ...before, state, played: revision }
  const move = choose(game.moves(state, you), standing)
  if (!move) return null
  const next = await submit(act, standing, [move], done.length)
  return isRefusal(next) ? null : next
}

/** One turn of an answer; `count`: turns that it has played before. */
async function submit(
  { table, account, key }: Act,
  standing: PlayNotice,
  moves: TurnMoves,
  count: number,
): Promise<Done | Refusal> {
  const answer = await perform(table, operations.submitTurn, account.id, {
    revision: standing.played,
    moves: moves.map((move) => ({ ...move })),
    turn: partOf(uuidOf(key), count),
  })
  if (isRefusal(answer)) return answer
  const gameWords = wordsOf(standing.game, account.language)
  const labels = labelsOf(standing, moves, gameWords, namesIn(standing, account.language))
  return { turn: answer.entry.revision, labels, table: answer.table }
}

/** A key as a UUID, so that the same answer coming twice is played once. */
function uuidOf(key: string): string {
  const hex = bytesToHex(base64url.decode(key))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
