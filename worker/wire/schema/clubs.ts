/** Clubs: groups of people who play together. */
import { z } from '@hono/zod-openapi'
import { cleanName, isVisibleName, objectionToTitle } from '../names.ts'
import { id, plainText, time } from './basics.ts'
import { TableCard } from './table-list.ts'

/** Roles of members, the highest first. */
export const clubRoles = ['founder', 'organiser', 'member'] as const

/** Standing of an account in a club. One that asked waits for an organiser; one that was invited has not answered. */
export const clubStandings = [...clubRoles, 'asked', 'invited', 'blocked'] as const

/** Rules of admission: everybody with the link; those accepted by an organiser; those who were invited. */
export const admissions = ['link', 'request', 'invitation'] as const

/** Parts that a crest is drawn from. */
export const crestShapes = ['shield', 'round', 'banner', 'lozenge'] as const
export const crestDivisions = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarters'] as const
export const crestCharges = [
  'house',
  'mill',
  'tree',
  'sheaf',
  'horn',
  'key',
  'star',
  'bridge',
] as const
export const crestColours = ['blue', 'red', 'green', 'gold', 'violet', 'slate'] as const

export const Crest = z
  .object({
    shape: z.enum(crestShapes),
    division: z.enum(crestDivisions),
    charge: z.enum(crestCharges),
    fieldColour: z.enum(crestColours),
    divisionColour: z.enum(crestColours),
  })
  .openapi('Crest')

/** Paces that somebody who is free to play accepts; `none`: no clock. */
export const freePaces = ['none', 'relaxed', 'daily', 'brisk'] as const

export const FreeRequest = z.object({
  games: z.array(z.string().max(40)).min(1).max(10),
  paces: z.array(z.enum(freePaces)).min(1).max(freePaces.length),
  /** Number of days for which that holds. */
  days: z.int().min(1).max(60),
})

export const Free = z
  .object({ games: z.array(z.string()), paces: z.array(z.enum(freePaces)), until: time })
  .openapi('FreeToPlay')

/** Table that people are looked for; `pace` is the nearest of those that somebody can be free for. */
export const FreeQuery = z.object({
  game: z.string().max(40),
  pace: z.enum(freePaces),
  /** Only those who may sit down at this table: if it is a club's, its members. */
  table: id.optional(),
})

export const FreeAnswer = z.object({ people: z.array(z.object({ id, name: z.string() })) })

const clubName = z
  .string()
  .max(120)
  .overwrite(cleanName)
  .min(2)
  .max(40)
  .refine(isVisibleName, 'A name must be something to see.')
  .superRefine((text, at) => {
    const message = objectionToTitle(text)
    if (message !== null) at.addIssue({ code: 'custom', message })
  })

export const ClubRequest = z.object({
  name: clubName,
  description: z.string().trim().max(1000).regex(plainText).default(''),
  crest: Crest,
  admission: z.enum(admissions).default('link'),
})

export const ClubParams = z.object({
  id: id.openapi({ description: 'The id in the club’s link.' }),
})

export const ClubPersonParams = ClubParams.extend({
  person: id.openapi({ description: 'The id of a person.' }),
})

const number = z.coerce
  .number<number>()
  .int()
  .min(1)
  .openapi({ param: { required: true } })

export const ClubNumberParams = ClubParams.extend({ number })

export const ClubMember = z
  .object({
    person: id,
    name: z.string(),
    standing: z.enum(clubStandings),
    since: time,
    /** Games that they are free to play now; `null`: they have not said so. */
    free: Free.nullable(),
  })
  .openapi('ClubMember')

/** A club on a list. */
export const ClubCard = z
  .object({
    id,
    name: z.string(),
    crest: Crest,
    members: z.int(),
    /** My standing in it; `null`: not at all. */
    standing: z.enum(clubStandings).nullable(),
  })
  .openapi('ClubCard')

export const ClubEvent = z
  .object({ number: z.int(), title: z.string(), at: time })
  .openapi('ClubEvent')

/** Results of a member in the club's own tables of a game. */
export const ClubHonour = z
  .object({
    person: id,
    name: z.string(),
    game: z.string(),
    finished: z.int(),
    won: z.int(),
    best: z.number(),
  })
  .openapi('ClubHonour')

/** A club as somebody sees it. Somebody who is no member sees its face only: the lists are empty. */
export const Club = ClubCard.extend({
  description: z.string(),
  admission: z.enum(admissions),
  createdAt: time,
  /** Members, the highest role first; organisers see who asked, was invited or is blocked, too. */
  people: z.array(ClubMember),
  /** Tables of the club: those that gather people or run, then the latest that are over. */
  tables: z.array(TableCard),
  events: z.array(ClubEvent),
}).openapi('Club')

export const ClubAnswer = z.object({ club: Club })

export const ClubList = z.object({
  clubs: z.array(ClubCard),
  /** The tables of clubs where I sit, the latest first: at most 500. */
  tables: z.array(z.object({ table: id, club: id })),
})

export const HonourQuery = z.object({
  /** A quarter of a year such as `2026-Q4`, the one that runs `now`, or all time. */
  season: z.string().max(8).default('all'),
})

export const HonourAnswer = z.object({
  honour: z.array(ClubHonour),
  /** The season it is of; `null`: of all time. */
  season: z.string().nullable(),
  /** The season before that, if there was the club in it. */
  before: z.string().nullable(),
})

export const RoleRequest = z.object({ role: z.enum(clubRoles) })

export const ClubInvitationRequest = z.object({ people: z.array(id).min(1).max(10) })

export const ClubEventRequest = z.object({
  title: z
    .string()
    .overwrite(cleanName)
    .min(1)
    .max(80)
    .refine(isVisibleName, 'A title must be something to see.'),
  at: time.min(0).max(4_102_444_800_000),
})

export const ClubWord = z
  .object({
    number: z.int(),
    /** `null`: they deleted their account. */
    person: id.nullable(),
    name: z.string(),
    text: z.string(),
    at: time,
  })
  .openapi('ClubWord')

export const ClubTalk = z.object({
  /** Oldest first. */
  words: z.array(ClubWord),
  /** True if something was said before these. */
  more: z.boolean(),
})

export const ClubTalkQuery = z.object({
  /** Only what was said before that word; without it the latest. */
  before: z.coerce.number<number>().int().min(1).optional(),
})

export const ClubTalkRequest = z.object({
  text: z.string().trim().min(1).max(600).regex(plainText),
})

export type Crest = z.infer<typeof Crest>

export type Club = z.infer<typeof Club>

export type ClubCard = z.infer<typeof ClubCard>

export type ClubMember = z.infer<typeof ClubMember>

export type ClubEvent = z.infer<typeof ClubEvent>

export type ClubHonour = z.infer<typeof ClubHonour>

export type ClubWord = z.infer<typeof ClubWord>

export type ClubRole = (typeof clubRoles)[number]

export type ClubStanding = (typeof clubStandings)[number]

export type ClubRequest = z.output<typeof ClubRequest>

export type Free = z.infer<typeof Free>
