import { useNavigate } from '@solidjs/router'
import { createEffect, createSignal, untrack } from 'solid-js'
import { refreshMe } from '../../../account/me.ts'
import { perform } from '../../../api/client.ts'
import { createAct } from '../../../parts/act.ts'
import { useStage } from '../../../stage/stage.ts'
import type { Seated } from '../seated.ts'
import type { Turn } from '../turn.ts'

/** The end of a game on its table's page. */
export type End = ReturnType<typeof createEnd>

/**
 * State of the page of the end: it lies over the board until somebody looks at that, and has more to show.
 *
 * @param isTold all that led to the end was told
 */
export function createEnd(at: Seated, turn: Turn, isTold: () => boolean) {
  const { look } = useStage()
  const navigate = useNavigate()
  /** It comes when all was told; somebody who asks for it sees it at once. */
  const [wanted, want] = createSignal<'when told' | 'now' | 'not'>('when told')
  const [isMore, showMore] = createSignal(false)
  const isShown = () =>
    turn.over() && (wanted() === 'now' || (wanted() === 'when told' && isTold()))
  // Nothing lies over the end.
  createEffect(() => {
    if (isShown()) untrack(() => look.shut())
  })
  return {
    isShown,
    show: () => want('now'),
    lookAtBoard() {
      showMore(false)
      want('not')
    },
    isMore,
    showMore,
    /** To the next game with the same people. */
    again: createAct(async (how: { readonly series?: '1' } = {}) => {
      const { table } = await perform('POST /tables/{id}/rematch', { id: at.table.id, ...how })
      await refreshMe()
      navigate(`/t/${table.id}`)
    }),
  }
}
