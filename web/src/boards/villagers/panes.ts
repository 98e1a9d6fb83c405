import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State } from '../../../../worker/games/villagers/state.ts'
import type { Pane } from '../../stage/board.ts'
import type { Piece } from '../../stage/taps.ts'
import { waysOf } from './targets.ts'

/** Returns true if a piece lies in the pane with the road. A hand lies in both panes. */
const onRoad = (piece: Piece): boolean => /^(road|stack|reserve|discard|basic|look)\b/.test(piece)
const inVillage = (piece: Piece): boolean => /^(at|ground|square|seat|event|jester)\b/.test(piece)

/** Returns true if a move begins in a pane: there lies its first piece, or, for one of my hand, the next. */
function begins(state: State, seat: Seat, moves: ReadonlyArray<Move>, lies: (p: Piece) => boolean) {
  return waysOf(state, seat, moves).some(({ pieces }) =>
    pieces.slice(0, pieces[0].startsWith('hand:') ? 2 : 1).some(lies),
  )
}

/** Basic villagers lie in both panes while they can be taken. */
const inBoth = (piece: Piece): boolean => /^basic\b/.test(piece)

/** The other pane, where a choice goes on there and not in the one in view; `null`: it goes on here. */
export function paneToGoOn(pane: string, targets: Iterable<Piece>): string | null {
  const [here, there, other] =
    pane === 'road' ? [onRoad, inVillage, 'village'] : [inVillage, onRoad, 'road']
  const pieces = [...targets]
  return pieces.some(there) && !pieces.some((piece) => here(piece) || inBoth(piece)) ? other : null
}

/** Returns true if what a move does is seen in my village: a card is built there, or was traded in for one. */
export const endsInVillage = (state: State, seat: Seat, move: Move): boolean =>
  move.do === 'put' ||
  move.do === 'serf' ||
  waysOf(state, seat, [move]).some(({ pieces }) => inVillage(pieces.at(-1) ?? ''))

/** The panes of a phone: the road, and the village looked at. */
export const panes: ReadonlyArray<Pane<State, Move>> = [
  {
    id: 'road',
    label: { en: 'Road', de: 'Auslage', fr: 'Route' },
    waits: (state, seat, moves) => begins(state, seat, moves, onRoad),
  },
  {
    id: 'village',
    label: { en: 'Village', de: 'Dorf', fr: 'Village' },
    waits: (state, seat, moves) => begins(state, seat, moves, inVillage),
    ofSeat: true,
    // Cards are built with an eye on the village; what can be traded in may wait.
    leads: true,
  },
]
