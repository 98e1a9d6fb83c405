import type { Draft } from '../../wire/schema/plans.ts'
import type { Database } from './database.ts'

/** Somebody's draft, as it is kept. */
interface KeptDraft extends Draft {
  readonly account: string
}

/**
 * Turns that people have planned and not sent: one for each account. All were planned on the present revision, as a turn that is
 * played forgets them. They lie with the facts, so that keeping or forgetting one costs a turn no row.
 */
export class DraftStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  #all(): ReadonlyArray<KeptDraft> {
    return this.#db.value('drafts')
  }

  /** An account's draft; one without moves where it took all of them back; `null`: it has none. */
  of(account: string): Draft | null {
    const kept = this.#all().find((one) => one.account === account)
    return kept ? { revision: kept.revision, moves: kept.moves, at: kept.at } : null
  }

  /** Keeps an account's draft in the place of its last one. */
  put(account: string, { revision, moves, at }: Draft): void {
    const others = this.#all().filter((one) => one.account !== account)
    this.#db.setValue('drafts', [...others, { account, revision, moves, at }])
  }

  /** Hands a draft to another account of the same person. */
  move(from: string, to: string): void {
    const draft = this.of(from)
    if (!draft) return
    this.keepOnly((account) => account !== from)
    this.put(to, draft)
  }

  /** Forgets the drafts of all other accounts. */
  keepOnly(isKept: (account: string) => boolean): void {
    const left = this.#all().filter(({ account }) => isKept(account))
    if (left.length < this.#all().length) this.#db.setValue('drafts', left)
  }

  /** Forgets all. */
  clear(): void {
    this.keepOnly(() => false)
  }
}
