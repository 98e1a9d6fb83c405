/**
 * What was read from a table's SQLite and not written since, so that it is not read again as long as the object is
 * in memory. Nothing but the object writes to its storage, and all of that goes by `database.ts`, which forgets here
 * what it writes.
 */
export class ReadCache {
  readonly #parts = new Map<string, Map<string, unknown>>()
  /** Counts what was written: what was made of the parts holds for as long as it stays. */
  #writes = 0

  get writes(): number {
    return this.#writes
  }

  /** A part, read at the first call. It is shared, and frozen therefore. `of`: whose, where each has their own. */
  part<T>(name: string, read: () => T, of = ''): T {
    const known = this.#parts.get(name)
    if (known?.has(of)) return known.get(of) as T
    const value = read()
    this.#keep(name, value, of)
    return value
  }

  /** Takes over a part as it has just been written. */
  put(name: string, value: unknown, of = ''): void {
    this.#writes++
    this.#keep(name, value, of)
  }

  #keep(name: string, value: unknown, of: string): void {
    const known = this.#parts.get(name) ?? new Map<string, unknown>()
    this.#parts.set(name, known.set(of, frozen(value)))
  }

  /** Forgets a part that was written, everybody's. */
  forget(name: string): void {
    this.#writes++
    this.#parts.delete(name)
  }

  /** Forgets everything, as after a transaction that was rolled back. */
  forgetAll(): void {
    this.#writes++
    this.#parts.clear()
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
