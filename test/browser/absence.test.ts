import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Letter } from '../../worker/wire/schema/letters.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { findings } from './accessible.ts'
import { letPass } from './hands.ts'
import { origin, person, phone, withBrowser } from './people.ts'
import { casual, lies, named, openPanel, playing, playTurn, post, toMove } from './table.ts'

withBrowser()

const pace = { start: 28, perTurn: 14, cap: 42, late: 'ask' }

/** A running table of Villagers with a pace; both have it open. */
async function pacedTable(ada: Page, bela: Page, bank = pace): Promise<string> {
  await named(ada, 'Ada')
  await named(bela, 'Bela')
  const { table } = await post<{ table: { id: string } }>(ada, '/tables', {
    game: 'villagers',
    seats: 2,
    pace: bank,
  })
  await post(bela, `/tables/${table.id}/seat`)
  for (const page of [ada, bela]) {
    await page.goto(`/t/${table.id}`)
    await playing(page)
  }
  return table.id
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Presses a button that asks back, and says yes. */
async function surely(page: Page, name: RegExp): Promise<void> {
  await button(page, name).click()
  await button(page, 'Yes').click()
}
const drawer = (page: Page) => openPanel(page, 'This table')
/** Waits until the log says something, and closes the drawer. */
async function logged(page: Page, text: string): Promise<void> {
  await openPanel(page, 'What happened')
  await page.locator('.log').getByText(text).waitFor()
  await page.keyboard.press('Escape')
  await lies(page, false)
}

test('a pace is chosen for a table, and told where people gather', async () => {
  const ada = await person(phone)
  await named(ada, 'Ada')
  await ada.goto('/new')
  await ada.getByRole('radio', { name: /^Custom/ }).check()
  await ada.getByLabel('To begin with (hours)').fill('10')
  await ada.getByLabel('More with every turn (hours)').fill('2')
  await ada.getByLabel('Saved up at most (hours)').fill('12')
  await ada.getByLabel('When somebody’s time is up').selectOption('a bot plays this turn for them')
  expect(await findings(ada)).toEqual([])
  await button(ada, 'Open the table').click()
  await ada
    .getByText(
      'Pace: Custom (10 hours to begin with, 2 hours more with every turn, 12 hours at most',
      {
        exact: false,
      },
    )
    .waitFor()
  await ada.getByText('When time is up, a bot plays this turn for them.').waitFor()
})

test('without a clock the days of waiting are chosen, and told where people gather', async () => {
  const ada = await person(phone)
  await named(ada, 'Ada')
  await ada.goto('/new')
  const days = ada.getByLabel('Wait for somebody (days)')
  await expect.poll(() => days.inputValue()).toBe('7')
  await ada.getByText('Nothing happens by itself.', { exact: false }).waitFor()
  await days.fill('3')
  expect(await findings(ada)).toEqual([])
  await button(ada, 'Open the table').click()
  await ada
    .getByText('No clock. When somebody has not played for 3 days, the others decide how to go on.')
    .waitFor()
  await ada.getByRole('button', { name: 'Deutsch' }).first().click()
  await ada
    .getByText('Ohne Uhr. Wenn jemand 3 Tage lang nicht gespielt hat', { exact: false })
    .waitFor()
})

test('somebody who left for good is replaced by somebody new, who follows a link and plays on', async () => {
  const [ada, bela] = [await person(), await person()]
  const id = await pacedTable(ada, bela)
  const gone = await bela.request.delete('/api/me', { headers: { origin } })
  expect(gone.ok()).toBe(true)
  await ada.getByRole('heading', { name: 'A player has left for good' }).waitFor()
  expect(await findings(ada)).toEqual([])
  await button(ada, /^Somebody new takes the seat/).click()
  const link = await ada.getByLabel('Link to the seat').inputValue()
  expect(link).toContain(`/t/${id}#seat=1.`)

  const cleo = await person(phone)
  await cleo.goto(link)
  await cleo.getByRole('heading', { name: 'N. N.’s seat is free for you' }).waitFor()
  await cleo.getByLabel('What should the others call you?').fill('Cleo')
  expect(await findings(cleo)).toEqual([])
  await button(cleo, 'Take the seat').click()
  // The table is drawn anew for the new owner of the seat; until then she looks on at it.
  await cleo.locator('.seat-me').first().waitFor()
  await playing(cleo)
  await cleo.keyboard.press('Escape')
  await logged(cleo, 'Cleo is new here and takes over the seat.')
  await expect.poll(() => new URL(cleo.url()).hash).toBe('')
  await logged(ada, 'Cleo is new here and takes over the seat.')
  await expect.poll(() => ada.getByRole('heading', { name: 'A player has left' }).count()).toBe(0)

  const choose = casual()
  for (let turn = 0; turn < 4; turn++) {
    const page = await toMove([ada, cleo])
    if (page) await playTurn(page, choose)
  }

  // The link was good once.
  const dora = await person()
  await dora.goto(link)
  await dora.getByText('This seat is no longer open').waitFor()
})

test('time is given, clocks are paused, a bot stands in, and the end is agreed on', async () => {
  const [ada, bela] = [await person(), await person(phone)]
  await pacedTable(ada, bela)
  const acting = await toMove([ada, bela])
  if (!acting) throw new Error('Nobody is to move.')
  const waiting = acting === ada ? bela : ada
  const name = acting === ada ? 'Ada' : 'Bela'
  await acting.getByText(/^You have until .*, your time\.$/).waitFor()

  await drawer(waiting)
  await button(waiting, `Give ${name} one more day`).click()
  await waiting.getByText(`You gave ${name} one more day.`).waitFor()
  await logged(acting, `gives ${name} one more day.`)

  await button(waiting, /^I would like a pause/).click()
  await acting.getByText('would like a pause.').waitFor()
  await button(acting, 'Me too').click()
  await waiting.getByText('The clocks stand still as long as more than half want it.').waitFor()
  expect(await findings(waiting)).toEqual([])
  await button(acting, 'Not any more').click()
  await logged(waiting, 'The clocks run again.')

  await drawer(acting)
  await surely(acting, /^Hand my seat to a bot/)
  await acting.getByText('A bot plays in your place.').waitFor()
  await logged(waiting, `${name} hands the seat to a bot.`)
  await button(acting, 'Take my seat back').click()
  await logged(waiting, `${name} is back.`)

  await drawer(acting)
  await surely(acting, /^I would like to end the game here/)
  await waiting.getByText('would like to end the game here.').waitFor()
  await surely(waiting, /^Me too/)
  for (const page of [ada, bela]) {
    await page.getByText('You ended it together. Nobody has won.').waitFor()
    await expect.poll(() => page.locator('.move').count()).toBe(0)
  }
  await ada.locator('.end-more-button').click()
  await button(ada, 'Verify this game').click()
  await ada.getByText(/the seal is unbroken/).waitFor()
  expect(await findings(ada)).toEqual([])
})

test('time runs out: a nudge, patience, a day given, and at last a bot plays the turn', async () => {
  const [ada, bela] = [await person({ colorScheme: 'dark' }), await person(phone)]
  const id = await pacedTable(ada, bela, { ...pace, start: 1 })
  const acting = await toMove([ada, bela])
  if (!acting) throw new Error('Nobody is to move.')
  const [waiting, name] = acting === ada ? [bela, 'Ada'] : [ada, 'Bela']
  const table = async (): Promise<TableView> =>
    (await (await waiting.request.get(`/api/tables/${id}`)).json()).table
  const letters = async (page: Page): Promise<string[]> => {
    const { letters: all }: { letters: Letter[] } = await (
      await page.request.get('/api/letters')
    ).json()
    return all.map(({ subject }) => subject)
  }
  const late = waiting.getByRole('heading', { name: `${name}’s time is up` })

  // An hour of active time is over within thirteen, whatever the hour; half a day awaited, one may nudge.
  await letPass(waiting, id, 13)
  await late.waitFor()
  await acting.getByText('Your time is up. You can still play your turn').waitFor()
  for (const page of [waiting, acting]) expect(await findings(page)).toEqual([])
  await acting.goto('/letters')
  await waiting.reload()
  await waiting.locator('.board:not(.coming)').waitFor()
  await waiting.keyboard.press('Escape')
  await waiting.locator('.drawer').waitFor({ state: 'detached' })
  await button(waiting, `Nudge ${name} politely`).click()
  await waiting.getByText(`You nudged ${name}. You can do it again tomorrow.`).waitFor()
  await expect.poll(() => letters(acting)).toContain('Waiting for you: Ada’s table')

  await button(waiting, /^Wait/).click()
  await waiting.getByText('You are waiting. Decide again').waitFor()
  await expect.poll(() => button(waiting, /^Give one more day/).isVisible()).toBe(false)
  await logged(waiting, `The others are waiting for ${name}.`)
  await waiting.goto('/letters')
  const subject = 'How should the game go on? Ada’s table'
  const asked = async () => (await letters(waiting)).filter((one) => one === subject).length
  const before = await asked()
  await letPass(waiting, id, 24)
  await expect.poll(asked).toBe(before + 1)

  await waiting.goto(`/t/${id}`)
  await button(waiting, /^Give one more day/).click()
  await late.waitFor({ state: 'detached' })
  await acting.goto(`/t/${id}`)
  await acting.getByText(/^You have until .*, your time\.$/).waitFor()

  await letPass(waiting, id, 48)
  await late.waitFor()
  await button(waiting, /^A bot plays this turn/).click()
  await logged(waiting, `A bot plays this turn for ${name}.`)
  await expect.poll(async () => (await table()).play?.revision).toBeGreaterThan(0)
  await late.waitFor({ state: 'detached' })
  expect((await table()).seats.every(({ bot, overAt }) => bot === null && overAt === null)).toBe(
    true,
  )
})
