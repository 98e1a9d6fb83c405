/**
 * All that follows from a change of a table, derived in one place as data. Operations change facts only; what must
 * hold beside them (who is awaited, which clocks run, what is decided by now, what leaves the table) is found here by
 * comparing the table before and after. Nothing here reads or writes storage.
 */
import type { Seat } from '../../games/kernel/index.ts'
import { type Change, type Deed, rowsIn } from '../effects/deed.ts'
import type { Effect } from '../effects/effects.ts'
import { queueEffects } from '../queue/queue.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { clockEffects } from '../time/clock.ts'
import { automatic, carried } from '../votes/carrying.ts'
import { departures } from './departures.ts'

/** Seats that are awaited, and since when; those awaited already keep their time. A play that asks nobody is over. */
function awaited({ after, now }: Change): Effect[] {
  const { settings, play, takenSeats } = after
  const toAct = toActIn(after)
  const seats = takenSeats.map((one) => ({
    ...one,
    waitingSince: toAct.includes(one.seat) ? (one.waitingSince ?? now) : null,
  }))
  const isOver = settings.status === 'playing' && play !== null && toAct.length === 0
  return [
    ...(seats.some(({ waitingSince }, i) => waitingSince !== takenSeats[i]?.waitingSince)
      ? [{ do: 'put-seats', seats } as const]
      : []),
    ...(isOver ? [{ do: 'end', ended: null } as const] : []),
  ]
}

/** A bot that was to play one turn goes when that turn is over: others have played since, or are to act. */
function botsDone({ after, deeds }: Change): Effect[] {
  const rows = rowsIn(deeds)
  return after.takenSeats.flatMap(({ seat, botOnce }): Effect[] => {
    const row = rows.find((one) => one.seat === seat && one.by === 'bot')
    if (!botOnce || !row || after.settings.status !== 'playing') return []
    const goesOn = toActIn(after).includes(seat) && after.play?.revision === row.revision
    return goesOn ? [] : [{ do: 'dismiss-bot', seat }]
  })
}

/**
 * Changes that the table needs now; empty where it is as it must be. Each step presumes those before it, so only the
 * first that finds anything is returned: the caller writes it and asks again.
 */
export function consequences(change: Change): ReadonlyArray<Effect> {
  const { before, after, now } = change
  const steps = [
    () => awaited(change),
    () => clockEffects(after, now),
    () => botsDone(change),
    () => automatic(before, after, now),
    () => carried(after, now),
    () => queueEffects(after, now),
  ]
  for (const step of steps) {
    const effects = step()
    if (effects.length > 0) return effects
  }
  return []
}

/** Effects that leave the table once nothing changes any more: the row for the list, letters, calls for bots and clocks. */
export const commit = departures

/**
 * The seats that need not be told that they are to act, and whose plans are not for it: they were asked before, or
 * have just acted here. `null` where the change asks nobody anew.
 */
export function awareAfter(
  before: TableSnapshot,
  after: TableSnapshot,
  deed: Deed | null,
): ReadonlySet<Seat> | null {
  // All are told that the play begins.
  if (!before.play) return after.play && new Set(after.takenSeats.map(({ seat }) => seat))
  switch (deed?.did) {
    case 'turn': {
      const { seat, by, back } = deed.row
      const others = toActIn(before).filter((other) => other !== seat || back !== null)
      return new Set(by === 'person' ? [...others, seat] : others)
    }
    case 'ask-again':
      return new Set(toActIn(after).filter((other) => other !== deed.seat))
    default:
      return null
  }
}
