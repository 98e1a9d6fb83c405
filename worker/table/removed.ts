/** The people that the host of a gathering table has removed: they may not sit down again unless they are asked to. */
import type { Journal } from './storage/journal.ts'

/** The accounts that were removed. */
export const removedFrom = ({ db }: Journal): string[] =>
  db.rows<{ account: string }>('SELECT account FROM removed').map(({ account }) => account)

export const isRemoved = ({ db }: Journal, account: string): boolean =>
  db.rows('SELECT 1 FROM removed WHERE account = ?', account).length > 0

export const putRemoved = ({ db }: Journal, account: string): void =>
  void db.write(null, 'INSERT INTO removed (account) VALUES (?) ON CONFLICT DO NOTHING', account)

/** They are welcome again, or no longer known: an account; without one, all of them. */
export const forgetRemoved = ({ db }: Journal, account: string | null = null): void =>
  void db.write(null, 'DELETE FROM removed WHERE account = ?1 OR ?1 IS NULL', account)
