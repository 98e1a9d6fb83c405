import type { DurableObjectStorage, SqlStorage, SqlStorageValue } from '@cloudflare/workers-types'
import { gameById } from '../games/index.ts'
import {
  type BotLevel,
  type GameEvent,
  type Move,
  type Play,
  resume,
  type Seat,
  same,
  type Told,
} from '../games/kernel/index.ts'
import type { Entry, Pace, TableView } from '../wire/schema.ts'
import { defaultPatience } from '../wire/schema.ts'
import { AbsenceStore } from './absence-store.ts'
import { Kept } from './kept.ts'
import { isCreated, migrate } from './migrations.ts'
import type { NewTable } from './new-table.ts'
import type { OutboxKind, OutboxRow, ParkedRow } from './outbox.ts'
import type { Scene } from './scene.ts'

/** What stands fixed about a table, and how far it is. */
export interface Facts {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly access: TableView['access']
  readonly options: unknown
  /** How many seats the table was made for. */
  readonly wanted: number
  readonly status: TableView['status']
  /** Counts everything that changes; the list in D1 takes over no older one. */
  readonly change: number
  readonly createdAt: number
  readonly updatedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Whether the result counts for the ratings of those who play. */
  readonly rated: boolean
  /** The accounts in the order in which they are to sit, as at a rematch; `null`: as they come. */
  readonly seating: ReadonlyArray<string> | null
  /** The table where this one goes on. */
  readonly rematch: string | null
  /** `null`: no clock runs. */
  readonly pace: Pace | null
  /** Without a clock: after so many days the others may decide about the awaited person. */
  readonly patience: number
  /** How it ended where the rules did not end it: its people did, or its host before it began. */
  readonly ended: 'together' | 'cancelled' | null
}

/** A taken seat. */
export interface Sitting {
  readonly seat: Seat
  /** `null`: the account was deleted. */
  readonly account: string | null
  readonly name: string
  /** The revision after this seat's own last turn; 0 before the first. */
  readonly ownRevision: number
  /** Since when the table waits for this seat. */
  readonly waitingSince: number | null
  /** The bot that plays here: in the place of the account, or for itself where there is none. */
  readonly bot: BotLevel | null
  /** The bot plays the present turn only. */
  readonly botOnce: boolean
}

/** Somebody asked to this table: an account's id or an address, and the account that asks. */
export interface Invitation {
  readonly guest: string
  readonly host: string
}

/** Who decided a turn: its person, a plan they had laid, the rules (the only move there was), or a bot. */
export type TurnBy = Entry['by']

/** One submitted turn. `told` is for the table's eyes: it goes out through `heard` only. */
export interface JournalRow {
  readonly revision: number
  readonly seat: Seat
  readonly moves: ReadonlyArray<Move>
  readonly turn: string
  readonly told: ReadonlyArray<Told<GameEvent>>
  readonly at: number
  readonly by: TurnBy
  /** The row takes turns back: the table stands again as after this revision. `null`: it is a turn. */
  readonly back: number | null
}

type StoredRow = Omit<JournalRow, 'moves' | 'told'> & { moves: string; told: string }
type Stored<T> = T & Record<string, SqlStorageValue>

/** Whether the same accounts sit on the same seats. */
export const isSeatedAlike = (
  before: ReadonlyArray<Sitting>,
  after: ReadonlyArray<Sitting>,
): boolean =>
  before.length === after.length &&
  after.every(({ seat, account }, i) => seat === before[i]?.seat && account === before[i].account)

/** A table's own SQLite: its facts, its seats, its journal, the present play, and what must still leave it. */
export class Journal {
  readonly #storage: DurableObjectStorage
  readonly #sql: SqlStorage
  readonly #kept = new Kept()
  /** Time and absence. */
  readonly absence: AbsenceStore

  private constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#sql = storage.sql
    this.absence = new AbsenceStore(storage.sql, this.#kept)
  }

  /** The journal in this storage; `null` where no table was ever created. */
  static open(storage: DurableObjectStorage): Journal | null {
    if (!isCreated(storage.sql)) return null
    migrate(storage)
    return new Journal(storage)
  }

  /** Writes all or nothing: an error takes back what was written, and is thrown on. */
  transact<T>(act: () => T): T {
    try {
      return this.#storage.transactionSync(act)
    } catch (error) {
      this.#kept.forgetAll()
      throw error
    }
  }

  /** The storage itself, for the table's other parts that keep rows of their own. */
  get sql(): SqlStorage {
    return this.#sql
  }

  /** Writes the first facts of a table that gathers people into an empty storage. */
  static create(storage: DurableObjectStorage, table: NewTable, now: number): Journal {
    migrate(storage)
    const journal = new Journal(storage)
    journal.#sql.exec(
      `INSERT INTO facts (one, id, game, title, access, options, wanted, status, change, created_at,
       updated_at, rated, seating, pace, patience)
       VALUES (1, ?, ?, ?, ?, ?, ?, 'gathering', 0, ?, ?, ?, ?, ?, ?)`,
      table.id,
      table.game,
      table.title,
      table.access,
      JSON.stringify(table.options),
      table.seats,
      now,
      now,
      table.rated ? 1 : 0,
      table.seating && JSON.stringify(table.seating),
      table.pace && JSON.stringify(table.pace),
      table.patience,
    )
    return journal
  }

  facts(): Facts {
    return this.#kept.part('facts', () => this.#readFacts())
  }

  #readFacts(): Facts {
    const row = this.#sql
      .exec<
        Stored<
          Omit<Facts, 'options' | 'rated' | 'seating' | 'pace'> & {
            options: string
            rated: number
            seating: string | null
            pace: string | null
          }
        >
      >(
        `SELECT id, game, title, access, options, wanted, status, change, created_at AS createdAt,
         updated_at AS updatedAt, started_at AS startedAt, ended_at AS endedAt, rated, seating, rematch,
         pace, coalesce(patience, ?) AS patience, ended FROM facts`,
        defaultPatience,
      )
      .one()
    return {
      ...row,
      options: JSON.parse(row.options),
      rated: row.rated === 1,
      seating: row.seating === null ? null : JSON.parse(row.seating),
      pace: row.pace === null ? null : JSON.parse(row.pace),
    }
  }

  sittings(): ReadonlyArray<Sitting> {
    return this.#kept.part('sittings', () =>
      this.#sql
        .exec<Stored<Omit<Sitting, 'botOnce'> & { botOnce: number }>>(
          `SELECT seat, account, name, own_revision AS ownRevision, waiting_since AS waitingSince,
           bot, bot_once AS botOnce FROM seats ORDER BY seat`,
        )
        .toArray()
        .map((row) => ({ ...row, botOnce: row.botOnce === 1 })),
    )
  }

  /** The whole table as it stands, its play brought to the present version of the rules. */
  scene(): Scene {
    const facts = this.facts()
    const game = gameById(facts.game)
    if (!game) throw new Error(`No rules for ${facts.game}.`)
    const play = this.#kept.part('play', () => {
      const [stored] = this.#sql.exec<{ play: string }>('SELECT play FROM snapshot').toArray()
      return stored ? resume(game, JSON.parse(stored.play)) : null
    })
    return { facts, game, play, sittings: this.sittings(), absence: this.absence.now() }
  }

  /** How far the table is: it began, or ended. What is left out stays. */
  putStatus({
    status,
    startedAt,
    endedAt,
    ended,
  }: Pick<Facts, 'status'> & Partial<Pick<Facts, 'startedAt' | 'endedAt' | 'ended'>>): void {
    this.#sql.exec(
      `UPDATE facts SET status = ?, started_at = coalesce(?, started_at),
       ended_at = coalesce(?, ended_at), ended = coalesce(?, ended)`,
      status,
      startedAt ?? null,
      endedAt ?? null,
      ended ?? null,
    )
    this.#kept.forget('facts')
  }

  /** What a gathering table is made of. */
  putMade({
    game,
    options,
    wanted,
    title,
    pace,
    patience,
  }: Pick<Facts, 'game' | 'options' | 'wanted' | 'title' | 'pace' | 'patience'>): void {
    this.#sql.exec(
      'UPDATE facts SET game = ?, options = ?, wanted = ?, title = ?, pace = ?, patience = ?',
      game,
      JSON.stringify(options),
      wanted,
      title,
      pace && JSON.stringify(pace),
      patience,
    )
    this.#kept.forget('facts')
  }

  putPace({ pace, patience }: Pick<Facts, 'pace' | 'patience'>): void {
    this.#sql.exec(
      'UPDATE facts SET pace = ?, patience = ?',
      pace && JSON.stringify(pace),
      patience,
    )
    this.#kept.forget('facts')
  }

  /** Counts a change. */
  count(updatedAt: number): void {
    this.#sql.exec('UPDATE facts SET change = change + 1, updated_at = ?', updatedAt)
    this.#kept.forget('facts')
  }

  /** Takes back the calls for the list that wait for later: it is brought up to date now. */
  unpostLists(now: number): void {
    this.#sql.exec("DELETE FROM outbox WHERE kind = 'index' AND due > ?", now)
  }

  /** Writes all seats as they are now. Who sits where stays nearly always: then only what changed is written, as each row costs. */
  putSittings(sittings: ReadonlyArray<Sitting>): void {
    const before = this.sittings()
    const isAlike = isSeatedAlike(before, sittings)
    if (!isAlike) this.#sql.exec('DELETE FROM seats')
    for (const [i, sitting] of sittings.entries()) {
      if (isAlike && same(sitting, before[i])) continue
      const { seat, account, name, ownRevision, waitingSince, bot, botOnce } = sitting
      this.#sql.exec(
        isAlike
          ? `UPDATE seats SET name = ?3, own_revision = ?4, waiting_since = ?5, bot = ?6, bot_once = ?7
             WHERE seat = ?1 AND account IS ?2`
          : `INSERT INTO seats (seat, account, name, own_revision, waiting_since, bot, bot_once)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
        seat,
        account,
        name,
        ownRevision,
        waitingSince,
        bot,
        botOnce ? 1 : 0,
      )
    }
    this.#kept.put('sittings', [...sittings])
  }

  putPlay(play: Play): void {
    this.#sql.exec(
      `INSERT INTO snapshot (one, play) VALUES (1, ?)
       ON CONFLICT (one) DO UPDATE SET play = excluded.play`,
      JSON.stringify(play),
    )
    this.#kept.put('play', play)
  }

  append({ revision, seat, moves, turn, told, at, by, back }: JournalRow): void {
    this.#sql.exec(
      'INSERT INTO journal (revision, seat, moves, turn, told, at, by, back) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      revision,
      seat,
      JSON.stringify(moves),
      turn,
      JSON.stringify(told),
      at,
      by,
      back,
    )
  }

  /** The turn sent under that uuid. */
  turn(uuid: string): JournalRow | null {
    const rows = this.#sql.exec<Stored<StoredRow>>('SELECT * FROM journal WHERE turn = ?', uuid)
    return rows.toArray().map(parsed)[0] ?? null
  }

  /** The present revision. */
  revision(): number {
    return this.#sql
      .exec<{ revision: number }>('SELECT coalesce(max(revision), 0) AS revision FROM journal')
      .one().revision
  }

  /** All turns after a revision, oldest first. */
  turns(after = 0): JournalRow[] {
    return this.#sql
      .exec<Stored<StoredRow>>('SELECT * FROM journal WHERE revision > ? ORDER BY revision', after)
      .toArray()
      .map(parsed)
  }

  /** Notes where this table goes on. */
  putRematch(id: string): void {
    this.#sql.exec('UPDATE facts SET rematch = ?', id)
    this.#kept.forget('facts')
  }

  /** The result counts for nobody's rating any more. */
  endRating(): void {
    this.#sql.exec('UPDATE facts SET rated = 0 WHERE rated = 1')
    this.#kept.forget('facts')
  }

  /** Notes that a guest, an account or an address, is asked to this table; once each. */
  putInvitation({ guest, host }: Invitation): void {
    this.#sql.exec(
      'INSERT INTO invited (guest, host) VALUES (?, ?) ON CONFLICT DO NOTHING',
      guest,
      host,
    )
  }

  /** Who is asked and not told yet. */
  invitations(): Invitation[] {
    return this.#sql
      .exec<Stored<Invitation>>('SELECT guest, host FROM invited WHERE told = 0')
      .toArray()
  }

  /** A guest was told. Addresses are not kept any longer than that. */
  endInvitation({ guest }: Invitation): void {
    if (guest.includes('@')) this.#sql.exec('DELETE FROM invited WHERE guest = ?', guest)
    else this.#sql.exec('UPDATE invited SET told = 1 WHERE guest = ?', guest)
  }

  /** Forgets a person's invitations, those they gave and those they got, and the place that was meant for them. */
  forgetInvitations(account: string): void {
    this.#sql.exec('DELETE FROM invited WHERE guest = ? OR host = ?', account, account)
    const seating = this.facts().seating?.filter((other) => other !== account)
    if (seating) this.#sql.exec('UPDATE facts SET seating = ?', JSON.stringify(seating))
    this.#kept.forget('facts')
  }

  /** The table has begun: who was asked to it, and in which order they were to sit, is of no use any more. */
  endGathering(): void {
    this.#sql.exec('DELETE FROM invited')
    this.#sql.exec('UPDATE facts SET seating = NULL')
    this.#kept.forget('facts')
  }

  /** The last turns between two revisions, at most so many, oldest first; and whether there are more before them. */
  turnsBetween(
    after: number,
    before: number,
    most: number,
  ): { turns: JournalRow[]; more: boolean } {
    const rows = this.#sql
      .exec<Stored<StoredRow>>(
        `SELECT * FROM journal WHERE revision > ? AND revision < ?
         ORDER BY revision DESC LIMIT ?`,
        after,
        before,
        most + 1,
      )
      .toArray()
    return { turns: rows.slice(0, most).reverse().map(parsed), more: rows.length > most }
  }

  /** `about` tells apart what goes to one seat at one revision. */
  post(kind: OutboxKind, seat: Seat | null, revision: number, due: number, about = ''): void {
    this.#sql.exec(
      'INSERT INTO outbox (kind, seat, revision, due, attempts, about) VALUES (?, ?, ?, ?, 0, ?)',
      kind,
      seat,
      revision,
      due,
      about,
    )
  }

  /** Takes back what waits of a kind for a seat. */
  unpost(kind: OutboxKind, seat: Seat): void {
    this.#sql.exec('DELETE FROM outbox WHERE kind = ? AND seat = ?', kind, seat)
    this.#kept.forget('stuck')
  }

  /** What is due, oldest first; bots last, so that nothing waits while they think. */
  due(now: number): OutboxRow[] {
    return this.#sql
      .exec<Stored<OutboxRow>>(
        `SELECT id, kind, seat, revision, due, attempts, about FROM outbox
         WHERE due <= ? AND parked IS NULL ORDER BY kind = 'bot', id`,
        now,
      )
      .toArray()
  }

  /** Whether a notice of that kind to a seat waits in the outbox. */
  isPending(kind: OutboxKind, seat: Seat | null): boolean {
    return (
      this.#sql
        .exec('SELECT 1 FROM outbox WHERE kind = ? AND seat IS ? AND parked IS NULL', kind, seat)
        .toArray().length > 0
    )
  }

  /** Whether a call of that kind to no seat waits for later than a moment, until another at the latest. */
  isPendingBetween(kind: OutboxKind, after: number, until = Number.MAX_SAFE_INTEGER): boolean {
    return (
      this.#sql
        .exec(
          'SELECT 1 FROM outbox WHERE due > ? AND due <= ? AND kind = ? AND seat IS NULL AND parked IS NULL',
          after,
          until,
          kind,
        )
        .toArray().length > 0
    )
  }

  /** When the next row is due; `null` when nothing waits. */
  nextDue(): number | null {
    return this.#sql
      .exec<{ due: number | null }>('SELECT min(due) AS due FROM outbox WHERE parked IS NULL')
      .one().due
  }

  remove(id: number): void {
    this.#sql.exec('DELETE FROM outbox WHERE id = ?', id)
  }

  postpone(id: number, attempts: number, due: number): void {
    this.#sql.exec('UPDATE outbox SET attempts = ?, due = ? WHERE id = ?', attempts, due, id)
  }

  /** Sets a row aside: it is kept for the operator, and due no more. */
  park(id: number, attempts: number, now: number): void {
    this.#sql.exec('UPDATE outbox SET attempts = ?, parked = ? WHERE id = ?', attempts, now, id)
    this.#kept.forget('stuck')
  }

  /** What was set aside, oldest first. */
  parked(): ParkedRow[] {
    return this.#sql
      .exec<Stored<ParkedRow>>(
        `SELECT id, kind, seat, revision, due, attempts, about, parked FROM outbox
         WHERE parked IS NOT NULL ORDER BY id`,
      )
      .toArray()
  }

  /** Has what was set aside tried again at `due`, with all its attempts: all of it, or a seat's bot. */
  retry(due: number, bot: Seat | null = null): void {
    this.#sql.exec(
      `UPDATE outbox SET parked = NULL, attempts = 0, due = ?1
       WHERE parked IS NOT NULL AND (?2 IS NULL OR (kind = 'bot' AND seat = ?2))`,
      due,
      bot,
    )
    this.#kept.forget('stuck')
  }
}

const parsed = (row: StoredRow): JournalRow => ({
  ...row,
  moves: JSON.parse(row.moves),
  told: JSON.parse(row.told),
})
