import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { app } from '../../worker/api/app.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { Client, type Sending } from './client.ts'
import {
  actingOf,
  firstTurn,
  type Guest,
  outboxOf,
  playOne,
  runAlarm,
  startedTable,
  storageOf,
  tableFor,
} from './table-helpers.ts'

const uuid = '3b241101-e2bb-4255-8caf-4136c566a962'
let running: Awaited<ReturnType<typeof startedTable>>
let acting: Guest
let waiting: Guest
let gathering: string
let revision: number
let move: unknown

beforeAll(async () => {
  running = await startedTable()
  await playOne(running.id, running.players)
  const now = await actingOf(running.id, running.players)
  acting = now.acting
  waiting = now.waiting
  const turn = firstTurn(now.table)
  revision = turn.revision
  move = turn.moves[0]
  gathering = (await tableFor([acting], { seats: 3 })).id
  await runAlarm(running.id)
  await runAlarm(gathering)
})

/** All that is kept about both tables, here and in D1. */
const kept = async () => [
  await storageOf(running.id),
  await storageOf(gathering),
  await outboxOf(running.id),
  await outboxOf(gathering),
  (await env.DB.prepare('SELECT * FROM tables ORDER BY id').all()).results,
  (await env.DB.prepare('SELECT * FROM seats ORDER BY "table", seat').all()).results,
]

interface Bad {
  readonly what: string
  readonly as?: () => Client
  readonly method?: string
  readonly path: () => string
  readonly body?: () => unknown
  readonly how?: Sending
  readonly status: number
  readonly problem: string
  /** Fields, or the rule, that the problem names. */
  readonly names?: Record<string, unknown>
}

const table = (path = '') => `/api/tables/${running.id}${path}`
const turn = (change: Record<string, unknown> = {}) => ({
  revision,
  moves: [move],
  turn: crypto.randomUUID(),
  ...change,
})
const field = (name: string) => ({
  fields: expect.arrayContaining([expect.objectContaining({ field: name })]),
})
const text = (raw: string): Sending => ({ raw, headers: { 'content-type': 'application/json' } })

/** Every route that changes something, with a request that is good but for what is tested. */
const changing: ReadonlyArray<Pick<Bad, 'what' | 'method' | 'path' | 'body'> & { takes: boolean }> =
  [
    {
      what: 'createTable',
      method: 'POST',
      path: () => '/api/tables',
      body: () => ({ game: 'villagers', seats: 2 }),
      takes: true,
    },
    { what: 'takeSeat', method: 'POST', path: () => table('/seat'), takes: false },
    { what: 'leaveSeat', method: 'DELETE', path: () => table('/seat'), takes: false },
    { what: 'startTable', method: 'POST', path: () => table('/start'), takes: false },
    {
      what: 'submitTurn',
      method: 'POST',
      path: () => table('/turns'),
      body: () => turn(),
      takes: true,
    },
  ]

const large = JSON.stringify({ moves: 'x'.repeat(70_000) })

const bad: Bad[] = [
  ...changing.flatMap((route): Bad[] => [
    {
      ...route,
      what: `${route.what} from another site`,
      how: { headers: { origin: 'https://elsewhere.example' } },
      status: 403,
      problem: 'wrong-origin',
    },
    {
      ...route,
      what: `${route.what} without an origin`,
      how: { headers: { origin: null } },
      status: 403,
      problem: 'wrong-origin',
    },
    {
      ...route,
      what: `${route.what} by nobody`,
      as: () => new Client(),
      status: 401,
      problem: 'not-signed-in',
    },
    {
      ...route,
      what: `${route.what} as a form`,
      how: { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      status: 415,
      problem: 'wrong-content-type',
    },
    {
      ...route,
      what: `${route.what} as something like JSON`,
      how: { raw: '{}', headers: { 'content-type': 'application/jsonish' } },
      status: 415,
      problem: 'wrong-content-type',
    },
    {
      ...route,
      what: `${route.what} too large`,
      how: text(large),
      status: 413,
      problem: 'too-large',
    },
    ...(route.takes
      ? [
          {
            ...route,
            what: `${route.what} cut off`,
            how: text('{"game": "vill'),
            status: 400,
            problem: 'bad-request',
          },
          {
            ...route,
            what: `${route.what} with a list`,
            how: text('[]'),
            status: 400,
            problem: 'bad-request',
          },
          {
            ...route,
            what: `${route.what} with an empty body`,
            how: text(''),
            status: 400,
            problem: 'bad-request',
          },
        ]
      : []),
  ]),
  ...['', '/history', '/record', '/seat', '/start', '/turns', '/socket'].flatMap((path): Bad[] =>
    [() => freshId(), () => 'short', () => '..%2f..', () => `${'a'.repeat(22)}!`].map((id, i) => ({
      what: `an unknown table, ${i}, ${path}`,
      method: path === '/seat' || path === '/start' || path === '/turns' ? 'POST' : 'GET',
      path: () => `/api/tables/${id()}${path}`,
      ...(path === '/turns' && { body: () => turn() }),
      ...(path === '/socket' && {
        how: { headers: { upgrade: 'websocket', origin: env.ORIGIN } },
      }),
      status: 404,
      problem: 'not-found',
    })),
  ),
  ...(
    [
      [{ game: 'chess', seats: 2 }, 'game'],
      [{ game: 'villagers' }, 'seats'],
      [{ game: 'my-village', seats: 1 }, 'seats'],
      [{ game: 'villagers', seats: 6 }, 'seats'],
      [{ game: 'villagers', seats: 2.5 }, 'seats'],
      [{ game: 'villagers', seats: 2, options: { padlocks: 'yes' } }, 'options.padlocks'],
      [{ game: 'villagers', seats: 5, options: { modules: ['scoundrels'] } }, 'options'],
      [{ game: 'villagers', seats: 2, access: 'secret' }, 'access'],
      [{ game: 'villagers', seats: 2, title: 'x'.repeat(61) }, 'title'],
    ] as const
  ).map(
    ([body, name]): Bad => ({
      what: `a table with a wrong ${name}`,
      method: 'POST',
      path: () => '/api/tables',
      body: () => body,
      status: 400,
      problem: 'bad-request',
      names: field(name),
    }),
  ),
  ...(
    [
      [{ revision: -1 }, 'revision'],
      [{ revision: '1' }, 'revision'],
      [{ moves: [] }, 'moves'],
      [{ moves: [{}] }, 'moves.0.do'],
      [{ moves: ['draft'] }, 'moves.0'],
      [{ moves: Array.from({ length: 201 }, () => ({ do: 'draft' })) }, 'moves'],
      [{ turn: 'again' }, 'turn'],
    ] as const
  ).map(
    ([change, name]): Bad => ({
      what: `a turn with a wrong ${name}`,
      method: 'POST',
      path: () => table('/turns'),
      body: () => turn(change),
      status: 400,
      problem: 'bad-request',
      names: field(name),
    }),
  ),
  {
    what: 'an illegal move',
    method: 'POST',
    path: () => table('/turns'),
    body: () => turn({ moves: [{ do: 'draft', from: 'the moon' }] }),
    status: 422,
    problem: 'illegal-move',
    names: { rule: expect.stringMatching(/^V/) },
  },
  {
    what: 'a move out of turn',
    as: () => waiting,
    method: 'POST',
    path: () => table('/turns'),
    body: () => turn(),
    status: 422,
    problem: 'illegal-move',
    names: { rule: 'V4.1' },
  },
  {
    what: 'a stale turn',
    method: 'POST',
    path: () => table('/turns'),
    body: () => turn({ revision: revision - 1 }),
    status: 409,
    problem: 'stale-revision',
  },
  {
    what: 'a turn from the future',
    method: 'POST',
    path: () => table('/turns'),
    body: () => turn({ revision: revision + 1 }),
    status: 409,
    problem: 'stale-revision',
  },
  {
    what: 'a turn before the start',
    method: 'POST',
    path: () => `/api/tables/${gathering}/turns`,
    body: () => turn({ turn: uuid }),
    status: 409,
    problem: 'not-started',
  },
  ...(['/turns', '/start', '/seat'] as const).map(
    (path): Bad => ({
      what: `a stranger, ${path}`,
      as: () => running.stranger,
      method: path === '/seat' ? 'DELETE' : 'POST',
      path: () => table(path),
      ...(path === '/turns' && { body: () => turn() }),
      status: 403,
      problem: 'not-your-seat',
    }),
  ),
  {
    what: 'a record before the end',
    path: () => table('/record'),
    status: 409,
    problem: 'not-over',
  },
  {
    what: 'a history from nowhere',
    path: () => table('/history?after=-1'),
    status: 400,
    problem: 'bad-request',
    names: field('after'),
  },
  {
    what: 'a list of nothing known',
    path: () => '/api/tables?which=all',
    status: 400,
    problem: 'bad-request',
    names: field('which'),
  },
  {
    what: 'a socket from another site',
    path: () => table('/socket'),
    how: { headers: { upgrade: 'WebSocket', origin: 'https://elsewhere.example' } },
    status: 403,
    problem: 'wrong-origin',
  },
  {
    what: 'a way of asking that there is not',
    method: 'PUT',
    path: () => table('/seat'),
    status: 405,
    problem: 'method-not-allowed',
  },
  {
    what: 'a path that there is not',
    path: () => table('/shouting'),
    status: 404,
    problem: 'not-found',
  },
]

describe('a bad request gets its problem and changes nothing', () => {
  test.each(bad)(
    '$what',
    async ({ as, method = 'GET', path, body, how, status, problem, names }) => {
      const before = await kept()
      const answer = await (as ?? (() => acting))().send(method, path(), body?.(), how)
      expect(answer.body).toMatchObject({ type: `/problems/${problem}`, status, ...names })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await kept()).toEqual(before)
    },
  )
})

/** A body that says nothing about its length, in pieces. */
const streamed = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

describe('the door', () => {
  const post = (body: BodyInit, headers: Record<string, string>) =>
    app.fetch(
      new Request(`${env.ORIGIN}/api/tables`, {
        method: 'POST',
        headers: { origin: env.ORIGIN, cookie: acting.cookie ?? '', ...headers },
        body,
      }),
      env,
    )

  test('takes JSON with a charset, and in pieces', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const made = await post(streamed('{"game":"vill', 'agers","seats":2}'), headers)
    expect(made.status).toBe(201)
  })

  test('lets a request without a body say so', async () => {
    const nothing: Sending = { raw: '', headers: { 'content-length': '0' } }
    const { id } = await tableFor([acting], { seats: 3 })
    const answer = await waiting.post(`/api/tables/${id}/seat`, undefined, nothing)
    expect(answer.status).toBe(200)
  })

  test('measures a body in pieces, whatever it says of its length', async () => {
    const headers = { 'content-type': 'application/json' }
    const pieces = Array.from({ length: 70 }, () => ' '.repeat(1000))
    expect((await post(streamed(...pieces, '{}'), headers)).status).toBe(413)
  })

  test('answers with safe headers and nothing to keep', async () => {
    const { headers } = await acting.get(table())
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('says nothing about a fault of ours, and logs it without the values at hand', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.exec('ALTER TABLE seats RENAME TO seats_away')
    const { status, body } = await acting.get('/api/tables?which=over')
    await env.DB.exec('ALTER TABLE seats_away RENAME TO seats')
    expect(status).toBe(500)
    expect(body).toEqual({ type: '/problems/internal', title: expect.any(String), status: 500 })
    const said = report.mock.calls.flat().join()
    report.mockRestore()
    expect(said).toContain('no such table')
    expect(said).not.toContain(acting.id)
  })

  test('says what may be done instead', async () => {
    const { headers } = await acting.send('PUT', table('/seat'), undefined)
    expect(headers.get('allow')).toBe('POST, DELETE')
  })
})
