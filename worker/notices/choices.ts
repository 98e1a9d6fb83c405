/** The turns in a letter to one account, and the address by which it is answered. */
import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import type { TurnMoves } from '../games/kernel/index.ts'
import type { Block } from '../wire/letter.ts'
import { type Address, addressOf, type LetterOfPlay } from './answer-address.ts'
import type { Keeper } from './keeper.ts'
import { listedIn, type Offer } from './listed.ts'
import type { Notice, PlayNotice } from './notice.ts'
import type { KeptAnswerable } from './store.ts'
import { type ListedTurn, turnsFor } from './turns.ts'

/** Choices of a letter; the address is `null` where the letter cannot be answered. */
export interface Choices {
  readonly choices: ReadonlyArray<Block>
  readonly listed: ReadonlyArray<ListedTurn>
  readonly answerTo: string | null
  /** All that is asked at the address. */
  readonly asks: KeptAnswerable | null
}

const none: Choices = { choices: [], listed: [], answerTo: null, asks: null }

/** Kinds of notices that ask for a turn, if it is the reader's. */
const asking: ReadonlySet<Notice['kind']> = new Set(['turn', 'started', 'full', 'reminder'])

/** Tells whether a notice offers choices: only what goes by e-mail, and only where its reader is to act. */
const offers = (notice: Notice, isPosted: boolean): notice is Notice & PlayNotice =>
  isPosted && 'seat' in notice && notice.yourTurn && asking.has(notice.kind)

/** The address of a notice's choices; `null` where it offers none. */
export const addressFor = async (
  env: Env,
  notice: Notice,
  isPosted: boolean,
  now: number,
): Promise<Address | null> =>
  offers(notice, isPosted)
    ? addressOf(
        env,
        notice,
        { which: `${notice.kind} ${notice.revision} ${notice.about}`, tells: null },
        now,
      )
    : null

/** Choices that a notice offers at its address. */
export const choicesFor = (
  env: Env,
  account: Account,
  notice: Notice,
  isPosted: boolean,
  address: Address | null,
): Choices => (offers(notice, isPosted) ? choicesAt(env, account, notice, address) : none)

/** Keeps what a letter asks about how a play stands; its choices. */
export async function choicesIn(
  env: Env,
  keeper: Keeper,
  account: Account,
  notice: PlayNotice,
  letter: LetterOfPlay,
  now: number,
  offer: Offer = {},
): Promise<Choices> {
  const found = choicesAt(env, account, notice, await addressOf(env, notice, letter, now), offer)
  if (found.asks) await keeper.keepAnswerable(found.asks)
  return found
}

function choicesAt(
  env: Env,
  account: Account,
  notice: PlayNotice,
  address: Address | null,
  offer: Offer = {},
): Choices {
  const reader = { ...account, zone: zoneOf(account) }
  const { turns: listed, blocks } = listedIn(
    notice,
    reader,
    turnsOf(notice, account),
    env.ORIGIN,
    offer,
  )
  const turns = listed.map(({ moves }) => moves)
  const { isProposal, offered = [], part } = offer
  const proposed = isProposal ? 1 : null
  const isOffer = offered.length > 0 && part === undefined
  return {
    ...{ choices: blocks(address !== null), listed, answerTo: address?.answerTo ?? null },
    asks: address && { ...address.asks, turns, proposed, ...(isOffer && { isOffer }) },
  }
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
