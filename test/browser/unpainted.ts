/**
 * Pages that are not painted: painting takes much of a browser's time, and nothing that tests measure needs it. Wholly
 * clear things are not seen at all, so these are nearly so.
 */
import type { Page } from 'playwright-core'

/** Runs in the page. */
function hide(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html:not([data-painted]) { opacity: 0.0001 !important; }')
  document.adoptedStyleSheets = [sheet]
}

/** Keeps what is opened on a page from being painted. */
export async function leaveUnpainted(page: Page): Promise<void> {
  await page.addInitScript(hide)
}

/** Has a page painted as long as something looks at its colours. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.documentElement.setAttribute('data-painted', ''))
  try {
    return await look()
  } finally {
    await page.evaluate(() => document.documentElement.removeAttribute('data-painted'))
  }
}
