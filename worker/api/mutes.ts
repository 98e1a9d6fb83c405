/** What I want no letters of for a while. */
import { type Mutable, mutesOf, muteThrough, unmute } from '../notices/mutes.ts'
import { exampleId } from '../wire/schema/basics.ts'
import { MuteEnd, MuteList, MuteRequest } from '../wire/schema/channels.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, routesOf, signedIn } from './route.ts'

export const mutes = resource()

const route = routesOf('notices')

const answer = { 200: json(MuteList, 'What is muted, what ends first before the others.') }

const listMutes = route({
  method: 'get',
  path: '/me/mutes',
  operationId: 'listMutes',
  summary: 'List what I have muted',
  description: 'The tables and kinds of notices that I have muted for a while.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in') },
})

mutes.openapi(listMutes, async (c) =>
  c.json({ mutes: await mutesOf(c.env, signedIn(c).account) }, 200),
)

/** What a request names: a table or a kind, and not both. */
function named({ table, kind }: MuteEnd): Mutable {
  if (table !== undefined && kind === undefined) return { table }
  if (kind !== undefined && table === undefined) return { kind }
  throw new ProblemError('bad-request', {
    fields: [{ field: 'table', message: 'Name a table or a kind.' }],
  })
}

const putMute = route({
  method: 'put',
  path: '/me/mutes',
  operationId: 'mute',
  summary: 'Mute a table or a kind',
  description:
    'Mutes a table of mine or a kind of notices through a day: they only lie in my letterbox.',
  who: 'signed-in',
  request: jsonBody(MuteRequest, { table: exampleId, through: '2027-07-14' }),
  responses: {
    ...answer,
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'),
  },
})

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

const endMute = route({
  method: 'post',
  path: '/me/mutes/end',
  operationId: 'endMute',
  summary: 'End muting',
  description: 'Lets me hear again of a table or a kind that I have muted.',
  who: 'signed-in',
  request: jsonBody(MuteEnd, { table: exampleId }),
  responses: {
    ...answer,
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'),
  },
})

mutes.openapi(endMute, async (c) => {
  const { account } = signedIn(c)
  await unmute(c.env, account, named(c.req.valid('json')))
  return c.json({ mutes: await mutesOf(c.env, account) }, 200)
})
