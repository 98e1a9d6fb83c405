/**
 * Effects on the cards of the row.
 * Rules: T5.75, T7.61–T7.64, T7.68, T7.70, T-R40, T-R48, T-R60.
 */
import { unexpected } from '../../kernel/index.ts'
import type { TownId } from '../components/index.ts'
import { field } from '../forbidden.ts'
import { storeGold, yieldsGold } from '../gold.ts'
import { deal } from '../refill.ts'
import {
  type At,
  type AutomaticOn,
  ask,
  type DecisionOn,
  ownDistrict,
  remove,
  type State,
} from '../state.ts'
import { lift, mayDiscard, takeable, unprotected } from '../zones.ts'
import type { RulesOf } from './rules.ts'

const first = { gone: 0 } as const

/** T7.61 */
export const discardRowCards: RulesOf<'discard-row-cards'> = {
  possible: (state) => unprotected(state).length > 0,
  run: (state, { max }) => ask(state, { task: 'discardRow', left: max, ...first, replace: false }),
}

/** T7.62 */
export const replaceRowCards: RulesOf<'replace-row-cards'> = {
  possible: (state) => unprotected(state).length > 0,
  run: (state, { max }) => ask(state, { task: 'discardRow', left: max, ...first, replace: true }),
}

/** T7.63, T-R48 */
export const addToRow: RulesOf<'add-to-row'> = {
  possible: (state) => state.deck.length > 0 || state.discard.length > 0,
  run: (state, { count }) => void state.agenda.push({ task: 'deal', count }),
}

const goldInRow = (state: State): boolean => takeable(state).some(yieldsGold)

/** T7.64 */
export const storeGoldFromRow: RulesOf<'store-gold-from-row'> = {
  possible: goldInRow,
  run: (state, { max }) => ask(state, { task: 'storeRow', left: max, ...first }),
}

/** T7.68, T5.75: the building with the ability is the price, also of a copied one (T7.12). */
export const discardSelfStoreGold: RulesOf<'discard-self-store-gold'> = {
  possible: goldInRow,
  run(state, { max }, by, at) {
    giveUp(state, by as TownId, at)
    ask(state, { task: 'storeRow', left: max, ...first })
  },
}

function giveUp(state: State, card: TownId, at: At): void {
  remove(ownDistrict(state).buildings, card)
  remove(state.turn.open, card) // T5.57
  state.protections = state.protections.filter((p) => p.by !== card) // T-R40
  state.discard.push(card)
  state.stirred = true
  at.emit({ event: 'gaveUp', seat: state.turn.seat, card })
}

/** T7.70; what is protected already cannot be chosen (T-R60). */
export const protectRowCard: RulesOf<'protect-row-card'> = {
  possible: (state) => unprotected(state).length > 0,
  run: (state, _effect, by) => ask(state, { task: 'protect', by }),
}

/** Puts a row card on the discard pile. */
export function discardFromRow(state: State, card: TownId, at: At): void {
  lift(state, card, 'row')
  state.discard.push(card)
  at.emit({ event: 'discarded', seat: state.turn.seat, card, from: 'row' })
}

export const discardRowTask: DecisionOn<'discardRow'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state, task) => [
    ...unprotected(state).map((card) => ({ do: 'discard', card }) as const),
    ...(task.gone > 0 ? [{ do: 'done' } as const] : []),
  ],
  forbids(state, task, _seat, move) {
    const what = field(move, 'do')
    if (what !== 'discard') return what === 'done' ? 'T7.61' : 'T-R27'
    const card = state.row.find((one) => one === field(move, 'card'))
    return card && !mayDiscard(state, card) ? 'T7.6' : task.replace ? 'T7.62' : 'T7.61'
  },
  play(state, { left, gone, replace }, _seat, move, at) {
    state.agenda.pop()
    if (move.do === 'discard') {
      discardFromRow(state, move.card, at)
      if (left > 1) {
        ask(state, { task: 'discardRow', left: left - 1, gone: gone + 1, replace })
        return
      }
    }
    const count = move.do === 'discard' ? gone + 1 : gone
    if (replace) state.agenda.push({ task: 'deal', count })
  },
}

export const storeRowTask: DecisionOn<'storeRow'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state, task) => [
    ...takeable(state)
      .filter(yieldsGold)
      .map((card) => ({ do: 'storeCard', card }) as const),
    ...(task.gone > 0 ? [{ do: 'done' } as const] : []),
  ],
  forbids(state, _task, _seat, move) {
    const what = field(move, 'do')
    if (what !== 'storeCard') return what === 'done' ? 'T7.64' : 'T-R27'
    const card = state.row.find((one) => one === field(move, 'card'))
    if (!card) return 'T7.64'
    return yieldsGold(card) ? 'T7.70' : 'T5.25'
  },
  play(state, { left, gone }, _seat, move, at) {
    state.agenda.pop()
    // T7.64: most cards.
    if (move.do === 'done') return
    if (move.do !== 'storeCard') unexpected(move)
    storeGold(state, move.card, 'row', at)
    if (left > 1) ask(state, { task: 'storeRow', left: left - 1, gone: gone + 1 })
  },
}

/** T-R40 */
export const protectTask: DecisionOn<'protect'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state) => unprotected(state).map((card) => ({ do: 'protect', card })),
  forbids(state, _task, _seat, move) {
    if (field(move, 'do') !== 'protect') return 'T-R27'
    return state.row.some((card) => card === field(move, 'card')) ? 'T-R60' : 'T7.70'
  },
  play(state, { by }, seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'protect') unexpected(move)
    state.protections.push({ card: move.card, seat, by })
    at.emit({ event: 'protected', seat, card: move.card })
  },
}

/** T7.62, T7.63: Town cards that an ability puts into the row. */
export const dealTask: AutomaticOn<'deal'> = {
  run(state, task, at) {
    for (let i = 0; i < task.count; i++) if (!deal(state, at, false)) return
  },
}
