import { createEffect, createSignal, on, onCleanup } from 'solid-js'

/**
 * Tells whether a button was pressed once, and asks back now. It no longer does once something else is pressed or focused.
 *
 * @param changes differs when what would be done differs
 */
export function createSure(changes: () => unknown, button: () => HTMLElement | undefined) {
  const [sure, setSure] = createSignal(false)
  createEffect(on(changes, () => setSure(false)))
  createEffect(() => {
    if (!sure()) return
    const forget = ({ target }: Event) => {
      if (!(target instanceof Node && button()?.contains(target))) setSure(false)
    }
    for (const elsewhere of ['pointerdown', 'focusin']) {
      addEventListener(elsewhere, forget)
      onCleanup(() => removeEventListener(elsewhere, forget))
    }
  })
  return [sure, setSure] as const
}
