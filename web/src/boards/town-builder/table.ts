import type {
  AwardId,
  JudgeId,
  Source,
  TownEvent,
  TownMove,
  TownState,
} from '../../../../worker/games/town-builder/index.ts'
import type { BoardProps } from '../index.ts'
import { createTable, type Shown } from '../kit/behaviour.ts'
import type { Piece, Tapped, Way } from '../kit/selection.ts'
import type { Browsed, Tray } from './tray.ts'
import type { BoardWords } from './words.ts'

/** What can be explained: a Town card or crest, a judge, an award, or how the end comes. */
export type Subject =
  | { readonly kind: 'card'; readonly card: Source }
  | { readonly kind: 'judge'; readonly judge: JudgeId }
  | { readonly kind: 'award'; readonly award: AwardId }
  | { readonly kind: 'deck' }

/** An explanation on show. */
export interface Detail extends Shown {
  readonly at: Piece
  readonly subject: Subject
}

/** What every part of the board shares. */
export interface Table {
  readonly props: BoardProps<TownState, TownMove, TownEvent>
  boardWords(): BoardWords
  /** The legal moves that tapping a piece now leads to. */
  ways(piece: Piece): ReadonlyArray<Way<TownMove>>
  /** All ways that begin with what is chosen; those of a single piece where nothing is. */
  open(): ReadonlyArray<Way<TownMove>>
  isLit(piece: Piece): boolean
  /** What a tap on a piece does now; `null`: nothing, it is explained. */
  tapped(piece: Piece): Tapped<TownMove>
  /** It is not lit while another is chosen, and takes its place by a tap. */
  takesPlace(piece: Piece): boolean
  chosen(): Piece | null
  /** The list of moves points here. */
  isPointedAt(piece: Piece): boolean
  /** The planned move that only the table can play starts here. */
  awaits(piece: Piece): boolean
  /** `byKey`: the keyboard goes on where the choice continues. */
  tap(piece: Piece, byKey: boolean): void
  play(move: TownMove): void
  letGo(): void
  /** Taps explain and play nothing. */
  explaining(): boolean
  show(detail: Detail): void
  hide(): void
  /** What lies in place of the row, if something does. */
  tray(): Tray | null
  browsed(): Browsed
  browse(what: Browsed): void
}

export const { TableContext, useTable } = createTable<Table>()
