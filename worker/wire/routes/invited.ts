/** Routes about invitations. */
import { exampleToken } from '../schema/basics.ts'
import { MeAnswer } from '../schema/me.ts'
import { InvitationLink, InvitationLook } from '../schema/ways-in.ts'
import { doorProblems, json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('sign-in')

export const lookRoute = route({
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
      'banned',
    ),
  },
})

export const takeRoute = route({
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
    ...problemResponses(...doorProblems, 'link-expired', 'account-kept', 'too-many', 'banned'),
  },
})
