import { createSignal } from 'solid-js'

/** Something a button does over the network: once at a time, with its error to show. */
export function createAct<A extends ReadonlyArray<unknown>>(
  work: (...args: A) => Promise<unknown>,
): { run: (...args: A) => Promise<boolean>; busy: () => boolean; error: () => unknown } {
  const [busy, setBusy] = createSignal(false)
  const [error, setError] = createSignal<unknown>(null)
  return {
    busy,
    error,
    /** Says whether it was done. */
    async run(...args) {
      if (busy()) return false
      setBusy(true)
      setError(null)
      try {
        await work(...args)
        return true
      } catch (reason) {
        setError(() => reason)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
