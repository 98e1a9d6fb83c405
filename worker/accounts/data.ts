import { desc, eq, or } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { accounts, letters, sessions, signIns } from './schema.ts'
import { tableStub, tablesWith } from './tables.ts'

/** Everything that is kept about an account, or `null` where it is gone. Hashes and ids of sessions stay here. */
export async function dataOf(env: Env, id: string) {
  const db = database(env)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (!account) return null
  const [mySessions, mySignIns, myLetters] = await db.batch([
    db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.account, id)),
    db
      .select({
        email: signIns.email,
        createdAt: signIns.createdAt,
        expiresAt: signIns.expiresAt,
        usedAt: signIns.usedAt,
      })
      .from(signIns)
      .where(or(eq(signIns.account, id), eq(signIns.email, account.email ?? ''))),
    db
      .select({
        kind: letters.kind,
        table: letters.table,
        subject: letters.subject,
        text: letters.text,
        at: letters.createdAt,
        readAt: letters.readAt,
        mail: letters.mail,
        mailAt: letters.mailAt,
      })
      .from(letters)
      .where(eq(letters.account, id))
      .orderBy(desc(letters.createdAt)),
  ])
  const seats = []
  for (const table of await tablesWith(db, id)) {
    const mine = await tableStub(env, table).export(id)
    if (!mine) continue
    const turns = mine.turns.map(({ revision, at, moves }) => ({
      revision,
      at,
      moves: moves.map((move) => ({ ...move })),
    }))
    seats.push({ ...mine, turns })
  }
  return { account, sessions: mySessions, signIns: mySignIns, letters: myLetters, seats }
}
