/** Steps of a turn, event by event: it is played again when somebody looks, and never as it is submitted. */
import {
  isPart,
  type Play,
  type SentStep,
  same,
  sentSteps,
  stepsOf,
  stepsSeen,
  type Viewer,
} from '../../games/kernel/index.ts'
import type { Journal } from '../storage/journal.ts'
import type { JournalRow } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { playAt } from './frames.ts'

/** Number of latest turns whose steps stay in memory, once they were asked for. */
const latest = 16

/**
 * The steps of a turn as a viewer may see them, ready to be sent beside `seen`, their view of the play `after` it. `null`:
 * they are not known, as where the turn was played under rules that have changed since, or where nothing was played.
 */
export function turnSteps(
  journal: Journal,
  snapshot: TableSnapshot,
  { revision, seat, moves, events, back }: JournalRow,
  after: Play,
  seen: Play,
  viewer: Viewer,
): ReadonlyArray<SentStep> | null {
  const { game, play } = snapshot
  const make = () => {
    const before = back === null && playAt(journal, snapshot, revision - 1)
    if (!before) return null
    try {
      const { play: end, steps } = stepsOf(game, before, seat, moves)
      const told = steps.flatMap(({ event }) => (isPart(event.event) ? [] : event))
      if (!same([end.state, told], [after.state, events])) return null
      return sentSteps(stepsSeen(game, before.state, steps, viewer), seen.state)
    } catch {
      // Played under rules that have changed since.
      return null
    }
  }
  const isLate = play && revision > play.revision - latest
  return isLate ? journal.db.cached('journal', make, `steps ${revision} of ${viewer}`) : make()
}
