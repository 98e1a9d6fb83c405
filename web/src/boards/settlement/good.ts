import type { Move } from '../../../../worker/games/settlement/state.ts'
import type { Chosen, Piece, Way } from '../../stage/taps.ts'
import { actionPiece } from './targets.ts'

/** Heroes are the points, and a hunted monster frees a terrain. */
const good: ReadonlyArray<Move['do']> = ['invite', 'hunt']

/** Pieces that stand out: heroes that can be paid, monsters that can be hunted, and these actions. */
export const goodOf = (all: ReadonlyArray<Way<Move>>, chosen: Chosen): ReadonlyArray<Piece> =>
  all.flatMap(({ move, pieces }) =>
    good.includes(move.do) &&
    (chosen.length === 0 || chosen.at(-1) === actionPiece(move.do as 'hunt'))
      ? pieces
      : [],
  )
