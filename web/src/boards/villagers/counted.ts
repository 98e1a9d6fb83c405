/** A market day, counted on the stage card by card: first what it pays in all, then each card that pays. */

import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { type MarketRow, marketYield } from '../../../../worker/games/villagers/markets.ts'
import type { State } from '../../../../worker/games/villagers/state.ts'
import type { CountedStep } from '../telling.ts'

type Market = Extract<Event, { readonly event: 'market' }>

/** What a market pays in all, before its cards are counted. */
export interface MarketOpened extends Market {
  readonly isCounted: true
}

/** A card that pays on a market day. */
export interface CardCounted extends MarketRow, CountedStep, Pick<Market, 'day' | 'seat'> {
  readonly event: 'card-counted'
}

/** What is told on the stage: what happened, and what is counted of it. */
export type Told = Event | MarketOpened | CardCounted

/**
 * The steps in which an event is told on the stage. The cards are read from the state after it: until the next build
 * phase, villages stay as they were paid for.
 */
export function countedIn(
  event: Event,
  now: State,
): readonly [Event | MarketOpened, ...CardCounted[]] {
  if (event.event !== 'market') return [event]
  const { day, seat } = event
  const { rows, ...paid } = marketYield(now, seat, day)
  const isKnown = (['gold', 'silver', 'coins'] as const).every((of) => paid[of] === event[of])
  if (!isKnown || rows.length === 0) return [event]
  const cards = rows.map(
    (row): CardCounted => ({
      ...{ event: 'card-counted', isWordless: true, day, seat },
      ...row,
    }),
  )
  return [{ ...event, isCounted: true }, ...cards]
}
