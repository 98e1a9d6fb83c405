import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { gameById } from '../../games/index.ts'
import { type Play, resume } from '../../games/kernel/index.ts'
import { isShaped } from '../../steps.ts'
import type { NewTable } from '../ground/new-table.ts'
import { AbsenceStore } from './absence.ts'
import { AdmissionStore } from './admissions.ts'
import { Database } from './database.ts'
import { DraftStore } from './drafts.ts'
import { FollowerStore } from './followers.ts'
import { InvitationStore } from './invitations.ts'
import { migrate } from './migrations.ts'
import { OutboxStore } from './outbox.ts'
import { QueueStore } from './queue.ts'
import type { Frame, Head, JournalRow, TakenSeat } from './rows.ts'
import { SettingsStore } from './settings.ts'
import type { TableSnapshot } from './snapshot.ts'

const columns = 'revision, seat, turn, at, "by", back, moves, told AS events'
const ofHead = 'SELECT revision, seat, turn, at, "by", back FROM journal'

/** Number of the latest rows that are kept in mind, without what was played. */
const latest = 16

type StoredRow = Omit<JournalRow, 'moves' | 'events'> & { moves: string; events: string }

/** Returns true if the same accounts sit on the same seats. */
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
  /** Admissions of sessions, as far as the table was told. */
  readonly admissions: AdmissionStore
  readonly outbox: OutboxStore
  /** People who wait for a seat. */
  readonly queue: QueueStore
  readonly followers: FollowerStore
  /** Drafts of turns that people have planned and not sent. */
  readonly drafts: DraftStore

  private constructor(storage: DurableObjectStorage) {
    this.db = new Database(storage)
    this.settings = new SettingsStore(this.db)
    this.outbox = new OutboxStore(this.db)
    this.absence = new AbsenceStore(this.db, this.outbox)
    this.invitations = new InvitationStore(this.db)
    this.queue = new QueueStore(this.db)
    this.admissions = new AdmissionStore(this.db)
    this.followers = new FollowerStore(this.db)
    this.drafts = new DraftStore(this.db)
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
    const { seating, series } = this.settings.read()
    if (!seating?.includes(account)) return
    this.settings.putSeating(seating.filter((other) => other !== account))
    // Its next game would be without them.
    if (series) this.settings.putSeries(null)
  }

  takenSeats(): ReadonlyArray<TakenSeat> {
    return this.db.value('seats')
  }

  /** The whole table as it stands, its play brought to the present version of the rules. */
  snapshot(): TableSnapshot {
    // Most requests write nothing, and a turn asks for it some ten times.
    return this.db.made('snapshot', () => this.#read())
  }

  #read(): TableSnapshot {
    const settings = this.settings.read()
    const game = gameById(settings.game)
    if (!game) throw new Error(`No rules for ${settings.game}.`)
    const play = this.db.cached('play', () => {
      const stored = this.db.facts<{ play: string | null }>('play').play
      return stored === null ? null : resume(game, JSON.parse(stored))
    })
    return {
      ...{ settings, game, play, takenSeats: this.takenSeats() },
      ...{ absence: this.absence.now(), queue: this.queue.all() },
    }
  }

  /** Writes all seats as they are now. */
  putTakenSeats(takenSeats: ReadonlyArray<TakenSeat>): void {
    this.db.setLater('seats', { seats: JSON.stringify(takenSeats) })
    this.db.cache('seats', [...takenSeats])
    // People who sit here follow; it is the same writing.
    this.followers.add(...takenSeats.flatMap(({ account }) => account ?? []))
    this.db.writeNow()
  }

  putPlay(play: Play): void {
    this.db.set(null, { play: JSON.stringify(play) })
    this.db.cache('play', play)
  }

  /** Adds a row with what is kept of the play after it, for looking back. Drafts were made on the play before it. */
  append(row: JournalRow, frame: Frame): void {
    const { revision, seat, moves, turn, events, at, by, back } = row
    const [heads, uuids] = [this.latest(), this.#uuids()]
    this.db.write(
      'journal',
      `INSERT INTO journal (revision, seat, turn, at, by, back, moves, told, version, whole, data)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[revision, seat, turn, at, by, back, JSON.stringify(moves), JSON.stringify(events)],
      ...[frame.version, frame.isWhole ? 1 : 0, frame.data],
    )
    this.db.cache('journal', uuids.add(turn), 'uuids')
    this.db.cache(
      'journal',
      [{ revision, seat, turn, at, by, back }, ...heads].slice(0, latest),
      'heads',
    )
    this.db.cache('journal', row, 'last')
    this.db.cache('journal', frame.version, `version ${revision}`)
    this.drafts.clear()
  }

  /** The turn sent under that uuid. */
  turn(uuid: string): JournalRow | null {
    // It is nearly always the last or none, and no index is worth a row with each turn.
    const last = this.db.cached<JournalRow | null>('journal', () => null, 'last')
    if (last?.turn === uuid) return last
    if (!this.#uuids().has(uuid)) return null
    const query = `SELECT ${columns} FROM journal WHERE turn = ? ORDER BY revision DESC LIMIT 1`
    const row = this.db.first<StoredRow>(query, uuid)
    return row && parsed(row)
  }

  /** Under which all turns were sent. */
  #uuids(): Set<string> {
    const rows = () => this.db.rows<{ turn: string }>('SELECT turn FROM journal')
    return this.db.cached('journal', () => new Set(rows().map(({ turn }) => turn)), 'uuids')
  }

  /** The heads of the latest rows, newest first. */
  latest(): ReadonlyArray<Head> {
    const query = `${ofHead} ORDER BY revision DESC LIMIT ?`
    return this.db.cached('journal', () => this.db.rows<Head>(query, latest), 'heads')
  }

  /** The heads of all rows, newest first: those that nobody asks for are not read. */
  *heads(): Iterable<Head> {
    const known = this.latest()
    yield* known
    const last = known.at(-1)
    if (last && known.length === latest)
      yield* this.db.scan<Head>(
        `${ofHead} WHERE revision < ? ORDER BY revision DESC`,
        last.revision,
      )
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
      .rows<StoredRow>(`SELECT ${columns} FROM journal WHERE revision > ? ORDER BY revision`, after)
      .map(parsed)
  }

  /** The last turns between two revisions, at most so many, oldest first; and whether there are more before them. */
  turnsBetween(
    after: number,
    before: number,
    most: number,
  ): { turns: JournalRow[]; more: boolean } {
    const rows = this.db.rows<StoredRow>(
      `SELECT ${columns} FROM journal WHERE revision > ? AND revision < ?
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
  events: JSON.parse(row.events),
})
