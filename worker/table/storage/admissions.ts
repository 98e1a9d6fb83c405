import type { Admission } from '../../wire/sessions.ts'
import type { Database } from './database.ts'

/** Admission of one session, as the table was told. */
interface Kept extends Admission {
  readonly account: string
  readonly session: string
}

/**
 * Number of sessions that are known at most, the latest: they lie in the one row that each turn writes, and
 * others are asked about again.
 */
const maxKnown = 200

/**
 * Store of what the table was told of sessions by their accounts' objects, and may believe for a while. It is written with
 * whatever is written next, as asking once more costs less than a row: a table that is thrown out of memory before asks again.
 */
export class AdmissionStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Admission that may be believed of an account's session; `null`: nothing, or not any more. */
  find(account: string, session: string, now: number): Admission | null {
    const found = this.#all().find((one) => one.account === account && one.session === session)
    return found && found.until > now ? { until: found.until, isLimited: found.isLimited } : null
  }

  put(account: string, session: string, { until, isLimited }: Admission, now: number): void {
    const others = this.#all().filter((one) => one.session !== session && one.until > now)
    const all = [...others, { account, session, until, isLimited }]
    this.#db.setValue('admissions', all.slice(-maxKnown), true)
  }

  /** Forgets all sessions. */
  clear(): void {
    this.#keep(() => false)
  }

  /** Forgets a session, or with `null` all of an account. */
  remove(account: string, session: string | null): void {
    this.#keep((one) => one.account !== account || (session !== null && one.session !== session))
  }

  #all(): ReadonlyArray<Kept> {
    return this.#db.value('admissions')
  }

  /** This is written at once: what has ended may not be believed again. */
  #keep(isKept: (one: Kept) => boolean): void {
    const kept = this.#all().filter(isKept)
    if (kept.length < this.#all().length) this.#db.setValue('admissions', kept)
  }
}
