/**
 * A turn: the refill, two actions, free steps, and its end.
 * Rules: T4.1–T4.3, T4.13–T4.19, T-R4–T-R6, T-R27, T-R55.
 */
import type { Json } from '../kernel/index.ts'
import { buildMoves, starMoves, usableAbility, useAbility } from './abilities.ts'
import { claim, claimable, claimByItself, isOpen } from './awards.ts'
import { type Source, type TownId, townCard } from './components/index.ts'
import { reshuffleIfEmpty } from './deck.ts'
import { field } from './forbidden.ts'
import { affordable, startFoundation } from './foundation.ts'
import { storeGold, yieldsGold } from './gold.ts'
import { goldCostNow, paying } from './payment.ts'
import { refill } from './refill.ts'
import { supply, takersOf } from './resource.ts'
import { soloDiscards } from './solo.ts'
import { type AutomaticOn, type DecisionOn, type Move, ownDistrict, type State } from './state.ts'
import { mayTake, takeable } from './zones.ts'

/** Step 1 (T4.4-T4.11), then the turn is open. */
export const beginTask: AutomaticOn<'begin'> = {
  run(state, _task, at) {
    const { seat } = state.turn
    state.protections = state.protections.filter((p) => p.seat !== seat) // T-R40: before the refill
    at.emit({
      event: 'turnBegan',
      seat,
      round: state.round,
      last: state.round === state.lastRound,
      auto: true,
    })
    refill(state, at)
    claimByItself(state, at)
    state.agenda.push({ task: 'endTurn' }, { task: 'turn' })
  },
}

/** After every step of a turn: the deck (T4.20, T5.37) and the awards (T-R18). */
export const tidyTask: AutomaticOn<'tidy'> = {
  run(state, _task, at) {
    reshuffleIfEmpty(state, at)
    claimByItself(state, at)
  },
}

/** T4.13: the actions that the row allows. */
function* actions(state: State): Generator<Move, void> {
  if (state.turn.actions === 0) return
  const cards = takeable(state)
  for (const card of cards)
    if (affordable(state, card))
      yield* paying(state, goldCostNow(state, card), { do: 'start', card } as const)
  for (const card of cards)
    for (const to of takersOf(state, card)) yield { do: 'resource', card, to }
  for (const card of cards) if (yieldsGold(card)) yield { do: 'gold', card }
}

/** T4.15: whether an action must be carried out. */
const actionIsDue = (state: State): boolean => actions(state).next().done !== true

/** T4.17: what may be done besides the actions. */
const freeSteps = (state: State): Move[] => [
  ...buildMoves(state),
  ...starMoves(state),
  ...claimable(state).map((award) => ({ do: 'claim', award }) as const),
]

/** Step 2 (T4.13-T4.19). */
export const turnTask: DecisionOn<'turn'> = {
  // T-R55: with nothing left to decide the turn ends by itself.
  toAct: (state) =>
    state.confirmEnd || actionIsDue(state) || freeSteps(state).length > 0 ? [state.turn.seat] : [],
  moves(state) {
    const due = [...actions(state)]
    return [...due, ...freeSteps(state), ...(due.length === 0 ? [{ do: 'end' } as const] : [])]
  },
  forbids: (state, _task, _seat, move) => forbids(state, move),
  play(state, _task, _seat, move, at) {
    if (move.do === 'end') {
      state.agenda.pop()
      return
    }
    state.agenda.push({ task: 'tidy' })
    switch (move.do) {
      case 'start':
        state.turn.actions--
        startFoundation(state, move.card, 'row', move.pay, at)
        break
      case 'resource':
        state.turn.actions--
        supply(state, move.card, move.to, 'row', at)
        break
      case 'gold':
        state.turn.actions--
        storeGold(state, move.card, 'row', at)
        break
      case 'build':
      case 'star':
        useAbility(state, move.do, move.with, move.pay, at)
        break
      case 'claim':
        claim(state, move.award, false, at)
        break
    }
  },
}

/** The number of the rule that stands against a move which is not legal in step 2. */
function forbids(state: State, move: Move | null): string {
  const what = field(move, 'do')
  if (what === 'end') return 'T4.15'
  if (what === 'claim') return forbidsClaim(state, field(move, 'award'))
  if (what === 'build' || what === 'star') return forbidsAbility(state, what, field(move, 'with'))
  if (what !== 'start' && what !== 'resource' && what !== 'gold') return 'T4.13'
  if (state.turn.actions === 0) return 'T4.13'
  const card = state.row.find((one) => one === field(move, 'card'))
  if (!card) return 'T4.16'
  if (!mayTake(state, state.turn.seat, card)) return 'T7.6'
  if (what === 'start') return affordable(state, card) ? 'T5.7' : 'T5.4'
  if (what === 'gold') return 'T5.25'
  return forbidsResource(state, card, field(move, 'to'))
}

function forbidsResource(state: State, card: TownId, to: Json | undefined): string {
  if (yieldsNoResource(card)) return 'T5.14'
  const { foundations } = ownDistrict(state)
  if (foundations.some((f) => f.card === to)) return 'T5.15'
  if (state.districts.some((d) => d.foundations.some((f) => f.card === to))) return 'T5.21'
  return 'T5.19'
}

const yieldsNoResource = (card: TownId): boolean => townCard(card).yield.every((y) => y === 'gold')

function forbidsAbility(state: State, kind: 'build' | 'star', source: Json | undefined) {
  if (kind === 'star' && state.turn.starUsed) return 'T5.61'
  const own = ownDistrict(state)
  if (own.foundations.some((f) => f.card === source)) return 'T5.10'
  const mine = [...own.buildings, own.crest].find((one): one is Source => one === source)
  if (!mine) return 'T5.52'
  if (usableAbility(mine)?.kind !== kind) return kind === 'star' ? 'T5.60' : 'T5.53'
  return kind === 'build' && !state.turn.open.some((one) => one === source) ? 'T5.55' : 'T5.76'
}

function forbidsClaim(state: State, id: Json | undefined): string {
  const open = state.awards.find((one) => one.award === id)
  if (!open) return 'T3.8'
  if (open.by.includes(state.turn.seat)) return 'T5.48'
  if (!isOpen(state, open)) return state.awardsClosed ? 'T8.7' : 'T5.45'
  return 'T5.41'
}

/** T4.19: what was not used lapses. */
export const endTurnTask: AutomaticOn<'endTurn'> = {
  run(state, _task, at) {
    const { seat, actions: forfeited } = state.turn
    at.emit({ event: 'turnEnded', seat, forfeited })
    state.agenda.push({ task: 'pass' })
    soloDiscards(state, at)
  },
}
