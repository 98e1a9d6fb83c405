import type { Options } from '../../../../worker/games/settlement/index.ts'
import type { Event, Move, State } from '../../../../worker/games/settlement/state.ts'
import type { BoardProps } from '../../stage/board.ts'
import type { Selection } from '../../stage/selection.ts'
import type { Piece } from '../../stage/taps.ts'
import { createTable } from '../kit/table.ts'
import type { More } from './choosing.ts'
import type { Deal } from './deals.ts'
import type { SettlementLayout, Side } from './places.ts'
import type { Subject } from './subject.ts'
import type { BoardWords } from './words.ts'

export type Props = BoardProps<State, Move, Event, Options, Selection<Move, Subject, More>>

/** Facts and functions that every part of the board shares. */
export interface Table {
  readonly props: Props
  readonly selection: Props['selection']
  boardWords(): BoardWords
  /** Meaning of a tap on a piece: see `meantBy`. */
  meant(piece: Piece): Piece
  /** Deals by exchange that make a piece possible; empty where none is needed or none helps. */
  deals(piece: Piece): ReadonlyArray<Deal>
  /** The side of the shelf on show, and what turns it. */
  side(): Side
  turn(side: Side): void
  /** The handle of the drawer lies at the right edge. */
  hasHandle(): boolean
  /** Places of everything. */
  layout(): SettlementLayout
}

export const { TableContext, useTable, PieceButton } = createTable<Table, Subject>()
