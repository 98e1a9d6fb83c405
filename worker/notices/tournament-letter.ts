/** Letters of tournaments: who meets whom, what became of a place, how it ended. */
import { type Account, accountOf } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { type Language, locales } from '../games/kernel/language.ts'
import { late } from '../late.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { channelsOf } from '../wire/notice-kinds.ts'
import { activeChannels, restOf } from './channels.ts'
import { timeIn } from './compose.ts'
import { deferredUntil } from './deferral.ts'
import { enter, enteredIn, type LetterKey } from './ledger.ts'
import { isMuted } from './mutes.ts'
import type { TournamentNews } from './parcels.ts'
import { personAt } from './person.ts'
import { withoutLinks } from './plain.ts'
import { unread } from './reading.ts'
import { isHushed, settingsIn } from './settings.ts'
import type { Recipient } from './store.ts'

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
  const person = await accountOf(env, me.account)
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
  const letter = letterOf(env, person, news, (await words()).tournamentWords[person.language])
  const { language } = person
  const boxed = wanted.includes('box')
  enter(store, key, letter, planned, { boxed, deadline, language, ofTable: table }, now)
}

type Words = typeof import('./tournament-words.ts')['tournamentWords'][Language]

function letterOf(
  { ORIGIN }: Pick<Env, 'ORIGIN'>,
  person: Account,
  news: TournamentNews,
  texts: Words,
): NoticeLetter {
  const { what, round, table, tournament, deadline, place } = news
  // Its people need not know each other.
  const title = withoutLinks(news.title)
  const others = news.others.map(withoutLinks)
  const { language } = person
  const and = locales[language].and(others)
  const { subject, heading, text } = texts.say[what]({ title, round, others: and, place })
  const path = table === null ? `/tournaments/${tournament}` : `/t/${table}`
  const time = deadline === null ? '' : timeIn({ language, zone: zoneOf(person) }, deadline)
  const until = what === 'called' ? texts.starts(time) : texts.roundEnds(time)
  const lines = news.standings.map(({ place: nth, name, points }) => {
    const line = `${nth}. ${withoutLinks(name)}`
    return points === null ? line : `${line}, ${texts.points(points)}`
  })
  const blocks: Block[] = [
    { block: 'text', text },
    ...(deadline === null ? [] : [{ block: 'deadline', text: until } as const]),
    ...(lines.length === 0
      ? []
      : [
          {
            block: 'list',
            title: what === 'group-out' ? texts.groupTable : texts.finalTable,
            lines,
          } as const,
        ]),
    {
      block: 'button',
      label: table === null ? texts.openTournament : texts.openTable,
      url: `${ORIGIN}${path}`,
    },
  ]
  return { subject, stamp: 'Dorfpost', heading, gist: heading, path, blocks }
}
