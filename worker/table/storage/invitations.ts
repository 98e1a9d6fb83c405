import type { Database } from './database.ts'

/** Somebody asked to this table: an account's id or an address, and the account that asks. */
export interface Invitation {
  readonly guest: string
  readonly host: string
}

/** An invitation as it is kept. */
interface Kept extends Invitation {
  readonly told: boolean
}

/** Store of the people who are asked to a table that gathers people. */
export class InvitationStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Notes that a guest, an account or an address, is asked to this table; once each. */
  put({ guest, host }: Invitation): void {
    if (this.#all().some((one) => one.guest === guest)) return
    this.#db.setValue('invited', [...this.#all(), { guest, host, told: false }])
  }

  /** Those who are asked and not told yet. */
  untold(): Invitation[] {
    const untold = this.#all().filter(({ told }) => !told)
    return untold.map(({ guest, host }) => ({ guest, host }))
  }

  /** The accounts that are asked, and addresses that were not told yet. */
  guests(): string[] {
    return this.#all().map(({ guest }) => guest)
  }

  /** A guest was told, as an account where they have one. Addresses are not kept any longer than that. */
  noteTold({ guest, host }: Invitation, account: string | null): void {
    const known = account ?? (guest.includes('@') ? null : guest)
    const others = this.#all().filter((one) => one.guest !== guest && one.guest !== known)
    const told = known === null ? [] : [{ guest: known, host, told: true }]
    this.#db.setValue('invited', [...others, ...told])
  }

  /** Forgets those that a person gave and those they got. */
  forget(account: string): void {
    this.#keep(({ guest, host }) => guest !== account && host !== account)
  }

  clear(): void {
    this.#keep(() => false)
  }

  #all(): ReadonlyArray<Kept> {
    return this.#db.value('invited')
  }

  #keep(isKept: (one: Kept) => boolean): void {
    const kept = this.#all().filter(isKept)
    if (kept.length < this.#all().length) this.#db.setValue('invited', kept)
  }
}
