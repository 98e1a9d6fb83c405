import type {
  AwardId,
  Event,
  JudgeId,
  Move,
  Source,
  State,
  TownId,
} from '../../../../worker/games/town-builder/index.ts'
import type { BoardProps } from '../../stage/board.ts'
import type { Selection } from '../../stage/selection.ts'
import type { Piece, Way } from '../../stage/taps.ts'
import { createTable } from '../kit/table.ts'
import type { TownLayout } from './places.ts'
import type { Browsed, Tray } from './tray.ts'
import type { BoardWords } from './words.ts'

/** Subjects that can be explained: a Town card or crest, a judge, an award, or how the end comes. */
export type Subject =
  | { readonly kind: 'card'; readonly card: Source }
  | { readonly kind: 'judge'; readonly judge: JudgeId }
  | { readonly kind: 'award'; readonly award: AwardId }
  | { readonly kind: 'deck' }

export type Props = BoardProps<State, Move, Event, unknown, Selection<Move, Subject>>

/** Facts and functions that every part of the board shares. */
export interface Table {
  readonly props: Props
  boardWords(): BoardWords
  readonly selection: Props['selection']
  /** All ways that begin with what is chosen; those of a single piece where nothing is. */
  open(): ReadonlyArray<Way<Move>>
  chosen(): Piece | null
  /** The cards of the row in their places; one that is in the row no more has left its place empty. */
  places(): ReadonlyArray<TownId>
  /** Places of everything. */
  layout(): TownLayout
  /** Tray in place of the row, if there is one. */
  tray(): Tray | null
  browsed(): Browsed
  browse(what: Browsed): void
}

export const { TableContext, useTable, PieceButton } = createTable<Table, Subject>()
