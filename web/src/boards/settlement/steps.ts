import type { Language, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event, State } from '../../../../worker/games/settlement/state.ts'
import { boardWordsIn } from './dictionary.ts'

/** Events about several market spaces at the end of a round (S4.15, S4.16). */
const onMarket: ReadonlyArray<Event['event']> = ['market-stacked', 'market-refilled']

/** Events that the table makes by itself at the end of a round, of the game (S4.13, S4.18). */
const atEnd: ReadonlyArray<Event['event']> = [
  'hero-discarded',
  'market-stacked',
  'round-began',
  'game-over',
]

/** Returns true if an event begins what follows by itself from a turn: others who can only pass do so, too (S11.19). */
export const follows = (event: Event, seat: Seat): boolean =>
  atEnd.includes(event.event) || (event.event === 'passed' && event.seat !== seat)

/** Returns true if an event is told in one step with the one before it: what the end of a round does to the market. */
export function joins(event: Event, before: Event): boolean {
  return onMarket.includes(event.event) && event.event === before.event
}

/** Sentence about the events of one step together; `null`: the sentences of each. */
export function together(
  events: ReadonlyArray<Event>,
  _words: unknown,
  _names: unknown,
  language: Language,
): string | null {
  const [first] = events
  if (events.length < 2 || !first) return null
  const { cards, refilled, stacked } = boardWordsIn(language)
  const buildings = events.flatMap((one) =>
    one.event === 'market-refilled' || one.event === 'market-stacked'
      ? [cards.buildings[one.building].name]
      : [],
  )
  if (buildings.length < events.length) return null
  return first.event === 'market-stacked' ? stacked(buildings) : refilled(buildings)
}

/** The table in the midst of a turn that is told: nothing is asked, though the game goes on. */
export const unasked = (state: State): State => ({
  ...state,
  agenda: [{ task: 'next', seat: 0 }],
})
