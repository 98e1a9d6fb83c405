/** Lists of tables, read from D1: what the tables' outboxes wrote there. They may lag; no move is decided by them. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { ArchiveOrder, TableCard, TableListQuery } from '../wire/schema/table-list.ts'
import type { Database } from './database.ts'
import { answersWithin, figuresOf, isSteady } from './figures.ts'
import { perTurn, playedWithOthers, practised } from './open-table.ts'
import { accounts, blocks, clubTables, figures, results, seats, tables } from './schema.ts'

/** Number of open tables on a page, and of one host among them. */
const openPage = 30
const maxOfHost = 3

const archivePage = 30

/** Filter of an account's finished tables; all parts are optional. */
interface ArchiveQuery {
  /** Only what ended before this time. */
  readonly before?: number | undefined
  readonly game?: string | undefined
  readonly club?: string | undefined
  /** Part of the table's title, or of the name of somebody who sat there. */
  readonly text?: string | undefined
  readonly order?: ArchiveOrder
  /** From 0. */
  readonly page?: number
}

/** Order of finished tables; within a game or a place the latest is first. Playing alone is no place among others. */
const orderBy = {
  latest: [desc(tables.updatedAt)],
  oldest: [asc(tables.updatedAt)],
  game: [asc(tables.game), desc(tables.updatedAt)],
  place: [
    sql`${results.place} is null`,
    sql`${results.seats} = 1`,
    asc(results.place),
    desc(results.seats),
    desc(tables.updatedAt),
  ],
} satisfies Readonly<Record<ArchiveOrder, ReadonlyArray<SQL>>>

/** A page of an account's finished tables in an order, and whether there are more. */
export async function archiveOf(
  db: Database,
  account: string,
  {
    before = Number.MAX_SAFE_INTEGER,
    game,
    club,
    text,
    order = 'latest',
    page: nth = 0,
  }: ArchiveQuery,
): Promise<{ tables: TableCard[]; more: boolean }> {
  const all = [
    eq(tables.status, 'over'),
    lt(tables.updatedAt, before),
    ...(game === undefined ? [] : [eq(tables.game, game)]),
    ...(club === undefined ? [] : [exists(tableOfClub(db, club))]),
    ...(text === undefined ? [] : [or(holds(tables.title, text), exists(seatNamed(db, text)))]),
  ]
  const found = await db
    .select({ table: tables })
    .from(tables)
    .innerJoin(seats, and(eq(seats.table, tables.id), eq(seats.account, account)))
    .leftJoin(results, and(eq(results.table, tables.id), eq(results.account, account)))
    .where(and(...all))
    .orderBy(...orderBy[order], asc(tables.id))
    .limit(archivePage + 1)
    .offset(nth * archivePage)
  const page = found.slice(0, archivePage).map(({ table }) => table)
  return { tables: await cards(db, page, account), more: found.length > archivePage }
}

const tableOfClub = (db: Database, club: string) =>
  db
    .select({ table: clubTables.table })
    .from(clubTables)
    .where(and(eq(clubTables.table, tables.id), eq(clubTables.club, club)))

function seatNamed(db: Database, text: string) {
  const sat = alias(seats, 'sat')
  return db
    .select({ seat: sat.seat })
    .from(sat)
    .where(and(eq(sat.table, tables.id), holds(sat.name, text)))
}

/** Spellings of a text by the case of letters that SQLite leaves as they are, such as É; those of ASCII are small. */
function spellings(text: string): Set<string> {
  const small = text.toLowerCase()
  const names = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  const known = (one: string) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return new Set([small, names, small.toUpperCase()].map(known))
}

/** Tells whether a column holds a text, regardless of case. */
const holds = (column: SQLiteColumn, text: string) =>
  or(...[...spellings(text)].map((one) => sql`instr(lower(${column}), ${one}) > 0`))

/** Choice of the open tables; `page` from 0. */
type OpenQuery = Pick<
  TableListQuery,
  'page' | 'game' | 'answers' | 'steady' | 'language' | 'pace' | 'level'
>

const hour = 60 * 60 * 1000

/** The longest usual answer, in milliseconds. */
const answerTimes = { hours: 6 * hour, day: 24 * hour } as const

/** Conditions of a query on an open table and on its host, whose account and figures stand beside it. */
function asked({ game, answers, steady, language, pace, level }: OpenQuery) {
  const time = sql`json_extract(${tables.pace}, '$.perTurn')`
  const [from, below] = pace === undefined || pace === 'none' ? [0, 0] : perTurn[pace]
  const played = playedWithOthers(accounts.id, tables.game)
  return [
    game === undefined ? undefined : eq(tables.game, game),
    answers === undefined ? undefined : answersWithin(answerTimes[answers]),
    steady === undefined ? undefined : isSteady(),
    language === undefined ? undefined : eq(accounts.language, language),
    pace === 'none' ? sql`${time} is null` : undefined,
    pace === undefined || pace === 'none'
      ? undefined
      : sql`(${time} >= ${from} and ${time} < ${below})`,
    level === undefined
      ? undefined
      : level === 'new'
        ? sql`${played} < ${practised}`
        : sql`${played} >= ${practised}`,
  ]
}

/**
 * A page of the open tables where somebody gathers people, those of this account among them, without those of
 * people it keeps apart from. Few of each host, and each host's newest before anybody's second, so that nobody
 * fills the list; hosts with an address before guests; then the newest first.
 */
export async function openTables(
  db: Database,
  account: string | null,
  query: OpenQuery,
): Promise<{ tables: TableCard[]; more: boolean }> {
  const host = alias(seats, 'host')
  const first = sql`(select min("first"."seat") from ${seats} as "first"
    where "first"."table" = ${tables.id} and "first"."account" is not null)`
  const ranked = db
    .select({
      ...getTableColumns(tables),
      nth: sql<number>`row_number() over (partition by ${host.account} order by ${tables.createdAt} desc)`.as(
        'nth',
      ),
      isProven: sql<number>`${accounts.email} is not null`.as('is_proven'),
    })
    .from(tables)
    .innerJoin(host, and(eq(host.table, tables.id), eq(host.seat, first)))
    .innerJoin(accounts, eq(accounts.id, host.account))
    .leftJoin(figures, eq(figures.account, host.account))
    .where(
      and(
        eq(tables.access, 'open'),
        eq(tables.status, 'gathering'),
        ...asked(query),
        notExists(apartFrom(db, account)),
      ),
    )
    .as('ranked')
  const found = await db
    .select()
    .from(ranked)
    .where(lte(ranked.nth, maxOfHost))
    .orderBy(asc(ranked.nth), desc(ranked.isProven), desc(ranked.createdAt))
    .limit(openPage + 1)
    .offset(query.page * openPage)
  const shown = found.slice(0, openPage).map(({ nth: _, isProven: __, ...table }) => table)
  const listed = await cards(db, shown, account)
  const people = listed.flatMap(({ seats: here }) => here.flatMap(({ person }) => person ?? []))
  const known = await figuresOf(db, people)
  const withFigures = listed.map((card) => ({
    ...card,
    seats: card.seats.map((seat) => ({ ...seat, figures: known.get(seat.person ?? '') ?? null })),
  }))
  return { tables: withFigures, more: found.length > openPage }
}

/** The blocks between an account and people who sit at a table of the query around. */
function apartFrom(db: Database, account: string | null) {
  const apart = alias(seats, 'apart')
  return db
    .select({ account: blocks.account })
    .from(blocks)
    .innerJoin(
      apart,
      and(
        eq(apart.table, tables.id),
        or(eq(apart.account, blocks.account), eq(apart.account, blocks.blocked)),
      ),
    )
    .where(or(eq(blocks.account, account ?? ''), eq(blocks.blocked, account ?? '')))
}

/** Tables of the list as an account, or with `null` a stranger, sees them. */
export async function cards(
  db: Database,
  found: ReadonlyArray<typeof tables.$inferSelect>,
  account: string | null,
): Promise<TableCard[]> {
  if (found.length === 0) return []
  const taken = await db
    .select()
    .from(seats)
    .where(
      inArray(
        seats.table,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(seats.seat))
  const over = found.filter(({ status }) => status === 'over').map(({ id }) => id)
  const ended =
    over.length === 0
      ? []
      : await db
          .select({
            table: results.table,
            seat: results.seat,
            place: results.place,
            points: results.points,
          })
          .from(results)
          .where(inArray(results.table, over))
  const resultAt = (table: string, seat: number) => {
    const result = ended.find((one) => one.table === table && one.seat === seat)
    return result ? { place: result.place, points: result.points } : null
  }
  return found.map(({ change: _, ...table }) => {
    const here = taken.filter((seat) => seat.table === table.id)
    const mine = here.find((seat) => account !== null && seat.account === account)
    const waitingSince = mine?.waitingSince ?? null
    return {
      ...table,
      seats: here.map((seat) => ({
        seat: seat.seat,
        name: seat.name,
        person: seat.account,
        you: seat === mine,
        toAct: table.status === 'playing' && seat.waitingSince !== null,
        waitingSince: table.status === 'playing' ? seat.waitingSince : null,
        result: resultAt(table.id, seat.seat),
      })),
      yourTurn: waitingSince !== null,
      waitingSince,
      deadline: mine?.deadline ?? null,
      unread: mine?.unread ?? 0,
    }
  })
}
