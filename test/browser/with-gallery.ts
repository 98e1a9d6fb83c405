/** The built gallery and a browser for the tests of a file. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { within } from '../within.ts'
import { showFailure } from './failed.ts'
import {
  type Gallery,
  isPhone,
  newScreen,
  type Position,
  type Size,
  showPosition,
} from './gallery.ts'
import { leaveUnpainted } from './unpainted.ts'

interface Opened {
  readonly gallery: Gallery
  readonly browser: Browser
}

/** Starts a browser before the tests of a file, finds the gallery, and ends the browser after them. */
export function withGallery() {
  let opened: Opened | undefined
  const both = (): Opened => {
    if (!opened) throw new Error('The gallery is opened before the first test.')
    return opened
  }
  beforeAll(async () => {
    const [answer, browser] = await Promise.all([
      fetch(inject('gallery')),
      chromium.launch({
        executablePath: inject('shell'),
        timeout: within(30_000),
        args: ['--no-sandbox', '--disable-gpu'],
      }),
    ])
    const said = await answer.text()
    if (!answer.ok) throw new Error(said)
    opened = { gallery: { origin: said }, browser }
  }, within(180_000))
  afterAll(() => opened?.browser.close())
  const screens = new Map<'phone' | 'wide', Page>()
  afterEach(({ task }) => showFailure(task, [...screens.values()]))
  return {
    both,
    /** Shows a position on the file's one phone or its one wide screen: a new page takes twice as long. */
    async open(size: Size, position: Position): Promise<Page> {
      const { browser, gallery } = both()
      const kind = isPhone(size) ? 'phone' : 'wide'
      let page = screens.get(kind)
      if (!page || page.isClosed()) {
        page = await newScreen(browser, size)
        page.setDefaultTimeout(within(30_000))
        await leaveUnpainted(page)
        screens.set(kind, page)
      }
      const [width, height] = size
      await page.setViewportSize({ width, height })
      // Anything under the mouse is explained.
      await page.mouse.move(0, 0)
      await showPosition(page, gallery, position)
      return page
    },
  }
}
