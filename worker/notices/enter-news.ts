import { accountOf } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { openAddressToConsent } from './answer-address.ts'
import { activeChannels } from './channels.ts'
import { enter } from './ledger.ts'
import { isMuted } from './mutes.ts'
import { type News, newsInWords } from './news.ts'
import { isNoted } from './note.ts'
import { personAt } from './person.ts'
import type { Recipient } from './store.ts'

/** What people at a table did together; `key` makes twice once. */
export interface ToldNews {
  readonly table: string
  readonly news: News
  readonly key: string
}

/** Has news put into an account's letterbox. */
export const enterNews = (env: Env, account: string, told: ToldNews): Promise<void> =>
  personAt(env, account).news(told)

/**
 * Puts what people at a table did together into the letterbox; unless the person has muted the table
 * it goes out on all their channels too, with the next round of the post. In the account's own object.
 */
export async function enterNewsHere(
  me: Recipient,
  { table, news, key }: ToldNews,
  now: number,
): Promise<void> {
  const { env, account, store } = me
  const person = await accountOf(env, account)
  const about = `news ${table} ${key}`
  if (!person || isNoted(store, about)) return
  const { subject, heading, text, button, consent } = newsInWords(news, person.language)
  const path = `/t/${table}`
  const { turn } = news
  const answerTo =
    turn === undefined
      ? null
      : await openAddressToConsent(env, { account, table, revision: turn }, `news ${key}`, now)
  const isQuiet = isMuted(store, { table, kind: 'note' }, now)
  const channels = isQuiet ? [] : activeChannels(me, person)
  // Another call may have entered it meanwhile.
  if (isNoted(store, about)) return
  enter(
    store,
    { table: null, revision: 0, kind: 'note', about },
    {
      ...{ subject, stamp: 'Dorfpost', heading, gist: heading, path },
      blocks: [
        { block: 'text', text },
        { block: 'button', label: button, url: `${env.ORIGIN}${path}` },
        ...(answerTo === null ? [] : [{ block: 'answering', ...consent } as const]),
      ],
      ...(answerTo !== null && { answerTo }),
    },
    channels.map((channel) => ({ channel, due: now })),
    { boxed: true, deadline: null, language: person.language },
    now,
  )
}
