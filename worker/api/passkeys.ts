/** Passkeys: adding, listing and removing mine, and signing in by one. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { profileOf } from '../accounts/account.ts'
import {
  accountByPasskey,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  challengeLifetime,
  openByPasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '../accounts/passkeys.ts'
import { exampleId } from '../wire/schema/basics.ts'
import { MeAnswer } from '../wire/schema/me.ts'
import {
  PasskeyAnswer,
  PasskeyChange,
  PasskeyList,
  PasskeyMade,
  PasskeyOptions,
  passkeyId,
} from '../wire/schema/ways-in.ts'
import { cookieIn, dropCookie, keepCookie } from './cookie.ts'
import { limit, limitNetwork } from './limit.ts'
import { hasEnded } from './orphan.ts'
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
import { deviceHere, enterAs } from './session.ts'

export const passkeys = resource()

const route = routesOf('sign-in')

const cookieName = 'passkey'

/** The challenge is answered by the browser that asked, and by no other: its cookie names it. */
const giveChallenge = (c: Context<AppEnv>, id: string) =>
  keepCookie(c, cookieName, id, 'Strict', challengeLifetime)

function takeChallenge(c: Context<AppEnv>): string {
  const id = cookieIn(c, cookieName) ?? ''
  dropCookie(c, cookieName)
  return id
}

const params = z.object({ passkey: passkeyId })
const unknownProblems = ['bad-request', 'not-signed-in', 'wrong-origin', 'not-found'] as const
const mine = { 200: json(PasskeyList, 'My passkeys.') }
const listFor = async (c: Context<AppEnv>) => ({
  passkeys: await passkeysOf(c.env, signedIn(c).account),
})

const listRoute = route({
  method: 'get',
  path: '/me/passkeys',
  operationId: 'listPasskeys',
  summary: 'List my passkeys',
  description: 'The passkeys by which I can sign in, with their names and when each was last used.',
  who: 'signed-in',
  responses: { ...mine, ...problemResponses('not-signed-in') },
})

passkeys.openapi(listRoute, async (c) => c.json(await listFor(c), 200))

const beginRoute = route({
  method: 'post',
  path: '/me/passkeys/begin',
  operationId: 'beginPasskey',
  summary: 'Begin a passkey',
  description:
    'A challenge, by which the browser makes a passkey for my account. A cookie ties it to this browser.',
  who: 'signed-in',
  responses: {
    200: json(PasskeyOptions, 'What the browser is asked.'),
    ...problemResponses('not-signed-in', 'wrong-origin', 'too-many'),
  },
})

passkeys.openapi(beginRoute, async (c) => {
  const session = signedIn(c)
  await limit(c, 'passkeys', session.account)
  const begun = await beginPasskey(c.env, session, Date.now())
  if (!begun) throw new ProblemError('too-many')
  giveChallenge(c, begun.id)
  return c.json({ options: begun.options }, 200)
})

const addRoute = route({
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

passkeys.openapi(addRoute, async (c) => {
  const session = signedIn(c)
  const made = { device: deviceHere(c), now: Date.now() }
  const { response } = c.req.valid('json')
  if (!(await addPasskey(c.env, session, takeChallenge(c), response, made)))
    throw new ProblemError('passkey-refused')
  // A session that ended meanwhile leaves no way in behind.
  if (await hasEnded(c)) {
    await removePasskey(c.env, session.account, response.id)
    throw new ProblemError('not-signed-in')
  }
  return c.json(await listFor(c), 200)
})

const renameRoute = route({
  method: 'patch',
  path: '/me/passkeys/{passkey}',
  operationId: 'renamePasskey',
  summary: 'Rename a passkey',
  description: 'Calls one of my passkeys by another name.',
  who: 'signed-in',
  request: { params, ...jsonBody(PasskeyChange, { name: 'Telephone' }) },
  responses: { ...mine, ...problemResponses(...unknownProblems, 'wrong-content-type') },
})

passkeys.openapi(renameRoute, async (c) => {
  const { passkey } = c.req.valid('param')
  if (!(await renamePasskey(c.env, signedIn(c).account, passkey, c.req.valid('json').name)))
    throw new ProblemError('not-found')
  return c.json(await listFor(c), 200)
})

const removeRoute = route({
  method: 'delete',
  path: '/me/passkeys/{passkey}',
  operationId: 'deletePasskey',
  summary: 'Delete a passkey',
  description: 'Forgets one of my passkeys. Who is signed in by it stays so.',
  who: 'signed-in',
  request: { params },
  responses: { ...mine, ...problemResponses(...unknownProblems) },
})

passkeys.openapi(removeRoute, async (c) => {
  const { passkey } = c.req.valid('param')
  if (!(await removePasskey(c.env, signedIn(c).account, passkey)))
    throw new ProblemError('not-found')
  return c.json(await listFor(c), 200)
})

const beginSignInRoute = route({
  method: 'post',
  path: '/sign-in/passkey/begin',
  operationId: 'beginPasskeySignIn',
  summary: 'Begin to sign in by a passkey',
  description:
    'A challenge, which the browser answers by a passkey that it has for us. A cookie ties it to this browser.',
  who: 'anyone',
  responses: {
    200: json(PasskeyOptions, 'What the browser is asked.'),
    ...problemResponses('wrong-origin', 'too-many'),
  },
})

passkeys.openapi(beginSignInRoute, async (c) => {
  await limitNetwork(c, 'passkeySignIns')
  const begun = await beginPasskeySignIn(c.env, Date.now())
  giveChallenge(c, begun.id)
  return c.json({ options: begun.options }, 200)
})

const signInRoute = route({
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
      'device-full',
    ),
  },
})

passkeys.openapi(signInRoute, async (c) => {
  const now = Date.now()
  const { response } = c.req.valid('json')
  const account = await accountByPasskey(c.env, takeChallenge(c), response, now)
  if (account === null) throw new ProblemError('passkey-refused')
  await enterAs(c, account, now, (opening) => openByPasskey(c.env, account, opening))
  return c.json({ me: await profileOf(c.env, account) }, 200)
})
