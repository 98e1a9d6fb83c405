import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { origin, person, phone, withBrowser } from './people.ts'
import { named, openPanel, playing, playTurn, post, tableOf, toMove } from './table.ts'

withBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const drawer = (page: Page) => openPanel(page, 'This table')

/** Waits until a page that is about to open a table hears from it by its socket. */
const tableSocket = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes('/tables/')) socket.once('framereceived', () => resolve())
    })
  })

test('a host changes the table, sends somebody away, asks them back, and cancels', async () => {
  const [ada, bela] = [await person(), await person({ ...phone, colorScheme: 'dark' })]
  await named(ada, 'Ada')
  await named(bela, 'Bela', 'de')
  const { table } = await post<{ table: { id: string } }>(ada, '/tables', {
    game: 'villagers',
    seats: 4,
  })
  await post(bela, `/tables/${table.id}/seat`)
  for (const page of [ada, bela]) await page.goto(`/t/${table.id}`)

  await button(ada, 'Change').click()
  await ada.getByRole('radio', { name: /^Settlement/ }).check()
  await ada.getByLabel('Name of the table').fill('By the pond')
  expect(await findings(ada)).toEqual([])
  await button(ada, 'Change it').click()
  await bela.getByText(/^Geändert: das Spiel und der Name/).waitFor()
  await bela.getByRole('heading', { name: 'By the pond' }).waitFor()
  expect(await findings(bela)).toEqual([])

  await button(ada, 'Remove Bela').click()
  await button(ada, 'Yes').click()
  await bela.getByText('Dein Platz wurde freigegeben.', { exact: false }).waitFor()
  await expect.poll(() => button(bela, /Platz nehmen/).count()).toBe(0)
  await button(ada, 'Ask Bela again').click()
  await button(bela, /Platz nehmen/).click()
  await button(ada, 'Remove Bela').waitFor()

  await button(ada, 'Change').click()
  await button(ada, /^Cancel the table/).click()
  await button(ada, 'Yes').click()
  for (const [page, said] of [
    [ada, 'This table was cancelled'],
    [bela, 'Dieser Tisch wurde abgesagt'],
  ] as const)
    await page.getByRole('heading', { name: said }).waitFor()
  expect(await findings(ada)).toEqual([])
})

test('a private table shows itself no more to whoever was removed, and has another link for others', async () => {
  const [ada, bela, cleo] = [await person(), await person(), await person(phone)]
  await named(ada, 'Ada')
  await named(bela, 'Bela')
  const { table } = await post<{ table: { id: string } }>(ada, '/tables', {
    ...{ game: 'villagers', seats: 3, access: 'private' },
  })
  const path = `/t/${table.id}`
  await post(bela, `/tables/${table.id}/seat`)
  // A socket that opens after the removal would be refused: Bela's is up before it.
  const isUp = tableSocket(bela)
  for (const page of [ada, bela]) await page.goto(path)
  await isUp
  const link = () => ada.getByRole('textbox', { name: 'Invite friends' }).inputValue()
  expect(await link()).toBe(`${origin}${path}`)

  await button(ada, 'Remove Bela').click()
  await button(ada, 'Yes').click()
  await bela.getByText('The host has removed you from this table.').waitFor()
  expect(await bela.getByText('Ada').count()).toBe(0)
  expect(await findings(bela)).toEqual([])
  await expect.poll(link).toMatch(/[?]key=[\w-]{22}$/)
  await ada.getByText('only this new link opens the table', { exact: false }).waitFor()

  // The address alone, as Bela has it, opens nothing signed out.
  await cleo.goto(path)
  await cleo.getByText('This private table has a new link.', { exact: false }).waitFor()
  await cleo.locator('#content').getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await findings(cleo)).toEqual([])
  await cleo.goto(await link())
  await cleo.locator('input[name=name]').fill('Cleo')
  await button(cleo, 'Take a seat').click()
  await button(ada, 'Remove Cleo').waitFor()
})

test('a pause and another pace are agreed on, and a turn goes back with consent', async () => {
  const [ada, bela, cleo] = [await person(), await person(phone), await person()]
  const path = await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  await drawer(ada)
  await button(ada, /^I would like a pause/).click()
  await bela.getByText('Ada would like a pause.').waitFor()
  // On a phone the list of moves lies over it.
  await bela.keyboard.press('Escape')
  await button(bela, 'Me too').click()
  await ada.getByText('this time does not count as waiting', { exact: false }).waitFor()
  await button(bela, 'Not any more').click()
  await button(ada, 'Not any more').click()

  await ada.getByText('Another pace', { exact: true }).click()
  await ada.getByRole('radio', { name: /^Relaxed/ }).check()
  expect(await findings(ada)).toEqual([])
  await button(ada, 'I would like this pace').click()
  await bela.getByText('Ada would like another pace.').waitFor()
  await bela.getByText('Pace: Relaxed', { exact: false }).waitFor()
  await button(bela, 'Me too').click()
  await ada.getByText('Ada would like another pace.').waitFor({ state: 'detached' })
  for (const page of [ada, bela]) {
    await page.keyboard.press('Escape')
    await playing(page)
  }

  // Somebody who comes too late looks on, or opens the same table anew.
  await cleo.goto(path)
  await cleo.locator('.board:not(.coming)').waitFor()
  await drawer(cleo)
  await cleo.getByRole('link', { name: 'Open another table like this' }).click()
  await cleo.getByRole('radio', { name: /^Relaxed/ }).waitFor()
  await expect.poll(() => cleo.getByRole('radio', { name: /^Relaxed/ }).isChecked()).toBe(true)
  await expect.poll(() => cleo.getByRole('radio', { name: /^2/ }).isChecked()).toBe(true)
  expect(await findings(cleo)).toEqual([])

  const acting = await toMove([ada, bela])
  if (!acting) throw new Error('Nobody is to move.')
  const [waiting, name] = acting === ada ? [bela, 'Ada'] : [ada, 'Bela']
  await playTurn(acting, () => 0)
  await drawer(acting)
  await button(acting, /^Take my last turn back/).click()
  await waiting.getByText(`${name} would like to take back the last turn.`).waitFor()
  await waiting.keyboard.press('Escape')
  expect(await findings(waiting)).toEqual([])
  await button(waiting, 'I agree').click()
  await openPanel(acting, 'What happened')
  await acting.locator('.log').getByText(`${name} takes back the last turn.`).waitFor()
  await acting.locator('.log-undone').first().waitFor()
  await acting.locator('.bar-mine').waitFor()
})
