import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'

withBrowser()

const games = ['villagers', 'my-village', 'settlement', 'town-builder']
const looks = [
  { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { locale: 'de-DE', viewport: { width: 1280, height: 800 } },
  { locale: 'de-DE', ...phone },
] as const

test.for(looks)('each page “How it plays” stands on one screen, drawn: %o', async (look) => {
  const page = await person(look)
  for (const game of games) {
    await page.goto(`/how/${game}`)
    await page.locator('.how-picture use').first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    const found = await page.evaluate(() => {
      const root = document.documentElement
      const pictures = [...document.querySelectorAll('.how-picture')]
      const missing = [...document.querySelectorAll('.how-picture use')].filter(
        (use) => !document.querySelector(use.getAttribute('href') ?? ''),
      )
      return {
        wide: root.scrollWidth - root.clientWidth,
        tall: root.scrollHeight - root.clientHeight,
        pictures: pictures.filter(({ childElementCount }) => childElementCount > 0).length,
        missing: missing.length,
        grey: getComputedStyle(document.querySelector('.how-picture') as Element)
          .getPropertyValue('--paper')
          .trim(),
      }
    })
    expect(found.wide, game).toBeLessThanOrEqual(0)
    if (look.viewport.width >= 960) expect(found.tall, game).toBeLessThanOrEqual(0)
    expect(found.pictures, game).toBe(4)
    expect(found.missing, game).toBe(0)
    expect(found.grey, game).not.toBe('')
    expect(await findings(page), game).toEqual([])
  }
})

test('the front page, the form and the gathering lead there', async () => {
  const page = await person()
  await page.goto('/')
  await page.getByRole('link', { name: /How it plays.*Settlement/ }).click()
  await page.getByRole('heading', { level: 1, name: 'How Settlement plays' }).waitFor()
  await page.getByRole('link', { name: 'Start a table' }).click()
  await page.getByRole('link', { name: /How it plays.*Settlement/ }).waitFor()
})
