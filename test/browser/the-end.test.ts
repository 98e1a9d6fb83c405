/** The end of a game for two people: one sends its last turn, the other opens it later by the link. */
import { expect, test } from 'vitest'
import { gameById } from '../../worker/games/index.ts'
import { playOne } from '../asking.ts'
import { within } from '../within.ts'
import { person, phone, withBrowser } from './people.ts'
import { asking, tableOf } from './table.ts'
import { tableAt } from './through-api.ts'

withBrowser()

/** Headline of the end for somebody; two may share the victory. */
function headline(winners: ReadonlyArray<string>, reader: string): RegExp {
  if (winners.length > 1) return /Ada.*Bela/
  return winners[0] === reader ? /^You win/ : new RegExp(`^${winners[0]} wins`)
}

test('the end of a game is told to those who are there, and to those who open it later by the link', {
  timeout: within(200_000),
}, async () => {
  const [ada, bela] = [await person({ reducedMotion: 'no-preference' }), await person(phone)]
  const game = gameById('town-builder')
  if (!game) throw new Error('There is no such game.')
  const path = await tableOf(
    [
      [ada, 'Ada'],
      [bela, 'Bela'],
    ],
    game.id,
  )
  // Bela goes away before the game is decided, and loads the page anew when the letter has come.
  await bela.goto('/about')
  let table = await tableAt(ada, path)
  for (let turn = 0; table.toAct[0] !== undefined; turn++) {
    const page = table.toAct[0] === 0 ? ada : bela
    table = await playOne(game, asking(page), await tableAt(page, path), turn)
  }
  const { places } = table.result ?? { places: [] }
  const totals = table.scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
  const winner = ['Ada', 'Bela'].filter((_, seat) => places[seat] === 1)
  expect(winner.length).toBeGreaterThan(0)

  // Ada saw all of it: what is still told of the last turns is ended by her, then the points are counted.
  const skip = ada.locator('.said, .moment, .ending-skip')
  await expect
    .poll(
      async () => {
        if (await skip.first().isVisible()) await skip.first().click({ force: true })
        return ada.locator('.podium-won').count()
      },
      { timeout: within(60_000) },
    )
    .toBe(winner.length)
  await bela.goto(path)
  for (const [page, name] of [
    [ada, 'Ada'],
    [bela, 'Bela'],
  ] as const) {
    await page.locator('.podium-won').first().waitFor()
    const heading = page.getByRole('heading', { level: 2 }).first()
    await expect.poll(() => heading.textContent()).toMatch(headline(winner, name))
    const points = await page
      .locator('.podium-points')
      .evaluateAll((all) => all.map((one) => Number(one.textContent)))
    expect(points.toSorted()).toEqual(totals.toSorted())
    // No question is open, and both are one press away from the next game.
    expect(await page.locator('.bar-question').textContent()).toBe('The game is over')
    await page.getByRole('button', { name: /rematch|again/i }).waitFor()
  }
})
