import type { Seat } from '../../../../../worker/games/kernel/contract.ts'
import type { AbsenceChoice, Pace, TableWish } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { createAct } from '../../../parts/act.ts'
import type { LiveTable } from '../live.ts'

/** Actions of somebody at a table about time and absence; one thing at a time, with its error to show. */
export function createActions(table: () => TableView, live: LiveTable) {
  const act = createAct(async (change: (id: string) => Promise<{ table: TableView }>) => {
    live.take((await change(table().id)).table)
  })
  return {
    busy: act.busy,
    error: act.error,
    vote: (seat: Seat, choice: AbsenceChoice) =>
      act.run((id) => perform('POST /tables/{id}/seats/{seat}/vote', { id, seat, choice })),
    give: (seat: Seat) =>
      act.run((id) => perform('POST /tables/{id}/seats/{seat}/time', { id, seat })),
    wish: (wish: TableWish, on: boolean) =>
      act.run((id) => perform('POST /tables/{id}/wish', { id, wish, on })),
    letters: (on: boolean) => act.run((id) => perform('PUT /tables/{id}/letters', { id, on })),
    propose: (pace: Pace | null, patience: number) =>
      act.run((id) => perform('PUT /tables/{id}/pace', { id, pace, patience })),
    /** My last turn, told by its revision. */
    takeBack: (turn: number) => act.run((id) => perform('POST /tables/{id}/back', { id, turn })),
    answerTakeBack: (turn: number, yes: boolean) =>
      act.run((id) => perform('POST /tables/{id}/back/answer', { id, turn, yes })),
    /** The host gives out a new link to a lost guest's seat. */
    reissue: (seat: Seat) =>
      act.run((id) => perform('POST /tables/{id}/seats/{seat}/link', { id, seat })),
    endSeries: () => act.run((id) => perform('DELETE /tables/{id}/series', { id })),
    resign: () => act.run((id) => perform('POST /tables/{id}/resign', { id })),
    sitAgain: () => act.run((id) => perform('POST /tables/{id}/return', { id })),
    /** By a link that somebody passed on. */
    take: (seat: Seat, token: string) =>
      act.run((id) => perform('POST /tables/{id}/seats/{seat}/take', { id, seat, token })),
  }
}
export type Actions = ReturnType<typeof createActions>
