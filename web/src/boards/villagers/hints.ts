import type { Move, State } from '../../../../worker/games/villagers/state.ts'
import { openWildcards, seatOf } from '../../../../worker/games/villagers/village.ts'
import type { Chosen, Piece } from '../../stage/taps.ts'
import { jesterPiece } from './targets.ts'
import type { BoardWords } from './words.ts'

/** Position that a hint depends on. */
interface Position {
  readonly state: State
  readonly moves: ReadonlyArray<Move>
  readonly myTurn: boolean
  readonly chosen: Chosen
  /** Cost of the padlock of the card that is to be placed, in words; `null` where it costs nothing. */
  readonly paid: string | null
}

/** Villagers of a hand that are played before a draft (V5.54). */
const draftSpecials: ReadonlySet<Move['do']> = new Set([
  'benefactor',
  'prophet',
  'barbarian',
  'flaker',
])

/** Name of a chosen piece. */
export function nameOf(state: State, boardWords: BoardWords, piece: Piece): string {
  const [kind, owner, pile] = piece.split(':')
  // A Thief in my village, or a card by its name.
  const id =
    kind === 'at' && owner && pile
      ? seatOf(state, Number(owner)).village[Number(pile)]?.starter.card
      : owner
  return (boardWords.names as Readonly<Record<string, string>>)[id ?? ''] ?? boardWords.choice
}

/**
 * Next thing to do, where the bar's question does not say it: where the chosen piece goes, and what
 * a turn still lacks. Null where nothing needs to be said.
 */
export function hintOf(
  boardWords: BoardWords,
  { state, moves, myTurn, chosen, paid }: Position,
): string | null {
  const piece = chosen.at(-1)
  if (piece === jesterPiece) return boardWords.chooseEvent
  if (piece) return boardWords.chooseTarget(nameOf(state, boardWords, piece))
  if (!myTurn) return moves.length > 0 ? boardWords.interrupt : null
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'draft':
      return moves.some((move) => draftSpecials.has(move.do)) ? boardWords.specialFirst : null
    case 'build':
      // While a turn is played on the stage, nothing is asked. A lesson offers but one move, and not the end (V5.64).
      return moves.length > 0 && openWildcards(seatOf(state, task.seat).village).length > 0
        ? boardWords.coverFirst
        : null
    case 'resettle':
      return paid
    case 'give':
      return boardWords.giveNote
    default:
      return null
  }
}
