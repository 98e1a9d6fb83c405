import type { Language, Seat } from '../../../../worker/games/kernel/index.ts'
import { passLoss } from '../../../../worker/games/settlement/advice.ts'
import { streetSpaces } from '../../../../worker/games/settlement/board.ts'
import { roundCount } from '../../../../worker/games/settlement/components/index.ts'
import type { Move, State } from '../../../../worker/games/settlement/state.ts'
import type { AnswerButton, Closing, Pane } from '../../stage/board.ts'
import { dealsWith } from './deals.ts'
import { boardWordsIn } from './dictionary.ts'
import type { Answer } from './words.ts'

/** Moves that begin on the shelf; all others begin in my valley. */
const onShelf: ReadonlySet<Move['do']> = new Set(['construct', 'invite', 'take-artifact'])
/** Moves that are made in the purse, which lies on both panes, or by the frame. */
const anywhere: ReadonlySet<Move['do']> = new Set([
  'exchange',
  'use-bonus',
  'end-turn',
  'pass',
  'done',
  'drop-rest',
])

/** A pane waits where a move begins, and where one would that exchanges make possible (S-R40). */
const waits =
  (pane: 'valley' | 'market') =>
  (state: State, seat: Seat, moves: ReadonlyArray<Move>): boolean =>
    moves.some((move) => paneOf(move.do) === pane) ||
    [...dealsWith(state, seat, moves).values()].flat().some(({ last }) => paneOf(last.do) === pane)

/** The part of a phone where an action goes on; `null` where any part will do. */
export const paneOf = (action: Move['do']): 'valley' | 'market' | null => {
  if (anywhere.has(action)) return null
  return onShelf.has(action) ? 'market' : 'valley'
}

/** The parts of a phone. */
export const panes: ReadonlyArray<Pane<State, Move>> = [
  {
    id: 'valley',
    ofSeat: true,
    label: { en: 'Valley', de: 'Tal', fr: 'Vallée' },
    waits: waits('valley'),
  },
  {
    id: 'market',
    label: { en: 'Market', de: 'Markt', fr: 'Marché' },
    waits: waits('market'),
    tells: ['constructed', 'invited', 'hero-discarded', 'market-refilled', 'artifact-taken'],
  },
  { id: 'others', label: { en: 'Others', de: 'Andere', fr: 'Autres' }, waits: () => false },
]

const quiet: Readonly<Record<Answer, boolean>> = {
  monster: false,
  'no-monster': false,
  done: true,
  'drop-rest': true,
}
const isAnswer = (name: string): name is Answer => name in quiet

/** Returns true if none of the buildings that are to be used now was used yet. */
function noneUsed({ agenda, boards }: State): boolean {
  const task = agenda.at(-1)
  if (task?.task !== 'effects') return false
  const { by, seat, left } = task
  if (by === 'hourglass') return true
  const built = streetSpaces(by).filter((space) => boards[seat]?.buildings[space])
  return built.length === left.length
}

/** Answers that no piece on the board stands for, as buttons. */
export function answersIn(
  state: State,
  moves: ReadonlyArray<Move>,
  language: Language,
): ReadonlyArray<AnswerButton> {
  const { answers, useNone } = boardWordsIn(language)
  return moves.flatMap((move) => {
    const { do: name } = move
    if (!isAnswer(name)) return []
    const label = name === 'done' && noneUsed(state) ? useNone : answers[name]
    return [{ move, label, quiet: quiet[name] }]
  })
}

/** S4.4: a turn in which something was done ends; to pass is to sit the round out. */
export const closes = (_: unknown, __: Seat, move: { readonly do: string }): Closing =>
  move.do === 'pass' ? 'pass' : 'end'

/** Few words for a button that passes: how many resources are lost by it (S5.84-S5.90), or that it is the end. */
export function brief(state: State, seat: Seat, move: Move, language: Language): string | null {
  if (move.do !== 'pass') return null
  const { pass } = boardWordsIn(language)
  if (state.round === roundCount) return pass.last
  const { basics } = passLoss(state, seat)
  return basics > 0 ? pass.losing(basics) : pass.plain
}

/** Loss by passing, as a question: settlers that stay unused, and resources (S-R16, S5.84-S5.90). */
export function loses(state: State, seat: Seat, move: Move, language: Language): string | null {
  if (move.do !== 'pass') return null
  const { settlers, basics } = passLoss(state, seat)
  return settlers > 0 ? boardWordsIn(language).pass.asked(settlers, basics) : null
}

/** Round and phase in a few words. */
export function where(state: State, language: Language): string {
  const boardWords = boardWordsIn(language)
  const task = state.agenda.at(-1)?.task
  if (task === 'draft') return boardWords.drafting
  const round = boardWords.roundTrack(state.round, roundCount)
  return task === 'artifact' || task === 'keep' ? `${round} · ${boardWords.passing}` : round
}
