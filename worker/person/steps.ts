/** The shape of a person's storage, step by step. Append only: a step that has run anywhere is never edited. */
export const steps: ReadonlyArray<string> = [
  `CREATE TABLE owner (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    account TEXT NOT NULL
  );`,
]
