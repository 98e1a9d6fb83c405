/** Operations at a table: who may do one is checked, and what it changes is written whole, with all that follows from it. */
import { count } from '../count.ts'
import type { Env } from '../env.ts'
import { type Answer, isRefusal, type Refusal, refuse } from '../wire/refusal.ts'
import type { Admissions } from './admissions.ts'
import { writeConsequences } from './change/change.ts'
import { contextOf, type Done } from './context.ts'
import type { Operation, Outcome, Shape } from './operations/operation.ts'
import type { Journal } from './storage/journal.ts'
import { seatOf, type TableSnapshot } from './storage/snapshot.ts'
import { noteSeen } from './time/seen.ts'
import type { Audience } from './watching/audience.ts'

/** The table around its operations. */
interface Around {
  /** The worker's bindings. */
  env(): Env
  /** The table's journal; `null` where there is no table. */
  journal(): Journal | null
  readonly admissions: Admissions
  readonly audience: Audience
  /** Sets the alarm for what is due next. */
  arm(): void
}

export class Operating {
  readonly #table: Around

  constructor(table: Around) {
    this.#table = table
  }

  /** Performs an operation for an account, as which somebody was seen, and answers with what it says, or with the table. */
  perform<S extends Shape, A, R extends object>(
    operation: Operation<S, A, R>,
    account: string | null,
    args: A,
  ): Answer<R> {
    const done = this.done(operation, account, args)
    if (isRefusal(done)) return done
    const { journal, own, beside } = done
    // For an operation that says nothing of its own, `R` is the table's view.
    return own ?? ({ table: this.#table.audience.view(journal, account), ...beside } as object as R)
  }

  /** Checks who may and when, and applies the operation; with its own answer, or what it says beside the table. */
  done<S extends Shape, A, R extends object>(
    { shape, apply, answer, beside }: Operation<S, A, R>,
    account: string | null,
    args: A,
  ): Answer<Done<R>> {
    const journal = this.#table.journal()
    if (!journal) return refuse('not-found')
    const refusal = this.#table.admissions.refusalOfAccount(journal, shape, account)
    if (refusal) return refusal
    const now = Date.now()
    const view = () => this.#table.audience.view(journal, account)
    const context = (snapshot: TableSnapshot) =>
      contextOf<S['who']>(this.#table.env(), { journal, snapshot, account, now, view })
    const refused =
      apply && this.change(journal, (snapshot) => apply(context(snapshot), args), now, account)
    if (refused) return refused
    const snapshot = journal.snapshot()
    const own = answer?.(context(snapshot), args)
    // A refused operation shows nothing, and changes nothing.
    if (own && isRefusal(own)) return own
    const seat = seatOf(snapshot, account)
    // First, so that the view which is made now is that of the table as it stays.
    if (seat !== null) noteSeen(journal, snapshot, seat)
    return { journal, own, beside: beside?.(context(snapshot), args) }
  }

  /** Writes a change and all that follows from it in one transaction, then tells everyone who watches. `act` refuses before it writes; `by`: the account that does it. */
  change(
    journal: Journal,
    act: (snapshot: TableSnapshot, now: number) => Outcome | Refusal,
    now: number,
    by: string | null = null,
  ): Refusal | null {
    const done = journal.transact(() => {
      const before = journal.snapshot()
      const outcome = act(before, now)
      if (typeof outcome === 'object' && isRefusal(outcome)) return outcome
      const deed = typeof outcome === 'object' ? outcome : null
      const isWritten = writeConsequences(journal, before, deed, now, by)
      return {
        deed,
        isUnseen: outcome === 'unseen' || deed?.did === 'read',
        isSame: outcome === 'unchanged' && !isWritten,
        revision: before.play?.revision ?? 0,
      }
    })
    if (isRefusal(done)) return done
    if (done.isSame) return null
    this.#table.arm()
    const { deed, isUnseen, revision } = done
    if (isUnseen) return null
    const { play, settings } = journal.snapshot()
    const turns = (play?.revision ?? 0) - revision
    if (turns > 0) count(this.#table.env(), 'turns', settings.game, turns)
    this.#table.audience.send(journal, deed?.did === 'turn' ? deed.row : null)
    return null
  }
}
