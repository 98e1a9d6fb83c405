/** Letters of tournaments: who is told what, and by which ways it goes out. */
import { readerOf } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { late } from '../late.ts'
import { channelsOf } from '../wire/notice-kinds.ts'
import { activeChannels, restOf } from './channels.ts'
import { deferredUntil } from './deferral.ts'
import { enter, enteredIn, type LetterKey } from './ledger.ts'
import { isMuted } from './mutes.ts'
import { personAt } from './person.ts'
import { unread } from './reading.ts'
import { isHushed, settingsIn } from './settings.ts'
import type { Recipient } from './store.ts'
import { composeTournament } from './tournament-compose.ts'
import type { TournamentNews } from './tournament-news.ts'

// Most people are in no tournament.
const words = late(() => import('./tournament-words.ts'))

/** Has a tournament's news put into an account's letterbox. Told again, they are the same letter. */
export const tellOfTournament = (env: Env, account: string, news: TournamentNews): Promise<void> =>
  personAt(env, account).tournament(news)

/** The same in the account's own object. It goes out by the ways that its person wants for this kind, in their hours. */
export async function tellOfTournamentHere(
  me: Recipient,
  news: TournamentNews,
  now: number,
): Promise<void> {
  const { env, store } = me
  const person = await readerOf(env, me.account)
  const { tournament, what, round, table, deadline } = news
  const about = [tournament, what, round, table].filter((part) => part !== null).join(' ')
  const key: LetterKey = { table: null, revision: 0, kind: 'tournament', about }
  if (!person || enteredIn(store, key, unread)) return
  const settings = settingsIn(store)
  const wanted = channelsOf(settings).tournament
  const rest = restOf(person, settings)
  const told = { table: null, kind: key.kind }
  const channels = isMuted(store, told, now)
    ? []
    : activeChannels(me, person).filter(
        (channel) => wanted.includes(channel) && !isHushed(store, channel, key.kind),
      )
  const planned = channels.map((channel) => ({
    channel,
    due: deferredUntil(channel, { kind: 'tournament', deadline }, rest, now) ?? now,
  }))
  const isPosted = channels.includes('letter')
  const { language } = person
  const reader = { ...person, zone: zoneOf(person) }
  const texts = (await words()).tournamentWords[language]
  const letter = composeTournament(env, reader, news, texts, isPosted)
  const boxed = wanted.includes('box')
  enter(store, key, letter, planned, { boxed, deadline, language, ofTable: table }, now)
}
