import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import type { PersonObject } from '../wire/person-object.ts'
import type { Admission, OpenSession, Visit } from '../wire/sessions.ts'
import { owner } from './schema.ts'
import { Sessions } from './sessions.ts'
import { makeStorage, openStorage, type PersonStorage } from './storage.ts'

/**
 * One account: what belongs to it alone. Its name is the account's id (`accounts/person.ts`). Nothing is written
 * until there is something to keep, so that asking after an account that is gone leaves nothing behind.
 */
export class Person extends DurableObject<Env> implements PersonObject {
  /** What is kept of the person; `null`: nothing yet. */
  #storage: PersonStorage | null
  readonly #sessions: Sessions

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#storage = openStorage(ctx.storage)
    this.#sessions = new Sessions({
      env,
      account: () => this.#account(),
      kept: () => this.#storage,
      make: () => this.storageOf(this.#account()),
      ring: (at) => this.#ring(at),
      wake: (at) => ctx.storage.setAlarm(at),
    })
    // Should an alarm ever be lost, the next call brings it back.
    const due = this.#sessions.nextDue()
    if (due !== null) ctx.waitUntil(this.#ring(due))
  }

  async session(session: string, visit: Pick<Visit, 'device'> | null): Promise<OpenSession | null> {
    const now = Date.now()
    const found = visit
      ? await this.#sessions.visit(session, visit.device, now)
      : await this.#sessions.find(session, now)
    if (!found) return null
    const { endedAt: _, ...open } = found
    return open
  }

  admit(
    session: string,
    device: string | null,
    table: string,
  ): Promise<Admission | 'elsewhere' | null> {
    return this.#sessions.admit(session, device, table, Date.now())
  }

  sessions(): Promise<OpenSession[]> {
    return this.#sessions.list(Date.now())
  }

  lastVisit(): number {
    return this.#sessions.lastVisit()
  }

  renewSession(session: string): Promise<boolean> {
    return this.#sessions.renew(session, Date.now())
  }

  limitSession(session: string, tables: ReadonlyArray<string>, expiresAt: number): Promise<void> {
    return this.#sessions.limit(session, tables, expiresAt, Date.now())
  }

  endSession(session: string | null): Promise<boolean> {
    return this.#sessions.end(session, Date.now())
  }

  async forget(): Promise<void> {
    await this.#sessions.end(null, Date.now())
    const untold = this.#sessions.untold()
    await this.#wipe()
    await this.#sessions.keepUntold(untold)
    this.#storage?.db.update(owner).set({ isGone: true }).run()
  }

  override async alarm(): Promise<void> {
    await this.#sessions.tell(Date.now())
    const isGone = this.#storage?.db.select().from(owner).get()?.isGone
    if (isGone && this.#sessions.nextDue() === null) await this.#wipe()
  }

  /** The storage of this account's object, made where there is none yet. */
  protected storageOf(account: string): PersonStorage {
    this.#storage ??= makeStorage(this.ctx.storage, account)
    return this.#storage
  }

  async #wipe(): Promise<void> {
    this.#storage = null
    await this.ctx.storage.deleteAll()
    await this.ctx.storage.deleteAlarm()
  }

  /** Has the alarm ring at a moment, or before. All that waits for it looks then whether its time has come. */
  async #ring(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || at < set) await this.ctx.storage.setAlarm(at)
  }

  #account(): string {
    const account = this.#storage?.account ?? this.ctx.id.name
    if (account === undefined) throw new Error('Nobody knows whose object this is.')
    return account
  }
}
