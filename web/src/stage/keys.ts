import { onCleanup } from 'solid-js'
import { type Action, type ActionId, idOfKey } from './actions.ts'
import { type Room, useRoom } from './room.ts'
import { settings } from './settings.ts'

/** Returns true if somebody is writing, or a dialog lies above the table. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog:modal') !== null

/** Actions of the frame itself: its drawer, and whose village stands on the stage. */
function actionsOf({ setting, look }: Room): Action[] {
  const has = (id: 'list' | 'keys') => setting.panels.some((panel) => panel.id === id)
  const toggle = (id: 'list' | 'keys') => look.open(look.drawer() === id ? null : id)
  return [
    {
      id: 'close',
      run: () => (look.drawer() === null ? look.lookAt(look.home) : look.open(null)),
    },
    { id: 'next-village', run: () => look.lookAt((look.seat() + 1) % setting.seats) },
    {
      id: 'village',
      run(key) {
        const seat = Number(key) - 1
        if (seat < setting.seats) look.lookAt(seat)
      },
    },
    { id: 'list', when: () => has('list'), run: () => toggle('list') },
    { id: 'keys', when: () => has('keys'), run: () => toggle('keys') },
  ]
}

/**
 * The keys of the frame: each does the action that the list of actions has it for, where one is on offer
 * and can be done now. Escape works even where single keys are switched off.
 */
export function useKeys(): void {
  const room = useRoom()
  const { setting, look } = room
  const own = actionsOf(room)
  const ready = (id: ActionId) =>
    [...own, ...setting.actions].find((action) => action.id === id && (action.when?.() ?? true)) ??
    look.ready(id)
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (isBusy(event.target)) return
    const key = event.key.toLowerCase()
    const id = idOfKey(key)
    if (id === undefined || !(settings.keys() || id === 'close')) return
    const action = ready(id)
    if (!action) return
    action.run(key)
    // Escape goes on to what the browser and others do with it.
    if (id !== 'close') event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  onCleanup(() => removeEventListener('keydown', onKeyDown))
}
