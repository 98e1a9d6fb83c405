/** Words of a phone's bar while the turn of another is played on the stage. */
import { fireEvent, waitFor } from '@solidjs/testing-library'
import { expect, test, vi } from 'vitest'
import { showTable } from './table.tsx'

// Events are played one after another, on a screen as narrow as a phone's.
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(width < 960px)' }),
  ),
)

test('a turn is told in the bar of a phone, where it hides nothing, and a tap there ends it', async () => {
  await showTable('?game=villagers&seats=2&moves=2&seed=1&you=0')
  const region = document.querySelector('.bar-said')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.textContent).toBe('')
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.bar .said')?.textContent).toMatch(/^Hebamme/))
  expect(document.querySelector('.bar-said')).toBe(region)
  expect(document.querySelectorAll('.said')).toHaveLength(1)
  expect(document.querySelector('.bar-question')?.closest('.quiet')).not.toBeNull()
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.said')).toBeNull())
  expect(document.querySelector('.bar-question')?.closest('.quiet')).toBeNull()
})
