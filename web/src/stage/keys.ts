import { onCleanup } from 'solid-js'
import { useRoom } from './room.ts'
import { settings } from './settings.ts'

/** The buttons that a key presses. */
const letters: Readonly<Record<string, string>> = {
  u: '.bar-undo, .bench-undo',
  r: '.bar-redo',
  s: '.bar-send:not(.bar-pass)',
  h: '.bar-hint',
  '+': '.b-zoom-in',
  '-': '.b-zoom-out',
  '0': '.b-zoom-fit',
}

/** Whether somebody is writing, or a dialog lies above the table. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog:modal') !== null

/**
 * The keys of the frame: Escape closes the drawer, then brings my own village back; letters press
 * the bar's buttons, plus, minus and zero zoom, numbers show the villages, L the moves as a list, T goes to the next table that
 * waits, and a question mark shows this list.
 */
export function useKeys(): void {
  const { setting, look } = useRoom()
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (isBusy(event.target)) return
    const key = event.key.toLowerCase()
    if (key === 'escape') {
      if (look.drawer() !== null) look.open(null)
      else look.lookAt(look.home)
      return
    }
    if (!settings.keys()) return
    if (key === 'l' && setting.panels.some(({ id }) => id === 'list'))
      look.open(look.drawer() === 'list' ? null : 'list')
    else if (key === '?') look.open(look.drawer() === 'keys' ? null : 'keys')
    else if (key === 't' && setting.next) setting.next()
    else if (key === 'n') look.lookAt((look.seat() + 1) % setting.seats)
    else if (/^[1-9]$/.test(key) && Number(key) <= setting.seats) look.lookAt(Number(key) - 1)
    else if (letters[key])
      document.querySelector<HTMLElement>(`:is(${letters[key]}):not(:disabled)`)?.click()
    else return
    event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  onCleanup(() => removeEventListener('keydown', onKeyDown))
}
