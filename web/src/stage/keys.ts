import { onCleanup } from 'solid-js'
import { isReady } from './actions.ts'
import { settings } from './settings.ts'
import { useStage } from './stage.ts'

/** Returns true if somebody is writing, or a dialog lies above the table. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog:modal') !== null

/**
 * The keys of the frame: each does the action that the list of actions has it for, where that can be done
 * now. Escape works even where single keys are switched off.
 */
export function useKeys(): void {
  const { setting } = useStage()
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (isBusy(event.target)) return
    const key = event.key.toLowerCase()
    const action = setting.actions.find((one) => one.keys?.includes(key) && isReady(one))
    if (!action || !(settings.keys() || action.id === 'close')) return
    action.run(key)
    // Escape goes on to what the browser and others do with it.
    if (action.id !== 'close') event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  onCleanup(() => removeEventListener('keydown', onKeyDown))
}
