import { put } from '../../../../worker/games/villagers/chains.ts'
import { developments } from '../../../../worker/games/villagers/components/index.ts'
import type { State } from '../../../../worker/games/villagers/state.ts'
import { earn } from '../../../../worker/games/villagers/supply.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import type { CardCounted } from './counted.ts'
import type { Changes } from './told-cards.ts'

/** What a market pays a seat, in all or for one card. */
function pay(
  state: State,
  {
    day,
    seat,
    gold,
    silver,
    coins,
  }: Pick<CardCounted, 'day' | 'seat' | 'gold' | 'silver' | 'coins'>,
): void {
  earn(state, seat, `${day}-gold`, gold)
  earn(state, seat, `${day}-coins`, coins)
  if (day === 'second') earn(state, seat, 'second-silver', silver)
}

/** What a card changes that is counted on a market day. */
export const atMarket = { 'card-counted': pay }

/** What the end of a round changes. */
export const atEnd: Changes = {
  round(state, { round, firstPlayer }) {
    state.round = round
    state.firstPlayer = firstPlayer
    if (state.solo) state.solo.rats = false
  },
  'founders-turned'(state, { seat }) {
    seatOf(state, seat).founders = 'food'
  },
  'first-player'(state, { seat }) {
    state.firstPlayer = seat
  },
  bronze(state, { seat, gold }) {
    earn(state, seat, 'bronze', gold)
  },
  'market-triggered'(state, { day }) {
    state.markets[day] = 'triggered'
  },
  market(state, event) {
    state.markets[event.day] = 'held'
    // Its cards pay one after the other.
    if (!('isCounted' in event)) pay(state, event)
  },
  'tokens-returned'(state) {
    for (const one of state.developments) one.holder = null
  },
  development(state, { id, seat }) {
    const one = state.developments.find((development) => development.id === id)
    if (one) one.holder = developments[id].suit === 'production' ? seat : null
  },
  'development-reward'(state, { seat, gold }) {
    earn(state, seat, 'developments', gold)
  },
  settled(state, { owner, basic }) {
    state.basics[basic]--
    put(seatOf(state, owner).village, basic, null)
  },
}
