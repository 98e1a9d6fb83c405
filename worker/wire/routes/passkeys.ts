/** Routes about passkeys. */
import { z } from '@hono/zod-openapi'
import { exampleId } from '../schema/basics.ts'
import { MeAnswer } from '../schema/me.ts'
import {
  NewPasskeyOptions,
  PasskeyAnswer,
  PasskeyChange,
  PasskeyList,
  PasskeyMade,
  PasskeyOptions,
  passkeyId,
} from '../schema/ways-in.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('sign-in')

const params = z.object({ passkey: passkeyId })

const unknownProblems = ['bad-request', 'not-signed-in', 'wrong-origin', 'not-found'] as const

const mine = { 200: json(PasskeyList, 'My passkeys.') }

export const listRoute = route({
  method: 'get',
  path: '/me/passkeys',
  operationId: 'listPasskeys',
  summary: 'List my passkeys',
  description: 'The passkeys by which I can sign in, with their names and when each was last used.',
  who: 'signed-in',
  responses: { ...mine, ...problemResponses('not-signed-in') },
})

export const beginRoute = route({
  method: 'post',
  path: '/me/passkeys/begin',
  operationId: 'beginPasskey',
  summary: 'Begin a passkey',
  description:
    'A challenge, by which the browser makes a passkey for my account. A cookie ties it to this browser.',
  who: 'signed-in',
  responses: {
    200: json(NewPasskeyOptions, 'What the browser is asked.'),
    ...problemResponses('not-signed-in', 'wrong-origin', 'too-many'),
  },
})

export const addRoute = route({
  method: 'post',
  path: '/me/passkeys',
  operationId: 'addPasskey',
  summary: 'Add a passkey',
  description: 'Adds the passkey that the browser made for the latest challenge.',
  who: 'signed-in',
  request: jsonBody(PasskeyMade, {
    response: {
      id: exampleId,
      rawId: exampleId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
      },
    },
  }),
  responses: {
    ...mine,
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'passkey-refused',
    ),
  },
})

export const renameRoute = route({
  method: 'patch',
  path: '/me/passkeys/{passkey}',
  operationId: 'renamePasskey',
  summary: 'Rename a passkey',
  description: 'Calls one of my passkeys by another name.',
  who: 'signed-in',
  request: { params, ...jsonBody(PasskeyChange, { name: 'Telephone' }) },
  responses: { ...mine, ...problemResponses(...unknownProblems, 'wrong-content-type') },
})

export const removeRoute = route({
  method: 'delete',
  path: '/me/passkeys/{passkey}',
  operationId: 'deletePasskey',
  summary: 'Delete a passkey',
  description: 'Forgets one of my passkeys. Who is signed in by it stays so.',
  who: 'signed-in',
  request: { params },
  responses: { ...mine, ...problemResponses(...unknownProblems) },
})

export const beginSignInRoute = route({
  method: 'post',
  path: '/sign-in/passkey/begin',
  operationId: 'beginPasskeySignIn',
  summary: 'Begin to sign in by a passkey',
  description:
    'A challenge, which the browser answers by a passkey that it has for us. A cookie ties it to this browser.',
  who: 'anyone',
  responses: {
    200: json(PasskeyOptions, 'What the browser is asked.'),
    ...problemResponses('wrong-origin', 'too-many', 'banned'),
  },
})

export const signInRoute = route({
  method: 'post',
  path: '/sign-in/passkey',
  operationId: 'signInByPasskey',
  summary: 'Sign in by a passkey',
  description:
    'Signs in with the browser’s answer to the challenge. Somebody else who is here stays on this device.',
  who: 'anyone',
  request: jsonBody(PasskeyAnswer, {
    response: {
      id: exampleId,
      rawId: exampleId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
        authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
        signature: 'MEUCIQDx',
      },
    },
  }),
  responses: {
    200: json(MeAnswer, 'Signed in.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'passkey-refused',
      'banned',
      'device-full',
    ),
  },
})
