/** Modules that few requests need: they are loaded at first use, so that the worker starts sooner. */

const loaders: Array<() => Promise<unknown>> = []

/**
 * Loads a module at first use and keeps it. A load under way is not shared: one object must not wait for another, which may
 * end before.
 */
export function late<T extends object>(load: () => Promise<T>): () => Promise<T> {
  let loaded: T | null = null
  const get = async () => {
    loaded ??= await load()
    return loaded
  }
  loaders.push(get)
  return get
}

/** Loads all of them. Tests do so before any object could. */
export async function loadLate(): Promise<void> {
  for (const load of loaders) await load()
}
