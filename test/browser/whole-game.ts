import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
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
    // Read in one go: the last message of the socket may draw the table anew.
    const [columns, totals] = await ending.evaluate((element) => {
      const numbers = (row: Element | null | undefined) =>
        [...(row?.querySelectorAll('td') ?? [])].map((cell) =>
          Number(cell.textContent?.replace('−', '-')),
        )
      const rows = [...element.querySelectorAll('tbody tr')].map(numbers)
      const sums = numbers(element.querySelector('tfoot tr'))
      return [sums.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0)), sums]
    })
    expect(totals.length).toBeGreaterThanOrEqual(seats)
    expect(columns).toEqual(totals)
    expect(await page.locator('.move').count()).toBe(0)
    await ending.getByRole('button', { name: 'Verify this game' }).click()
    await ending.getByText(/the seal is unbroken/).waitFor()
  }
  // The game can be taken along: the file that the page for studying reads.
  const [[page]] = people as [readonly [Page, string]]
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take it along as a file' }).click(),
  ])
  const record = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(record).toMatchObject({ game, seats, names: names.slice(0, seats) })
  expect(record.turns.length).toBeGreaterThan(0)
}
