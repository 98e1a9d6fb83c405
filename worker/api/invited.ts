/** Invitations by letter: what their links prove. */
import { accountOf } from '../accounts/account.ts'
import { lookAtInvitation, takeInvitedAddress } from '../accounts/invited.ts'
import { enterNote } from '../notices/note.ts'
import { lookRoute, takeRoute } from '../wire/routes/invited.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { resource, signedIn } from './route.ts'

export const invited = resource()

invited.openapi(lookRoute, async (c) => {
  await limitNetwork(c, 'passTries')
  const look = await lookAtInvitation(c.env, c.req.valid('json').token, Date.now())
  if (!look) throw new ProblemError('link-expired')
  await unlimitNetwork(c, 'passTries')
  return c.json(look, 200)
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
  return c.json({ me: await profileFor(c.env, account) }, 200)
})
