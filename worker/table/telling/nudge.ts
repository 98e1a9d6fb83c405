/** A polite word to somebody the table waits for. */

import type { Seat } from '../../games/kernel/index.ts'
import { type Refusal, refuse } from '../../wire/refusal.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import type { Deed } from '../effects/deed.ts'
import type { Journal } from '../storage/journal.ts'
import { seatOf, type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { isPerson } from '../time/decisions.ts'

const hour = 60 * 60 * 1000

/** Time that a table must have waited for somebody before they are nudged, in milliseconds. */
export const patience = 12 * hour
/** Time between two nudges of somebody, by anybody, in milliseconds. */
export const coolDown = 24 * hour

const prefix = 'nudge '

/** Subject of a nudge's wake-up call. */
export const aboutNudge = (by: Seat, now: number) => `${prefix}${by} ${now}`

/** Seat that nudges, where a reminder is a nudge; `null` where the clock reminds. */
export const nudgerOf = (about: string): Seat | null =>
  about.startsWith(prefix) ? Number(about.split(' ')[1]) : null

/** The seats that an account may nudge, and from when on. */
export function nudgesFor(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string | null,
): TableView['nudges'] {
  const you = seatOf(snapshot, account)
  if (you === null) return []
  const waiting = toActIn(snapshot)
  return snapshot.takenSeats.flatMap((takenSeat) => {
    const { seat, waitingSince } = takenSeat
    if (seat === you || !waiting.includes(seat) || !isPerson(takenSeat)) return []
    const last = lastNudges(journal)[seat] ?? null
    const from = (waitingSince ?? snapshot.settings.updatedAt) + patience
    return [{ seat, from: last === null ? from : Math.max(from, last + coolDown) }]
  })
}

/** Has somebody who is awaited reminded in another player's name. Refuses who is not awaited, and what comes too soon. */
export function nudge(
  journal: Journal,
  snapshot: TableSnapshot,
  { account, by, seat }: { readonly account: string; readonly by: Seat; readonly seat: Seat },
  now: number,
): Refusal<'not-awaited' | 'too-soon'> | Deed {
  const found = nudgesFor(journal, snapshot, account).find((one) => one.seat === seat)
  if (!found) return refuse('not-awaited')
  if (now < found.from) return refuse('too-soon')
  journal.db.setValue('nudges', { ...lastNudges(journal), [seat]: now })
  return { did: 'nudge', seat, by }
}

/** Times at which each seat was nudged last. */
const lastNudges = ({ db }: Journal): Readonly<Record<Seat, number>> => db.value('nudges')
