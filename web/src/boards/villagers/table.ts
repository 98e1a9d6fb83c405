import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  Card,
  CardId,
  DevelopmentId,
  SoloEventId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { Options } from '../../../../worker/games/villagers/options.ts'
import type {
  FaceDown,
  MarketDay,
  Move,
  Pile,
  Spot,
  State,
} from '../../../../worker/games/villagers/state.ts'
import type { BoardProps } from '../../stage/board.ts'
import type { Selection } from '../../stage/selection.ts'
import type { Piece } from '../../stage/taps.ts'
import { createTable } from '../kit/table.ts'
import type { VillagersLayout } from './places.ts'
import type { BoardWords } from './words.ts'

/** Sheets that can lie open over a village. */
export type SheetId =
  | `piles-${string}`
  | 'discard'
  | 'possible'
  | 'bronze'
  | `market-${MarketDay}`
  | 'events'

/** Subjects that can be explained: a card with the place where it lies, or a market day. */
export type Subject =
  | {
      readonly kind: 'card'
      readonly card: Card | CardId
      /** Village and place in which it lies; absent elsewhere. */
      readonly lies?: { readonly seat: Seat; readonly spot: Spot; readonly covered: boolean }
      /** It is in my own hand. */
      readonly mine?: boolean
      readonly coins?: number
    }
  | { readonly kind: 'market'; readonly day: MarketDay }
  | { readonly kind: 'event'; readonly id: SoloEventId }
  | { readonly kind: 'jester' }
  | { readonly kind: 'development'; readonly id: DevelopmentId }

export type Props = BoardProps<State, Move, Event, Options, Selection<Move, Subject>>

/** Facts and functions that every part of the board shares. */
export interface Table {
  readonly props: Props
  readonly selection: Props['selection']
  boardWords(): BoardWords
  /** Places of everything. */
  layout(): VillagersLayout
  /** Size of the village, as a share of its usual size. */
  zoom(): number
  setZoom(zoom: number): void
  /** Seat whose hand is in view, and whether the viewer holds it; `null`: none is. */
  shownHand(): { readonly seat: Seat; readonly isMine: boolean } | null
  /** A second branch could start on a pile of the village looked at: its place is lit beside the first. */
  opens(pile: Pile, index: number): boolean
  /** A stack, or the Reserve (`null`), as it was told so far, while turns are played on the stage. */
  pile(column: number | null): ReadonlyArray<FaceDown>
  /** Name of a seat, the Countess included. */
  name(seat: Seat): string
  /** My turn has moves, but none with this piece. */
  isForbidden(piece: Piece): boolean
  /** It is not lit while another is chosen, and takes its place by a tap. */
  takesPlace(piece: Piece): boolean
  /** Next thing to do, where the question does not say it. */
  hint(): string | null
  /** It says so before anything is chosen, too. */
  hintStays(): boolean
  /** The sheet that lies open over the village. */
  sheet(): SheetId | null
  openSheet(sheet: SheetId | null): void
}

export const { TableContext, useTable, PieceButton } = createTable<Table, Subject>()
