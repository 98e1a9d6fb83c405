import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { BasicId, VillagerId } from '../../../../worker/games/villagers/components/index.ts'
import type { Move, Pile, State } from '../../../../worker/games/villagers/state.ts'

/** The name of something on the board that can be tapped. */
export type Piece = string

export const roadPiece = (column: number): Piece => `road:${column}`
export const stackPiece = (column: number): Piece => `stack:${column}`
export const reservePiece: Piece = 'reserve'
export const discardPiece: Piece = 'discard'
export const basicPiece = (basic: BasicId): Piece => `basic:${basic}`
/** Copies of one villager in a hand are the same piece: it makes no difference which is played. */
export const handPiece = (card: VillagerId): Piece => `hand:${card}`
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

/** A move, and the pieces that are tapped one after the other to make it. */
export interface Way {
  readonly move: Move
  readonly pieces: readonly [Piece] | readonly [Piece, Piece]
}

function piecesOf(state: State, you: Seat, move: Move): Way['pieces'] {
  const village = state.seats[you]?.village ?? []
  const host = (pile: number, branch: number) => hostPiece(village, you, pile, branch)
  switch (move.do) {
    case 'draft':
      if (move.from === 'reserve') return [reservePiece]
      return [move.from === 'road' ? roadPiece(move.column) : stackPiece(move.column)]
    case 'coin':
      return [roadPiece(move.column)]
    case 'place':
      return [handPiece(move.card), 'pile' in move ? host(move.pile, move.branch) : groundPiece]
    case 'trade-in':
      return [basicPiece(move.basic)]
    case 'put':
      if (move.on === 'stack') return [handPiece(move.card), stackPiece(move.column)]
      return [handPiece(move.card), move.on === 'reserve' ? reservePiece : discardPiece]
    case 'tinner':
      return [handPiece('tinner')]
    case 'smuggle':
      return [handPiece('smuggler'), host(move.pile, move.branch)]
    case 'apprentice':
      return [
        handPiece('apprentice'),
        spotPiece(move.owner, move.pile, move.level === 0 ? 0 : move.branch, move.level),
      ]
    case 'resettle':
      if ('pile' in move) return [host(move.pile, move.branch)]
      return [move.side ? buttonPiece(move) : groundPiece]
    case 'unlock':
      if (move.by === 'tinner') return [buttonPiece(move)]
      return [hostPiece(state.seats[move.owner]?.village ?? [], move.owner, move.pile, move.branch)]
    case 'no-coin':
    case 'end-turn':
      return [buttonPiece(move)]
  }
}

/** How each legal move is made by tapping pieces. */
export const waysOf = (state: State, you: Seat, moves: ReadonlyArray<Move>): Way[] =>
  moves.map((move) => ({ move, pieces: piecesOf(state, you, move) }))

/** The moves that a piece leads to, given the piece chosen before it, if any. */
export const movesBy = (
  ways: ReadonlyArray<Way>,
  chosen: Piece | null,
  piece: Piece,
): ReadonlyArray<Way> => {
  const second = ways.filter(
    ({ pieces }) => chosen !== null && pieces[0] === chosen && pieces[1] === piece,
  )
  return second.length > 0 ? second : ways.filter(({ pieces }) => pieces[0] === piece)
}

/** The pieces to light: what can be tapped first, or the targets of what is chosen. */
export function litBy(ways: ReadonlyArray<Way>, chosen: Piece | null): ReadonlySet<Piece> {
  if (chosen === null) return new Set(ways.map(({ pieces }) => pieces[0]))
  return new Set(
    ways.flatMap(({ pieces: [first, second] }) => (first === chosen && second ? [second] : [])),
  )
}

/** What tapping a piece does: a move, another choice (`null` lets go), or nothing. */
export type Tapped = { readonly play: Move } | { readonly choose: Piece | null } | null

/**
 * Tapping a piece. The chosen one is let go; a target of the chosen one makes the move;
 * otherwise the piece is played if it allows one move only, and chosen if it allows several.
 */
export function tap(ways: ReadonlyArray<Way>, chosen: Piece | null, piece: Piece): Tapped {
  if (piece === chosen) return { choose: null }
  const [way, ...more] = movesBy(ways, chosen, piece)
  if (!way) return null
  return more.length === 0 ? { play: way.move } : { choose: piece }
}
