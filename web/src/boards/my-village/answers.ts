import type { Language, Play, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State } from '../../../../worker/games/my-village/index.ts'
import { language } from '../../words/index.ts'
import type { AnswerButton, Closing } from '../index.ts'
import { boardWordsIn } from './dictionary.ts'
import { costText } from './explain.ts'
import { asksWhoDies } from './facts.ts'

/** What is written on the button of an answer that no piece stands for; `null` for all other moves. */
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
    case 'settle':
      return boardWords.answers.settle
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

/** The end of a turn; a step of it where the next question needs nothing from the table: who dies. */
export const closes = (state: State, seat: Seat, move: Move): Closing =>
  asksWhoDies(state, seat, [move]) ? 'step' : 'end'

/**
 * Whether a death ends my turn, whatever the rat die shows: the last villager is followed by a day
 * laborer (M5.110), and the owner of the church of salvation may be asked (M5.40).
 */
export function endsUnseen({ state }: Play<State>, seat: Seat, move: Move): boolean {
  const village = state.villages[seat]
  if (!village || village.church === 'church-of-salvation') return false
  const left = Object.values(village.villagers).filter(Boolean).length
  return move.do === 'hire' || (move.do === 'die' && left > 1)
}

/** The round, and where it stands. */
export function where(state: State, language: Language): string {
  return boardWordsIn(language).round(state.round)
}
