/** The turns in a letter to one account, and the address by which it is answered. */
import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import type { TurnMoves } from '../games/kernel/index.ts'
import type { Block } from '../wire/letter.ts'
import { type LetterOfPlay, openAddress } from './answer-address.ts'
import type { Keeper } from './keeper.ts'
import { listedIn, type Offer } from './listed.ts'
import type { Notice, PlayNotice } from './notice.ts'
import { type ListedTurn, turnsFor } from './turns.ts'

/** Choices of a letter; the address is `null` where the letter cannot be answered. */
export interface Choices {
  readonly choices: ReadonlyArray<Block>
  readonly listed: ReadonlyArray<ListedTurn>
  readonly answerTo: string | null
}

const none: Choices = { choices: [], listed: [], answerTo: null }

/** Kinds of notices that ask for a turn, if it is the reader's. */
const asking: ReadonlySet<Notice['kind']> = new Set(['turn', 'started', 'full', 'reminder'])

/** Choices that a notice offers: only what goes by e-mail, and only where its reader is to act. */
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
  offer: Offer = {},
): Promise<Choices> {
  const reader = { ...account, zone: zoneOf(account) }
  const { turns: listed, blocks } = listedIn(
    notice,
    reader,
    turnsOf(notice, account),
    env.ORIGIN,
    offer,
  )
  const turns = listed.map(({ moves }) => moves)
  const proposed = offer.isProposal ? 1 : null
  const answerTo = await openAddress(env, keeper, notice, { turns, proposed }, letter, now)
  return { choices: blocks(answerTo !== null), listed, answerTo }
}

/** The turns to list. If finding them fails, the letter goes all the same. */
function turnsOf(notice: PlayNotice, { secrets }: Account): TurnMoves[] {
  try {
    return turnsFor(notice, !secrets)
  } catch (error) {
    reportFault('A letter went out without turns to choose from.', error)
    return []
  }
}
