/**
 * Cache of what was read from a table's SQLite and not written since, so that it is not read again as long as the
 * object is in memory. Nothing but the object writes to its storage, and all of that goes by `database.ts`, which
 * forgets here what it writes.
 */
export class ReadCache {
  readonly #parts = new Map<string, Map<string, unknown>>()
  /** Values made of the parts, by name: they hold until anything is written. */
  readonly #made = new Map<string, unknown>()

  /**
   * Returns what `make` makes of the parts, and of nothing else, neither the clock nor who looks: made at the
   * first call after a writing.
   */
  made<T>(name: string, make: () => T): T {
    if (this.#made.has(name)) return this.#made.get(name) as T
    const value = make()
    this.#made.set(name, value)
    return value
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
    this.#made.clear()
    this.#keep(name, value, of)
  }

  #keep(name: string, value: unknown, of: string): void {
    const known = this.#parts.get(name) ?? new Map<string, unknown>()
    this.#parts.set(name, known.set(of, frozen(value)))
  }

  /** Forgets a part that was written, everybody's; `null`: what was written is not cached. */
  forget(name: string | null): void {
    this.#made.clear()
    if (name !== null) this.#parts.delete(name)
  }

  /** Forgets everything, as after a transaction that was rolled back. */
  forgetAll(): void {
    this.#made.clear()
    this.#parts.clear()
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
