/**
 * Effects that take a card: from the row, the discard pile, the deck or a foundation.
 * Rules: T5.71, T5.72, T7.65, T7.66, T7.71, T7.75, T7.76, T7.78, T-R28, T-R42, T-R45.
 */
import { type TownId, townCard, type UseAs } from '../components/index.ts'
import { reshuffleIfEmpty, takeTop } from '../deck.ts'
import { field } from '../forbidden.ts'
import { affordable, startFoundation } from '../foundation.ts'
import { storeGold, yieldsGold } from '../gold.ts'
import { goldCostNow, paying } from '../payment.ts'
import { supply, takersOf } from '../resource.ts'
import {
  type At,
  type AutomaticOn,
  ask,
  type DecisionOn,
  type Move,
  ownDistrict,
  type State,
  type Zone,
} from '../state.ts'
import { takeable } from '../zones.ts'
import type { RulesOf } from './rules.ts'

/** The legal uses of one card, no action (T7.44). `reserve`: gold that another cost takes first. */
function usesOf(state: State, card: TownId, as: ReadonlyArray<UseAs>, reserve = 0): Move[] {
  const moves: Move[] = []
  if (as.includes('foundation') && affordable(state, card, reserve))
    moves.push(...paying(state, goldCostNow(state, card), { do: 'found' } as const))
  if (as.includes('resource'))
    moves.push(...takersOf(state, card).map((to) => ({ do: 'supply', to }) as const))
  if (as.includes('gold') && yieldsGold(card)) moves.push({ do: 'store' })
  return moves
}

/** All cards of a zone that an ability may be about. */
function cardsIn(state: State, zone: Zone): ReadonlyArray<TownId> {
  switch (zone) {
    case 'row':
      return takeable(state)
    case 'discard':
      return state.discard
    case 'revealed':
      return state.revealed
    case 'resources':
      return ownDistrict(state).foundations.flatMap((f) => f.under)
    case 'sites':
      return ownDistrict(state).foundations.map((f) => f.card)
  }
}

const some = (state: State, from: Zone, as: ReadonlyArray<UseAs>, reserve = 0): boolean =>
  cardsIn(state, from).some((card) => usesOf(state, card, as, reserve).length > 0)

/** T7.65: what otherwise is an action is none here (T7.17). */
export const takeFromRow: RulesOf<'take-from-row'> = {
  possible: (state, { as }) => some(state, 'row', as),
  run: (state, { as }) => ask(state, { task: 'pick', from: 'row', as, except: [] }),
}

/** T7.66, T5.71 */
export const takeFromDiscard: RulesOf<'take-from-discard'> = {
  possible: (state, { as, goldCost }) => some(state, 'discard', as, goldCost),
  run: (state, { as }) =>
    ask(state, { task: 'pick', from: 'discard', as, except: [...state.turn.paid] }),
}

/** T7.71 */
export const moveResource: RulesOf<'move-resource'> = {
  possible: (state) => some(state, 'resources', ['resource']),
  run(state, { count }) {
    for (let i = 0; i < count; i++)
      ask(state, { task: 'pick', from: 'resources', as: ['resource'], except: [] })
  },
}

/** T7.78, T-R45 */
export const convertFoundation: RulesOf<'convert-foundation'> = {
  possible: (state, { as }) => some(state, 'sites', as),
  run: (state, { as }) => ask(state, { task: 'pick', from: 'sites', as, except: [] }),
}

/** T7.75 */
export const revealTakeResource: RulesOf<'reveal-take-resource'> = {
  possible: (state) => state.deck.length > 0,
  run: (state, { count }, _by, at) => reveal(state, count, ['resource'], at),
}

/** T7.76 */
export const revealStartFoundation: RulesOf<'reveal-start-foundation'> = {
  possible: (state) => state.deck.length > 0,
  run: (state, { count }, _by, at) => reveal(state, count, ['foundation'], at),
}

/** T7.42: reveals Town cards; a deck that runs out stays empty until all is resolved (T4.22). */
function reveal(state: State, count: number, as: ReadonlyArray<UseAs>, at: At): void {
  for (let i = 0; i < count; i++) {
    const card = takeTop(state, at)
    if (card === undefined) break
    state.revealed.push(card)
  }
  at.emit({ event: 'revealed', seat: state.turn.seat, cards: [...state.revealed] })
  state.agenda.push({ task: 'clearRevealed' })
  ask(state, { task: 'pick', from: 'revealed', as, except: [] })
}

/** T-R42: what was revealed and not taken is discarded, in the order of revelation (T-R15). */
export const clearRevealedTask: AutomaticOn<'clearRevealed'> = {
  run(state, _task, at) {
    for (const card of [...state.revealed]) {
      state.revealed.shift()
      state.discard.push(card)
      at.emit({ event: 'discarded', seat: state.turn.seat, card, from: 'revealed' })
    }
    reshuffleIfEmpty(state, at) // T4.23
  },
}

const zoneRule: Readonly<Record<Zone, string>> = {
  row: 'T7.65',
  discard: 'T7.66',
  revealed: 'T7.75',
  resources: 'T7.71',
  sites: 'T7.78',
}

/** First half of taking a card: which. */
export const pickTask: DecisionOn<'pick'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state, { from, as, except }) => [
    ...cardsIn(state, from)
      .filter((card) => !except.includes(card) && usesOf(state, card, as).length > 0)
      .map((card) => ({ do: 'pick', card }) as const),
    ...(from === 'revealed' ? [{ do: 'decline' } as const] : []),
  ],
  forbids(state, { from, as, except }, _seat, move) {
    if (field(move, 'do') !== 'pick') return 'T-R27'
    const wanted = field(move, 'card')
    const card = cardsIn(state, from).find((one) => one === wanted)
    if (!card)
      return from === 'row' && state.row.some((one) => one === wanted) ? 'T7.70' : zoneRule[from]
    if (except.includes(card)) return 'T7.66'
    if (as.includes('foundation')) return 'T5.4'
    return as.includes('resource') && townCard(card).yield.some((what) => what !== 'gold')
      ? 'T5.15'
      : 'T5.14'
  },
  play(state, { from, as }, seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'pick') {
      at.emit({ event: 'declined', seat })
      return
    }
    if (from === 'sites') clearSite(state, move.card, at)
    ask(state, { task: 'use', card: move.card, from, as })
  },
}

/** T7.4: what lies under a foundation is discarded before it is converted. */
function clearSite(state: State, card: TownId, at: At): void {
  const site = ownDistrict(state).foundations.find((f) => f.card === card)
  if (!site) return
  const freed = site.under
  site.under = []
  state.discard.push(...freed)
  if (freed.length > 0) state.stirred = true // T-R59
  at.emit({ event: 'cleared', seat: state.turn.seat, card, freed, auto: false })
}

/** Second half of taking a card: as what, and where to. */
export const useTask: DecisionOn<'use'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state, { card, as }) => usesOf(state, card, as),
  forbids(_state, { card, from, as }, _seat, move) {
    const what = field(move, 'do')
    if (what === 'found') return as.includes('foundation') ? 'T5.4' : zoneRule[from]
    if (what === 'store') return as.includes('gold') && !yieldsGold(card) ? 'T5.25' : zoneRule[from]
    if (what === 'supply') return as.includes('resource') ? 'T5.15' : zoneRule[from]
    return 'T-R27'
  },
  play(state, { card, from }, _seat, move, at) {
    state.agenda.pop()
    if (move.do === 'found') startFoundation(state, card, from, move.pay, at)
    else if (move.do === 'supply') supply(state, card, move.to, from, at)
    else storeGold(state, card, from, at)
  },
}
