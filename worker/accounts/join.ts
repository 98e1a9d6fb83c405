import { and, eq, isNull, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Asker } from '../api/route.ts'
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/index.ts'
import { type Account, accountOf } from './account.ts'
import { moveCompany } from './company.ts'
import { type Database, database } from './database.ts'
import { tellHours } from './hours.ts'
import { freshId } from './id.ts'
import { accounts, letters, seats, sessions } from './schema.ts'
import { freshSession } from './session.ts'
import type { Proof } from './sign-in.ts'
import { hangUp, tableStub, tablesWith } from './tables.ts'

/** What somebody is called who came by e-mail and gave no name yet. */
const namesOfNewcomers: Readonly<Record<Language, string>> = {
  en: 'New in the village',
  de: 'Neu im Dorf',
}

/**
 * Opens a session for whoever proved an address. The account is the address's own; else
 * a guest's, which the address joins; else a new one. What guests have — the one who
 * asked for the letter and the one in this browser — moves to that account.
 */
export async function signInByProof(
  env: Env,
  proof: Proof,
  asker: Asker | null,
  now: number,
): Promise<Asker> {
  const db = database(env)
  const guests = await guestsOf(env, [proof.account, asker?.id ?? null])
  const account =
    (await accountByEmail(db, proof.email)) ??
    (await adopt(db, guests, proof.email)) ??
    (await createAccount(db, proof, now))
  for (const guest of guests) if (guest.id !== account.id) await merge(env, guest.id, account)

  const session = freshSession(account.id, now)
  // Whoever wrote somebody else's address into their guest account must not keep a foot in it
  // once the owner follows the link: only the browser that holds the proof stays.
  const isGuestElsewhere = proof.account === account.id && asker?.id !== account.id
  const ended = or(
    eq(sessions.id, asker?.session ?? ''),
    isGuestElsewhere ? eq(sessions.account, account.id) : undefined,
  )
  await db.batch([db.delete(sessions).where(ended), db.insert(sessions).values(session)])
  if (asker) await hangUp(env, asker.id, asker.session)
  if (isGuestElsewhere) await hangUp(env, account.id, null)
  return { id: account.id, session: session.id }
}

async function guestsOf(env: Env, ids: ReadonlyArray<string | null>): Promise<Account[]> {
  const found: Account[] = []
  for (const id of new Set(ids)) {
    const account = id === null ? null : await accountOf(env, id)
    if (account && account.email === null) found.push(account)
  }
  return found
}

async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

/** Gives the address to the first guest, unless another account got it in the meantime. */
async function adopt(
  db: Database,
  [guest]: ReadonlyArray<Account>,
  email: string,
): Promise<Account | undefined> {
  if (!guest) return undefined
  const others = alias(accounts, 'others')
  const [adopted] = await db
    .update(accounts)
    .set({ email })
    .where(
      and(
        eq(accounts.id, guest.id),
        isNull(accounts.email),
        notExists(db.select({ id: others.id }).from(others).where(eq(others.email, email))),
      ),
    )
    .returning()
  return adopted ?? accountByEmail(db, email)
}

async function createAccount(db: Database, proof: Proof, now: number): Promise<Account> {
  const { email, language } = proof
  await db
    .insert(accounts)
    .values({ id: freshId(), name: namesOfNewcomers[language], email, language, createdAt: now })
    .onConflictDoNothing({ target: accounts.email })
  const account = await accountByEmail(db, email)
  if (!account) throw new Error('The account vanished while it was made.')
  return account
}

/**
 * Moves a guest's seats and letters to another account, table by table, and removes the guest
 * when nothing is left. Where both play at the same table, the guest keeps the seat.
 * May be repeated: what was moved is not there to be moved again.
 */
async function merge(env: Env, guest: string, owner: Account): Promise<void> {
  const db = database(env)
  let isGuestSeated = false
  for (const table of await tablesWith(db, guest)) {
    const stub = tableStub(env, table)
    await stub.reseat(guest, owner.id, owner.name)
    if (await stub.export(guest)) isGuestSeated = true
    else await moveRows(db, table, guest, owner)
  }
  await moveCompany(db, guest, owner.id)
  // The seats that came over go by the owner's hours.
  await tellHours(env, owner.id)
  if (!isGuestSeated) await db.delete(accounts).where(eq(accounts.id, guest))
}

/** What the database knows of a seat that has moved. The list follows from the table anyway, a moment later. */
async function moveRows(db: Database, table: string, guest: string, owner: Account): Promise<void> {
  const twins = alias(letters, 'twins')
  const isThereAlready = db
    .select({ id: twins.id })
    .from(twins)
    .where(
      and(
        eq(twins.account, owner.id),
        eq(twins.table, letters.table),
        eq(twins.revision, letters.revision),
        eq(twins.kind, letters.kind),
        eq(twins.about, letters.about),
      ),
    )
  const others = alias(seats, 'others')
  const sitsThereAlready = db
    .select({ seat: others.seat })
    .from(others)
    .where(and(eq(others.table, table), eq(others.account, owner.id)))
  await db.batch([
    db
      .update(seats)
      .set({ account: owner.id, name: owner.name })
      .where(and(eq(seats.table, table), eq(seats.account, guest), notExists(sitsThereAlready))),
    db
      .update(letters)
      .set({ account: owner.id })
      .where(and(eq(letters.table, table), eq(letters.account, guest), notExists(isThereAlready))),
  ])
}
