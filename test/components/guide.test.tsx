import { createRoot, createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { createGuide } from '../../web/src/stage/guide.ts'
import { villagers } from '../../worker/games/villagers/index.ts'

test('a note about waiting is told once the turn was sent, not while it lies planned', async () => {
  const [isPlanned, setPlanned] = createSignal(true)
  const guide = {
    topics: () => ['waiting'],
    notes: async () => ({ waiting: { title: 'Until your turn', text: 'Close this page.' } }),
  }
  const notes = createRoot(() => createGuide({ game: villagers, guide }, 0, () => ({}), isPlanned))
  setPlanned(false)
  await vi.waitFor(() => expect(notes.note()?.title).toBe('Until your turn'))
  setPlanned(true)
  expect(notes.note()).toBeNull()
})
