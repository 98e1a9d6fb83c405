/** The channels by which an account is told outside the page, each with its own sender. */
import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import { count } from '../count.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { NoticeChannel } from '../wire/notice-kinds.ts'
import type { Settings } from '../wire/person-object.ts'
import type { Rest } from './deferral.ts'
import { keeperIn } from './keeper.ts'
import type { GivenUp } from './ledger.ts'
import { sendByPost } from './post.ts'
import { browsersIn, pushKey, sendByPush } from './push.ts'
import { noteToldIn } from './settings.ts'
import { type Recipient, waitingIn } from './store.ts'
import { sendByWebhook, webhookIn } from './webhook.ts'

/** The channels that a person has set up. */
export function activeChannels(
  { env, store }: Recipient,
  { email, mail }: Account,
): NoticeChannel[] {
  const channels: NoticeChannel[] = []
  if (email !== null && mail) channels.push('letter')
  if (pushKey(env) !== null && browsersIn(store).length > 0) channels.push('push')
  if (webhookIn(store)?.offAt === null) channels.push('webhook')
  return channels
}

/** Wishes of a person about being disturbed. */
export const restOf = (account: Account, { quiet, digestHour }: Settings): Rest => ({
  zone: zoneOf(account),
  quiet,
  digestHour,
})

/** Names of the letter. */
export interface Sent {
  readonly id: string
  readonly table: string | null
  /** The table that a letter of the house tells of. */
  readonly ofTable?: string | null
  readonly kind: string
  /** The pass that lies with it. */
  readonly pass?: string | null
  /** In milliseconds. */
  readonly deadline: number | null
}

/** Sends a letter on one channel, and counts it; `'none'` where that leads nowhere. Throws where another try may help. */
export async function sendOn(
  channel: NoticeChannel,
  person: Recipient,
  account: Account,
  letter: NoticeLetter,
  sent: Sent,
  now: number,
): Promise<'sent' | 'none'> {
  try {
    const came = await send(channel, person, account, letter, sent, now)
    if (came === 'sent') {
      count(person.env, 'sent', channel)
      noteToldIn(person.store, channel, sent.kind)
    }
    return came
  } catch (error) {
    count(person.env, 'failed', channel)
    throw error
  }
}

function send(
  channel: NoticeChannel,
  person: Recipient,
  account: Account,
  letter: NoticeLetter,
  sent: Sent,
  now: number,
): Promise<'sent' | 'none'> {
  switch (channel) {
    case 'letter':
      return sendByPost(person.env, keeperIn(person), account, letter, sent, now)
    case 'push':
      return sendByPush(person, letter, {
        table: sent.table,
        isUrgent: sent.kind === 'reminder',
        waiting: waitingIn(person.store),
      })
    case 'webhook':
      return sendByWebhook(person, letter, sent, now)
  }
}

/** Tells the operator of a notice that was tried too often. */
export function reportGivenUp(env: Env, error: GivenUp): void {
  const { channel } = error
  count(env, 'parked', channel)
  reportFault(error.message, error, { channel })
}
