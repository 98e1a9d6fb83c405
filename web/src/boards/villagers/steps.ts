import type { AnyWords, Names, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'

/** What the table does by itself at the end of a phase, a round, the game. */
const atEnd: ReadonlyArray<Event['event']> = [
  'took-square',
  'founders-turned',
  'first-player',
  'market',
  'ended',
]
/** Whether with an event begins what is not the turn of `seat` any more: the next build turn, or what the table does by itself. */
export const follows = (event: Event, seat: Seat): boolean =>
  atEnd.includes(event.event) || (event.event === 'build-turn' && event.seat !== seat)

/** Whether an event is told in one step with the one before it: that somebody builds no more, and the cards of a new Road. */
export function joins(event: Event, before: Event): boolean {
  if (event.event === 'refilled') return before.event === 'refilled'
  return event.event === 'turn-ended' && 'seat' in before && before.seat === event.seat
}

/** What is told of the events of one step; `null`: the sentences of each. That a turn ends goes without words after something else. */
export function together(
  events: ReadonlyArray<Event>,
  words: AnyWords,
  names: Names,
): string | null {
  const [first, second] = events
  if (!first || events.length !== 2 || second?.event !== 'turn-ended') return null
  return words.event(first, names)
}
