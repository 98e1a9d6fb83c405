import type { Page } from 'playwright-core'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { post } from './table.ts'

/** The table at a path as the person of a page sees it. */
export async function tableAt(page: Page, path: string): Promise<TableView> {
  const answer = await page.request.get(`/api${path.replace('/t/', '/tables/')}`)
  return (await answer.json()).table
}

/**
 * Plays a turn of one legal move without clicking, for somebody who must act. `table` is what they see, `nth` the
 * number of turns before. Answers what they see afterwards.
 */
export async function playOne(
  game: AnyGame,
  page: Page,
  { id, play, you }: TableView,
  nth: number,
): Promise<TableView> {
  const moves = game.moves(play?.state, you ?? 0)
  const { table } = await post<{ table: TableView }>(page, `/tables/${id}/turns`, {
    revision: play?.revision,
    // Always another place in the list, without chance: the same test plays alike.
    moves: [moves[(nth * 7) % moves.length]],
    turn: crypto.randomUUID(),
  })
  return table
}

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
    table = await playOne(game, page, table, turn)
  }
  return most
}
