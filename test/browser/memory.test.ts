import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { start, submit } from '../../worker/games/kernel/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import type { Move } from '../../worker/games/town-builder/state.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { PastView } from '../../worker/wire/schema/history.ts'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { openPanel, playing, tableOf } from './table.ts'
import { playThrough, tableAt } from './through-api.ts'

withBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const turnShown = (page: Page) => page.locator('.bar-question')
const sentences = (page: Page) => page.locator('.past-text .log-text')

/** The points after a turn as somebody may know them, and who is to move. */
async function pastAt(page: Page, path: string, turn: number) {
  const answer = await page.request.get(`/api${path.replace('/t/', '/tables/')}/history/${turn}`)
  const { play } = (await answer.json()) as PastView
  const state = play.state as Parameters<typeof villagers.score>[0]
  return {
    toAct: villagers.toAct(state)[0] ?? -1,
    totals: villagers.score(state).map(({ total }) => total),
  }
}

test('the turns since my last one, and all before, are stepped through; each turn has its link', async () => {
  const people = [await person(), await person(phone)] as const
  const [ada] = people
  const path = await tableOf([
    [ada, 'Ada'],
    [people[1], 'Bela'],
  ])
  await playThrough(villagers, path, people, 3)
  let table = await tableAt(ada, path)
  // Ada was not the last to play.
  for (; table.since === table.play?.revision; table = await tableAt(ada, path))
    await playThrough(villagers, path, people, 1)
  await ada.reload()
  await playing(ada)
  const { since } = table
  const last = table.play?.revision ?? 0
  expect(since).toBeGreaterThan(0)
  await openPanel(ada, 'What happened')
  await ada.getByRole('link', { name: 'Step through it' }).click()
  await turnShown(ada).getByText(`Turn ${since} of ${last}`).waitFor()
  await openPanel(ada, 'Points')
  expect(await findings(ada)).toEqual([])
  // The board shows the turn's own pieces, and moves them as it steps on.
  await ada.keyboard.press('ArrowRight')
  await turnShown(ada)
    .getByText(`Turn ${since + 1} of ${last}`)
    .waitFor()
  expect(await sentences(ada).textContent()).not.toBe('')
  await ada.keyboard.press('Home')
  await turnShown(ada).getByText('The beginning').waitFor()
  // Seats and points are those of the moment that is looked at.
  await ada.getByText('Points at the beginning').waitFor()
  const first = await pastAt(ada, path, 0)
  const acting = ada.locator('.seat-acts .seat-name')
  await expect.poll(() => acting.textContent()).toBe(table.seats[first.toAct]?.name)
  await ada.getByRole('row', { name: `Total ${first.totals.join(' ')}` }).waitFor()
  await ada.locator('.past-slider').fill('2')
  await turnShown(ada).getByText(`Turn 2 of ${last}`).waitFor()
  const told = (await sentences(ada).textContent()) ?? ''
  expect(new URL(ada.url()).searchParams.get('turn')).toBe('2')

  // By its link somebody who only looks on sees the same turn, and no hands.
  const eve = await person(phone)
  await eve.goto(`${path}?turn=2&watch=1`)
  await turnShown(eve).getByText(`Turn 2 of ${last}`).waitFor()
  await sentences(eve).getByText(told.slice(0, 12)).first().waitFor()
  expect(await findings(eve)).toEqual([])
  // Escape closes the drawer first, then leaves.
  await ada.keyboard.press('Escape')
  await ada.keyboard.press('Escape')
  await expect.poll(() => ada.locator('.past-bar').count()).toBe(0)
})

test('people talk at their table: what is unread is marked, who is called is shown, notes stay private', async () => {
  const [ada, bela] = [await person(), await person(phone)]
  await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  await openPanel(ada, 'Talk')
  await ada.getByRole('textbox', { name: 'Say something' }).fill('Good luck @be')
  await button(ada, '@Bela').click()
  await ada.keyboard.type('and have fun! <b>')
  await ada.keyboard.press('Enter')
  await ada.getByText('Good luck').waitFor()

  await bela.getByRole('button', { name: 'More', exact: true }).last().click()
  await bela.locator('.menu').getByRole('button', { name: 'Talk 1' }).click()
  await bela.locator('.talk-called-me').getByText('@Bela').waitFor()
  await bela.locator('.talk').getByText('new', { exact: true }).waitFor()
  await expect
    .poll(() => bela.locator('.talk-text').textContent())
    .toBe('Good luck @Bela and have fun! <b>')
  expect(await findings(bela)).toEqual([])
  await expect.poll(() => bela.locator('.handle .badge').count()).toBe(0)
  // Text that is being written stays, whatever comes meanwhile.
  await bela.getByRole('textbox', { name: 'Say something' }).fill('Thank')
  await ada.getByRole('textbox', { name: 'Say something' }).fill('Ready?')
  await ada.keyboard.press('Enter')
  await bela.getByText('Ready?').waitFor()
  await expect
    .poll(() => bela.getByRole('textbox', { name: 'Say something' }).inputValue())
    .toBe('Thank')

  await openPanel(bela, 'Notes')
  await bela.getByRole('textbox', { name: 'My notes' }).fill('Ada collects carts.')
  await bela.getByText('Saved.').waitFor()
  expect(await findings(bela)).toEqual([])
  await bela.reload()
  await openPanel(bela, 'Notes')
  await expect
    .poll(() => bela.getByRole('textbox', { name: 'My notes' }).inputValue())
    .toBe('Ada collects carts.')
  await openPanel(ada, 'Notes')
  await ada.getByText('Saved.').waitFor()
  await expect.poll(() => ada.getByRole('textbox', { name: 'My notes' }).inputValue()).toBe('')
})

/** A finished game of two, as its table's file has it. */
function finishedGame() {
  const seed = new Uint8Array(32).fill(9)
  let play = start(townBuilder, {}, 2, seed)
  const turns: { seat: number; moves: Move[] }[] = []
  for (let turn = 0; ; turn++) {
    const [seat] = townBuilder.toAct(play.state)
    if (seat === undefined) break
    const legal = townBuilder.moves(play.state, seat)
    const moves = legal.slice((turn * 7) % legal.length).slice(0, 1)
    play = submit(townBuilder, play, seat, moves).play
    turns.push({ seat, moves })
  }
  const { game, version, options, seats, commitment } = play
  const names = ['Ada', 'Bela']
  return { game, version, options, seats, seed: play.seed, commitment, turns, names, title: '' }
}

test('the file of a finished game is replayed and studied with all eyes, and caught where it was changed', async () => {
  const page = await person(phone)
  const open = (content: unknown) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'table.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  const record = finishedGame()
  const count = record.turns.length
  await page.goto('/study')
  await open(record)
  await page.getByText(`The seal is unbroken, and all ${count} turns`).waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('End')
  await turnShown(page).getByText(`Turn ${count} of ${count}`).waitFor()
  await page.locator('.study-eyes select').selectOption('Bela')
  await turnShown(page).getByText(`Turn ${count} of ${count}`).waitFor()
  await page.keyboard.press('Home')
  await button(page, 'Try out from here').click()
  await page.locator('.bench .move').first().waitFor({ state: 'attached' })

  const turns = record.turns.map((turn, i) =>
    i === 4 ? { ...turn, moves: [{ do: 'nonsense' }] } : turn,
  )
  await open({ ...record, turns })
  await page.getByText('The rules do not allow turn 5').waitFor()
  await open({ ...record, seed: '0'.repeat(64) })
  await page.getByText('The seal does not match the seed').waitFor()
  await open('no record at all')
  await page.getByText('This is not the file of a table.').waitFor()
})
