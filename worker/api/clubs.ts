/** Clubs: founding them, what they are, their talk, events and table of honour. */
import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { honourOf, seasonStart } from '../accounts/club-honour.ts'
import { type ClubDeed, may } from '../accounts/club-rights.ts'
import { planEvent, sayIn, strikeEvent, talkOf, unsay } from '../accounts/club-talk.ts'
import {
  clubFor,
  clubsOf,
  deleteClub,
  describeClub,
  foundClub,
  standingIn,
} from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import {
  ClubAnswer,
  ClubEventRequest,
  ClubList,
  ClubNumberParams,
  ClubParams,
  ClubRequest,
  type ClubStanding,
  ClubTalk,
  ClubTalkQuery,
  ClubTalkRequest,
  HonourAnswer,
  HonourQuery,
} from '../wire/schema/clubs.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import {
  type AppEnv,
  json,
  jsonBody,
  problemResponses,
  resource,
  routesOf,
  signedIn,
} from './route.ts'

export const clubs = resource()

const route = routesOf('clubs')

/** Problems of whatever changes a club. */
export const clubProblems = [
  'bad-request',
  'not-signed-in',
  'wrong-origin',
  'not-found',
  'not-in-this-club',
] as const

/** How the account that asks stands to a club. Throws the problem `not-in-this-club` where it may not do something there. */
export async function entitled(
  c: Context<AppEnv>,
  club: string,
  deed: ClubDeed,
): Promise<{ readonly account: string; readonly standing: ClubStanding | null }> {
  const { account } = signedIn(c)
  const standing = await standingIn(database(c.env), club, account)
  if (!may(standing, deed)) throw new ProblemError('not-in-this-club')
  return { account, standing }
}

/** The club as the account that asks sees it; throws the problem `not-found`. */
export async function clubAnswer(c: Context<AppEnv>, id: string) {
  const account = c.var.session?.account ?? null
  const club = await clubFor(database(c.env), id, account, Date.now())
  if (!club) throw new ProblemError('not-found')
  return { club }
}

const example: z.input<typeof ClubRequest> = {
  name: 'Sunday village',
  description: 'We play slowly, and mostly on Sundays.',
  crest: {
    shape: 'shield',
    division: 'pale',
    charge: 'mill',
    fieldColour: 'blue',
    divisionColour: 'gold',
  },
  admission: 'link',
}

const listClubs = route({
  method: 'get',
  path: '/clubs',
  operationId: 'listClubs',
  summary: 'List my clubs',
  description: 'The clubs where I am a member, have asked to be one, or was invited.',
  who: 'signed-in',
  responses: { 200: json(ClubList, 'By name.'), ...problemResponses('not-signed-in') },
})

clubs.openapi(listClubs, async (c) =>
  c.json({ clubs: await clubsOf(database(c.env), signedIn(c).account) }, 200),
)

const createClub = route({
  method: 'post',
  path: '/clubs',
  operationId: 'createClub',
  summary: 'Found a club',
  description: 'Founds a club. Whoever has its link sees what it is.',
  who: 'signed-in',
  request: jsonBody(ClubRequest, example),
  responses: {
    201: json(ClubAnswer, 'The club.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'too-many',
      'club-full',
    ),
  },
})

clubs.openapi(createClub, async (c) => {
  const { account } = signedIn(c)
  await limit(c, 'clubs', account)
  const id = await foundClub(database(c.env), account, c.req.valid('json'), Date.now())
  if (id === null) throw new ProblemError('club-full')
  return c.json(await clubAnswer(c, id), 201)
})

const getClub = route({
  method: 'get',
  path: '/clubs/{id}',
  operationId: 'getClub',
  summary: 'Get a club',
  description: 'What a club is; for its members also who belongs to it, its tables and its events.',
  who: 'anyone',
  request: { params: ClubParams },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

clubs.openapi(getClub, async (c) => c.json(await clubAnswer(c, c.req.valid('param').id), 200))

const changeClub = route({
  method: 'put',
  path: '/clubs/{id}',
  operationId: 'changeClub',
  summary: 'Say what a club is',
  description: 'Sets name, description, crest, and who gets in.',
  who: 'signed-in',
  request: {
    params: ClubParams,
    ...jsonBody(ClubRequest, example),
  },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses(...clubProblems, 'wrong-content-type'),
  },
})

clubs.openapi(changeClub, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'describe')
  await describeClub(database(c.env), id, c.req.valid('json'))
  return c.json(await clubAnswer(c, id), 200)
})

const removeClub = route({
  method: 'delete',
  path: '/clubs/{id}',
  operationId: 'deleteClub',
  summary: 'Delete a club',
  description: 'Deletes a club with its talk and events. Its tables go on.',
  who: 'signed-in',
  request: { params: ClubParams },
  responses: { 204: { description: 'Deleted.' }, ...problemResponses(...clubProblems) },
})

clubs.openapi(removeClub, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'delete')
  await deleteClub(database(c.env), id)
  return c.body(null, 204)
})

const getHonour = route({
  method: 'get',
  path: '/clubs/{id}/honour',
  operationId: 'getHonour',
  summary: 'Get a club’s table of honour',
  description: 'How its members did at its own tables, by game: most wins first.',
  who: 'signed-in',
  request: { params: ClubParams, query: HonourQuery },
  responses: {
    200: json(HonourAnswer, 'Best first.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-in-this-club'),
  },
})

clubs.openapi(getHonour, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'read')
  const since = c.req.valid('query').season === 'now' ? seasonStart(Date.now()) : 0
  return c.json({ honour: await honourOf(database(c.env), id, since) }, 200)
})

const getTalk = route({
  method: 'get',
  path: '/clubs/{id}/talk',
  operationId: 'getClubTalk',
  summary: 'Read a club’s talk',
  description: 'What members said, page by page from the latest.',
  who: 'signed-in',
  request: { params: ClubParams, query: ClubTalkQuery },
  responses: {
    200: json(ClubTalk, 'A page.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-in-this-club'),
  },
})

clubs.openapi(getTalk, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'read')
  return c.json(await talkOf(database(c.env), id, account, c.req.valid('query').before), 200)
})

const say = route({
  method: 'post',
  path: '/clubs/{id}/talk',
  operationId: 'sayInClub',
  summary: 'Say something in a club',
  description: 'Says something that all its members can read.',
  who: 'signed-in',
  request: { params: ClubParams, ...jsonBody(ClubTalkRequest, { text: 'Who is free on Sunday?' }) },
  responses: {
    200: json(ClubTalk, 'The latest page.'),
    ...problemResponses(...clubProblems, 'wrong-content-type', 'too-many'),
  },
})

clubs.openapi(say, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'talk')
  await limit(c, 'clubWords', account)
  const db = database(c.env)
  await sayIn(db, id, account, c.req.valid('json').text, Date.now())
  return c.json(await talkOf(db, id, account), 200)
})

const takeBackWord = route({
  method: 'delete',
  path: '/clubs/{id}/talk/{number}',
  operationId: 'unsayInClub',
  summary: 'Take a word back',
  description: 'Deletes what I said; organisers may delete anybody’s.',
  who: 'signed-in',
  request: { params: ClubNumberParams },
  responses: { 204: { description: 'Deleted.' }, ...problemResponses(...clubProblems) },
})

clubs.openapi(takeBackWord, async (c) => {
  const { id, number } = c.req.valid('param')
  const { account, standing } = await entitled(c, id, 'talk')
  const isGone = await unsay(database(c.env), id, account, number, may(standing, 'quieten'))
  if (!isGone) throw new ProblemError('not-found')
  return c.body(null, 204)
})

const addEvent = route({
  method: 'post',
  path: '/clubs/{id}/events',
  operationId: 'planClubEvent',
  summary: 'Plan an event',
  description: 'Enters an event in the club’s calendar, and in those of its members.',
  who: 'signed-in',
  request: {
    params: ClubParams,
    ...jsonBody(ClubEventRequest, { title: 'Autumn evening', at: Date.UTC(2027, 8, 21, 18) }),
  },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses(...clubProblems, 'wrong-content-type', 'too-many'),
  },
})

clubs.openapi(addEvent, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'event')
  await limit(c, 'clubWords', account)
  await planEvent(database(c.env), id, c.req.valid('json'))
  return c.json(await clubAnswer(c, id), 200)
})

const dropEvent = route({
  method: 'delete',
  path: '/clubs/{id}/events/{number}',
  operationId: 'strikeClubEvent',
  summary: 'Strike an event out',
  description: 'Takes an event out of the club’s calendar.',
  who: 'signed-in',
  request: { params: ClubNumberParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

clubs.openapi(dropEvent, async (c) => {
  const { id, number } = c.req.valid('param')
  await entitled(c, id, 'event')
  if (!(await strikeEvent(database(c.env), id, number))) throw new ProblemError('not-found')
  return c.json(await clubAnswer(c, id), 200)
})
