import type { Page } from 'playwright-core'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { playOne, seen } from '../asking.ts'
import { asking } from './table.ts'

/** The table at a path as the person of a page sees it. */
export const tableAt = (page: Page, path: string): Promise<TableView> =>
  seen(asking(page), path.replace('/t/', ''))

/**
 * Plays turns of one legal move each without clicking, for the seat to act; `pages` by seat.
 * Answers how many were played until there were enough or the table was over.
 */
export async function playThrough(
  game: AnyGame,
  path: string,
  pages: readonly [Page, ...Page[]],
  most: number,
): Promise<number> {
  let table = await tableAt(pages[0], path)
  for (let turn = 0; turn < most; turn++) {
    const [seat] = table.toAct
    if (seat === undefined) return turn
    const page = pages[seat] ?? pages[0]
    if (table.you !== seat) table = await tableAt(page, path)
    table = await playOne(game, asking(page), table, turn)
  }
  return most
}
