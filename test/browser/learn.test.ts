import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'

withBrowser()

const tap = (page: Page, piece: string) => page.locator(`.stage [data-at="${piece}"]`).click()
const send = (page: Page) => page.locator('.bar-send').click()
const note = (page: Page, title: string) =>
  page.locator('.guide-title', { hasText: title }).waitFor()

test('a lesson is played to its end without an account, and leads to a real game', async () => {
  const page = await person({ viewport: { width: 1280, height: 800 } })
  await page.goto('/how/settlement')
  await page.getByRole('link', { name: 'Learn by playing' }).click()
  await note(page, 'An artifact for a round')
  // The pointer rests where the link was: a piece there would explain itself.
  await page.mouse.move(4, 700)
  expect(await findings(page)).toEqual([])
  await tap(page, 'artifact:star')
  await note(page, 'Explore')
  // A wrong tap is answered by the rule that stands against it.
  await tap(page, 'hero:1')
  await page.locator('.why-not .rule-link').first().waitFor()
  await page.keyboard.press('Escape')
  await tap(page, 'stack:1')
  await note(page, 'Put it into your valley')
  await tap(page, 'terrain:0:1')
  await note(page, 'One action a turn')
  await send(page)
  await note(page, 'Explore once more')
  await tap(page, 'stack:1')
  await tap(page, 'terrain:0:0')
  await send(page)
  await note(page, 'Hunt the monster')
  await tap(page, 'terrain:0:0')
  await send(page)
  await note(page, 'Activate the region')
  await tap(page, 'region:0:1')
  await send(page)
  await note(page, 'Construct a building')
  await tap(page, 'market:6')
  await tap(page, 'building:0:6')
  await send(page)
  await note(page, 'Activate the street')
  await tap(page, 'street:0:lower')
  await tap(page, 'building:0:6')
  // It ends with the thing that scores.
  await note(page, 'Invite a hero')
  await tap(page, 'hero:4')
  await page.locator('.b-offer').click()
  await page.getByRole('heading', { level: 2, name: 'That is how it goes.' }).waitFor()
  await page.getByRole('button', { name: 'Once more' }).last().click()
  await note(page, 'An artifact for a round')
})

test('on a phone the first tasks of each lesson can be done', async () => {
  const page = await person({ locale: 'de-DE', ...phone })
  for (const [game, piece] of [
    ['villagers', 'road:2'],
    ['settlement', 'artifact:star'],
  ] as const) {
    await page.goto(`/learn/${game}`)
    await page.locator('.guide-title').waitFor()
    await tap(page, piece)
    await page.getByText(/Schritt 2 von/).waitFor()
  }
})

test('with a finger, Settlement’s lesson leads to a hero: only what it asks for is done', async () => {
  const page = await person(phone)
  const touch = (piece: string) => page.locator(`.stage [data-at="${piece}"]`).first().tap()
  const pane = (name: string) => page.locator('.pane-tab', { hasText: name }).tap()
  const sent = () => page.locator('.bar-send').tap()
  await page.goto('/learn/settlement')
  await note(page, 'An artifact for a round')
  await touch('artifact:star')
  await note(page, 'Explore')
  await touch('terrain:0:1')
  await note(page, 'One action a turn')
  await sent()
  await note(page, 'Explore once more')
  await touch('terrain:0:0')
  await sent()
  await note(page, 'Hunt the monster')
  await touch('terrain:0:0')
  await sent()
  await note(page, 'Activate the region')
  await touch('region:0:1')
  await sent()
  await note(page, 'Construct a building')
  await pane('Market')
  await touch('market:6')
  await touch('building:0:6')
  await sent()
  await note(page, 'Activate the street')
  await touch('street:0:lower')
  await touch('building:0:6')
  await note(page, 'Invite a hero')
  await pane('Market')
  await touch('hero:4')
  await page.locator('.b-offer').tap()
  await page.getByRole('heading', { level: 2, name: 'That is how it goes.' }).waitFor()
})

test('on a phone Town Builder’s lesson is told below the stage, and ends with the judges in view', async () => {
  const page = await person(phone)
  await page.goto('/learn/town-builder')
  const answer = () => page.locator('.tb-option').first().tap()
  const sent = () => page.locator('.bar-send').tap()
  /** Checks that the stage is free, and that a ring is around the piece of the task. */
  const ringed = async () => {
    await page.locator('.guide-ring').first().waitFor()
    expect(await page.locator('.guide:visible').count()).toBe(0)
  }
  await note(page, 'Start a foundation')
  await answer()
  await note(page, 'Bring it a resource')
  await ringed()
  await answer()
  await note(page, 'End the turn')
  await sent()
  await note(page, 'Finish the building')
  await ringed()
  await answer()
  await note(page, 'Use its ability')
  await answer()
  await note(page, 'Store gold')
  await answer()
  await note(page, 'Who will win the judges?')
  expect(await page.locator('.pane-tab[aria-pressed=true]').textContent()).toBe('Judges')
  await ringed()
  await sent()
  await page.getByRole('heading', { level: 2, name: 'That is how it goes.' }).waitFor()
})

test('a task brings its piece into view, and the ring goes along where the line of pieces is swiped', async () => {
  const page = await person(phone)
  await page.goto('/learn/villagers')
  const right = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    // In whole pixels, as the browser scrolls.
    return box && Math.floor(box.x + box.width)
  }
  const piece = '.stage [data-at="road:2"]'
  await expect.poll(() => right(piece)).toBeLessThanOrEqual(phone.viewport.width)
  const ring = async () => (await page.locator('.guide-ring').boundingBox())?.x
  await page.locator('.guide-ring').waitFor()
  const before = await ring()
  await page.locator('.v-road').evaluate((road) => road.scrollTo(0, 0))
  await expect.poll(ring).not.toBe(before)
  await tap(page, 'road:2')
  await page.getByText(/Step 2 of/).waitFor()
})
