/**
 * An account's sessions: the one place that knows whether a session is good. A session is opened by a row in D1, and
 * comes over from there when it is used first; so do those from before this object was. The admission of one at a
 * table is noted, so that it hears of the end before the person who ended the session has an answer.
 */
import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm'
import { dayOf, sessionLifetime } from '../accounts/session.ts'
import {
  deleteSessionRows,
  renewSessionRow,
  type SessionRow,
  sessionRow,
  sessionRowsOf,
} from '../accounts/session-rows.ts'
import { tableStub } from '../accounts/tables.ts'
import { count } from '../count.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { waitAfter } from '../notices/retries.ts'
import { builtOnce, pushes } from '../notices/store.ts'
import type { SessionState } from '../wire/person-object.ts'
import type { Admission, OpenSession } from '../wire/sessions.ts'
import { admissions, endings, sessions } from './schema.ts'
import type { PersonStorage } from './storage.ts'
import { Visits } from './visits.ts'

const day = 24 * 60 * 60 * 1000

/** Time since a table last believed in a session after which it need not hear of its end: its sockets are gone by then, too. */
const socketsLast = 2 * 60 * 60 * 1000

/** Time in milliseconds for which it is noted that a table believes in a session; a table does so for a day at most. */
const noteLasts = 7 * day

type Kept = typeof sessions.$inferSelect
type Ending = typeof endings.$inferSelect
type Admitted = typeof admissions.$inferSelect

const sessionById = builtOnce((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
)

/** Parts of the object that the sessions need. */
export interface Home {
  readonly env: Env
  readonly account: () => string
  /** Storage of the person's data; `null`: nothing yet. */
  readonly kept: () => PersonStorage | null
  /** The same, made where there is nothing yet. */
  readonly make: () => PersonStorage
  /** Has the alarm ring at a moment, or before. */
  readonly ring: (at: number) => Promise<void>
  /** Has the alarm ring at a moment, without asking for which it is set. */
  readonly wake: (at: number) => Promise<void>
  /** Closes the pages' sockets of a session, or all. */
  readonly hangUp: (session: string | null) => void
}

export class Sessions {
  readonly #home: Home
  /** Counts what changed D1's rows: what was read before may not hold after it. */
  #changes = 0
  readonly #visits = new Visits()

  constructor(home: Home) {
    this.#home = home
  }

  /** A session that is good; `null` where there is none. */
  async find(id: string, now: number): Promise<Kept | null> {
    const { env, account } = this.#home
    for (;;) {
      const known = this.#known(id)
      if (known) return isGood(known, now) ? known : null
      const changes = this.#changes
      const row = await sessionRow(env, account(), id)
      if (changes !== this.#changes) continue
      if (!row || row.expiresAt <= now || !this.#takeOver([row], now)) return null
    }
  }

  /** Returns true if a session is known here and good for the whole account. */
  isOpen(id: string, now: number): boolean {
    const known = this.#known(id)
    return known !== null && known.tables === null && isGood(known, now)
  }

  /** A session that is good, with the visit noted: the first of a day, and on which device. It is written every other day. */
  async visit(id: string, device: string | null, now: number): Promise<Kept | null> {
    const found = await this.find(id, now)
    if (!found || this.#visits.note(found, device, now))
      return found && this.#visits.withLast(found)
    const seen = { seenAt: dayOf(now), device: device ?? found.device }
    this.#db()?.update(sessions).set(seen).where(eq(sessions.id, id)).run()
    return { ...found, ...seen }
  }

  /** See `PersonObject`. The table is noted before it has the answer. */
  async admit(
    id: string,
    device: string | null,
    table: string,
    now: number,
  ): Promise<Admission | 'elsewhere' | null> {
    const found = await this.visit(id, device, now)
    const db = this.#db()
    if (!found || !db) return null
    if (found.tables !== null && !found.tables.includes(table)) return 'elsewhere'
    // A table asks anew each day: so visits are noted, and what it believes does not grow old.
    const until = Math.min(found.expiresAt, dayOf(now) + day)
    // It is noted for longer than it may, so that this writes nothing on the days after.
    const noted = dayOf(now) + noteLasts
    const target = [admissions.session, admissions.table]
    db.transaction((tx) => {
      tx.delete(admissions)
        .where(lt(admissions.until, now - socketsLast))
        .run()
      tx.insert(admissions)
        .values({ session: id, table, until: noted })
        .onConflictDoUpdate({
          target,
          set: { until: noted },
          setWhere: lt(admissions.until, until),
        })
        .run()
    })
    return { until, isLimited: found.tables !== null }
  }

  /** The open sessions, the one that was used last first. */
  async list(now: number): Promise<OpenSession[]> {
    const { env, account } = this.#home
    for (;;) {
      const changes = this.#changes
      const rows = await sessionRowsOf(env, account())
      if (changes !== this.#changes) continue
      this.#takeOver(
        rows.filter(({ expiresAt }) => expiresAt > now),
        now,
      )
      const open = this.#db()
        ?.select()
        .from(sessions)
        .where(and(gt(sessions.expiresAt, now), isNull(sessions.endedAt)))
        .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
        .all()
      return (open ?? [])
        .map(({ endedAt: _, ...session }) => this.#visits.withLast(session))
        .toSorted((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0))
    }
  }

  /** The day of the last visit, or the last on which there may have been one that was not written; 0: there was none. */
  lastVisit(now: number): number {
    const seenAt = max(sessions.seenAt)
    const row = this.#db()?.select({ at: seenAt }).from(sessions).get()
    return row?.at == null ? 0 : this.#visits.possiblyUntil(row.at, now)
  }

  /** Has a session last for its whole lifetime again; `false` where it has ended, or is limited. */
  async renew(id: string, now: number): Promise<boolean> {
    const found = await this.find(id, now)
    if (!found || found.tables !== null) return false
    const expiresAt = now + sessionLifetime
    if (!(await renewSessionRow(this.#home.env, id, expiresAt))) return false
    this.#db()?.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)).run()
    return true
  }

  /** Takes over for which tables a limited session is good by now. Tables that are no longer among them are told. */
  async limit(id: string, tables: ReadonlyArray<string>, expiresAt: number, now: number) {
    // A list that is being read from D1 at this moment may be from before.
    this.#changes++
    const db = this.#db()
    if (!db || !this.#known(id)) return
    db.transaction((tx) => {
      tx.update(sessions).set({ tables, expiresAt }).where(eq(sessions.id, id)).run()
      const admitted = tx.select().from(admissions).where(eq(admissions.session, id)).all()
      for (const { table, until } of admitted.filter((one) => !tables.includes(one.table)))
        tx.insert(endings)
          .values({ session: id, table, endedAt: now, until: until + socketsLast, due: now })
          .run()
    })
    await this.tell(now)
  }

  /** Ends a session, or all; `false`: there was none. First it is written here that they have ended, then D1 and the tables hear of it. */
  async end(id: string | null, now: number): Promise<boolean> {
    if (this.#markEnded(id, now)) {
      this.#home.hangUp(id)
      // Together with what was just written: if the object dies here, the alarm goes on.
      await this.#home.wake(now + waitAfter(1))
      await this.tell(now)
      return true
    }
    // Not known here, so no table knows it either.
    const isDeleted = await deleteSessionRows(this.#home.env, this.#home.account(), id, now)
    this.#changes++
    return isDeleted
  }

  /** Forgets browsers that take push by a session which is no longer good. */
  dropBrowsers(now: number): void {
    const db = this.#db()
    const good = db
      ?.select({ id: sessions.id })
      .from(sessions)
      .where(and(gt(sessions.expiresAt, now), isNull(sessions.endedAt)))
    if (db && good) db.delete(pushes).where(notInArray(pushes.session, good)).run()
  }

  /** Time at which the next ending is due to be told; `null`: none is. */
  nextDue(): number | null {
    const row = this.#db()
      ?.select({ due: min(endings.due) })
      .from(endings)
      .get()
    return row?.due ?? null
  }

  /** Tells all whose time it is that sessions have ended. Each that fails is told later; it keeps no other from it. */
  async tell(now: number): Promise<void> {
    const db = this.#db()
    if (!db) return
    db.delete(endings)
      .where(and(lte(endings.until, now), isNotNull(endings.table)))
      .run()
    const due = db.select().from(endings).where(lte(endings.due, now)).all()
    await Promise.all(
      due.map(async (ending) => {
        try {
          await this.#deliver(ending)
          this.#db()?.delete(endings).where(eq(endings.id, ending.id)).run()
        } catch (error) {
          const attempts = ending.attempts + 1
          if (attempts === 1)
            reportFault('The end of a session was not told; it is tried again.', error)
          count(this.#home.env, 'untold', ending.table === null ? 'database' : 'table')
          const next = { attempts, due: now + waitAfter(attempts, Math.random()) }
          this.#db()?.update(endings).set(next).where(eq(endings.id, ending.id)).run()
        }
      }),
    )
    const next = this.nextDue()
    if (next !== null) await this.#home.ring(next)
  }

  /** Endings that must still be told, to be kept when all else is forgotten. */
  untold(): Ending[] {
    const told = this.#db()?.select().from(endings).where(isNotNull(endings.table)).all()
    return told ?? []
  }

  /** Keeps what must still be told, in a storage that has forgotten all else. */
  async keepUntold(rows: ReadonlyArray<Ending>): Promise<void> {
    this.#changes++
    if (rows.length === 0) return
    const { db } = this.#home.make()
    for (const row of rows) db.insert(endings).values(row).run()
    await this.#home.ring(Math.min(...rows.map(({ due }) => due)))
  }

  /** All that is known, to be kept while the storage goes back. */
  state(): SessionState {
    const db = this.#db()
    return {
      sessions: db?.select().from(sessions).all() ?? [],
      admissions: db?.select().from(admissions).all() ?? [],
      endings: db?.select().from(endings).all() ?? [],
    }
  }

  /** Puts that in place of what the storage says. */
  putState(state: SessionState): void {
    this.#changes++
    this.#home.make().db.transaction((db) => {
      db.delete(sessions).run()
      db.delete(admissions).run()
      db.delete(endings).run()
      for (const row of state.sessions)
        db.insert(sessions)
          .values(row as Kept)
          .run()
      for (const row of state.admissions)
        db.insert(admissions)
          .values(row as Admitted)
          .run()
      for (const row of state.endings)
        db.insert(endings)
          .values(row as Ending)
          .run()
    })
  }

  #db() {
    return this.#home.kept()?.db ?? null
  }

  #known(id: string): Kept | null {
    const db = this.#db()
    return (db && sessionById(db).get({ id })) ?? null
  }

  /** Takes rows of D1 over that are not known here; `false` where there was none to take. */
  #takeOver(rows: ReadonlyArray<SessionRow>, now: number): boolean {
    // Rows that D1 was to delete, and could not yet.
    const ended = this.#db()
      ?.select({ until: max(endings.endedAt) })
      .from(endings)
      .where(and(isNull(endings.table), isNull(endings.session)))
      .get()
    const living = rows.filter(({ createdAt }) => createdAt > (ended?.until ?? -1))
    if (living.length === 0) return false
    const { db } = this.#home.make()
    db.delete(sessions)
      .where(and(lte(sessions.expiresAt, now), isNull(sessions.endedAt)))
      .run()
    for (const row of living) db.insert(sessions).values(row).onConflictDoNothing().run()
    return true
  }

  /** Writes that a session has ended, or all, and who must hear of it; whether any was known. */
  #markEnded(id: string | null, now: number): boolean {
    const db = this.#db()
    const which = id === null ? ne(sessions.id, '') : eq(sessions.id, id)
    const open = db
      ?.select({ id: sessions.id })
      .from(sessions)
      .where(and(which, isNull(sessions.endedAt)))
      .all()
    if (!db || !open || open.length === 0) return false
    db.transaction((tx) => {
      tx.update(sessions).set({ endedAt: now }).where(which).run()
      tx.delete(pushes)
        .where(id === null ? undefined : eq(pushes.session, id))
        .run()
      const told = { session: id, endedAt: now, due: now }
      const admitted = tx
        .select({ table: admissions.table, until: max(admissions.until) })
        .from(admissions)
        .where(id === null ? undefined : eq(admissions.session, id))
        .groupBy(admissions.table)
        .all()
      for (const { table, until } of admitted)
        tx.insert(endings)
          .values({ ...told, table, until: (until ?? now) + socketsLast })
          .run()
      tx.delete(admissions)
        .where(id === null ? undefined : eq(admissions.session, id))
        .run()
      tx.insert(endings)
        .values({ ...told, table: null, until: now })
        .run()
    })
    return true
  }

  /** D1 has no row of these any more, so nothing need be known of them here. */
  #endedInDatabase(id: string | null, until: number): void {
    const which = id === null ? lte(sessions.endedAt, until) : eq(sessions.id, id)
    const told = id === null ? isNull(endings.session) : eq(endings.session, id)
    this.#db()?.transaction((tx) => {
      tx.delete(sessions)
        .where(and(which, isNotNull(sessions.endedAt)))
        .run()
      tx.delete(endings)
        .where(and(told, isNull(endings.table), lte(endings.endedAt, until)))
        .run()
    })
  }

  async #deliver({ session, table, endedAt }: Ending): Promise<void> {
    const { env, account } = this.#home
    if (table !== null) return tableStub(env, table).endSession(account(), session)
    await deleteSessionRows(env, account(), session, endedAt)
    this.#changes++
    this.#endedInDatabase(session, endedAt)
  }
}

const isGood = ({ expiresAt, endedAt }: Kept, now: number): boolean =>
  endedAt === null && expiresAt > now
