/** Lists of tables. */
import { z } from '@hono/zod-openapi'
import { languages } from '../../games/kernel/language.ts'
import { id, seat, time } from './basics.ts'
import { Figures } from './company.ts'
import { Access, Pace, Status } from './table.ts'

/** About a seat whose person is late or gone, or whose bot is stuck or to be replaced; or what somebody would like. */
const asks = ['time', 'gone', 'stuck', 'bot', 'back', 'pause', 'pace', 'end'] as const

/** Time for a turn: some hours, about a day, more, or no clock at all. */
export const paceKinds = ['hours', 'day', 'days', 'none'] as const

/** Practice of a host: has finished few games of its kind with others, or some. */
export const levels = ['new', 'practised'] as const

/** Orders of the archive: by its tables' ends, by game, or by my place there, the best first. */
export const archiveOrders = ['latest', 'oldest', 'game', 'place'] as const

/** A table on a list. */
export const TableCard = z
  .object({
    id,
    game: z.string(),
    title: z.string(),
    status: Status,
    access: Access,
    rated: z.boolean(),
    pace: Pace.nullable(),
    seats: z.array(
      z.object({
        seat,
        name: z.string().nullable(),
        /** Their account; `null` of a bot. */
        person: id.nullable(),
        /** Figures of people at open tables, on how reliable they are; `null` before ten tables. */
        figures: Figures.nullish(),
        you: z.boolean(),
        /** The table waits for this seat. */
        toAct: z.boolean(),
        /** Moment from which it waits; `null` where it does not wait for them. */
        waitingSince: time.nullable(),
        /** Result for them, once the table is over; `null` where it has no result. */
        result: z.object({ place: z.int(), points: z.number() }).nullable(),
      }),
    ),
    /** Waiting for me, and since when. */
    yourTurn: z.boolean(),
    waitingSince: time.nullable(),
    /** End of my time; `null` where no clock runs for me. */
    deadline: time.nullable(),
    /** Time at which it starts by itself, while people gather; absent: it does not, or that is not known. */
    start: time.optional(),
    /** Question of the others to me, by the first of them or about which seat, and from when on; `null`: nothing. Rows that were stored earlier say nothing of it. */
    asks: z.object({ what: z.enum(asks), seat, from: time }).nullish(),
    /** Number of messages there that I have not read. */
    unread: z.int(),
    createdAt: time,
    updatedAt: time,
  })
  .openapi('TableCard')

export const TableQuestionQuery = z.object({
  /** Language of the sentence. */
  lang: z.enum(languages).default('en'),
})

/** Question to me at a table; `null` while it does not wait for me. */
export const TableQuestion = z.object({ question: z.string().nullable() })

export const TableList = z.object({
  tables: z.array(TableCard),
  /** True if there are more: older ones in the archive, a next page of the open tables. */
  more: z.boolean(),
})

export const TableListQuery = z.object({
  /** `mine`: where I sit, with the latest that are over. `over`: my archive. `open`: where anybody may sit down. */
  which: z.enum(['mine', 'over', 'open']).default('mine'),
  /** Only tables of the archive that ended before this time. */
  before: z.coerce.number<number>().int().min(0).optional(),
  /** Page of the open tables, or of the archive in its order, from 0. */
  page: z.coerce.number<number>().int().min(0).max(1000).default(0),
  /** Order of the archive. */
  order: z.enum(archiveOrders).default('latest'),
  /** Only open tables whose host usually answers within six hours, or a day. */
  answers: z.enum(['hours', 'day']).optional(),
  /** Only open tables whose host nearly always finishes and is seldom late. */
  steady: z.literal('yes').optional(),
  /** Only open tables whose host reads this language. */
  language: z.enum(languages).optional(),
  /** Only open tables with this time for a turn: some hours, about a day, more, or no clock at all. */
  pace: z.enum(paceKinds).optional(),
  /** Only open tables whose host has finished few games of its kind with others, or has some practice. */
  level: z.enum(levels).optional(),
  /** Only tables of a game, of the archive and the open ones. */
  game: z.string().max(40).optional(),
  /** Only tables of a club, of the archive. */
  club: z.string().max(40).optional(),
  /** Only tables of the archive with this in their title, or in the name of somebody who sat there. */
  text: z.string().trim().min(1).max(60).optional(),
})

export type TableCard = z.infer<typeof TableCard>

export type TableListQuery = z.infer<typeof TableListQuery>

export type ArchiveOrder = (typeof archiveOrders)[number]
