/** The built gallery and a browser for the tests of a file. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Gallery, openPosition, type Position, serveBuiltGallery } from './gallery.ts'

interface Opened {
  readonly gallery: Gallery
  readonly browser: Browser
}

/**
 * Serves the gallery and starts a browser before the tests of a file, and stops both after them.
 *
 * @param program which browser: a whole one, or the smaller shell without its window
 */
export function withGallery(program: 'chromium' | 'shell' = 'chromium') {
  let opened: Opened | undefined
  const both = (): Opened => {
    if (!opened) throw new Error('The gallery is opened before the first test.')
    return opened
  }
  beforeAll(async () => {
    const [gallery, browser] = await Promise.all([
      serveBuiltGallery(),
      chromium.launch({
        executablePath: inject(program),
        args: ['--no-sandbox', '--disable-gpu'],
      }),
    ])
    opened = { gallery, browser }
  }, 180_000)
  afterAll(async () => {
    await opened?.browser.close()
    await opened?.gallery.stop()
  })
  return {
    both,
    open: (size: readonly [number, number], position: Position): Promise<Page> =>
      openPosition(both().browser, both().gallery, size, position),
  }
}
