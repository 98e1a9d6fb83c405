/**
 * The effect that looks at the top card of the deck.
 * Rules: T7.72.
 */
import { peek } from '../../kernel/index.ts'
import type { TownId } from '../components/index.ts'
import { takeTop, uncoverJudges } from '../deck.ts'
import { field } from '../forbidden.ts'
import { ask, type DecisionOn } from '../state.ts'
import type { RulesOf } from './rules.ts'

/** T7.72: only the active player sees the card; judges above it are uncovered for everybody (T-R10). */
export const lookAtTop: RulesOf<'look-at-top'> = {
  possible: (state) => state.deck.length > state.deckJudges,
  run(state, { mayDiscard }, _by, at) {
    uncoverJudges(state, at)
    const { seat } = state.turn
    const card = peek(state.deck.at(-1) as TownId)
    if (!state.seenTop.includes(seat)) state.seenTop.push(seat)
    state.seenTop.sort((a, b) => a - b)
    at.emitTo([seat], { event: 'looked', seat, card }, { event: 'looked', seat, card: null })
    if (mayDiscard) ask(state, { task: 'look' })
  },
}

export const lookTask: DecisionOn<'look'> = {
  toAct: (state) => [state.turn.seat],
  moves: () => [{ do: 'leaveTop' }, { do: 'discardTop' }],
  forbids: (_state, _task, _seat, move) => (field(move, 'do') === 'discard' ? 'T7.72' : 'T-R27'),
  play(state, _task, seat, move, at) {
    state.agenda.pop()
    const card = move.do === 'discardTop' ? takeTop(state, at) : undefined
    if (card === undefined) {
      at.emit({ event: 'leftTop', seat })
      return
    }
    state.discard.push(card)
    at.emit({ event: 'discarded', seat, card, from: 'deck' })
  },
}
