import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseAsList } from '../../web/src/stage/settings.ts'
import { leaveTable, showTable } from './table.tsx'

const position = '?game=town-builder&seats=2&moves=24&seed=1&you=0'

beforeEach(() => chooseAsList(true))
afterEach(() => {
  vi.restoreAllMocks()
  chooseAsList(false)
})

const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })
const isPlanned = () => waitFor(() => expect(undo().disabled).toBe(false))

/** Plans the first move of the list. */
async function planOne(): Promise<void> {
  const list = await screen.findByRole('region', { name: 'Moves' })
  fireEvent.click(list.querySelector('button') as HTMLElement)
  await isPlanned()
}

/** The page is hidden, as when its tab or app is left. */
function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
}

/** Nothing is kept on this device. */
function anotherDevice(): void {
  leaveTable()
  localStorage.clear()
  sessionStorage.clear()
}

test('a plan made on one device is there on another, once the page was left or hidden', async () => {
  const table = await showTable(position)
  await planOne()
  expect(table.draft).toBeNull()
  hidePage()
  await waitFor(() => expect(table.draft?.moves).toHaveLength(1))
  anotherDevice()
  await showTable(position, table)
  await isPlanned()
  fireEvent.click(undo())
  await waitFor(() => expect(undo().disabled).toBe(true))
  leaveTable()
  await waitFor(() => expect(table.draft?.moves).toEqual([]))
  anotherDevice()
  await showTable(position, table)
  expect(undo().disabled).toBe(true)
})

test('the newer of two devices’ drafts is taken up, and what only this device has is kept at the table', async () => {
  const table = await showTable(position)
  await planOne()
  leaveTable()
  await waitFor(() => expect(table.draft?.moves).toHaveLength(1))
  const mine = table.draft
  // Another device took all of it back before this one planned: the newer counts.
  table.draft = mine && { ...mine, moves: [], at: mine.at - 1000 }
  await showTable(position, table)
  await isPlanned()
  leaveTable()
  await waitFor(() => expect(table.draft?.moves).toEqual(mine?.moves))
  // And after it.
  table.draft = mine && { ...mine, moves: [], at: mine.at + 1000 }
  await showTable(position, table)
  expect(undo().disabled).toBe(true)
})

test('a plan that a tab took back stays so, though the table does not know of that yet', async () => {
  const table = await showTable(position)
  await planOne()
  leaveTable()
  await waitFor(() => expect(table.draft?.moves).toHaveLength(1))
  const before = table.draft
  await showTable(position, table)
  await isPlanned()
  fireEvent.click(undo())
  leaveTable()
  await waitFor(() => expect(table.draft?.moves).toEqual([]))
  // The table was read again before it heard of the change.
  table.draft = before
  await showTable(position, table)
  expect(undo().disabled).toBe(true)
  leaveTable()
  await waitFor(() => expect(table.draft?.moves).toEqual([]))
})

test('a turn that is sent soon is never kept at the table', async () => {
  const table = await showTable(position)
  const asked = vi.spyOn(window, 'fetch')
  const { revision } = table
  for (let count = 0; count < 40 && table.revision === revision; count++) {
    const send = document.querySelector<HTMLButtonElement>('.bar-send')
    if (send && !send.disabled) {
      fireEvent.click(send)
      await waitFor(() => expect(document.querySelector('.bar-send[aria-busy=true]')).toBeNull())
    } else await planOne()
  }
  expect(table.revision).toBeGreaterThan(revision)
  leaveTable()
  const paths = asked.mock.calls.map(([path]) => String(path))
  expect(paths.filter((path) => path.endsWith('/turns')).length).toBeGreaterThan(0)
  expect(paths.filter((path) => path.endsWith('/draft'))).toEqual([])
})
