import type { Context } from 'hono'
import { accountOf } from '../accounts/account.ts'
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
import {
  beginRoute,
  codeRoute,
  linkRoute,
  lookRoute,
  signOutEverywhereRoute,
  signOutRoute,
} from '../wire/routes/sign-in.ts'
import { limitNetwork, refuseBanned, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { changeTo, deviceHere, giveCookie, takeCookie } from './session.ts'

export const signIn = resource()

signIn.openapi(beginRoute, async (c) => {
  const now = Date.now()
  const { email, language } = c.req.valid('json')
  await refuseBanned(c)
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

signIn.openapi(lookRoute, async (c) => {
  const proof = await lookAtLink(c.env, c.req.valid('json').token, Date.now())
  if (!proof) throw new ProblemError('link-expired')
  return c.json(await prospectOf(c.env, proof, c.var.session), 200)
})

signIn.openapi(linkRoute, async (c) => {
  const now = Date.now()
  const { token, take } = c.req.valid('json')
  const proof = await redeemLink(c.env, token, now)
  if (!proof) throw new ProblemError('link-expired')
  return c.json({ me: await enter(c, proof, take, now) }, 200)
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

/** Opens the session that a proof earns. If that fails, the proof stays good for another try. */
async function enter(c: Context<AppEnv>, proof: Proof, take: ReadonlyArray<Along>, now: number) {
  try {
    const { session, left } = await signInByProof(c.env, proof, c.var.session, take, {
      device: deviceHere(c),
      now,
    })
    if (left || c.var.limited) await changeTo(c, session, now)
    else await giveCookie(c, session, now)
    return await profileFor(c.env, session.account)
  } catch (error) {
    await giveBack(c.env, proof)
    throw error
  }
}

signIn.openapi(signOutRoute, async (c) => {
  const present = c.var.session ?? c.var.limited
  if (present) await endSession(c.env, present)
  await takeCookie(c)
  return c.body(null, 204)
})

signIn.openapi(signOutEverywhereRoute, async (c) => {
  await endSessions(c.env, signedIn(c).account)
  await takeCookie(c)
  return c.body(null, 204)
})
