/** A tournament's own storage: read as a whole, and written in transactions. */
import { asc, eq, lte, min } from 'drizzle-orm'
import { type DrizzleSqliteDODatabase, drizzle } from 'drizzle-orm/durable-sqlite'
import { isShaped, runSteps } from '../steps.ts'
import type { Call, CallRow } from './outbox.ts'
import { entrants, facts, outbox, rounds, tables } from './schema.ts'
import type { EntrantRow, Facts, RoundRow, State, TableRow } from './state.ts'
import { steps } from './steps.ts'

/** A table that is made asks for each of its people in two other places. */
const mostAtOnce = 40

/** The rows with one of them changed. */
const changed = <T>(rows: ReadonlyArray<T>, isIt: (row: T) => boolean, change: Partial<T>): T[] =>
  rows.map((row) => (isIt(row) ? { ...row, ...change } : row))

export class Store {
  readonly #db: DrizzleSqliteDODatabase
  /** State that was read and not written since. */
  #state: State | null = null

  private constructor(storage: DurableObjectStorage) {
    runSteps(storage, steps, 'tournaments')
    this.#db = drizzle(storage)
  }

  /** The storage as it was left; `null`: there is no tournament. */
  static open(storage: DurableObjectStorage): Store | null {
    return isShaped(storage) ? new Store(storage) : null
  }

  static create(storage: DurableObjectStorage, made: Facts): Store {
    const store = new Store(storage)
    store.#db
      .insert(facts)
      .values({ one: 1, ...made })
      .run()
    return store
  }

  state(): State {
    this.#state ??= this.#read()
    return this.#state
  }

  #read(): State {
    const found = this.#db.select().from(facts).get()
    if (!found) throw new Error('A tournament has its facts.')
    const { one: _, ...kept } = found
    return {
      facts: kept,
      entrants: this.#db.select().from(entrants).orderBy(asc(entrants.number)).all(),
      rounds: this.#db.select().from(rounds).orderBy(asc(rounds.round)).all(),
      tables: this.#db.select().from(tables).orderBy(asc(tables.round), asc(tables.number)).all(),
    }
  }

  /** Does all of it, or nothing where it throws. */
  transact<T>(act: () => T): T {
    try {
      return this.#db.transaction(act)
    } catch (error) {
      this.#state = null
      throw error
    }
  }

  /** Changes the state that was read as the storage: reading a thousand people anew for each table of a round would take most of its time. */
  #keep(change: (state: State) => Partial<State>): void {
    if (this.#state) this.#state = { ...this.#state, ...change(this.#state) }
  }

  putFacts(change: Partial<Facts>): void {
    this.#db.update(facts).set(change).run()
    this.#keep(({ facts }) => ({ facts: { ...facts, ...change } }))
  }

  enter(account: string, name: string, now: number): void {
    this.#state = null
    this.#db.insert(entrants).values({ account, name, at: now }).run()
  }

  putEntrant(number: number, change: Partial<EntrantRow>): void {
    this.#db.update(entrants).set(change).where(eq(entrants.number, number)).run()
    this.#keep((state) => ({
      entrants: changed(state.entrants, (one) => one.number === number, change),
    }))
  }

  dropEntrants(numbers: ReadonlyArray<number>): void {
    this.#state = null
    for (const number of numbers) this.#db.delete(entrants).where(eq(entrants.number, number)).run()
  }

  addRound(round: RoundRow, its: ReadonlyArray<TableRow>): void {
    this.#state = null
    this.#db.insert(rounds).values(round).run()
    for (const table of its) this.#db.insert(tables).values(table).run()
  }

  addTable(table: TableRow): void {
    this.#db.insert(tables).values(table).run()
    this.#keep((state) => ({ tables: [...state.tables, table] }))
  }

  putRound(round: number, change: Partial<RoundRow>): void {
    this.#state = null
    this.#db.update(rounds).set(change).where(eq(rounds.round, round)).run()
  }

  putTable(id: string, change: Partial<TableRow>): void {
    this.#db.update(tables).set(change).where(eq(tables.id, id)).run()
    this.#keep((state) => ({ tables: changed(state.tables, (one) => one.id === id, change) }))
  }

  post(call: Call, due: number): void {
    this.#db.insert(outbox).values({ call, due, attempts: 0 }).run()
  }

  /** Calls that are due, in their order: as many as one alarm may make, as the platform counts them. */
  due(now: number): CallRow[] {
    return this.#db
      .select()
      .from(outbox)
      .where(lte(outbox.due, now))
      .orderBy(asc(outbox.id))
      .limit(mostAtOnce)
      .all()
  }

  nextCall(): number | null {
    return (
      this.#db
        .select({ due: min(outbox.due) })
        .from(outbox)
        .get()?.due ?? null
    )
  }

  removeCall(id: number): void {
    this.#db.delete(outbox).where(eq(outbox.id, id)).run()
  }

  postpone(id: number, attempts: number, due: number): void {
    this.#db.update(outbox).set({ attempts, due }).where(eq(outbox.id, id)).run()
  }
}
