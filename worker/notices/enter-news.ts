import { type Account, readerOf } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import type { Block } from '../wire/letter.ts'
import { openAddressToConsent } from './answer-address.ts'
import { activeChannels } from './channels.ts'
import { choicesIn } from './choices.ts'
import { keeperIn } from './keeper.ts'
import { enter, enteredIn, type LetterKey } from './ledger.ts'
import { isMuted } from './mutes.ts'
import { newsInWords } from './news.ts'
import type { ToldNews } from './parcels.ts'
import { personAt } from './person.ts'
import { channelsTaken, houseLetter } from './play-letter.ts'
import { goesOut, type Reading, unread } from './reading.ts'
import type { Recipient } from './store.ts'

/** Has news put into an account's letterbox. */
export const enterNews = (
  env: Env,
  account: string,
  told: ToldNews,
  reading: Reading,
): Promise<void> => personAt(env, account).news(told, reading)

/**
 * Puts what people at a table did together into the letterbox; unless the person has muted the table
 * it goes out on all their channels too, with the next round of the post, and as their reading lets it. In the account's
 * own object.
 */
export async function enterNewsHere(
  me: Recipient,
  told: ToldNews,
  now: number,
  reading: Reading = unread,
): Promise<void> {
  const { table, news, key, standing } = told
  const { env, account, store } = me
  const person = await readerOf(env, account)
  const about = `news ${table} ${key}`
  const note: LetterKey = { table: null, revision: 0, kind: 'note', about }
  if (!person || enteredIn(store, note, reading)) return
  const { consent, ...said } = newsInWords(news, {
    language: person.language,
    zone: zoneOf(person),
  })
  const path = `/t/${table}`
  const isQuiet = isMuted(store, { table, kind: 'note' }, now)
  const channels = isQuiet || !goesOut(reading) ? [] : activeChannels(me, person)
  const planned = channels.map((channel) => ({ channel, due: now }))
  const isPosted = channels.includes('letter')
  const { blocks: answering, answerTo } = await answeringOf(
    me,
    person,
    told,
    consent,
    isPosted,
    now,
  )
  const taken = { ...channelsTaken(planned), answering }
  enter(
    store,
    note,
    {
      ...houseLetter(env, person, said, { path, standing }, taken),
      ...(answerTo !== null && { answerTo }),
    },
    planned,
    {
      ...{ boxed: true, language: person.language, ofTable: table, reading },
      deadline: standing?.deadline ?? null,
    },
    now,
  )
}

/** Way of answering the letter: with a yes or no, or, where a turn went back, with a turn of its reader. */
async function answeringOf(
  me: Recipient,
  person: Account,
  { table, news: { what, turn }, key, standing }: ToldNews,
  consent: { readonly title: string; readonly text: string },
  isPosted: boolean,
  now: number,
): Promise<{ readonly blocks: ReadonlyArray<Block>; readonly answerTo: string | null }> {
  const { env, account } = me
  const which = `news ${key}`
  const keeper = keeperIn(me)
  if (what === 'back-granted' && standing?.yourTurn && isPosted) {
    const asked = await choicesIn(env, keeper, person, standing, { which, tells: null }, now)
    return { blocks: asked.choices, answerTo: asked.answerTo }
  }
  if (turn === undefined) return { blocks: [], answerTo: null }
  const about = { account, table, revision: turn }
  const answerTo = await openAddressToConsent(env, keeper, about, which, now)
  return { blocks: answerTo === null ? [] : [{ block: 'answering', ...consent }], answerTo }
}
