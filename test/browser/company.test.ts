import { expect, test } from 'vitest'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { named, playing, post } from './table.ts'

withBrowser()

test('strangers meet in the lobby, play a rated table, and meet once more; then one keeps apart', async () => {
  const ada = await person()
  const bela = await person({ ...phone, locale: 'de-DE', colorScheme: 'dark' })

  await ada.goto('/lobby')
  await ada.getByRole('link', { name: 'Open a table for everybody' }).click()
  await ada.getByRole('radio', { name: /^Settlement/ }).check()
  await ada.getByRole('radio', { name: /^2/ }).first().check()
  await ada.getByRole('radio', { name: /^A turn a day/ }).check()
  await ada.getByRole('checkbox', { name: /^Rated/ }).check()
  await ada.getByLabel('Name of the table').fill('Strangers welcome')
  await ada.getByLabel('What should the others call you?').fill('Ada')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await ada.getByText('Waiting for players').waitFor()
  await expect.poll(() => ada.getByRole('button', { name: 'Seat a bot' }).count()).toBe(0)

  // Other tests lay out open tables too: what is looked for has a name of its own.
  const listed = async (game: string) => {
    await bela.goto('/lobby')
    const answered = bela.waitForResponse((answer) => answer.url().includes(`game=${game}`))
    await bela.locator('main search select').first().selectOption(game)
    return JSON.stringify(await (await answered).json())
  }
  expect(await listed('town-builder')).not.toContain('Strangers welcome')
  // A table tells the list of them a moment after it has changed.
  await expect.poll(() => listed('settlement')).toContain('Strangers welcome')
  const card = bela.getByRole('link', { name: /Strangers welcome/ })
  const said = await bela.locator('main li', { has: card }).textContent()
  for (const word of ['Settlement', 'Gewertet', 'Ein Zug am Tag', '1 Platz frei'])
    expect(said).toContain(word)
  await card.click()
  await bela.getByLabel('Wie sollen die anderen dich nennen?').fill('Bela')
  await bela.getByRole('button', { name: 'Platz nehmen' }).click()
  await Promise.all([playing(ada), playing(bela)])
  await expect.poll(() => listed('settlement')).not.toContain('Strangers welcome')

  const [first] = new URL(ada.url()).pathname.split('/').slice(-1)
  for (const page of [ada, bela])
    await post(page, `/tables/${first}/wish`, { wish: 'end', on: true })
  await bela.goto(`/t/${first}`)
  await ada.getByRole('button', { name: 'Rematch' }).click()
  await ada.getByText('Waiting for players').waitFor()
  await bela.getByRole('button', { name: 'Zur Revanche' }).click()
  await bela.waitForURL(ada.url())
  await Promise.all([playing(ada), playing(bela)])
  expect(new URL(ada.url()).pathname).not.toBe(`/t/${first}`)
  // The first player of the last game sits last this time.
  await expect.poll(() => ada.locator('.seat-name').allTextContents()).toEqual(['Bela', 'Ada'])

  const together = async () => {
    await ada.goto('/people')
    return ada.getByText(/tables? together$/).textContent()
  }
  await expect.poll(together).toMatch(/^2 tables/)
  await ada.getByRole('button', { name: 'Avoid' }).click()
  await ada.getByText('People you avoid').waitFor()
  const open = { seats: 2, access: 'open', title: 'Not for Bela' }
  await post(ada, '/tables', { game: 'settlement', ...open })
  const other = await person()
  const seenByOther = async () =>
    (await other.request.get('/api/tables?which=open&game=settlement')).text()
  await expect.poll(seenByOther).toContain('Not for Bela')
  expect(await listed('settlement')).not.toContain('Not for Bela')
})

test('finished tables are found by what one remembers of them, and saved as a file', async () => {
  const ada = await person()
  const bela = await person(phone)
  await named(ada, 'Ada')
  await named(bela, 'Bela')
  const made = async (game: string, title: string): Promise<void> => {
    const { table } = await post<{ table: TableView }>(ada, '/tables', { game, seats: 2, title })
    await post(bela, `/tables/${table.id}/seat`)
    for (const page of [ada, bela])
      await post(page, `/tables/${table.id}/wish`, { wish: 'end', on: true })
  }
  await made('villagers', 'By the lake')
  await made('settlement', 'In the hills')
  const listed = (title: string) => bela.getByRole('link', { name: new RegExp(title) })
  await expect
    .poll(async () => {
      await bela.goto('/tables/over')
      await bela.getByRole('heading', { name: 'All finished tables' }).waitFor()
      await bela.getByText('In the hills').first().waitFor()
      return listed('By the lake').count()
    })
    .toBe(1)
  await bela.getByLabel(/^Game/).selectOption('settlement')
  await listed('By the lake').waitFor({ state: 'detached' })
  await listed('In the hills').waitFor()
  await bela.getByLabel(/^Game/).selectOption('')
  await bela.getByLabel('Title or name').fill('LAKE')
  await bela.keyboard.press('Enter')
  await listed('In the hills').waitFor({ state: 'detached' })
  await listed('By the lake').waitFor()
  expect(await findings(bela)).toEqual([])
  await bela.getByLabel('Title or name').fill('nobody')
  await bela.keyboard.press('Enter')
  await bela.getByText('No finished table matches.').waitFor()
  const [file] = await Promise.all([
    bela.waitForEvent('download'),
    bela.getByRole('link', { name: 'Save as CSV' }).click(),
  ])
  expect(await file.failure()).toBe(null)
})
