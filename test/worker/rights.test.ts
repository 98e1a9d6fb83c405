/**
 * Rights by the API: a table of all pairs of role and operation in clubs and tournaments, each tried by a real request. An operation
 * without a row does not compile.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { planEvent, sayIn } from '../../worker/accounts/club-talk.ts'
import { foundClub } from '../../worker/accounts/clubs.ts'
import { database } from '../../worker/accounts/database.ts'
import { clubPeople } from '../../worker/accounts/schema.ts'
import { tournamentAt } from '../../worker/tournaments/stub.ts'
import { freshId } from '../../worker/wire/ids.ts'
import type { AnyRoute } from '../../worker/wire/routes/index.ts'
import type { ClubStanding } from '../../worker/wire/schema/clubs.ts'
import { TournamentRequest } from '../../worker/wire/schema/tournaments.ts'
import { type Answer, Client, guest } from './client.ts'
import { type Guest, tableFor } from './table-helpers.ts'
import { runTournament } from './tournament-helpers.ts'

type KeyOf<R> = R extends { readonly method: infer M; readonly path: infer P }
  ? `${Uppercase<M & string>} ${P & string}`
  : never
/** Operations below a path, such as `GET /clubs/{id}`. */
type Below<P extends string> = Extract<KeyOf<AnyRoute>, `${string} ${P}${string}`>

/** Letters of the tables below for the problems that a request may meet. */
const letters: Readonly<Record<string, string>> = {
  'not-signed-in': 's',
  'not-in-this-club': 'c',
  'club-closed': 'x',
  'members-only': 'm',
  'not-found': 'n',
  'not-in-this-tournament': 'r',
  'tournament-phase': 't',
}

/** `+`: done, `o`: done, and answered with the face of a club that shows nobody; else the problem's letter. */
function letterOf({ status, body }: Answer): string {
  if (status < 300) return body.club?.people.length === 0 ? 'o' : '+'
  return letters[body.type.replace('/problems/', '')] ?? `${status} ${JSON.stringify(body)}`
}

/** Somebody and those around them, in a club or tournament that is made anew for each request. */
interface Scene<P extends string> {
  readonly who: Client
  readonly id: string
  readonly others: Readonly<Record<P, string>>
}

/** Ways of asking for an operation, each with what comes of it by role. */
type Rows<K extends string, P extends string> = Readonly<
  Record<K, ReadonlyArray<readonly [about: string, (scene: Scene<P>) => Promise<Answer>, string]>>
>

const day = 24 * 60 * 60 * 1000

// --- Clubs ---

const clubRoles = [
  ...['nobody', 'stranger', 'asked', 'invited', 'member', 'organiser', 'founder'],
  ...['removed', 'blocked'],
] as const
type ClubRole = (typeof clubRoles)[number]
type Other = 'member' | 'organiser' | 'founder' | 'asker' | 'newcomer'
/** Ids of people, and the numbers of a member's word and of an event. */
type Others = Other | 'word' | 'event'
type Club = Below<'/clubs'> | Doors
/** Operations of a club's table, and of people who look for others. */
type Doors =
  | Extract<KeyOf<AnyRoute>, 'POST /tables' | 'GET /tables/{id}/socket' | 'GET /free'>
  | 'GET /tables/{id}'
  | 'POST /tables/{id}/seat'
  | 'POST /tables/{id}/line'

const crest = {
  shape: 'shield',
  division: 'pale',
  charge: 'mill',
  fieldColour: 'blue',
  divisionColour: 'gold',
} as const
const described = { name: 'Sunday village', description: '', crest, admission: 'link' } as const
const path = ({ id }: Scene<Others>, rest = '') => `/api/clubs/${id}${rest}`
const insiders = 's c c c + + + c c'
const everybody = '+ + + + + + + + +'
const seating = 's m m m + + + m m'
const organising = 's c c c c + + c c'
const founding = 's c c c c c + c c'

const inClubs: Rows<Club, Others> = {
  //                                          nobody stranger asked invited member organiser founder removed blocked
  'GET /clubs': [['', ({ who }) => who.get('/api/clubs'), 's + + + + + + + +']],
  'POST /clubs': [['', ({ who }) => who.post('/api/clubs', described), 's + + + + + + + +']],
  'GET /clubs/{id}': [['', (it) => it.who.get(path(it)), 'o o o o + + + o o']],
  'PUT /clubs/{id}': [['', (it) => it.who.put(path(it), described), organising]],
  'DELETE /clubs/{id}': [['', (it) => it.who.delete(path(it)), founding]],
  'GET /clubs/{id}/honour': [['', (it) => it.who.get(path(it, '/honour?season=all')), insiders]],
  'GET /clubs/{id}/ladder': [
    ['', (it) => it.who.get(path(it, '/ladder?game=villagers')), insiders],
  ],
  'GET /clubs/{id}/talk': [['', (it) => it.who.get(path(it, '/talk')), insiders]],
  'POST /clubs/{id}/talk': [['', (it) => it.who.post(path(it, '/talk'), { text: 'a' }), insiders]],
  'DELETE /clubs/{id}/talk/{number}': [
    ['of another', (it) => it.who.delete(path(it, `/talk/${it.others.word}`)), 's c c c n + + c c'],
  ],
  'POST /clubs/{id}/events': [
    [
      '',
      (it) => it.who.post(path(it, '/events'), { title: 'Meeting', at: Date.now() + day }),
      organising,
    ],
  ],
  'GET /clubs/{id}/events/{number}/calendar': [
    ['', (it) => it.who.get(path(it, `/events/${it.others.event}/calendar`)), insiders],
  ],
  'DELETE /clubs/{id}/events/{number}': [
    ['', (it) => it.who.delete(path(it, `/events/${it.others.event}`)), organising],
  ],
  'POST /clubs/{id}/membership': [
    ['by its link', joinBy('link'), 's + + + + + + + x'],
    ['where one asks', joinBy('request'), 's o o + + + + o x'],
    ['by invitation', joinBy('invitation'), 's x x + + + + x x'],
  ],
  'DELETE /clubs/{id}/membership': [
    ['', (it) => it.who.delete(path(it, '/membership')), 's + + + + + + + +'],
  ],
  'PUT /clubs/{id}/free': [
    [
      '',
      (it) => it.who.put(path(it, '/free'), { games: ['villagers'], paces: ['relaxed'], days: 1 }),
      insiders,
    ],
  ],
  'DELETE /clubs/{id}/free': [['', (it) => it.who.delete(path(it, '/free')), insiders]],
  'GET /free': [
    ['', ({ who }) => who.get('/api/free?game=villagers&pace=none'), 's + + + + + + + +'],
  ],
  'POST /tables': [
    [
      'for its members',
      ({ who, id }) => who.post('/api/tables', { game: 'villagers', seats: 2, club: id }),
      insiders,
    ],
  ],
  // The link lets anybody look on; a seat is for members.
  'GET /tables/{id}': [
    ['of the club', atTable((who, table) => who.get(`/api/tables/${table}`)), everybody],
  ],
  'GET /tables/{id}/socket': [
    [
      'of the club, to watch',
      atTable((who, table) => who.get(`/api/tables/${table}/socket?watch=1`)),
      everybody,
    ],
  ],
  'POST /tables/{id}/seat': [
    ['of the club', atTable((who, table) => who.post(`/api/tables/${table}/seat`)), seating],
    [
      'of the club, listed as open',
      atTable((who, table) => who.post(`/api/tables/${table}/seat`), { access: 'open' }),
      seating,
    ],
  ],
  'POST /tables/{id}/line': [
    [
      'of the club, as it is full',
      atTable((who, table) => who.post(`/api/tables/${table}/line`), { isFull: true }),
      seating,
    ],
  ],
  'POST /clubs/{id}/invitations': [
    [
      '',
      (it) => it.who.post(path(it, '/invitations'), { people: [it.others.newcomer] }),
      organising,
    ],
  ],
  'POST /clubs/{id}/people/{person}': [
    ['who asked', (it) => it.who.post(path(it, `/people/${it.others.asker}`)), organising],
  ],
  'PUT /clubs/{id}/people/{person}': [
    ['as organiser', appoints('organiser'), founding],
    ['as member', appoints('member'), founding],
    ['as founder', appoints('founder'), founding],
  ],
  'DELETE /clubs/{id}/people/{person}': [
    ['a member', (it) => it.who.delete(path(it, `/people/${it.others.member}`)), organising],
    ['an organiser', (it) => it.who.delete(path(it, `/people/${it.others.organiser}`)), founding],
    [
      'the founder',
      (it) => it.who.delete(path(it, `/people/${it.others.founder}`)),
      's c c c c c c c c',
    ],
  ],
  'PUT /clubs/{id}/blocked/{person}': [
    ['a member', (it) => it.who.put(path(it, `/blocked/${it.others.member}`)), organising],
    ['an organiser', (it) => it.who.put(path(it, `/blocked/${it.others.organiser}`)), founding],
    [
      'the founder',
      (it) => it.who.put(path(it, `/blocked/${it.others.founder}`)),
      's c c c c c c c c',
    ],
  ],
}

/** Asks at a table of the club, which another organiser has made. */
function atTable(
  ask: (who: Client, table: string) => Promise<Answer>,
  { isFull = false, ...more }: { readonly isFull?: boolean; readonly access?: string } = {},
) {
  return async (it: Scene<Others>) => {
    const sitters: [Guest, ...Guest[]] = [around.organiser, ...(isFull ? [around.member] : [])]
    const { id } = await tableFor(sitters, { seats: isFull ? 2 : 3, club: it.id, ...more })
    return ask(it.who, id)
  }
}

function joinBy(admission: 'link' | 'request' | 'invitation') {
  return async (it: Scene<Others>) => {
    await env.DB.prepare('UPDATE clubs SET admission = ? WHERE id = ?').bind(admission, it.id).run()
    return it.who.post(path(it, '/membership'))
  }
}

function appoints(role: 'organiser' | 'member' | 'founder') {
  return (it: Scene<Others>) => it.who.put(path(it, `/people/${it.others.member}`), { role })
}

let clubCast: Readonly<Record<Exclude<ClubRole, 'nobody'>, Guest>>
let around: Readonly<Record<Other, Guest>>

const people = async <R extends string>(roles: ReadonlyArray<R>): Promise<Record<R, Guest>> => {
  const made = await Promise.all(roles.map(async (role) => [role, await guest(role)] as const))
  return Object.fromEntries(made) as Record<R, Guest>
}

/** Makes everybody anew: how often somebody does what is limited is counted. */
async function castClub(): Promise<void> {
  clubCast = await people([
    ...(['stranger', 'asked', 'invited', 'member', 'organiser', 'founder'] as const),
    ...(['removed', 'blocked'] as const),
  ])
  const others = await people(['member', 'organiser', 'asker', 'newcomer'] as const)
  around = { ...others, founder: clubCast.founder }
}

/** Number of the last row of a table. */
const lastOf = async (table: 'club_words' | 'club_events'): Promise<string> =>
  String(await env.DB.prepare(`SELECT max(number) AS last FROM ${table}`).first('last'))

/** A club with all roles, a word of its member and an event. */
async function clubScene(role: ClubRole): Promise<Scene<Others>> {
  const db = database(env)
  const now = Date.now()
  const { founder, removed } = clubCast
  const id = await foundClub(db, founder.id, described, now)
  if (id === null) throw new Error('It is in too many clubs.')
  const standing = (account: string, as: ClubStanding) => ({
    ...{ club: id, account, standing: as, since: now },
  })
  const { asked, invited, member, organiser, blocked } = clubCast
  await db
    .insert(clubPeople)
    .values([
      standing(asked.id, 'asked'),
      standing(invited.id, 'invited'),
      standing(member.id, 'member'),
      standing(organiser.id, 'organiser'),
      standing(blocked.id, 'blocked'),
      standing(removed.id, 'member'),
      standing(around.member.id, 'member'),
      standing(around.organiser.id, 'organiser'),
      standing(around.asker.id, 'asked'),
    ])
  await sayIn(db, id, around.member.id, 'Hello', now)
  await planEvent(db, id, { title: 'Meeting', at: now + day })
  if (role === 'removed') {
    const gone = await founder.delete(`/api/clubs/${id}/people/${removed.id}`)
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  }
  const ids = Object.entries(around).map(([name, one]) => [name, one.id] as const)
  const [word, event] = [await lastOf('club_words'), await lastOf('club_events')]
  const others = { ...Object.fromEntries(ids), word, event }
  const who = role === 'nobody' ? new Client() : clubCast[role]
  return { who, id, others: others as Record<Others, string> }
}

/** Letters by role, one request each. */
async function tried<R extends string, P extends string>(
  roles: ReadonlyArray<R>,
  scene: (role: R) => Promise<Scene<P>>,
  ask: (scene: Scene<P>) => Promise<Answer>,
): Promise<string> {
  const found: string[] = []
  for (const role of roles) found.push(letterOf(await ask(await scene(role))))
  return found.join(' ')
}

const listed = <K extends string, P extends string>(rows: Rows<K, P>) =>
  (Object.entries(rows) as [K, Rows<K, P>[K]][]).flatMap(([key, ways]) =>
    ways.map(([about, ask, expected]) => [`${key} ${about}`.trim(), ask, expected] as const),
  )

test.each(listed(inClubs))('in a club: %s', async (_, ask, expected) => {
  await castClub()
  expect(await tried(clubRoles, clubScene, ask)).toBe(expected)
})

// --- Tournaments ---

const entrants = ['player', 'waiting', 'left', 'removed'] as const
const openRoles = ['nobody', 'visitor', ...entrants, 'organiser'] as const
type OpenRole = (typeof openRoles)[number]
/** In a tournament of a club, by standing there; the maker is a member only by now. */
const ofClubRoles = ['nobody', 'stranger', 'member', 'organiser', 'player', 'maker'] as const
type OfClubRole = (typeof ofClubRoles)[number]

const cupOf = (more: object = {}) => ({
  ...{ title: 'Autumn cup', game: 'villagers', format: 'swiss', places: 4, rounds: 1 },
  ...{ startAt: Date.now() + day / 2, checkInHours: 24, ...more },
})
const cupPath = ({ id }: { readonly id: string }, rest = '') => `/api/tournaments/${id}${rest}`

type Ask = (scene: Scene<'club'>) => Promise<Answer>
/** By role in one that is open to all, in registration and as it runs; and in one of a club in registration. */
type Cells = readonly [registration: string, running: string, ofClub: string]

const inTournaments: Readonly<
  Record<Below<'/tournaments'>, ReadonlyArray<readonly [about: string, ask: Ask, cells: Cells]>>
> = {
  // nobody visitor player waiting left removed organiser, twice; then nobody stranger member organiser player maker
  'GET /tournaments': [
    all('that are open', 'which=open', '+ + + + + + +', '+ + + + + +'),
    all('that are mine', 'which=mine', 's + + + + + +', 's + + + + +'),
    [
      'of a club',
      (it) => it.who.get(`/api/tournaments?which=club&club=${it.others.club}`),
      ['s c c c c c c', 's c c c c c c', 's c + + + +'],
    ],
  ],
  'POST /tournaments': [
    [
      'open to all',
      ({ who }) => who.post('/api/tournaments', cupOf()),
      ['s + + + + + +', 's + + + + + +', 's + + + + +'],
    ],
    [
      'of a club',
      (it) => it.who.post('/api/tournaments', cupOf({ club: it.others.club })),
      ['s c c c c c c', 's c c c c c c', 's c c + c c'],
    ],
  ],
  'GET /tournaments/{id}': [
    ['', (it) => it.who.get(cupPath(it)), ['+ + + + + + +', '+ + + + + + +', 'r r + + + +']],
  ],
  'POST /tournaments/{id}/registration': [
    [
      '',
      (it) => it.who.post(cupPath(it, '/registration')),
      ['s + + + + r +', 's t t t t t t', 's r + + + +'],
    ],
  ],
  'DELETE /tournaments/{id}/registration': [
    [
      '',
      (it) => it.who.delete(cupPath(it, '/registration')),
      ['s r + + r r r', 's r + r r r r', 's r r r + r'],
    ],
  ],
  'POST /tournaments/{id}/check-in': [
    [
      '',
      (it) => it.who.post(cupPath(it, '/check-in')),
      ['s r + + r r r', 's r t r r r r', 's r r r + r'],
    ],
  ],
  'POST /tournaments/{id}/start': [
    [
      '',
      (it) => it.who.post(cupPath(it, '/start')),
      ['s r r r r r +', 's r r r r r t', 's r r + r +'],
    ],
  ],
  'POST /tournaments/{id}/cancel': [
    [
      '',
      (it) => it.who.post(cupPath(it, '/cancel')),
      ['s r r r r r +', 's r r r r r +', 's r r + r +'],
    ],
  ],
  'DELETE /tournaments/{id}/people/{entrant}': [
    [
      '',
      (it) => it.who.delete(cupPath(it, '/people/1')),
      ['s r r r r r +', 's r r r r r +', 's r r + r +'],
    ],
  ],
}

function all(about: string, query: string, open: string, ofClub: string) {
  const ask: Ask = ({ who }) => who.get(`/api/tournaments?${query}`)
  return [about, ask, [open, open, ofClub]] as const
}

let openCast: Readonly<Record<Exclude<OpenRole, 'nobody'> | 'second', Guest>>
let ofClubCast: Readonly<Record<Exclude<OfClubRole, 'nobody'> | 'second', Guest>>
let theClub: string

async function castTournaments(): Promise<void> {
  openCast = await people([
    ...(['visitor', 'player', 'second', 'waiting', 'left', 'removed', 'organiser'] as const),
  ])
  ofClubCast = await people([
    ...(['stranger', 'member', 'organiser', 'player', 'second', 'maker'] as const),
  ])
}

/** Makes a tournament of somebody, in which the others register in their order, and the first two check in. */
async function made(
  maker: Guest,
  more: Readonly<Record<string, unknown>>,
  ...players: ReadonlyArray<Guest>
): Promise<string> {
  const id = freshId()
  const settings = { ...TournamentRequest.parse(cupOf(more)), least: 2 }
  await tournamentAt(env, id).create({ id, settings, account: maker.id, name: 'Olga' })
  const role = more.club === undefined ? null : 'member'
  for (const [i, { id: account }] of players.entries()) {
    const asker = { account, name: account.slice(0, 9), role } as const
    await tournamentAt(env, id).act(asker, { deed: 'register' })
    if (i < 2) await tournamentAt(env, id).act(asker, { deed: 'check-in' })
  }
  return id
}

/** One for two people, in which each role is there; of those, the two who play are the first and the second. */
async function openScene(role: OpenRole, isRunning: boolean): Promise<Scene<'club'>> {
  const { organiser, player, second, left, removed, waiting } = openCast
  const id = await made(organiser, { places: 2 }, player, second, left, removed, waiting)
  expect((await left.delete(`/api/tournaments/${id}/registration`)).status).toBe(200)
  const gone = await organiser.delete(`/api/tournaments/${id}/people/4`)
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  if (isRunning) {
    expect((await organiser.post(`/api/tournaments/${id}/start`)).status).toBe(200)
    await runTournament(id)
  }
  return { who: role === 'nobody' ? new Client() : openCast[role], id, others: { club: theClub } }
}

async function ofClubScene(role: OfClubRole): Promise<Scene<'club'>> {
  const { maker, player, second } = ofClubCast
  const id = await made(maker, { club: theClub }, player, second)
  const who = role === 'nobody' ? new Client() : ofClubCast[role]
  return { who, id, others: { club: theClub } }
}

/** A club of which the maker of its tournaments is a plain member by now. */
async function makeClub(): Promise<void> {
  const db = database(env)
  const founder = await guest('Founder')
  theClub = (await foundClub(db, founder.id, described, Date.now())) ?? ''
  const { organiser, ...members } = ofClubCast
  await db.insert(clubPeople).values([
    { club: theClub, account: organiser.id, standing: 'organiser', since: 1 },
    ...[members.member, members.player, members.second, members.maker].map(({ id }) => ({
      ...{ club: theClub, account: id, standing: 'member' as const, since: 1 },
    })),
  ])
}

const tournamentCases = Object.entries(inTournaments).flatMap(([key, ways]) =>
  ways.map(([about, ask, cells]) => [`${key} ${about}`.trim(), ask, cells] as const),
)

test.each(tournamentCases)(
  'in a tournament: %s',
  async (_, ask, [registration, running, ofClub]) => {
    await castTournaments()
    await makeClub()
    expect(await tried(openRoles, (role) => openScene(role, false), ask)).toBe(registration)
    expect(await tried(openRoles, (role) => openScene(role, true), ask)).toBe(running)
    expect(await tried(ofClubRoles, ofClubScene, ask)).toBe(ofClub)
  },
)
