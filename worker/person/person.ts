import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import type { PersonObject } from '../wire/person-object.ts'
import { makeStorage, openStorage, type PersonStorage } from './storage.ts'

/**
 * One account: what belongs to it alone. Its name is the account's id (`accounts/person.ts`). Nothing is written
 * until there is something to keep, so that asking after an account that is gone leaves nothing behind.
 */
export class Person extends DurableObject<Env> implements PersonObject {
  /** What is kept of the person; `null`: nothing yet. */
  #storage: PersonStorage | null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#storage = openStorage(ctx.storage)
  }

  async forget(): Promise<void> {
    this.#storage = null
    await this.ctx.storage.deleteAll()
    await this.ctx.storage.deleteAlarm()
  }

  /** The storage of this account's object, made where there is none yet. */
  protected storageOf(account: string): PersonStorage {
    this.#storage ??= makeStorage(this.ctx.storage, account)
    return this.#storage
  }
}
