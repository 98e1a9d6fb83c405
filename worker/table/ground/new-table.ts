import type { BotLevel, Language } from '../../games/kernel/index.ts'
import type { Hours } from '../../wire/hours.ts'
import type { Moment } from '../../wire/schema/moments.ts'
import type { Pace } from '../../wire/schema/table.ts'
import type { TableView } from '../../wire/schema/table-view.ts'

/** A bot that sits down; without a name it gets one. */
export interface NewBot {
  readonly level: BotLevel
  readonly name?: string
}

/** Somebody who sits down. */
export interface Sitter {
  readonly account: string
  readonly name: string
  /** Hours in which they play. */
  readonly hours: Hours
}

/** A week's deal: the same for all who play it. */
export interface SealedDeal {
  /** Such as `2026-W49`. */
  readonly week: string
  /** Up to then, nobody but its player sees anything of the table, and nobody the seed. */
  readonly until: number
  /** 32 bytes in hexadecimal. */
  readonly seed: string
}

/** Sums of a seat over the games of a series before. */
export interface Tally {
  /** Games won alone. */
  readonly wins: number
  /** Sum of the places. */
  readonly places: number
  /** Sum of the points. */
  readonly points: number
}

/** A table's part in a series of games of the same people. */
export interface Series {
  /** Number of this table's game, from 1. */
  readonly game: number
  /** Sums that each seat brings along; empty at the first game. */
  readonly before: ReadonlyArray<Tally>
  /** True if no game follows this one, as somebody left or wanted that. */
  readonly isLast?: boolean
  /** True if the next game waits until all have sat down there: they agreed on none before this one. */
  readonly asks?: boolean
  /** True if this game opened by itself, and the letter of the end before told it. */
  readonly isOpened?: boolean
}

/** Parts that a new table is made of; checked by the API. */
export interface NewTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly access: TableView['access']
  readonly options: unknown
  readonly seats: number
  readonly rated: boolean
  /** The accounts in the order in which they are to sit; `null`: as they come. */
  readonly seating: ReadonlyArray<string> | null
  /** Account that makes it, and takes the first seat. */
  readonly account: string
  readonly name: string
  /** Bots that sit down beside them, named in their language. */
  readonly bots?: ReadonlyArray<NewBot>
  readonly language?: Language
  /** True if its maker wants letters here though only bots play against them; absent: no. */
  readonly letters?: boolean
  /** Others who sit down with its maker; a table that is full by it begins. */
  readonly others?: ReadonlyArray<Sitter>
  /** The tournament that it belongs to, which is told how it ends. */
  readonly tournament?: string
  /** Hours in which they play. */
  readonly hours: Hours
  /** `null`: no clock runs. */
  readonly pace: Pace | null
  /** In days. */
  readonly patience: number
  /** Absent: chance is drawn anew. */
  readonly deal?: SealedDeal
  /** The moment of another table that it goes on from; absent: it begins as its game does. */
  readonly origin?: Moment
  /** The series that it belongs to; absent: to none. */
  readonly series?: Series
}

/** Parts of a table that goes on. */
export type Rematch = Pick<
  NewTable,
  | 'id'
  | 'game'
  | 'title'
  | 'access'
  | 'rated'
  | 'options'
  | 'seats'
  | 'seating'
  | 'bots'
  | 'letters'
  | 'pace'
  | 'patience'
  | 'origin'
  | 'series'
  | 'others'
>
