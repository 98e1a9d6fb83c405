/** Rounds of a tournament, as pairings and standings read them. */

/** Id of somebody who plays in a tournament. */
export type Entrant = string

/** Somebody's table in a round. */
export interface RoundTable {
  readonly entrants: ReadonlyArray<Entrant>
  /** Each entrant's place, 1 the best; who tie share one. `null` until the table is over. */
  readonly places: ReadonlyArray<number> | null
}

export interface Round {
  readonly tables: ReadonlyArray<RoundTable>
  /** Entrants who had no table although they wanted one. */
  readonly byes: ReadonlyArray<Entrant>
}

/** Points of a table's only winner and of a bye. It divides without a rest for tables of 2 to 5. */
export const fullPoints = 24

/**
 * Points of each entrant of a table: the share of the others whom they have beaten, a tie counts half.
 * A win, draw and loss of two are 24, 12 and 0; the places of a table of four are 24, 16, 8 and 0.
 */
export const pointsOf = (places: ReadonlyArray<number>): ReadonlyArray<number> =>
  places.map((place) => {
    const beaten = places.filter((other) => other > place).length
    const tied = places.filter((other) => other === place).length - 1
    return (fullPoints * (beaten + tied / 2)) / (places.length - 1)
  })
