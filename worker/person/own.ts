/** Data of a person in their object, for their download. */
import { desc, sql } from 'drizzle-orm'
import { answerablesIn, passesIn } from '../notices/keeper.ts'
import { mutedIn } from '../notices/mutes.ts'
import { browsersIn } from '../notices/push.ts'
import { settingsIn } from '../notices/settings.ts'
import {
  deliveries,
  isRead,
  letters,
  type Recipient,
  type Store,
  tableOf,
} from '../notices/store.ts'
import { webhookIn } from '../notices/webhook.ts'
import { noticeKinds } from '../wire/notice-kinds.ts'
import type { MyLetter, MyMute, MyOwn, MyWebhook } from '../wire/person-object.ts'
import { awayIn } from './away.ts'

/** All of it, but for their tables and sessions. Secrets stay here. */
export const ownIn = ({ store }: Recipient, now: number): MyOwn => ({
  settings: settingsIn(store),
  away: awayIn(store),
  pushes: browsersIn(store),
  webhooks: webhooksIn(store),
  passes: passesIn(store, now),
  answerable: answerablesIn(store),
  letters: lettersIn(store),
  mutes: mutesIn(store, now),
})

function webhooksIn(store: Store): MyWebhook[] {
  const found = webhookIn(store)
  if (!found) return []
  const { service, url, target, createdAt, offAt } = found
  return [{ service, url, target, createdAt, offAt }]
}

/** The letters with their deliveries, the newest first. */
function lettersIn(store: Store): MyLetter[] {
  const held = Map.groupBy(store.select().from(deliveries).all(), ({ letter }) => letter)
  const all = store
    .select({
      ...{ id: letters.id, kind: letters.kind, table: tableOf, subject: letters.subject },
      ...{ text: letters.text, at: letters.createdAt, ways: letters.ways, readAt: whenRead },
    })
    .from(letters)
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .all()
  return all.map(({ id, kind, table, subject, text, at, readAt, ways }) => ({
    ...{ kind, table, subject, text, at, readAt },
    ways: [...(held.get(id) ?? []), ...(ways ?? [])].map(({ channel, state, at }) => ({
      ...{ channel, state, at },
    })),
  }))
}

/**
 * Time at which a letter was read; one that told of a turn which was played since, by when its table was
 * known to have changed.
 */
const whenRead = sql<number | null>`coalesce(${letters.readAt}, iif(${isRead},
  (select updated_at from tables where tables.id = ${letters.table}), null))`

/** Mutes in force at this moment. */
const mutesIn = (store: Store, now: number): MyMute[] =>
  mutedIn(store, now).map(({ what, until }) => {
    const kind = noticeKinds.find((one) => one === what)
    return kind === undefined ? { table: what, until } : { kind, until }
  })
