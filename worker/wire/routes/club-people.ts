/** Routes about the people of clubs. */
import {
  ClubAnswer,
  ClubInvitationRequest,
  ClubParams,
  ClubPersonParams,
  FreeAnswer,
  FreeQuery,
  FreeRequest,
  RoleRequest,
} from '../schema/clubs.ts'
import { clubProblems } from './clubs.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('clubs')

export const join = route({
  method: 'post',
  path: '/clubs/{id}/membership',
  operationId: 'joinClub',
  summary: 'Join a club',
  description:
    'Becomes a member, by its link or an invitation; where organisers decide, asks to become one.',
  who: 'signed-in',
  request: { params: ClubParams },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses(...clubProblems, 'club-full', 'club-closed', 'too-many'),
  },
})

export const leave = route({
  method: 'delete',
  path: '/clubs/{id}/membership',
  operationId: 'leaveClub',
  summary: 'Leave a club',
  description:
    'Leaves, takes back that I asked, or declines an invitation. Where the founder leaves, the organiser who has been there longest takes over, else such a member; a club without members is deleted.',
  who: 'signed-in',
  request: { params: ClubParams },
  responses: {
    204: { description: 'Done.' },
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin'),
  },
})

export const sayFree = route({
  method: 'put',
  path: '/clubs/{id}/free',
  operationId: 'sayFree',
  summary: 'Say what I am free to play',
  description:
    'Shows the members for some days which games and paces I gladly take invitations to.',
  who: 'signed-in',
  request: {
    params: ClubParams,
    ...jsonBody(FreeRequest, { games: ['villagers'], paces: ['daily'], days: 7 }),
  },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses(...clubProblems, 'wrong-content-type'),
  },
})

export const sayBusy = route({
  method: 'delete',
  path: '/clubs/{id}/free',
  operationId: 'sayBusy',
  summary: 'Say that I am not free to play',
  description: 'Takes back what I was free to play.',
  who: 'signed-in',
  request: { params: ClubParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

export const listFree = route({
  method: 'get',
  path: '/free',
  operationId: 'listFree',
  summary: 'List who is free to play',
  description:
    'Members of my clubs who gladly take an invitation to such a table now, by name, without those I have blocked. At most 50.',
  who: 'signed-in',
  request: { query: FreeQuery },
  responses: {
    200: json(FreeAnswer, 'The people.'),
    ...problemResponses('bad-request', 'not-signed-in'),
  },
})

export const invite = route({
  method: 'post',
  path: '/clubs/{id}/invitations',
  operationId: 'inviteToClub',
  summary: 'Invite people to a club',
  description:
    'Invites people by a letter. Nobody is invited twice, nor by those they keep apart from; who is not there is passed over.',
  who: 'signed-in',
  request: {
    params: ClubParams,
    ...jsonBody(ClubInvitationRequest, { people: ['V1StGXR8_Z5jdHi6B-myTw'] }),
  },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses(...clubProblems, 'wrong-content-type', 'too-many', 'club-full'),
  },
})

export const accept = route({
  method: 'post',
  path: '/clubs/{id}/people/{person}',
  operationId: 'acceptIntoClub',
  summary: 'Let somebody in',
  description: 'Makes somebody a member who asked to become one.',
  who: 'signed-in',
  request: { params: ClubPersonParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

export const setRole = route({
  method: 'put',
  path: '/clubs/{id}/people/{person}',
  operationId: 'appointInClub',
  summary: 'Give a member a role',
  description: 'Makes a member an organiser or a member again; `founder` hands the club over.',
  who: 'signed-in',
  request: { params: ClubPersonParams, ...jsonBody(RoleRequest, { role: 'organiser' }) },
  responses: {
    200: json(ClubAnswer, 'The club.'),
    ...problemResponses(...clubProblems, 'wrong-content-type'),
  },
})

export const exclude = route({
  method: 'delete',
  path: '/clubs/{id}/people/{person}',
  operationId: 'excludeFromClub',
  summary: 'Take somebody out of a club',
  description:
    'Removes a member, declines who asked, takes back an invitation, or lifts a block. They may come again.',
  who: 'signed-in',
  request: { params: ClubPersonParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

export const block = route({
  method: 'put',
  path: '/clubs/{id}/blocked/{person}',
  operationId: 'blockFromClub',
  summary: 'Block somebody from a club',
  description: 'Removes somebody, who cannot come again. They are not told.',
  who: 'signed-in',
  request: { params: ClubPersonParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})
