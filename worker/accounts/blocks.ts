/** Accounts that somebody keeps apart from. The other is never told. */
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, blocks } from './schema.ts'

/** Blocks or unblocks a person. `false` where there is no such person. */
export async function setBlock(
  db: Database,
  account: string,
  other: string,
  isBlocked: boolean,
  now: number,
): Promise<boolean> {
  if (!isBlocked) {
    await db.delete(blocks).where(and(eq(blocks.account, account), eq(blocks.blocked, other)))
    return true
  }
  const [person] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, other))
  if (!person) return false
  await db.insert(blocks).values({ account, blocked: other, createdAt: now }).onConflictDoNothing()
  return true
}

/** The accounts that an account has blocked. */
export async function blockedBy(db: Database, account: string): Promise<string[]> {
  const rows = await db.select().from(blocks).where(eq(blocks.account, account))
  return rows.map(({ blocked }) => blocked)
}

/** Returns true if an account and any of the others keep apart: either has blocked the other. */
export async function keepApart(
  db: Database,
  account: string,
  others: ReadonlyArray<string>,
): Promise<boolean> {
  if (others.length === 0) return false
  const rows = await db
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.account, account), inArray(blocks.blocked, [...others])),
        and(eq(blocks.blocked, account), inArray(blocks.account, [...others])),
      ),
    )
    .limit(1)
  return rows.length > 0
}
