/** Calls of a table's outbox: the alarm rings when one is due, and has it delivered. */
import { count } from '../count.ts'
import type { Env } from '../env.ts'
import { summaryOf } from '../fault.ts'
import { Bots } from './bots/bot-turns.ts'
import { type Delivering, deliverDue } from './deliveries.ts'
import type { OutboxRow } from './ground/outbox.ts'
import type { Outcome } from './operations/operation.ts'
import { botFailed } from './people/absence.ts'
import type { Journal } from './storage/journal.ts'
import type { TableSnapshot } from './storage/snapshot.ts'

/** Time in milliseconds that the lists let an answer go before them. */
const answerFirst = 50

/** The table around its calls. */
interface Around extends Pick<Delivering, 'sights' | 'forget'> {
  /** The worker's bindings. */
  env(): Env
  /** The table's journal; `null` where there is no table. */
  journal(): Journal | null
  change(journal: Journal, act: (snapshot: TableSnapshot, now: number) => Outcome): void
}

export class Calls {
  readonly #ctx: DurableObjectState
  readonly #table: Around
  readonly #bots = new Bots()
  /** Time at which the alarm rings; 0: now; `null`: it is not set. */
  #alarm: number | null = null
  /** True while the lists wait to be told in a moment. */
  #isToTell = false

  constructor(ctx: DurableObjectState, table: Around) {
    this.#ctx = ctx
    this.#table = table
  }

  /** Takes over the alarm that is set as the object begins, and sets it where it is not; `isCalled`: a call has just come up. */
  async open(isCalled: boolean): Promise<void> {
    this.#alarm = await this.#ctx.storage.getAlarm()
    if (isCalled || this.#alarm === null) await this.arm()
  }

  /** The alarm rings: delivers what is due. */
  async ring(): Promise<void> {
    // No alarm is needed meanwhile: if the object dies, the platform fires it again.
    this.#alarm = 0
    const journal = this.#table.journal()
    try {
      if (journal) await deliverDue(this.#around(journal))
      this.#table.journal()?.db.writeNow()
    } finally {
      this.#alarm = null
      await this.arm()
    }
  }

  /** No table is here any more. */
  async end(): Promise<void> {
    await this.#ctx.storage.deleteAlarm()
    this.#alarm = null
  }

  /** The table around its deliveries. */
  #around(journal: Journal): Delivering {
    return {
      object: this.#ctx.id.toString(),
      env: this.#table.env(),
      journal,
      bots: this.#bots,
      sights: (snapshot) => this.#table.sights(snapshot),
      change: (act) => this.#table.change(journal, act),
      forget: (account) => this.#table.forget(account),
      park: (row, attempts, error) => this.#park(journal, row, attempts, error),
    }
  }

  /**
   * Tells the lists what they are to be told by now, a moment later: so it holds up no answer. If the object dies
   * meanwhile, the alarm does it.
   */
  async #tellLists(): Promise<void> {
    const isDue = this.#table
      .journal()
      ?.outbox.due(Date.now())
      .some(({ kind }) => kind === 'index')
    if (!isDue || this.#isToTell) return
    this.#isToTell = true
    try {
      await scheduler.wait(answerFirst)
      await this.#ctx.storage.sync()
    } finally {
      this.#isToTell = false
    }
    const journal = this.#table.journal()
    if (!journal) return
    await deliverDue(this.#around(journal), (kind) => kind === 'index')
    await this.arm()
  }

  /** Sets a call aside that failed too often. If it was a bot's, the others at the table are asked. */
  #park(journal: Journal, { id, kind, seat }: OutboxRow, attempts: number, error: unknown): void {
    const park = (_: TableSnapshot, now: number) => {
      journal.outbox.park(id, attempts, now, summaryOf(error))
      count(this.#table.env(), 'parked', kind)
      const isAsked = kind === 'bot' && seat !== null && botFailed(journal, seat, now)
      return isAsked ? 'changed' : 'unseen'
    }
    this.#table.change(journal, park)
  }

  /**
   * Has the alarm ring for the next row of the outbox, or before: each time that it is set costs a row. As it does not ring
   * for lists that are due by now, they are told here, for any reason.
   */
  async arm(): Promise<void> {
    const due = this.#table.journal()?.outbox.nextDue(Date.now()) ?? null
    this.#ctx.waitUntil(this.#tellLists())
    if (due === null || (this.#alarm !== null && this.#alarm <= due)) return
    this.#alarm = due
    await this.#ctx.storage.setAlarm(due)
  }
}
