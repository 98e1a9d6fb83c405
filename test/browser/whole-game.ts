import { expect } from 'vitest'
import { person } from './people.ts'
import { casual, playTurn, tableOf, toMove } from './table.ts'

const names = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil']

/** Plays a whole game by clicking legal moves, looks at the scores, and has the browser verify the game. */
export async function playWholeGame(
  game: string,
  seats: number,
  options: Record<string, unknown> = {},
): Promise<void> {
  const people = await Promise.all(
    names.slice(0, seats).map(async (name) => [await person(), name] as const),
  )
  const pages = people.map(([page]) => page)
  await tableOf(people, game, options)
  const choose = casual()
  for (let page = await toMove(pages); page; page = await toMove(pages))
    await playTurn(page, choose)
  for (const page of pages) {
    const ending = page.locator('.ending')
    await ending.waitFor()
    const totals = await ending.locator('tfoot tr').first().locator('td').allTextContents()
    expect(totals.length).toBeGreaterThanOrEqual(seats)
    const sums = totals.map(() => 0)
    for (const row of await ending.locator('tbody tr').all())
      for (const [seat, cell] of (await row.locator('td').allTextContents()).entries())
        sums[seat] = (sums[seat] ?? 0) + Number(cell.replace('−', '-'))
    expect(sums).toEqual(totals.map(Number))
    expect(await page.locator('.move').count()).toBe(0)
    await ending.getByRole('button', { name: 'Verify this game' }).click()
    await ending.getByText(/the seal is unbroken/).waitFor()
  }
}
