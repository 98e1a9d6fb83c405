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
  expect(await page.getByText(/does not run in this browser|too old/).count()).toBe(0)
})

test.each([
  ['Safari before 17.5', 'light-dark', 'de', /zu alt .* Safari 17\.5/],
  ['Firefox before 128', 'rgb(from', 'en', /too old .* Firefox 128/],
  ['Chrome before 125', 'round(', 'fr', /trop ancien .* Chrome 125/],
])('%s reads that it is too old, though the app runs', async (_, unknown, locale, words) => {
  const page = await person({ locale })
  await page.addInitScript((missing) => {
    const { supports } = CSS
    CSS.supports = (...said: string[]) =>
      !said.join(' ').includes(missing) && Reflect.apply(supports, CSS, said)
  }, unknown)
  await page.goto('/')
  await page.getByText(words).waitFor()
  await page.locator('h1').first().waitFor()
})
