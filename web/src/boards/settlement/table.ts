import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { SettlementOptions } from '../../../../worker/games/settlement/index.ts'
import type {
  SettlementEvent,
  SettlementMove,
  SettlementState,
} from '../../../../worker/games/settlement/state.ts'
import type { BoardProps } from '../index.ts'
import { createTable, type Shown } from '../kit/behaviour.ts'
import type { Piece, Way } from '../kit/selection.ts'
import type { Deal } from './deals.ts'
import type { Subject } from './subject.ts'
import type { BoardWords } from './words.ts'

/** An explanation on show. */
export interface Detail extends Shown {
  readonly at: Piece
  readonly subject: Subject
}

/** What every part of the board shares. */
export interface Table {
  readonly props: BoardProps<SettlementState, SettlementMove, SettlementEvent, SettlementOptions>
  boardWords(): BoardWords
  /** What a tap on a piece means: see `meantBy`. */
  meant(piece: Piece): Piece
  /** Puts a seat's valley on the stage. */
  visit(seat: Seat): void
  ways(): ReadonlyArray<Way<SettlementMove>>
  /** The legal moves that tapping a piece now leads to. */
  waysBy(piece: Piece): ReadonlyArray<Way<SettlementMove>>
  isLit(piece: Piece): boolean
  /** What exchanges would make possible with a piece; empty where none is needed or none helps. */
  deals(piece: Piece): ReadonlyArray<Deal>
  chosen(): Piece | null
  /** The move of a piece that would only wait (S-R12); `null`: none. */
  idleMove(piece: Piece): SettlementMove | null
  point(move: SettlementMove | null): void
  /** The list of moves points here. */
  isPointedAt(piece: Piece): boolean
  /** The planned move that only the table can play starts here. */
  awaits(piece: Piece): boolean
  /** `byKey`: the keyboard goes on where the choice continues. */
  tap(piece: Piece, byKey: boolean): void
  play(move: SettlementMove): void
  /** Plans a deal's exchanges and its purchase, one after the other. */
  strike(deal: Deal): void
  /** Taps explain and play nothing. */
  explaining(): boolean
  show(detail: Detail): void
  hide(): void
}

export const { TableContext, useTable } = createTable<Table>()
