/** The devices on which I am signed in. */
import { tablesInShort } from '../accounts/passes.ts'
import { endSession, sessionsOf } from '../accounts/session.ts'
import { endRoute, listRoute } from '../wire/routes/devices.ts'
import { ProblemError } from './problem.ts'
import { resource, signedIn } from './route.ts'
import { takeCookie } from './session.ts'

export const devices = resource()

devices.openapi(listRoute, async (c) => {
  const { account, session } = signedIn(c)
  const open = await sessionsOf(c.env, account)
  const named = new Map(
    (await tablesInShort(c.env, [...new Set(open.flatMap(({ tables }) => tables ?? []))])).map(
      (table) => [table.id, table] as const,
    ),
  )
  const list = open.map(({ tables, expiresAt: _, ...one }) => ({
    ...one,
    here: one.id === session,
    only: tables?.flatMap((table) => named.get(table) ?? []) ?? null,
  }))
  return c.json({ devices: list.toSorted((a, b) => Number(b.here) - Number(a.here)) }, 200)
})

devices.openapi(endRoute, async (c) => {
  const { account, session } = signedIn(c)
  const { device } = c.req.valid('param')
  if (!(await endSession(c.env, { account, session: device }))) throw new ProblemError('not-found')
  if (device === session) await takeCookie(c)
  return c.body(null, 204)
})
