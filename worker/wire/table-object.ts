/**
 * Calls of lower layers to a table's Durable Object: accounts when a person changes, notices when one is about to go
 * out or a table is cleared away. It stands here so that they do not depend on the table's code.
 */
import type { Move, Seat } from '../games/kernel/index.ts'
import type { Hours } from './hours.ts'
import type { NoticeKind } from './notice-kinds.ts'
import type { ObjectRows, RefusedRows } from './object-rows.ts'
import type { TableHappening } from './schema/table.ts'
import type { TalkMessage } from './schema/talk.ts'
import type { TableReport } from './tournament-object.ts'

/** Data that the table keeps of an account's doings, for its owner's download. */
export interface MyTurns {
  readonly table: string
  readonly game: string
  readonly title: string
  readonly seat: Seat
  readonly turns: ReadonlyArray<{
    readonly revision: number
    readonly at: number
    readonly moves: ReadonlyArray<Move>
  }>
  /** Their conditional moves, in their own words. */
  readonly plan: {
    readonly steps: ReadonlyArray<ReadonlyArray<string>>
    readonly orders: ReadonlyArray<string>
    readonly pass: boolean
    readonly forced: boolean
  }
  /** The moves that they have planned and not sent. */
  readonly draft: ReadonlyArray<Move>
  readonly note: string
  readonly said: ReadonlyArray<Pick<TalkMessage, 'text' | 'at'>>
  /** Wishes and choices of theirs now, and their deeds beside their turns. */
  readonly votes: ReadonlyArray<{ readonly ballot: string; readonly choice: string }>
  readonly did: ReadonlyArray<Pick<TableHappening, 'what' | 'at'>>
}

/** A notice that was held, as the ledger knows it. */
export interface HeldNotice {
  readonly kind: NoticeKind
  readonly revision: number
  readonly about: string
}

/** People at a table, and its name. */
export interface Sitters {
  readonly title: string
  readonly accounts: string[]
}

/** Call that failed too often to be delivered, and since when it is tried no more. */
export interface ParkedCall {
  readonly id: number
  readonly kind: string
  readonly seat: Seat | null
  readonly revision: number
  readonly due: number
  readonly attempts: number
  readonly about: string
  readonly parked: number
  /** Last error in a line; missing where an older version set the call aside. */
  readonly error?: string
}

export interface TableObject extends Rpc.DurableObjectBranded {
  /** A session has ended, or with `null` all of an account: they are believed no more, and their sockets are closed. */
  endSession(account: string, session: string | null): void
  /** Takes over when an account plays, as its settings have it now. */
  hours(account: string, hours: Hours): void
  /** Moves a seat from one account to another; with the same account twice it only changes the name. */
  reseat(from: string, to: string, name: string): void
  /** Forgets a person; answers with the table where this one goes on. */
  forget(account: string): string | null
  /** Doings of an account here; `null` where it does not sit. */
  export(account: string): MyTurns | null
  /** Returns true if what an account was to be told some time ago is still relevant. */
  stands(account: string, told: HeldNotice): boolean
  /**
   * Ends a table of a tournament as it stands: as its round is over, and the awaited people have given it up, or as the person of a
   * seat has. Nothing where it is over already. `null`: there is no table, or none of that tournament.
   */
  endRound(tournament: string, seat: number | null): TableReport | null
  /** People who sit here; `null` where there is no table. */
  sitters(): Sitters | null
  /** People who are to be told when this table is cleared away; `null` where it is not to be. */
  clearable(before: number): Sitters | null
  /** Forgets everything, if the table is idle still; whether it did. */
  clear(before: number): Promise<boolean>
  /** Forgets everything, whatever goes on here. */
  forgetAll(): Promise<void>
  /** The whole storage with all secrets, and the accounts that it is about; for the operator alone. `null`: there is no table. */
  takeOut(): { readonly file: ObjectRows; readonly accounts: string[] } | null
  /** Becomes the table of a file. */
  putIn(id: string, file: ObjectRows): RefusedRows
  /** Calls that failed so often that they are tried no more, for the operator. */
  parked(): ParkedCall[]
  /** Has all that was parked tried again at once. */
  retryParked(): Promise<void>
  /** Has the storage be as it was at an earlier moment, once the object is begun anew (`recovery.ts`); `null`: that cannot be. */
  goBack(to: number | string): Promise<{ readonly undo: string; readonly change: number } | null>
  /** Ends the object: the call fails, and the next one begins it anew. */
  restart(): void
  /** The storage went back. News about the table since, up to a change, is told anew, and no session is believed. */
  wentBack(change: number): void
}
