import { put } from '../../../../worker/games/villagers/chains.ts'
import { developments } from '../../../../worker/games/villagers/components/index.ts'
import { earn } from '../../../../worker/games/villagers/supply.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import type { Changes } from './told-cards.ts'
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
  market(state, { day, seat, gold, silver, coins }) {
    state.markets[day] = 'held'
    earn(state, seat, `${day}-gold`, gold)
    earn(state, seat, `${day}-coins`, coins)
    if (day === 'second') earn(state, seat, 'second-silver', silver)
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
