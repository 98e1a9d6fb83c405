import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { isOverload, reportFault } from '../fault.ts'
import { away } from './away.ts'
import { calendar } from './calendar.ts'
import { cards } from './cards.ts'
import { channels } from './channels.ts'
import { clubPeople } from './club-people.ts'
import { clubs } from './clubs.ts'
import { deals } from './deals.ts'
import { dev } from './dev.ts'
import { devices } from './devices.ts'
import { games } from './games.ts'
import { guards } from './guards.ts'
import { hotSeat } from './hot-seat.ts'
import { house } from './house.ts'
import { instance } from './instance.ts'
import { invited } from './invited.ts'
import { ladders } from './ladders.ts'
import { letters } from './letters.ts'
import { lookouts } from './lookouts.ts'
import { me } from './me.ts'
import { mutes } from './mutes.ts'
import { isNestedDeeper } from './nesting.ts'
import { onlyOperator } from './only-operator.ts'
import { openapi } from './openapi.ts'
import { tableOperations } from './operations.ts'
import { operator } from './operator.ts'
import { operatorDay } from './operator-day.ts'
import { hasEnded, isOrphan } from './orphan.ts'
import { isPage, page } from './pages.ts'
import { passes } from './passes.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { pictures, previews } from './pictures.ts'
import { answerProblem, ProblemError } from './problem.ts'
import type { AppEnv } from './route.ts'
import { sessionMiddleware } from './session.ts'
import { signIn } from './sign-in.ts'
import { tableFile } from './table-file.ts'
import { tables } from './tables.ts'
import { toFind } from './to-find.ts'
import { tournaments } from './tournaments.ts'

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const largestBody = 64 * 1024
/** But for what the operator brings of another instance: all of a table or a person is in it. */
const largestFile = 24 * 1024 * 1024
const isFile = /^\/api\/operator\/(?:tables\/[\w-]+\/file|instance\/record)$/
/** Seconds after which somebody who is asked to come again does so. */
const soon = 5
/** Nothing that we take has more arrays and objects inside one another. */
const deepestBody = 32
const isJson = /^application\/json\s*(;|$)/i

/**
 * Returns true for requests that may come from anywhere, as they go by a secret of their own and no cookie: a
 * letter's last link, and the operator.
 */
const isAnywheres = (path: string): boolean =>
  path === '/api/unsubscribe' || path.startsWith('/api/operator/')

/**
 * The whole API, below `/api`. Each resource is a file of its own. The router finds a route by one expression; for paths
 * that it cannot tell apart so (`/a/{b}` and `/a/c` behind another parameter) it throws at the first request.
 */
export const app = new OpenAPIHono<AppEnv>({ router: new RegExpRouter() })

app.use(guards)

// Hono's csrf() looks at form content types only; every unsafe request and every socket must come from our own pages.
app.use('/api/*', async (c, next) => {
  const isUnsafe =
    unsafe.includes(c.req.method) || c.req.header('upgrade')?.toLowerCase() === 'websocket'
  if (isUnsafe && !isAnywheres(c.req.path)) {
    if (c.req.header('origin') !== c.env.ORIGIN) return answerProblem(c, 'wrong-origin')
    // Browsers send `Content-Length: 0` with a POST of nothing; its body is a stream all the same.
    const hasBody = c.req.raw.body !== null && c.req.header('content-length') !== '0'
    if (hasBody && !isJson.test(c.req.header('content-type') ?? ''))
      return answerProblem(c, 'wrong-content-type')
  }
  await next()
  // In place: to a finished answer, `c.header` makes another one around it.
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return undefined
})

const ofUsualSize = bodyLimit({
  maxSize: largestBody,
  onError: (c) => answerProblem(c, 'too-large'),
})
const ofAFile = bodyLimit({ maxSize: largestFile, onError: (c) => answerProblem(c, 'too-large') })

app.use(async (c, next) => {
  if (!isFile.test(c.req.path)) return ofUsualSize(c, next)
  // Only an operator may send that much.
  await onlyOperator(c)
  return ofAFile(c, next)
})

// JSON that is nested without end overflows the stack of any code that walks through it later.
app.use('/api/*', async (c, next) => {
  if (!c.req.raw.body || !isJson.test(c.req.header('content-type') ?? '')) return next()
  if (isNestedDeeper(await c.req.text(), deepestBody))
    return answerProblem(c, 'bad-request', { detail: 'The request is nested too deeply.' })
  return next()
})

app.use('/api/*', sessionMiddleware)

app.route('/api', me)
app.route('/api', lookouts)
app.route('/api', signIn)
app.route('/api', devices)
app.route('/api', cards)
app.route('/api', hotSeat)
app.route('/api', passes)
app.route('/api', invited)
app.route('/api', passkeys)
app.route('/api', letters)
app.route('/dev', dev)
app.route('/api', games)
app.route('/api', tables)
app.route('/api', tableOperations)
app.route('/api', away)
app.route('/api', channels)
app.route('/api', mutes)
app.route('/api', calendar)
app.route('/api', people)
app.route('/api', clubs)
app.route('/api', clubPeople)
app.route('/api', ladders)
app.route('/api', house)
app.route('/api', tournaments)
app.route('/api', deals)
app.route('/api', operator)
app.route('/api', operatorDay)
app.route('/api', tableFile)
app.route('/api', instance)
app.route('/api', pictures)
app.route('/', previews)
app.route('/', toFind)
app.get('/api/openapi.json', (c) =>
  c.body(openapi(app, c.env.ORIGIN), 200, { 'content-type': 'application/json' }),
)

app.notFound((c) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isRead && isPage(c.req.path)) return page(c)
  const allowed = methods.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  )
  if (allowed.length === 0) return answerProblem(c, 'not-found')
  c.header('allow', allowed.join(', '))
  return answerProblem(c, 'method-not-allowed')
})

app.onError(async (error, c) => {
  if (error instanceof ProblemError) return answerProblem(c, error.code, error.extra)
  // Hono's own exceptions: a body that is no JSON, above all.
  if (error instanceof HTTPException && error.status < 500)
    return answerProblem(c, 'bad-request', { detail: error.message })
  if (isOrphan(error) && (await hasEnded(c))) return answerProblem(c, 'not-signed-in')
  if (isOverload(error)) {
    reportFault('A request was shed.', error)
    return answerProblem(c, 'busy', { retryAfter: soon })
  }
  reportFault('A request failed.', error)
  return answerProblem(c, 'internal')
})
