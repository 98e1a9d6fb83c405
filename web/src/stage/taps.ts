/**
 * Selecting on a board, as pure functions: which pieces can be tapped, and what a tap does. A game says by which
 * pieces a move is made, one after the other; everything else is alike in all games.
 */

/** A place or piece that can be tapped, by its name on the board. */
export type Piece = string

/** A move, and the pieces that are tapped one after the other to make it. */
export interface Way<M> {
  readonly move: M
  readonly pieces: readonly [Piece, ...Piece[]]
}

/** The pieces chosen so far, one after the other; empty when nothing is. */
export type Chosen = ReadonlyArray<Piece>

/** Choice of one piece at most. */
export const chosenAs = (piece: Piece | null): Chosen => (piece === null ? [] : [piece])

/** Ways to make each legal move by tapping pieces. */
export const waysBy = <M>(
  moves: ReadonlyArray<M>,
  piecesOf: (move: M) => Way<M>['pieces'],
): Way<M>[] => moves.map((move) => ({ move, pieces: piecesOf(move) }))

/** The ways that begin with these pieces. */
export const waysAlong = <M>(ways: ReadonlyArray<Way<M>>, begun: Chosen): ReadonlyArray<Way<M>> =>
  ways.filter(({ pieces }) => begun.every((piece, i) => pieces[i] === piece))

/** Tells whether there is something to tap after these pieces: in another position, they may be a whole way. */
export const leadsOn = <M>(ways: ReadonlyArray<Way<M>>, begun: Chosen): boolean =>
  waysAlong(ways, begun).some(({ pieces }) => pieces.length > begun.length)

/** The ways that a piece leads to: from what is chosen on, or else from the start. */
export function movesBy<M>(
  ways: ReadonlyArray<Way<M>>,
  chosen: Chosen,
  piece: Piece,
): ReadonlyArray<Way<M>> {
  const on = waysAlong(ways, [...chosen, piece])
  return on.length > 0 ? on : waysAlong(ways, [piece])
}

/** The pieces to light: what can be tapped first, or the targets of what is chosen. */
export const litBy = <M>(ways: ReadonlyArray<Way<M>>, chosen: Chosen): ReadonlySet<Piece> =>
  new Set(
    waysAlong(ways, chosen).flatMap(({ pieces }) => {
      const next = pieces[chosen.length]
      return next === undefined ? [] : [next]
    }),
  )

/**
 * Returns true if a piece that is not lit, as another is chosen, takes its place by a tap: moves of its own
 * begin with it.
 */
export const takesPlace = <M>(ways: ReadonlyArray<Way<M>>, chosen: Chosen, piece: Piece): boolean =>
  chosen.length > 0 &&
  !chosen.includes(piece) &&
  waysAlong(ways, [...chosen, piece]).length === 0 &&
  waysAlong(ways, [piece]).length > 0

/** Returns true if a piece is one of these, for `createSelector`: only the pieces are told for which this changes. */
export const isAmong = (piece: Piece, pieces: { has(piece: Piece): boolean }): boolean =>
  pieces.has(piece)

/** A move that is made by a tap. */
export interface Played<M> {
  readonly play: M
  /** Moves that the same tap makes before it. */
  readonly before?: ReadonlyArray<M>
  /** Chosen pieces after it; absent: none. */
  readonly then?: Chosen
  /** The piece at which another move is wished for, once the table has shown what comes. */
  readonly wish?: Piece
}

/** Effect of tapping a piece: a move, another choice (an empty one lets go), or nothing. */
export type Tapped<M> = Played<M> | { readonly choose: Chosen } | null

/**
 * Tapping a piece. The piece chosen last is let go; a target of what is chosen makes the move or is chosen in turn;
 * otherwise the piece is played if it allows one move only, and chosen if it allows several. A piece that
 * `isChosenFirst` is chosen even where it allows one move only, as long as there is more to tap.
 */
export function tap<M>(
  ways: ReadonlyArray<Way<M>>,
  chosen: Chosen,
  piece: Piece,
  isChosenFirst: (piece: Piece) => boolean = () => false,
): Tapped<M> {
  if (piece === chosen.at(-1)) return { choose: chosen.slice(0, -1) }
  const goesOn = waysAlong(ways, [...chosen, piece]).length > 0
  const next = goesOn ? [...chosen, piece] : [piece]
  const [way, ...more] = waysAlong(ways, next)
  if (!way) return null
  const isLast = way.pieces.length === next.length
  if (more.length === 0 && (isLast || !isChosenFirst(piece))) return { play: way.move }
  return { choose: next }
}
