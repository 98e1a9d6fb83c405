import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { faultsOfServed } from '../markup.ts'
import { findings, ofColours } from './accessible.ts'
import { origin, person, phone, withBrowser } from './people.ts'
import { named, post, tableOf } from './table.ts'

withBrowser()

/** Ways in which people look at a page: the size and language of each; light and dark are switched on the page. */
const looks = [{ locale: 'en-GB' }, { locale: 'de-DE', ...phone }] as const

/** Faults that keep people out of a page, in light and in dark. */
async function findingsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findings(page)
  // Nothing but colours differs.
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findings(page, ofColours)
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

const paths = [
  '/',
  '/new',
  '/tables',
  '/tables/over',
  '/letters',
  '/settings',
  '/sign-in',
  '/sign-in/link#a-token-that-is-long-enough',
  '/unsubscribe?token=a-token-that-is-long-enough',
  '/about',
  '/how-answering-works',
  '/week',
  '/ladders',
  '/ladders?season=now',
  '/tournaments',
  '/tournaments/new',
  '/clubs',
  '/clubs/new',
  '/lobby',
  '/people',
  '/best',
  '/cards/town-builder?kind=judge',
  '/nobody/lives/here',
]

/** Path of a club as a stranger sees it. */
async function clubOfAnother(): Promise<string> {
  const founder = await person()
  await founder.goto('/')
  await named(founder, 'Fay')
  const { club } = await post<{ club: { id: string } }>(founder, '/clubs', {
    ...{ name: 'Sunday village', description: 'Slowly.\nOn Sundays.', admission: 'request' },
    crest: {
      ...{ shape: 'shield', division: 'pale', charge: 'mill' },
      ...{ fieldColour: 'blue', divisionColour: 'gold' },
    },
  })
  await founder.context().close()
  return `/c/${club.id}`
}

test.for(looks)('every page is accessible, speaks its language and fits: %o', async (look) => {
  const page = await person(look)
  await page.goto('/')
  await named(page, 'Ada', look.locale === 'de-DE' ? 'de' : 'en')
  for (const path of [...paths, await clubOfAnother()]) {
    const served = await page.goto(path)
    expect(await faultsOfServed((await served?.text()) ?? ''), path).toEqual([])
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang'), path).toBe(look.locale.slice(0, 2))
    expect(await findingsInBothSchemes(page), path).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

const games = ['villagers', 'my-village', 'settlement', 'town-builder']

test.for(games)('the table of %s is accessible, on a desktop and on a phone', async (game) => {
  const [ada, bela] = [await person(looks[0]), await person(looks[1])]
  await tableOf(
    [
      [ada, 'Ada'],
      [bela, 'Bela'],
    ],
    game,
  )
  for (const page of [ada, bela]) expect(await findingsInBothSchemes(page)).toEqual([])
})

test('among the games whose best plays can be looked at, the one that is shown is chosen', async () => {
  const page = await person()
  await page.goto('/best?game=settlement')
  const games = page.getByLabel('Game')
  await expect.poll(() => games.inputValue()).toBe('settlement')
  // None of them is for several players only.
  await expect.poll(() => games.locator('option').allTextContents()).not.toContain('My Village')
  await games.selectOption('villagers')
  await page.waitForURL('**/best?game=villagers')
  await expect.poll(() => games.inputValue()).toBe('villagers')
})

test('the language is switched on the page, and stays', async () => {
  const page = await person()
  await page.goto('/')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang=de]').waitFor()
  await page.goto('/about')
  await page.locator('html[lang=de]').waitFor()
})

test('a page that does not exist says so, and a table that does not exist too', async () => {
  const page = await person()
  for (const path of ['/nobody/lives/here', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/t/short']) {
    await page.goto(path)
    await page.getByText(/nobody at this address/).waitFor()
  }
})

test('a gathering table is left while what it can do without still loads', async () => {
  const page = await person()
  await page.goto('/lobby')
  await named(page, 'Ada')
  const { table } = await post<{ table: { id: string } }>(page, '/tables', {
    game: 'my-village',
    seats: 3,
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const late = /\/api\/(people|me\/ways|games)$/
  await page.route(late, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/t/${table.id}`)
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  release()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('a page is loaded anew, once, where a file that it needs is gone after a new version', async () => {
  // Not the page of a person: what is gone is an error there.
  const context = await (await person()).context().browser()?.newContext({ baseURL: origin })
  onTestFinished(() => context?.close())
  const page = await context?.newPage()
  if (!page) throw new Error('There is no page.')
  let asked = 0
  let gone = 1
  await page.route('**/assets/About-*.js', (route) =>
    asked++ < gone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'About Dorfpost' }).waitFor()
  expect(asked).toBe(2)
  // Gone for good, it is said, and the page does not go on trying.
  gone = Number.POSITIVE_INFINITY
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'fell off the shelf' }).waitFor()
  expect(asked).toBe(3)
})
