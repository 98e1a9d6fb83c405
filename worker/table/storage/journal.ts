import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { gameById } from '../../games/index.ts'
import {
  type AddressedEvent,
  type BotLevel,
  type GameEvent,
  type Move,
  type Play,
  resume,
  type Seat,
  same,
} from '../../games/kernel/index.ts'
import { isShaped } from '../../steps.ts'
import type { Entry } from '../../wire/schema/history.ts'
import type { NewTable } from '../new-table.ts'
import type { TableSnapshot } from '../snapshot.ts'
import { AbsenceStore } from './absence.ts'
import { AdmissionStore } from './admissions.ts'
import { Database } from './database.ts'
import { FollowerStore } from './followers.ts'
import { InvitationStore } from './invitations.ts'
import { LineStore } from './line.ts'
import { migrate } from './migrations.ts'
import { OutboxStore } from './outbox.ts'
import { SettingsStore } from './settings.ts'

/** A taken seat. */
export interface TakenSeat {
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

/** Who decided a turn: its person, a plan they had laid, the rules (the only move there was), or a bot. */
export type TurnBy = Entry['by']

/** One submitted turn. `told` is for the table's eyes: it goes out through `visibleTo` only. */
export interface JournalRow {
  readonly revision: number
  readonly seat: Seat
  readonly moves: ReadonlyArray<Move>
  readonly turn: string
  readonly told: ReadonlyArray<AddressedEvent<GameEvent>>
  readonly at: number
  readonly by: TurnBy
  /** The row takes turns back: the table stands again as after this revision. `null`: it is a turn. */
  readonly back: number | null
}

type StoredRow = Omit<JournalRow, 'moves' | 'told'> & { moves: string; told: string }

/** Whether the same accounts sit on the same seats. */
export const isSeatedAlike = (
  before: ReadonlyArray<TakenSeat>,
  after: ReadonlyArray<TakenSeat>,
): boolean =>
  before.length === after.length &&
  after.every(({ seat, account }, i) => seat === before[i]?.seat && account === before[i].account)

/** A table's storage: its parts, its seats, its journal of turns and the present play. */
export class Journal {
  readonly db: Database
  readonly settings: SettingsStore
  /** Time and absence. */
  readonly absence: AbsenceStore
  readonly invitations: InvitationStore
  /** Which sessions are good, as far as the table was told. */
  readonly admissions: AdmissionStore
  readonly outbox: OutboxStore
  /** Who waits for a seat. */
  readonly line: LineStore
  readonly followers: FollowerStore

  private constructor(storage: DurableObjectStorage) {
    this.db = new Database(storage)
    this.settings = new SettingsStore(this.db)
    this.outbox = new OutboxStore(this.db)
    this.absence = new AbsenceStore(this.db, this.outbox)
    this.invitations = new InvitationStore(this.db)
    this.line = new LineStore(this.db)
    this.admissions = new AdmissionStore(this.db)
    this.followers = new FollowerStore(this.db)
  }

  /** The journal in this storage; `null` where no table was ever created. */
  static open(storage: DurableObjectStorage): Journal | null {
    if (!isShaped(storage)) return null
    migrate(storage)
    return new Journal(storage)
  }

  /** Makes the storage of a table that gathers people. */
  static create(storage: DurableObjectStorage, table: NewTable, now: number): Journal {
    migrate(storage)
    const journal = new Journal(storage)
    journal.settings.create(table, now)
    return journal
  }

  /** Writes all or nothing: an error takes back what was written, and is thrown on. */
  transact<T>(act: () => T): T {
    return this.db.transact(act)
  }

  /** The table has begun: who was asked to it, and in which order they were to sit, is of no use any more. */
  endGathering(): void {
    this.invitations.clear()
    this.settings.putSeating(null)
  }

  /** Forgets a person's invitations, and the place that was meant for them. */
  forgetInvitations(account: string): void {
    this.invitations.forget(account)
    const seating = this.settings.read().seating?.filter((other) => other !== account)
    if (seating) this.settings.putSeating(seating)
  }

  takenSeats(): ReadonlyArray<TakenSeat> {
    return this.db.cached('seats', () =>
      this.db
        .rows<Omit<TakenSeat, 'botOnce'> & { readonly botOnce: number }>(
          `SELECT seat, account, name, own_revision AS ownRevision, waiting_since AS waitingSince,
           bot, bot_once AS botOnce FROM seats ORDER BY seat`,
        )
        .map((row) => ({ ...row, botOnce: row.botOnce === 1 })),
    )
  }

  /** The whole table as it stands, its play brought to the present version of the rules. */
  snapshot(): TableSnapshot {
    const settings = this.settings.read()
    const game = gameById(settings.game)
    if (!game) throw new Error(`No rules for ${settings.game}.`)
    const play = this.db.cached('play', () => {
      const stored = this.db.first<{ play: string }>('SELECT play FROM snapshot')
      return stored ? resume(game, JSON.parse(stored.play)) : null
    })
    return {
      ...{ settings, game, play, takenSeats: this.takenSeats() },
      ...{ absence: this.absence.now(), line: this.line.all() },
    }
  }

  /** Writes all seats as they are now. Who sits where stays nearly always: then only what changed is written, as each row costs. */
  putTakenSeats(takenSeats: ReadonlyArray<TakenSeat>): void {
    const before = this.takenSeats()
    const isAlike = isSeatedAlike(before, takenSeats)
    if (!isAlike) this.db.write('seats', 'DELETE FROM seats')
    for (const [i, takenSeat] of takenSeats.entries()) {
      if (isAlike && same(takenSeat, before[i])) continue
      const { seat, account, name, ownRevision, waitingSince, bot, botOnce } = takenSeat
      this.db.write(
        'seats',
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
    this.db.cache('seats', [...takenSeats])
  }

  putPlay(play: Play): void {
    this.db.write(
      'play',
      `INSERT INTO snapshot (one, play) VALUES (1, ?)
       ON CONFLICT (one) DO UPDATE SET play = excluded.play`,
      JSON.stringify(play),
    )
    this.db.cache('play', play)
  }

  append({ revision, seat, moves, turn, told, at, by, back }: JournalRow): void {
    this.db.write(
      null,
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
    const row = this.db.first<StoredRow>('SELECT * FROM journal WHERE turn = ?', uuid)
    return row && parsed(row)
  }

  /** The present revision. */
  revision(): number {
    return this.db.one<{ revision: number }>(
      'SELECT coalesce(max(revision), 0) AS revision FROM journal',
    ).revision
  }

  /** All turns after a revision, oldest first. */
  turns(after = 0): JournalRow[] {
    return this.db
      .rows<StoredRow>('SELECT * FROM journal WHERE revision > ? ORDER BY revision', after)
      .map(parsed)
  }

  /** The last turns between two revisions, at most so many, oldest first; and whether there are more before them. */
  turnsBetween(
    after: number,
    before: number,
    most: number,
  ): { turns: JournalRow[]; more: boolean } {
    const rows = this.db.rows<StoredRow>(
      `SELECT * FROM journal WHERE revision > ? AND revision < ?
         ORDER BY revision DESC LIMIT ?`,
      after,
      before,
      most + 1,
    )
    return { turns: rows.slice(0, most).reverse().map(parsed), more: rows.length > most }
  }
}

const parsed = (row: StoredRow): JournalRow => ({
  ...row,
  moves: JSON.parse(row.moves),
  told: JSON.parse(row.told),
})
