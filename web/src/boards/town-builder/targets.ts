import type {
  AwardId,
  JudgeId,
  Move,
  Resource,
  Source,
  TownId,
} from '../../../../worker/games/town-builder/index.ts'
import { type Piece, type Way, waysBy } from '../../stage/taps.ts'

/** There is one of each card, so its name says where it is, wherever it lies. */
export const cardPiece = (card: Source | AwardId | JudgeId): Piece => `card:${card}`
/** The free plot of my district, where a foundation goes. */
export const sitePiece: Piece = 'site'
/** My gold store, where a card becomes gold. */
export const storePiece: Piece = 'store'
/** The same as the plain way, but I say with which gold (T-R13). */
export const choosePiece = (of: 'site' | 'use'): Piece => `choose:${of}`
export const symbolPiece = (to: TownId, symbol: Resource): Piece => `cover:${to}:${symbol}`
/** A move that no card stands for. */
const buttonPiece = (name: string): Piece => `button:${name}`

const payable = (piece: 'site' | 'use', pay: 'choose' | undefined): Piece =>
  pay ? choosePiece(piece) : piece

function piecesOf(move: Move): Way<Move>['pieces'] {
  switch (move.do) {
    case 'start':
      return [cardPiece(move.card), payable('site', move.pay)]
    case 'resource':
      return [cardPiece(move.card), cardPiece(move.to)]
    case 'gold':
      return [cardPiece(move.card), storePiece]
    case 'build':
    case 'star':
      return [cardPiece(move.with), payable('use', move.pay)]
    case 'copy':
      return [cardPiece(move.of), payable('use', move.pay)]
    case 'count':
      return [cardPiece(move.card), buttonPiece(move.as)]
    case 'keep':
      return [cardPiece(move.card), buttonPiece('keep')]
    case 'claim':
      return [cardPiece(move.award)]
    case 'addJudge':
      return [cardPiece(move.judge)]
    case 'pay':
      return [cardPiece(move.with)]
    case 'pick':
    case 'discard':
    case 'storeCard':
    case 'protect':
      return [cardPiece(move.card)]
    case 'supply':
      return [cardPiece(move.to)]
    case 'found':
      return [payable('site', move.pay)]
    case 'store':
      return [storePiece]
    case 'cover':
      return [symbolPiece(move.to, move.symbol)]
    case 'payTurnGold':
    case 'decline':
    case 'done':
    case 'discardTop':
    case 'leaveTop':
    case 'end':
      return [buttonPiece(move.do)]
  }
}

/** Ways to make each legal move by tapping pieces. */
export const waysOf = (moves: ReadonlyArray<Move>): Way<Move>[] => waysBy(moves, piecesOf)

/**
 * Moves that a tap makes at once where nothing else can be done with the piece: what anybody expects of it,
 * and can take back.
 */
const expected: ReadonlyArray<Move['do']> = ['start', 'star', 'build', 'copy']

/**
 * Returns true if a piece is chosen before it is played, even where it allows one move only: a card of the row that
 * cannot become a foundation is, lest it be gold or stone unasked; so is what is tapped instead of what was chosen.
 *
 * @param finishes whether a card would complete a foundation as its resource, which stands on it
 */
export const isChosenFirst = (
  ways: ReadonlyArray<Way<Move>>,
  chosen: Piece | null,
  piece: Piece,
  finishes: (card: TownId) => boolean,
): boolean =>
  chosen !== null ||
  !ways.some(
    ({ move, pieces }) =>
      pieces[0] === piece &&
      (expected.includes(move.do) || (move.do === 'resource' && finishes(move.card))),
  )

/**
 * Piece that is chosen: what was tapped, as long as it leads somewhere; without a tap,
 * the only piece that every move begins with.
 */
export function chosenOf(
  ways: ReadonlyArray<Way<Move>>,
  tapped: Piece | null | undefined,
): Piece | null {
  const choosable = ways.filter(({ pieces }) => pieces.length === 2)
  if (tapped !== undefined)
    return choosable.some(({ pieces }) => pieces[0] === tapped) ? tapped : null
  const [only, ...others] = new Set(ways.map(({ pieces }) => pieces[0]))
  return only && others.length === 0 && choosable.length > 0 ? only : null
}
