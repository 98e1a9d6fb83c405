import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { within } from '../within.ts'
import { showFailure } from './failed.ts'
import { leaveUnpainted } from './unpainted.ts'

export const origin = inject('origin')
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const

/** Lines that a browser notes of requests that were answered with a problem, or that found no net. */
const expected = /Failed to load resource|ERR_INTERNET_DISCONNECTED/

let browser: Browser

/**
 * Declares that this test file uses a browser; one for the file, a context of its own for each person.
 * `chromium` for what needs a whole browser, such as notifications.
 */
export function withBrowser(kind: 'shell' | 'chromium' = 'shell'): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject(kind),
      timeout: within(30_000),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    })
  })
  afterAll(() => browser.close())
}

/**
 * Somebody with a browser of their own: own cookies, own storage. Errors on the
 * page, and anything the content security policy had to stop, fail the test.
 */
export async function person(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    // Changes are shown at once; tests of motion ask for it.
    reducedMotion: 'reduce',
    baseURL: origin,
    // Only the tests of being offline need it; the others watch the network without it in between.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(within(30_000))
  const page = await context.newPage()
  await leaveUnpainted(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text())
  })
  onTestFinished(async ({ task }) => {
    try {
      await showFailure(task, context.pages())
    } finally {
      await context.close()
    }
    // Thrown whole: what a comparison tells is cut short, and the stack of an error is what is needed.
    if (errors.length > 0) throw new Error(`Errors on the page:\n${errors.join('\n')}`)
  })
  return page
}
