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
  Spot,
  State,
} from '../../../../worker/games/villagers/state.ts'
import type { BoardProps } from '../index.ts'
import { createTable, type Shown } from '../kit/behaviour.ts'
import type { Chosen, Piece, Way } from '../kit/selection.ts'
import type { SheetId } from './Sheets.tsx'
import type { BoardWords } from './words.ts'

/** What can be explained: a card with the place where it lies, or a market day. */
export type Subject =
  | {
      readonly kind: 'card'
      readonly card: Card | CardId
      /** In whose village it lies, and where; absent elsewhere. */
      readonly lies?: { readonly seat: Seat; readonly spot: Spot; readonly covered: boolean }
      /** It is in my own hand. */
      readonly mine?: boolean
      readonly coins?: number
    }
  | { readonly kind: 'market'; readonly day: MarketDay }
  | { readonly kind: 'event'; readonly id: SoloEventId }
  | { readonly kind: 'jester' }
  | { readonly kind: 'development'; readonly id: DevelopmentId }

/** An explanation on show. */
export interface Detail extends Shown {
  readonly at: Piece
  readonly subject: Subject
}

/** What every part of the board shares. */
export interface Table {
  readonly props: BoardProps<State, Move, Event, Options>
  boardWords(): BoardWords
  /** A stack, or the Reserve (`null`), as it was told so far, while turns are played on the stage. */
  pile(column: number | null): ReadonlyArray<FaceDown>
  /** The legal moves that tapping a piece now leads to. */
  ways(piece: Piece): ReadonlyArray<Way<Move>>
  isLit(piece: Piece): boolean
  /** It is chosen before it is played, even where it has one target only. */
  isChosenFirst(piece: Piece): boolean
  /** What is chosen, one piece after the other. */
  chosen(): Chosen
  /** How somebody is called, the Countess included. */
  name(seat: Seat): string
  point(move: Move | null): void
  /** The list of moves points here. */
  isPointedAt(piece: Piece): boolean
  /** The planned move that only the table can play starts here. */
  awaits(piece: Piece): boolean
  /** By key, the keyboard goes on where the choice continues. */
  tap(piece: Piece, byKey?: boolean): void
  play(move: Move): void
  /** Taps explain and play nothing. */
  explaining(): boolean
  /** My turn has moves, but none with this piece. */
  isForbidden(piece: Piece): boolean
  /** It is not lit while another is chosen, and takes its place by a tap. */
  takesPlace(piece: Piece): boolean
  /** What to do next, where the question does not say it. */
  hint(): string | null
  /** It says so before anything is chosen, too. */
  hintStays(): boolean
  /** The sheet that lies open over the village. */
  sheet(): SheetId | null
  openSheet(sheet: SheetId | null): void
  /** Puts the village of a seat, or of the Countess, on the stage. */
  lookAt(seat: Seat): void
  show(detail: Detail): void
  hide(): void
}

export const { TableContext, useTable } = createTable<Table>()
