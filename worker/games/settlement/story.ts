/** Telling of Settlement in short. */
import type { Seat } from '../kernel/contract.ts'
import { locales } from '../kernel/language.ts'
import type { Story, Weight } from '../kernel/story.ts'
import type { Event, State } from './state.ts'

type Kind = Event['event']

const weighty: ReadonlySet<Kind> = new Set(['invited', 'round-began', 'game-over'])
const telling: ReadonlySet<Kind> = new Set([
  ...(['constructed', 'explored', 'hunted', 'outpost-built', 'passed'] as const),
  // Monsters come of it.
  'region-activated',
])
/** Places of things, and clearing away between rounds. */
const silent: ReadonlySet<Kind> = new Set([
  ...(['building-placed', 'terrain-placed', 'monster-checked', 'turn-ended', 'dropped'] as const),
  ...(['artifact-gain', 'settlers-cleared', 'hero-discarded', 'market-stacked'] as const),
  ...(['artifact-turned-up', 'exchanged'] as const),
])

/** Returns true if an event befell a seat by itself: it did not choose the place of what it drew, nor to pass (S11.8, S11.19). */
const befell = (event: Event, reader: Seat): boolean =>
  'seat' in event &&
  event.seat === reader &&
  (event.event === 'artifact-gain' ||
    ((event.event === 'terrain-placed' || event.event === 'passed') && event.auto === true))

export const story: Story<State, Event> = {
  weight(event, reader): Weight {
    if (weighty.has(event.event)) return 3
    if (befell(event, reader)) return 2
    if (event.event === 'monster-checked' && event.appears) return 2
    if (silent.has(event.event)) return 0
    // A thing laid on a building for good is worth points.
    if (event.event === 'effect-used') return event.stored ? 2 : 1
    return telling.has(event.event) ? 2 : 1
  },
  counted: {
    'hero-turned-up': {
      en: (count) =>
        `${count} new ${locales.en.plural(count, { one: 'hero', other: 'heroes' })} in the row.`,
      de: (count) =>
        `${count} ${locales.de.plural(count, { one: 'neuer Held', other: 'neue Helden' })} in der Reihe.`,
      fr: (count) =>
        `${count} ${locales.fr.plural(count, { one: 'nouveau héros', other: 'nouveaux héros' })} dans la rangée.`,
    },
    'market-refilled': {
      en: (count) =>
        `${count} new ${locales.en.plural(count, { one: 'building', other: 'buildings' })} on the market.`,
      de: (count) =>
        `${count} ${locales.de.plural(count, { one: 'neues Gebäude', other: 'neue Gebäude' })} auf dem Markt.`,
      fr: (count) =>
        `${count} ${locales.fr.plural(count, { one: 'nouveau bâtiment', other: 'nouveaux bâtiments' })} au marché.`,
    },
  },
}
