import type { AnyWords, Names, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { CardCounted } from '../../../../worker/games/villagers/markets.ts'
import type { State, Task } from '../../../../worker/games/villagers/state.ts'
import { phaseOf } from './answers.ts'
import type { Phase } from './words.ts'

/** Event that is told on the stage: what happened, and what is counted of it. */
export type Told = Event | CardCounted

/** Events that the table makes by itself at the end of a phase, a round, the game. */
const atEnd: ReadonlyArray<Event['event']> = [
  'took-square',
  'founders-turned',
  'first-player',
  'market',
  'ended',
]
/**
 * Returns true if an event begins what is not the turn of `seat` any more: the next build turn, or what the
 * table does by itself.
 */
export const follows = (event: Event, seat: Seat): boolean =>
  atEnd.includes(event.event) || (event.event === 'build-turn' && event.seat !== seat)

/**
 * Returns true if an event is told in one step with the one before it: that somebody builds no more, and the
 * cards of a new Road.
 */
export function joins(event: Event, before: Event): boolean {
  if (event.event === 'refilled') return before.event === 'refilled'
  return event.event === 'turn-ended' && 'seat' in before && before.seat === event.seat
}

/**
 * Words about the events of one step together; `null`: the sentences of each. That a turn ends goes without
 * words after something else.
 */
export function together(
  events: ReadonlyArray<Event>,
  words: AnyWords,
  names: Names,
): string | null {
  const [first, second] = events
  if (!first || events.length !== 2 || second?.event !== 'turn-ended') return null
  return words.event(first, names)
}

/** The phase that has begun with an event; `null`: that of the event before. */
function begunBy(event: Told): Phase | null {
  switch (event.event) {
    case 'round':
      return 'draft'
    case 'took-square':
      return 'road'
    case 'hired':
    case 'build-turn':
      return 'build'
    case 'development':
      return 'developments'
    case 'event-begun':
      return event.auto ? null : 'events'
    case 'ended':
      return 'over'
    default:
      return null
  }
}

/** A task of a phase that asks nobody: what tells the phase of a state. */
const tasks: Readonly<Record<Phase, Task[]>> = {
  draft: [{ task: 'next-draft', seat: 0 }],
  road: [{ task: 'road' }],
  build: [{ task: 'begin-build', seat: 0 }],
  developments: [{ task: 'developments' }],
  events: [{ task: 'countess' }],
  over: [],
}

/** The table in the midst of a turn that is told: nothing is asked, in the phase that was told last. */
export function unasked(state: State, told: ReadonlyArray<Told>, before: State): State {
  const phase = told.reduce((phase, event) => begunBy(event) ?? phase, phaseOf(before))
  return { ...state, agenda: tasks[phase] }
}
