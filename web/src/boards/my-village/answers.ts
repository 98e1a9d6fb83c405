import type { Language, Play, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State } from '../../../../worker/games/my-village/index.ts'
import type { AnswerButton, Closing } from '../../stage/board.ts'
import { language } from '../../words/index.ts'
import { boardWordsIn } from './dictionary.ts'
import { costText } from './explain.ts'

/** Label of an answer that no piece stands for; `null` for all other moves. */
function labelOf(state: State, move: Move): string | null {
  const boardWords = boardWordsIn(language())
  const task = state.agenda.at(-1)
  switch (move.do) {
    case 'choose-cost': {
      const cost = task?.task === 'choose-cost' ? task.costs[move.cost] : undefined
      return cost ? costText(boardWords, [cost]) : null
    }
    case 'use':
      return boardWords.answers.use
    case 'forgo':
      return task?.task === 'mission' ? boardWords.answers.keep : boardWords.answers.forgo
    case 'prevent':
      return boardWords.answers.prevent
    case 'suffer':
      return boardWords.answers.suffer
    default:
      return null
  }
}

/** The legal moves that stand as buttons in the action bar. */
export function answers(state: State, _seat: Seat, moves: ReadonlyArray<Move>): AnswerButton[] {
  return moves.flatMap((move) => {
    const label = labelOf(state, move)
    const quiet = move.do === 'forgo' || move.do === 'suffer'
    return label === null ? [] : [{ move, label, quiet }]
  })
}

/** Enough customers, or the end of step II: whether the turn ends with it is for the rules to tell. */
export const closes = (): Closing => 'step'

/**
 * Returns true if a move ends my turn, whatever is turned up: without the reaper it ends here (M5.104),
 * and a death ends it whatever the rat die shows, but the owner of the church of salvation may be asked
 * (M5.40).
 */
export function endsUnseen({ state }: Play<State>, seat: Seat, move: Move): boolean {
  const village = state.villages[seat]
  if (move.do === 'end-turn') return village?.reaper === false
  return (move.do === 'die' || move.do === 'hire') && village?.church !== 'church-of-salvation'
}

/** The round, and where it stands. */
export function where(state: State, language: Language): string {
  return boardWordsIn(language).round(state.round)
}
