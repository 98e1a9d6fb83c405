import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gameById } from '../../worker/games/index.ts'
import { type AnyGame, submit } from '../../worker/games/kernel/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { playOne } from '../asking.ts'
import { person } from './people.ts'
import { asking, casual, playing, playTurn, tableOf, toMove } from './table.ts'
import { tableAt } from './through-api.ts'

const names = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil']

/** Number of turns that are clicked at the beginning, and how often a question that offers something is. */
const opening = 6
const enough = 1

/** Returns true if a move of somebody who must act may end the game, as far as they can see. */
function mayEnd(game: AnyGame, { play }: TableView, seat: number): boolean {
  return game.moves(play?.state, seat).some((move) => {
    try {
      return play !== null && game.result(submit(game, play, seat, [move]).play.state) !== null
    } catch {
      // Only the table can play it.
      return false
    }
  })
}

/** Leaves the table for another page of the app, as by a link: nothing is loaded anew. */
const leave = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/about')
    dispatchEvent(new PopStateEvent('popstate'))
  })

/** Comes back to the table that was left, which is asked for anew. */
async function comeBack(page: Page): Promise<void> {
  await page.locator('.board, .ending').first().waitFor({ state: 'detached' })
  await page.goBack()
}

/**
 * Plays a game to its end: the opening, the first questions that offer each kind of move, and what can be seen to
 * be the end by clicks, all else through the API. The first page is open all the time; it follows every turn.
 */
async function playToEnd(
  game: AnyGame,
  path: string,
  pages: readonly [Page, ...Page[]],
): Promise<void> {
  const choose = casual()
  const offered = new Map<string, number>()
  /** Pages that may still show an earlier question. */
  const stale = new Set<Page>()
  const [first, ...others] = pages
  let table = await tableAt(first, path)
  for (let turn = 0; ; turn++) {
    const [seat] = table.toAct
    if (seat === undefined) break
    const page = pages[seat] ?? first
    if (table.you !== seat) table = await tableAt(page, path)
    const kinds = new Set(game.moves(table.play?.state, seat).map((move) => move.do))
    const isNew = [...kinds].some((kind) => (offered.get(kind) ?? 0) < enough)
    if (turn >= opening && !isNew && !mayEnd(game, table, seat)) {
      for (const other of others) if (!stale.has(other)) await leave(other)
      for (const one of pages) stale.add(one)
      table = await playOne(game, asking(page), table, turn)
      continue
    }
    for (const kind of kinds) offered.set(kind, (offered.get(kind) ?? 0) + 1)
    if (stale.delete(page)) {
      if (page === first) await leave(page)
      await comeBack(page)
      await playing(page)
    }
    if (await toMove([page])) await playTurn(page, choose)
    table = await tableAt(page, path)
  }
  for (const page of others) if (stale.has(page)) await comeBack(page)
}

/** Plays a whole game, looks at the scores, and has the browser verify the game. */
export async function playWholeGame(
  id: string,
  seats: number,
  options: Record<string, unknown> = {},
): Promise<void> {
  const people = await Promise.all(
    names.slice(0, seats).map(async (name) => [await person(), name] as const),
  )
  const game = gameById(id)
  const [first, ...others] = people.map(([page]) => page)
  if (!game || !first) throw new Error('There is nothing to play, or nobody plays.')
  const pages = [first, ...others] as const
  const path = await tableOf(people, id, options)
  await playToEnd(game, path, pages)
  for (const page of pages) {
    const ending = page.locator('.ending')
    await ending.waitFor()
    await page.locator('.end-more-button').click()
    await ending.locator('.scores').waitFor()
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
  const [download] = await Promise.all([
    first.waitForEvent('download'),
    first.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const record = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(record).toMatchObject({ game: id, seats, names: names.slice(0, seats) })
  expect(record.turns.length).toBeGreaterThan(0)
}
