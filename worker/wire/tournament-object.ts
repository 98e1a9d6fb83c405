/**
 * Calls of lower layers to a tournament's Durable Object: tables when they are over, accounts when a person changes. It
 * stands here so that they do not depend on the object's code.
 */

import type { ObjectRows, RefusedRows } from './object-rows.ts'

/** End of a table of a tournament, by seat. */
export interface TableReport {
  readonly table: string
  /**
   * Each seat's place, 1 the best; who tie share one. Somebody who did not play to the end comes last, whatever their bot
   * made of it. A table that its people ended together is a draw of those who were there.
   */
  readonly places: ReadonlyArray<number>
  /** The seats whose people did not play to the end. */
  readonly missing: ReadonlyArray<number>
}

/** Data that a tournament keeps of an account, for its owner's download. */
export interface MyTournament {
  readonly tournament: string
  readonly title: string
  readonly registeredAt: number | null
  readonly isOrganiser: boolean
}

export interface TournamentObject extends Rpc.DurableObjectBranded {
  /** The whole storage with all secrets, for the operator alone. `null`: there is no tournament. */
  takeOut(): ObjectRows | null
  /** Becomes the tournament of a file. */
  putIn(id: string, file: ObjectRows): Promise<RefusedRows>
  /** A table tells how it ended. Told twice it counts once. */
  report(report: TableReport): void
  /** Moves what belongs to one account to another; with the same account twice it only changes the name. */
  rename(from: string, to: string, name: string): void
  /** Forgets a person: their account and their name. Their tables forget them themselves. */
  forget(account: string): void
  /** Data that is kept of an account; `null`: nothing. */
  export(account: string): MyTournament | null
}
