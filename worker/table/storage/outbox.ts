import type { Seat } from '../../games/kernel/index.ts'
import type { Delivered, OutboxKind, OutboxRow, ParkedRow } from '../ground/outbox.ts'
import type { Database } from './database.ts'

/** A row as it is kept; `parked`: since when it is tried no more, `error`: why, missing in older rows. */
interface KeptRow extends OutboxRow {
  readonly parked: number | null
  readonly error?: string
}

/** Delay in milliseconds after which the alarm tells the lists, where nothing else has told them. */
const listLag = 60 * 60 * 1000

/**
 * Store of the calls that must still leave a table: a handful of rows, kept as one value with all else that a
 * turn changes.
 */
export class OutboxStore {
  readonly #db: Database
  /** The last id that was given: one that is just being delivered is never given again, though its row may be gone. */
  #last = 0

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * `about` tells apart what goes to one seat at one revision. A call for the lists takes the place of all others, at the
   * first of their times: they are told how the table stands then.
   */
  post(
    kind: OutboxKind,
    seat: Seat | null,
    revision: number,
    due: number,
    about = '',
    at = due,
  ): void {
    const all = this.#rows()
    this.#last = Math.max(this.#last, ...all.map(({ id }) => id)) + 1
    const taken = kind === 'index' ? all.filter(isFirstCall) : []
    const row = {
      ...{ id: this.#last, kind, seat, revision, attempts: 0, about, parked: null, at },
      due: Math.min(due, ...taken.map((one) => one.due)),
    }
    this.#put([...all.filter((one) => !taken.includes(one)), row])
  }

  /** Takes back what waits of a kind for a seat. */
  unpost(kind: OutboxKind, seat: Seat): void {
    this.#keep((row) => row.kind !== kind || row.seat !== seat)
  }

  /** Takes back the calls for the list that wait for later: it is brought up to date now. */
  unpostLists(now: number): void {
    this.#keep(({ kind, due }) => kind !== 'index' || due <= now)
  }

  /** Calls that are due, oldest first; bots last, so that nothing waits while they think. */
  due(now: number): OutboxRow[] {
    const due = this.#waiting().filter((row) => row.due <= now)
    const isBot = ({ kind }: OutboxRow) => kind === 'bot'
    return [...due.filter((row) => !isBot(row)), ...due.filter(isBot)].map(withoutParked)
  }

  /** Returns true if a call of that kind to a seat waits. */
  isPending(kind: OutboxKind, seat: Seat | null): boolean {
    return this.#waiting().some((row) => row.kind === kind && row.seat === seat)
  }

  /** Returns true if a call of that kind to no seat waits for later than a moment, until another at the latest. */
  isPendingBetween(kind: OutboxKind, after: number, until = Number.MAX_SAFE_INTEGER): boolean {
    return this.#waiting().some(
      (row) => row.kind === kind && row.seat === null && row.due > after && row.due <= until,
    )
  }

  /**
   * Time at which the alarm must ring; `null` when nothing waits. The present news for the lists goes
   * without it (`Table`): it rings `listLag` milliseconds later, if that came to nothing.
   */
  nextDue(now: number): number | null {
    const dues = this.#waiting().map((row) =>
      isFirstCall(row) && row.due <= now ? row.due + listLag : row.due,
    )
    return dues.length === 0 ? null : Math.min(...dues)
  }

  /** A call for the lists goes with the next writing: it may well be delivered again. */
  remove(id: number): void {
    const rows = this.#rows()
    const found = rows.find((row) => row.id === id)
    if (!found) return
    const kept = rows.filter((row) => row !== found)
    if (found.kind === 'index') this.#putLater(kept)
    else this.#put(kept)
  }

  postpone(id: number, attempts: number, due: number): void {
    this.#change((row) => (row.id === id ? { ...row, attempts, due } : row))
  }

  /** Keeps a row whose reader looks at the table. Its tries begin anew. */
  keepBack(id: number, kept: NonNullable<Delivered>): void {
    this.#change((row) => (row.id === id ? { ...row, ...kept, attempts: 0 } : row))
  }

  /** Has what was kept back be due at a moment, where the person it was kept back for looks no more; whether there was any. `present`: who looks. */
  release(present: () => ReadonlySet<Seat>, due: number): boolean {
    const kept = this.#waiting().filter(
      (row) => row.lookedAtBy !== undefined && row.attempts === 0 && row.due > due,
    )
    if (kept.length === 0) return false
    const looking = present()
    const isFree = (row: KeptRow) => kept.includes(row) && !looking.has(row.lookedAtBy ?? -1)
    if (!kept.some(isFree)) return false
    this.#change((row) => (isFree(row) ? { ...row, due } : row))
    return true
  }

  /** Sets a row aside with its last error: it is kept for the operator, and due no more. */
  park(id: number, attempts: number, now: number, error: string): void {
    this.#change((row) => (row.id === id ? { ...row, attempts, parked: now, error } : row))
  }

  /** Calls that were set aside, oldest first. */
  parked(): ParkedRow[] {
    return this.#rows().flatMap(({ parked, ...row }) => (parked === null ? [] : { ...row, parked }))
  }

  /** The seats whose bots were set aside. */
  stuck(): ReadonlySet<Seat> {
    return this.#db.cached('stuck', () => {
      const stuck = this.parked().filter(({ kind }) => kind === 'bot')
      return new Set(stuck.flatMap(({ seat }) => seat ?? []))
    })
  }

  /** Has what was set aside tried again at `due`, with all its attempts: all of it, or a seat's bot. */
  retry(due: number, bot: Seat | null = null): void {
    const isMeant = ({ kind, seat }: KeptRow) => bot === null || (kind === 'bot' && seat === bot)
    this.#change((row) =>
      row.parked !== null && isMeant(row)
        ? { ...withoutParked(row), parked: null, attempts: 0, due }
        : row,
    )
  }

  /** Kept in memory: one turn and the calls that follow from it ask for them some twenty times. */
  #rows(): ReadonlyArray<KeptRow> {
    return this.#db.cached('outbox', () =>
      JSON.parse(this.#db.facts<{ outbox: string }>('outbox').outbox),
    )
  }

  #waiting(): KeptRow[] {
    return this.#rows().filter(({ parked }) => parked === null)
  }

  #keep(isKept: (row: KeptRow) => boolean): void {
    const rows = this.#rows()
    const kept = rows.filter(isKept)
    if (kept.length < rows.length) this.#put(kept)
  }

  #change(act: (row: KeptRow) => KeptRow): void {
    this.#put(this.#rows().map(act))
  }

  #put(rows: ReadonlyArray<KeptRow>): void {
    this.#putLater(rows)
    this.#db.writeNow()
  }

  #putLater(rows: ReadonlyArray<KeptRow>): void {
    this.#db.setLater('stuck', { outbox: JSON.stringify(rows) })
    this.#db.cache('outbox', rows)
  }
}

/** Returns true if a call is for the lists, and has not failed yet. */
const isFirstCall = ({ kind, attempts, parked }: KeptRow): boolean =>
  kind === 'index' && attempts === 0 && parked === null

const withoutParked = ({ parked: _, error: __, ...row }: KeptRow): OutboxRow => row
