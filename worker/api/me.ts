import {
  accountOf,
  changeAccount,
  createGuest,
  limitedProfile,
  newsIn,
  profileOf,
} from '../accounts/account.ts'
import { dataOf } from '../accounts/data.ts'
import { deleteAccount } from '../accounts/leave.ts'
import { personStub } from '../accounts/person.ts'
import { objectionTo } from '../wire/names.ts'
import { GuestRequest, MeAnswer, MeChange } from '../wire/schema/me.ts'
import { MyData } from '../wire/schema/my-data.ts'
import { TableList } from '../wire/schema/table-list.ts'
import { limit, limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import {
  json,
  jsonBody,
  problemResponses,
  resource,
  routesOf,
  signedIn,
  socketOf,
} from './route.ts'
import { answerOwn, deviceHere, giveCookie, livePath, takeCookie } from './session.ts'

export const me = resource()

const route = routesOf('account')

const getMe = route({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  summary: 'Who I am',
  description:
    'My account with its settings, and how much waits for me. `null` without a session. A browser that came by a letter’s link is told at which tables it counts.',
  who: 'anyone',
  responses: { 200: json(MeAnswer, 'My account.') },
})

me.openapi(getMe, async (c) => {
  const { session, limited } = c.var
  const profile = session && (await profileOf(c.env, session.account))
  return c.json({ me: profile && limited ? limitedProfile(profile, limited.tables) : profile }, 200)
})

const openMySocket = route({
  method: 'get',
  path: livePath,
  operationId: 'openMySocket',
  summary: 'Hear of my tables and letters',
  description:
    'A WebSocket that says how my list of tables and my letterbox stand, and then what changes there (`LiveMessage`). Without `Upgrade: websocket` it answers with my list of tables alone.',
  who: 'signed-in',
  responses: {
    200: json(TableList, 'Without `Upgrade: websocket`: my list of tables.'),
    101: { description: 'The socket is open.' },
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'not-signed-in',
      'only-this-table',
      'too-many',
    ),
  },
})

me.openapi(openMySocket, async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return answerOwn(c, 'tables')
  const { visit } = c.var
  if (!visit) throw new ProblemError('not-signed-in')
  const url = new URL(c.env.ORIGIN)
  url.searchParams.set('session', visit.session)
  if (visit.device !== null) url.searchParams.set('device', visit.device)
  const person = personStub(c.env, visit.account)
  const answer = await person.fetch(url, { headers: { upgrade: 'websocket' } })
  if (answer.status === 401) throw new ProblemError('not-signed-in')
  if (answer.status === 403) throw new ProblemError('only-this-table')
  if (answer.status === 429) throw new ProblemError('too-many')
  return socketOf(answer)
})

const createMyGuest = route({
  method: 'post',
  path: '/me/guest',
  operationId: 'createGuest',
  summary: 'Play as a guest',
  description:
    'Makes a guest account and signs this browser in. Whoever has a session keeps the account they have.',
  who: 'anyone',
  request: jsonBody(GuestRequest, { name: 'Ada', language: 'en' }),
  responses: {
    200: json(MeAnswer, 'My account.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'only-this-table',
      'too-many',
    ),
  },
})

me.openapi(createMyGuest, async (c) => {
  let { session } = c.var
  if (c.var.limited) throw new ProblemError('only-this-table')
  if (!session) {
    await limitNetwork(c, 'guests')
    const now = Date.now()
    session = await createGuest(c.env, c.req.valid('json'), { device: deviceHere(c), now })
    await giveCookie(c, session, now)
  }
  return c.json({ me: await profileOf(c.env, session.account) }, 200)
})

const changeMe = route({
  method: 'patch',
  path: '/me',
  operationId: 'changeMe',
  summary: 'Change my settings',
  description:
    'Changes my name, language, theme, hours, and how notices reach me. What the request does not name stays as it is.',
  who: 'signed-in',
  request: jsonBody(MeChange, { language: 'de', quiet: { from: 1320, to: 480 } }),
  responses: {
    200: json(MeAnswer, 'My account, changed.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'too-many',
    ),
  },
})

me.openapi(changeMe, async (c) => {
  const { account: id } = signedIn(c)
  const account = await accountOf(c.env, id)
  if (!account) throw new ProblemError('not-signed-in')
  const { hours, ...rest } = c.req.valid('json')
  const { name = account.name } = rest
  const objection = name === account.name ? null : objectionTo(name)
  if (objection !== null)
    throw new ProblemError('bad-request', { fields: [{ field: 'name', message: objection }] })
  const change = {
    ...rest,
    ...(hours && { hours: { from: hours.from, to: hours.to, days: hours.days } }),
  }
  const news = await newsIn(c.env, account, change)
  if (news.name) await limit(c, 'names', id)
  if (news.hours) await limit(c, 'hours', id)
  await changeAccount(c.env, account, change, news)
  return c.json({ me: await profileOf(c.env, id) }, 200)
})

const deleteMe = route({
  method: 'delete',
  path: '/me',
  operationId: 'deleteMe',
  summary: 'Delete my account',
  description:
    'Deletes my account with everything that belongs to it, at the tables too. A bot plays on where others would wait. There is no way back.',
  who: 'signed-in',
  responses: {
    204: { description: 'Gone.' },
    ...problemResponses('not-signed-in', 'wrong-origin'),
  },
})

me.openapi(deleteMe, async (c) => {
  await deleteAccount(c.env, signedIn(c).account, Date.now())
  await takeCookie(c)
  return c.body(null, 204)
})

const getMyData = route({
  method: 'get',
  path: '/me/data',
  operationId: 'getMyData',
  summary: 'Download my data',
  description: 'Everything that is kept about me, to save as a file.',
  who: 'signed-in',
  responses: { 200: json(MyData, 'The file.'), ...problemResponses('not-signed-in') },
})

me.openapi(getMyData, async (c) => {
  const data = await dataOf(c.env, signedIn(c).account)
  if (!data) throw new ProblemError('not-signed-in')
  c.header('content-disposition', 'attachment; filename="dorfpost.json"')
  return c.json(data, 200)
})
