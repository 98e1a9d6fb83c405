import { desc, eq, or } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { accounts, letters, seats, sessions, signIns, tables } from './schema.ts'

/** Everything that is kept about an account, or `null` where it is gone. Hashes and ids of sessions stay here. */
export async function dataOf(env: Env, id: string) {
  const db = database(env)
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (!account) return null
  const [mySessions, mySignIns, myLetters, mySeats] = await db.batch([
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
    db
      .select({
        table: tables.id,
        game: tables.game,
        title: tables.title,
        status: tables.status,
        seat: seats.seat,
        name: seats.name,
        waitingSince: seats.waitingSince,
      })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(eq(seats.account, id)),
  ])
  return { account, sessions: mySessions, signIns: mySignIns, letters: myLetters, seats: mySeats }
}
