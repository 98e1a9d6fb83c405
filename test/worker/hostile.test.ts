import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '../../worker/api/app.ts'
import { equal } from '../kernel/equal.ts'
import { fc } from '../kernel/seeds.ts'
import { Client, guest } from './client.ts'
import { attempts, type Operation, readDocument, rowsOf, tableStorage } from './hostile.ts'
import { signedIn } from './people.ts'
import { type Guest, playOne, runAlarm, sendNotices, stubOf, tableFor } from './table-helpers.ts'
import { listen } from './table-socket.ts'

/** Number of requests of each kind, for each operation. */
const numRuns = 12
const patient = 120_000

/** Secrets that only its owner may ever read. */
const secrets = {
  note: 'a note for nobody else',
  address: 'victim@secret.example',
  wish: 'ahead-of-time',
}

let world: Awaited<ReturnType<typeof makeWorld>>

/** A running table between two, at which the first keeps all that can be kept there. */
async function tableWithSecrets(ada: Guest, bob: Guest) {
  const players: [Guest, Guest] = [ada, bob]
  const { id } = await tableFor(players)
  const at = `/api/tables/${id}`
  await playOne(id, players)
  expect((await ada.put(`${at}/note`, { text: secrets.note })).status).toBe(200)
  const message = crypto.randomUUID()
  expect((await ada.post(`${at}/talk`, { text: 'Hello!', message })).status).toBe(200)
  const { play } = (await ada.get(at)).body.table
  // A wish that no turn ever grants: it is kept for as long as nobody plays.
  const laid = await ada.put(`${at}/plan`, {
    steps: [[{ moves: [{ do: 'no-hire' }], text: secrets.wish }]],
    orders: [],
    forced: false,
    version: 0,
    revision: play.revision,
  })
  expect(laid.status, JSON.stringify(laid.body)).toBe(200)
  expect(JSON.stringify(laid.body.table.plan)).toContain(secrets.wish)
  // Both have seen how it stands, so that no page or letter notes that later.
  for (const one of players) await one.get(at)
  // The list knows them, and so does their data. The letter goes now: no alarm may write while requests are sent.
  await sendNotices(id)
  return { id, players, message }
}

/** Two people at such a table, and a table that gathers. */
async function makeWorld() {
  const ada = await signedIn(secrets.address, 'Ada')
  const bob = await guest('Bob')
  const { id, players } = await tableWithSecrets(ada, bob)
  const { id: gathering } = await tableFor([ada], { seats: 4 })
  for (const table of [id, gathering]) await runAlarm(table)
  const seed = await runInDurableObject(stubOf(id), (_table, { storage }) => {
    const { play } = storage.sql.exec<{ play: string }>('SELECT play FROM facts').one()
    return String(JSON.parse(play).seed)
  })
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  const { document, operations } = await readDocument()
  expect(operations.length).toBeGreaterThan(50)
  return { ada, bob, players, id, gathering, seed, document, operations }
}

beforeAll(async () => {
  world = await makeWorld()
}, patient)

const known = () => ({
  id: [world.id, world.gathering, world.ada.id],
  seat: ['0', '1', '2'],
  revision: ['0', '1'],
})

/** Checks an answer: never a fault of ours, always a problem document when refused, and no secret. */
function isWellAnswered(
  { status, headers, body }: Awaited<ReturnType<Client['get']>>,
  isOwner = false,
): void {
  expect(status).toBeLessThan(500)
  if (status >= 400) {
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(body.type).toMatch(/^\/problems\/[a-z-]+$/)
    expect(body.status).toBe(status)
  }
  const whole = typeof body === 'string' ? body : JSON.stringify(body)
  expect(whole).not.toContain(world.seed)
  expect(whole).not.toMatch(/\bat [\w.]+ \(|\.ts:\d+/)
  if (isOwner) return
  for (const secret of Object.values(secrets)) expect(whole).not.toContain(secret)
}

const send = (client: Client, { method }: Operation, attempt: { path: string; body: unknown }) =>
  client.send(method, attempt.path, attempt.body, {})

/** ChannelSetup in that are made for newcomers, and need nobody's leave. */
const isForNewcomers = ({ id }: Operation) =>
  ['createGuest', 'signIn', 'signInByLink', 'signInByCode'].includes(id)

describe('hostile input', () => {
  test(
    'from nobody: no operation fails, tells a secret, or changes anything',
    async () => {
      const before = [await tableStorage(world.id), await tableStorage(world.gathering)]
      const rows = await rowsOf(world.ada.id)
      for (const operation of world.operations) {
        if (isForNewcomers(operation)) continue
        await fc.assert(
          fc.asyncProperty(attempts(operation, world.document, known(), 'any'), async (attempt) => {
            isWellAnswered(await send(new Client(), operation, attempt))
          }),
          { numRuns },
        )
      }
      expect([await tableStorage(world.id), await tableStorage(world.gathering)]).toEqual(before)
      expect(await rowsOf(world.ada.id)).toEqual(rows)
    },
    patient,
  )

  test(
    'from somebody who sits there: what is refused changes nothing at the table',
    async () => {
      let before = await tableStorage(world.id)
      for (const operation of world.operations) {
        if (operation.id.startsWith('delete') || operation.id.startsWith('signOut')) continue
        // An operation is left out if its person is somebody else afterwards or not there any more.
        if (operation.id === 'resignSeat' || isForNewcomers(operation)) continue
        await fc.assert(
          fc.asyncProperty(attempts(operation, world.document, known(), 'any'), async (attempt) => {
            const answer = await send(world.bob, operation, attempt)
            isWellAnswered(answer)
            const after = await tableStorage(world.id)
            if (answer.status >= 400) equal(after, before)
            before = after
          }),
          { numRuns },
        )
      }
    },
    patient,
  )

  test('over a socket: anything but what it hears closes it, and nothing changes', async () => {
    for (const one of world.players) await one.get(`/api/tables/${world.id}`)
    await sendNotices(world.id)
    const before = await tableStorage(world.id)
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.json(), fc.uint8Array(), fc.constant('x'.repeat(5000))),
        fc.boolean(),
        async (message, isSeated) => {
          const line = await listen(isSeated ? world.bob : new Client(), world.id)
          line.socket.send(message)
          const isHeard =
            message === 'ping' ||
            (typeof message === 'string' && /^\{"looking":(true|false)\}$/.test(message))
          if (!isHeard) expect([1003, 1007]).toContain(await line.closed)
          for (const said of line.said)
            for (const secret of [world.seed, ...Object.values(secrets)])
              expect(JSON.stringify(said)).not.toContain(secret)
          line.socket.close()
        },
      ),
      { numRuns: 40 },
    )
    expect(await tableStorage(world.id)).toEqual(before)
  })
})

describe('another account', () => {
  /**
   * Deeds that a stranger may do at a table they have the link to: look, read along, take a free seat, and
   * wait in line for one.
   */
  const open = [
    'getTable',
    'getTablePicture',
    'getHistory',
    'getPast',
    'getMoments',
    'getTalk',
    'openSocket',
    'takeSeat',
    'joinLine',
    'leaveLine',
  ]

  test(
    'can do nothing at a table where it does not sit, however well the request is made',
    async () => {
      const eve = await signedIn('eve@elsewhere.example', 'Eve')
      for (const one of world.players) await one.get(`/api/tables/${world.id}`)
      await sendNotices(world.id)
      const before = await tableStorage(world.id)
      const rows = await rowsOf(world.ada.id)
      const here = { ...known(), id: [world.id] }
      for (const operation of world.operations) {
        if (!operation.path.startsWith('/api/tables/{id}') || open.includes(operation.id)) continue
        await fc.assert(
          fc.asyncProperty(
            attempts(operation, world.document, here, 'fitting'),
            async (attempt) => {
              const answer = await send(eve, operation, attempt)
              isWellAnswered(answer)
              expect(answer.status, `${operation.id} ${attempt.path}`).toBeGreaterThanOrEqual(400)
            },
          ),
          { numRuns },
        )
      }
      expect(await tableStorage(world.id)).toEqual(before)
      expect(await rowsOf(world.ada.id)).toEqual(rows)
    },
    patient,
  )

  test(
    'gets nothing of mine where it asks for its own: letters, data, notes, ways out',
    async () => {
      const eve = await signedIn('eve2@elsewhere.example', 'Eve')
      const rows = await rowsOf(world.ada.id)
      for (const operation of world.operations) {
        if (!/^\/api\/(me|letters|people|best)/.test(operation.path)) continue
        if (operation.id === 'deleteMe') continue
        const ids = { ...known(), id: [world.ada.id, world.id] }
        await fc.assert(
          fc.asyncProperty(attempts(operation, world.document, ids, 'fitting'), async (attempt) => {
            isWellAnswered(await send(eve, operation, attempt))
          }),
          { numRuns },
        )
      }
      // Eve's own blocks and reports are hers.
      const mine = ({ blocks: _, reports: __, ...rest }: Record<string, unknown[]>) => rest
      expect(mine(await rowsOf(world.ada.id))).toEqual(mine(rows))
    },
    patient,
  )

  test('that plays with me has no part in what is mine alone: notes, plans, talk, turns, data', async () => {
    const { ada } = world
    const bob = await guest('Bob')
    const { id, message } = await tableWithSecrets(ada, bob)
    const at = `/api/tables/${id}`
    const mine = async () => [
      (await ada.get(`${at}/note`)).body,
      (await ada.get(at)).body.table.plan,
      (await ada.get(at)).body.table.talk,
      (await ada.get(`${at}/talk`)).body,
    ]
    const before = await mine()
    // Nothing that a co-player may read of the table is in there.
    const readable = ['', '/note', '/talk', '/history?limit=40', '/history/0', '/history/1']
    for (const path of readable) {
      const answer = await bob.get(at + path)
      expect(answer.status, path).toBe(200)
      isWellAnswered(answer)
    }
    expect((await bob.get(at)).body.table.plan.steps).toEqual([])
    expect((await bob.get(`${at}/note`)).body.text).toBe('')
    // The data that they may take home hold their own, and nothing of the table before it is over.
    const data = await bob.get('/api/me/data')
    expect(data.status).toBe(200)
    isWellAnswered(data)
    expect(JSON.stringify(data.body)).toContain(id)
    expect((await bob.get(`${at}/record`)).body.type).toBe('/problems/not-over')
    // Words that they write in these places are theirs.
    expect((await bob.put(`${at}/note`, { text: 'mine' })).status).toBe(200)
    const { play } = (await bob.get(at)).body.table
    const empty = { steps: [], orders: [], forced: false, version: 0, revision: play.revision }
    expect((await bob.put(`${at}/plan`, empty)).status).toBe(200)
    expect((await bob.put(`${at}/talk/read`, { upto: 1 })).status).toBe(200)
    // Words and turns under an id stay with their owner.
    await bob.post(`${at}/talk`, { text: 'Not hers.', message })
    expect(await mine()).toEqual(before)
    const turn = await runInDurableObject(stubOf(id), (_table, { storage }) =>
      storage.sql.exec('SELECT seat, turn, moves FROM journal WHERE revision = 1').one(),
    )
    const other = turn.seat === 0 ? bob : ada
    const again = { revision: 0, moves: JSON.parse(String(turn.moves)), turn: turn.turn }
    expect((await other.post(`${at}/turns`, again)).body.type).toBe('/problems/turn-mismatch')
  })

  test('ends no session but its own, and a session that was ended is nobody’s', async () => {
    const { ada } = world
    const eve = await signedIn('eve3@elsewhere.example', 'Eve')
    const stolen = eve.cookie
    expect((await eve.post('/api/sign-out/everywhere')).status).toBeLessThan(300)
    expect((await ada.get('/api/me')).body.me.id).toBe(ada.id)
    const thief = new Client()
    thief.cookie = stolen
    expect((await thief.get('/api/me')).body).toEqual({ me: null })
    for (const path of ['/api/letters', '/api/me/data', '/api/me/ways'])
      expect((await thief.get(path)).status, path).toBe(401)
    const gone = await guest('Gone')
    expect((await gone.delete('/api/me')).status).toBeLessThan(300)
    expect((await ada.get('/api/me')).body.me.id).toBe(ada.id)
  })

  test('does not become another by a foreign cookie, and a forged one is nobody’s', async () => {
    const eve = await guest('Eve')
    const forged = new Client()
    const [name = '', value = ''] = (eve.cookie ?? '').split('=')
    const [head, , sign] = value.split('.')
    const claims = btoa(JSON.stringify({ sub: world.ada.id })).replaceAll('=', '')
    forged.cookie = `${name}=${head}.${claims}.${sign}`
    expect((await forged.get('/api/me')).body).toEqual({ me: null })
    forged.cookie = `${name}=${btoa('{"alg":"none"}')}.${claims}.`
    expect((await forged.get('/api/me')).body).toEqual({ me: null })
    expect((await forged.get('/api/letters')).status).toBe(401)
  })
})

describe('headers', () => {
  test('unsafe requests and sockets come from our own pages only', async () => {
    const { ada, id } = world
    for (const origin of [null, 'https://evil.example', 'null', `${env.ORIGIN}.evil.example`])
      expect(
        (await ada.post(`/api/tables/${id}/talk`, { text: 'x' }, { headers: { origin } })).body
          .type,
      ).toBe('/problems/wrong-origin')
    const socket = await app.fetch(
      new Request(`${env.ORIGIN}/api/tables/${id}/socket`, {
        headers: { upgrade: 'websocket', origin: 'https://evil.example' },
      }),
      env,
    )
    expect(socket.status).toBe(403)
  })

  test('answers are kept by nobody, sniffed by nobody and framed by nobody', async () => {
    const { headers } = await world.ada.get('/api/me')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})
