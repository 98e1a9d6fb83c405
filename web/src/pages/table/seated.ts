import type { AnyWords, Names, Play, Seat } from '../../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import type { BoardModule } from '../../stage/board.ts'
import type { LiveTable } from './live.ts'

/** A table that is played, as one seat or a spectator sees it. */
export interface Seated {
  readonly table: TableView
  readonly live: LiveTable
  readonly play: Play
  readonly seat: Seat | null
  readonly module: BoardModule
  readonly words: AnyWords
  readonly names: Names
}
