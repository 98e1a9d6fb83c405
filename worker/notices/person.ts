import { personStub } from '../accounts/person.ts'
import type { Env } from '../env.ts'
import type { NoticeKind } from '../wire/notice-kinds.ts'
import type { ListEntry, OwnList } from '../wire/person-object.ts'
import type { Refusal } from '../wire/refusal.ts'
import type { TableCard } from '../wire/schema/table-list.ts'
import type { Visit } from '../wire/sessions.ts'
import type { Keeper } from './keeper.ts'
import type { Notice } from './notice.ts'
import type { Muted, Note, ToldNews, Unread, Webhook } from './parcels.ts'
import type { Reading } from './reading.ts'
import type { KeptAnswerable } from './store.ts'
import type { TournamentNews } from './tournament-news.ts'

/**
 * A person's object from outside, as far as it is about notices. The platform's own types for such calls admit no
 * `unknown` inside what is sent, and the state of a notice is just that.
 */
interface PersonCalls extends Keeper {
  /** Delivers a notice by every channel that the person wants, as far as their reading lets it. Throws as long as another try may help. */
  tell(notice: Notice, reading?: Reading): Promise<void>
  note(note: Note, now: number): Promise<void>
  news(told: ToldNews, reading?: Reading): Promise<void>
  tournament(news: TournamentNews): Promise<void>
  /** Answers a visitor, whose cookie was seen to be signed, with JSON: whether the session is good is seen here, too. */
  answerAs(visit: Visit, what: OwnList): Promise<Refusal | string>
  /** Without ids: all. */
  markRead(ids?: ReadonlyArray<string>): Promise<void>
  /** Takes over how a table stands on the person's list; returns what its unread letters have told. */
  follow(entry: ListEntry): Promise<Unread[]>
  /** The person's list: their running tables and the latest that are over. */
  tables(): Promise<TableCard[]>
  /** Mutes a table, by its id, or a kind of notices. */
  mute(what: string, until: number): Promise<void>
  unmute(what: string): Promise<void>
  muted(): Promise<Muted[]>
  /** Stops letters of one kind by e-mail. */
  stopKind(kind: NoticeKind): Promise<void>
  /** A letter that can be answered; `null`: there is none. */
  answerable(id: string): Promise<KeptAnswerable | null>
  /** Tells whether an answer was seen to, by what names it. */
  isSeenTo(key: string): Promise<boolean>
  /** Notes that an answer was seen to. */
  seenTo(key: string, now: number): Promise<void>
  webhook(): Promise<Webhook | null>
  /** Puts a webhook in place of the one before; `null`: forgets it. */
  putWebhook(webhook: Webhook | null): Promise<void>
  /** The webhook took a message: it is on. */
  switchOnWebhook(): Promise<void>
}

/** The object of an account. */
export const personAt = (env: Env, account: string): PersonCalls =>
  personStub(env, account) as unknown as PersonCalls
