/** Links of letters: playing one table on a device where its reader is not signed in. */
import { limitedProfile } from '../accounts/account.ts'
import {
  endPasses,
  enterByPass,
  lookAtPass,
  openPasses,
  tablesInShort,
} from '../accounts/passes.ts'
import { reportFault } from '../fault.ts'
import { enterNote } from '../notices/note.ts'
import { countRoute, endRoute, enterRoute, lookRoute } from '../wire/routes/passes.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { resource, signedIn } from './route.ts'
import { deviceHere, enterTableAs, sessionHereOf } from './session.ts'

export const passes = resource()

passes.openapi(lookRoute, async (c) => {
  await limitNetwork(c, 'passTries')
  const look = await lookAtPass(c.env, c.req.valid('json').token, Date.now())
  if (!look) throw new ProblemError('pass-over')
  await unlimitNetwork(c, 'passTries')
  const { account, name, table } = look
  const session = await sessionHereOf(c, account)
  const here = session !== null && (session.tables === null || session.tables.includes(table))
  return c.json({ name, person: account, table, here }, 200)
})

passes.openapi(enterRoute, async (c) => {
  const now = Date.now()
  const { token } = c.req.valid('json')
  await limitNetwork(c, 'passTries')
  const look = await lookAtPass(c.env, token, now)
  if (!look) throw new ProblemError('pass-over')
  await unlimitNetwork(c, 'passTries')
  const { account, table } = look
  const found = await sessionHereOf(c, account)
  const entered = await enterTableAs(c, account, table, now, async (present, opening) => {
    const session = await enterByPass(c.env, token, present, opening)
    if (!session) throw new ProblemError('pass-over')
    return session
  })
  if (entered.isOpened) {
    const [about] = await tablesInShort(c.env, [table])
    const opened = { note: 'pass-used', table, device: deviceHere(c) } as const
    const of = { title: about?.title ?? '', host: about?.host ?? null }
    // The seat is open by now: a letter that fails must not keep its reader from it.
    await enterNote(c.env, account, { ...opened, ...of }, now).catch((error: unknown) =>
      reportFault('Nobody was told that a letter’s link was used.', error),
    )
  }
  const me = await profileFor(c.env, account)
  const tables = entered.isOpened ? [table, ...(found?.tables ?? [])] : (found?.tables ?? null)
  return c.json({ me: tables ? limitedProfile(me, [...new Set(tables)]) : me }, 200)
})

passes.openapi(countRoute, async (c) =>
  c.json({ open: await openPasses(c.env, signedIn(c).account, Date.now()) }, 200),
)

passes.openapi(endRoute, async (c) => {
  await endPasses(c.env, signedIn(c).account)
  return c.json({ open: 0 }, 200)
})
