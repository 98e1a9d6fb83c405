/** Path of somebody through a table that is over, for those who compare it with their own way. */
import { type Play, type Seat, scoresSeen, view } from '../../games/kernel/index.ts'
import type { DealPath } from '../../wire/schema/deals.ts'
import type { PlayView } from '../../wire/schema/table.ts'
import type { Journal } from '../storage/journal.ts'
import { entryFor, seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { playAt } from './frames.ts'
import { standing } from './standing-turns.ts'

/** The turns of somebody who played, and who was there. */
export type PlayedPath = Omit<DealPath, 'person' | 'name'>

type PlayedScore = PlayedPath['turns'][number]['score']

/** The table with its play and the seat of an account, where it is over; else `null`. */
function overFor(
  journal: Journal,
  account: string,
): { readonly snapshot: TableSnapshot & { readonly play: Play }; readonly seat: Seat } | null {
  const snapshot = journal.snapshot()
  const { play, settings } = snapshot
  const seat = seatOf(snapshot, account)
  return seat === null || !play || settings.status !== 'over'
    ? null
    : { snapshot: { ...snapshot, play }, seat }
}

/** An account's turns at a table that is over, with the points after each; `null` where there are none. */
export function pathOf(journal: Journal, account: string): PlayedPath | null {
  const found = overFor(journal, account)
  if (!found) return null
  const { snapshot, seat } = found
  const { game, play: last, takenSeats } = snapshot
  const scoreAt = (revision: number): PlayedScore => {
    const play = playAt(journal, snapshot, revision)
    if (!play) return null
    const scores =
      revision === last.revision
        ? game.score(play.state)
        : scoresSeen(game, view(game, play, seat).state)
    const own = scores.find((score) => score.seat === seat)
    return own ? { ...own, categories: [...own.categories] } : null
  }
  const turns = standing(journal.turns())
    .filter((row) => row.seat === seat)
    .map((row) => ({
      revision: row.revision,
      events: entryFor(row, seat).events,
      score: scoreAt(row.revision),
    }))
  return { seat, names: takenSeats.map(({ name }) => name), turns }
}

/** View of a table that is over after a revision, as an account saw it then; `null` where there is none. */
export function playSeen(journal: Journal, account: string, revision: number): PlayView | null {
  const found = overFor(journal, account)
  if (!found) return null
  const play = playAt(journal, found.snapshot, revision)
  return play && { ...view(found.snapshot.game, play, found.seat), seed: null }
}
