/** Sentences that a screen reader hears of the others' turns. */
import { fireEvent, waitFor } from '@solidjs/testing-library'
import { expect, test, vi } from 'vitest'
import { chooseSpeed } from '../../web/src/stage/settings.ts'
import { showTable } from './table.tsx'

const motion = vi.hoisted(() => {
  const motion = { isReduced: false }
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      get matches() {
        return motion.isReduced && media.includes('reduced-motion')
      },
    }),
  )
  return motion
})

const draft = () => {
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
}

test.for([
  { how: 'with reduced motion', reduced: true, speed: 'calm' },
  { how: 'where nothing is to be played', reduced: false, speed: 'off' },
  { how: 'where turns are played on the stage', reduced: false, speed: 'quick' },
] as const)(
  'others’ turns are said in a live region that was there before, $how',
  async (given) => {
    motion.isReduced = given.reduced
    chooseSpeed(given.speed)
    const table = await showTable('?game=villagers&seats=2&moves=2&seed=1&you=0')
    const region = document.querySelector('.stage > [aria-live=polite]')
    expect(region?.textContent).toBe('')
    const { revision } = table
    draft()
    await waitFor(() => expect(table.revision).toBeGreaterThan(revision + 1))
    await waitFor(() => expect(region?.textContent).toContain('Hebamme Frida drafts'))
    expect(region?.isConnected).toBe(true)
    // Each is said once.
    expect(document.querySelectorAll('.stage [aria-live] [aria-live]')).toHaveLength(0)
    chooseSpeed('calm')
  },
)
