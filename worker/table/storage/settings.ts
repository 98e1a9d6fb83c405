import type { BotLevel, Language } from '../../games/kernel/index.ts'
import type { Moment } from '../../wire/schema/moments.ts'
import { defaultPatience, type Pace } from '../../wire/schema/table.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import type { NewTable, SealedDeal, Series } from '../ground/new-table.ts'
import type { Database } from './database.ts'

/** Settings that stand fixed about a table, and its progress. */
export interface TableSettings {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly access: TableView['access']
  readonly options: unknown
  /** Number of seats that the table was made for. */
  readonly wanted: number
  readonly status: TableView['status']
  /** Counts everything that changes; the list in D1 takes over no older one. */
  readonly change: number
  readonly createdAt: number
  readonly updatedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** True if the result counts for the ratings of those who play. */
  readonly rated: boolean
  /** The accounts in the order in which they are to sit, as at a rematch; `null`: as they come. */
  readonly seating: ReadonlyArray<string> | null
  /** The table where this one goes on. */
  readonly rematch: string | null
  /** `null`: no clock runs. */
  readonly pace: Pace | null
  /** Days after which the others may decide about the awaited person, without a clock. */
  readonly patience: number
  /** Way in which it ended where the rules did not end it: its people did, or its host before it began. */
  readonly ended: 'together' | 'cancelled' | null
  /** The tournament that it belongs to. */
  readonly tournament: string | null
  /** The week's deal that is played here; `null`: chance is drawn anew. */
  readonly deal: SealedDeal | null
  /** Time at which it starts by itself, and which bots take the free seats then; `null`: it does not. */
  readonly start: FixedStart | null
  /** The moment of another table that it goes on from; `null`: it begins as its game does. */
  readonly origin: Moment | null
  /** The series that it belongs to; `null`: to none. */
  readonly series: Series | null
}

/** A table starts by itself. */
export interface FixedStart {
  readonly at: number
  /** `null`: none. */
  readonly bots: BotLevel | null
  /** Language in which the bots are named. */
  readonly language: Language
}

type Plain =
  | 'id'
  | 'game'
  | 'title'
  | 'access'
  | 'wanted'
  | 'status'
  | 'change'
  | 'rematch'
  | 'ended'
  | 'tournament'

interface StoredSettings extends Pick<TableSettings, Plain> {
  readonly options: string
  readonly created_at: number
  readonly updated_at: number
  readonly started_at: number | null
  readonly ended_at: number | null
  readonly rated: number
  readonly seating: string | null
  readonly pace: string | null
  readonly patience: number | null
  readonly deal: string | null
  readonly start: string | null
  readonly origin: string | null
  readonly series: string | null
}

const columns = [
  ...[
    'id',
    'game',
    'title',
    'access',
    'wanted',
    'status',
    'change',
    'rematch',
    'ended',
    'tournament',
  ],
  ...['options', 'created_at', 'updated_at', 'started_at', 'ended_at'],
  ...['rated', 'seating', 'pace', 'patience', 'deal', 'start', 'origin', 'series'],
] as ReadonlyArray<keyof StoredSettings>

/** A table's settings and status: one row. */
export class SettingsStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Writes the first row, of a table that gathers people. */
  create(table: NewTable, now: number): void {
    this.#db.write(
      'settings',
      `INSERT INTO facts (one, id, game, title, access, options, wanted, status, change, created_at,
       updated_at, rated, seating, pace, patience, tournament, deal, origin, series)
       VALUES (1, ?, ?, ?, ?, ?, ?, 'gathering', 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      table.tournament ?? null,
      table.deal ? JSON.stringify(table.deal) : null,
      table.origin ? JSON.stringify(table.origin) : null,
      table.series ? JSON.stringify(table.series) : null,
    )
  }

  read(): TableSettings {
    return this.#db.cached('settings', () => {
      const row = this.#db.facts<StoredSettings>(...columns)
      const { id, game, title, access, wanted, status, change, rematch, ended, tournament } = row
      return {
        ...{ id, game, title, access, wanted, status, change, rematch, ended, tournament },
        options: JSON.parse(row.options),
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        startedAt: row.started_at,
        endedAt: row.ended_at,
        rated: row.rated === 1,
        seating: row.seating === null ? null : JSON.parse(row.seating),
        pace: row.pace === null ? null : JSON.parse(row.pace),
        patience: row.patience ?? defaultPatience,
        deal: row.deal === null ? null : JSON.parse(row.deal),
        start: row.start === null ? null : JSON.parse(row.start),
        origin: row.origin === null ? null : JSON.parse(row.origin),
        series: row.series === null ? null : JSON.parse(row.series),
      }
    })
  }

  /** Sets the status of the table: it began, or ended. Parts that are left out stay. */
  putStatus({
    status,
    startedAt,
    endedAt,
    ended,
  }: Pick<TableSettings, 'status'> &
    Partial<Pick<TableSettings, 'startedAt' | 'endedAt' | 'ended'>>): void {
    this.#db.set('settings', {
      status,
      ...(startedAt != null && { started_at: startedAt }),
      ...(endedAt != null && { ended_at: endedAt }),
      ...(ended != null && { ended }),
    })
  }

  /** Sets the parts of a gathering table. */
  putMade({
    game,
    options,
    wanted,
    title,
    pace,
    patience,
  }: Pick<TableSettings, 'game' | 'options' | 'wanted' | 'title' | 'pace' | 'patience'>): void {
    this.#db.set('settings', {
      ...{ game, options: JSON.stringify(options), wanted, title },
      ...{ pace: pace && JSON.stringify(pace), patience },
    })
  }

  /** Time at which the table starts by itself; `null`: it does not. */
  putStart(start: FixedStart | null): void {
    this.#db.set('settings', { start: start && JSON.stringify(start) })
  }

  putPace({ pace, patience }: Pick<TableSettings, 'pace' | 'patience'>): void {
    this.#db.set('settings', { pace: pace && JSON.stringify(pace), patience })
  }

  /** Counts a change. */
  count(updatedAt: number): void {
    const settings = this.read()
    const change = settings.change + 1
    this.#db.set(null, { change, updated_at: updatedAt })
    this.#db.cache('settings', { ...settings, change, updatedAt })
  }

  /** Counts on from a change that others know of. */
  countFrom(known: number): void {
    const settings = this.read()
    const change = Math.max(settings.change, known)
    this.#db.set(null, { change })
    this.#db.cache('settings', { ...settings, change })
  }

  /** Notes where this table goes on. */
  putRematch(id: string): void {
    this.#db.set('settings', { rematch: id })
  }

  /** The series that this table belongs to; `null`: to none any more. */
  putSeries(series: Series | null): void {
    this.#db.set('settings', { series: series && JSON.stringify(series) })
  }

  /** No game of a series follows this one. */
  endSeries(): void {
    const { series } = this.read()
    if (series) this.putSeries({ ...series, isLast: true })
  }

  /** The result counts for nobody's rating any more. */
  endRating(): void {
    this.#db.set('settings', { rated: 0 })
  }

  /** The accounts in the order in which they are to sit; `null`: as they come. */
  putSeating(seating: TableSettings['seating']): void {
    this.#db.set('settings', { seating: seating && JSON.stringify(seating) })
  }
}
