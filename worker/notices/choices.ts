/** The turns in a letter to one account, and the address by which it is answered. */
import type { Account } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { type Names, same, type TurnMoves } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import type { Block } from '../wire/letter.ts'
import { type LetterOfPlay, openAddress } from './answer-address.ts'
import type { Keeper } from './keeper.ts'
import type { Notice, PlayNotice } from './notice.ts'
import { choicesOf, turnsFor } from './turns.ts'
import { letterWords } from './words.ts'

/** What stands in a letter to choose from; the address is `null` where the letter cannot be answered. */
export interface Choices {
  readonly choices: ReadonlyArray<Block>
  readonly answerTo: string | null
}

const none: Choices = { choices: [], answerTo: null }

/** Turns that a list begins with; `isProposal`: a yes plays the first. */
export interface Offer {
  readonly offered: ReadonlyArray<TurnMoves>
  readonly isProposal: boolean
}

/** What is offered, and then the others of a usual list. */
function withOffered(
  offered: ReadonlyArray<TurnMoves>,
  usual: ReadonlyArray<TurnMoves>,
): ReadonlyArray<TurnMoves> {
  const others = usual.filter((turn) => !offered.some((one) => same(one, turn)))
  return [...offered, ...others.slice(0, Math.max(0, usual.length - offered.length))]
}

/** Kinds of notices that ask for a turn, if it is the reader's. */
const asking: ReadonlySet<Notice['kind']> = new Set(['turn', 'started', 'full', 'reminder'])

/** What a notice offers to choose from: only what goes by e-mail, and only where its reader is to act. */
export async function choicesFor(
  env: Env,
  keeper: Keeper,
  account: Account,
  notice: Notice,
  isPosted: boolean,
  now: number,
): Promise<Choices> {
  if (!isPosted || !('seat' in notice) || !notice.yourTurn || !asking.has(notice.kind)) return none
  const which = `${notice.kind} ${notice.revision} ${notice.about}`
  return choicesIn(env, keeper, account, notice, { which, tells: null }, now)
}

/** The same for how a play stands. */
export async function choicesIn(
  env: Env,
  keeper: Keeper,
  account: Account,
  notice: PlayNotice,
  letter: LetterOfPlay,
  now: number,
  { offered, isProposal }: Offer = { offered: [], isProposal: false },
): Promise<Choices> {
  const turns = withOffered(offered, turnsOf(notice, account))
  const proposed = isProposal ? 1 : null
  const answerTo = await openAddress(env, keeper, notice, { turns, proposed }, letter, now)
  const shown = account.secrets ? notice : { ...notice, ...notice.open }
  return { choices: listOf(env, account, shown, turns, answerTo !== null), answerTo }
}

/** The turns to list. Where finding them fails, the letter goes all the same. */
function turnsOf(notice: PlayNotice, { secrets }: Account): TurnMoves[] {
  try {
    return turnsFor(notice, !secrets)
  } catch (error) {
    reportFault('A letter went out without turns to choose from.', error)
    return []
  }
}

function listOf(
  env: Env,
  { language, secrets }: Account,
  notice: PlayNotice,
  turns: ReadonlyArray<TurnMoves>,
  canAnswer: boolean,
): Block[] {
  const words = letterWords[language]
  const gameWords = wordsOf(notice.game, language)
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  return choicesOf(
    notice,
    turns,
    { words, gameWords, names },
    {
      url: `${env.ORIGIN}/t/${notice.table}`,
      isOpen: !secrets,
      canAnswer,
    },
  )
}
