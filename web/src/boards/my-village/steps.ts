import type { Event } from '../../../../worker/games/my-village/index.ts'

/** Whether an event is told in one step with the one before it: a die with its time, all that a banner costs. */
export function joins(event: Event, before: Event): boolean {
  // It is not told.
  if (event.event === 'ended-turn') return true
  if (event.event === 'paid-time') return before.event === 'took-die' && !event.bridge
  const isAfterCost = before.event === 'paid-coins' || before.event === 'paid-good'
  const isAfterTime = before.event === 'paid-time' && !before.bridge
  return (
    (event.event === 'paid-coins' || event.event === 'paid-good') && (isAfterCost || isAfterTime)
  )
}
