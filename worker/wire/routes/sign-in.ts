/** Routes about signing in. */
import { exampleId, exampleToken } from '../schema/basics.ts'
import { MeAnswer } from '../schema/me.ts'
import {
  SignInAnswer,
  SignInByCode,
  SignInByLink,
  SignInLook,
  SignInLookRequest,
  SignInRequest,
} from '../schema/sign-in.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('sign-in')

export const beginRoute = route({
  method: 'post',
  path: '/sign-in',
  operationId: 'signIn',
  summary: 'Ask for a letter to sign in',
  description:
    'Sends a letter with a link and a code. The answer is the same whether or not the address is known. A guest who asks gets the address for their account.',
  who: 'anyone',
  request: jsonBody(SignInRequest, { email: 'ada@example.org', language: 'en' }),
  responses: {
    200: json(SignInAnswer, 'The letter is on its way.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'too-many',
      'banned',
      'mail-failed',
    ),
  },
})

export const lookRoute = route({
  method: 'post',
  path: '/sign-in/look',
  operationId: 'lookAtLink',
  summary: 'Look at a link to sign in',
  description: 'Tells as whom a link would sign me in, and what could move there. Uses nothing up.',
  who: 'anyone',
  request: jsonBody(SignInLookRequest, { token: exampleToken }),
  responses: {
    200: json(SignInLook, 'What the link would do.'),
    ...problemResponses('bad-request', 'wrong-origin', 'wrong-content-type', 'link-expired'),
  },
})

export const linkRoute = route({
  method: 'post',
  path: '/sign-in/link',
  operationId: 'signInByLink',
  summary: 'Sign in by a link',
  description:
    'Signs in with the token of a link. Only this uses it up; opening the link does not.',
  who: 'anyone',
  request: jsonBody(SignInByLink, { token: exampleToken }),
  responses: {
    200: json(MeAnswer, 'Signed in.'),
    ...problemResponses('bad-request', 'wrong-origin', 'wrong-content-type', 'link-expired'),
  },
})

export const codeRoute = route({
  method: 'post',
  path: '/sign-in/code',
  operationId: 'signInByCode',
  summary: 'Sign in by a code',
  description: 'Signs in with the code of a letter. Five wrong codes, and it is no longer good.',
  who: 'anyone',
  request: jsonBody(SignInByCode, { signIn: exampleId, code: '314159' }),
  responses: {
    200: json(MeAnswer, 'Signed in.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'link-expired',
      'wrong-code',
      'too-many',
      'banned',
    ),
  },
})

export const signOutRoute = route({
  method: 'post',
  path: '/sign-out',
  operationId: 'signOut',
  summary: 'Sign out',
  description: 'Ends this session. The account stays signed in on its other devices.',
  who: 'anyone',
  responses: { 204: { description: 'Signed out.' }, ...problemResponses('wrong-origin') },
})

export const signOutEverywhereRoute = route({
  method: 'post',
  path: '/sign-out/everywhere',
  operationId: 'signOutEverywhere',
  summary: 'Sign out everywhere',
  description:
    'Ends every session of my account, this one too, and all else by which somebody comes in or hears of it: my seat card, passkeys, the links of my letters, push, webhook and calendar.',
  who: 'signed-in',
  responses: {
    204: { description: 'Signed out everywhere.' },
    ...problemResponses('not-signed-in', 'wrong-origin'),
  },
})
