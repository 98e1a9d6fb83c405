import { and, eq } from 'drizzle-orm'
import { accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { letters } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { openAddressToConsent } from './answer-address.ts'
import { enter } from './ledger.ts'
import { isMuted } from './mutes.ts'
import { type News, newsInWords } from './news.ts'
import { waysOf } from './ways.ts'

/**
 * Puts what people at a table did together into an account's letterbox; unless they have muted the table
 * it goes out on all their ways too, with the next round of the post. `key` makes twice once.
 */
export async function enterNews(
  env: Env,
  account: string,
  { table, news, key }: { readonly table: string; readonly news: News; readonly key: string },
  now: number,
): Promise<void> {
  const person = await accountOf(env, account)
  const about = `news ${table} ${key}`
  if (!person || (await isEntered(env, account, about))) return
  const { subject, heading, text, button, consent } = newsInWords(news, person.language)
  const path = `/t/${table}`
  const { turn } = news
  const answerTo =
    turn === undefined
      ? null
      : await openAddressToConsent(env, { account, table, revision: turn }, `news ${key}`, now)
  const ways = (await isMuted(env, account, { table, kind: 'note' }, now))
    ? []
    : await waysOf(env, person)
  await enter(
    env,
    { account, table: null, revision: 0, kind: 'note', about },
    {
      ...{ subject, stamp: 'Dorfpost', heading, gist: heading, path },
      blocks: [
        { block: 'text', text },
        { block: 'button', label: button, url: `${env.ORIGIN}${path}` },
        ...(answerTo === null ? [] : [{ block: 'answering', ...consent } as const]),
      ],
      ...(answerTo !== null && { answerTo }),
    },
    ways.map((channel) => ({ channel, due: now })),
    { boxed: true, deadline: null },
    now,
  )
}

async function isEntered(env: Env, account: string, about: string): Promise<boolean> {
  const found = await database(env)
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.account, account), eq(letters.kind, 'note'), eq(letters.about, about)))
  return found.length > 0
}
