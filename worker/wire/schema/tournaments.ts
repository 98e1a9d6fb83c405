/** Tournaments: what they are, who plays there, their rounds and how it stands. */
import { z } from '@hono/zod-openapi'
import { id, newTitle, plainText, time } from './basics.ts'
import { defaultPatience, Pace } from './table.ts'

/**
 * Tables of 2 to 5 by points; everybody against everybody; two by two, the loser is out; groups, of which the best
 * play a final.
 */
export const tournamentFormats = ['swiss', 'round-robin', 'knock-out', 'groups'] as const

/** People register; rounds are played; it is over; it was called off. */
export const tournamentStatuses = ['registration', 'running', 'finished', 'cancelled'] as const

/** Seeds by the rating in the game, or by lot. */
export const seedings = ['rating', 'lot'] as const

/** Rule for somebody in whose place a bot had to play a table to its end: they play the next round, or are out. */
export const missingRules = ['stays', 'out'] as const

/** Fate of the tables of somebody who leaves: a bot plays on there, or they end as they stand. */
export const leavingRules = ['bot', 'end'] as const

/** Reason why somebody plays in a tournament no more. */
export const leavings = ['withdrawn', 'removed', 'missed', 'deleted'] as const

/** Most people of a format: so that its rounds, and what they cost, have an end. */
export const mostPeople = { swiss: 1000, 'round-robin': 16, 'knock-out': 256, groups: 256 } as const

export const TournamentRequest = z.object({
  title: newTitle.min(2),
  description: z.string().trim().max(1000).regex(plainText).default(''),
  /** The club whose members may play; `null`: it is open to all. */
  club: id.nullable().default(null),
  game: z.string().max(40),
  /** Checked against the game's own options. */
  options: z.record(z.string().max(40), z.unknown()).default({}),
  format: z.enum(tournamentFormats),
  /** People at a table: 2 but in a Swiss and in groups. */
  size: z.int().min(2).max(5).default(2),
  /** Number of rounds of a Swiss tournament, or of groups at tables of more than two; the others have as many as they need. */
  rounds: z.int().min(1).max(15).default(5),
  /** Most people in a group. */
  groupSize: z.int().min(3).max(12).default(4),
  /** Number of people of each group who go on to the final. */
  advance: z.int().min(1).max(4).default(2),
  /** Rounds, and so tables of one person, that run at once; one in a knock-out and a final. */
  atOnce: z.int().min(1).max(5).default(1),
  seeding: z.enum(seedings).default('rating'),
  /** True if two of a knock-out play until one has won twice, three games at most. */
  series: z.boolean().default(false),
  missing: z.enum(missingRules).default('stays'),
  onLeaving: z.enum(leavingRules).default('bot'),
  /** Number of people who can play; the others wait in line. */
  places: z.int().min(2).max(mostPeople.swiss),
  pace: Pace.nullable().default(null),
  /** At tables without a clock, in days. */
  patience: z.int().min(1).max(60).default(defaultPatience),
  /** True if its tables count for ratings. */
  rated: z.boolean().default(false),
  /** Time at which it starts by itself. */
  startAt: time.min(0).max(4_102_444_800_000),
  /** Hours before the start in which everybody who is to play must say that they are there; `null`: nobody need. */
  checkInHours: z.int().min(1).max(168).nullable().default(null),
  /** Days after which a round's tables end as they stand. */
  roundDays: z.int().min(1).max(180).default(30),
})

export const TournamentParams = z.object({
  id: id.openapi({ description: 'The id in the tournament’s link.' }),
})

export const TournamentPersonParams = TournamentParams.extend({
  entrant: z.coerce
    .number<number>()
    .int()
    .min(1)
    .openapi({ param: { required: true }, description: 'The number of somebody who is there.' }),
})

export const TournamentListQuery = z.object({
  /** Mine; those open to all where people can register; those of a club. */
  which: z.enum(['mine', 'open', 'club']).default('open'),
  /** With `club`. */
  club: id.optional(),
})

/** A tournament on a list. */
export const TournamentCard = z
  .object({
    id,
    title: z.string(),
    game: z.string(),
    format: z.enum(tournamentFormats),
    status: z.enum(tournamentStatuses),
    club: id.nullable(),
    places: z.int(),
    /** Number of people who have registered, or play. */
    people: z.int(),
    startAt: time,
    updatedAt: time,
  })
  .openapi('TournamentCard')

export const TournamentList = z.object({ tournaments: z.array(TournamentCard) })

/** Somebody of a tournament, by a number that stays theirs. */
export const TournamentEntrant = z
  .object({
    entrant: z.int(),
    /** `null`: they deleted their account. */
    person: id.nullable(),
    name: z.string(),
    /** In line for a place. */
    waits: z.boolean(),
    checkedIn: z.boolean(),
    /** From 1, once it has started. */
    seed: z.int().nullable(),
    left: z.enum(leavings).nullable(),
  })
  .openapi('TournamentEntrant')

export const TournamentTable = z
  .object({
    table: id,
    /** True if it has been made: its link leads somewhere. */
    isMade: z.boolean(),
    /** In seat order. */
    entrants: z.array(z.int()),
    /** Place of each, 1 the best; `null`: it is not over. */
    places: z.array(z.int()).nullable(),
    /** Those for whom a bot played to the end. */
    missing: z.array(z.int()),
  })
  .openapi('TournamentTable')

export const TournamentRound = z
  .object({
    /** From 1. */
    round: z.int(),
    openedAt: time,
    /** Then its tables end as they stand. */
    deadline: time,
    isOver: z.boolean(),
    /** True if the best of the groups play it. */
    isFinal: z.boolean(),
    tables: z.array(TournamentTable),
    /** Players without a table: a point as of a win, or on to the next round of a knock-out or a final. */
    byes: z.array(z.int()),
  })
  .openapi('TournamentRound')

/**
 * A line of the standings. Points are in 24ths of a win; Buchholz and Sonneborn-Berger in 24ths of that. Of a knock-out, and of
 * groups with their final as a whole, there are places alone, and the rest is 0.
 */
export const TournamentStanding = z
  .object({
    entrant: z.int(),
    place: z.int(),
    points: z.number(),
    buchholzCut: z.number(),
    buchholz: z.number(),
    sonnebornBerger: z.number(),
    wins: z.int(),
  })
  .openapi('TournamentStanding')

/** A group, from 1, and how it stands. */
export const TournamentGroup = z
  .object({
    group: z.int(),
    standings: z.array(TournamentStanding),
    /** Those who play the final, the best first; none before it begins. */
    goOn: z.array(z.int()),
  })
  .openapi('TournamentGroup')

/** Deeds that somebody may do in a tournament, as it stands. */
export const tournamentDeeds = [
  'see',
  'register',
  'withdraw',
  'check-in',
  'start',
  'cancel',
  'remove',
] as const

export const Tournament = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    club: id.nullable(),
    game: z.string(),
    options: z.unknown(),
    format: z.enum(tournamentFormats),
    size: z.int(),
    /** `null`: it is not known before the start. */
    rounds: z.int().nullable(),
    /** Most people in a group, and how many of each go on; `null`: there are no groups. */
    groupSize: z.int().nullable(),
    advance: z.int().nullable(),
    atOnce: z.int(),
    seeding: z.enum(seedings),
    series: z.boolean(),
    missing: z.enum(missingRules),
    onLeaving: z.enum(leavingRules),
    places: z.int(),
    pace: Pace.nullable(),
    patience: z.int(),
    rated: z.boolean(),
    startAt: time,
    checkInHours: z.int().nullable(),
    roundDays: z.int(),
    status: z.enum(tournamentStatuses),
    createdAt: time,
    startedAt: time.nullable(),
    endedAt: time.nullable(),
    /** Person who made it; `null`: they deleted their account. */
    organiser: z.object({ person: id, name: z.string() }).nullable(),
    /** My number; `null`: I am not there. */
    me: z.int().nullable(),
    /** Deeds that I may do now. */
    may: z.array(z.enum(tournamentDeeds)),
    people: z.array(TournamentEntrant),
    /** In their order. */
    played: z.array(TournamentRound),
    standings: z.array(TournamentStanding),
    /** None but in a tournament of groups that has started. */
    groups: z.array(TournamentGroup),
  })
  .openapi('Tournament')

export const TournamentAnswer = z.object({ tournament: Tournament })

export type TournamentRequest = z.output<typeof TournamentRequest>
export type TournamentCard = z.infer<typeof TournamentCard>
export type TournamentEntrant = z.infer<typeof TournamentEntrant>
export type TournamentTable = z.infer<typeof TournamentTable>
export type TournamentRound = z.infer<typeof TournamentRound>
export type TournamentStanding = z.infer<typeof TournamentStanding>
export type TournamentGroup = z.infer<typeof TournamentGroup>
export type Tournament = z.infer<typeof Tournament>
export type TournamentStatus = (typeof tournamentStatuses)[number]
export type TournamentDeed = (typeof tournamentDeeds)[number]
export type Leaving = (typeof leavings)[number]
