import { createSignal } from 'solid-js'
import type { Me, MeChange } from '../../../../worker/wire/schema/me.ts'
import { changeMe, me } from '../../account/me.ts'

/**
 * Saves what is changed in the settings, one after another in the order in which it was done, so that nobody
 * waits between two clicks or loses the focus. A change is made from the person as they are by then.
 */
export function createSave() {
  const [error, setError] = createSignal<unknown>(null)
  /** Changes whenever something was not saved: what is shown must then be drawn anew, as it still is. */
  const [failures, setFailures] = createSignal({})
  /** Changes that were made here and are not answered yet, in order. */
  const [pending, setPending] = createSignal<ReadonlyArray<(person: Me) => MeChange>>([])
  let last = Promise.resolve()
  async function send(change: (person: Me) => MeChange): Promise<void> {
    const person = me()
    if (!person) return
    setError(null)
    try {
      await changeMe(change(person))
    } catch (reason) {
      setError(() => reason)
      setFailures({})
    }
  }
  return {
    error,
    failures,
    /** Account after all changes made here, as the answer to one change knows nothing of the next. */
    ahead(person: Me): Me {
      const shown = { ...person }
      for (const change of pending()) Object.assign(shown, change(shown))
      return shown
    },
    save(change: (person: Me) => MeChange): void {
      setPending((all) => [...all, change])
      last = last
        .then(() => send(change))
        .finally(() => setPending((all) => all.filter((one) => one !== change)))
    },
  }
}
