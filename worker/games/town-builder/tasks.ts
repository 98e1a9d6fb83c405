import type { Tasks } from '../kernel/index.ts'
import { copyTask, effectTask } from './abilities.ts'
import { coverTask } from './effects/cover.ts'
import { addJudgeTask } from './effects/judge.ts'
import { lookTask } from './effects/look.ts'
import { dealTask, discardRowTask, protectTask, storeRowTask } from './effects/row.ts'
import { clearRevealedTask, pickTask, useTask } from './effects/take.ts'
import { foundTask } from './foundation.ts'
import { payTask } from './payment.ts'
import { passTask } from './round.ts'
import { finalTask, judgingTask, retypeTask } from './scoring.ts'
import { soloDiscardTask } from './solo.ts'
import type { AutomaticOn, Choice, DecisionOn, Event, Move, State, Task } from './state.ts'
import { beginTask, endTurnTask, tidyTask, turnTask } from './turn.ts'

const choices: { readonly [K in Choice['task']]: DecisionOn<K> } = {
  pay: payTask,
  pick: pickTask,
  use: useTask,
  discardRow: discardRowTask,
  storeRow: storeRowTask,
  protect: protectTask,
  cover: coverTask,
  copy: copyTask,
  look: lookTask,
  addJudge: addJudgeTask,
  soloDiscard: soloDiscardTask,
}

/** Section 11, last column: a question with one answer is not asked, and one without any is dropped. */
const askTask: AutomaticOn<'ask'> = {
  run(state, { choice }, at) {
    // Each choice's module is typed for its own choice; looked up by name, they all take any.
    const module = choices[choice.task] as DecisionOn<Choice['task']>
    const { seat } = state.turn
    const [only, ...others] = module.moves(state, choice, seat)
    if (!only) return
    state.agenda.push(choice)
    if (others.length === 0) module.play(state, choice, seat, only, at)
  },
}

/** All that can stand on the agenda. */
export const tasks: Tasks<State, Task, Move, Event> = {
  ...choices,
  ask: askTask,
  begin: beginTask,
  turn: turnTask,
  endTurn: endTurnTask,
  pass: passTask,
  tidy: tidyTask,
  found: foundTask,
  effect: effectTask,
  deal: dealTask,
  clearRevealed: clearRevealedTask,
  final: finalTask,
  retype: retypeTask,
  judging: judgingTask,
}
