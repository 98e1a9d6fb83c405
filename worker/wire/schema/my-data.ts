/** The download of an account’s data. */
import { z } from '@hono/zod-openapi'
import { cardPeople, id, language, revision, seat, theme, time } from './basics.ts'
import { clubStandings, Free } from './clubs.ts'
import { Lookout } from './lookouts.ts'
import { AwayRequest, digestHour, remindAfter } from './me.ts'
import { SeatResult } from './seat-result.ts'

/** Everything that is kept about me. */
export const MyData = z.object({
  account: z.object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    language,
    theme,
    cardPeople,
    mail: z.boolean(),
    /** True if a letter by e-mail brings a picture of the table. */
    pictures: z.boolean(),
    /** True if notices tell what only I may know, such as my hand. */
    secrets: z.boolean(),
    zone: z.string().nullable(),
    activeFrom: z.int(),
    activeTo: z.int(),
    activeDays: z.array(z.int()),
    quietFrom: z.int().nullable(),
    quietTo: z.int().nullable(),
    digestHour,
    remindAfter,
    once: z.boolean(),
    channels: z.record(z.string(), z.array(z.string())).nullable(),
    listed: z.boolean(),
    createdAt: time,
  }),
  away: z.array(AwayRequest),
  sessions: z.array(
    z.object({
      createdAt: time,
      expiresAt: time,
      device: z.string().nullable(),
      by: z.string().nullable(),
      /** The beginning, in UTC, of the day of the last visit. */
      seenAt: time.nullable(),
      /** Opened by links of letters: good for these tables only. */
      tables: z.array(id).nullable(),
    }),
  ),
  /** Links of letters that are still good. */
  passes: z.array(z.object({ table: id, createdAt: time, expiresAt: time })),
  /** The seat card that is good at present. */
  cards: z.array(z.object({ createdAt: time, usedAt: time.nullable() })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: time, usedAt: time.nullable() })),
  signIns: z.array(
    z.object({ email: z.string(), createdAt: time, expiresAt: time, usedAt: time.nullable() }),
  ),
  /** Letters that can be answered by e-mail. */
  answerable: z.array(
    z.object({
      table: z.string(),
      revision: z.int(),
      createdAt: time,
      turns: z.array(z.array(z.looseObject({ do: z.string() }))),
    }),
  ),
  /** Browsers that take push. */
  pushes: z.array(z.object({ endpoint: z.string(), createdAt: time })),
  webhooks: z.array(
    z.object({
      service: z.string(),
      url: z.string(),
      target: z.string().nullable(),
      createdAt: time,
      offAt: time.nullable(),
    }),
  ),
  mutes: z.array(
    z.object({ table: z.string().optional(), kind: z.string().optional(), until: time }),
  ),
  letters: z.array(
    z.object({
      kind: z.string(),
      table: id.nullable(),
      subject: z.string(),
      text: z.string(),
      at: time,
      readAt: time.nullable(),
      /** Progress on each way out. */
      ways: z.array(z.object({ channel: z.string(), state: z.string(), at: time })),
    }),
  ),
  results: z.array(SeatResult),
  /** Time that I usually take to answer, and the share of tables that I finish: at most one. */
  figures: z.array(
    z.object({
      tables: z.int(),
      finished: z.int(),
      answers: z.int(),
      late: z.int(),
      answerTime: z.int().nullable(),
    }),
  ),
  /** Seats of mine that somebody new took. */
  lostSeats: z.array(z.object({ table: id, at: time })),
  /** The deals of weeks that I have begun. */
  deals: z.array(z.object({ table: id, week: z.string(), game: z.string(), startedAt: time })),
  ratings: z.array(
    z.object({
      table: id,
      game: z.string(),
      nth: z.int(),
      mu: z.number(),
      sigma: z.number(),
      at: time,
    }),
  ),
  /** Standing of mine in each game, with the sums of my points by seats and category. */
  ladders: z.array(
    z.object({
      game: z.string(),
      tables: z.int(),
      estimate: z.number(),
      points: z.record(
        z.string(),
        z.object({ tables: z.int(), points: z.record(z.string(), z.number()) }),
      ),
      at: time,
    }),
  ),
  /** The open tables that I want to be told of. */
  lookouts: z.array(Lookout),
  seasons: z.array(
    z.object({
      game: z.string(),
      season: z.string(),
      tables: z.int(),
      won: z.int(),
      estimate: z.number(),
    }),
  ),
  blocks: z.array(z.object({ person: id, createdAt: time })),
  /** Reports of mine to the operator about others. */
  reports: z.array(z.object({ person: id, text: z.string(), createdAt: time })),
  /** Invitations I sent; only a hash of the address is kept. */
  invitations: z.array(z.object({ table: id, createdAt: time })),
  /** The clubs I belong to, asked or was invited to; and what I said there. */
  clubs: z.array(
    z.object({
      club: id,
      standing: z.enum(clubStandings),
      since: time,
      free: Free.nullable(),
    }),
  ),
  clubWords: z.array(z.object({ club: id, text: z.string(), at: time })),
  /** The tournaments where I play, wait or am the organiser. */
  tournaments: z.array(
    z.object({
      tournament: id,
      title: z.string(),
      registeredAt: time.nullable(),
      isOrganiser: z.boolean(),
    }),
  ),
  /** Seats of mine, with the turns I played. */
  seats: z.array(
    z.object({
      table: id,
      game: z.string(),
      title: z.string(),
      seat,
      turns: z.array(
        z.object({ revision, at: time, moves: z.array(z.looseObject({ do: z.string() })) }),
      ),
      /** Plans, notes and words of mine there. */
      plan: z.object({
        steps: z.array(z.array(z.string())),
        orders: z.array(z.string()),
        pass: z.boolean(),
        forced: z.boolean(),
      }),
      /** The moves that I have planned there and not sent. */
      draft: z.array(z.looseObject({ do: z.string() })),
      note: z.string(),
      said: z.array(z.object({ text: z.string(), at: time })),
      /** Votes of mine there, and my deeds beside my turns. */
      votes: z.array(z.object({ ballot: z.string(), choice: z.string() })),
      did: z.array(z.object({ what: z.string(), at: time })),
    }),
  ),
})
