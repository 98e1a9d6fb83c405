/** Links of letters: playing one table on a device where its reader is not signed in. */
import { limitedProfile, profileOf } from '../accounts/account.ts'
import {
  endPasses,
  enterByPass,
  lookAtPass,
  openPasses,
  tablesInShort,
} from '../accounts/passes.ts'
import { reportFault } from '../fault.ts'
import { enterNote } from '../notices/note.ts'
import { exampleToken } from '../wire/schema/basics.ts'
import { MeAnswer } from '../wire/schema/me.ts'
import { CardLink, PassCount, PassLook } from '../wire/schema/ways-in.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, routesOf, signedIn } from './route.ts'
import { deviceHere, enterTableAs, sessionHereOf } from './session.ts'

export const passes = resource()

const route = routesOf('devices')

const lookRoute = route({
  method: 'post',
  path: '/pass/look',
  operationId: 'lookAtPass',
  summary: 'Look at a letter’s link',
  description:
    'Tells as whom a letter’s link would let me play, and at which table. Changes nothing.',
  who: 'anyone',
  request: jsonBody(CardLink, { token: exampleToken }),
  responses: {
    200: json(PassLook, 'What the link would do.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'pass-over',
      'too-many',
    ),
  },
})

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

const enterRoute = route({
  method: 'post',
  path: '/pass',
  operationId: 'enterByPass',
  summary: 'Play by a letter’s link',
  description:
    'Lets me play the table of a letter’s link here, as the letter’s reader: that table and nothing else. Uses the link up. Somebody else who is here stays on this device.',
  who: 'anyone',
  request: jsonBody(CardLink, { token: exampleToken }),
  responses: {
    200: json(MeAnswer, 'The account, as far as it is mine here.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'pass-over',
      'device-full',
      'too-many',
    ),
  },
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
  const me = await profileOf(c.env, account)
  const tables = entered.isOpened ? [table, ...(found?.tables ?? [])] : (found?.tables ?? null)
  return c.json({ me: me && tables ? limitedProfile(me, [...new Set(tables)]) : me }, 200)
})

const countRoute = route({
  method: 'get',
  path: '/me/passes',
  operationId: 'countPasses',
  summary: 'Count the links of my letters',
  description: 'How many links of my letters can still open their table on another device.',
  who: 'signed-in',
  responses: { 200: json(PassCount, 'The number.'), ...problemResponses('not-signed-in') },
})

passes.openapi(countRoute, async (c) =>
  c.json({ open: await openPasses(c.env, signedIn(c).account, Date.now()) }, 200),
)

const endRoute = route({
  method: 'delete',
  path: '/me/passes',
  operationId: 'endPasses',
  summary: 'End the links of my letters',
  description: 'From now on they lead to the table, and let nobody in.',
  who: 'signed-in',
  responses: {
    200: json(PassCount, 'None is left.'),
    ...problemResponses('not-signed-in', 'wrong-origin'),
  },
})

passes.openapi(endRoute, async (c) => {
  await endPasses(c.env, signedIn(c).account)
  return c.json({ open: 0 }, 200)
})
