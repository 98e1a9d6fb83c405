/** Schema of the notices in a person's object, in its own SQLite; the tables are made by `person/steps.ts`. */
import { sql } from 'drizzle-orm'
import type { DrizzleSqliteDODatabase } from 'drizzle-orm/durable-sqlite'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import type { TurnMoves } from '../games/kernel/index.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import {
  type Channels,
  type NoticeChannel,
  noticeChannels,
  noticeKinds,
  webhookServices,
} from '../wire/notice-kinds.ts'

const time = (name: string) => integer(name, { mode: 'number' })

/** Progress of a letter on a channel. */
export type Sending = Pick<
  typeof deliveries.$inferSelect,
  'channel' | 'state' | 'at' | 'attempts'
> & {
  /** Content for that channel, from its first failure until it goes. */
  readonly content?: NoticeLetter
}

/** Columns that letters of older versions lack. */
type Later = 'tells' | 'proposed' | 'isOffer'

/** A letter that can be answered: what was asked, and the turns that it listed. Those of older versions lack what came later. */
export type KeptAnswerable = Omit<typeof answerable.$inferSelect, Later> & {
  readonly [name in Later]?: (typeof answerable.$inferSelect)[name]
}

/** Letters: the letterbox, and the ledger that makes twice once. With each lies all that its going out writes, as each row costs. */
export const letters = sqliteTable(
  'letters',
  {
    /** In a letter's delivery, and for pages. */
    id: text().notNull(),
    /** Empty for letters about no table (`tableOf`). */
    table: text().notNull(),
    revision: integer().notNull(),
    kind: text({ enum: [...noticeKinds, 'note'] }).notNull(),
    /** Tells apart notices of one kind at one revision, such as two messages. */
    about: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
    /**
     * Time at which somebody opened it, or it lost its reason but by being played: `isRead` says whether it
     * counts as read.
     */
    readAt: time('read_at'),
    /** True if the letterbox shows it. */
    boxed: integer({ mode: 'boolean' }).notNull(),
    /** End of the time it speaks of. */
    deadline: time('deadline'),
    /** The table that a letter of the house tells of: it neither moves nor settles with that, as those of `table` do. */
    ofTable: text('of_table'),
    /**
     * Progress on the ways that it took at once; those on which it was held are in `deliveries`. An empty list: none is
     * taken yet, as its reader looked at the table (`reading.ts`).
     */
    ways: text({ mode: 'json' }).$type<ReadonlyArray<Sending>>(),
    /** Question at its address, where it can be answered. */
    asks: text({ mode: 'json' }).$type<KeptAnswerable>(),
    /** The pass in its links, until that is used; good for a while after the letter was entered. */
    pass: text(),
    /** Tells of a turn at a table on the list, which says up to where turns are settled: then it counts as read, without a row of its own for that. */
    byList: integer('by_list', { mode: 'boolean' }),
  },
  ({ table, revision, kind, about }) => [primaryKey({ columns: [table, revision, kind, about] })],
)

/** The table that a letter is about; `null`: none. */
export const tableOf = sql<string | null>`nullif(${letters.table}, '')`

/** Returns 1 if a letter counts as read, else 0. */
export const isRead = sql<number>`(${letters.readAt} is not null or (${letters.byList} is not null
  and ${letters.revision} < coalesce((select settled from tables where tables.id = ${letters.table}), 0)))`

/** Deliveries of letters that were held, one a channel; and those of before that were not. The view `all_ways` shows them with those that lie with their letters. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    letter: text().notNull(),
    channel: text({ enum: noticeChannels }).notNull(),
    state: text({ enum: ['held', 'waiting', 'sending', 'sent', 'none', 'failed'] }).notNull(),
    /** Time at which it came to this state. */
    at: time('at').notNull(),
    attempts: integer().notNull(),
    /** Time at which a held letter is to go: at the digest's hour, or when the quiet hours end. */
    due: time('due'),
    /** Content of a held letter; gone once it went. */
    content: text({ mode: 'json' }).$type<NoticeLetter>(),
  },
  (table) => [
    primaryKey({ columns: [table.letter, table.channel] }),
    index('deliveries_due').on(table.due).where(sql`due IS NOT NULL`),
  ],
)

/** Tables and kinds of which the person wants no letters for a while; it goes on to lie in the letterbox. */
export const mutes = sqliteTable('mutes', {
  /** An id of a table, or the name of a kind of notices. */
  what: text().primaryKey(),
  until: time('until').notNull(),
})

/** Settings of the person, about when they play and how they are told: one row, made at first use. */
export const settings = sqliteTable('settings', {
  one: integer().primaryKey(),
  /** The hours in which the person may be expected to play, in minutes after midnight of their zone; both the same: all day. */
  activeFrom: integer('active_from').notNull(),
  activeTo: integer('active_to').notNull(),
  /** ISO weekdays, 1 is Monday. */
  activeDays: text('active_days', { mode: 'json' }).$type<ReadonlyArray<number>>().notNull(),
  /** Between these minutes after midnight nothing rings; both `null`: never quiet. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  /** The hour of the daily letter; `null`: letters go out at once. */
  digestHour: integer('digest_hour'),
  /** Places of each kind of notice; what is not said is as `defaultChannels` has it. */
  channels: text({ mode: 'json' }).$type<Partial<Channels>>(),
  /** Counts the addresses of the calendar, so that a new one ends the old; zero or below: there is none. */
  calendar: integer().notNull(),
  /** Days after which a table without a clock is told of again; `null`: never. */
  remindAfter: integer('remind_after').default(3),
  /** By each way one notice goes out, and then none until the person comes back. */
  once: integer({ mode: 'boolean' }).notNull().default(false),
  /** The ways by which one has gone out since; `null`: none. */
  told: text({ mode: 'json' }).$type<ReadonlyArray<NoticeChannel>>(),
})

/** The person's webhook: one row, or none. */
export const webhook = sqliteTable('webhook', {
  one: integer().primaryKey(),
  service: text({ enum: webhookServices }).notNull(),
  /** Mostly secret: anybody who has it can write there. */
  url: text().notNull(),
  /** Secret that signs messages to a program, or the token that another service wants. */
  secret: text(),
  /** The chat or room, where the address does not say it. */
  target: text(),
  /** Failures in a row. */
  failures: integer().notNull(),
  /** Time at which it was switched off after too many. */
  offAt: time('off_at'),
  createdAt: time('created_at').notNull(),
})

/** Browsers that take web push. A subscription lives no longer than the session that made it. */
export const pushes = sqliteTable('pushes', {
  endpoint: text().primaryKey(),
  session: text().notNull(),
  /** The browser's public key and shared secret (RFC 8291), base64url. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: time('created_at').notNull(),
  /** Tells whether it can take a notification back; `null`: it has not said so. */
  withdraws: integer({ mode: 'boolean' }),
  /** Public key of ours that it subscribed with; `null`: the one of the time before keys were noted. */
  key: text(),
})

/** Letters that can be answered by e-mail, but for notices, with which it lies: what was asked, and the turns they listed. */
export const answerable = sqliteTable('answerable', {
  /** Part of the address that answers go to. */
  id: text().primaryKey(),
  table: text().notNull(),
  revision: integer().notNull(),
  /** Hash of the decision that was asked for. */
  asked: text().notNull(),
  turns: text({ mode: 'json' }).$type<ReadonlyArray<TurnMoves>>().notNull(),
  /** The turn of its reader that it tells of, by its revision; `null`: the next one, or the last as long as there is no next. */
  tells: integer(),
  /** Number of the listed turn, from 1, that a yes plays; `null` for none. */
  proposed: integer(),
  /** The list has only what a question offered. */
  isOffer: integer('is_offer', { mode: 'boolean' }),
  createdAt: time('created_at').notNull(),
})

/** Answers that were seen to, as mail may come twice: hashes of their names. */
export const answers = sqliteTable('answers', {
  key: text().primaryKey(),
  at: time('at').notNull(),
})

/**
 * Passes in the links of letters, by which their reader plays that table on another device, but for notices
 * that went at once, with which it lies. Each is good once.
 */
export const passes = sqliteTable('passes', {
  /** Part of the link's secret, which nobody can make of it. */
  id: text().primaryKey(),
  table: text().notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** A person's own SQLite, for queries. They run at once: nothing else happens between two of them without an `await`. */
export type Store = DrizzleSqliteDODatabase

/** The person's object that notices go to. */
export interface Recipient {
  readonly env: Env
  /** The account's id. */
  readonly account: string
  readonly store: Store
}

/** Number of tables that wait for the person (`tables` in `person/schema.ts`). */
export const waitingIn = (store: Store): number =>
  store
    .select({ number: sql<number>`count(*)` })
    .from(sql`tables`)
    .where(sql`waiting_since is not null`)
    .get()?.number ?? 0

/** A query that is built once for each storage: for what is asked often, building its SQL takes longer than asking. */
export function builtOnce<T>(build: (db: DrizzleSqliteDODatabase) => T): typeof build {
  const built = new WeakMap<DrizzleSqliteDODatabase, T>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}
