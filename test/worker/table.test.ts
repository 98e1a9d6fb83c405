import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { runAlarm, startedTable, stubOf, tableFor, viewOf } from './table-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A seat on the list. */
interface Card {
  readonly you: boolean
  readonly toAct: boolean
}

describe('gathering', () => {
  test('whoever makes a table sits first and is the host; the last to sit starts it', async () => {
    const ada = await guest('Ada')
    const bob = await guest('Bob')
    const made = await ada.post('/api/tables', {
      game: 'villagers',
      seats: 2,
      title: ' Sunday ',
      options: { padlocks: false },
    })
    expect(made.status).toBe(201)
    const { table } = made.body
    expect(table.id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(table).toMatchObject({
      game: 'villagers',
      title: 'Sunday',
      access: 'link',
      status: 'gathering',
      options: { padlocks: false },
      seats: [
        { seat: 0, name: 'Ada', you: true, host: true, present: false },
        { seat: 1, name: null, you: false, host: false, present: false },
      ],
      you: 0,
      toAct: [],
      startedAt: null,
      play: null,
      seed: null,
    })

    const sat = await bob.post(`/api/tables/${table.id}/seat`)
    expect(sat.status).toBe(200)
    expect(sat.body.table).toMatchObject({ status: 'playing', you: 1, since: 0, seed: null })
    expect(sat.body.table.play).toMatchObject({ seats: 2, seed: null, drawn: 0, revision: 0 })
    expect(sat.body.table.play.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(sat.body.table.toAct).toHaveLength(1)
  })

  test('the host may start with fewer, but not with fewer than the game needs', async () => {
    const ada = await guest('Ada')
    const bob = await guest('Bob')
    const { id } = await tableFor([ada], { seats: 4 })
    const alone = await ada.post(`/api/tables/${id}/start`)
    expect(alone.status).toBe(409)
    expect(alone.body.type).toBe('/problems/too-few-players')
    await bob.post(`/api/tables/${id}/seat`)
    const notHost = await bob.post(`/api/tables/${id}/start`)
    expect(notHost.status).toBe(403)
    expect(notHost.body.type).toBe('/problems/not-the-host')
    const started = await ada.post(`/api/tables/${id}/start`)
    expect(started.status).toBe(200)
    expect(started.body.table.status).toBe('playing')
    expect(started.body.table.seats).toHaveLength(2)
    expect(started.body.table.play.seats).toBe(2)
  })

  test('somebody who gets up makes room, those behind move up, and the first is the host', async () => {
    const [ada, bob, cem] = [await guest('Ada'), await guest('Bob'), await guest('Cem')]
    const { id } = await tableFor([ada, bob, cem], { seats: 4 })
    const left = await ada.delete(`/api/tables/${id}/seat`)
    expect(left.status).toBe(200)
    expect(left.body.table.you).toBeNull()
    expect(left.body.table.seats).toMatchObject([
      { name: 'Bob', host: true },
      { name: 'Cem', host: false },
      { name: null, host: false },
      { name: null, host: false },
    ])
    expect((await bob.post(`/api/tables/${id}/start`)).status).toBe(200)
    const late = await cem.delete(`/api/tables/${id}/seat`)
    expect(late.body.type).toBe('/problems/already-started')
  })

  test('everybody may get up, and the first to sit again is the host', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada])
    await ada.delete(`/api/tables/${id}/seat`)
    const sat = await bob.post(`/api/tables/${id}/seat`)
    expect(sat.body.table.seats[0]).toMatchObject({ name: 'Bob', host: true, you: true })
  })

  test('nobody sits twice, nor where all seats are taken, nor after the start', async () => {
    const { id, ada, stranger } = await startedTable()
    expect((await ada.post(`/api/tables/${id}/seat`)).body.type).toBe('/problems/already-seated')
    expect((await stranger.post(`/api/tables/${id}/seat`)).body.type).toBe(
      '/problems/already-started',
    )
    expect((await ada.post(`/api/tables/${id}/start`)).body.type).toBe('/problems/already-started')
  })

  test('two who sit down at once never get the same seat', async () => {
    const players = await Promise.all(['B', 'C', 'D', 'E', 'F', 'G'].map((name) => guest(name)))
    const { id } = await tableFor([await guest('A')], { seats: 4 })
    const answers = await Promise.all(players.map((one) => one.post(`/api/tables/${id}/seat`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const { seats, status } = await viewOf(players[0] as Client, id)
    expect(new Set(seats.map(({ name }) => name)).size).toBe(4)
    expect(status).toBe('playing')
  })
})

describe('lists', () => {
  test('an open table can be found by anybody, until it starts; one by link cannot', async () => {
    const ada = await guest('Ada')
    const open = await tableFor([ada], { access: 'open', title: 'Come in' })
    const linked = await tableFor([ada])
    await runAlarm(open.id)
    await runAlarm(linked.id)
    const found = await new Client().get('/api/tables?which=open')
    expect(found.status).toBe(200)
    const ids = found.body.tables.map(({ id }: { id: string }) => id)
    expect(ids).toContain(open.id)
    expect(ids).not.toContain(linked.id)
    // Its host finds it there as well, and sees whose it is.
    const own = (await ada.get('/api/tables?which=open')).body.tables
    expect(own).toMatchObject([{ id: open.id, seats: [{ you: true }, { you: false }] }])
    expect(found.body.tables).toMatchObject([{ seats: [{ you: false }, { you: false }] }])

    const bob = await guest('Bob')
    await bob.post(`/api/tables/${open.id}/seat`)
    await runAlarm(open.id)
    expect((await new Client().get('/api/tables?which=open')).body.tables).toEqual([])
  })

  test('an open table that everybody left is not offered', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { access: 'open' })
    await ada.delete(`/api/tables/${id}/seat`)
    await runAlarm(id)
    expect((await new Client().get('/api/tables?which=open')).body.tables).toEqual([])
  })

  test('my tables: those that wait for me come first', async () => {
    const { id, players } = await startedTable()
    const gathering = await tableFor([players[0]])
    await runAlarm(id)
    await runAlarm(gathering.id)
    const waiting = players[(await viewOf(players[0], id)).toAct[0] ?? 0] ?? players[0]
    const { body } = await waiting.get('/api/tables?which=mine')
    expect(body.tables[0]).toMatchObject({
      id,
      status: 'playing',
      yourTurn: true,
      seats: [{ name: 'Ada' }, { name: 'Bob' }],
    })
    expect(body.tables[0].waitingSince).toBeGreaterThan(0)
    // The others read for how long the table has waited, and for whom.
    const [other] = players.filter((one) => one !== waiting)
    const { seats } = (await other?.get('/api/tables?which=mine'))?.body.tables[0] ?? {}
    expect(seats.map(({ waitingSince }: { waitingSince: number | null }) => waitingSince)).toEqual(
      seats.map(({ toAct }: Card) => (toAct ? body.tables[0].waitingSince : null)),
    )
    // The list says whose turn it is, and the table asks only the seat it waits for.
    const asked = body.tables[0].seats.map(({ you, toAct }: Card) => toAct === you)
    expect(asked).toEqual([true, true])
    const [question, none] = await Promise.all(
      [waiting, players.find((one) => one !== waiting) ?? waiting].map(
        async (one) => (await one.get(`/api/tables/${id}/question?lang=de`)).body.question,
      ),
    )
    expect(question).toMatch(/\p{L}/u)
    expect(none).toBeNull()
    expect((await new Client().get(`/api/tables/${id}/question`)).status).toBe(401)
    const mine = await players[0].get('/api/tables')
    expect(mine.body.tables.map((table: { id: string }) => table.id).sort()).toEqual(
      [id, gathering.id].sort(),
    )
    expect((await new Client().get('/api/tables')).body.type).toBe('/problems/not-signed-in')
  })
})

describe('restarts', () => {
  test('a table goes on after its object was thrown out of memory, or aborted', async () => {
    const { id, ada } = await startedTable()
    const before = await viewOf(ada, id)
    await evictDurableObject(stubOf(id))
    expect(await viewOf(ada, id)).toEqual(before)
    await abortAllDurableObjects()
    expect(await viewOf(ada, id)).toEqual(before)
  })
})

describe('people', () => {
  test('a seat moves to another account, and only the name changes with the same one', async () => {
    const { id, ada, stranger } = await startedTable()
    await stubOf(id).reseat(ada.id, stranger.id, 'Eve')
    expect((await viewOf(ada, id)).you).toBeNull()
    const moved = await viewOf(stranger, id)
    expect(moved.you).toBe(0)
    expect(moved.seats[0]).toMatchObject({ name: 'Eve', you: true })
    await stubOf(id).reseat(stranger.id, stranger.id, 'Evi')
    expect((await viewOf(stranger, id)).seats[0]?.name).toBe('Evi')
  })

  test('if both accounts sit: a gathering guest gets up, a playing one keeps the seat', async () => {
    const { id, ada, bob } = await startedTable()
    await stubOf(id).reseat(ada.id, bob.id, 'Bob')
    expect((await viewOf(ada, id)).you).toBe(0)
    expect((await viewOf(bob, id)).you).toBe(1)
    const gathering = await tableFor([ada, bob], { seats: 3 })
    await stubOf(gathering.id).reseat(ada.id, bob.id, 'Bob')
    expect((await viewOf(bob, gathering.id)).seats.map(({ name }) => name)).toEqual([
      'Bob',
      null,
      null,
    ])
  })

  test('a forgotten person leaves a gathering table, and leaves a nameless seat at a running one', async () => {
    const { id, ada, bob } = await startedTable()
    await stubOf(id).forget(ada.id)
    expect((await viewOf(ada, id)).you).toBeNull()
    expect((await viewOf(bob, id)).seats.map(({ name }) => name)).toEqual(['N. N.', 'Bob'])
    const gathering = await tableFor([ada, bob], { seats: 3 })
    await stubOf(gathering.id).forget(ada.id)
    expect((await viewOf(bob, gathering.id)).you).toBe(0)
  })
})

describe('games', () => {
  test('the games are listed with their seats and the JSON Schema of their options', async () => {
    const { status, body } = await new Client().get('/api/games')
    expect(status).toBe(200)
    const found = body.games.find(({ id }: { id: string }) => id === 'villagers')
    expect(found).toMatchObject({
      seats: { min: 1, max: 5 },
      options: { type: 'object', properties: { padlocks: { default: true } } },
    })
  })

  test('the OpenAPI document names every route with an id of its own and its problems', async () => {
    const { status, body } = await new Client().get('/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    const operations = Object.values(body.paths as Record<string, Record<string, unknown>>)
      .flatMap((path) => Object.values(path))
      .map((operation) => operation as { operationId: string; responses: object })
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ['createTable', 'submitTurn', 'openSocket', 'listGames', 'getMe'])
      expect(ids).toContain(id)
    const submit = body.paths['/api/tables/{id}/turns'].post
    expect(Object.keys(submit.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '422']),
    )
  })

  test('the OpenAPI document says who may, as the answers do', async () => {
    const { body } = await new Client().get('/api/openapi.json')
    const operations = Object.values(
      body.paths as Record<string, Record<string, { security: object[]; responses: object }>>,
    ).flatMap((path) => Object.values(path))
    const of = (scheme: string) =>
      operations.filter(({ security }) => security.length === 1 && scheme in (security[0] ?? {}))
    expect(of('session').length).toBeGreaterThan(60)
    for (const { responses } of of('session')) expect(responses).toHaveProperty('401')
    expect(of('operator').length).toBeGreaterThan(5)
    for (const { responses } of of('operator')) expect(responses).toHaveProperty('403')
  })

  test('a request without a WebSocket gets the table alone', async () => {
    const { id, ada } = await startedTable()
    const socket = await ada.get(`/api/tables/${id}/socket`)
    expect(socket.status).toBe(200)
    expect(socket.body).toEqual((await ada.get(`/api/tables/${id}`)).body)
    const watched = await ada.get(`/api/tables/${id}/socket?watch=1`)
    expect(watched.body.table.you).toBeNull()
    expect((await ada.get(`/api/tables/${'x'.repeat(22)}/socket`)).status).toBe(404)
  })
})
