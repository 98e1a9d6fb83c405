/** Coming into clubs and going, roles, and who is free to play. */
import type { Context } from 'hono'
import { keepApart } from '../accounts/blocks.ts'
import { appoint, changeStanding, leaveClub, setFree } from '../accounts/club-people.ts'
import { mayExclude } from '../accounts/club-rights.ts'
import { clubNameOf, standingIn } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { gameById } from '../games/index.ts'
import { enterNote } from '../notices/note.ts'
import {
  ClubAnswer,
  ClubInvitationRequest,
  ClubParams,
  ClubPersonParams,
  FreeRequest,
  RoleRequest,
} from '../wire/schema/clubs.ts'
import { clubAnswer, clubProblems, entitled } from './clubs.ts'
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
import { personOf } from './table-door.ts'

export const clubPeople = resource()

const route = routesOf('clubs')

const day = 24 * 60 * 60 * 1000

/** Tells somebody by a letter of the house what became of them in a club. */
const tell = async (
  c: Context<AppEnv>,
  account: string,
  about: {
    readonly what: 'invited' | 'accepted' | 'founder'
    readonly club: string
    readonly by: string
  },
) => {
  const name = await clubNameOf(database(c.env), about.club)
  if (name === null) throw new ProblemError('not-found')
  const now = Date.now()
  await enterNote(c.env, account, { note: 'club', name, at: now, ...about }, now)
}

const join = route({
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

clubPeople.openapi(join, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = signedIn(c)
  const db = database(c.env)
  const { club } = await clubAnswer(c, id)
  const standing = await standingIn(db, id, account)
  if (standing === 'blocked') throw new ProblemError('club-closed')
  const isLet = club.admission === 'link' || standing === 'invited'
  if (standing === null || standing === 'asked' || standing === 'invited') {
    if (!isLet && club.admission === 'invitation') throw new ProblemError('club-closed')
    await limit(c, 'clubs', account)
    const isDone = await changeStanding(
      db,
      id,
      account,
      isLet ? [null, 'asked', 'invited'] : [null, 'asked'],
      isLet ? 'member' : 'asked',
      Date.now(),
    )
    if (!isDone) throw new ProblemError('club-full')
  }
  return c.json(await clubAnswer(c, id), 200)
})

const leave = route({
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

clubPeople.openapi(leave, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = signedIn(c)
  const db = database(c.env)
  // Leaving must not lift a block.
  const standing = await standingIn(db, id, account)
  if (standing !== null && standing !== 'blocked') await leaveClub(db, id, account)
  return c.body(null, 204)
})

const sayFree = route({
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

clubPeople.openapi(sayFree, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'free')
  const { games, paces, days } = c.req.valid('json')
  if (games.some((game) => !gameById(game)))
    throw new ProblemError('bad-request', {
      fields: [{ field: 'games', message: 'There is no such game.' }],
    })
  await setFree(database(c.env), id, account, { games, paces, until: Date.now() + days * day })
  return c.json(await clubAnswer(c, id), 200)
})

const sayBusy = route({
  method: 'delete',
  path: '/clubs/{id}/free',
  operationId: 'sayBusy',
  summary: 'Say that I am not free to play',
  description: 'Takes back what I was free to play.',
  who: 'signed-in',
  request: { params: ClubParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

clubPeople.openapi(sayBusy, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'free')
  await setFree(database(c.env), id, account, null)
  return c.json(await clubAnswer(c, id), 200)
})

const invite = route({
  method: 'post',
  path: '/clubs/{id}/invitations',
  operationId: 'inviteToClub',
  summary: 'Invite people to a club',
  description:
    'Invites people by a letter. Nobody is invited twice, nor by those they keep apart from.',
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

clubPeople.openapi(invite, async (c) => {
  const { id } = c.req.valid('param')
  const { account } = await entitled(c, id, 'invite')
  const { name: by } = await personOf(c)
  const db = database(c.env)
  for (const person of new Set(c.req.valid('json').people)) {
    if (person === account || (await keepApart(db, account, [person]))) continue
    const standing = await standingIn(db, id, person)
    // Who asked is let in by that.
    if (standing === 'asked') await changeStanding(db, id, person, ['asked'], 'member', Date.now())
    if (standing !== null) continue
    await limit(c, 'clubInvitations', account)
    if (!(await changeStanding(db, id, person, [null], 'invited', Date.now())))
      throw new ProblemError('club-full')
    await tell(c, person, { what: 'invited', club: id, by })
  }
  return c.json(await clubAnswer(c, id), 200)
})

const accept = route({
  method: 'post',
  path: '/clubs/{id}/people/{person}',
  operationId: 'acceptIntoClub',
  summary: 'Let somebody in',
  description: 'Makes somebody a member who asked to become one.',
  who: 'signed-in',
  request: { params: ClubPersonParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

clubPeople.openapi(accept, async (c) => {
  const { id, person } = c.req.valid('param')
  await entitled(c, id, 'accept')
  const { name: by } = await personOf(c)
  const isDone = await changeStanding(database(c.env), id, person, ['asked'], 'member', Date.now())
  if (!isDone) throw new ProblemError('not-found')
  await tell(c, person, { what: 'accepted', club: id, by })
  return c.json(await clubAnswer(c, id), 200)
})

const setRole = route({
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

clubPeople.openapi(setRole, async (c) => {
  const { id, person } = c.req.valid('param')
  const { role } = c.req.valid('json')
  const { account } = await entitled(c, id, 'appoint')
  if (!(await appoint(database(c.env), id, account, person, role)))
    throw new ProblemError('not-found')
  const { name: by } = await personOf(c)
  if (role === 'founder') await tell(c, person, { what: 'founder', club: id, by })
  return c.json(await clubAnswer(c, id), 200)
})

const exclude = route({
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

clubPeople.openapi(exclude, async (c) => {
  const { id, person } = c.req.valid('param')
  await overOthers(c, id, person)
  await leaveClub(database(c.env), id, person)
  return c.json(await clubAnswer(c, id), 200)
})

const block = route({
  method: 'put',
  path: '/clubs/{id}/blocked/{person}',
  operationId: 'blockFromClub',
  summary: 'Block somebody from a club',
  description: 'Removes somebody, who cannot come again. They are not told.',
  who: 'signed-in',
  request: { params: ClubPersonParams },
  responses: { 200: json(ClubAnswer, 'The club.'), ...problemResponses(...clubProblems) },
})

clubPeople.openapi(block, async (c) => {
  const { id, person } = c.req.valid('param')
  const standing = await overOthers(c, id, person)
  await changeStanding(database(c.env), id, person, [standing], 'blocked', Date.now())
  return c.json(await clubAnswer(c, id), 200)
})

/** How a person stands whom the account that asks may exclude; throws the problem `not-found` where they are not in the club, else `not-in-this-club`. */
async function overOthers(c: Context<AppEnv>, club: string, person: string) {
  const { standing } = await entitled(c, club, 'accept')
  const theirs = await standingIn(database(c.env), club, person)
  if (theirs === null) throw new ProblemError('not-found')
  if (!mayExclude(standing, theirs)) throw new ProblemError('not-in-this-club')
  return theirs
}
