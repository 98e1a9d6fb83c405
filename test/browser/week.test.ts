import { expect, test } from 'vitest'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { playThrough } from './through-api.ts'

withBrowser()

/** More turns than a game alone has. */
const enough = 400

test('two people play the week’s deal; neither sees the other’s way before their own is over', async () => {
  const ada = await person()
  const bela = await person({ ...phone, locale: 'de-DE', colorScheme: 'dark' })
  await ada.goto('/')
  await ada.locator('.front-week').getByRole('link', { name: 'Deal of the week' }).click()
  await ada.getByRole('heading', { name: 'Town Builder' }).waitFor()
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('button', { name: /Play this deal ?: Town Builder/ }).click()
  await ada.getByLabel('What should we call you?').fill('Ada')
  await ada.getByRole('button', { name: /Play this deal ?: Town Builder/ }).click()
  await ada.waitForURL(/\/t\//)
  await ada.locator('.board:not(.coming)').waitFor()
  // Nobody is advised here.
  expect(await ada.locator('.bar-hint').count()).toBe(0)
  const mine = new URL(ada.url()).pathname
  expect(await playThrough(townBuilder, mine, [ada], enough)).toBeLessThan(enough)

  // At the end the seal stays; the card shows the place of the game.
  await ada.reload()
  await ada.locator('.end-more-button').click()
  await ada.getByText('The deal stays sealed until').waitFor()
  expect(await ada.getByRole('button', { name: 'Verify this game' }).count()).toBe(0)
  await ada.locator('.ending').getByRole('button', { name: 'Postcard' }).click()
  await ada
    .getByRole('dialog')
    .getByText(/\/week\/\d{4}-W\d\d\?game=town-builder$/)
    .waitFor()
  await ada.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await ada.locator('.end-more-button').click()
  await ada.getByRole('link', { name: 'Results and other people’s games' }).click()
  await ada.locator('.week-asked .week-mine').getByText('you').waitFor()
  const link = ada.url()

  // A friend by the link: how many have finished, and no more.
  await bela.goto(link)
  await bela.locator('.week-asked').getByText('Eine Person ist damit fertig.').waitFor()
  expect(await bela.getByText('Ada').count()).toBe(0)
  await bela.goto(`${link}&with=anybody`)
  await bela.locator('.week-asked').waitFor()
  await bela.goto(mine)
  await bela.getByText('Diese Partie ist versiegelt').waitFor()
  await bela.goto(link)
  const begin = bela.getByRole('button', { name: /Diese Partie spielen ?: Town Builder/ })
  await begin.click()
  await bela.getByLabel('Wie sollen wir dich nennen?').fill('Bela')
  await begin.click()
  await bela.waitForURL(/\/t\//)
  await playThrough(townBuilder, new URL(bela.url()).pathname, [bela], enough)

  await expect
    .poll(async () => {
      await bela.goto(link)
      await bela.locator('.week-asked').waitFor()
      return bela.getByRole('link', { name: /Mit Ada vergleichen/ }).count()
    })
    .toBe(1)
  expect(await findings(bela)).toEqual([])
  await bela.getByRole('link', { name: /Mit Ada vergleichen/ }).click()
  await bela.getByText('Deine Partie und die von Ada').waitFor()
  await bela.getByRole('button', { name: 'Nächster Zug' }).click()
  await bela.getByText(/^Zug 2 von /).waitFor()
  await expect.poll(() => bela.locator('.week-village img').count()).toBe(2)
  expect(await findings(bela)).toEqual([])
})
