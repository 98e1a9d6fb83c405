import { recruiterPrice } from '../../../../worker/games/villagers/components/index.ts'
import { takeOpenly } from '../../../../worker/games/villagers/knowledge.ts'
import { earn } from '../../../../worker/games/villagers/supply.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { type Changes, drop, fromPile, look, pick, pileOf, spend } from './told-cards.ts'
/** What the draft phase changes, and the Road update. */
export const onRoad: Changes = {
  drafted(state, { seat, from, column, card, coins }) {
    if (from === 'road' && column !== null) state.road[column] = null
    else if (state.look) pick(state.look.cards, card)
    else fromPile(state, column)
    seatOf(state, seat).square.push(card)
    earn(state, seat, 'road', coins)
  },
  refilled(state, { column, card, stack }) {
    fromPile(state, stack)
    state.road[column] = { card, coins: 0 }
  },
  'took-square'(state, { seat, cards }) {
    const of = seatOf(state, seat)
    for (const card of cards) drop(of.square, card)
    takeOpenly(of.hand, cards)
  },
  coin(state, { column }) {
    const slot = column === null ? null : state.road[column]
    if (slot) slot.coins++
  },
  'road-cleared'(state, { cards }) {
    for (const { column, card } of cards) {
      state.road[column] = null
      state.discard.push(card)
    }
  },
  'road-coins'(state, { columns }) {
    for (const column of columns) {
      const slot = state.road[column]
      if (slot) slot.coins++
    }
  },
  recruited(state, { seat }) {
    earn(state, seat, 'recruiter', -recruiterPrice)
  },
  prophet(state, { seat, column, count }, now) {
    spend(state, seat, 'prophet')
    look(state, seat, column, count, now)
  },
  'put-back'(state, { column, count }) {
    const { cards = [], laid = [] } = state.look ?? {}
    pileOf(state, column).unshift(...[...laid, ...cards].slice(0, count))
    state.look = null
  },
  barbarian(state, { seat, cards }) {
    spend(state, seat, 'barbarian')
    for (const { column, card, coins } of cards) {
      state.road[column] = null
      state.discard.push(card)
      earn(state, seat, 'road', coins)
    }
  },
  flaker(state, { seat, from, card }) {
    spend(state, seat, 'flaker')
    drop(seatOf(state, from).square, card)
    takeOpenly(seatOf(state, seat).hand, [card])
  },
  courier(state, { seat, column, card, coins }) {
    spend(state, seat, 'courier')
    state.road[column] = null
    takeOpenly(seatOf(state, seat).hand, [card])
    earn(state, seat, 'road', coins)
  },
}
