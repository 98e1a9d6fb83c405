import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { sessionMiddleware } from '../accounts/session.ts'
import { me } from './me.ts'
import { answerProblem, ProblemError } from './problem.ts'
import { resource } from './route.ts'

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE']
const largestBody = 64 * 1024

/** The whole API, below `/api`. Each resource is a file of its own. */
export const app = resource()

app.use(secureHeaders())

// Hono's csrf() looks at form content types only; every unsafe request and every socket must come from our own pages.
app.use('/api/*', async (c, next) => {
  const isUnsafe = unsafe.includes(c.req.method) || c.req.header('upgrade') === 'websocket'
  if (isUnsafe && c.req.path !== '/api/unsubscribe') {
    if (c.req.header('origin') !== c.env.ORIGIN) return answerProblem(c, 'wrong-origin')
    const hasBody = c.req.raw.body !== null
    if (hasBody && !c.req.header('content-type')?.startsWith('application/json'))
      return answerProblem(c, 'wrong-content-type')
  }
  await next()
  c.header('cache-control', 'no-store')
  return undefined
})

app.use(
  '/api/*',
  bodyLimit({ maxSize: largestBody, onError: (c) => answerProblem(c, 'too-large') }),
)

app.use('/api/*', sessionMiddleware)

app.route('/api', me)

app.notFound((c) => answerProblem(c, 'not-found'))

app.onError((error, c) => {
  if (error instanceof ProblemError) return answerProblem(c, error.code, error.extra)
  // Hono's own exceptions: a body that is no JSON, above all.
  if (error instanceof HTTPException && error.status < 500)
    return answerProblem(c, 'bad-request', { detail: error.message })
  console.error(error)
  return answerProblem(c, 'internal')
})
