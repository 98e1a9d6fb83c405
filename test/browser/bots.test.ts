import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { person, phone, withBrowser } from './people.ts'
import { moves, named, openPanel, playing, playTurn, post, send, steps } from './table.ts'

withBrowser()

/** Holds back what tables tell somebody over their sockets: bots think so briefly that nobody sees it. */
async function heldBack(page: Page) {
  let held: Array<() => void> | null = null
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (held) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    hold() {
      held = []
    },
    release() {
      for (const tell of held ?? []) tell()
      held = null
    },
  }
}

test('one tap leads to a game against bots; a hint says what to do, and they play on', async () => {
  const page = await person()
  const news = await heldBack(page)
  await page.goto('/')
  await page.getByRole('link', { name: /Try it now ?against 2 good bots ?: Settlement/ }).click()
  await page.getByRole('button', { name: /Just play/ }).click()
  await page.waitForURL(/\/t\//)
  await page.locator('.seat').nth(2).waitFor()
  await playing(page)
  expect(await page.locator('.seat').first().textContent()).toContain('Newcomer')
  // While a bot thinks, its seat says so instead.
  await expect.poll(() => page.locator('.seat').getByText('Bot · Good').count()).toBe(2)

  // In any seating, bots bring the turn to the person, and again after theirs.
  for (let turn = 0; turn < 2; turn++) {
    await moves(page).first().waitFor()
    await page.getByRole('button', { name: 'What would a good player do?' }).click()
    await page.getByText('A good player would:').waitFor()
    const [advice] = await page.locator('.hint-moves li').allTextContents()
    expect(await page.locator('.move-pointed').textContent()).toBe(advice)
    await page.getByRole('button', { name: 'Plan this' }).click()
    await expect.poll(() => steps(page).first().textContent()).toBe(advice)
    await page.getByText('A good player would:').waitFor({ state: 'detached' })
    await send(page)
  }

  await moves(page).first().waitFor()
  news.hold()
  const thinks = page.locator('.bar-question').getByText('is thinking…')
  while (!(await thinks.isVisible())) await playTurn(page, (_, closing) => Math.max(closing, 0))
  news.release()
  await openPanel(page, 'What happened')
  await page.locator('.log-entry').getByText('Bot').first().waitFor()
})

test('a host gives free seats to bots and sends them away; on a phone, in German', async () => {
  const page = await person({ ...phone, locale: 'de-DE' })
  await page.goto('/new?game=villagers&seats=3')
  await page.getByLabel('Wie sollen die anderen dich nennen?').fill('Ada')
  const bots = page.getByRole('group', { name: 'Bots am Tisch' })
  await bots.getByRole('radio', { name: '1', exact: true }).check()
  await page.getByText('2 Plätze sind für Menschen.').waitFor()
  await page.getByLabel('Wie gut Bots spielen').selectOption({ label: 'Leicht' })
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.getByText('Bot · Leicht').waitFor()
  await page.getByRole('button', { name: 'wegschicken' }).click()
  await expect.poll(() => page.getByText('Bot · Leicht').count()).toBe(0)
  await page.getByLabel('Wie gut Bots spielen').selectOption({ label: 'Stark' })
  await page.getByRole('button', { name: 'Bot dazusetzen' }).click()
  await expect.poll(() => page.getByText('Bot · Stark').count()).toBe(1)
  await page.getByRole('button', { name: 'Bot dazusetzen' }).click()
  await expect.poll(() => page.locator('.seat').getByText('Bot · Stark').count()).toBe(2)
})

test('rated tables offer no hints', async () => {
  const [ada, bela] = [await person(), await person()]
  await named(ada, 'Ada')
  await named(bela, 'Bela')
  const hint = 'What would a good player do?'
  const { table } = await post<{ table: { id: string } }>(ada, '/tables', {
    game: 'my-village',
    seats: 2,
    rated: true,
  })
  await post(bela, `/tables/${table.id}/seat`)
  for (const page of [ada, bela]) {
    await page.goto(`/t/${table.id}`)
    await page.locator('.board:not(.coming)').waitFor()
    expect(await page.getByRole('button', { name: hint }).count()).toBe(0)
  }
})
