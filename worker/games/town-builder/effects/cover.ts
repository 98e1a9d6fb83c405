/**
 * The effect that covers a resource symbol.
 * Rules: T7.69, T-R46.
 */
import { unexpected } from '../../kernel/index.ts'
import { completeIfDone } from '../completion.ts'
import { resources } from '../components/index.ts'
import { field } from '../forbidden.ts'
import { canCover } from '../matching.ts'
import { ask, type DecisionOn, type Move, ownDistrict, type State } from '../state.ts'
import type { RulesOf } from './rules.ts'

const choices = (state: State): Move[] =>
  ownDistrict(state).foundations.flatMap((foundation) =>
    resources
      .filter((symbol) => canCover(foundation, symbol))
      .map((symbol) => ({ do: 'cover', to: foundation.card, symbol }) as const),
  )

/** T7.69 */
export const coverSymbol: RulesOf<'cover-symbol'> = {
  possible: (state) => choices(state).length > 0,
  run: (state) => ask(state, { task: 'cover' }),
}

export const coverTask: DecisionOn<'cover'> = {
  toAct: (state) => [state.turn.seat],
  moves: choices,
  forbids: (_state, _task, _seat, move) => (field(move, 'do') === 'cover' ? 'T7.69' : 'T-R27'),
  play(state, _task, seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'cover') unexpected(move)
    const foundation = ownDistrict(state).foundations.find((f) => f.card === move.to)
    if (!foundation) return
    foundation.covered.push(move.symbol)
    at.emit({ event: 'covered', seat, card: move.to, symbol: move.symbol })
    completeIfDone(state, foundation, at)
  },
}
