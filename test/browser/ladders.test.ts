import { expect, test } from 'vitest'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { named, post } from './table.ts'
import { playThrough } from './through-api.ts'

withBrowser()

test('a rated table puts its people on the ladder, where each finds how they stand', async () => {
  const ada = await person(phone)
  const bela = await person({ locale: 'de-DE', colorScheme: 'dark' })
  await ada.goto('/')
  await named(ada, 'Ada')
  await bela.goto('/')
  await named(bela, 'Bela', 'de')
  const { table } = await post<{ table: { id: string } }>(ada, '/tables', {
    ...{ game: 'town-builder', seats: 2, access: 'link', rated: true },
  })
  await post(bela, `/tables/${table.id}/seat`, {})
  await playThrough(townBuilder, `/t/${table.id}`, [ada, bela], 2000)

  // The table tells of its end by its alarm. One's own page is not kept for strangers.
  await ada.goto('/people')
  const mine = await ada.getByRole('link', { name: 'My own page' }).getAttribute('href')
  await expect
    .poll(async () => {
      await ada.goto(`${mine}?game=town-builder`)
      await ada.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
      return ada.locator('.standing').count()
    })
    .toBe(1)
  await ada.getByRole('img', { name: /^The rating over one table/ }).waitFor()
  await ada.getByText('Compared with one person').waitFor()
  expect(await findings(ada)).toEqual([])

  await ada.getByRole('link', { name: 'Go to the ladder' }).click()
  await ada.getByText(/^Your rank is [12]\.$/).waitFor()
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Season' }).click()
  await ada.getByText(/^Quarter [1-4] of/).waitFor()
  expect(await findings(ada)).toEqual([])

  await bela.goto('/ladders?game=town-builder')
  await bela.getByRole('link', { name: 'Ada' }).click()
  await bela.getByText(/^ein Tisch zusammen/).waitFor()
  expect(await findings(bela)).toEqual([])
})
