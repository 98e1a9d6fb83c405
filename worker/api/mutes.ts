/** Tables and kinds of which I want no letters for a while. */
import { type Mutable, mutesOf, muteThrough, unmute } from '../notices/mutes.ts'
import { endMute, listMutes, putMute } from '../wire/routes/mutes.ts'
import type { MuteEnd } from '../wire/schema/channels.ts'
import { ProblemError } from './problem.ts'
import { resource, signedIn } from './route.ts'

export const mutes = resource()

mutes.openapi(listMutes, async (c) =>
  c.json({ mutes: await mutesOf(c.env, signedIn(c).account) }, 200),
)

/** Target that a request names: a table or a kind, and not both. */
function named({ table, kind }: MuteEnd): Mutable {
  if (table !== undefined && kind === undefined) return { table }
  if (kind !== undefined && table === undefined) return { kind }
  throw new ProblemError('bad-request', {
    fields: [{ field: 'table', message: 'Name a table or a kind.' }],
  })
}

mutes.openapi(putMute, async (c) => {
  const { account } = signedIn(c)
  const { through, ...what } = c.req.valid('json')
  const now = Date.now()
  if (!(await muteThrough(c.env, account, named(what), through, now)))
    throw new ProblemError('bad-request', {
      fields: [
        { field: 'through', message: 'It is past or too far ahead, or you do not sit there.' },
      ],
    })
  return c.json({ mutes: await mutesOf(c.env, account) }, 200)
})

mutes.openapi(endMute, async (c) => {
  const { account } = signedIn(c)
  await unmute(c.env, account, named(c.req.valid('json')))
  return c.json({ mutes: await mutesOf(c.env, account) }, 200)
})
