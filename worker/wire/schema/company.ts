/** People, ratings, reports and invitations. */
import { z } from '@hono/zod-openapi'
import { reportOutcomes } from '../outcomes.ts'
import { email, id, plainText, seat, time } from './basics.ts'
import { Status } from './table.ts'

export const Rating = z.object({
  game: z.string(),
  /** Number of rated tables that it rests on. */
  tables: z.int(),
  /** 1000 for a newcomer. */
  rating: z.int(),
})

/**
 * Record of how somebody keeps others waiting, over their latest tables: at least ten, at most fifty. It
 * rests on when turns came, and on nothing else.
 */
export const Figures = z
  .object({
    tables: z.int(),
    /** Number of them that they played to the end. */
    finished: z.int(),
    /** Time that they usually take for a turn, in milliseconds; `null`: nobody waited for them. */
    answerTime: z.int().nullable(),
    /** True if at most one turn in twenty came after its time. */
    seldomLate: z.boolean(),
  })
  .openapi('Figures')

/** A person as others see them. */
export const Person = z
  .object({
    id,
    name: z.string(),
    since: time,
    you: z.boolean(),
    /** True if I have blocked them; they are never told. */
    blocked: z.boolean(),
    ratings: z.array(Rating),
    /** `null`: they have finished too few tables with others. */
    figures: Figures.nullable(),
    /** `finished` are all, `alone` those for one, `won` those won against others. */
    tallies: z.array(
      z.object({ game: z.string(), finished: z.int(), alone: z.int(), won: z.int() }),
    ),
    /** The last finished tables, newest first. */
    finished: z.array(
      z.object({
        /** Its link, where I may know it. */
        table: id.nullable(),
        game: z.string(),
        seats: z.int(),
        place: z.int(),
        points: z.number(),
        /** A key of the game's words. */
        reason: z.string(),
        rated: z.boolean(),
        endedAt: time,
      }),
    ),
  })
  .openapi('Person')

export const FiguresAnswer = z.object({ figures: Figures.nullable() })

export const PersonAnswer = z.object({ person: Person })

/** Somebody I played with, or have blocked. */
export const Companion = z
  .object({ id, name: z.string(), tables: z.int(), blocked: z.boolean() })
  .openapi('Companion')

export const CompanyAnswer = z.object({ people: z.array(Companion) })

/** A place on the list of a game's best solo plays. */
export const BestPlay = z
  .object({
    person: id,
    name: z.string(),
    options: z.record(z.string(), z.unknown()),
    place: z.int(),
    points: z.number(),
    reason: z.string(),
    endedAt: time,
  })
  .openapi('BestPlay')

export const BestAnswer = z.object({ best: z.array(BestPlay) })

export const BestQuery = z.object({ game: z.string().max(40) })

/** Deeds of somebody, for the operator. */
export const ReportRequest = z.object({ text: z.string().trim().min(1).max(1000).regex(plainText) })

/** Reports for the operator. */
export const ReportList = z.object({
  reports: z.array(
    z.object({
      person: id,
      name: z.string(),
      reporter: id,
      text: z.string(),
      at: time,
      /** Outcome; `null`: nobody has said yet. */
      outcome: z.enum(reportOutcomes).nullable(),
      /** Beginning of the person's account, number of people who have reported it, and whether it is shut out. */
      since: time,
      reporters: z.int(),
      banned: z.boolean(),
      /** Tables of the person that are not over; `together`: with the people who reported them. */
      tables: z.array(z.object({ id, title: z.string(), status: Status, together: z.boolean() })),
    }),
  ),
})

/** Outcome of a report, for the person who made it. */
export const ReportClosing = z.object({ person: id, reporter: id, outcome: z.enum(reportOutcomes) })

/** Reason why somebody is shut out, for the operator alone. */
export const BanReason = z.object({ reason: z.string().trim().min(1).max(1000) })

/** A network is an address in it. */
export const BannedNetwork = z.object({ address: z.string().max(64) })

export const BanList = z.object({
  bans: z.array(
    z.object({
      /** The id of an account, or a hash of a network. */
      who: z.string(),
      kind: z.enum(['account', 'network']),
      reason: z.string(),
      at: time,
    }),
  ),
})

/** A table as the operator sees it: what it is, and what it could not deliver. Nothing of its play. */
export const OperatorTable = z.object({
  /** Id by which the logs know it. */
  object: z.string(),
  title: z.string(),
  /** The people who sit there. */
  people: z.array(id),
  parked: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      seat: z.int().nullable(),
      revision: z.int(),
      due: time,
      attempts: z.int(),
      about: z.string(),
      parked: time,
      error: z.string().optional(),
    }),
  ),
})

/** An account as the operator sees it. */
export const OperatorAccount = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  createdAt: time,
  sessions: z.array(
    z.object({ device: z.string().nullable(), createdAt: time, seenAt: time.nullable() }),
  ),
  /** The tables where it sits. */
  tables: z.array(id),
})

export const InvitationRequest = z
  .object({
    people: z.array(id).max(10).default([]),
    emails: z.array(email).max(10).default([]),
  })
  .refine(({ people, emails }) => people.length + emails.length > 0, 'Nobody to invite.')

export const NudgeRequest = z.object({ seat })

export type Figures = z.infer<typeof Figures>

export type Person = z.infer<typeof Person>

export type Companion = z.infer<typeof Companion>

export type BestPlay = z.infer<typeof BestPlay>
