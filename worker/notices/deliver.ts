import { type Account, accountOf } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { wordsOf } from '../games/words.ts'
import { compose } from './compose.ts'
import { channelsOf, type NoticeChannel } from './kinds.ts'
import { type Delivery, enter, GivenUp, sendOnce, type Way } from './ledger.ts'
import type { NoticeLetter } from './letter.ts'
import type { Notice } from './notice.ts'
import { sendByPost } from './post.ts'

/**
 * Puts a notice into its account's letterbox and sends it every way the account wants it to go.
 * The same notice may be delivered any number of times, at the same time too. Throws as long as
 * something should have gone out and has not, so that the table's outbox tries again.
 */
export async function deliver(env: Env, notice: Notice, now = Date.now()): Promise<void> {
  const account = await accountOf(env, notice.account)
  if (!account) return
  const words = await wordsOf(notice.game, account.language)
  const reader = { language: account.language, zone: zoneOf(account) }
  const letter = compose(notice, reader, words, env.ORIGIN)
  const places = channelsOf(account)[notice.kind]
  const ways = waysOf(account).flatMap((channel): Way[] =>
    places.includes(channel) ? [{ channel, due: null }] : [],
  )
  const { deadline } = notice
  const boxed = places.includes('box')
  const { id, deliveries } = await enter(env, notice, letter, ways, { boxed, deadline }, now)
  await sendAll(env, account, letter, { id, table: notice.table }, deliveries, now)
}

/** The ways out that an account has set up. */
const waysOf = ({ email, mail }: Account): NoticeChannel[] =>
  email !== null && mail ? ['letter'] : []

/** Sends a letter on all ways that wait for it. One that fails does not hold up the others. */
async function sendAll(
  env: Env,
  account: Account,
  letter: NoticeLetter,
  about: { readonly id: string; readonly table: string | null },
  deliveries: ReadonlyArray<Delivery>,
  now: number,
): Promise<void> {
  const failures: unknown[] = []
  for (const { channel, state } of deliveries) {
    if (state !== 'waiting' && state !== 'sending') continue
    try {
      await sendOnce(env, about.id, channel, now, () =>
        sendByPost(env, account, letter, about, now),
      )
    } catch (error) {
      if (error instanceof GivenUp) reportFault(error.message, error)
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
