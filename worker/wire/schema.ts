/**
 * What goes over the wire, as zod schemas: the door of every route, the OpenAPI
 * document and the front end's types come from here. Times are milliseconds
 * since 1970; revisions count the submitted turns of a table.
 */
import { z } from '@hono/zod-openapi'
import { botLevels } from '../games/kernel/bot.ts'
import { languages } from '../games/kernel/language.ts'
import { cleanName, isVisibleName } from './names.ts'
import { noticeKinds, noticePlaces, webhookServices } from './notice-kinds.ts'
import { isZone } from './zone.ts'

export const language = z.enum(languages)
export const theme = z.enum(['system', 'light', 'dark'])
/** No control characters, no line ends, nothing that turns the direction of what follows: names stand in subjects of letters. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u
const wellFormed = (text: string) => text.isWellFormed()
export const personName = z
  .string()
  .refine(wellFormed, 'This is no text.')
  .regex(oneLine)
  .overwrite(cleanName)
  .min(1)
  .max(40)
  .refine(isVisibleName, 'A name must be something to see.')
const tableTitle = z
  .string()
  .refine(wellFormed, 'This is no text.')
  .regex(oneLine)
  .overwrite(cleanName)
  .max(60)
  .refine((title) => title === '' || isVisibleName(title), 'A title must be something to see.')
export const email = z.email().max(254)

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
const time = z.int()
const seat = z.int().min(0).max(9)
const revision = z.int().min(0)

/** RFC 9457. `type` is a path of ours, such as `/problems/stale-revision`; the front end translates by it. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    /** The number of the rule that forbids a move. */
    rule: z.string().optional(),
    /** Which fields of the request are wrong, and why. */
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem')

// Games

export const GameInfo = z
  .object({
    id: z.string(),
    version: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    /** JSON Schema of the options, with defaults. */
    options: z.record(z.string(), z.unknown()),
  })
  .openapi('Game')
export const GameList = z.object({ games: z.array(GameInfo) })

// Accounts

/** An IANA time zone, such as `Europe/Berlin`. */
const zone = z.string().max(64).refine(isZone, 'There is no such time zone.')
/** Minutes after midnight. */
const minuteOfDay = z.int().min(0).max(1440)
/** `to` not after `from`: past midnight. Both the same: all day. */
const span = z.object({ from: minuteOfDay, to: minuteOfDay })
/** ISO weekdays, 1 is Monday, on which the hours begin. */
const activeHours = span.extend({
  days: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
})
/** So many hours of so many days in a week at least: else a clock would stand nearly always. */
const leastHours = { days: 3, hours: 10 }
const fairHours = activeHours.refine(({ from, to, days }) => {
  const minutes = to > from ? to - from : to - from + 24 * 60
  return days.length >= leastHours.days && days.length * minutes >= leastHours.hours * 60
}, `Hours to play are at least ${leastHours.hours} in a week, on at least ${leastHours.days} days.`)
const digestHour = z.int().min(0).max(23).nullable()
const places = z.array(z.enum(noticePlaces)).max(noticePlaces.length)
const channels = z.record(z.enum(noticeKinds), places)
const awayDays = z.object({ from: z.iso.date(), to: z.iso.date() })

export const Me = z
  .object({
    id,
    name: z.string(),
    /** Whether I have said what to call me; else I still have the name of newcomers. */
    named: z.boolean(),
    /** A proven address, or `null` for a guest. */
    email: z.string().nullable(),
    language,
    theme,
    /** Whether letters also go out by e-mail. */
    mail: z.boolean(),
    /** Whether a letter by e-mail brings a picture of the table. */
    pictures: z.boolean(),
    /** Whether notices tell what only I may know, such as my hand. */
    secrets: z.boolean(),
    /** `null`: not told yet; UTC stands in. */
    zone: z.string().nullable(),
    /** When I may be expected to play, in my zone. */
    hours: activeHours,
    /** When nothing rings, in my zone. */
    quiet: span.nullable(),
    /** The hour of the daily letter; `null`: letters go out at once. */
    digestHour,
    /** Where which kind of notice goes. */
    channels,
    /** When I am away, both days included, in my zone. */
    away: z.array(awayDays.extend({ id })),
    /** Letters not read yet, and tables that wait for me. */
    unread: z.int(),
    waiting: z.int(),
    /** Here by a letter's link: I am this person at these tables only; `null`: everywhere. */
    only: z.array(id).nullable(),
  })
  .openapi('Me')
export const MeAnswer = z.object({ me: Me.nullable() })
export const GuestRequest = z.object({ name: personName, language })
/** Somebody else who is signed in on the device that asks. */
export const OtherHere = z
  .object({
    id,
    name: z.string(),
    /** How many tables wait for them. */
    waiting: z.int(),
  })
  .openapi('OtherHere')
export const OthersHere = z.object({ others: z.array(OtherHere) })
export const OtherRequest = z.object({ account: id })
/** Somebody of the device who sits down: a new guest by their name, or one who is signed in there already. */
export const SeatHereRequest = z.union([OtherRequest, GuestRequest])
export const MeChange = z
  .object({
    name: personName,
    language,
    theme,
    mail: z.boolean(),
    /** Whether a letter by e-mail brings a picture of the table. */
    pictures: z.boolean(),
    /** Whether notices tell what only I may know, such as my hand. */
    secrets: z.boolean(),
    zone,
    hours: fairHours,
    quiet: span.nullable(),
    digestHour,
    channels: z.partialRecord(z.enum(noticeKinds), places),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change.')

/** Days on which I am away, both included. */
export const AwayRequest = awayDays

/** How notices can reach me besides letters. */
export const Ways = z
  .object({
    /** What browsers subscribe to push with; `null`: there is no push here. */
    pushKey: z.string().nullable(),
    /** `offAt`: when it was switched off after many failures. */
    webhook: z
      .object({
        service: z.enum(webhookServices),
        /** The server that it leads to. */
        host: z.string(),
        offAt: time.nullable(),
        /** Off as it was never tried, not after failures. */
        untried: z.boolean(),
      })
      .nullable(),
    /** The secret address. */
    calendar: z.string().nullable(),
  })
  .openapi('Ways')
const base64url = /^[A-Za-z0-9_-]+$/
/** A browser's `PushSubscription`, as it makes JSON of itself. */
export const PushRequest = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().length(87).regex(base64url),
    auth: z.string().length(22).regex(base64url),
  }),
})
/** What a notification says, as the service worker gets it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** What a tap opens: a path of ours. */
  readonly path: string
  /** A later notification with the same tag takes an earlier one's place. */
  readonly tag: string
}
export const PushEnd = z.object({ endpoint: z.url().max(1000) })
/** Without `service`, the address shows whether it is of Discord or Slack. */
export const WebhookRequest = z.object({
  service: z.enum(webhookServices).optional(),
  /** Discord, Slack, program: the webhook; ntfy: the topic; Matrix: the home server; Telegram: none. */
  url: z.url().max(500).optional(),
  /** The access token of ntfy, where the topic is protected, or of Matrix; the token of the bot. */
  token: z.string().max(300).optional(),
  /** The chat or the room. */
  target: z.string().max(255).optional(),
})
export type WebhookFields = z.infer<typeof WebhookRequest>
/** By which a program knows that a message comes from here (Standard Webhooks). */
export const WebhookSecret = z.object({ secret: z.string() })

/** What is muted for a while: a table or a kind. */
export const MuteEnd = z.object({ table: id.optional(), kind: z.enum(noticeKinds).optional() })
export type MuteEnd = z.infer<typeof MuteEnd>
/** Through this day, in my zone. */
export const MuteRequest = MuteEnd.extend({ through: z.iso.date() })
export const MuteList = z.object({
  mutes: z.array(
    z.object({
      kind: z.enum(noticeKinds).nullable(),
      /** `title` is empty where the host gave none. */
      table: z.object({ id, title: z.string(), host: z.string().nullable() }).nullable(),
      until: time,
    }),
  ),
})

/** Everything that is kept about me. */
export const MyData = z.object({
  account: z.object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    language,
    theme,
    mail: z.boolean(),
    /** Whether a letter by e-mail brings a picture of the table. */
    pictures: z.boolean(),
    /** Whether notices tell what only I may know, such as my hand. */
    secrets: z.boolean(),
    zone: z.string().nullable(),
    activeFrom: z.int(),
    activeTo: z.int(),
    activeDays: z.array(z.int()),
    quietFrom: z.int().nullable(),
    quietTo: z.int().nullable(),
    digestHour,
    channels: z.record(z.string(), z.array(z.string())).nullable(),
    listed: z.boolean(),
    createdAt: time,
  }),
  away: z.array(awayDays),
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
      /** How far it is on each way out. */
      ways: z.array(z.object({ channel: z.string(), state: z.string(), at: time })),
    }),
  ),
  results: z.array(
    z.object({
      table: id,
      seat,
      game: z.string(),
      options: z.record(z.string(), z.unknown()),
      seats: z.int(),
      place: z.int(),
      points: z.number(),
      reason: z.string(),
      rated: z.boolean(),
      endedAt: time,
    }),
  ),
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
  blocks: z.array(z.object({ person: id, createdAt: time })),
  /** What I told the operator of others. */
  reports: z.array(z.object({ person: id, text: z.string(), createdAt: time })),
  /** Invitations I sent; only a hash of the address is kept. */
  invitations: z.array(z.object({ table: id, createdAt: time })),
  /** Where I sit, with the turns I played. */
  seats: z.array(
    z.object({
      table: id,
      game: z.string(),
      title: z.string(),
      seat,
      turns: z.array(
        z.object({ revision, at: time, moves: z.array(z.looseObject({ do: z.string() })) }),
      ),
      /** What I have laid ahead there, noted and said. */
      plan: z.object({
        steps: z.array(z.array(z.string())),
        orders: z.array(z.string()),
        pass: z.boolean(),
        forced: z.boolean(),
      }),
      note: z.string(),
      said: z.array(z.object({ text: z.string(), at: time })),
      /** What I want there or have chosen, and what I did beside my turns. */
      votes: z.array(z.object({ ballot: z.string(), choice: z.string() })),
      did: z.array(z.object({ what: z.string(), at: time })),
    }),
  ),
})

/** Sends a letter with a link and a code. For a guest the address is added to the account. */
export const SignInRequest = z.object({ email, language })
export const SignInAnswer = z.object({ signIn: id })
const linkToken = z.string().min(20).max(100)
/** A guest whose tables could come along: who asked for the letter elsewhere, or who is in this browser. */
const along = z.enum(['asked', 'here'])
/** Whose tables come along. Who asked for the letter in this very browser comes anyway. */
const take = z.array(along).max(2).default([])
export const SignInLookRequest = z.object({ token: linkToken })
export const SignInLook = z
  .object({
    email: z.string(),
    /** Of the account that the address has; `null`: it has none yet. */
    name: z.string().nullable(),
    /** Whether the guest in this browser asked for the letter, and so comes along. */
    askedHere: z.boolean(),
    guests: z.array(z.object({ who: along, name: z.string(), tables: z.int() })),
  })
  .openapi('SignInLook')
export const SignInByLink = z.object({ token: linkToken, take })
export const SignInByCode = z.object({ signIn: id, code: z.string().regex(/^\d{6}$/), take })

// Devices

export const sessionId = id
const tableInShort = z.object({
  id,
  game: z.string(),
  title: z.string(),
  host: z.string().nullable(),
})
/** A device on which I am signed in. */
export const Device = z
  .object({
    id,
    /** Browser and system in plain words; `null`: not known. */
    device: z.string().nullable(),
    /** How I came in there; `null`: it was not noted at the time. */
    by: z.enum(['guest', 'letter', 'card', 'passkey', 'pass']).nullable(),
    createdAt: time,
    /** The beginning, in UTC, of the day of the last visit. */
    seenAt: time.nullable(),
    /** It is the one that asks. */
    here: z.boolean(),
    /** Opened by links of letters: the only tables that can be played there; `null`: all of the account. */
    only: z.array(tableInShort).nullable(),
  })
  .openapi('Device')
export const DeviceList = z.object({ devices: z.array(Device) })

/** What a seat card's link holds behind its `#`. */
export const CardLink = z.object({ token: linkToken })
export const CardRequest = z.object({ anew: z.boolean().default(false) })
export const CardAnswer = z.object({
  card: z
    .object({ link: z.url(), createdAt: time, usedAt: time.nullable() })
    .nullable()
    .openapi('Card'),
})
export const CardLook = z
  .object({
    name: z.string(),
    /** Their account. */
    person: id,
    /** The account has an address by now: its owner signs in, and the card does nothing. */
    kept: z.boolean(),
    /** I am that person in this browser already. */
    here: z.boolean(),
    /** Where they sit: games that are not over, the latest first. */
    tables: z.array(tableInShort),
  })
  .openapi('CardLook')

/** What a letter's link would do: the account it plays for, and the table. */
export const PassLook = z
  .object({
    name: z.string(),
    /** Their account, by which their picture goes. */
    person: id,
    table: id,
    /** I am that person at that table in this browser already. */
    here: z.boolean(),
  })
  .openapi('PassLook')
/** What an invitation's link holds behind its `#`. */
export const InvitationLink = z.object({ token: z.string().min(20).max(800) })
/** Which address it proves, and for which table; `known`: the address has an account by now. */
export const InvitationLook = z
  .object({ email: z.string(), table: id, known: z.boolean() })
  .openapi('InvitationLook')
/** How many links of my letters are still good. */
export const PassCount = z.object({ open: z.int() })

const bytes = (most: number) => z.string().max(most).regex(base64url)
/** The id of a WebAuthn credential. */
export const passkeyId = bytes(1400)
const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
const clientDataJSON = bytes(8000)
export const PasskeyList = z.object({
  passkeys: z.array(
    z
      .object({ id: z.string(), name: z.string(), createdAt: time, usedAt: time.nullable() })
      .openapi('Passkey'),
  ),
})
/** The browser's WebAuthn takes it as it is. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })
/** What the browser's WebAuthn answers when it made a passkey. */
export const PasskeyMade = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: bytes(20_000),
      /** How the browser reaches it, such as `usb` or `hybrid`. */
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
})
/** What the browser's WebAuthn answers to a challenge. */
export const PasskeyAnswer = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(8000),
      signature: bytes(4000),
    }),
  }),
})
export const PasskeyChange = z.object({ name: personName })

// Tables

export const tableId = id
export const personId = id
/** `open` lists the table in the lobby; `link` and `private` do not, and a private one's link unfolds to game and host only. */
export const Access = z.enum(['open', 'link', 'private'])
export const Status = z.enum(['gathering', 'playing', 'over'])

/** In days. */
export const defaultPatience = 7
/** Without a clock: after so many days of waiting for somebody the others may decide how to go on. */
const patience = z.int().min(1).max(60).default(defaultPatience)

const bankHours = z.int().min(1).max(720)
/** What may happen by itself when a seat's time is over: the others are asked, it gets another day, a bot plays this turn or takes the seat, or the table ends. */
export const byItself = ['ask', 'day', 'turn', 'bot', 'end'] as const
/** A bank of time for each player, in hours of their own active time. */
export const Pace = z
  .object({
    start: bankHours,
    /** Comes on top after each turn, up to `cap`. */
    perTurn: z.int().min(0).max(720),
    cap: bankHours,
    /** When the time is over. */
    late: z.enum(byItself),
  })
  .refine(({ start, perTurn, cap }) => start <= cap && perTurn <= cap, {
    path: ['cap'],
    error: 'The most that can be saved is less than what comes in.',
  })
  .openapi('Pace')

/** A seat in a path. */
export const SeatParams = z.object({ seat: z.coerce.number<number>().int().min(0).max(9) })
/** Somebody in line, in a path. */
export const LineParams = z.object({ person: id })
/** A revision in a path. */
export const RevisionParams = z.object({ revision: z.coerce.number<number>().int().min(0) })

/** What the others can choose for a seat whose time is over, or whose person left for good. */
export const absenceChoices = ['wait', 'day', 'week', 'turn', 'bot', 'open', 'end'] as const
export const AbsenceChoice = z.enum(absenceChoices)
export const AbsenceVote = z.object({ choice: AbsenceChoice })
/** What people can agree on at any time: nobody's time runs while more than half want that; the table ends, or takes the proposed pace, when all do. */
export const tableWishes = ['pause', 'end', 'pace'] as const
export const TableWishRequest = z.object({ wish: z.enum(tableWishes), on: z.boolean() })
/** A pace for a running table, wanted by somebody who sits there. */
export const PaceRequest = z.object({ pace: Pace.nullable(), patience })
/** Which turn of mine, by the revision after it. */
export const TakeBackRequest = z.object({ turn: revision })
/** Whether that turn may be taken back. */
export const TakeBackAnswer = z.object({ turn: revision, yes: z.boolean() })
export const SeatLink = z.object({ token: z.string().min(20).max(100) })

/** A seat that needs a decision of the others, or is open to somebody new. */
export const Decision = z.object({
  seat,
  /** Its time is over; its person left for good; a bot plays there; or the bot there cannot go on. */
  reason: z.enum(['time', 'gone', 'bot', 'stuck']),
  choices: z.array(AbsenceChoice),
  votes: z.array(z.object({ seat, choice: AbsenceChoice })),
  /** Whose voices count; a choice of more than half of them is done. */
  voters: z.array(seat),
  /** Whether somebody new may take the seat by its link. */
  open: z.boolean(),
})

/** What happened at a table besides its turns. `seat`: the seat it happened to; `by`: who did it, where one person did it alone. */
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
  'removed',
  'cancelled',
  'turn-back',
  'turn-kept',
] as const
export const TableHappening = z.object({
  id: z.int(),
  at: time,
  /** After which turn. */
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
  /** Whether the result counts for the ratings of those who play. */
  rated: z.boolean().default(false),
  /** Bots that sit down beside the host; with nobody else to come, the table starts at once. Not at rated tables. */
  bots: z.array(z.enum(botLevels)).max(8).default([]),
  /** What the host calls the table; empty: named after the host. */
  title: tableTitle.default(''),
  /** `null`: no clock runs. */
  pace: Pace.nullable().default(null),
  patience,
})
/** What the host may change of a table that gathers people; all of it, as it shall be. */
export const TableChange = TableRequest.pick({
  game: true,
  seats: true,
  options: true,
  title: true,
  pace: true,
  patience: true,
})

export const BotRequest = z.object({ level: z.enum(botLevels) })

export const SeatView = z
  .object({
    seat,
    /** `null`: nobody sits here yet. */
    name: z.string().nullable(),
    /** Whose page is at `/people/{id}`; `null` for bots, free seats and those who left for good. */
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
    /** When the time is over; `null` where no clock runs now. */
    deadline: time.nullable(),
    /** Since when it is over. */
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

// Moves laid ahead

const laidMove = z.looseObject({ do: z.string().max(40) })
/** Words of their own making, for their own eyes. */
const laidText = z.string().max(400)

/** The moves of one turn that somebody would like to make. */
export const Wish = z.object({
  moves: z.array(laidMove).min(1).max(60),
  /**
   * What the game's words call each move, with seats called by their numbers: where the same move
   * would mean something else by then, another card in that place, it is not wanted. Empty: any.
   */
  meant: z.array(laidText).max(60).default([]),
  /** The language of those words. */
  language: language.default('en'),
  text: laidText,
})
/** An answer to a kind of question, whenever it is asked and that move is possible. */
export const StandingOrder = z.object({
  /** What the rules call the question. */
  task: z.string().max(40).nullable(),
  move: laidMove,
  meant: z.array(laidText).max(1).default([]),
  language: language.default('en'),
  text: laidText,
})
export const Plan = z.object({
  /** For each of the coming turns the wishes, the dearest first: the first possible one is played. */
  steps: z.array(z.array(Wish).min(1).max(12)).max(12),
  orders: z.array(StandingOrder).max(24),
  /** Whether the turn is passed, as soon as that is legal, where nothing that was laid is possible. */
  pass: z.boolean().default(false),
  /** Whether the only possible move is played at once. */
  forced: z.boolean(),
})
export const PlanRequest = Plan.extend({
  /** The version of the plan that was changed. */
  version: z.int().min(0),
  /** The revision of the table that it was laid on. */
  revision,
})
/** What I have laid ahead. */
export const PlanView = Plan.extend({
  /** Counts its changes; 0: nothing was ever laid. */
  version: z.int(),
  /** The wishes that were laid for a turn in which none of them was possible; until the plan is laid anew. */
  dropped: z
    .object({
      revision,
      at: time,
      wishes: z.array(laidText),
      /** The number of the rule that forbade each of them; `null` where none did. */
      rules: z.array(z.string().nullable()).optional(),
      /** The rules failed on the plan: all of it was put aside, orders as well. */
      fault: z.boolean().optional(),
    })
    .nullable(),
}).openapi('Plan')

// Talk and notes

/** Lines of plain text: no other control characters, no halves of surrogate pairs, nothing that turns the direction of what follows. */
const plainText = /^(?:\n|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])*$/u

/** What somebody who sits at the table said. */
export const TalkMessage = z
  .object({ id: z.int(), seat, text: z.string(), at: time })
  .openapi('TalkMessage')
export const TalkList = z.object({
  /** Oldest first. */
  messages: z.array(TalkMessage),
  /** Whether something was said before these. */
  more: z.boolean(),
})
export const TalkQuery = z.object({
  /** Only what was said before that message; without it the latest. */
  before: z.coerce.number<number>().int().min(1).optional(),
})
export const TalkRequest = z.object({
  text: z.string().trim().min(1).max(600).regex(plainText),
  /** Chosen by the sender: the same message sent again is said once. */
  message: z.uuid(),
})
export const TalkRead = z.object({
  /** The latest message that I have read. */
  upto: z.int().min(0),
})
/** How the talk stands for me. */
export const TalkState = z.object({
  /** The latest message; 0: nothing was said yet. */
  last: z.int(),
  unread: z.int(),
})

export const NoteRequest = z.object({ text: z.string().max(8000) })
/** My own notes about a table. */
export const NoteView = z.object({ text: z.string(), at: time.nullable() }).openapi('Note')

// How it stands

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
    /** Who must decide now. */
    toAct: z.array(seat),
    createdAt: time,
    startedAt: time.nullable(),
    endedAt: time.nullable(),
    /** Whether the result counts for ratings. */
    rated: z.boolean(),
    /** The table where this one goes on. */
    rematch: id.nullable(),
    /** `null` while people gather. */
    play: PlayView.nullable(),
    pace: Pace.nullable(),
    /** Without a clock: after so many days of waiting for somebody the others may decide how to go on. */
    patience: z.int(),
    /** Since when the clocks stand still for all. */
    pausedAt: time.nullable(),
    /** Which seats want what all can agree on. */
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
    /** The seed in hexadecimal, once the table is over. */
    seed: z.string().nullable(),
    /** What I have laid ahead; `null` for a spectator. */
    plan: PlanView.nullable(),
    talk: TalkState,
    /** The seat I may nudge politely, and from when on. */
    nudges: z.array(z.object({ seat, from: time })),
    /** Whether the host has removed me, so that I may not sit down again unless they ask me to. */
    isRemoved: z.boolean(),
    /** Who waits in line for a seat. */
    line: z.object({
      length: z.int(),
      /** My place, from 1; `null`: I do not wait. */
      place: z.int().nullable(),
      /** A free seat is mine to take. */
      isCalled: z.boolean(),
      /** Free seats are kept for others in line. */
      isKept: z.boolean(),
      isFree: z.boolean(),
      /** Who waits, the first one first; only for the host. */
      people: z.array(z.object({ person: id, name: z.string(), isCalled: z.boolean() })),
    }),
  })
  .openapi('Table')
export const WatchQuery = z.object({
  /** As a spectator sees it, also when a player asks. */
  watch: z.literal('1').optional(),
})
export const TableAnswer = z.object({ table: TableView })

/** One submitted turn, as this viewer may hear of it. */
export const Entry = z
  .object({
    revision,
    seat,
    at: time,
    /** Its person, a plan they had laid, the only move there was, or a bot. */ by: z.enum([
      'person',
      'plan',
      'forced',
      'bot',
    ]),
    /** It takes turns back: the table stands again as after that revision, and what came in between counts no more. */
    back: revision.nullable(),
    events: z.array(z.looseObject({ event: z.string() })),
  })
  .openapi('Entry')
export const History = z.object({
  /** The latest of the turns asked for, oldest first. */
  entries: z.array(Entry),
  /** Whether there are more of them before these. */
  more: z.boolean(),
})
export const HistoryQuery = z
  .object({
    /** Only entries after this revision. */
    after: z.coerce.number<number>().int().min(0).default(0),
    /** Only entries before this revision. */
    before: z.coerce.number<number>().int().min(1).optional(),
    /** At most so many. */
    limit: z.coerce.number<number>().int().min(1).max(200).default(100),
  })
  .extend(WatchQuery.shape)

/** The table after one of its turns, as I might have seen it then. */
export const PastView = z
  .object({
    play: PlayView,
    /** The turn that led there; `null`: the beginning. */
    entry: Entry.nullable(),
  })
  .openapi('Past')

export const TurnRequest = z.object({
  /** The revision that the turn was planned on. */
  revision,
  moves: z
    .array(z.looseObject({ do: z.string().max(40) }))
    .min(1)
    .max(200),
  /** Chosen by the sender: the same turn sent again gets the same answer. */
  turn: z.uuid(),
})
export const TurnAnswer = z.object({ table: TableView, entry: Entry })
/** 409 when others were faster: nothing was played; here is the table as it stands. */
export const StaleProblem = Problem.extend({ table: TableView }).openapi('Stale')

/** All that is needed to replay and verify a finished table. */
export const RecordView = z
  .object({
    game: z.string(),
    version: z.int(),
    options: z.unknown(),
    seats: z.int(),
    seed: z.string(),
    commitment: z.string(),
    turns: z.array(
      z.object({
        seat,
        moves: z.array(z.looseObject({ do: z.string() })),
        at: time,
        by: Entry.shape.by,
      }),
    ),
    /** What the people are called, by seat. */
    names: z.array(z.string()),
    title: z.string(),
  })
  .openapi('Record')

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
        you: z.boolean(),
        /** The table waits for this seat. */
        toAct: z.boolean(),
        /** Since when; `null` where it does not wait for them. */
        waitingSince: time.nullable(),
        /** How it ended for them, once the table is over; `null` where it has no result. */
        result: z.object({ place: z.int(), points: z.number() }).nullable(),
      }),
    ),
    /** Waiting for me, and since when. */
    yourTurn: z.boolean(),
    waitingSince: time.nullable(),
    /** When my time is over; `null` where no clock runs for me. */
    deadline: time.nullable(),
    /** How much was said there that I have not read. */
    unread: z.int(),
    createdAt: time,
    updatedAt: time,
  })
  .openapi('TableCard')
export const TableQuestionQuery = z.object({
  /** Of the sentence. */
  lang: z.enum(languages).default('en'),
})
/** What I am asked at a table; `null` while it does not wait for me. */
export const TableQuestion = z.object({ question: z.string().nullable() })
export const TableList = z.object({
  tables: z.array(TableCard),
  /** Whether there are more: older ones in the archive, a next page of the open tables. */
  more: z.boolean(),
})
export const TableListQuery = z.object({
  /** `mine`: where I sit, with the latest that are over. `over`: my archive. `open`: where anybody may sit down. */
  which: z.enum(['mine', 'over', 'open']).default('mine'),
  /** Of the archive, only what ended before this time. */
  before: z.coerce.number<number>().int().min(0).optional(),
  /** Of the open tables, which page, from 0; and only those of a game. */
  page: z.coerce.number<number>().int().min(0).max(100).default(0),
  game: z.string().max(40).optional(),
})

/** The table as this viewer sees it, and the turn that changed it, if one did. */
export type TableMessage = {
  table: z.infer<typeof TableView>
  entry: z.infer<typeof Entry> | null
}
/** Which seats' people are looking now: nothing else has changed. */
export type PresenceMessage = { present: number[] }
/** What the socket of a table says. */
export type SocketMessage = TableMessage | PresenceMessage
/** What the socket of a table hears: whether somebody is really looking at it. */
export const SocketRequest = z.object({ looking: z.boolean() })

// Company

export const Rating = z.object({
  game: z.string(),
  /** How many rated tables it rests on. */
  tables: z.int(),
  /** 1000 for a newcomer. */
  rating: z.int(),
})

/** A person as others see them. */
export const Person = z
  .object({
    id,
    name: z.string(),
    since: time,
    you: z.boolean(),
    /** Whether I have blocked them; they are never told. */
    blocked: z.boolean(),
    ratings: z.array(Rating),
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

/** What somebody did, for the operator. */
export const ReportRequest = z.object({ text: z.string().trim().min(1).max(1000).regex(plainText) })
/** What the operator reads. */
export const ReportList = z.object({
  reports: z.array(
    z.object({
      person: id,
      name: z.string(),
      reporter: id,
      text: z.string(),
      at: time,
      /** Where the person sits that is not over. */
      tables: z.array(z.object({ id, title: z.string(), status: Status })),
    }),
  ),
})

/** A table as the operator sees it: what it is, and what it could not deliver. Nothing of its play. */
export const OperatorTable = z.object({
  /** By which the logs know it. */
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

// Letters

export const Letter = z
  .object({
    id,
    kind: z.enum([...noticeKinds, 'note']),
    table: id.nullable(),
    subject: z.string(),
    /** Plain text, a paragraph a line. */
    text: z.string(),
    at: time,
    read: z.boolean(),
  })
  .openapi('Letter')
export const LetterList = z.object({ letters: z.array(Letter) })
export const LettersRead = z.object({
  /** The letters to mark as read; absent: all. */
  ids: z.array(id).max(200).optional(),
})
export const UnsubscribeQuery = z.object({
  token: z.string().min(20).max(600),
  /** Only letters about this table, for some days: a week, if they are not said. */
  table: id.optional(),
  /** Only letters of this kind: for some days by every way, or for good by e-mail. */
  kind: z.enum(noticeKinds).optional(),
  days: z.coerce.number().int().min(1).max(366).optional(),
})

export type Problem = z.infer<typeof Problem>
export type Device = z.infer<typeof Device>
export type CardAnswer = z.infer<typeof CardAnswer>
export type PasskeyMade = z.infer<typeof PasskeyMade>
export type PasskeyList = z.infer<typeof PasskeyList>
export type CardLook = z.infer<typeof CardLook>
export type InvitationLook = z.infer<typeof InvitationLook>
export type PassLook = z.infer<typeof PassLook>
export type PassCount = z.infer<typeof PassCount>
export type SignInLook = z.infer<typeof SignInLook>
export type GameInfo = z.infer<typeof GameInfo>
export type Me = z.infer<typeof Me>
export type OtherHere = z.infer<typeof OtherHere>
export type MeChange = z.input<typeof MeChange>
export type Ways = z.infer<typeof Ways>
export type TableRequest = z.input<typeof TableRequest>
export type SeatView = z.infer<typeof SeatView>
export type PlayView = z.infer<typeof PlayView>
export type TableView = z.infer<typeof TableView>
export type Entry = z.infer<typeof Entry>
export type TurnRequest = z.infer<typeof TurnRequest>
export type TurnAnswer = z.infer<typeof TurnAnswer>
export type Wish = z.infer<typeof Wish>
export type StandingOrder = z.infer<typeof StandingOrder>
export type Plan = z.infer<typeof Plan>
export type PlanRequest = z.infer<typeof PlanRequest>
export type PlanView = z.infer<typeof PlanView>
export type TalkMessage = z.infer<typeof TalkMessage>
export type TalkRequest = z.infer<typeof TalkRequest>
export type TalkState = z.infer<typeof TalkState>
export type NoteView = z.infer<typeof NoteView>
export type PastView = z.infer<typeof PastView>
export type HistoryQuery = z.infer<typeof HistoryQuery>
export type RecordView = z.infer<typeof RecordView>
export type TableCard = z.infer<typeof TableCard>
export type Person = z.infer<typeof Person>
export type Companion = z.infer<typeof Companion>
export type BestPlay = z.infer<typeof BestPlay>
export type Letter = z.infer<typeof Letter>
export type Pace = z.infer<typeof Pace>
export type AbsenceChoice = z.infer<typeof AbsenceChoice>
export type TableChange = z.output<typeof TableChange>
export type PaceRequest = z.output<typeof PaceRequest>
export type TableWish = (typeof tableWishes)[number]
export type Decision = z.infer<typeof Decision>
export type TableHappening = z.infer<typeof TableHappening>
