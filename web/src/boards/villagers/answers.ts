import type { Language, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State, Task } from '../../../../worker/games/villagers/state.ts'
import type { AnswerButton, Closing } from '../../stage/board.ts'
import { boardWordsIn, gameWordsIn } from './dictionary.ts'
import { waysOf } from './targets.ts'
import type { Phase } from './words.ts'

/** Legal moves that no card stands for, as buttons of the bar. Ending the turn is the frame's. */
export function answersOf(
  language: Language,
  state: State,
  seat: Seat,
  moves: ReadonlyArray<Move>,
): ReadonlyArray<AnswerButton> {
  const words = gameWordsIn(language)
  if (!words) return []
  return waysOf(state, seat, moves)
    .filter(({ move, pieces }) => pieces[0].startsWith('button:') && move.do !== 'end-turn')
    .map(({ move }) => ({
      move,
      // These moves are about nobody else.
      label: words.move(state, seat, move, () => ''),
      quiet: move.do.startsWith('no-') || move.do === 'keep-order',
    }))
}

/** The end of a build turn, or of one in which nothing was done yet (V4.25-V4.30). */
export function closesIn({ turn, discard }: State): Closing {
  // A Pigeoneer is sent to see its cards: the turn has nothing planned then. It may have been another's, too.
  const acted = turn?.tinner || (turn?.robbers?.length ?? 0) > 0 || discard.at(-1) === 'pigeoneer'
  return turn && turn.used === 0 && turn.tradeIns === 0 && !acted ? 'nothing' : 'end'
}

/** Phase of a task; others belong to what they came up in. */
const phaseOfTask: Readonly<Partial<Record<Task['task'], Phase>>> = {
  draft: 'draft',
  'next-draft': 'draft',
  rats: 'draft',
  give: 'draft',
  squares: 'draft',
  road: 'road',
  coin: 'road',
  'clear-road': 'road',
  'begin-build': 'build',
  build: 'build',
  freelancers: 'build',
  'open-build': 'build',
  arson: 'build',
  developments: 'developments',
  church: 'developments',
  tavern: 'developments',
  events: 'events',
  swing: 'events',
  countess: 'events',
}

/** The part of the round that a state is in. */
export function phaseOf(state: State): Phase {
  for (const { task } of state.agenda.toReversed()) {
    const phase = phaseOfTask[task]
    if (phase) return phase
  }
  return 'over'
}

/** Round and phase, for the line under the game's name. */
export function whereIn(state: State, language: Language): string {
  const boardWords = boardWordsIn(language)
  return `${boardWords.round(state.round)} · ${boardWords.phases[phaseOf(state)]}`
}
