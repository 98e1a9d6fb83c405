/** Effect of an answer to a letter at its table. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Account } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { gameById } from '../games/index.ts'
import { firstTurns, locales, type Move, type TurnMoves } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import { type Answerable, askedOf, askedToConsent } from '../notices/answer-address.ts'
import { onlyEnd, withEnd } from '../notices/answers/ending.ts'
import { joinedTurns } from '../notices/answers/joined.ts'
import { maxLegal, meantBy, namesIn, positionOf } from '../notices/answers/position.ts'
import { understand } from '../notices/answers/understand.ts'
import type { Known, Understood } from '../notices/answers/wish.ts'
import type { PlayNotice } from '../notices/notice.ts'
import type { Outcome } from '../notices/receipt.ts'
import { isEnd, labelsOf } from '../notices/turns.ts'
import { letterWords } from '../notices/words.ts'
import { operations } from '../table/operations/index.ts'
import { perform, type TableCalls } from '../table/stub.ts'
import { isRefusal } from '../wire/refusal.ts'
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
  const first = understand(lines, () => nothingKnown).wish.wish
  // Reading the table counts as having seen it, so it is read only where the answer is about that.
  const back = first === 'undo' || first === 'consent' ? await backIn(act) : null
  const isFit = before.yourTurn && (await askedOf(act.env, before)) === letter.asked
  const { talk, wish } = understand(lines, () => ({
    listed: isFit ? letter.turns.map((moves) => meantBy(before, moves)) : [],
    position: isFit ? positionOf(before) : null,
    isAsked: isAskedOf(act, back),
    proposed: isFit ? (letter.proposed ?? null) : null,
  }))
  const said = talk === null ? [] : [await sayFor(act, talk)]
  if (wish.wish === 'none' && said.length > 0) return { came: 'said', sentences: said }
  const isOfNow = wish.wish === 'unknown' && !isFit && before.yourTurn
  const meant = isOfNow ? meantNow(act, lines) : []
  const played =
    meant.length > 0 ? askAgain(act, meant, [lateWords(act)]) : await doFor(act, wish, back, isFit)
  return { ...played, sentences: [...played.sentences, ...said] }
}

/** Enough to tell what is no turn. */
const nothingKnown: Known = { listed: [], position: null, isAsked: true, proposed: null }

type Wish = Understood['wish']

/** Does what is wished. `isFit`: the decision that the letter asked for is still the reader's. */
async function doFor(act: Act, wish: Wish, back: Back, isFit: boolean): Promise<Outcome> {
  const { account, before, letter } = act
  const words = letterWords[account.language].answers
  switch (wish.wish) {
    case 'none':
      return notPlayed(words.empty)
    case 'undo':
      return takeBackFor(act, back)
    case 'consent':
      return consentFor(act, back, wish.yes)
    case 'help':
      return { came: 'helped', sentences: [words.help] }
    case 'list':
      return listFor(act, wish.part)
    case 'unsure':
      return askAgain(act, wish.turns)
    case 'moves':
      return submitFor(act, withEnd(before, wish.moves, letter.turns), wish.thenEnd)
    case 'numbers':
      return isFit ? submitNumbers(act, wish.numbers, wish.thenEnd) : notPlayed(whyUnfit(act))
    case 'unknown':
      return notPlayed(isFit || !asksForTurn(act) ? words.notUnderstood(wish.text) : whyUnfit(act))
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

/** All legal turns, for the list of the receipt, which has one part of them. */
function listFor(act: Act, part = 1): Outcome {
  const { before, account } = act
  const words = letterWords[account.language].answers
  const game = gameById(before.game)
  if (!before.yourTurn || !game) return notPlayed(before.result ? words.isOver : words.notYourTurn)
  const view = account.secrets ? before.state : before.open.state
  const offered = firstTurns(game, view, before.seat, maxLegal)
  return { came: 'listed', offered, part, sentences: [words.allTurns(offered.length)] }
}

/** Offers what may have been meant at the top of the receipt's list. A yes plays a single one. */
function askAgain(
  { account }: Act,
  turns: ReadonlyArray<TurnMoves>,
  others: ReadonlyArray<string> = [],
): Outcome {
  const { language } = account
  const words = letterWords[language].answers
  const numbers = turns.map((_, i) => `${i + 1}`)
  const question =
    turns.length === 1 ? words.didYouMeanThis : words.didYouMean(locales[language].or(numbers))
  return {
    came: 'notPlayed',
    offered: turns,
    isProposal: turns.length === 1,
    sentences: [question, ...others],
  }
}

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
async function takeBackFor(act: Act, back: Back): Promise<Outcome> {
  const { table, account, before } = act
  const words = letterWords[account.language].answers
  if (before.result) return notPlayed(words.isOver)
  const turn = back?.turn ?? null
  if (turn === null) return notPlayed(words.nothingToUndo)
  if (turn !== (await turnToldIn(act))) return notPlayed(words.otherTurn)
  const answer = await perform(table, operations.takeTurnBack, account.id, { turn })
  if (isRefusal(answer)) return notPlayed(words.nothingToUndo)
  const asked = answer.table.back?.asked
  if (!asked || asked.seat !== before.seat)
    return { came: 'tookBack', sentences: [words.takenBack] }
  const names = locales[account.language].and(asked.voters.map(namesIn(before, account.language)))
  return { came: 'askedBack', sentences: [words.othersAsked(names)] }
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
    : submitFor(act, withEnd(act.before, joined, []), thenEnd)
}

/** Plays a turn; the table checks it as it checks any. Ends it, too, where it goes on after something was revealed, and there is no other way, or it is to end then (`thenEnd`). */
async function submitFor(act: Act, moves: TurnMoves, thenEnd = false): Promise<Outcome> {
  const { table, account, before } = act
  const words = letterWords[account.language].answers
  const answer = await perform(table, operations.submitTurn, account.id, {
    revision: before.played,
    moves: moves.map((move) => ({ ...move })),
    turn: uuidOf(act.key),
  })
  if (isRefusal(answer)) {
    const isLate = answer.problem === 'stale-revision' || answer.problem === 'already-over'
    return notPlayed(isLate ? words.late : words.illegal)
  }
  const gameWords = wordsOf(before.game, account.language)
  const names = namesIn(before, account.language)
  const labels = labelsOf(before, moves, gameWords, names)
  const ended = await endFor(act, answer.table, thenEnd)
  return {
    came: 'played',
    turn: ended?.turn ?? answer.entry.revision,
    sentences: [words.youPlayed([...labels, ...(ended?.labels ?? [])].join(' · '))],
  }
}

/** Ends the turn of who answers, if it goes on and there is no other way, or it is to end (`thenEnd`); `null`: it does not, or they are asked something else first. */
async function endFor(
  { table, account, before, key }: Act,
  { play, you }: TableView,
  thenEnd: boolean,
): Promise<{ readonly turn: number; readonly labels: ReadonlyArray<string> } | null> {
  const game = gameById(before.game)
  if (!play || !game || you === null || !game.toAct(play.state).includes(you)) return null
  const end = thenEnd
    ? game.moves(play.state, you).find((move: Move) => isEnd(move))
    : onlyEnd({ game: before.game, state: play.state, seat: you })
  if (!end) return null
  const { revision } = play
  const turn = uuidOf(key, 'end')
  const answer = await perform(table, operations.submitTurn, account.id, {
    revision,
    moves: [end],
    turn,
  })
  if (isRefusal(answer)) return null
  const gameWords = wordsOf(before.game, account.language)
  const stands = { ...before, state: play.state }
  const labels = labelsOf(stands, [end], gameWords, namesIn(before, account.language))
  return { turn: answer.entry.revision, labels }
}

/** A key as a UUID, so that the same answer coming twice is played once; another for the end of its turn. */
function uuidOf(key: string, which: 'turn' | 'end' = 'turn'): string {
  const from = which === 'turn' ? 0 : 32
  const hex = bytesToHex(base64url.decode(key)).slice(from, from + 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
