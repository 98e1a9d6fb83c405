/** The whole storage of a Durable Object, as it leaves an instance and arrives at another. */

/** A row of a table of SQLite. */
export type Row = Readonly<Record<string, string | number | null>>

/** Number of steps that have shaped a storage, and its rows by the tables of SQLite. */
export interface ObjectRows {
  readonly step: number
  readonly rows: Readonly<Record<string, ReadonlyArray<Row>>>
}

/** Reason in a sentence why rows were not taken; `there`: the object has a storage already. `null`: they were. */
export type RefusedRows = 'there' | { readonly refused: string } | null
