/**
 * Takes over what D1 has of an account's settings, channels out of the house and days away, once, at first use. It may
 * be ended at any point and begun anew: all of it is here, in one write, before anything is deleted there, and from
 * then on nothing is read there again.
 */
import { eq } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { noteBrowsers } from '../accounts/pushes.ts'
import * as old from '../accounts/schema.ts'
import { defaultSettings } from '../notices/settings.ts'
import { pushes, type Recipient, type Store, settings, webhook } from '../notices/store.ts'
import { away } from './schema.ts'

/** What D1's columns are where nothing was ever said. */
const unsaid = { ...defaultSettings, calendar: null }

/** Whether all that D1 had is here, and nothing is left there. */
export const areSettled = (store: Store): boolean =>
  store.select({ clearedAt: settings.clearedAt }).from(settings).get()?.clearedAt != null

/** Takes it over where that was not done. `knowSessions`: takes the account's sessions over, by which browsers are told. */
export async function carrySettings(
  person: Recipient,
  now: number,
  knowSessions: () => Promise<unknown>,
): Promise<void> {
  const { env, account, store } = person
  const known = store.select({ clearedAt: settings.clearedAt }).from(settings).get()
  if (known && known.clearedAt !== null) return
  if (!known && !(await take(person, now, knowSessions))) return
  const db = database(env)
  await db.batch([
    db.delete(old.pushes).where(eq(old.pushes.account, account)),
    db.delete(old.webhooks).where(eq(old.webhooks.account, account)),
    db.delete(old.away).where(eq(old.away.account, account)),
    db.update(old.accounts).set(unsaid).where(eq(old.accounts.id, account)),
  ])
  store.update(settings).set({ clearedAt: now }).run()
}

/** Takes all over; whether there is something to delete in D1 now. */
async function take(
  { env, account, store }: Recipient,
  now: number,
  knowSessions: () => Promise<unknown>,
): Promise<boolean> {
  const db = database(env)
  const [[said], browsers, [oldWebhook], days] = await db.batch([
    db.select(old.carriedColumns).from(old.accounts).where(eq(old.accounts.id, account)),
    db.select().from(old.pushes).where(eq(old.pushes.account, account)),
    db.select().from(old.webhooks).where(eq(old.webhooks.account, account)),
    db.select().from(old.away).where(eq(old.away.account, account)),
  ])
  if (!said) return false
  if (browsers.length > 0) {
    await knowSessions()
    await noteBrowsers(env, account, browsers)
  }
  const isAny =
    browsers.length + days.length > 0 ||
    oldWebhook !== undefined ||
    JSON.stringify(said) !== JSON.stringify(unsaid)
  store.transaction((tx) => {
    tx.insert(settings)
      .values({
        ...{ one: 1, ...said, calendar: said.calendar ?? 0 },
        ...{ takenAt: now, clearedAt: isAny ? null : now },
      })
      .run()
    if (oldWebhook) {
      const { account: _, ...row } = oldWebhook
      tx.insert(webhook)
        .values({ one: 1, ...row })
        .run()
    }
    for (const { id: _, account: __, ...row } of browsers) tx.insert(pushes).values(row).run()
    for (const { account: _, ...row } of days) tx.insert(away).values(row).run()
  })
  return isAny
}
