import { accountOf } from '../accounts/account.ts'
import { freshPassId } from '../accounts/passes.ts'
import type { Env } from '../env.ts'
import { channelsOf } from '../wire/notice-kinds.ts'
import { activeChannels, reportGivenUp, restOf, sendOn } from './channels.ts'
import { choicesFor } from './choices.ts'
import { deferredUntil } from './deferral.ts'
import { type Keeper, keepAsked, keeperIn } from './keeper.ts'
import { enter, GivenUp, sendOnce } from './ledger.ts'
import { isMuted } from './mutes.ts'
import type { Notice } from './notice.ts'
import { personAt } from './person.ts'
import { channelsTaken, letterFor } from './play-letter.ts'
import { goesOut, type Reading, unread } from './reading.ts'
import { isHushed, settingsIn } from './settings.ts'
import type { KeptAnswerable, Recipient } from './store.ts'

/** Has a notice's account told of it. Throws as long as something should have gone out and has not, so that the table's outbox tries again. */
export const deliver = (env: Env, notice: Notice, reading: Reading = unread): Promise<void> =>
  personAt(env, notice.account).tell(notice, reading)

/**
 * Puts a notice into its account's letterbox and sends it every way the account wants it to go; what
 * must wait for the daily letter or the end of the quiet hours is kept until then. Where its reader looks at the table, it
 * only lies in the letterbox, until its table delivers it once more as they look away. In the account's own object.
 * The same notice may be delivered any number of times, at the same time too. Throws as `deliver` does.
 */
export async function deliverHere(
  person: Recipient,
  notice: Notice,
  now: number,
  reading: Reading = unread,
): Promise<void> {
  const { env, store } = person
  const account = await accountOf(env, notice.account)
  if (!account) return
  const settings = settingsIn(store)
  const places = channelsOf(settings)[notice.kind]
  const rest = restOf(account, settings)
  const { table, kind, deadline } = notice
  const isQuiet = isMuted(store, { table, kind }, now)
  const planned = (isQuiet || !goesOut(reading) ? [] : activeChannels(person, account))
    .filter((channel) => places.includes(channel) && !isHushed(store, channel, kind))
    .map((channel) => ({ channel, due: deferredUntil(channel, notice, rest, now) }))
  const taken = channelsTaken(planned)
  let asks: KeptAnswerable | null = null
  const keeper: Keeper = {
    ...keeperIn(person),
    // It is written with the letter.
    keepAnswerable: (letter) => {
      asks = letter
    },
  }
  const { choices, listed, answerTo } = await choicesFor(
    env,
    keeper,
    account,
    notice,
    taken.isPosted,
    now,
  )
  const letter = {
    ...letterFor(env, account, notice, { choices, listed }, taken),
    ...(answerTo !== null && { answerTo }),
  }
  const boxed = places.includes('box')
  const isMailed = planned.some(({ channel, due }) => channel === 'letter' && due === null)
  const pass = isMailed && kind !== 'invitation' ? freshPassId() : null
  const told = { boxed, deadline, language: account.language, asks, pass, reading }
  const entered = enter(store, notice, letter, planned, told, now)
  const { id, deliveries, isNew } = entered
  // At another try it may ask at a later revision, and by another address.
  if (!isNew && asks) keepAsked(store, asks)

  // A way that fails does not hold up the others.
  const failures: unknown[] = []
  for (const { channel, state, due } of deliveries) {
    if (due !== null || (state !== 'waiting' && state !== 'sending')) continue
    try {
      const send = () =>
        sendOn(
          channel,
          person,
          account,
          letter,
          { id, table, kind, deadline, pass: entered.pass },
          now,
        )
      await sendOnce(store, [id], channel, now, send, isNew)
    } catch (error) {
      if (error instanceof GivenUp) reportGivenUp(env, error)
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
