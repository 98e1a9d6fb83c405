import type { Seat } from '../../games/kernel/index.ts'
import { middle } from '../../wire/middle.ts'
import type { Head } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/** Record of how somebody kept the others waiting at a table. */
export interface Conduct {
  /** Number of turns that answered others. */
  readonly answers: number
  /** The middle one of the times they took for that, in milliseconds; `null`: there is none. */
  readonly answerTime: number | null
  /** Number of times that their time was over. */
  readonly late: number
  /** True if they played to the end, with no bot in their place. */
  readonly stayed: boolean
}

/**
 * The conduct of each seat's person, by when turns came and nothing else; `heads` are all rows of the journal, newest first.
 * An answer is a person's own turn after somebody else's, with no pause in between. Before somebody took a seat over,
 * it was not theirs. Empty where fewer than two people sit: nobody waited for anybody.
 */
export function conductAt(
  { takenSeats, absence }: TableSnapshot,
  heads: Iterable<Head>,
): ReadonlyMap<Seat, Conduct> {
  const people = takenSeats.filter(({ account }) => account !== null)
  if (people.length < 2) return new Map()
  const { happenings } = absence
  const pauses = happenings.filter(({ what }) => what === 'paused' || what === 'resumed')
  const times = new Map<Seat, { revision: number; time: number }[]>()
  let later: Head | null = null
  for (const head of heads) {
    const turn: Head | null = later
    later = head
    if (turn?.by !== 'person' || turn.back !== null) continue
    if (head.back !== null || head.seat === turn.seat) continue
    if (pauses.some(({ at }) => at >= head.at && at <= turn.at)) continue
    const found = times.get(turn.seat) ?? []
    times.set(turn.seat, [...found, { revision: turn.revision, time: turn.at - head.at }])
  }
  return new Map(
    people.map(({ seat, bot }) => {
      const here = happenings.filter((one) => one.seat === seat)
      const taken = here.findLast(({ what }) => what === 'taken')
      const own = (times.get(seat) ?? []).filter(
        ({ revision }) => revision > (taken?.revision ?? 0),
      )
      const late = here.filter(({ id, what }) => what === 'over-time' && id > (taken?.id ?? 0))
      const answerTime = middle(own.map(({ time }) => time))
      return [seat, { answers: own.length, answerTime, late: late.length, stayed: bot === null }]
    }),
  )
}
