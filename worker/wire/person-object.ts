/**
 * What other layers call on a person's Durable Object. It stands here so that they do not depend on the object's code;
 * a table, which is of the same layer, calls it by this, too.
 */
import type { LetterKind, NoticeChannel, NoticeKind } from './notice-kinds.ts'
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

/** A table on a person's list, as the table tells it. */
export interface ListEntry {
  readonly table: string
  /** Counts the table's changes, so that a late delivery never overwrites a newer one. */
  readonly change: number
  /** `null`: the person does not sit there any more. */
  readonly card: TableCard | null
}

/** What waits for a person. */
export interface Badge {
  /** Unread letters. */
  readonly unread: number
  /** Tables that wait for them. */
  readonly waiting: number
}

export interface PersonObject extends Rpc.DurableObjectBranded {
  /** A session of the account that is good; `null` where there is none. With a device, the visit is noted by its day. */
  session(session: string, visit: Pick<Visit, 'device'> | null): Promise<OpenSession | null>
  /**
   * What a table may believe of a session; from then on it is told when the session ends. `elsewhere`: the session is
   * good for other tables only. `null`: it is not good.
   */
  admit(
    session: string,
    device: string | null,
    table: string,
  ): Promise<Admission | 'elsewhere' | null>
  /** The account's open sessions, the one that was used last first. */
  sessions(): Promise<OpenSession[]>
  /** The day of the last visit by any session that the object knows; 0: of none. */
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
  /** What is kept about the person, for their download. */
  export(): Promise<{ readonly letters: MyLetter[]; readonly mutes: MyMute[] }>
  /** Moves a table on the list, and the letters about it, to another account of that name. */
  giveTable(table: string, to: string, name: string): Promise<void>
  /** Forgets a table that is gone. */
  dropTable(table: string): Promise<void>
  /** Ends all sessions and forgets everything, as the account is being deleted. What tables must still be told stays until it is. */
  forget(): Promise<void>
}
