/** Has every row of these tables that is written from now on noted in `written`; `seat` where it has one. */
export const watched = (...tables: ReadonlyArray<'seats' | 'tables'>): string[] => [
  'CREATE TABLE IF NOT EXISTS written (name TEXT, seat INTEGER, what TEXT)',
  ...tables.flatMap((name) =>
    ['INSERT', 'UPDATE', 'DELETE'].map((what) => {
      const seat = name === 'seats' ? `${what === 'DELETE' ? 'old' : 'new'}.seat` : 'NULL'
      return `CREATE TRIGGER IF NOT EXISTS ${name}_${what} AFTER ${what} ON ${name} BEGIN
         INSERT INTO written VALUES ('${name}', ${seat}, '${what}'); END`
    }),
  ),
]
