import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'

withBrowser()

test('a club is founded, joined by its link, talks, and plays at a table of its own', async () => {
  const ada = await person()
  const bela = await person({ ...phone, locale: 'de-DE', colorScheme: 'dark' })
  const eve = await person()

  await ada.goto('/clubs')
  await ada.getByRole('link', { name: 'Start a club' }).click()
  await ada.getByLabel('What should the others call you?').fill('Ada')
  await ada.getByLabel('Name of the club').fill('Sunday village')
  await ada.getByLabel('What is it about?').fill('Slowly.\nOn Sundays.')
  await ada.getByLabel('Picture').selectOption('Mill')
  await ada.getByRole('button', { name: 'Start a club' }).click()
  await ada.getByRole('heading', { name: 'Sunday village' }).waitFor()
  expect(await findings(ada)).toEqual([])
  const path = new URL(ada.url()).pathname

  await bela.goto(path)
  await bela.getByText('1 Mitglied').waitFor()
  await bela.getByLabel('Wie sollen die anderen dich nennen?').fill('Bela')
  await bela.getByRole('button', { name: 'Dem Club beitreten' }).click()
  await bela.getByLabel('Sag dem Club etwas').fill('Guten Abend!')
  await bela.getByRole('button', { name: 'Sagen' }).click()
  await bela.locator('.club-word').getByText('Guten Abend!').waitFor()
  await bela.getByText('Ich habe Zeit für eine Partie').click()
  await bela.getByRole('checkbox', { name: 'Villagers' }).check()
  await bela.getByRole('button', { name: 'Dem Club sagen' }).click()
  await bela.getByRole('button', { name: 'Keine Zeit mehr' }).waitFor()
  expect(await findings(bela)).toEqual([])

  await ada.reload()
  await ada.locator('.club-word').getByText('Guten Abend!').waitFor()
  await ada.getByText('Options for Bela').click()
  await ada.getByRole('button', { name: 'Make organiser' }).click()
  await ada.locator('.club-people').getByText('Organiser').waitFor()
  await ada.getByRole('link', { name: 'Start a club table' }).click()
  await ada.getByRole('radio', { name: /^2/ }).first().check()
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await ada.getByText('Waiting for players').waitFor()

  // Somebody who is no member is told so at the table, and may join first.
  await eve.goto(new URL(ada.url()).pathname)
  await eve.getByLabel('What should the others call you?').fill('Eve')
  await eve.getByRole('button', { name: 'Take a seat' }).click()
  await eve.getByText('Join the club first.').waitFor()

  const tables = async () => {
    await bela.goto(path)
    await bela.getByRole('heading', { name: 'Tische' }).waitFor()
    return bela.locator('main a[href^="/t/"]').count()
  }
  await expect.poll(tables).toBe(1)
  await bela.locator('main a[href^="/t/"]').first().click()
  await bela.getByRole('button', { name: 'Platz nehmen' }).click()
  await bela.locator('.board:not(.coming)').waitFor()
})
