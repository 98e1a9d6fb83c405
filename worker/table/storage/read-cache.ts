/**
 * What was read from a table's SQLite and not written since, so that one request does not read it
 * again and again. It lasts until the reader's next `await`, and no longer: then others may write.
 */
export class ReadCache {
  readonly #parts = new Map<string, unknown>()

  /** A part, read at the first call. It is shared, and frozen therefore. */
  part<T>(name: string, read: () => T): T {
    if (!this.#parts.has(name)) this.put(name, read())
    return this.#parts.get(name) as T
  }

  /** Takes over a part as it has just been written. */
  put(name: string, value: unknown): void {
    if (this.#parts.size === 0) queueMicrotask(() => this.forgetAll())
    this.#parts.set(name, frozen(value))
  }

  /** Forgets a part that was written. */
  forget(name: string): void {
    this.#parts.delete(name)
  }

  /** Forgets everything, as after a transaction that was rolled back. */
  forgetAll(): void {
    this.#parts.clear()
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
