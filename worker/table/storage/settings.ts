import { defaultPatience, type Pace } from '../../wire/schema/table.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import type { NewTable } from '../new-table.ts'
import type { Database } from './database.ts'

/** What stands fixed about a table, and how far it is. */
export interface TableSettings {
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

type StoredSettings = Omit<TableSettings, 'options' | 'rated' | 'seating' | 'pace'> & {
  readonly options: string
  readonly rated: number
  readonly seating: string | null
  readonly pace: string | null
}

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
  }

  read(): TableSettings {
    return this.#db.cached('settings', () => {
      const row = this.#db.one<StoredSettings>(
        `SELECT id, game, title, access, options, wanted, status, change, created_at AS createdAt,
         updated_at AS updatedAt, started_at AS startedAt, ended_at AS endedAt, rated, seating, rematch,
         pace, coalesce(patience, ?) AS patience, ended FROM facts`,
        defaultPatience,
      )
      return {
        ...row,
        options: JSON.parse(row.options),
        rated: row.rated === 1,
        seating: row.seating === null ? null : JSON.parse(row.seating),
        pace: row.pace === null ? null : JSON.parse(row.pace),
      }
    })
  }

  /** How far the table is: it began, or ended. What is left out stays. */
  putStatus({
    status,
    startedAt,
    endedAt,
    ended,
  }: Pick<TableSettings, 'status'> &
    Partial<Pick<TableSettings, 'startedAt' | 'endedAt' | 'ended'>>): void {
    this.#db.write(
      'settings',
      `UPDATE facts SET status = ?, started_at = coalesce(?, started_at),
       ended_at = coalesce(?, ended_at), ended = coalesce(?, ended)`,
      status,
      startedAt ?? null,
      endedAt ?? null,
      ended ?? null,
    )
  }

  /** What a gathering table is made of. */
  putMade({
    game,
    options,
    wanted,
    title,
    pace,
    patience,
  }: Pick<TableSettings, 'game' | 'options' | 'wanted' | 'title' | 'pace' | 'patience'>): void {
    this.#db.write(
      'settings',
      'UPDATE facts SET game = ?, options = ?, wanted = ?, title = ?, pace = ?, patience = ?',
      game,
      JSON.stringify(options),
      wanted,
      title,
      pace && JSON.stringify(pace),
      patience,
    )
  }

  putPace({ pace, patience }: Pick<TableSettings, 'pace' | 'patience'>): void {
    this.#db.write(
      'settings',
      'UPDATE facts SET pace = ?, patience = ?',
      pace && JSON.stringify(pace),
      patience,
    )
  }

  /** Counts a change. */
  count(updatedAt: number): void {
    this.#db.write('settings', 'UPDATE facts SET change = change + 1, updated_at = ?', updatedAt)
  }

  /** Notes where this table goes on. */
  putRematch(id: string): void {
    this.#db.write('settings', 'UPDATE facts SET rematch = ?', id)
  }

  /** The result counts for nobody's rating any more. */
  endRating(): void {
    this.#db.write('settings', 'UPDATE facts SET rated = 0 WHERE rated = 1')
  }

  /** The accounts in the order in which they are to sit; `null`: as they come. */
  putSeating(seating: TableSettings['seating']): void {
    this.#db.write('settings', 'UPDATE facts SET seating = ?', seating && JSON.stringify(seating))
  }
}
