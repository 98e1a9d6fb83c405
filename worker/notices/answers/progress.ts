/** Progress of the reading of a turn. */
import type { Meant } from './clause.ts'
import type { Position } from './wish.ts'

/** A turn that was named; `number`: its place in the list, if it was named by that. */
export interface Chosen {
  readonly meant: Meant
  readonly number: number | null
}

/** Moves that have been understood so far. */
export interface Progress {
  readonly position: Position | null
  readonly chosen: ReadonlyArray<Chosen>
  /** The clause before, where it has one number. */
  readonly last: string | null
  /** Something was regretted since the last turn that was named. */
  readonly isRegretted: boolean
  /** The turn is to end after what only the table can tell. */
  readonly isEnded: boolean
}

/** Outcome of a clause. A failure names what may have been meant after the progress made; `failing`: the clause, `rest`: the text behind it. */
export type Step =
  | { readonly is: 'done'; readonly progress: Progress }
  | {
      readonly is: 'failed'
      readonly progress: Progress
      readonly meant: ReadonlyArray<Meant>
      readonly failing?: string
      readonly rest?: string
    }

/** A failure at some progress. */
export const failed = (progress: Progress, meant: ReadonlyArray<Meant> = []): Step => ({
  is: 'failed',
  progress,
  meant,
})

/** The progress once a turn is chosen: its first move only, unless it was taken from the list. */
export function advance(
  meant: Meant,
  number: number | null,
  { position, chosen }: Progress,
): Progress {
  const moves = number !== null ? meant.moves : meant.moves.slice(0, 1)
  return {
    position: moves.reduce<Position | null>(
      (reached, move) => reached?.after(move) ?? null,
      position,
    ),
    chosen: [...chosen, { meant, number }],
    last: null,
    isRegretted: false,
    isEnded: false,
  }
}
