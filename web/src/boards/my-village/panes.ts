import type { Move, State } from '../../../../worker/games/my-village/index.ts'
import type { Pane } from '../../stage/board.ts'
import type { Piece } from '../../stage/taps.ts'

/** Moves that may be made beside others: what they light is not where the eye must go. */
const asides: ReadonlySet<string> = new Set(['order', 'plow', 'end-turn'])

/** The parts that a phone shows: every question is asked beside the dice. */
export const panes: ReadonlyArray<Pane<State, Move>> = [
  {
    id: 'dice',
    label: { en: 'Dice', de: 'Würfel', fr: 'Dés' },
    waits: (_state, _seat, moves) => moves.some((move) => !asides.has(move.do)),
  },
  {
    id: 'village',
    label: { en: 'Village', de: 'Dorf', fr: 'Village' },
    waits: () => false,
    ofSeat: true,
  },
  {
    id: 'chronicle',
    label: { en: 'Chronicle', de: 'Chronik', fr: 'Chronique' },
    waits: () => false,
  },
]

export type MyVillagePane = 'dice' | 'village' | 'chronicle'

/** The pane of a phone on which a piece lies. */
export function paneOf(piece: Piece): MyVillagePane {
  const [head = ''] = piece.split(':')
  if (/^v\d$/.test(head)) return 'village'
  return head === 'hand' || head === 'chronicle' || head === 'graves' || head === 'rat'
    ? 'chronicle'
    : 'dice'
}
