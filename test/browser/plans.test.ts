import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settlement } from '../../worker/games/settlement/index.ts'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { openPanel, playing, playTurn, tableOf, toMove } from './table.ts'
import { playThrough, tableAt } from './through-api.ts'

withBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The moves that are tried out; on a phone they are folded away at first. */
const tried = (page: Page) => page.locator('.bench .move')
async function unfoldLine(page: Page): Promise<void> {
  const line = page.locator('.bench-line')
  await line.waitFor()
  if ((await line.getAttribute('open')) === null) await line.locator(':scope > summary').click()
}
const wishes = (page: Page) => page.locator('.plans-text')

test('moves laid ahead while others play are made when it is my turn, told in the log, and shown to nobody before', async () => {
  const people = [await person(), await person(phone)] as const
  const path = await tableOf([
    [people[0], 'Ada'],
    [people[1], 'Bela'],
  ])
  const acting = await toMove(people)
  const waiting = people.find((page) => page !== acting)
  if (!acting || !waiting) throw new Error('Nobody has a turn.')

  await openPanel(waiting, 'Plan ahead')
  await waiting.getByText('You have prepared nothing.').waitFor()
  expect(await findings(waiting)).toEqual([])
  for (const place of [0, 1]) {
    await waiting.locator('.plans .button-main').click()
    await unfoldLine(waiting)
    await tried(waiting).nth(place).click()
    await button(waiting, 'Prepare it').waitFor()
    if (place === 0) expect(await findings(waiting)).toEqual([])
    await button(waiting, 'Prepare it').click()
    await expect.poll(() => wishes(waiting).count()).toBe(place + 1)
  }
  // The dearest wish comes first; the order can be changed, and each taken back.
  const [first = '', second = ''] = await wishes(waiting).allTextContents()
  await button(waiting, 'Prefer this').click()
  await expect.poll(() => wishes(waiting).first().textContent()).not.toBe(first)
  expect(`or else ${await wishes(waiting).first().textContent()}`).toBe(second)
  await button(waiting, 'Take back').first().click()
  await expect.poll(() => wishes(waiting).allTextContents()).toEqual([first])
  await waiting.reload()
  await playing(waiting)
  await openPanel(waiting, 'Plan ahead')
  await expect.poll(() => wishes(waiting).allTextContents()).toEqual([first])

  const { play } = await tableAt(acting, path)
  expect((await tableAt(acting, path)).plan).toMatchObject({ steps: [], version: 0 })
  await playTurn(acting, (labels) => labels.length - 1)
  await expect
    .poll(async () => (await tableAt(acting, path)).play?.revision)
    .toBe((play?.revision ?? 0) + 2)
  await waiting.getByText('You have prepared nothing.').waitFor()
  for (const page of people) {
    await openPanel(page, 'What happened')
    await page.locator('.log').getByText('by plan').waitFor()
  }
  expect((await tableAt(waiting, path)).toAct).toEqual((await tableAt(acting, path)).toAct)
})

test('whoever wants to pass is passed for, and the log says so', async () => {
  const [ada, bela] = [await person(), await person()]
  const path = await tableOf(
    [
      [ada, 'Ada'],
      [bela, 'Bela'],
    ],
    'settlement',
  )
  // Everybody takes an artifact first.
  await playThrough(settlement, path, [ada, bela], 2)
  const acting = (await toMove([ada, bela])) ?? ada
  const waiting = acting === ada ? bela : ada
  await openPanel(waiting, 'Plan ahead')
  await waiting.getByRole('checkbox', { name: /^Pass for me/ }).click()
  await waiting.locator('.drawer').getByRole('button', { name: 'More' }).click()
  await waiting.locator('.menu').getByText('passing').waitFor()
  await playTurn(acting, (_labels, closing) => Math.max(0, closing))
  await openPanel(waiting, 'What happened')
  await waiting.locator('.log').getByText('by plan').first().waitFor()
})

test('a line is tried out for everybody, goes on with a guess, is kept, and nobody hears of it', async () => {
  const [ada, bela] = [await person(), await person()]
  const path = await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  const sent: string[] = []
  ada.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const before = await tableAt(ada, path)
  await openPanel(ada, 'Try out')
  await tried(ada).first().click()
  expect(await findings(ada)).toEqual([])
  await ada.locator('.bench-guess').click()
  await ada.getByText('guessed from here on').waitFor()
  const question = ada.locator('.bar-question')
  const other = (await question.textContent())?.startsWith('Ada') ? 'Bela: ' : 'Ada: '
  await tried(ada).last().click()
  await question.getByText(other).waitFor()
  await button(ada, 'Keep this line').click()
  await button(ada, 'Back to the table').click()
  await expect.poll(() => ada.locator('.bench').count()).toBe(0)
  await ada.locator('.seat-acts').waitFor()

  await ada.reload()
  await openPanel(ada, 'Try out')
  await ada.locator('.bench-kept summary').click()
  await button(ada, '2 moves from the beginning').click()
  await expect.poll(() => ada.locator('.bench .plan-step').count()).toBe(2)
  await ada.getByText('guessed from here on').waitFor()
  await button(ada, 'Undo').click()
  await expect.poll(() => ada.locator('.bench .plan-step').count()).toBe(1)
  expect(sent).toEqual([])
  expect(await tableAt(ada, path)).toMatchObject({ play: before.play, toAct: before.toAct })
})
