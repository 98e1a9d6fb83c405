/** A table as one viewer may see it, and messages over its socket. */
import { z } from '@hono/zod-openapi'
import { id, revision, seat, time } from './basics.ts'
import type { Entry } from './entry.ts'
import { Draft, PlanView } from './plans.ts'
import { SeriesView } from './series.ts'
import {
  Access,
  Decision,
  FixedStart,
  Pace,
  PlayView,
  SeatView,
  Status,
  TableHappening,
  tableWishes,
} from './table.ts'
import { TalkState } from './talk.ts'

export const ScoreView = z.object({
  seat,
  total: z.number(),
  categories: z.array(z.object({ category: z.string(), points: z.number() })),
})

export const ResultView = z.object({ places: z.array(z.int()), reason: z.string() })

export const TableView = z
  .object({
    id,
    game: z.string(),
    title: z.string(),
    access: Access,
    status: Status,
    options: z.unknown(),
    seats: z.array(SeatView),
    /** My seat; `null` for a spectator. */
    you: seat.nullable(),
    /** Seats that must decide now. */
    toAct: z.array(seat),
    createdAt: time,
    startedAt: time.nullable(),
    endedAt: time.nullable(),
    /** True if the result counts for ratings. */
    rated: z.boolean(),
    /** The week’s deal that is played here; up to `until` nobody else sees anything of it. */
    deal: z.object({ week: z.string(), until: time }).nullable(),
    /** The table where this one goes on. */
    rematch: id.nullable(),
    /** The tournament that it belongs to; absent: to none. */
    tournament: id.optional(),
    /** Time at which it starts by itself, while people gather; absent: it does not. */
    start: FixedStart.optional(),
    /** The moment of another table that it goes on from: that table’s title, and after how many turns; absent: it begins as its game does. */
    origin: z.object({ title: z.string(), turn: z.int() }).optional(),
    /** The series of games that it belongs to; absent: to none. */
    series: SeriesView.optional(),
    /** `null` while people gather. */
    play: PlayView.nullable(),
    pace: Pace.nullable(),
    /** Days of waiting for somebody after which the others may decide how to go on, without a clock. */
    patience: z.int(),
    /** Moment from which the clocks stand still for all. */
    pausedAt: time.nullable(),
    /** Seats that want what all can agree on. */
    wishes: z.record(z.enum(tableWishes), z.array(seat)),
    /** The pace that somebody here would like; `null` where nobody wants another. */
    proposal: z.object({ pace: Pace.nullable(), patience: z.int() }).nullable(),
    /** Taking back turns; `null` while people gather. */
    back: z
      .object({
        /** My last turn, while I may take it back or ask to; by the revision after it. */
        turn: revision.nullable(),
        /** Somebody would like their turn back: who must agree, and who has. */
        asked: z
          .object({ seat, turn: revision, voters: z.array(seat), agreed: z.array(seat) })
          .nullable(),
      })
      .nullable(),
    decisions: z.array(Decision),
    /** The latest, oldest first. */
    happenings: z.array(TableHappening),
    /** Everything after this revision happened since my own last turn. */
    since: revision,
    scores: z.array(ScoreView),
    result: ResultView.nullable(),
    /** The seed in hexadecimal, once the table is over; of a week’s deal, once the week is over, too. */
    seed: z.string().nullable(),
    /** Plan that I have laid; `null` for a spectator. */
    plan: PlanView.nullable(),
    /** The turn that I have planned and not sent, as any of my devices kept it last; `null`: there is none. */
    draft: Draft.nullable(),
    talk: TalkState,
    /** The seat I may nudge politely, and from when on. */
    nudges: z.array(z.object({ seat, from: time })),
    /** True if letters come to me though I am alone or among bots; `null` elsewhere. */
    letters: z.boolean().nullable(),
    /** Key that the link of a private table needs since its host has removed somebody; only for those who sit here. */
    key: z.string().optional(),
    /** True if the host has removed me, so that I may not sit down again unless they ask me to. */
    isRemoved: z.boolean(),
    /** Queue of people who wait for a seat; its name is of the first version. */
    line: z.object({
      length: z.int(),
      /** My place, from 1; `null`: I do not wait. */
      place: z.int().nullable(),
      /** A free seat is mine to take. */
      isCalled: z.boolean(),
      /** Free seats are kept for others in the queue. */
      isKept: z.boolean(),
      isFree: z.boolean(),
      /** People who wait, the first one first; only for the host. */
      people: z.array(z.object({ person: id, name: z.string(), isCalled: z.boolean() })),
    }),
  })
  .openapi('Table')

export const WatchQuery = z.object({
  /** As a spectator sees it, also when a player asks. */
  watch: z.literal('1').optional(),
})

/** Key of a table's link, or token of an open seat's. */
export const LinkRequest = z.object({ key: z.string().regex(/^[\w-]{20,100}$/) })

export const TableAnswer = z.object({ table: TableView })

/** The table as this viewer sees it, and the turn that changed it, if one did. */
export type TableMessage = {
  table: z.infer<typeof TableView>
  entry: z.infer<typeof Entry> | null
}

/** Seats whose people are looking now: nothing else has changed. */
export type PresenceMessage = { present: number[] }

/** Messages of the socket of a table. */
export type SocketMessage = TableMessage | PresenceMessage

/**
 * Messages to the socket of a table: whether the page is shown, and how many seconds ago its person last used
 * a key, a pointer or touch there.
 */
export const SocketRequest = z.object({
  looking: z.boolean(),
  /** Absent: just now. Pages of earlier versions say no more. */
  idle: z.int().min(0).optional(),
})

export type TableView = z.infer<typeof TableView>
