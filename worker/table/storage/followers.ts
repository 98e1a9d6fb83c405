import type { Database } from './database.ts'

/** The accounts whose own objects are told of this table's changes: who sits here, and who was asked or has left and may have letters about it. */
export class FollowerStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  all(): ReadonlyArray<string> {
    return this.#db.value('followers')
  }

  add(...accounts: ReadonlyArray<string>): void {
    const added = new Set([...this.all(), ...accounts])
    if (added.size > this.all().length) this.#db.setValue('followers', [...added])
  }

  /** Text that the list in D1 was told last; `null`: nothing yet. */
  listed(): string | null {
    const read = () => this.#db.facts<{ listed: string | null }>('listed').listed
    return this.#db.cached('listed', read)
  }

  /** Told twice it is the same, so this may go with the next writing. */
  putListed(said: string): void {
    this.#db.setLater('listed', { listed: said })
  }

  /** The list in D1 is to be told anew; of a table that is over nothing stays here of the people who were there. */
  forgetListed(): void {
    if (this.listed() !== null) this.#db.set('listed', { listed: null })
  }

  remove(account: string): void {
    const others = this.all().filter((one) => one !== account)
    if (others.length < this.all().length) this.#db.setValue('followers', others)
  }
}
