/** Turns that are taken back, or are to be. */
import { attempt, copy, Hidden, type Move, type Play } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { type Client, guest } from './client.ts'
import { actingOf, type Guest, movesIn, tableFor, viewOf } from './table-helpers.ts'

export const back = (player: Client, id: string, turn: number) =>
  player.post(`/api/tables/${id}/back`, { turn })
export const answer = (player: Client, id: string, turn: number, yes: boolean) =>
  player.post(`/api/tables/${id}/back/answer`, { turn, yes })

/** Tells whether a move shows its player something that only the table knows. */
function reveals(table: TableView, move: Move): boolean {
  const turn = attempt(villagers, copy(table.play) as Play as never)
  try {
    turn.play(table.you ?? 0, move as never)
    return false
  } catch (error) {
    if (error instanceof Hidden) return true
    throw error
  }
}

/**
 * Plays until somebody made a turn that shows them something, or shows them nothing, and after which nobody
 * else has acted; those who wait have not looked since.
 */
export async function playTo(id: string, players: ReadonlyArray<Guest>, wanted: 'open' | 'hidden') {
  for (let tries = 0; tries < 300; tries++) {
    const { acting, seat } = await actingOf(id, players)
    const before = await viewOf(acting, id)
    const moves = movesIn(before)
    const move = moves.find((one) => reveals(before, one) === (wanted === 'hidden'))
    const body = { revision: before.play?.revision, turn: crypto.randomUUID() }
    const chosen = move ?? moves[0]
    const { table } = (await acting.post(`/api/tables/${id}/turns`, { ...body, moves: [chosen] }))
      .body as { table: TableView }
    if (
      move &&
      table.play?.revision === (before.play?.revision ?? 0) + 1 &&
      table.status === 'playing'
    )
      return { acting, seat, before, after: table, turn: table.play?.revision ?? 0 }
  }
  throw new Error('No such turn came about.')
}

export async function twoAtATable(request = {}) {
  const players = [await guest('Ada'), await guest('Bob')] as const
  const { id } = await tableFor(players, { title: 'Pond', ...request })
  return { id, players }
}

export const otherThan = (players: ReadonlyArray<Guest>, one: Guest): Guest => {
  const other = players.find((player) => player !== one)
  if (!other) throw new Error('Nobody else plays.')
  return other
}
