/**
 * Admission of visitors to a table. A visitor's signed cookie names an account and a session; the account's object says
 * whether the session is good, and tells the table when it ends. Its answer lies here, so that it is asked once a day.
 */
import { personStub } from '../accounts/person.ts'
import type { Env } from '../env.ts'
import { type Answer, isRefusal, type Refusal, refuse } from '../wire/refusal.ts'
import type { Visit } from '../wire/sessions.ts'
import { openSeatToken } from './context.ts'
import { operationOf } from './operations/index.ts'
import { refusalFor, type Shape } from './operations/operation.ts'
import { isLetIn } from './seats/link-key.ts'
import { isShutOut } from './seats/removed.ts'
import { isSealedFor } from './seats/sealed.ts'
import type { Journal } from './storage/journal.ts'

/**
 * Standing of a visitor's session at a table: `limited` was opened by a letter's link and is good here,
 * `elsewhere` only at other tables, `over` nowhere.
 */
export type Standing = 'good' | 'limited' | 'elsewhere' | 'over'

export class Admissions {
  readonly #env: Env
  /** The table's journal; `null` where there is no table. */
  readonly #journal: () => Journal | null
  /** Counts the ends: what an account's object said before one may not hold after it. */
  #ends = 0

  constructor(env: Env, journal: () => Journal | null) {
    this.#env = env
    this.#journal = journal
  }

  /** Returns the standing of a visitor's session here. Their account's object is asked where the table does not know it. */
  async standingOf({ account, session, device }: Visit): Promise<Standing> {
    for (;;) {
      const journal = this.#journal()
      if (!journal) return 'over'
      const known = journal.admissions.find(account, session, Date.now())
      if (known) return known.isLimited ? 'limited' : 'good'
      const ends = this.#ends
      const table = journal.settings.read().id
      const said = await personStub(this.#env, account).admit(session, device, table)
      // It may have ended after that was said, and been told to the table before it heard the answer.
      if (ends !== this.#ends || journal !== this.#journal()) continue
      if (said === null) return 'over'
      if (said === 'elsewhere') return said
      journal.admissions.put(account, session, said, Date.now())
      return said.isLimited ? 'limited' : 'good'
    }
  }

  /** Reason that keeps a visitor from acting here as their account, or with a name from an operation; `null`: nothing. */
  async refusalFor(visit: Visit, operation: string | null): Promise<Refusal | null> {
    const standing = await this.standingOf(visit)
    if (standing === 'over') return refuse('not-signed-in')
    if (standing === 'good') return null
    const isAllowed =
      standing === 'limited' && operation !== null && operationOf(operation).shape.byLetter
    return isAllowed ? null : refuse('only-this-table')
  }

  /**
   * Account as which a visitor does an operation, or what keeps them from it. A visitor without a good
   * session here is a stranger where anyone may do it, with `null` for their account.
   */
  async #known(
    visit: Visit | null,
    { name, who }: Pick<Shape, 'name' | 'who'>,
  ): Promise<Answer<{ readonly account: string | null }>> {
    if (!this.#journal()) return refuse('not-found')
    const refusal = visit ? await this.refusalFor(visit, name) : refuse('not-signed-in')
    if (!refusal) return { account: visit?.account ?? null }
    return who === 'anyone' ? { account: null } : refusal
  }

  /** Account as which a visitor does an operation, or what keeps them from it; `key` is that of the link by which they came. */
  async letIn(
    visit: Visit | null,
    shape: Shape,
    key: string | null,
  ): Promise<Answer<{ readonly account: string | null }>> {
    const known = await this.#known(visit, shape)
    const journal = this.#journal()
    if (isRefusal(known) || !journal) return known
    // A person who was removed is told that, and not where the door is.
    if (isShutOut(journal, known.account)) return refuse('removed')
    return this.isLetIn(journal, known.account, key) ? known : refuse('link-changed')
  }

  /** Tells whether an account may see the table, or anybody with the key of its link; that of an open seat does as well. */
  isLetIn(journal: Journal, account: string | null, key: string | null): boolean {
    if (isLetIn(journal, account, key)) return true
    if (key === null) return false
    const snapshot = journal.snapshot()
    return snapshot.takenSeats.some(
      ({ seat }) => openSeatToken(this.#env, journal, snapshot, seat) === key,
    )
  }

  /**
   * Reason that keeps an account from an operation now; `null`: nothing. Somebody who was removed from a private table is
   * refused whatever it is, and so is everybody else at a sealed deal.
   */
  refusalOfAccount(journal: Journal, shape: Shape, account: string | null): Refusal | null {
    if (isShutOut(journal, account)) return refuse('removed')
    if (isSealedFor(journal, account, Date.now())) return refuse('sealed')
    return refusalFor(shape, journal.snapshot(), account)
  }

  /** Visitor that a socket tells; `null` for a stranger, `undefined` where the table shows itself to nobody of that kind. */
  async watcher(visit: Visit | null, key: string | null): Promise<Visit | null | undefined> {
    const standing = visit && (await this.standingOf(visit))
    const journal = this.#journal()
    if (!journal) return undefined
    const known = standing === 'good' || standing === 'limited' ? visit : null
    const account = known?.account ?? null
    const isKept =
      isShutOut(journal, account) ||
      isSealedFor(journal, account, Date.now()) ||
      !this.isLetIn(journal, account, key)
    return isKept ? undefined : known
  }

  /** A session has ended, or with `null` all of an account: they are believed no more. */
  end(account: string, session: string | null): void {
    this.#ends++
    this.#journal()?.admissions.remove(account, session)
  }
}
