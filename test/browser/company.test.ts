import { expect, test } from 'vitest'
import { person, phone, withBrowser } from './people.ts'
import { playing, post } from './table.ts'

withBrowser()

test('strangers meet in the lobby, play a rated table, and meet once more; then one keeps apart', async () => {
  const ada = await person()
  const bela = await person({ ...phone, locale: 'de-DE', colorScheme: 'dark' })

  await ada.goto('/lobby')
  await ada.getByRole('link', { name: 'Lay out an open table' }).click()
  await ada.getByRole('radio', { name: /^Settlement/ }).check()
  await ada.getByRole('radio', { name: /^2/ }).first().check()
  await ada.getByRole('radio', { name: /^A turn a day/ }).check()
  await ada.getByRole('checkbox', { name: /^Rated/ }).check()
  await ada.getByLabel('Name of the table').fill('Strangers welcome')
  await ada.getByLabel('What should the others call you?').fill('Ada')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await ada.getByText('The table gathers its players').waitFor()
  await expect.poll(() => ada.getByRole('button', { name: 'Seat a bot' }).count()).toBe(0)

  // Other tests lay out open tables too: what is looked for has a name of its own.
  const listed = async (game: string) => {
    await bela.goto('/lobby')
    const answered = bela.waitForResponse((answer) => answer.url().includes(`game=${game}`))
    await bela.getByLabel('Spiel').selectOption(game)
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
  await ada.getByRole('button', { name: 'Once more, with the same people' }).click()
  await ada.getByText('The table gathers its players').waitFor()
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
  await ada.getByRole('button', { name: 'Keep apart' }).click()
  await ada.getByText('You keep apart').waitFor()
  const open = { seats: 2, access: 'open', title: 'Not for Bela' }
  await post(ada, '/tables', { game: 'settlement', ...open })
  const other = await person()
  const seenByOther = async () =>
    (await other.request.get('/api/tables?which=open&game=settlement')).text()
  await expect.poll(seenByOther).toContain('Not for Bela')
  expect(await listed('settlement')).not.toContain('Not for Bela')
})
