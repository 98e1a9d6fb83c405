/** Routes about ladders, seasons, and how people stand in the ratings. */
import { z } from '@hono/zod-openapi'
import { ClubParams } from '../schema/clubs.ts'
import {
  ClubLadderQuery,
  LadderAnswer,
  LadderParams,
  SeasonAnswer,
  SeasonParams,
  StandingAnswer,
  StandingParams,
  TogetherAnswer,
} from '../schema/ladders.ts'
import { json, problemResponses, routesOf } from './route.ts'

const route = routesOf('ladders')

export const getLadder = route({
  method: 'get',
  path: '/ladders/{game}',
  operationId: 'getLadder',
  summary: 'Get a game’s ladder',
  description:
    'The hundred best ratings of a game, of those who let lists show their name. It may be a minute old.',
  who: 'anyone',
  request: { params: LadderParams },
  responses: {
    200: json(LadderAnswer, 'Best first.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

export const getSeason = route({
  method: 'get',
  path: '/ladders/{game}/seasons/{season}',
  operationId: 'getSeason',
  summary: 'Get a season’s table of honour',
  description:
    'Who won most rated tables of a game in a quarter of a year; of equals, the higher rating comes first. It may be a minute old.',
  who: 'anyone',
  request: { params: SeasonParams },
  responses: {
    200: json(SeasonAnswer, 'Best first.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

export const getStanding = route({
  method: 'get',
  path: '/ladders/{game}/people/{person}',
  operationId: 'getStanding',
  summary: 'Get how a person stands in a game',
  description:
    'Rating with its history, rank, and points by category beside the mean of those who play about as well. Whoever lets no list show their name is seen by themselves only. It may be a minute old.',
  who: 'anyone',
  request: { params: StandingParams },
  responses: {
    200: json(StandingAnswer, 'The standing.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

export const getClubLadder = route({
  method: 'get',
  path: '/clubs/{id}/ladder',
  operationId: 'getClubLadder',
  summary: 'Get a club’s ladder',
  description: 'The ratings of its members in a game, of those who let lists show their name.',
  who: 'signed-in',
  request: { params: ClubParams, query: ClubLadderQuery },
  responses: {
    200: json(LadderAnswer, 'Best first.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-found', 'not-in-this-club'),
  },
})

export const getTogether = route({
  method: 'get',
  path: '/people/{id}/together',
  operationId: 'getTogether',
  summary: 'Get how I did with somebody',
  description:
    'By game: how many of my latest tables I shared with a person, and how often I was placed before them, behind them or beside them.',
  who: 'signed-in',
  request: { params: z.object({ id: z.string().openapi({ description: 'The id of a person.' }) }) },
  responses: {
    200: json(TogetherAnswer, 'By game.'),
    ...problemResponses('not-signed-in', 'not-found'),
  },
})
