/** Turns that people have planned and not sent: their own to see, on every device of theirs, and nobody else's. */
import { type AnyGame, isMove, same } from '../../games/kernel/index.ts'
import type { Draft } from '../../wire/schema/plans.ts'
import type { Journal } from '../storage/journal.ts'
import { seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { noMove } from './plans.ts'

/** The first of some moves that is none of the game, whatever the position; `null`: there is none. */
export function wrongMoveOf(
  game: AnyGame,
  moves: Draft['moves'],
): { field: string; message: string } | null {
  const wrong = moves.findIndex((move) => !isMove(game, move))
  return wrong < 0 ? null : { field: `moves.${wrong}`, message: noMove }
}

/** Keeps an account's draft, where none is kept that is newer. Times are the devices' own; one that runs ahead has planned now at the latest. */
export function keepDraft(
  { drafts }: Journal,
  account: string,
  { revision, moves, at }: Draft,
  now: number,
): 'unseen' | 'unchanged' {
  const planned = Math.min(at, now)
  const kept = drafts.of(account)
  if (kept && (kept.at > planned || same(kept.moves, moves))) return 'unchanged'
  if (!kept && moves.length === 0) return 'unchanged'
  drafts.put(account, { revision, moves, at: planned })
  return 'unseen'
}

/** The draft of an account that sits at a table which is played; `null`: it has none there. */
export function draftOf(
  { drafts }: Journal,
  snapshot: TableSnapshot,
  account: string | null,
): Draft | null {
  if (account === null || seatOf(snapshot, account) === null) return null
  return snapshot.settings.status === 'playing' ? drafts.of(account) : null
}
