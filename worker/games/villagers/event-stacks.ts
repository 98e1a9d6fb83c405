/**
 * The stacks of events: drawing, reshuffling and discarding them.
 * Rules: V7.155, V8.13, V8.14, V-R47, V-R53.
 */
import { type PlayContext, peek } from '../kernel/index.ts'
import { type Season, type SoloEventId, soloEvents } from './components/index.ts'
import type { Event } from './event-types.ts'
import type { EventCard, OpenEvent, State } from './state.ts'

/** An open event; `undefined` when it is not in force. */
export const openEvent = (state: State, id: SoloEventId): OpenEvent | undefined =>
  state.solo?.open.find((event) => event.id === id)

/** Returns true if an event is in force. */
export const isOpen = (state: State, id: SoloEventId): boolean => openEvent(state, id) !== undefined

/** The open events whose execution has not begun: those that the Jester may still discard (V8.15). */
export const unexecuted = (state: State): SoloEventId[] =>
  state.solo?.open.filter(({ begun }) => !begun).map(({ id }) => id) ?? []

/** A lasting event has changed something for the first time: from now on it counts as carried out (V-R69). */
export function haveActed(state: State, id: SoloEventId, at: PlayContext<Event>): void {
  const event = openEvent(state, id)
  if (!event || event.begun) return
  event.begun = true
  at.emit({ event: 'event-begun', id, auto: true })
}

/** An open event goes to the discarded ones. */
export function discardEvent(
  state: State,
  id: SoloEventId,
  by: 'jester' | 'done' | 'dark-mood',
  at: PlayContext<Event>,
): void {
  const { solo } = state
  if (!solo) return
  solo.open = solo.open.filter((event) => event.id !== id)
  solo.discarded.push(id)
  at.emit({ event: 'event-discarded', id, by })
}

/** Takes the top event of a season's stack, which its discarded events form anew when it is empty (V8.14). `null` when there are none. */
export function takeEvent(
  state: State,
  season: Season,
  at: PlayContext<Event>,
): SoloEventId | null {
  const { solo } = state
  if (!solo) return null
  if (solo.stacks[season].length === 0) {
    const again = solo.discarded.filter((id) => soloEvents[id].season === season)
    if (again.length === 0) return null
    solo.discarded = solo.discarded.filter((id) => soloEvents[id].season !== season)
    solo.stacks[season] = at.random.shuffle<EventCard>(again)
    at.emit({ event: 'events-shuffled', season, auto: true })
  }
  const [top] = solo.stacks[season]
  if (!top) return null
  const id = peek(top) as SoloEventId
  solo.stacks[season].shift()
  return id
}

/** An event comes into force. */
export function openUp(state: State, id: SoloEventId, at: PlayContext<Event>): void {
  state.solo?.open.push({ id, begun: false })
  at.emit({ event: 'event-revealed', id, auto: true })
}

/** Draws new events of the season (V8.13); Dark Mood is replaced by two at once (V7.155, V-R47). */
export function drawEvents(state: State, count: number, at: PlayContext<Event>): void {
  const season: Season = state.markets.first === 'held' ? 'winter' : 'summer'
  for (let left = count; left > 0; left--) {
    const id = takeEvent(state, season, at)
    if (id === null) return
    openUp(state, id, at)
    if (id !== 'dark-mood') continue
    discardEvent(state, id, 'dark-mood', at)
    left += 2
  }
}
