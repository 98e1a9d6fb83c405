/**
 * Paying gold for foundations and abilities.
 * Rules: T5.3, T5.5–T5.7, T7.79, T-R13, T-R39, T-R57, T-R58.
 */
import { type TownId, townCard } from './components/index.ts'
import { field } from './forbidden.ts'
import {
  type At,
  ask,
  type DecisionOn,
  type Move,
  ownDistrict,
  remove,
  type State,
} from './state.ts'

/** Gold that the active player can pay with: gold cards and turn gold (T7.8). */
export const wealth = (state: State): number => ownDistrict(state).gold.length + state.turn.gold

/** T7.79: what starting a card costs now; every other gold-discount card in the row lowers it (T-R57). */
export function goldCostNow(state: State, card: TownId): number {
  let cost = townCard(card).goldCost
  for (const other of state.row) {
    const { ability } = townCard(other)
    if (other !== card && ability?.op === 'gold-discount') cost -= ability.amount
  }
  return Math.max(0, cost)
}

/** Returns true if it makes a difference which gold is paid (T5.7). */
const choosable = (state: State, cost: number): boolean =>
  cost > 0 && ownDistrict(state).gold.length > 0 && wealth(state) > cost

/** A move that pays: by default oldest first and turn gold before cards, or as the player chooses (T-R13, T-R41). */
export const paying = <M extends Move & { readonly pay?: 'choose' }>(
  state: State,
  cost: number,
  move: M,
): M[] => (choosable(state, cost) ? [move, { ...move, pay: 'choose' }] : [move])

/**
 * T5.3: pays a gold cost at once, or asks with what. To be called when all that
 * follows the payment is already on the agenda.
 */
export function charge(state: State, cost: number, how: 'choose' | undefined, at: At): void {
  state.turn.paid = []
  if (how) ask(state, { task: 'pay', left: cost })
  else payOldest(state, cost, at)
}

function payOldest(state: State, cost: number, at: At): void {
  if (cost === 0) return
  const turnGold = Math.min(state.turn.gold, cost)
  state.turn.gold -= turnGold
  const cards = ownDistrict(state).gold.splice(0, cost - turnGold)
  discardGold(state, cards)
  at.emit({ event: 'paid', seat: state.turn.seat, cards, turnGold })
}

function discardGold(state: State, cards: ReadonlyArray<TownId>): void {
  state.discard.push(...cards)
  state.turn.paid.push(...cards)
  if (cards.length > 0) state.stirred = true
}

/** T11.3: one gold at a time. */
export const payTask: DecisionOn<'pay'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state) => [
    ...(state.turn.gold > 0 ? [{ do: 'payTurnGold' } as const] : []),
    ...ownDistrict(state).gold.map((card): Move => ({ do: 'pay', with: card })),
  ],
  forbids(_state, _task, _seat, move) {
    const what = field(move, 'do')
    return what === 'pay' ? 'T5.3' : what === 'payTurnGold' ? 'T7.8' : 'T-R27'
  },
  play(state, task, seat, move, at) {
    state.agenda.pop()
    if (move.do === 'pay') {
      remove(ownDistrict(state).gold, move.with)
      discardGold(state, [move.with])
      at.emit({ event: 'paid', seat, cards: [move.with], turnGold: 0 })
    } else {
      state.turn.gold--
      at.emit({ event: 'paid', seat, cards: [], turnGold: 1 })
    }
    const left = task.left - 1
    if (left === 0) return
    if (left === wealth(state)) payOldest(state, left, at)
    else ask(state, { task: 'pay', left })
  },
}
