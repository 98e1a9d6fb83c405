/** What a turn did, event by event: it is played again when somebody looks, and never as it is submitted. */
import {
  isPart,
  type Play,
  type SentStep,
  same,
  sentSteps,
  stepsOf,
  stepsSeen,
  type Viewer,
} from '../games/kernel/index.ts'
import { playAt } from './frames.ts'
import type { TableSnapshot } from './snapshot.ts'
import type { Journal, JournalRow } from './storage/journal.ts'

/** The steps of so many of the latest turns stay in memory, once they were asked for. */
const latest = 16

/**
 * The steps of a turn as a viewer may see them, each as the difference to the one after it. `null`: it is not known, as
 * where the turn was played under rules that have changed since, or where nothing was played.
 *
 * @param after the table's play after the turn
 */
export function turnSteps(
  journal: Journal,
  snapshot: TableSnapshot,
  row: JournalRow,
  after: Play,
  viewer: Viewer,
): ReadonlyArray<SentStep> | null {
  const make = () => seenAgain(journal, snapshot, row, after, viewer)
  const isLate = row.revision > (snapshot.play?.revision ?? 0) - latest
  return isLate ? journal.db.cached('journal', make, `steps ${row.revision} of ${viewer}`) : make()
}

function seenAgain(
  journal: Journal,
  snapshot: TableSnapshot,
  { revision, seat, moves, events, back }: JournalRow,
  after: Play,
  viewer: Viewer,
): SentStep[] | null {
  const { game } = snapshot
  const before = back === null ? playAt(journal, snapshot, revision - 1) : null
  if (!before) return null
  const turn = playedAgain(() => stepsOf(game, before, seat, moves))
  const isSame =
    turn &&
    same(turn.play.state, after.state) &&
    same(
      turn.steps.flatMap(({ event }) => (isPart(event.event) ? [] : event)),
      events,
    )
  if (!isSame) return null
  const seen = stepsSeen(game, before.state, turn.steps, viewer)
  return sentSteps(seen, game.redact(after.state, viewer))
}

/** What playing a turn again comes to; `null` where the rules have changed since and forbid it. */
function playedAgain<T>(play: () => T): T | null {
  try {
    return play()
  } catch {
    return null
  }
}
