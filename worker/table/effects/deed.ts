import type { Seat } from '../../games/kernel/index.ts'
import type { JournalRow } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/** Deeds at a table that its snapshots before and after do not show. */
export type Deed =
  /** A turn was played, or turns were taken back. */
  | { readonly did: 'turn'; readonly row: JournalRow }
  /** A seat that is to act is asked anew: its plan is tried, and its person told. */
  | { readonly did: 'ask-again'; readonly seat: Seat }
  | {
      readonly did: 'say'
      readonly message: number
      /** The seats it mentions. */
      readonly mentioned: ReadonlyArray<Seat>
    }
  /** Somebody has read what was said. */
  | { readonly did: 'read' }
  /** Guests were asked to the table. */
  | { readonly did: 'invite' }
  | { readonly did: 'nudge'; readonly seat: Seat; readonly by: Seat }
  | { readonly did: 'propose-pace'; readonly by: Seat }

/** The rows of the journal that were written. */
export const rowsIn = (deeds: ReadonlyArray<Deed>): JournalRow[] =>
  deeds.flatMap((deed) => (deed.did === 'turn' ? [deed.row] : []))

/** One change of a table: how it stood, how it stands now, and what was done that the two do not show. */
export interface Change {
  readonly before: TableSnapshot
  readonly after: TableSnapshot
  /** In their order. */
  readonly deeds: ReadonlyArray<Deed>
  readonly now: number
  /** The account that did it; absent: nobody, it came of the clock, a bot or from outside. */
  readonly by?: string | null
}
