import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'

withBrowser()

/** Asks the API as the page's person. */
const ask = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, what]) =>
      (
        await fetch(to, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(what),
        })
      ).status,
    [path, body] as const,
  )

test('a tournament is planned, filled by its link, started, and played to its final table', async () => {
  const ada = await person()
  const bela = await person({ ...phone, locale: 'de-DE', colorScheme: 'dark' })
  const eve = await person({ ...phone, locale: 'fr-FR' })

  await ada.goto('/tournaments')
  await ada.getByText('No tournament is open').waitFor()
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('link', { name: 'Plan a tournament' }).click()
  await ada.getByText('None of the games can go on with an empty seat.').waitFor()
  await ada.getByLabel('Name of the tournament').fill('Autumn cup')
  await ada.getByLabel('What should people know?').fill('Slowly.\nOn Sundays.')
  await ada.getByLabel('Rounds', { exact: true }).fill('1')
  await ada.getByLabel('Places').fill('2')
  await ada.getByLabel('What should the others call you?').fill('Ada')
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Open registration' }).click()
  await ada.getByRole('heading', { name: 'Autumn cup' }).waitFor()
  const path = new URL(ada.url()).pathname
  await ada.getByRole('button', { name: 'Register' }).click()
  await ada.getByText('You have a place.').waitFor()
  expect(await findings(ada)).toEqual([])

  await bela.goto(path)
  await bela.getByLabel('Wie sollen die anderen dich nennen?').fill('Bela')
  await bela.getByRole('button', { name: 'Anmelden' }).click()
  await bela.getByText('Du hast einen Platz.').waitFor()
  await eve.goto(path)
  await eve.locator('.form input[name=name]').fill('Eve')
  await eve.getByRole('button', { name: 'Me mettre en attente' }).click()
  await eve.getByText('Tu es numéro 1 sur la liste d’attente.').waitFor()
  expect(await findings(eve)).toEqual([])
  await expect
    .poll(async () => {
      await eve.goto('/tournaments')
      await eve.getByRole('heading', { name: 'Ouverts à tout le monde' }).waitFor()
      return eve.locator(`main a[href="${path}"]`).count()
    })
    .toBe(1)

  await ada.reload()
  await ada.getByRole('button', { name: 'Start now' }).click()
  await ada.getByRole('button', { name: 'Yes, start now' }).click()
  await ada.locator('main').getByText('Under way').waitFor()
  const mine = (page: Page, name: string) => page.getByRole('link', { name })
  const reloaded = async (page: Page, name: string) => {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Autumn cup' }).waitFor()
    return mine(page, name).count()
  }
  await expect.poll(() => reloaded(bela, 'Runde 1: gegen Ada')).toBe(1)
  expect(await findings(bela)).toEqual([])
  await mine(bela, 'Runde 1: gegen Ada').click()
  await bela.locator('.board:not(.coming)').waitFor()
  const table = new URL(bela.url()).pathname.split('/').at(-1)

  // They end it together: a draw.
  for (const page of [ada, bela])
    expect(await ask(page, `/api/tables/${table}/wish`, { wish: 'end', on: true })).toBe(200)
  const ended = async (page: Page, words: string) => {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Autumn cup' }).waitFor()
    return page.locator('main').getByText(words).count()
  }
  await expect.poll(() => ended(bela, 'Beendet')).toBeGreaterThan(0)
  await bela.getByText('Was die Spalten bedeuten').click()
  await bela.getByText('Buchholz mit Streichwertung').waitFor()
  expect(await bela.locator('.cup-standings tbody tr').count()).toBe(2)
  await bela.getByText('Runde 1').first().click()
  // Nothing but the table's own columns is wider than a phone.
  expect(await bela.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findings(bela)).toEqual([])

  // Letters tell of it.
  await bela.goto('/letters')
  await bela.getByText('Endstand: Autumn cup').waitFor()
  await bela.getByText('Runde 1: Autumn cup').waitFor()
})

test('a club’s page leads to its tournaments', async () => {
  const ada = await person({ ...phone })
  await ada.goto('/clubs/new')
  await ada.getByLabel('What should the others call you?').fill('Ada')
  await ada.getByLabel('Name of the club').fill('Sunday village')
  await ada.getByRole('button', { name: 'Start a club' }).click()
  await ada.getByRole('heading', { name: 'Sunday village' }).waitFor()
  const club = new URL(ada.url()).pathname
  await ada.getByRole('link', { name: 'Plan a tournament' }).click()
  await ada.getByLabel('Name of the tournament').fill('Club cup')
  await ada.getByRole('radio', { name: /^Knock-out/ }).check()
  await ada.getByRole('button', { name: 'Open registration' }).click()
  await ada.getByRole('link', { name: 'Go to the club' }).waitFor()
  const listed = async () => {
    await ada.goto(club)
    await ada.getByRole('heading', { name: 'Tournaments' }).waitFor()
    return ada.getByRole('link', { name: 'Club cup' }).count()
  }
  await expect.poll(listed).toBe(1)
  await ada.getByRole('link', { name: 'Club cup' }).click()
  await ada.getByRole('button', { name: 'Cancel the tournament' }).click()
  await ada.getByRole('button', { name: 'Yes, cancel it for everybody' }).click()
  await ada.locator('main').getByText('Cancelled').waitFor()
})

test('groups are planned, drawn, and shown beside the final on a phone', async () => {
  const ada = await person({ ...phone })
  const bela = await person({ ...phone, locale: 'de-DE', colorScheme: 'dark' })
  const others = [await person(), await person({ locale: 'fr-FR' })]
  await ada.goto('/tournaments/new')
  await ada.getByLabel('Name of the tournament').fill('Group cup')
  await ada.getByRole('radio', { name: /^Groups and final/ }).check()
  await ada.getByLabel('People in a group').fill('3')
  await ada.getByLabel('Places').fill('4')
  await ada.getByLabel('What should the others call you?').fill('Ada')
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Open registration' }).click()
  await ada.getByRole('heading', { name: 'Group cup' }).waitFor()
  const path = new URL(ada.url()).pathname
  await ada.getByRole('button', { name: 'Register' }).click()
  await ada.getByText('You have a place.').waitFor()
  for (const [i, page] of [bela, ...others].entries()) {
    await page.goto(path)
    await page.locator('.form input[name=name]').fill(`Bela ${i}`)
    await page.locator('.form button[type=submit]').click()
    await page.locator('main .lead').waitFor()
  }
  await ada.reload()
  await ada.getByRole('button', { name: 'Start now' }).click()
  await ada.getByRole('button', { name: 'Yes, start now' }).click()
  await ada.getByRole('heading', { name: 'Group 2' }).waitFor()
  expect(await ada.getByRole('heading', { name: 'Standings' }).count()).toBe(0)
  await ada.getByText('What the columns mean').click()
  await ada.getByText('Still level in a group').waitFor()
  expect(await findings(ada)).toEqual([])
  const pages = [ada, bela, ...others]
  // Those of each table end it together: a draw, after which the better seed goes on.
  const endAll = async () => {
    await ada.goto(path)
    await ada.getByRole('heading', { name: 'Group cup' }).waitFor()
    const links = ada.locator('main .cup-tables a')
    for (const link of await links.all()) {
      const table = (await link.getAttribute('href'))?.split('/').at(-1)
      for (const page of pages)
        await ask(page, `/api/tables/${table}/wish`, { wish: 'end', on: true })
    }
  }
  const finals = async () => {
    await endAll()
    await bela.goto(path)
    await bela.getByRole('heading', { name: 'Group cup' }).waitFor()
    return bela.getByRole('heading', { name: 'Tabelle' }).count()
  }
  await expect.poll(finals).toBe(1)
  await bela.getByText('So werden die Plätze vergeben').click()
  await bela.getByText('Zuerst kommen alle aus dem Finale').waitFor()
  expect(await bela.getByText('im Finale', { exact: true }).count()).toBe(2)
  expect(await bela.getByText(/^Finale, Runde/).count()).toBeGreaterThan(0)
  expect(await bela.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findings(bela)).toEqual([])
})
