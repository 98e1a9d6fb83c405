/** What an answer to a letter does at its table. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import type { Account } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { gameById } from '../games/index.ts'
import {
  copy,
  firstTurns,
  languages,
  locales,
  type Move,
  type Names,
  same,
  type TurnMoves,
} from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import { type Answerable, askedOf, askedToConsent } from '../notices/answer-address.ts'
import type { PlayNotice } from '../notices/notice.ts'
import type { Outcome } from '../notices/receipt.ts'
import { labelsOf, playOn } from '../notices/turns.ts'
import { type Meant, type Understood, understand } from '../notices/understand.ts'
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

/** So many legal moves are looked through for words. */
const maxLegal = 400

/** The longest text that is passed on to the table, as of anything said there. */
const maxTalk = 600

/** Does what the lines of an answer ask for, and says what came of it. */
export async function actOn(act: Act, lines: ReadonlyArray<string>): Promise<Outcome> {
  const { letter, before, account } = act
  const nothing = () => []
  const first = understand(lines, nothing, nothing, true).wish.wish
  // Reading the table counts as having seen it, so it is read only where the answer is about that.
  const back = first === 'undo' || first === 'consent' ? await backIn(act) : null
  const words = letterWords[account.language].answers
  const isFit = before.yourTurn && (await askedOf(act.env, before)) === letter.asked
  const { talk, wish } = understand(
    lines,
    () => (isFit ? letter.turns.map((moves) => meantBy(before, moves)) : []),
    () => (isFit ? legalIn(before) : []),
    isAskedOf(act, back),
  )
  const said = talk === null ? [] : [await sayFor(act, talk)]
  if (wish.wish === 'none')
    return said.length > 0
      ? { came: 'said', sentences: said }
      : { came: 'notPlayed', sentences: [words.empty] }
  const played =
    wish.wish === 'undo'
      ? await takeBackFor(act, back)
      : wish.wish === 'consent'
        ? await consentFor(act, back, wish.yes)
        : isFit
          ? await playFor(act, wish)
          : notPlayed(before.result ? words.isOver : words.late)
  return { ...played, sentences: [...played.sentences, ...said] }
}

const notPlayed = (why: string): Outcome => ({ came: 'notPlayed', sentences: [why] })

type Back = TableView['back']

/** What can be taken back at the table, as the account that answers sees it. */
async function backIn({ table, account }: Act): Promise<Back> {
  const answer = await perform(table, operations.getTable, account.id, {})
  return isRefusal(answer) ? null : answer.table.back
}

/** Whether somebody waits for a yes or no of the account, about the turn that the letter tells of. */
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

const namesIn =
  ({ names }: PlayNotice, language: Account['language']): Names =>
  (seat) =>
    names[seat] ?? letterWords[language].seatName(seat + 1)

/** A turn with what it is called in every language: nobody is held to that of their settings. */
const meantBy = (notice: PlayNotice, moves: TurnMoves, worded = moves): Meant => ({
  moves,
  labels: languages.map((language) =>
    labelsOf(notice, worded, wordsOf(notice.game, language), namesIn(notice, language)).join(' · '),
  ),
})

/** Everything that is legal now, by its first move, with what is bound to follow. */
function legalIn(before: PlayNotice): Meant[] {
  const game = gameById(before.game)
  if (!game) return []
  return firstTurns(game, before.state, before.seat, maxLegal).map((moves) =>
    meantBy(before, moves, moves.slice(0, 1)),
  )
}

/** Says something at the table; answers with what to tell about it. */
async function sayFor({ table, account, key }: Act, text: string): Promise<string> {
  const words = letterWords[account.language].answers
  const request = TalkRequest.safeParse({ text: text.slice(0, maxTalk), message: uuidOf(key) })
  if (!request.success) return words.tooTalkative
  const answer = await perform(table, operations.say, account.id, request.data)
  return isRefusal(answer) ? words.tooTalkative : words.youSaid(request.data.text)
}

/** Plays what is wished, if it is one thing and legal. */
async function playFor(
  act: Act,
  wish: Exclude<Understood['wish'], { wish: 'undo' | 'consent' }>,
): Promise<Outcome> {
  const words = letterWords[act.account.language].answers
  switch (wish.wish) {
    case 'none':
      return notPlayed(words.empty)
    case 'unknown':
      return notPlayed(words.notUnderstood(wish.text))
    case 'ambiguous':
      return notPlayed(words.ambiguous(wish.labels.join(' / ')))
    case 'moves':
      return submitFor(act, wish.moves)
    case 'numbers': {
      const { turns } = act.letter
      const missing = wish.numbers.find((number) => !turns[number - 1])
      if (missing !== undefined) return notPlayed(words.noNumber(missing))
      const joined = joinedTurns(act.before, wish.numbers, turns)
      return typeof joined === 'number'
        ? notPlayed(words.notTogether(joined))
        : submitFor(act, joined)
    }
  }
}

/** Several turns of the list as one; the number of the first that is not possible after those before it. */
function joinedTurns(
  { game: id, state, seat }: PlayNotice,
  numbers: ReadonlyArray<number>,
  listed: ReadonlyArray<TurnMoves>,
): TurnMoves | number {
  const game = gameById(id)
  if (!game) return numbers[0] ?? 0
  const steps = numbers.flatMap((number, i) => {
    const moves = listed[number - 1] ?? []
    // More follows: what would only end the turn is left to the last.
    const isEnd = i === numbers.length - 1
    return moves
      .filter((move) => isEnd || !game.passes?.includes(move.do))
      .map((move) => ({ number, move }))
  })
  const view = copy(state)
  let isHidden = false
  for (const { number, move } of steps) {
    if (isHidden || !game.moves(view, seat).some((one: Move) => same(one, move))) return number
    isHidden = !playOn(game, view, seat, move)
  }
  return steps.map(({ move }) => move)
}

/** Plays a turn; the table checks it as it checks any. */
async function submitFor(act: Act, moves: TurnMoves): Promise<Outcome> {
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
  const labels = labelsOf(before, moves, gameWords, namesIn(before, account.language))
  return {
    came: 'played',
    turn: answer.entry.revision,
    sentences: [words.youPlayed(labels.join(' · '))],
  }
}

/** A key as a UUID, so that the same answer coming twice is played once. */
function uuidOf(key: string): string {
  const hex = bytesToHex(base64url.decode(key)).slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
