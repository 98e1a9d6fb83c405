import { and, eq, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { type Account, accountOf, namesOfNewcomers } from './account.ts'
import { moveClubs } from './club-people.ts'
import { moveCompany } from './company.ts'
import { type Database, database } from './database.ts'
import { tellHours } from './hours.ts'
import { personStub } from './person.ts'
import { accounts, seats, sessions } from './schema.ts'
import { endSession, endSessions, freshSession, type Opening, type Session } from './session.ts'
import type { Proof } from './sign-in.ts'
import { tableStub, tablesWith } from './tables.ts'
import { renameInTournaments } from './tournament-people.ts'

/** A guest whose things may come along: the one who asked for the letter, or the one in this browser. */
export type Along = 'asked' | 'here'

/** Effect of a sign-in: the account it leads to, and what would move there. */
export interface Prospect {
  readonly email: string
  /** The name of the address's account; `null` where it has none yet. */
  readonly name: string | null
  /** True if the letter was asked for by the guest in this browser: then they come along by themselves. */
  readonly askedHere: boolean
  readonly guests: { readonly who: Along; readonly name: string; readonly tables: number }[]
}

/** The guests that a sign-in is about. If one asked for the letter in this very browser, there is only that one. */
async function guestsAbout(env: Env, { account }: Proof, present: Session | null) {
  const asked = await guestOf(env, account)
  const here = await guestOf(env, present?.account ?? null)
  const askedHere = asked !== null && asked.id === here?.id
  return { asked: askedHere ? null : asked, here, askedHere }
}

/** Effect of a sign-in; changes nothing. */
export async function prospectOf(
  env: Env,
  proof: Proof,
  present: Session | null,
): Promise<Prospect> {
  const db = database(env)
  const { asked, here, askedHere } = await guestsAbout(env, proof, present)
  const owner = await accountByEmail(db, proof.email)
  const guests: Prospect['guests'] = []
  for (const [who, guest] of [
    ['here', here],
    ['asked', asked],
  ] as const)
    if (guest)
      guests.push({ who, name: guest.name, tables: (await tablesWith(db, guest.id)).length })
  return { email: proof.email, name: owner?.name ?? null, askedHere, guests }
}

/**
 * Opens a session for a person who proved an address. The account is the address's own; else that of a guest who
 * comes along, which the address joins; else a new one. The guests who come along move to that account: the
 * guest who asked for the letter in this browser, and others only where `take` names them, as a link may come
 * from anybody. A guest of this browser who does not come along keeps their session: `left`.
 */
export async function signInByProof(
  env: Env,
  proof: Proof,
  present: Session | null,
  take: ReadonlyArray<Along>,
  opening: Omit<Opening, 'by'>,
): Promise<{ readonly session: Session; readonly left: boolean }> {
  const db = database(env)
  const { asked, here, askedHere } = await guestsAbout(env, proof, present)
  const comesHere = askedHere || take.includes('here')
  const guests = [take.includes('asked') ? asked : null, comesHere ? here : null].filter(
    (guest) => guest !== null,
  )
  const account =
    (await accountByEmail(db, proof.email)) ??
    (await adopt(db, guests, proof.email)) ??
    (await createAccount(db, proof, opening.now))
  for (const guest of guests) if (guest.id !== account.id) await merge(env, guest.id, account)

  const session = freshSession(account.id, { ...opening, by: 'letter' })
  const left = here !== null && !comesHere
  const isElsewhere = asked?.id === account.id
  // Somebody may have typed a foreign address. They must keep no access to what its owner took along:
  // only the browser that holds the proof stays.
  if (isElsewhere) await endSessions(env, account.id)
  await db.insert(sessions).values(session)
  if (present && !left) await endSession(env, present)
  return { session: { account: account.id, session: session.id }, left }
}

/** The guest of this id; `null` where there is none, or they have an address by now. */
async function guestOf(env: Env, id: string | null): Promise<Account | null> {
  const account = id === null ? null : await accountOf(env, id)
  return account?.email === null ? account : null
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
 * Moves a guest's seats and letters to another account, table by table, and removes the guest when
 * nothing is left. If both play at the same table, the guest keeps the seat.
 * May be repeated: what was moved is not there to be moved again.
 */
async function merge(env: Env, guest: string, owner: Account): Promise<void> {
  const db = database(env)
  let isGuestSeated = false
  for (const table of await tablesWith(db, guest)) {
    const stub = tableStub(env, table)
    await stub.reseat(guest, owner.id, owner.name)
    if (await stub.export(guest)) isGuestSeated = true
    else {
      await personStub(env, guest).giveTable(table, owner.id, owner.name)
      await moveRows(db, table, guest, owner)
    }
  }
  await moveCompany(db, guest, owner.id)
  await moveClubs(db, guest, owner.id)
  await renameInTournaments(env, guest, owner.id, owner.name)
  // The seats that came over go by the owner's hours.
  await tellHours(env, owner)
  if (isGuestSeated) return
  await personStub(env, guest).forget()
  await db.delete(accounts).where(eq(accounts.id, guest))
}

/** Moves the database's rows of a seat that has moved. The list follows from the table anyway, a moment later. */
async function moveRows(db: Database, table: string, guest: string, owner: Account): Promise<void> {
  const others = alias(seats, 'others')
  const sitsThereAlready = db
    .select({ seat: others.seat })
    .from(others)
    .where(and(eq(others.table, table), eq(others.account, owner.id)))
  await db
    .update(seats)
    .set({ account: owner.id, name: owner.name })
    .where(and(eq(seats.table, table), eq(seats.account, guest), notExists(sitsThereAlready)))
}
