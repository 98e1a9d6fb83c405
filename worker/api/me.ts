import {
  accountOf,
  changeAccount,
  createGuest,
  limitedProfile,
  newsIn,
  profileOf,
} from '../accounts/account.ts'
import { dataOf } from '../accounts/data.ts'
import { database } from '../accounts/database.ts'
import { deleteAccount } from '../accounts/leave.ts'
import { personStub } from '../accounts/person.ts'
import { playedBy } from '../accounts/played.ts'
import { manifests } from '../games/index.ts'
import { wordsOf } from '../games/words.ts'
import { late } from '../late.ts'
import { objectionTo } from '../wire/names.ts'
import {
  changeMe,
  createMyGuest,
  deleteMe,
  getMe,
  getMyData,
  getMyResults,
  openMySocket,
} from '../wire/routes/me.ts'
import { limit, limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { resource, signedIn, socketOf } from './route.ts'
import { answerOwn, deviceHere, giveCookie, takeCookie } from './session.ts'

export const me = resource()

const files = late(() => import('./result-files.ts'))

me.openapi(getMe, async (c) => {
  const { session, limited } = c.var
  const profile = session && (await profileOf(c.env, session.account))
  return c.json({ me: profile && limited ? limitedProfile(profile, limited.tables) : profile }, 200)
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

me.openapi(createMyGuest, async (c) => {
  let { session } = c.var
  if (c.var.limited) throw new ProblemError('only-this-table')
  if (!session) {
    await limitNetwork(c, 'guests')
    const now = Date.now()
    session = await createGuest(c.env, c.req.valid('json'), { device: deviceHere(c), now })
    await giveCookie(c, session, now)
  }
  return c.json({ me: await profileFor(c.env, session.account) }, 200)
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
  return c.json({ me: await profileFor(c.env, id) }, 200)
})

me.openapi(deleteMe, async (c) => {
  await deleteAccount(c.env, signedIn(c).account, Date.now())
  await takeCookie(c)
  return c.body(null, 204)
})

me.openapi(getMyResults, async (c) => {
  const { format, lang } = c.req.valid('query')
  const { account } = signedIn(c)
  const [played, { bgStatsOf, csvOf }] = await Promise.all([
    playedBy(database(c.env), account),
    files(),
  ])
  const titles = Object.fromEntries(
    manifests.map(({ game }) => [game.id, wordsOf(game.id, lang).title] as const),
  )
  const name = `dorfpost-${new Date().toISOString().slice(0, 10)}`
  if (format === 'bg-stats') {
    c.header('content-disposition', `attachment; filename="${name}.json"`)
    return c.json(bgStatsOf(played, titles), 200)
  }
  c.header('content-disposition', `attachment; filename="${name}.csv"`)
  return c.body(csvOf(played, account, titles), 200, { 'content-type': 'text/csv; charset=utf-8' })
})

me.openapi(getMyData, async (c) => {
  const data = await dataOf(c.env, signedIn(c).account)
  if (!data) throw new ProblemError('not-signed-in')
  c.header('content-disposition', 'attachment; filename="dorfpost.json"')
  return c.json(data, 200)
})
