import type { Seat } from '../../../../../worker/games/kernel/contract.ts'
import type { AbsenceChoice, TableView, TableWish } from '../../../../../worker/wire/schema.ts'
import { api } from '../../../api/client.ts'
import { createAct } from '../../../parts/act.ts'
import type { LiveTable } from '../live.ts'

/** What somebody at a table can do about time and absence; one thing at a time, with its error to show. */
export function createActions(table: () => TableView, live: LiveTable) {
  const act = createAct(async (path: string, body?: unknown) => {
    const answer = await api<{ table: TableView }>('POST', `/tables/${table().id}${path}`, body)
    live.take(answer.table)
  })
  return {
    busy: act.busy,
    error: act.error,
    vote: (seat: Seat, choice: AbsenceChoice) => act.run(`/seats/${seat}/vote`, { choice }),
    give: (seat: Seat) => act.run(`/seats/${seat}/time`),
    wish: (wish: TableWish, on: boolean) => act.run('/wish', { wish, on }),
    resign: () => act.run('/resign'),
    takeBack: () => act.run('/return'),
    /** By a link that somebody passed on. */
    take: (seat: Seat, token: string) => act.run(`/seats/${seat}/take`, { token }),
  }
}
export type Actions = ReturnType<typeof createActions>
