/** The page of a table as tests in any browser find it: its parts by their selectors, and what people do there by whichever driver. */
import { expect } from 'vitest'

/** A page, as far as every driver can tell of it and press keys there. */
export interface AnyPage {
  /** Evaluates an expression in the page; its value is JSON. */
  value<T>(expression: string): Promise<T>
  key(name: 'l'): Promise<unknown>
}

/** Parts of the page. */
export const parts = {
  board: '.board:not(.coming)',
  /** The question that somebody who must act is asked. */
  asked: '.bar-mine',
  /** The moves as a list beside the board, one of them, and its groups that are folded. */
  list: '.as-list',
  move: '.move',
  folded: '.moves-group:not([open]) > summary',
  /** A move that is planned and not sent, and the button that sends. */
  planned: '.plan-step',
  send: '.bar-send',
} as const

/** Number of elements that a selector finds. */
export const count = (page: AnyPage, selector: string) =>
  page.value<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`)

export const shows = (page: AnyPage, selector: string) =>
  expect.poll(() => count(page, selector), { message: selector }).toBeGreaterThan(0)

/** Opens the list of moves of somebody who sits at the table, where it is not open. */
export async function openList(page: AnyPage): Promise<void> {
  if ((await count(page, parts.list)) === 0) await page.key('l')
  await shows(page, parts.list)
}

/**
 * Waits until the browser knows whether something lies over the page that the back key closes. A step back that is still
 * under way would end a navigation that begins before.
 */
export const lies = (page: AnyPage, isOver: boolean): Promise<void> =>
  expect.poll(() => page.value('history.state?.isOver ?? false')).toBe(isOver)
