import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { person } from './people.ts'
import { named, playing, post } from './table.ts'

/** Somebody alone at a table, whose browser has the app and the table for offline. */
export async function keeping(): Promise<{
  page: Page
  path: string
  revision: () => Promise<number>
}> {
  const page = await person({ serviceWorkers: 'allow' })
  await page.goto('/')
  await named(page, 'Ada')
  const { table } = await post<{ table: { id: string } }>(page, '/tables', {
    game: 'town-builder',
    seats: 1,
  })
  const path = `/t/${table.id}`
  await page.goto(path)
  await playing(page)
  // If a file was not to be had, the worker is installed with a later page: people who come back try again.
  await expect
    .poll(async () => {
      await page.reload()
      await playing(page)
      return page.evaluate(() => navigator.serviceWorker.controller !== null)
    })
    .toBe(true)
  // A page that was read before the worker came is read again through it.
  await page.reload()
  await playing(page)
  const revision = async () =>
    (await (await page.request.get(`/api/tables/${table.id}`)).json()).table.play.revision
  return { page, path, revision }
}
