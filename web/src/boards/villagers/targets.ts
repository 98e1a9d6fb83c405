import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  BasicId,
  SoloEventId,
  VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Move, Pile, State } from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { type Piece, type Way, waysBy } from '../../stage/taps.ts'

export const roadPiece = (column: number): Piece => `road:${column}`
export const stackPiece = (column: number): Piece => `stack:${column}`
export const reservePiece: Piece = 'reserve'
export const discardPiece: Piece = 'discard'
export const basicPiece = (basic: BasicId): Piece => `basic:${basic}`
/** Copies of one villager in a hand are the same piece: it makes no difference which is played. */
export const handPiece = (card: VillagerId | BasicId): Piece => `hand:${card}`
/** Copies in a square are the same piece, too. */
export const squarePiece = (seat: Seat, card: VillagerId): Piece => `square:${seat}:${card}`
/** Somebody at the table, to be looked at or stolen from. */
export const seatPiece = (seat: Seat): Piece => `seat:${seat}`
/** A card that is being looked at. */
export const lookPiece = (card: VillagerId | BasicId): Piece => `look:${card}`
/** An open event, and the Jester beside them. */
export const eventPiece = (id: SoloEventId): Piece => `event:${id}`
export const jesterPiece: Piece = 'jester'
export const spotPiece = (seat: Seat, pile: number, branch: number, level: number): Piece =>
  `at:${seat}:${pile}:${branch}:${level}`
/** The free ground of my village, where a new pile starts. */
export const groundPiece: Piece = 'ground'
/** Moves that no card stands for have a button of their own. */
export const buttonPiece = (move: Move): Piece =>
  `button:${move.do}${'side' in move ? `:${move.side}` : ''}`

/** The card at the end of a branch; the starter where that branch does not exist yet. */
export function hostPiece(
  village: ReadonlyArray<Pile>,
  seat: Seat,
  pile: number,
  branch: number,
): Piece {
  const level = village[pile]?.branches[branch]?.length ?? 0
  return spotPiece(seat, pile, level === 0 ? 0 : branch, level)
}

/**
 * Seats on whose sheets pieces lie, `null` standing for what all share and for a hand. Buttons lie
 * beside the sheets, so they do not count.
 */
export const sheetsOf = (pieces: Iterable<Piece>): ReadonlySet<Seat | null> =>
  new Set(
    [...pieces]
      .map((piece) => piece.split(':'))
      .filter(([kind]) => kind !== 'button')
      .map(([kind, owner]) =>
        kind === 'at' || kind === 'square' || kind === 'seat' ? Number(owner) : null,
      ),
  )

function piecesOf(state: State, you: Seat, move: Move): Way<Move>['pieces'] {
  const top = (owner: Seat, pile: number, branch: number) =>
    hostPiece(seatOf(state, owner).village, owner, pile, branch)
  const host = (to: object | { pile: number; branch: number }) =>
    'pile' in to && 'branch' in to ? top(you, to.pile, to.branch) : groundPiece
  switch (move.do) {
    case 'draft':
    case 'draw':
      if (move.from === 'reserve') return [reservePiece]
      return [move.from === 'road' ? roadPiece(move.column) : stackPiece(move.column)]
    case 'coin':
    case 'give':
      return [roadPiece(move.column)]
    case 'place':
      return [handPiece(move.card), host(move)]
    case 'place-basic':
      return [handPiece(move.basic), groundPiece]
    case 'trade-in':
    case 'settle':
      return [basicPiece(move.basic)]
    case 'put':
      if (move.on === 'stack') return [handPiece(move.card), stackPiece(move.column)]
      return [handPiece(move.card), move.on === 'reserve' ? reservePiece : discardPiece]
    case 'serf':
    case 'discard':
      return [handPiece(move.card)]
    case 'tinner':
    case 'barbarian':
    case 'pigeoneer':
      return [handPiece(move.do)]
    case 'smuggle':
      return [handPiece('smuggler'), host(move)]
    case 'apprentice':
      return [
        handPiece('apprentice'),
        spotPiece(move.owner, move.pile, move.level === 0 ? 0 : move.branch, move.level),
      ]
    case 'resettle':
      if ('pile' in move) return [host(move)]
      return [move.side ? buttonPiece(move) : groundPiece]
    case 'unlock':
      if (move.by === 'tinner') return [buttonPiece(move)]
      return [top(move.owner, move.pile, move.branch)]
    case 'benefactor':
      return [handPiece('benefactor'), handPiece(move.card), host(move)]
    case 'prophet':
      return [handPiece('prophet'), stackPiece(move.column)]
    case 'flaker':
      return [handPiece('flaker'), squarePiece(move.owner, move.card)]
    case 'courier':
      return [handPiece('courier'), roadPiece(move.column)]
    case 'noble':
      return [handPiece('noble'), seatPiece(move.from)]
    case 'scheme':
      return [handPiece('schemer'), top(move.owner, move.pile, move.branch)]
    case 'sheriff':
      return [handPiece('sheriff'), spotPiece(move.owner, move.pile, 0, 0)]
    case 'rob':
      return [spotPiece(you, move.pile, 0, 0), seatPiece(move.from)]
    case 'hire':
      return [spotPiece(move.owner, move.pile, 0, 0)]
    case 'choose':
    case 'lay':
      return [lookPiece(move.card)]
    case 'point':
      return [top(move.owner, move.pile, move.branch)]
    case 'event':
      return [eventPiece(move.id)]
    case 'jester':
      return [jesterPiece, eventPiece(move.id)]
    case 'no-coin':
    case 'no-hire':
    case 'recruit':
    case 'keep-order':
    case 'pay':
    case 'suffer':
    case 'end-turn':
      return [buttonPiece(move)]
  }
}

/** Ways to make each legal move by tapping pieces. */
export const waysOf = (state: State, you: Seat, moves: ReadonlyArray<Move>): Way<Move>[] =>
  waysBy(moves, (move) => piecesOf(state, you, move))
