/** Telling of My Village in short. */
import { locales } from '../kernel/language.ts'
import type { Story, Weight } from '../kernel/story.ts'
import { isTravelCard } from './components/index.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** Events that change something for their doer, or for all. */
const weighty: ReadonlySet<Event['event']> = new Set(['died', 'invasion', 'served', 'saved-sp'])
const telling: ReadonlySet<Event['event']> = new Set([
  ...(['acquired', 'travelled', 'graduated', 'hired', 'took-customers', 'took-hand'] as const),
  ...(['prevented', 'lost-sp', 'enrolled'] as const),
])
/** Dice and payments: what they were for says more. */
const silent: ReadonlySet<Event['event']> = new Set([
  ...(['took-die', 'changed-die', 'paid-time', 'paid-coins', 'paid-good', 'gained-coins'] as const),
  ...(['ended-turn', 'forgone', 'rat', 'trade-declined', 'put-back', 'ordered'] as const),
])

export const story: Story<State, Event> = {
  weight(event, reader): Weight {
    if (event.event === 'saved-sp' && event.sp === 0) return 0
    // The card that was turned over is told.
    if (event.event === 'acquired' && isTravelCard(event.card)) return 0
    // The story points on the hand are said with it.
    if (event.event === 'gained-sp' && event.from === 'hand') return 0
    if (event.event === 'game-over' || weighty.has(event.event)) return 3
    if (event.event === 'lost-sp') return event.seat === reader ? 3 : 2
    if (silent.has(event.event)) return 0
    return telling.has(event.event) ? 2 : 1
  },
  // A monk is laid down after what he brings (M5.50).
  begins: 'used',
  causes: 'acquired',
  befalling: new Set(['lost-sp', 'prevented']),
  leading: new Set(['used']),
  counted: {
    'monk-revealed': {
      en: (count) =>
        `${count} new ${locales.en.plural(count, { one: 'monk', other: 'monks' })} on display.`,
      de: (count) =>
        `${count} ${locales.de.plural(count, { one: 'neuer Mönch', other: 'neue Mönche' })} in der Auslage.`,
      fr: (count) =>
        `${count} ${locales.fr.plural(count, { one: 'nouveau moine', other: 'nouveaux moines' })} à l’étalage.`,
    },
    'display-refilled': {
      en: () => 'New customers on display.',
      de: () => 'Neue Kunden in der Auslage.',
      fr: () => 'De nouveaux clients à l’étalage.',
    },
  },
}
