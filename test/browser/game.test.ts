import { expect, test } from 'vitest'
import { person, withBrowser } from './people.ts'
import { playTurn, tableOf, toMove } from './table.ts'

withBrowser()

/** Picks moves like somebody in no hurry to think: always another one, and often the end of the turn. */
function casual(): (labels: string[]) => number {
  let clicks = 0
  return (labels) => {
    clicks++
    const end = labels.findIndex((label) => /End (your|the|my) /i.test(label))
    return end >= 0 && clicks % 3 === 0 ? end : (clicks * 7) % labels.length
  }
}

test.for([2, 3])(
  '%i people play a whole game by clicking legal moves, and verify it',
  {
    timeout: 400_000,
  },
  async (seats) => {
    const names = ['Ada', 'Bela', 'Cleo'].slice(0, seats)
    const people = await Promise.all(names.map(async (name) => [await person(), name] as const))
    const pages = people.map(([page]) => page)
    await tableOf(people)
    const choose = casual()
    for (;;) {
      const page = await toMove(pages)
      if (!page) break
      await playTurn(page, choose)
    }
    for (const page of pages) {
      const ending = page.locator('.ending')
      await ending.waitFor()
      const totals = await ending.locator('tfoot tr').first().locator('td').allTextContents()
      expect(totals).toHaveLength(seats)
      // Every column adds up to its total.
      const rows = await ending.locator('tbody tr').all()
      const sums = totals.map(() => 0)
      for (const row of rows)
        for (const [seat, cell] of (await row.locator('td').allTextContents()).entries())
          sums[seat] = (sums[seat] ?? 0) + Number(cell.replace('−', '-'))
      expect(sums).toEqual(totals.map(Number))
    }
    const [first] = pages
    await first?.getByRole('button', { name: 'Verify this game' }).click()
    await first?.getByText(/the seal is unbroken/).waitFor()
    await expect.poll(() => first?.locator('.move').count()).toBe(0)
  },
)
