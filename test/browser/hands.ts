import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { passTime } from '../pass-time.ts'
import { post } from './table.ts'

/**
 * Lets hours pass at one table, as its storage tells the time: everything there happened so much earlier.
 * Somebody who sits there says a word, by which the table notices.
 */
export async function letPass(page: Page, id: string, hours: number): Promise<void> {
  passTime(inject('storage'), id, hours)
  await post(page, `/tables/${id}/talk`, { text: 'Good morning.', message: crypto.randomUUID() })
}
