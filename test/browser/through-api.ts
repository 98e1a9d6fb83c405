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
 * Plays turns of one legal move each without clicking, for the seat to act; `pages` by seat.
 * Answers how many were played until there were enough or the table was over. `played` goes on with the choice of
 * moves where that many turns have been played.
 */
export async function playThrough(
  game: AnyGame,
  path: string,
  pages: readonly [Page, ...Page[]],
  most: number,
  played = 0,
): Promise<number> {
  let table = await tableAt(pages[0], path)
  for (let turn = 0; turn < most; turn++) {
    const [seat] = table.toAct
    if (seat === undefined) return turn
    const page = pages[seat] ?? pages[0]
    if (table.you !== seat) table = await tableAt(page, path)
    const moves = game.moves(table.play?.state, seat)
    // Always another place in the list, without chance: the same test plays alike.
    const move = moves[((played + turn) * 7) % moves.length]
    const { id } = table
    const answer = await post<{ table: TableView }>(page, `/tables/${id}/turns`, {
      revision: table.play?.revision,
      moves: [move],
      turn: crypto.randomUUID(),
    })
    table = answer.table
  }
  return most
}
