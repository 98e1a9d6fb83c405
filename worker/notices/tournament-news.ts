import type { TournamentMatter } from './tournament-words.ts'

/** News of a tournament for one person. */
export interface TournamentNews {
  readonly what: TournamentMatter
  readonly tournament: string
  readonly title: string
  /** Absent in news of earlier versions: then its letter has no picture. */
  readonly game?: string
  /** From 1; 0 where it is about none. */
  readonly round: number
  /** The table that it leads to; `null`: to the tournament. */
  readonly table: string | null
  /** Names of the others at that table. */
  readonly others: ReadonlyArray<string>
  /** End of the round, or start of the tournament, in milliseconds. */
  readonly deadline: number | null
  /** The reader's place in the end, or in their group; 0 where it is about none. */
  readonly place: number
  /** Lines of the final table, or of the reader's group, the best first; points are wins, `null` in a knock-out. */
  readonly standings: ReadonlyArray<{
    readonly place: number
    readonly name: string
    readonly points: number | null
  }>
}
