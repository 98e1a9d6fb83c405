/** One list of actions: button, menu, key and the list of keys do and say the same. */
import { fireEvent, waitFor } from '@solidjs/testing-library'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { frameActions } from '../../web/src/pages/table/actions.ts'
import { chooseKeys } from '../../web/src/stage/settings.ts'
import { createLook } from '../../web/src/stage/stage.ts'
import { showTable } from './table.tsx'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const drawer = () => all('.drawer')[0]?.dataset.drawer ?? null
const seen = () => all('.seat').findIndex((seat) => seat.classList.contains('seat-seen'))

/** A table of Villagers where a move of mine can be chosen from the list. */
async function showList(): Promise<void> {
  await showTable('?game=villagers&seats=3&moves=60&seed=28&you=0')
  if (drawer() !== 'list') press('l')
  await waitFor(() => expect(drawer()).toBe('list'))
}

test('a key does what its button does, and only while the button can be pressed', async () => {
  await showList()
  press('u')
  expect(all('.bar-undo:disabled, .bar-redo:disabled')).toHaveLength(2)
  fireEvent.click(all('.as-list .move')[0] as HTMLElement)
  await waitFor(() => expect(all('.bar-undo:enabled')).toHaveLength(1))
  press('u')
  await waitFor(() => expect(all('.bar-redo:enabled')).toHaveLength(1))
  expect(all('.bar-undo:disabled')).toHaveLength(1)
  press('r')
  await waitFor(() => expect(all('.bar-undo:enabled')).toHaveLength(1))
  press('u')
  await waitFor(() => expect(all('.bar-hint:enabled')).toHaveLength(1))
  press('h')
  await waitFor(() => expect(all('.bar-hint')[0]?.getAttribute('aria-pressed')).toBe('true'))
})

test('keys show villages and the drawer, and where single keys are off only Escape is left', async () => {
  await showList()
  press('n')
  expect(seen()).toBe(1)
  press('3')
  expect(seen()).toBe(2)
  // No such seat.
  press('5')
  expect(seen()).toBe(2)
  press('l')
  expect(drawer()).toBeNull()
  press('Escape')
  expect(seen()).toBe(0)
  press('?')
  expect(drawer()).toBe('keys')
  const shown = all('.keys-list dl > div').map((line) => line.textContent)
  expect(shown).toContain('HWhat would a good player do?')
  expect(shown).toContain('1 – 3The village of that seat')
  expect(shown).toContain('TNext table')
  expect(new Set(shown).size).toBe(shown.length)
  chooseKeys(false)
  press('n')
  expect(seen()).toBe(0)
  press('Escape')
  expect(drawer()).toBeNull()
  chooseKeys(true)
})

test('while somebody writes, or with a modifier, a key does nothing', async () => {
  await showList()
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'n' })
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true })
  expect(seen()).toBe(0)
  field.remove()
})

test('the menu lists what can be done now, each once', async () => {
  await showTable('?game=villagers&seats=3&moves=60&seed=28&you=0')
  fireEvent.click(all('.bar-more')[0] as HTMLElement)
  // The list that was open before is closed by it first.
  if (drawer() === null) fireEvent.click(all('.bar-more')[0] as HTMLElement)
  await waitFor(() => expect(drawer()).toBe('menu'))
  const items = all('.menu-item').map((item) => item.textContent)
  expect(items).toContain('Rules')
  expect(items).not.toContain('Next table')
  expect(new Set(items).size).toBe(items.length)
})

test('no key stands for two actions', () => {
  const actions = createRoot(() =>
    frameActions({ look: createLook(null), seats: 5, panels: () => [] }),
  )
  const pressed = [...actions.flatMap(({ keys = [] }) => keys), 't']
  expect(pressed).toHaveLength(17)
  expect(new Set(pressed).size).toBe(pressed.length)
})
