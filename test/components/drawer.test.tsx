import { fireEvent, render, screen } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { Drawer } from '../../web/src/stage/Drawer.tsx'
import { Handle } from '../../web/src/stage/Handle.tsx'
import { type Look, type Panel, type Setting, StageContext } from '../../web/src/stage/stage.ts'

test('somebody who writes in the drawer goes on writing when something happens at the table', async () => {
  const [unread, setUnread] = createSignal(0)
  const [drawer, open] = createSignal<Panel['id'] | null>(null)
  const setting = {
    get panels(): Panel[] {
      return [{ id: 'talk', label: 'Talk', mark: `${unread()}`, body: () => <input /> }]
    },
  } as unknown as Setting
  const look = { drawer, open } as unknown as Look
  render(() => (
    <StageContext.Provider value={{ setting, look }}>
      <Drawer />
    </StageContext.Provider>
  ))
  open('talk')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  const field = screen.getByRole('textbox')
  field.focus()
  setUnread(1)
  expect(document.activeElement).toBe(field)
})

test('a button of the handle opens its part of the drawer, and closes it again', () => {
  const [drawer, open] = createSignal<Panel['id'] | null>(null)
  const panels: Panel[] = [
    { id: 'log', label: 'Log', body: () => null },
    { id: 'notes', label: 'Notes', urgent: true, body: () => null },
  ]
  const setting = { panels, since: null } as unknown as Setting
  const look = { drawer, open } as unknown as Look
  render(() => (
    <StageContext.Provider value={{ setting, look }}>
      <Handle />
    </StageContext.Provider>
  ))
  const [log, more, ...others] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  expect(others).toEqual([])
  // A panel that asks for attention and has no button of its own.
  expect(more.querySelector('.badge')).not.toBeNull()
  for (const [button, part] of [
    [log, 'log'],
    [more, 'menu'],
  ] as const) {
    fireEvent.click(button)
    expect(drawer()).toBe(part)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button)
    expect(drawer()).toBeNull()
  }
})
