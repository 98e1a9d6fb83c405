/**
 * Differences of a solo game: discards, awards, titles.
 * Rules: T8.4–T8.8, T8.11, T8.12, T-R49, T-R50.
 */
import { unexpected } from '../kernel/index.ts'
import { solo, soloTitles } from './components/index.ts'
import { discardFromRow } from './effects/row.ts'
import { field } from './forbidden.ts'
import { type At, ask, type DecisionOn, type State } from './state.ts'
import { mayDiscard, unprotected } from './zones.ts'

/** T8.5, T8.6: at the end of a solo turn row cards go; in the last turn it has no effect (T-R50). */
export function soloDiscards(state: State, at: At): void {
  if (state.districts.length > 1 || state.round === state.lastRound) return
  const cards = unprotected(state)
  if (cards.length > solo.discardsPerTurn)
    ask(state, { task: 'soloDiscard', left: solo.discardsPerTurn })
  else for (const card of cards) discardFromRow(state, card, at)
}

/** T11.16: one card at a time. */
export const soloDiscardTask: DecisionOn<'soloDiscard'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state) => unprotected(state).map((card) => ({ do: 'discard', card })),
  forbids(state, _task, _seat, move) {
    if (field(move, 'do') !== 'discard') return 'T8.5'
    const card = state.row.find((one) => one === field(move, 'card'))
    return card && !mayDiscard(state, card) ? 'T8.6' : 'T8.5'
  },
  play(state, { left }, _seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'discard') unexpected(move)
    discardFromRow(state, move.card, at)
    if (left > 1) ask(state, { task: 'soloDiscard', left: left - 1 })
  },
}

/** T8.7, T8.8: at the end of the turn that uncovers the judge of the deck the awards are closed. */
export function closeSoloAwards(state: State): void {
  if (state.districts.length === 1 && state.deckJudges === 0) state.awardsClosed = true
}

/** T8.11: the title for a solo score. */
export const soloTitle = (points: number): string =>
  soloTitles.find((title) => points >= title.from)?.id ?? 'peasant'
