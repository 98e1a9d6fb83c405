import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type Category,
  type CraftBuildingKind,
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
import { type Piece, type Way, waysBy } from '../../stage/taps.ts'

/** Dice of one colour and number of pips are the same piece: it makes no difference which is taken. */
export const diePiece = ({ colour, pips }: Pick<Die, 'colour' | 'pips'>): Piece =>
  `die:${colour}:${pips}`
/** Piece for a face that a taken die could be made to show. */
export const facePiece = ({ die, to, by }: Omit<Extract<Move, { do: 'change' }>, 'do'>): Piece =>
  `face:${die}:${to}:${by}`
export const displayPiece = (card: DisplayCard): Piece => `card:${card}`
/** Free plot on which several buildings of a kind could stand: they differ in their banners only. */
export const plotPiece = (kind: CraftBuildingKind): Piece => `plot:${kind}`
export const handPiece: Piece = 'hand'
export const officePiece: Piece = 'office'
export const customerPiece = (customer: CustomerId): Piece => `customer:${customer}`
export const bannerPiece = (seat: Seat, banner: WhiteBanner | 'headman'): Piece =>
  `v${seat}:banner:${banner}`
/** The goods on a craft building, the jokers of the guild council chamber, the plow on a field. */
export const goodsPiece = (seat: Seat, on: string): Piece => `v${seat}:goods:${on}`
/** A space of the chronicle, and where the rat is on its track. */
export const coffinPlace = (profession: Profession, nth: number): string =>
  `coffin:${profession}:${nth}`
export const ratPlace = 'rat-here'
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

/** The craft building of a kind of goods, as it stands in a village. */
const buildingOf = (state: State, seat: Seat, good: Good): string =>
  state.villages[seat]?.buildings.find(({ id }) => craftBuilding(id).good === good)?.id ?? ''

function piecesOf(state: State, you: Seat, move: Move): Way<Move>['pieces'] {
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

/** Ways to make each legal move by tapping pieces. */
export const waysOf = (state: State, you: Seat, moves: ReadonlyArray<Move>): Way<Move>[] =>
  waysBy(moves, (move) => piecesOf(state, you, move))
