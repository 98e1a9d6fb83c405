import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { person, phone, withBrowser } from './people.ts'
import { named, playing, tableOf } from './table.ts'

withBrowser()

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

const looks = [
  { colorScheme: 'light', locale: 'en-GB' },
  { colorScheme: 'dark', locale: 'de-DE' },
  { colorScheme: 'light', locale: 'de-DE', ...phone },
  { colorScheme: 'dark', locale: 'en-GB', ...phone },
] as const

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
  '/cards/town-builder?kind=judge',
  '/nobody/lives/here',
]

test.for(looks)('every page is accessible, speaks its language and fits: %o', async (look) => {
  const page = await person(look)
  await page.goto('/')
  await named(page, 'Ada', look.locale === 'de-DE' ? 'de' : 'en')
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang'), path).toBe(look.locale.slice(0, 2))
    expect(await findings(page), path).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

const games = ['villagers', 'my-village', 'settlement', 'town-builder']

test.for(games.flatMap((game) => looks.map((look) => [game, look] as const)))(
  'the table of %s is accessible: %o',
  async ([game, look]) => {
    const ada = await person(look)
    const bela = await person()
    await tableOf(
      [
        [ada, 'Ada'],
        [bela, 'Bela'],
      ],
      game,
    )
    await playing(ada)
    expect(await findings(ada)).toEqual([])
  },
)

test('among the games whose best plays can be looked at, the one that is shown is marked', async () => {
  const page = await person()
  await page.goto('/best?game=settlement')
  const marked = page.locator('.tabs [aria-current="page"]')
  await expect.poll(() => marked.allTextContents()).toEqual(['Settlement'])
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
