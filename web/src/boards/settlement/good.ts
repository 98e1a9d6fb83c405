import type { SettlementMove } from '../../../../worker/games/settlement/state.ts'
import type { Chosen, Piece } from '../../stage/taps.ts'
import type { More } from './choosing.ts'
import { actionPiece } from './targets.ts'

/** Heroes are the points, and a hunted monster frees a terrain. */
const good: ReadonlyArray<SettlementMove['do']> = ['invite', 'hunt']

/** Pieces that stand out: heroes that can be paid, monsters that can be hunted, and these actions. */
export const goodOf = (
  { more }: { readonly more: Pick<More, 'all'> },
  chosen: Chosen,
): ReadonlyArray<Piece> =>
  more.all.flatMap(({ move, pieces }) =>
    good.includes(move.do) &&
    (chosen.length === 0 || chosen.at(-1) === actionPiece(move.do as 'hunt'))
      ? pieces
      : [],
  )
