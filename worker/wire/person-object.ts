/**
 * Calls of other layers to a person's Durable Object. It stands here so that they do not depend on the object's code;
 * a table, which is of the same layer, calls it by this, too.
 */

import type { Move } from '../games/kernel/index.ts'
import type {
  Channels,
  LetterKind,
  NoticeChannel,
  NoticeKind,
  WebhookService,
} from './notice-kinds.ts'
import type { ObjectRows, RefusedRows } from './object-rows.ts'
import type { TableCard } from './schema/table-list.ts'
import type { Admission, OpenSession, Visit } from './sessions.ts'

/** A letter as its owner's download has it. */
export interface MyLetter {
  readonly kind: LetterKind
  readonly table: string | null
  readonly subject: string
  readonly text: string
  readonly at: number
  readonly readAt: number | null
  readonly ways: ReadonlyArray<{
    readonly channel: NoticeChannel
    readonly state: string
    readonly at: number
  }>
}

/** A mute as its owner's download has it. */
export type MyMute =
  | { readonly table: string; readonly until: number }
  | { readonly kind: NoticeKind; readonly until: number }

/** Settings of a person about when they play and how they are told. Minutes and hours are those of their zone. */
export interface Settings {
  /** Minutes after midnight and ISO weekdays, as in `Hours`. */
  readonly hours: { readonly from: number; readonly to: number; readonly days: number[] }
  /** Between these minutes after midnight nothing rings. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** The hour of the daily letter; `null`: letters go out at once. */
  readonly digestHour: number | null
  /** Places of each kind of notice; what is not said is as `defaultChannels` has it. */
  readonly channels: Partial<Channels> | null
  /** Days after which a table without a clock is told of again; `null`: never. */
  readonly remindAfter: number | null
  /** By each way one notice goes out, and then none until the person comes back. */
  readonly once: boolean
}

/** Settings that are to change; channels are those of some kinds. */
export type SettingsChange = {
  readonly [K in keyof Settings]?: Settings[K] | undefined
}

/** Days on which a person is away: ISO dates of their zone, both ends included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export interface Away extends Days {
  readonly id: string
}

/**
 * Reason why days away cannot be set: they are past or too far ahead, they overlap with others, or there are
 * too many in a year.
 */
export type AwayRefusal = 'when' | 'overlap' | 'spent'

/** A browser that takes web push, by the session that is signed in there. */
export interface Browser {
  readonly session: string
  readonly endpoint: string
  /** The browser's public key and shared secret (RFC 8291), base64url. */
  readonly p256dh: string
  readonly auth: string
  readonly createdAt: number
  /** Tells whether it can take a notification back; browsers of earlier versions have not said so. */
  readonly withdraws?: boolean | null
  /** Public key of ours that it subscribed with; `null`: the one of the time before keys were noted. */
  readonly key?: string | null
}

/** A webhook as its owner's download has it. */
export interface MyWebhook {
  readonly service: WebhookService
  readonly url: string
  readonly target: string | null
  readonly createdAt: number
  readonly offAt: number | null
}

/** A pass as it is kept: the secret in its link is made of `id`. */
export interface KeptPass {
  readonly id: string
  readonly table: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** A letter that can be answered by e-mail, as its owner's download has it. */
export interface MyAnswerable {
  readonly table: string
  readonly revision: number
  readonly createdAt: number
  readonly turns: ReadonlyArray<ReadonlyArray<Move>>
}

/** Things that an account may do only a limited number of times. */
export type PersonalLimit =
  | 'tables'
  | 'openTables'
  | 'reports'
  | 'cards'
  | 'passkeys'
  | 'names'
  | 'hours'
  | 'webhookTests'
  | 'answers'
  | 'answersAtTable'
  | 'calendarReadings'
  | 'clubs'
  | 'clubWords'
  | 'clubInvitations'
  | 'tournaments'
  | 'registrations'

/** A table on a person's list, as the table tells it. */
export interface ListEntry {
  readonly table: string
  /** Counts the table's changes, so that a late delivery never overwrites a newer one. */
  readonly change: number
  /** `null`: the person does not sit there any more. */
  readonly card: TableCard | null
  /** Revision before which letters about their turn have lost their reason; absent: as before. */
  readonly settled?: number
}

/** Lists that a person alone reads, and their object answers with. */
export type OwnList = 'letters' | 'tables'

/** Number of things that wait for a person. */
export interface Badge {
  /** Unread letters. */
  readonly unread: number
  /** Tables that wait for them. */
  readonly waiting: number
}

/** Data of a person in their object, but for their tables and sessions. */
export interface MyOwn {
  readonly settings: Settings
  readonly away: Away[]
  readonly pushes: Browser[]
  readonly webhooks: MyWebhook[]
  readonly passes: KeptPass[]
  readonly answerable: MyAnswerable[]
  readonly letters: MyLetter[]
  readonly mutes: MyMute[]
}

/** Sessions of an account and the tables that must hear of those that ended, as rows. */
export interface SessionState {
  readonly sessions: ReadonlyArray<object>
  readonly admissions: ReadonlyArray<object>
  readonly endings: ReadonlyArray<object>
}

export interface PersonObject extends Rpc.DurableObjectBranded {
  /** Has the storage be as it was at an earlier moment, once the object is begun anew (`recovery.ts`); `null`: that cannot be. */
  goBack(
    to: number | string,
  ): Promise<{ readonly undo: string; readonly state: SessionState } | null>
  /** Ends the object: the call fails, and the next one begins it anew. */
  restart(): void
  /** The storage went back. Sessions do not: one that has ended is not good again. */
  wentBack(state: SessionState): Promise<void>
  /** The whole storage with all secrets, for the operator alone. `null`: nothing is kept. */
  takeOut(): ObjectRows | null
  /** Becomes the object of a file. */
  putIn(account: string, file: ObjectRows): Promise<RefusedRows>
  /** A session of the account that is good; `null` where there is none. With a device, the visit is noted by its day. */
  session(session: string, visit: Pick<Visit, 'device'> | null): Promise<OpenSession | null>
  /**
   * Admission that a table may believe; from then on it is told when the session ends. `elsewhere`: the session is
   * good for other tables only. `null`: it is not good.
   */
  admit(
    session: string,
    device: string | null,
    table: string,
  ): Promise<Admission | 'elsewhere' | null>
  /** The account's open sessions, the one that was used last first. */
  sessions(): Promise<OpenSession[]>
  /** The day of the last visit by any session that the object knows, or the day after, as that may not have been noted; 0: of none. */
  lastVisit(): number
  /** Has a session last for its whole lifetime again; `false` where it has ended, or is good for some tables only. */
  renewSession(session: string): Promise<boolean>
  /** Takes over for which tables a limited session is good by now, and how long. */
  limitSession(session: string, tables: ReadonlyArray<string>, expiresAt: number): Promise<void>
  /**
   * Ends a session, or with `null` all of the account, and tells every table that knows it. `false`: there was none.
   * A table that cannot be reached is told later by the alarm.
   */
  endSession(session: string | null): Promise<boolean>
  badge(): Promise<Badge>
  /** Settings of the person; `null`: there is no such account. */
  settings(): Promise<(Settings & { readonly away: Away[] }) | null>
  /** The same with what waits for them, for their own page: they are here. */
  overview(): Promise<(Badge & Settings & { readonly away: Away[] }) | null>
  changeSettings(change: SettingsChange): Promise<void>
  /** Sets days away; `today` is that of the person's zone. */
  goAway(days: Days, today: string): Promise<AwayRefusal | null>
  /** Takes days away back, or what is left of them; `false`: they are over, or there are none. */
  comeBack(id: string, today: string): Promise<boolean>
  /** The number of the calendar's address; zero or below: there is none. */
  calendar(): Promise<number>
  /** Counts on, so that the calendar has another address, or with `false` none. */
  changeCalendar(isWanted: boolean): Promise<void>
  /** Takes a browser in that takes push; of too many, the oldest make room. */
  addPush(browser: Browser): Promise<void>
  dropPush(endpoint: string): Promise<void>
  /** Counts one more of something, of a table where `about` is not empty; how long to wait, in seconds, where that is one too many. */
  count(what: PersonalLimit, about: string, now: number): Promise<number | null>
  /** The table of a pass that is still good; `null`: it is not. */
  pass(id: string, now: number): Promise<string | null>
  /** Uses a pass up; its table, or `null`: it is not good, or was used. */
  usePass(id: string, now: number): Promise<string | null>
  /** Number of passes that are still good. */
  openPasses(now: number): Promise<number>
  endPasses(): Promise<void>
  /** Ends what could open new sessions of the account, and every way by which it tells somebody outside but letters: passes, webhook, push, calendar. */
  endChannels(): Promise<void>
  /** Data of the person, for their download; `null`: there is no such account. */
  export(): Promise<MyOwn | null>
  /** Moves a table on the list, and the letters about it, to another account of that name. */
  giveTable(table: string, to: string, name: string): Promise<void>
  /** Forgets a table that is gone. */
  dropTable(table: string): Promise<void>
  /**
   * Ends all sessions and forgets everything, as the account is being deleted. Endings that tables must still
   * be told of stay until they are.
   */
  forget(): Promise<void>
}
