/** Passkeys: adding, listing and removing mine, and signing in by one. */
import type { Context } from 'hono'
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
import {
  addRoute,
  beginRoute,
  beginSignInRoute,
  listRoute,
  removeRoute,
  renameRoute,
  signInRoute,
} from '../wire/routes/passkeys.ts'
import { cookieIn, dropCookie, keepCookie } from './cookie.ts'
import { limit, limitNetwork } from './limit.ts'
import { hasEnded } from './orphan.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { deviceHere, enterAs } from './session.ts'

export const passkeys = resource()

const cookieName = 'passkey'

/** The challenge is answered by the browser that asked, and by no other: its cookie names it. */
const giveChallenge = (c: Context<AppEnv>, id: string) =>
  keepCookie(c, cookieName, id, 'Strict', challengeLifetime)

function takeChallenge(c: Context<AppEnv>): string {
  const id = cookieIn(c, cookieName) ?? ''
  dropCookie(c, cookieName)
  return id
}

const listFor = async (c: Context<AppEnv>) => ({
  passkeys: await passkeysOf(c.env, signedIn(c).account),
})

passkeys.openapi(listRoute, async (c) => c.json(await listFor(c), 200))

passkeys.openapi(beginRoute, async (c) => {
  const session = signedIn(c)
  await limit(c, 'passkeys', session.account)
  const begun = await beginPasskey(c.env, session, Date.now())
  if (!begun) throw new ProblemError('too-many')
  giveChallenge(c, begun.id)
  return c.json({ options: begun.options }, 200)
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

passkeys.openapi(renameRoute, async (c) => {
  const { passkey } = c.req.valid('param')
  if (!(await renamePasskey(c.env, signedIn(c).account, passkey, c.req.valid('json').name)))
    throw new ProblemError('not-found')
  return c.json(await listFor(c), 200)
})

passkeys.openapi(removeRoute, async (c) => {
  const { passkey } = c.req.valid('param')
  if (!(await removePasskey(c.env, signedIn(c).account, passkey)))
    throw new ProblemError('not-found')
  return c.json(await listFor(c), 200)
})

passkeys.openapi(beginSignInRoute, async (c) => {
  await limitNetwork(c, 'passkeySignIns')
  const begun = await beginPasskeySignIn(c.env, Date.now())
  giveChallenge(c, begun.id)
  return c.json({ options: begun.options }, 200)
})

passkeys.openapi(signInRoute, async (c) => {
  const now = Date.now()
  const { response } = c.req.valid('json')
  const account = await accountByPasskey(c.env, takeChallenge(c), response, now)
  if (account === null) throw new ProblemError('passkey-refused')
  await enterAs(c, account, now, (opening) => openByPasskey(c.env, account, opening))
  return c.json({ me: await profileFor(c.env, account) }, 200)
})
