import { createEffect, on, onCleanup } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { queueTurn, unqueueTurn } from '../../account/offline.ts'
import type { Connection } from '../../api/socket.ts'
import { browserDrawer, type ReactivePlanner } from '../../planner/index.ts'

/**
 * A turn that found no net is sent by itself when the net is back: by this page, or by the service
 * worker where no page is open any more. Taken back before that, it is not sent.
 */
export function resendWhenBack(
  planner: ReactivePlanner,
  table: string,
  seat: Seat,
  connection: () => Connection,
): void {
  createEffect(
    on(planner.status, (status) => {
      if (status === 'unreachable') {
        const plan = browserDrawer(table, seat).load()
        if (!plan?.sent) return
        const { revision, moves, turn } = plan
        void queueTurn(table, { revision, moves: [...moves], turn })
      } else if (status !== 'sending') void unqueueTurn(table)
    }),
  )
  const send = () => {
    if (planner.status() === 'unreachable' && navigator.onLine) void planner.submit()
  }
  createEffect(
    on(connection, (now) => {
      if (now === 'live') send()
    }),
  )
  addEventListener('online', send)
  onCleanup(() => removeEventListener('online', send))
}
