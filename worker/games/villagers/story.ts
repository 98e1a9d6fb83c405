/** Telling of Villagers in short. */
import type { Story, Weight } from '../kernel/story.ts'
import type { Event } from './event-types.ts'
import type { State } from './state.ts'

/** Steps that the next one tells of, or that move things to where they usually go. */
const silent: ReadonlySet<Event['event']> = new Set([
  ...(['took-square', 'build-turn', 'turn-ended', 'road-coins', 'first-player'] as const),
  ...(['tokens-returned', 'event-begun', 'events-shuffled', 'no-effect', 'put-back'] as const),
  'refilled',
])

/** Events that change a village, a purse or the course of the game. */
const telling: ReadonlySet<Event['event']> = new Set([
  ...(['drafted', 'placed', 'smuggled', 'apprentice', 'hired', 'schemed', 'stole'] as const),
  ...(['robbed', 'arrested', 'flaker', 'courier', 'barbarian', 'benefactor'] as const),
  ...(['development', 'development-reward', 'draft-lapsed', 'market', 'countess-gets'] as const),
  ...(['event-revealed', 'event-removed', 'event-gold', 'noble', 'recruited'] as const),
])

/** Returns true if an event takes something from the seat, or pays it. */
const concerns = (event: Event, seat: number): boolean =>
  ('owner' in event && event.owner === seat) || ('from' in event && event.from === seat)

export const story: Story<State, Event> = {
  weight(event, reader): Weight {
    if (event.event === 'market-triggered' || event.event === 'ended') return 3
    if (event.event === 'market' && event.seat === reader) return 3
    // The purse tells of it.
    if (event.event === 'unlocked' && event.how === 'bank') return 0
    if (silent.has(event.event)) return 0
    if (concerns(event, reader) && !('seat' in event && event.seat === reader)) return 3
    return telling.has(event.event) ? 2 : 1
  },
  counted: {},
}
