/**
 * The effect that adds a judge.
 * Rules: T7.77, T-R47.
 */
import { peek, unexpected } from '../../kernel/index.ts'
import { field } from '../forbidden.ts'
import { ask, type DecisionOn, remove } from '../state.ts'
import type { RulesOf } from './rules.ts'

/** T7.77, T-R47: everybody sees the unused judges; one of them joins the others. */
export const addJudge: RulesOf<'add-judge'> = {
  possible: (state) => state.unusedJudges.length > 0,
  run(state, _effect, _by, at) {
    // Sorted, so that their order says nothing about the others when they are face down again.
    state.unusedJudges = state.unusedJudges.map(peek).sort()
    state.judgesKnown = true
    at.emit({ event: 'judgesTurned', seat: state.turn.seat, judges: [...state.unusedJudges] })
    ask(state, { task: 'addJudge' })
  },
}

export const addJudgeTask: DecisionOn<'addJudge'> = {
  toAct: (state) => [state.turn.seat],
  moves: (state) => state.unusedJudges.map((judge) => ({ do: 'addJudge', judge })),
  forbids: (_state, _task, _seat, move) => (field(move, 'do') === 'addJudge' ? 'T7.77' : 'T-R27'),
  play(state, _task, _seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'addJudge') unexpected(move)
    remove(state.unusedJudges, move.judge)
    state.judgeRow.push(move.judge)
    state.stirred = true
    at.emit({ event: 'judgeArrived', judge: move.judge, from: 'unused', auto: false })
  },
}
