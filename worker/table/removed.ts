/** Whom the host of a gathering table has removed: they may not sit down again unless they are asked to. */
import type { Journal } from './journal.ts'

/** The accounts that were removed. */
export const removedFrom = ({ sql }: Journal): string[] =>
  sql
    .exec<{ account: string }>('SELECT account FROM removed')
    .toArray()
    .map(({ account }) => account)

export const isRemoved = ({ sql }: Journal, account: string): boolean =>
  sql.exec('SELECT 1 FROM removed WHERE account = ?', account).toArray().length > 0

export const putRemoved = ({ sql }: Journal, account: string): void =>
  void sql.exec('INSERT INTO removed (account) VALUES (?) ON CONFLICT DO NOTHING', account)

/** They are welcome again, or no longer known: an account; without one, all of them. */
export const forgetRemoved = ({ sql }: Journal, account: string | null = null): void =>
  void sql.exec('DELETE FROM removed WHERE account = ?1 OR ?1 IS NULL', account)
