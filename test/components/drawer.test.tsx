import { render, screen } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { Drawer } from '../../web/src/stage/Drawer.tsx'
import { type Look, type Panel, RoomContext, type Setting } from '../../web/src/stage/room.ts'

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
    <RoomContext.Provider value={{ setting, look }}>
      <Drawer />
    </RoomContext.Provider>
  ))
  open('talk')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  const field = screen.getByRole('textbox')
  field.focus()
  setUnread(1)
  expect(document.activeElement).toBe(field)
})
