import type { Database } from './database.ts'

/** Somebody in the queue. */
export interface Waiter {
  readonly account: string
  readonly name: string
  /** Moment from which a free seat is theirs to take; `null` while there is none. */
  readonly called: number | null
}

/** Store of the people who wait in the queue for a seat. */
export class QueueStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** People who wait, the first in the queue first. */
  all(): ReadonlyArray<Waiter> {
    return this.#db.value('line')
  }

  /** Puts somebody at the end of the queue. */
  join(account: string, name: string): void {
    if (this.#has(account)) throw new Error('Nobody stands in the queue twice.')
    this.#put([...this.all(), { account, name, called: null }])
  }

  /** Takes somebody out of the queue; whether they were in it. */
  leave(account: string): boolean {
    if (!this.#has(account)) return false
    this.#put(this.all().filter((one) => one.account !== account))
    return true
  }

  /** A guest in the queue waits on as their account; where that waits already, it keeps its place. */
  move(from: string, to: string): void {
    if (this.#has(to)) this.leave(from)
    else this.#change(from, { account: to })
  }

  /** Moment from which a free seat is theirs to take; `null`: there is none. */
  putCalled(account: string, called: number | null): void {
    this.#change(account, { called })
  }

  #has(account: string): boolean {
    return this.all().some((one) => one.account === account)
  }

  #change(account: string, change: Partial<Waiter>): void {
    if (!this.#has(account)) return
    this.#put(this.all().map((one) => (one.account === account ? { ...one, ...change } : one)))
  }

  #put(all: ReadonlyArray<Waiter>): void {
    this.#db.setValue('line', all)
  }
}
