/** From a table's file to a new table with other people. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { villagers } from '../../worker/games/villagers/index.ts'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { playing, tableOf } from './table.ts'
import { playThrough, tableAt } from './through-api.ts'

withBrowser()

test('a running table is taken along as a file; somebody else opens a table at one of its turns', async () => {
  const [ada, bela] = [await person(), await person(phone)] as const
  const path = await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  await playThrough(villagers, path, [ada, bela], 4)
  await ada.goto(path.replace('/t/', '/study?table='))
  await ada.getByText('as anybody could see it').waitFor()
  expect(await findings(ada)).toEqual([])
  const saved = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Save as a file' }).click()
  const file = await readFile(await (await saved).path())
  expect(JSON.parse(file.toString()).moments).toHaveLength(5)

  const eve = await person(phone)
  await eve.goto('/study')
  await eve
    .locator('input[type=file]')
    .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: file })
  await eve.getByText('as anybody could see it').waitFor()
  await eve.keyboard.press('ArrowRight')
  await eve.locator('.bar-question').getByText('Turn 1 of 4').waitFor()
  await eve.keyboard.press('ArrowRight')
  await eve.locator('.bar-question').getByText('Turn 2 of 4').waitFor()
  await eve.getByRole('button', { name: 'Continue with others' }).click()
  await eve.getByRole('heading', { name: 'Continue from here' }).waitFor()
  expect(await findings(eve)).toEqual([])
  await eve.getByLabel('What should the others call you?').fill('Eve')
  await eve.getByRole('button', { name: 'Open the table' }).click()
  await eve.waitForURL(/\/t\//)
  await eve.getByText('stood after 2 turns').waitFor()
  expect(await findings(eve)).toEqual([])
  const next = new URL(eve.url()).pathname
  const { title, origin } = await tableAt(eve, next)
  expect(origin?.turn).toBe(2)
  expect(title).toBe('Ada’s table, from turn 2')
  const fay = await person()
  await fay.goto(next)
  await fay.getByLabel('What should the others call you?').fill('Fay')
  await fay.getByRole('button', { name: 'Take a seat' }).click()
  await playing(fay)

  // From a turn that is looked back at, without a file.
  await ada.goto(`${path}?turn=3`)
  await ada.getByRole('link', { name: 'Continue with others' }).click()
  await ada.getByRole('heading', { name: 'Continue from here' }).waitFor()
  await ada.getByText('after 3 turns').waitFor()
})
