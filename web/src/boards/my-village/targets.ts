import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type Category,
  type CustomerId,
  craftBuilding,
  type Die,
  type DisplayCard,
  type Good,
  type HeadmanSpace,
  type Move,
  type Profession,
  type State,
  type WhiteBanner,
} from '../../../../worker/games/my-village/index.ts'

/** The name of something on the board that can be tapped. */
export type Piece = string

/** Dice of one colour and number of pips are the same piece: it makes no difference which is taken. */
export const diePiece = ({ colour, pips }: Pick<Die, 'colour' | 'pips'>): Piece =>
  `die:${colour}:${pips}`
/** What a taken die could be made to show. */
export const facePiece = ({ die, to, by }: Omit<Extract<Move, { do: 'change' }>, 'do'>): Piece =>
  `face:${die}:${to}:${by}`
export const displayPiece = (card: DisplayCard): Piece => `card:${card}`
export const handPiece: Piece = 'hand'
export const officePiece: Piece = 'office'
export const customerPiece = (customer: CustomerId): Piece => `customer:${customer}`
export const bannerPiece = (seat: Seat, banner: WhiteBanner | 'headman'): Piece =>
  `v${seat}:banner:${banner}`
/** The goods on a craft building, the jokers of the guild council chamber, the plow on a field. */
export const goodsPiece = (seat: Seat, on: string): Piece => `v${seat}:goods:${on}`
export const villagerPiece = (seat: Seat, profession: Profession): Piece =>
  `v${seat}:villager:${profession}`
export const schoolPiece = (seat: Seat, space: 'left' | 'right'): Piece =>
  `v${seat}:school:${space}`
export const headmanPiece = (seat: Seat, space: HeadmanSpace): Piece => `v${seat}:headman:${space}`
export const markPiece = (seat: Seat, space: Category | Profession): Piece =>
  `v${seat}:mark:${space}`
export const orderPiece = (seat: Seat, prevent: string | number): Piece =>
  `v${seat}:order:${prevent}`
/** Moves that no piece stands for are made at the counter. */
export const counterPiece = (move: Move): Piece =>
  `counter:${move.do}${move.do === 'choose-cost' ? `:${move.cost}` : ''}`

/** A move, and the pieces that are tapped one after the other to make it. */
export interface Tapping {
  readonly move: Move
  readonly pieces: readonly [Piece] | readonly [Piece, Piece]
}

/** The craft building of a kind of goods, as it stands in a village. */
const buildingOf = (state: State, seat: Seat, good: Good): string =>
  state.villages[seat]?.buildings.find(({ id }) => craftBuilding(id).good === good)?.id ?? ''

function piecesOf(state: State, you: Seat, move: Move): Tapping['pieces'] {
  switch (move.do) {
    case 'take':
      return [diePiece(move)]
    case 'change':
      return [facePiece(move)]
    case 'acquire':
      return [displayPiece(move.card)]
    case 'take-hand':
      return [handPiece]
    case 'market-office':
      return [officePiece]
    case 'activate':
    case 'tile':
      return [bannerPiece(you, move.banner)]
    case 'headman':
      return [bannerPiece(you, 'headman')]
    case 'plow': {
      const from = move.from === 'forge' ? buildingOf(state, you, 'plow') : move.from
      return [goodsPiece(you, from), bannerPiece(you, move.field)]
    }
    case 'order':
      return [orderPiece(you, move.prevent)]
    case 'give': {
      const task = state.agenda.at(-1)
      const good = task?.task === 'pay-good' ? task.goods[0] : undefined
      return [
        goodsPiece(
          you,
          move.from === 'building' ? buildingOf(state, you, good ?? 'plow') : move.from,
        ),
      ]
    }
    case 'mark':
      return [markPiece(you, move.space)]
    case 'walk':
      return [headmanPiece(you, move.to)]
    case 'enrol':
      return [schoolPiece(you, 'left')]
    case 'advance':
      return [schoolPiece(you, 'left'), schoolPiece(you, 'right')]
    case 'graduate':
      return [schoolPiece(you, move.from), villagerPiece(you, move.to)]
    case 'customer':
    case 'free-customer':
      return [customerPiece(move.customer)]
    case 'die':
      return [villagerPiece(you, move.villager)]
    case 'hire':
      return [villagerPiece(you, move.as)]
    case 'end-turn':
    case 'choose-cost':
    case 'use':
    case 'forgo':
    case 'settle':
    case 'prevent':
    case 'suffer':
      return [counterPiece(move)]
  }
}

/** How each legal move is made by tapping pieces. */
export const tappings = (state: State, you: Seat, moves: ReadonlyArray<Move>): Tapping[] =>
  moves.map((move) => ({ move, pieces: piecesOf(state, you, move) }))

/** The moves that a piece leads to, given the piece chosen before it, if any. */
export const movesBy = (
  all: ReadonlyArray<Tapping>,
  chosen: Piece | null,
  piece: Piece,
): ReadonlyArray<Tapping> => {
  const second = all.filter(
    ({ pieces }) => chosen !== null && pieces[0] === chosen && pieces[1] === piece,
  )
  return second.length > 0 ? second : all.filter(({ pieces }) => pieces[0] === piece)
}

/** The pieces to light: what can be tapped first, or the targets of what is chosen. */
export function litBy(all: ReadonlyArray<Tapping>, chosen: Piece | null): ReadonlySet<Piece> {
  if (chosen === null) return new Set(all.map(({ pieces }) => pieces[0]))
  return new Set(
    all.flatMap(({ pieces: [first, second] }) => (first === chosen && second ? [second] : [])),
  )
}

/** What tapping a piece does: a move, another choice (`null` lets go), or nothing. */
export type Tapped = { readonly play: Move } | { readonly choose: Piece | null } | null

/**
 * Tapping a piece. The chosen one is let go; a target of the chosen one makes the move;
 * otherwise the piece is played if it allows one move only, and chosen if it allows several.
 */
export function tap(all: ReadonlyArray<Tapping>, chosen: Piece | null, piece: Piece): Tapped {
  if (piece === chosen) return { choose: null }
  const [one, ...more] = movesBy(all, chosen, piece)
  if (!one) return null
  return more.length === 0 ? { play: one.move } : { choose: piece }
}
