/** Invitations by letter: what their links prove. */
import { accountOf, profileOf } from '../accounts/account.ts'
import { lookAtInvitation, takeInvitedAddress } from '../accounts/invited.ts'
import { enterNote } from '../notices/note.ts'
import { exampleToken } from '../wire/schema/basics.ts'
import { MeAnswer } from '../wire/schema/me.ts'
import { InvitationLink, InvitationLook } from '../wire/schema/ways-in.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, routesOf, signedIn } from './route.ts'
import { doorProblems } from './table-door.ts'

export const invited = resource()

const route = routesOf('sign-in')

const lookRoute = route({
  method: 'post',
  path: '/invitation/look',
  operationId: 'lookAtInvitation',
  summary: 'Look at an invitation',
  description: 'Tells which address an invitation’s link proves. Changes nothing.',
  who: 'anyone',
  request: jsonBody(InvitationLink, { token: exampleToken }),
  responses: {
    200: json(InvitationLook, 'The address.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'link-expired',
      'too-many',
    ),
  },
})

invited.openapi(lookRoute, async (c) => {
  await limitNetwork(c, 'passTries')
  const look = await lookAtInvitation(c.env, c.req.valid('json').token, Date.now())
  if (!look) throw new ProblemError('link-expired')
  await unlimitNetwork(c, 'passTries')
  return c.json(look, 200)
})

const takeRoute = route({
  method: 'post',
  path: '/invitation/address',
  operationId: 'takeInvitedAddress',
  summary: 'Take the address of an invitation',
  description:
    'Makes the address of an invitation’s link mine, as I have none yet and nobody has it. Uses the link up; the address is told.',
  who: 'signed-in',
  request: jsonBody(InvitationLink, { token: exampleToken }),
  responses: {
    200: json(MeAnswer, 'My account, with the address.'),
    ...problemResponses(...doorProblems, 'link-expired', 'account-kept', 'too-many'),
  },
})

invited.openapi(takeRoute, async (c) => {
  const { account } = signedIn(c)
  const now = Date.now()
  if ((await accountOf(c.env, account))?.email !== null) throw new ProblemError('account-kept')
  await limitNetwork(c, 'passTries')
  const taken = await takeInvitedAddress(c.env, c.req.valid('json').token, account, now)
  if (!taken) throw new ProblemError('link-expired')
  await unlimitNetwork(c, 'passTries')
  await enterNote(c.env, account, { note: 'address', table: taken.table }, now)
  return c.json({ me: await profileOf(c.env, account) }, 200)
})
