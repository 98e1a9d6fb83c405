import { type Account, readerOf } from '../accounts/account.ts'
import { freshPassId } from '../accounts/passes.ts'
import type { Env } from '../env.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import { channelsOf } from '../wire/notice-kinds.ts'
import type { Address } from './answer-address.ts'
import { activeChannels, reportGivenUp, restOf, sendOn } from './channels.ts'
import { addressFor, choicesFor } from './choices.ts'
import { deferredUntil } from './deferral.ts'
import { keepAsked } from './keeper.ts'
import {
  type Delivery,
  type Entered,
  enter,
  enteredIn,
  GivenUp,
  keepContent,
  type PlannedDelivery,
  sendOnce,
} from './ledger.ts'
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
 * Puts a notice into its account's letterbox and sends it every way the account wants it to go; what must wait for the daily letter
 * or the end of the quiet hours is kept until then. If its reader looks at the table, it
 * only lies in the letterbox, until its table delivers it once more as they look away. In the account's own object.
 * The same notice may be delivered any number of times, at the same time too: it is composed by the first. Throws as `deliver` does.
 */
export async function deliverHere(
  person: Recipient,
  notice: Notice,
  now: number,
  reading: Reading = unread,
): Promise<void> {
  const account = await readerOf(person.env, notice.account)
  if (!account) return
  const known = enteredIn(person.store, notice, reading)
  const goOn = (entered: NonNullable<typeof known>) =>
    sendAll(person, account, notice, entered, again(person, account, notice, now), now)
  if (known) return goOn(known)
  const planned = plannedFor(person, account, notice, reading, now)
  const address = await addressOn(person, notice, planned, now)
  // No await stands between this and the entry: of deliveries at the same time one composes the letter.
  const other = enteredIn(person.store, notice, reading)
  if (other) return goOn(other)
  const { letter, asks } = composed(person, account, notice, planned, address)
  const entered = enterComposed(person, account, notice, { letter, asks, planned, reading }, now)
  await sendAll(person, account, notice, entered, async () => letter, now)
}

/** The ways that a notice takes, as its account wants it. */
function plannedFor(
  person: Recipient,
  account: Account,
  notice: Notice,
  reading: Reading,
  now: number,
): PlannedDelivery[] {
  const { store } = person
  const settings = settingsIn(store)
  const { table, kind } = notice
  if (isMuted(store, { table, kind }, now) || !goesOut(reading)) return []
  const rest = restOf(account, settings)
  return activeChannels(person, account)
    .filter(
      (channel) => channelsOf(settings)[kind].includes(channel) && !isHushed(store, channel, kind),
    )
    .map((channel) => ({ channel, due: deferredUntil(channel, notice, rest, now) }))
}

/** The letter, and what its address asks, which is not kept yet. */
interface Composed {
  readonly letter: NoticeLetter
  readonly asks: KeptAnswerable | null
}

/** The address of a letter that takes some ways; `null` where it has none. */
const addressOn = (
  { env }: Recipient,
  notice: Notice,
  planned: ReadonlyArray<PlannedDelivery>,
  now: number,
): Promise<Address | null> => addressFor(env, notice, channelsTaken(planned).isPosted, now)

function composed(
  { env }: Recipient,
  account: Account,
  notice: Notice,
  planned: ReadonlyArray<PlannedDelivery>,
  address: Address | null,
): Composed {
  const taken = channelsTaken(planned)
  const { choices, listed, answerTo, asks } = choicesFor(
    env,
    account,
    notice,
    taken.isPosted,
    address,
  )
  const letter = {
    ...letterFor(env, account, notice, { choices, listed }, taken),
    ...(answerTo !== null && { answerTo }),
  }
  return { letter, asks }
}

function enterComposed(
  { store }: Recipient,
  { language }: Account,
  notice: Notice,
  {
    letter,
    asks,
    planned,
    reading,
  }: Composed & { readonly planned: ReadonlyArray<PlannedDelivery>; readonly reading: Reading },
  now: number,
): Entered {
  const { kind, deadline } = notice
  const boxed = channelsOf(settingsIn(store))[kind].includes('box')
  const isMailed = planned.some(({ channel, due }) => channel === 'letter' && due === null)
  const pass = isMailed && kind !== 'invitation' ? freshPassId() : null
  return enter(
    store,
    notice,
    letter,
    planned,
    { boxed, deadline, language, asks, pass, reading },
    now,
  )
}

/** The letter of a notice that waits to be tried again: as it was composed, where that is kept and still tells no more than its reader wants. */
function again(person: Recipient, account: Account, notice: Notice, now: number) {
  let made: NoticeLetter | null = null
  return async (way: Delivery, ways: ReadonlyArray<Delivery>): Promise<NoticeLetter> => {
    if (way.content !== null && account.secrets) return way.content
    if (made) return made
    const address = await addressOn(person, notice, ways, now)
    const { letter, asks } = composed(person, account, notice, ways, address)
    if (asks) keepAsked(person.store, asks)
    made = letter
    return letter
  }
}

/** Sends a letter on the ways that it takes at once and has not taken yet. A way that fails does not hold up the others. */
async function sendAll(
  person: Recipient,
  account: Account,
  notice: Notice,
  { id, pass, deliveries, isNew }: Entered,
  letterOn: (way: Delivery, ways: ReadonlyArray<Delivery>) => Promise<NoticeLetter>,
  now: number,
): Promise<void> {
  const { env, store } = person
  const { table, kind, deadline } = notice
  const failures: unknown[] = []
  for (const way of deliveries) {
    const { channel, state, due } = way
    if (due !== null || (state !== 'waiting' && state !== 'sending')) continue
    let letter: NoticeLetter | null = null
    try {
      const send = async () => {
        letter = await letterOn(way, deliveries)
        return sendOn(channel, person, account, letter, { id, table, kind, deadline, pass }, now)
      }
      await sendOnce(store, [id], channel, now, send, isNew)
    } catch (error) {
      if (error instanceof GivenUp) reportGivenUp(env, error)
      else {
        if (letter) keepContent(store, notice, channel, letter)
        failures.push(error)
      }
    }
  }
  if (failures.length > 0) throw failures[0]
}
