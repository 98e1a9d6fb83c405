/** Routes about clubs. */
import { z } from '@hono/zod-openapi'
import {
  ClubAnswer,
  ClubEventRequest,
  ClubList,
  ClubNumberParams,
  ClubParams,
  ClubRequest,
  ClubTalk,
  ClubTalkQuery,
  ClubTalkRequest,
  HonourAnswer,
  HonourQuery,
} from '../schema/clubs.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('clubs')

/** Problems of whatever changes a club. */
export const clubProblems = [
  'bad-request',
  'not-signed-in',
  'wrong-origin',
  'not-found',
  'not-in-this-club',
] as const

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

export const listClubs = route({
  method: 'get',
  path: '/clubs',
  operationId: 'listClubs',
  summary: 'List my clubs',
  description:
    'The clubs where I am a member, have asked to be one, or was invited; and which of my tables are of a club.',
  who: 'signed-in',
  responses: { 200: json(ClubList, 'By name.'), ...problemResponses('not-signed-in') },
})

export const createClub = route({
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

export const getClub = route({
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

export const changeClub = route({
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

export const removeClub = route({
  method: 'delete',
  path: '/clubs/{id}',
  operationId: 'deleteClub',
  summary: 'Delete a club',
  description: 'Deletes a club with its talk and events. Its tables go on.',
  who: 'signed-in',
  request: { params: ClubParams },
  responses: { 204: { description: 'Deleted.' }, ...problemResponses(...clubProblems) },
})

export const getHonour = route({
  method: 'get',
  path: '/clubs/{id}/honour',
  operationId: 'getHonour',
  summary: 'Get a club’s table of honour',
  description: 'How its members did at its own tables, by game: most wins first.',
  who: 'signed-in',
  request: { params: ClubParams, query: HonourQuery },
  responses: {
    200: json(HonourAnswer, 'Best first.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-found', 'not-in-this-club'),
  },
})

export const getTalk = route({
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

export const say = route({
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

export const takeBackWord = route({
  method: 'delete',
  path: '/clubs/{id}/talk/{number}',
  operationId: 'unsayInClub',
  summary: 'Take a word back',
  description: 'Deletes what I said; organisers may delete anybody’s.',
  who: 'signed-in',
  request: { params: ClubNumberParams },
  responses: { 204: { description: 'Deleted.' }, ...problemResponses(...clubProblems) },
})

export const addEvent = route({
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

export const readEvent = route({
  method: 'get',
  path: '/clubs/{id}/events/{number}/calendar',
  operationId: 'readClubEvent',
  summary: 'Take an event along',
  description:
    'An event of the club as an iCalendar file, for a member’s own calendar. All events of one’s clubs are in one’s calendar by itself.',
  who: 'signed-in',
  request: { params: ClubNumberParams },
  responses: {
    200: { description: 'The file.', content: { 'text/calendar': { schema: z.string() } } },
    ...problemResponses(...clubProblems),
  },
})

export const dropEvent = route({
  method: 'delete',
  path: '/clubs/{id}/events/{number}',
  operationId: 'strikeClubEvent',
  summary: 'Strike an event out',
  description: 'Takes an event out of the club’s calendar.',
  who: 'signed-in',
  request: { params: ClubNumberParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})
