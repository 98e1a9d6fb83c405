import type { Move, State } from '../../../../worker/games/my-village/index.ts'
import type { Pane } from '../../stage/board.ts'
import type { Piece } from '../../stage/taps.ts'

/** Moves that may be made beside others: what they light is not where the eye must go. */
const asides: ReadonlySet<string> = new Set(['order', 'plow', 'end-turn'])

/** The parts that a phone shows: the village with the dice below it, where every question is asked, and the book. */
export const panes: ReadonlyArray<Pane<State, Move>> = [
  {
    id: 'village',
    label: { en: 'Village', de: 'Dorf', fr: 'Village' },
    waits: (_state, _seat, moves) => moves.some((move) => !asides.has(move.do)),
    ofSeat: true,
  },
  {
    id: 'chronicle',
    label: { en: 'Chronicle', de: 'Chronik', fr: 'Chronique' },
    waits: () => false,
  },
]

export type MyVillagePane = 'village' | 'chronicle'

/** The pane of a phone on which a piece lies. */
export const paneOf = (piece: Piece): MyVillagePane =>
  /^(chronicle|graves|rat|coffins)/.test(piece) ? 'chronicle' : 'village'
