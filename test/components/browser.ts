/** Parts of a browser that pages use and jsdom does not have: nothing is laid out here, so nothing is measured or moved. */
import { cleanup, configure } from '@solidjs/testing-library'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { setLanguage } from '../../web/src/words/index.ts'
import { within } from '../within.ts'
import { holdTime } from './clock.ts'

/** Never calls back: no element has a size here. */
class NeverObserves {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

Object.assign(globalThis, {
  ResizeObserver: NeverObserves,
  IntersectionObserver: NeverObserves,
  // Nobody wants motion: pieces are where they belong at once.
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
})
Object.assign(document, { adoptedStyleSheets: [] })
Object.assign(screen, {
  orientation: Object.assign(new EventTarget(), { type: 'landscape-primary' }),
})
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation

configure({
  asyncUtilTimeout: within(120_000),
  // A failed query would draw the whole page, and most fail while something is waited for.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
beforeAll(() => setLanguage('en'))
beforeEach(holdTime)
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})
