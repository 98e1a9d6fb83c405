import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js'
import { IllegalMove, readTurnFragment } from '../../../../worker/games/kernel/index.ts'
import type { ReactivePlanner } from '../../planner/index.ts'
import type { Seated } from './seated.ts'

/** Reason why a link's turn was not laid out. */
type Trouble = 'linkedLate' | 'linkedUnfit'

/**
 * Lays out the turn that a letter's link brings in its fragment, in the place of what was planned. Nothing
 * is sent. It is for one revision only: at a later one nothing is laid out, and the page says so.
 */
export function createLinked(at: Seated, planner: ReactivePlanner | null) {
  const [trouble, setTrouble] = createSignal<Trouble | null>(null)

  function lay(): void {
    const turn = planner && readTurnFragment(location.hash)
    // A page from the cache may be older than the letter: what is newer comes.
    if (!turn || at.play.revision < turn.revision) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const isFree = planner.status() === 'planning' || planner.status() === 'refused'
    if (at.play.revision > turn.revision) setTrouble('linkedLate')
    else setTrouble(isFree && layOut(planner, turn.moves) ? null : 'linkedUnfit')
  }

  createEffect(on(() => at.play.revision, lay))
  onMount(() => {
    addEventListener('hashchange', lay)
    onCleanup(() => removeEventListener('hashchange', lay))
  })
  return { trouble, forget: () => setTrouble(null) }
}

type Moves = NonNullable<ReturnType<typeof readTurnFragment>>['moves']

/** Plans the moves one after another; whether all of them fit. Otherwise nothing is planned. */
function layOut(planner: ReactivePlanner, moves: Moves): boolean {
  planner.clear()
  try {
    for (const move of moves) planner.add(move)
    return true
  } catch (error) {
    planner.clear()
    if (error instanceof IllegalMove) return false
    throw error
  }
}
