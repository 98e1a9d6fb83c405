import { expect, test } from 'vitest'
import { person, withBrowser } from './people.ts'

withBrowser()

test('a browser that cannot run the app reads words', async () => {
  const page = await person()
  // As one that does not know the syntax: the module is never run.
  await page.route(/assets\/shell-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByText(/does not run in this browser/).waitFor()
  await page.getByText(/läuft in diesem Browser nicht/).waitFor()
})

test('one that can reads none of them', async () => {
  const page = await person()
  await page.goto('/')
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('load')
  expect(await page.getByText(/does not run in this browser/).count()).toBe(0)
})
