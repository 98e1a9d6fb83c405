import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { post } from './table.ts'

/**
 * Lets hours pass at one table, as its storage tells the time: everything there happened so much earlier.
 * Somebody who sits there says a word, by which the table notices.
 */
export async function letPass(page: Page, id: string, hours: number): Promise<void> {
  const passed = await fetch(`${inject('clock')}/${id}/${hours}`, { method: 'POST' })
  expect(passed.ok, await passed.text()).toBe(true)
  await post(page, `/tables/${id}/talk`, { text: 'Good morning.', message: crypto.randomUUID() })
}
