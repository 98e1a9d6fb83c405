/** Routes about tournaments. */
import type { z } from '@hono/zod-openapi'
import {
  TournamentAnswer,
  TournamentList,
  TournamentListQuery,
  TournamentParams,
  TournamentPersonParams,
  TournamentRequest,
} from '../schema/tournaments.ts'
import { doorProblems, json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('tournaments')

const example: z.input<typeof TournamentRequest> = {
  title: 'Autumn cup',
  description: 'Five rounds, a turn a day.',
  game: 'town-builder',
  format: 'swiss',
  size: 4,
  rounds: 5,
  places: 32,
  seeding: 'lot',
  pace: { start: 72, perTurn: 24, cap: 96, late: 'bot' },
  startAt: Date.UTC(2027, 9, 1, 18),
  checkInHours: 48,
}

const answers = { 200: json(TournamentAnswer, 'The tournament as it is now.') }

/** Problems of whatever is done in a tournament. */
const deedProblems = [
  ...doorProblems,
  'not-found',
  'not-in-this-tournament',
  'tournament-phase',
] as const

export const listTournaments = route({
  method: 'get',
  path: '/tournaments',
  operationId: 'listTournaments',
  summary: 'List tournaments',
  description:
    'Mine, where I play, wait or am the organiser; those open to all that are to start or run; or those of a club that I am a member of.',
  who: 'anyone',
  request: { query: TournamentListQuery },
  responses: {
    200: json(TournamentList, 'Those that are to start or run come first.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-in-this-club'),
  },
})

export const createTournament = route({
  method: 'post',
  path: '/tournaments',
  operationId: 'createTournament',
  summary: 'Make a tournament',
  description:
    'Makes a tournament, of a club for its organisers, or open to all. What is said here stays fixed. It starts by itself, and needs nobody then.',
  who: 'signed-in',
  request: jsonBody(TournamentRequest, example),
  responses: {
    201: json(TournamentAnswer, 'The tournament.'),
    ...problemResponses(...doorProblems, 'not-in-this-club', 'too-many'),
  },
})

export const getTournament = route({
  method: 'get',
  path: '/tournaments/{id}',
  operationId: 'getTournament',
  summary: 'Get a tournament',
  description:
    'What a tournament is, who plays there, its rounds and how it stands. One of a club is for its members, and for whoever plays there.',
  who: 'anyone',
  request: { params: TournamentParams },
  responses: {
    200: json(TournamentAnswer, 'The tournament.'),
    ...problemResponses('bad-request', 'not-found', 'not-in-this-tournament'),
  },
})

export const register = route({
  method: 'post',
  path: '/tournaments/{id}/registration',
  operationId: 'registerForTournament',
  summary: 'Register for a tournament',
  description:
    'Takes a place before the start. Where there is none left I wait in line, and get one that becomes free.',
  who: 'signed-in',
  request: { params: TournamentParams },
  responses: { ...answers, ...problemResponses(...deedProblems, 'tournament-full', 'too-many') },
})

export const withdraw = route({
  method: 'delete',
  path: '/tournaments/{id}/registration',
  operationId: 'withdrawFromTournament',
  summary: 'Withdraw from a tournament',
  description:
    'Gives my place free before the start. Later a bot plays on at my tables, and I am in no further round.',
  who: 'signed-in',
  request: { params: TournamentParams },
  responses: { ...answers, ...problemResponses(...deedProblems) },
})

export const checkIn = route({
  method: 'post',
  path: '/tournaments/{id}/check-in',
  operationId: 'checkInToTournament',
  summary: 'Check in',
  description:
    'Says that I am there, in the hours before the start. Whoever does not play gives their place to the next in line.',
  who: 'signed-in',
  request: { params: TournamentParams },
  responses: { ...answers, ...problemResponses(...deedProblems) },
})

export const startTournament = route({
  method: 'post',
  path: '/tournaments/{id}/start',
  operationId: 'startTournament',
  summary: 'Start a tournament now',
  description:
    'Starts it with those who have a place, before its time. For its organiser, or those of its club.',
  who: 'signed-in',
  request: { params: TournamentParams },
  responses: { ...answers, ...problemResponses(...deedProblems, 'too-few-players') },
})

export const cancelTournament = route({
  method: 'post',
  path: '/tournaments/{id}/cancel',
  operationId: 'cancelTournament',
  summary: 'Cancel a tournament',
  description:
    'Calls it off. Tables that run go on by themselves. For its organiser, or those of its club.',
  who: 'signed-in',
  request: { params: TournamentParams },
  responses: { ...answers, ...problemResponses(...deedProblems) },
})

export const removeEntrant = route({
  method: 'delete',
  path: '/tournaments/{id}/people/{entrant}',
  operationId: 'removeFromTournament',
  summary: 'Remove somebody from a tournament',
  description:
    'Takes somebody out, who cannot register again; at their tables a bot plays on. For its organiser, or those of its club.',
  who: 'signed-in',
  request: { params: TournamentPersonParams },
  responses: { ...answers, ...problemResponses(...deedProblems) },
})
