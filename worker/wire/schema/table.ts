/** A table’s settings, and what people ask of it. */
import { z } from '@hono/zod-openapi'
import { botLevels } from '../../games/kernel/bot.ts'
import { id, newTitle, revision, seat, tableTitle, time } from './basics.ts'

/** `open` lists the table in the lobby; `link` and `private` do not, and a private one's link unfolds to game and host only. */
export const Access = z.enum(['open', 'link', 'private'])

export const Status = z.enum(['gathering', 'playing', 'over'])

/** In days. */
export const defaultPatience = 7

/** Days of waiting for somebody after which the others may decide how to go on, without a clock. */
const patience = z.int().min(1).max(60).default(defaultPatience)

const bankHours = z.int().min(1).max(720)

/**
 * Things that may happen by themselves when a seat's time is over: the others are asked, it gets another day, a
 * bot plays this turn or takes the seat, or the table ends.
 */
export const byItself = ['ask', 'day', 'turn', 'bot', 'end'] as const

/** A bank of time for each player, in hours of their own active time. */
export const Pace = z
  .object({
    start: bankHours,
    /** Comes on top after each turn, up to `cap`. */
    perTurn: z.int().min(0).max(720),
    cap: bankHours,
    /** Rule for the end of the time. */
    late: z.enum(byItself),
  })
  .refine(({ start, perTurn, cap }) => start <= cap && perTurn <= cap, {
    path: ['cap'],
    error: 'The most that can be saved is less than what comes in.',
  })
  .openapi('Pace')

/**
 * A number in a path. It is read from text, and so its schema would take nothing for 0, too; but nothing in a path can
 * be left out.
 */
const countInPath = z.coerce
  .number<number>()
  .int()
  .min(0)
  .openapi({ param: { required: true } })

/** A seat in a path. */
export const SeatParams = z.object({ seat: countInPath.max(9) })

/** Somebody in the queue, in a path. */
export const QueueParams = z.object({ person: id })

/** A revision in a path. */
export const RevisionParams = z.object({ revision: countInPath })

/** Choices of the others for a seat whose time is over, or whose person left for good. */
export const absenceChoices = ['wait', 'day', 'week', 'turn', 'bot', 'open', 'end'] as const

export const AbsenceChoice = z.enum(absenceChoices)

export const AbsenceVote = z.object({ choice: AbsenceChoice })

/**
 * Wishes that people can agree on at any time: nobody's time runs while more than half want that; the table
 * ends, or takes the proposed pace, when all do.
 */
export const tableWishes = ['pause', 'end', 'pace'] as const

export const TableWishRequest = z.object({ wish: z.enum(tableWishes), on: z.boolean() })

/** True if letters are to come to me where only bots play against me. */
export const LettersRequest = z.object({ on: z.boolean() })

/** A pace for a running table, wanted by somebody who sits there. */
export const PaceRequest = z.object({ pace: Pace.nullable(), patience })

/** Turn of mine, by the revision after it. */
export const TakeBackRequest = z.object({ turn: revision })

/** Answer whether that turn may be taken back. */
export const TakeBackAnswer = z.object({ turn: revision, yes: z.boolean() })

export const SeatLink = z.object({ token: z.string().min(20).max(100) })

/** A seat that needs a decision of the others, or is open to somebody new. */
export const Decision = z.object({
  seat,
  /** Its time is over; its person left for good; a bot plays there; or the bot there cannot go on. */
  reason: z.enum(['time', 'gone', 'bot', 'stuck']),
  choices: z.array(AbsenceChoice),
  votes: z.array(z.object({ seat, choice: AbsenceChoice })),
  /** Seats whose voices count; a choice of more than half of them is done. */
  voters: z.array(seat),
  /** True if somebody new may take the seat by its link. */
  open: z.boolean(),
})

/** Happenings at a table besides its turns. `seat`: the seat it happened to; `by`: who did it, where one person did it alone. */
export const happenings = [
  'over-time',
  'gone',
  'waited',
  'day-given',
  'week-given',
  'bot-turn',
  'bot-seat',
  'bot-stuck',
  'opened',
  'taken',
  'taken-back',
  'reissued',
  'resigned',
  'paused',
  'resumed',
  'ended',
  'pace-changed',
  'game-changed',
  'options-changed',
  'seats-changed',
  'title-changed',
  'series-changed',
  'series-ended',
  'removed',
  'cancelled',
  'turn-back',
  'turn-kept',
] as const

export const TableHappening = z.object({
  id: z.int(),
  at: time,
  /** Number of the turn before it. */
  revision,
  what: z.enum(happenings),
  seat: seat.nullable(),
  by: seat.nullable(),
})

export const TableRequest = z.object({
  game: z.string().max(40),
  seats: z.int().min(1).max(9),
  /** Checked against the game's own options. */
  options: z.record(z.string().max(40), z.unknown()).default({}),
  access: Access.default('link'),
  /** True if the result counts for the ratings of those who play. */
  rated: z.boolean().default(false),
  /** Bots that sit down beside the host; with nobody else to come, the table starts at once. Not at rated tables. */
  bots: z.array(z.enum(botLevels)).max(8).default([]),
  /** Title of the table; empty: named after the host. */
  title: newTitle.default(''),
  /** `null`: no clock runs. */
  pace: Pace.nullable().default(null),
  patience,
  /** The club whose members alone may sit down; `null`: anybody whom its access lets. */
  club: id.nullable().default(null),
  /** True if the same people play up to three games of it: each next one opens by itself. Without bots. */
  series: z.boolean().default(false),
})

/** Settings that the host may change of a table that gathers people; all of it, as it shall be. */
export const TableChange = TableRequest.pick({
  game: true,
  seats: true,
  options: true,
  pace: true,
  patience: true,
}).extend({
  title: tableTitle.default(''),
  /** Absent: it stays as it is. */
  series: z.boolean().optional(),
})

/** Time at which a table starts by itself, and which bots take its free seats then; `null`: none. */
export const FixedStart = z.object({ at: time, bots: z.enum(botLevels).nullable().default(null) })

export const StartRequest = z.object({ start: FixedStart.nullable() })

export const BotRequest = z.object({ level: z.enum(botLevels) })

export const SeatView = z
  .object({
    seat,
    /** `null`: nobody sits here yet. */
    name: z.string().nullable(),
    /** Person whose page is at `/people/{id}`; `null` for bots, free seats and those who left for good. */
    person: id.nullable(),
    you: z.boolean(),
    host: z.boolean(),
    /** Looking at the table right now. */
    present: z.boolean(),
    /** The bot that plays here, in the person's place or for itself. */
    bot: z.enum(botLevels).nullable(),
    /** The bot plays the present turn only. */
    botOnce: z.boolean(),
    /** The seat's bank, where the table has a pace: active time left, in milliseconds, as of the last change. */
    left: z.number().nullable(),
    /** End of the time; `null` where no clock runs now. */
    deadline: time.nullable(),
    /** Moment at which it ended. */
    overAt: time.nullable(),
    /** The first moment after the present days away; told to those who sit here. */
    awayUntil: time.nullable(),
  })
  .openapi('Seat')

/** The kernel's `Play`, redacted for the viewer. */
export const PlayView = z
  .object({
    game: z.string(),
    version: z.int(),
    options: z.unknown(),
    seats: z.int(),
    seed: z.null(),
    commitment: z.string(),
    drawn: z.int(),
    revision,
    state: z.unknown(),
  })
  .openapi('Play')

export type StartRequest = z.output<typeof StartRequest>

export type TableRequest = z.input<typeof TableRequest>

export type SeatView = z.infer<typeof SeatView>

export type PlayView = z.infer<typeof PlayView>

export type Pace = z.infer<typeof Pace>

export type AbsenceChoice = z.infer<typeof AbsenceChoice>

export type TableChange = z.output<typeof TableChange>

export type PaceRequest = z.output<typeof PaceRequest>

export type TableWish = (typeof tableWishes)[number]

export type Decision = z.infer<typeof Decision>

export type TableHappening = z.infer<typeof TableHappening>
