/** The channels by which an account is told outside the page, each with its own sender. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { zoneOf } from '../accounts/hours.ts'
import { pushes, webhooks } from '../accounts/schema.ts'
import { count } from '../count.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { NoticeChannel } from '../wire/notice-kinds.ts'
import type { Rest } from './deferral.ts'
import type { GivenUp } from './ledger.ts'
import { sendByPost } from './post.ts'
import { pushKey, sendByPush } from './push.ts'
import { sendByWebhook } from './webhook.ts'

/** The channels that an account has set up. */
export async function activeChannels(
  env: Env,
  { id, email, mail }: Account,
): Promise<NoticeChannel[]> {
  const db = database(env)
  const [someBrowser, someWebhook] = await db.batch([
    db.select({ id: pushes.id }).from(pushes).where(eq(pushes.account, id)).limit(1),
    db
      .select({ account: webhooks.account })
      .from(webhooks)
      .where(and(eq(webhooks.account, id), isNull(webhooks.offAt))),
  ])
  const channels: NoticeChannel[] = []
  if (email !== null && mail) channels.push('letter')
  if (someBrowser.length > 0 && pushKey(env) !== null) channels.push('push')
  if (someWebhook.length > 0) channels.push('webhook')
  return channels
}

/** What an account said about being disturbed. */
export const restOf = (account: Account): Rest => {
  const { quietFrom: from, quietTo: to, digestHour } = account
  return {
    zone: zoneOf(account),
    quiet: from === null || to === null ? null : { from, to },
    digestHour,
  }
}

/** Which letter this is. */
export interface Sent {
  readonly id: string
  readonly table: string | null
  readonly kind: string
  /** In milliseconds. */
  readonly deadline: number | null
}

/** Sends a letter on one channel, and counts it; `'none'` where that leads nowhere. Throws where another try may help. */
export async function sendOn(
  channel: NoticeChannel,
  env: Env,
  account: Account,
  letter: NoticeLetter,
  sent: Sent,
  now: number,
): Promise<'sent' | 'none'> {
  try {
    const came = await send(channel, env, account, letter, sent, now)
    if (came === 'sent') count(env, 'sent', channel)
    return came
  } catch (error) {
    count(env, 'failed', channel)
    throw error
  }
}

function send(
  channel: NoticeChannel,
  env: Env,
  account: Account,
  letter: NoticeLetter,
  sent: Sent,
  now: number,
): Promise<'sent' | 'none'> {
  switch (channel) {
    case 'letter':
      return sendByPost(env, account, letter, sent, now)
    case 'push':
      return sendByPush(env, account, letter, {
        table: sent.table,
        isUrgent: sent.kind === 'reminder',
      })
    case 'webhook':
      return sendByWebhook(env, account, letter, sent, now)
  }
}

/** Tells the operator of a notice that was tried too often. */
export function reportGivenUp(env: Env, error: GivenUp): void {
  const { channel } = error
  count(env, 'parked', channel)
  reportFault(error.message, error, { channel })
}
