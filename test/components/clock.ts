/**
 * Clock of component tests: time passes only while a test waits for something, and then at once. What is played on the stage for
 * seconds takes as long as its drawing, and no step of it is missed on a busy machine.
 */
import { configure } from '@solidjs/testing-library'
import { vi } from 'vitest'
import { endWait } from './uncaught.ts'

/** Timers of a page. Those that Node itself needs stay real. */
const faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'performance',
  'Date',
] as const

/** From now on timers wait for `pass`, or for the library's `waitFor` and `find…`, which looks anew after each interval. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: [...faked] })
}

/** Lets time pass once all that is being loaded has come, and what follows from that. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** Intervals in which a page that does not change is not looked at. */
const still = 10

// The library knows the fake timers of one tool only, by its name.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } })
let hasChanged = false
new MutationObserver(() => {
  hasChanged = true
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
configure({
  unstable_advanceTimersWrapper: async (advance) => {
    hasChanged = false
    try {
      await advance()
      for (let n = 0; n < still; n++) {
        await vi.dynamicImportSettled()
        if (hasChanged) break
        await advance()
      }
    } catch (error) {
      // A timer threw it, as it would throw it at the window.
      endWait(error)
    }
  },
})
