import type { Context } from 'hono'
import { accountOf, profileOf } from '../accounts/account.ts'
import { type Along, prospectOf, signInByProof } from '../accounts/join.ts'
import { networkOf } from '../accounts/limits.ts'
import { endSession, endSessions } from '../accounts/session.ts'
import {
  beginSignIn,
  giveBack,
  lookAtLink,
  normalEmail,
  type Proof,
  redeemCode,
  redeemLink,
} from '../accounts/sign-in.ts'
import { reportFault } from '../fault.ts'
import { sendSignInLetter } from '../notices/sign-in-letter.ts'
import { exampleId, exampleToken } from '../wire/schema/basics.ts'
import { MeAnswer } from '../wire/schema/me.ts'
import {
  SignInAnswer,
  SignInByCode,
  SignInByLink,
  SignInLook,
  SignInLookRequest,
  SignInRequest,
} from '../wire/schema/sign-in.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
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
import { changeTo, deviceHere, giveCookie, takeCookie } from './session.ts'

export const signIn = resource()

const route = routesOf('sign-in')

const beginRoute = route({
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
      'mail-failed',
    ),
  },
})

signIn.openapi(beginRoute, async (c) => {
  const now = Date.now()
  const { email, language } = c.req.valid('json')
  const account = c.var.session && (await accountOf(c.env, c.var.session.account))
  const begun = await beginSignIn(
    c.env,
    {
      email,
      language,
      guest: account?.email === null ? account.id : null,
      network: networkOf(c.req.header('cf-connecting-ip')),
    },
    now,
  )
  if (!begun) throw new ProblemError('too-many')
  try {
    await sendSignInLetter(c.env, normalEmail(email), language, begun, now)
  } catch (error) {
    reportFault('A sign-in letter was not sent.', error)
    throw new ProblemError('mail-failed')
  }
  return c.json({ signIn: begun.id }, 200)
})

const lookRoute = route({
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

signIn.openapi(lookRoute, async (c) => {
  const proof = await lookAtLink(c.env, c.req.valid('json').token, Date.now())
  if (!proof) throw new ProblemError('link-expired')
  return c.json(await prospectOf(c.env, proof, c.var.session), 200)
})

const linkRoute = route({
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

signIn.openapi(linkRoute, async (c) => {
  const now = Date.now()
  const { token, take } = c.req.valid('json')
  const proof = await redeemLink(c.env, token, now)
  if (!proof) throw new ProblemError('link-expired')
  return c.json({ me: await enter(c, proof, take, now) }, 200)
})

const codeRoute = route({
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
    ),
  },
})

signIn.openapi(codeRoute, async (c) => {
  const now = Date.now()
  const { signIn: id, code, take } = c.req.valid('json')
  // Counted before it is looked at, so that trying in parallel does not get past the limit.
  await limitNetwork(c, 'wrongCodes')
  const proof = await redeemCode(c.env, id, code, now)
  if (proof !== 'wrong-code') await unlimitNetwork(c, 'wrongCodes')
  if (typeof proof === 'string') throw new ProblemError(proof)
  return c.json({ me: await enter(c, proof, take, now) }, 200)
})

/** Opens the session that a proof earns. Where that fails, the proof stays good for another try. */
async function enter(c: Context<AppEnv>, proof: Proof, take: ReadonlyArray<Along>, now: number) {
  try {
    const { session, left } = await signInByProof(c.env, proof, c.var.session, take, {
      device: deviceHere(c),
      now,
    })
    if (left || c.var.limited) await changeTo(c, session, now)
    else await giveCookie(c, session, now)
    return await profileOf(c.env, session.account)
  } catch (error) {
    await giveBack(c.env, proof)
    throw error
  }
}

const signOutRoute = route({
  method: 'post',
  path: '/sign-out',
  operationId: 'signOut',
  summary: 'Sign out',
  description: 'Ends this session. The account stays signed in on its other devices.',
  who: 'anyone',
  responses: { 204: { description: 'Signed out.' }, ...problemResponses('wrong-origin') },
})

signIn.openapi(signOutRoute, async (c) => {
  const present = c.var.session ?? c.var.limited
  if (present) await endSession(c.env, present)
  await takeCookie(c)
  return c.body(null, 204)
})

const signOutEverywhereRoute = route({
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

signIn.openapi(signOutEverywhereRoute, async (c) => {
  await endSessions(c.env, signedIn(c).account)
  await takeCookie(c)
  return c.body(null, 204)
})
