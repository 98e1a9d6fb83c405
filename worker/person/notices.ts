/** A person's notices: letterbox, ledger and held letters in the storage of their object. */
import { asc, eq, lte, min } from 'drizzle-orm'
import { accountOf } from '../accounts/account.ts'
import { isOneOf } from '../accounts/database.ts'
import { reportFault, watched } from '../fault.ts'
import { nextDeferred, sendDeferred } from '../notices/deferred.ts'
import { type GivenLetters, takeIn } from '../notices/give.ts'
import { clearKept } from '../notices/keeper.ts'
import { areSettingsMade, makeSettingsIn } from '../notices/settings.ts'
import {
  deliveries,
  isRead,
  letters,
  mutes,
  type Recipient,
  type Sending,
  type Store,
} from '../notices/store.ts'
import { nextReminder, remindAgain } from './again.ts'
import { clearAway } from './away.ts'
import { owner } from './schema.ts'
import type { Home, Sessions } from './sessions.ts'
import type { PersonStorage } from './storage.ts'

/** Letters stay in the letterbox for three months: what they tell, their tables tell for ever. */
const lettersKept = 92 * 24 * 60 * 60 * 1000

/** Held letters that are due, and still there after a try to send them, are tried again after this long, in milliseconds. */
const pause = 10 * 60 * 1000

/**
 * Time in milliseconds over which held letters go out after their moment: else all daily letters of a zone, and all that
 * waited for its morning, would leave within the same second, and each asks D1 for its account.
 */
const spread = 10 * 60 * 1000

/** An account's own part of that time: always the same. */
const shareOf = (account: string): number =>
  [...account].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) >>> 0, 0) % spread

/** Number of letters that go to another account together. */
const portion = 100

/** Parts of the object that the notices need. */
interface Around extends Omit<Home, 'wake' | 'hangUp'> {
  /** Forgets everything. */
  readonly forget: () => Promise<void>
  readonly sessions: Pick<Sessions, 'dropBrowsers'>
  /** Tells open pages that any letter may have come, changed or gone. */
  readonly lettersChanged: () => void
}

/** The notices in a person's object. */
export class PersonNotices {
  readonly #around: Around
  /** The account exists, and what its object needs is made. */
  #isMade = false
  /** Time of the oldest letter; `undefined`: not read yet. */
  #oldest: number | null | undefined

  constructor(around: Around) {
    this.#around = around
  }

  /** Returns what is needed to tell the person something; `null` where there is no such account. `toTell`: forgets browsers whose session is over first. */
  async open(toTell = false): Promise<Recipient | null> {
    const kept = this.#around.kept()
    if (!kept || !this.#isMade) {
      if (kept?.db.select().from(owner).get()?.isGone) return null
      if (!kept || !areSettingsMade(kept.db)) {
        if (!(await accountOf(this.#around.env, this.#around.account()))) return null
        makeSettingsIn(this.#around.make().db)
      }
      this.#isMade = true
    }
    if (toTell) this.#around.sessions.dropBrowsers(Date.now())
    return this.#recipient(this.#around.make())
  }

  #recipient({ account, db }: PersonStorage): Recipient {
    return { env: this.#around.env, account, store: db }
  }

  /** Does what the alarm is for: sends what was held and is due, and clears away what is old. */
  async wake(): Promise<void> {
    const now = Date.now()
    try {
      // Nothing stays of anything that came in between when the account was deleted.
      if (!(await accountOf(this.#around.env, this.#around.account())))
        return await this.#around.forget()
      const me = await this.open()
      if (!me) return
      this.#around.sessions.dropBrowsers(now)
      clearAway(me.store, now)
      clearKept(me.store, now, lettersKept)
      await watched('What was held took long.', {}, () => sendDeferred(me, now))
      await remindAgain(me, now)
      this.#clean(me.store, now)
    } catch (error) {
      reportFault('What was held for a person did not go out.', error)
    } finally {
      await this.arm(now + pause)
    }
  }

  /** Sets the alarm for what is held, for the next reminder, and for the night in which the oldest letter goes; `again`: when to try what is due already. */
  async arm(again = 0): Promise<void> {
    const store = this.#around.kept()?.db
    if (!store) return
    const held = nextDeferred(store) ?? Number.POSITIVE_INFINITY
    const rings =
      held <= Date.now() ? Math.max(held, again) : held + shareOf(this.#around.account())
    const reminder = nextReminder(store) ?? Number.POSITIVE_INFINITY
    const reminds = reminder <= Date.now() ? Math.max(reminder, again) : reminder
    const next = Math.min(rings, reminds, this.#oldestDue(store))
    if (next < Number.POSITIVE_INFINITY) await this.#around.ring(next)
  }

  /** Moves the letters about a table to another account. */
  async give(
    { store: db }: Recipient,
    table: string,
    send: (letters: GivenLetters) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const found = db
        .select({ letter: letters, read: isRead })
        .from(letters)
        .where(eq(letters.table, table))
        .orderBy(asc(letters.createdAt))
        .limit(portion)
        .all()
      if (found.length === 0) return
      const ids = found.map(({ letter }) => letter.id)
      const sent = db.select().from(deliveries).where(isOneOf(deliveries.letter, ids)).all()
      // Its links and address stand for something that names this account.
      const given = found.map(({ letter, read }) => ({
        ...letter,
        readAt: letter.readAt ?? (read === 1 ? Date.now() : null),
        ...{ ways: letter.ways?.map(asSent) ?? null, asks: null, pass: null },
      }))
      await send({ letters: given, deliveries: sent.map(asHeldSent) })
      drop(db, ids)
      this.#around.lettersChanged()
    }
  }

  /** Takes letters of another account in. */
  async take(given: GivenLetters): Promise<void> {
    const me = await this.open()
    if (!me) throw new Error('There is no such account.')
    takeIn(me, given)
    this.#around.lettersChanged()
    this.#oldest = undefined
    await this.arm()
  }

  /** Everything was forgotten. */
  reset(): void {
    this.#isMade = false
    this.#oldest = undefined
  }

  /** Time at which the oldest letter is old enough to go. */
  #oldestDue(store: Store): number {
    // As long as there is none, one may come.
    if (this.#oldest === undefined || this.#oldest === null)
      this.#oldest =
        store
          .select({ at: min(letters.createdAt) })
          .from(letters)
          .get()?.at ?? null
    return this.#oldest === null ? Number.POSITIVE_INFINITY : this.#oldest + lettersKept
  }

  #clean(store: Store, now: number): void {
    const old = store
      .select({ id: letters.id })
      .from(letters)
      .where(lte(letters.createdAt, now - lettersKept))
      .all()
    drop(
      store,
      old.map(({ id }) => id),
    )
    if (old.length > 0) this.#around.lettersChanged()
    store.delete(mutes).where(lte(mutes.until, now)).run()
    this.#oldest = undefined
  }
}

function drop(store: Store, ids: ReadonlyArray<string>): void {
  store.transaction((db) => {
    db.delete(deliveries).where(isOneOf(deliveries.letter, ids)).run()
    db.delete(letters).where(isOneOf(letters.id, ids)).run()
  })
}

/** A letter that is just being sent from here will not be sent again elsewhere. Its text there is composed anew, with an address of that account. */
const asSent = ({ content: _, ...way }: Sending): Sending =>
  way.state === 'sending' ? { ...way, state: 'sent' } : way

/** The same of one that was held. */
const asHeldSent = (way: GivenLetters['deliveries'][number]) =>
  way.state === 'sending' ? { ...way, state: 'sent' as const, due: null, content: null } : way
