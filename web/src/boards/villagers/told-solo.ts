import { put } from '../../../../worker/games/villagers/chains.ts'
import { isBasic, soloEvents } from '../../../../worker/games/villagers/components/index.ts'
import { removeTop } from '../../../../worker/games/villagers/removing.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import { earn } from '../../../../worker/games/villagers/supply.ts'
import { seatOf, tops } from '../../../../worker/games/villagers/village.ts'
import { type Changes, covered, fromHand, fromPile } from './told-cards.ts'
/** What changes in solo only. */
export const inSolo: Changes = {
  'event-revealed'({ solo }, { id }) {
    solo?.stacks[soloEvents[id].season].shift()
    solo?.open.push({ id, begun: false })
  },
  'event-begun'({ solo }, { id }) {
    for (const one of solo?.open ?? []) if (one.id === id) one.begun = true
  },
  'event-discarded'({ solo }, { id, by }) {
    if (!solo) return
    solo.open = solo.open.filter((one) => one.id !== id)
    solo.discarded.push(id)
    if (by === 'jester') solo.jester = false
  },
  'events-shuffled'({ solo }, { season }) {
    if (!solo) return
    const isOf = (id: keyof typeof soloEvents) => soloEvents[id].season === season
    solo.stacks[season] = solo.discarded.filter(isOf).map(() => `?${season}` as const)
    solo.discarded = solo.discarded.filter((id) => !isOf(id))
  },
  'reserve-shuffled'(state, { count }) {
    state.reserve = Array.from({ length: count }, () => covered)
    state.discard = []
  },
  'countess-gets'(state, { card, from, column, coins }) {
    if (from === 'road' && column !== null) state.road[column] = null
    if (from === 'stack' || from === 'reserve') fromPile(state, column)
    if (state.solo) put(state.solo.countess.village, card, null)
    earn(state, countess, 'road', coins)
  },
  'settled-with'(state, { seat, by, gold }) {
    earn(state, seat, 'events', -gold)
    for (const one of state.solo?.open ?? []) if (one.id === by) one.begun = true
    if (state.solo && by === 'rats' && gold === 0) state.solo.rats = true
  },
  'event-gold'(state, { seat, gold, paid }) {
    earn(state, seat, 'events', gold)
    if (paid) earn(state, 0, 'events', -gold)
  },
  'event-coins'(state, { pile, gold }) {
    const lying = state.solo?.countess.village[pile]?.starter
    if (lying) lying.coins += gold
  },
  'event-removed'(state, { by, seat, card, from, coins }) {
    const of = seatOf(state, seat)
    if (from === 'hand') fromHand(state, seat, card)
    else {
      // Which of several alike it was is not told.
      const gone = tops(of.village).find(
        ({ placed }) => placed.card === card && placed.coins === coins,
      )
      if (gone) removeTop(state, seat, gone.pile, gone.branch)
    }
    earn(state, seat, 'moved-coins', coins)
    if (isBasic(card)) state.basics[card]++
    else if (by !== 'betrayer') state.discard.push(card)
  },
}
