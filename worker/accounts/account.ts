import { eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { PerLanguage } from '../games/kernel/index.ts'
import { freshId } from '../wire/ids.ts'
import { type Channels, channelsOf, defaultChannels } from '../wire/notice-kinds.ts'
import type { Away, Settings, SettingsChange } from '../wire/person-object.ts'
import type { Guest } from '../wire/schema/me.ts'
import { database } from './database.ts'
import { tellHours } from './hours.ts'
import { personStub } from './person.ts'
import { accounts, bans, sessions } from './schema.ts'
import { freshSession, type Opening, type Session } from './session.ts'
import { tableStub, tablesWith } from './tables.ts'
import { renameInTournaments } from './tournament-people.ts'

/** Account as D1 has it; what its person says about hours and channels lies in their object. */
export type Account = typeof accounts.$inferSelect

/** Name of somebody who came by e-mail and gave no name yet. */
export const namesOfNewcomers: PerLanguage<string> = {
  en: 'New in the village',
  de: 'Neu im Dorf',
  fr: 'Tout juste au village',
}

/** An account as its owner sees it. */
export type Profile = Pick<
  Account,
  | 'id'
  | 'name'
  | 'email'
  | 'language'
  | 'theme'
  | 'cardPeople'
  | 'mail'
  | 'pictures'
  | 'secrets'
  | 'listed'
  | 'zone'
> & {
  /** True if the person has said what to call them. */
  readonly named: boolean
  readonly hours: Settings['hours']
  readonly quiet: Settings['quiet']
  readonly digestHour: Settings['digestHour']
  readonly remindAfter: Settings['remindAfter']
  readonly once: Settings['once']
  readonly channels: { [K in keyof Channels]: Channels[K][number][] }
  readonly away: Away[]
  readonly unread: number
  readonly waiting: number
  /** In a session that letters' links opened: the tables it is good for; `null`: it is good for everything. */
  readonly only: string[] | null
}

/** The account, or `null` where it is gone. */
export async function accountOf(env: Env, id: string): Promise<Account | null> {
  const [account] = await database(env).select().from(accounts).where(eq(accounts.id, id))
  return account ?? null
}

/** The account as it is written to, or `null` where it is gone: one that the operator has shut out takes no e-mail. */
export async function readerOf(env: Env, id: string): Promise<Account | null> {
  const [found] = await database(env)
    .select({ account: accounts, ban: bans.who })
    .from(accounts)
    .leftJoin(bans, eq(bans.who, accounts.id))
    .where(eq(accounts.id, id))
  if (!found) return null
  const { account, ban } = found
  return { ...account, mail: account.mail && ban === null }
}

/** The account with what waits for it, or `null` where it is gone. */
export async function profileOf(env: Env, id: string): Promise<Profile | null> {
  const [account, said] = await Promise.all([accountOf(env, id), personStub(env, id).overview()])
  if (!account || !said) return null
  const { name, email, language, theme, cardPeople, mail, pictures, secrets, listed, zone } =
    account
  const { hours, quiet, digestHour, channels, away, unread, waiting, remindAfter, once } = said
  return {
    id,
    name,
    named: !Object.values(namesOfNewcomers).includes(name),
    email,
    language,
    theme,
    cardPeople,
    mail,
    pictures,
    secrets,
    listed,
    zone,
    digestHour,
    remindAfter,
    once,
    hours: { ...hours, days: [...hours.days] },
    quiet: quiet && { ...quiet },
    channels: mutable(channelsOf({ channels })),
    away: away.map((days) => ({ ...days })),
    unread,
    waiting,
    only: null,
  }
}

/** The account as far as a session sees it that is good for some tables only: a name, and how it reads; nothing of its letters, hours and other tables. */
export const limitedProfile = (me: Profile, only: ReadonlyArray<string>): Profile => ({
  ...me,
  only: [...only],
  email: me.email?.replace(/^(.).*$/u, '$1…') ?? null,
  mail: true,
  hours: { from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7] },
  quiet: null,
  digestHour: null,
  remindAfter: null,
  once: false,
  channels: mutable(defaultChannels),
  away: [],
  unread: 0,
  waiting: 0,
})

const mutable = ({
  turn,
  reminder,
  invitation,
  started,
  full,
  over,
  talk,
  decision,
  tournament,
}: Channels) => ({
  turn: [...turn],
  reminder: [...reminder],
  invitation: [...invitation],
  started: [...started],
  full: [...full],
  over: [...over],
  talk: [...talk],
  decision: [...decision],
  tournament: [...tournament],
})

/** Makes an account without an address, and a session for it. */
export async function createGuest(
  env: Env,
  { name, language, theme, cardPeople }: Guest,
  opening: Omit<Opening, 'by'>,
): Promise<Session> {
  const db = database(env)
  const id = freshId()
  const session = freshSession(id, { ...opening, by: 'guest' })
  await db.batch([
    db.insert(accounts).values({ id, name, language, theme, cardPeople, createdAt: opening.now }),
    db.insert(sessions).values(session),
  ])
  return { account: id, session: session.id }
}

/** Fields of an account that its owner may change. */
export type AccountChange = SettingsChange & {
  readonly [K in Exclude<keyof Profile & keyof Account, 'id' | 'email'>]?: Account[K] | undefined
}

/** Part of a change that the tables hear of. */
export interface AccountNews {
  readonly name: boolean
  readonly hours: boolean
}

/** Part of a change that the tables hear of: each telling goes to every one of them, so only what is news. */
export async function newsIn(
  env: Env,
  account: Account,
  { name, hours, zone }: AccountChange,
): Promise<AccountNews> {
  const before = hours && (await personStub(env, account.id).settings())?.hours
  const { from, to, days } = before ?? {}
  return {
    name: name !== undefined && name !== account.name,
    hours:
      (zone !== undefined && zone !== account.zone) ||
      (hours !== undefined && JSON.stringify({ from, to, days }) !== JSON.stringify(hours)),
  }
}

/** Changes what is given; the rest stays. A new name, and when the person plays, is told to the tables where the account sits. */
export async function changeAccount(
  env: Env,
  account: Account,
  change: AccountChange,
  news: AccountNews,
): Promise<void> {
  const db = database(env)
  const { id } = account
  const { hours, quiet, digestHour, channels, remindAfter, once, ...plain } = change
  const said = { hours, quiet, digestHour, channels, remindAfter, once }
  if (isAnyGiven(plain)) await db.update(accounts).set(plain).where(eq(accounts.id, id))
  if (isAnyGiven(said)) await personStub(env, id).changeSettings(said)
  if (news.hours) await tellHours(env, { id, zone: change.zone ?? account.zone })
  if (!news.name || change.name === undefined) return
  for (const table of await tablesWith(db, id))
    await tableStub(env, table).reseat(id, id, change.name)
  await renameInTournaments(env, id, id, change.name)
}

const isAnyGiven = (change: object): boolean =>
  Object.values(change).some((value) => value !== undefined)
