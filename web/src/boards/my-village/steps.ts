import type { Event, State } from '../../../../worker/games/my-village/index.ts'
import { reaperComes } from './facts.ts'

/** Returns true if an event is told in one step with the one before it: a die with its time, all that a banner costs. */
export function joins(event: Event, before: Event): boolean {
  if (event.event === 'paid-time') return before.event === 'took-die' && !event.bridge
  const isAfterCost = before.event === 'paid-coins' || before.event === 'paid-good'
  const isAfterTime = before.event === 'paid-time' && !before.bridge
  return (
    (event.event === 'paid-coins' || event.event === 'paid-good') && (isAfterCost || isAfterTime)
  )
}

/** A turn that just ends is neither seen nor told. */
export const silent = ({ event }: Event): boolean => event === 'ended-turn'

const atEnd: ReadonlyArray<Event['event']> = ['rat', 'round', 'game-over']

/**
 * Returns true if an event begins the part that the table does by itself after a turn: the rat comes, a new
 * round, the end.
 */
export const follows = ({ event }: Event): boolean => atEnd.includes(event)

/** The table in the midst of a turn that is told: nothing is asked, and the reaper is aboard until it is told who dies. */
export const unasked = (state: State): State => ({
  ...state,
  villages: state.villages.map((village, seat) => ({
    ...village,
    reaper: reaperComes(state, seat),
  })),
  agenda: [],
})
