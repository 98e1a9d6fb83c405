import { evictDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { maxOfAccount, maxSilence } from '../../worker/sockets.ts'
import { maxTrust } from '../../worker/table/watching/presence.ts'
import { maxFrames, maxWatching, presencePause } from '../../worker/table/watching/sockets.ts'
import type { TableMessage } from '../../worker/wire/schema/table-view.ts'
import { Client, guest } from './client.ts'
import { signedIn } from './people.ts'
import {
  pass,
  playOne,
  runAlarm,
  secretPlayOf,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { listen } from './table-socket.ts'

afterEach(() => {
  vi.useRealTimers()
})

const isRevision = (revision: number) => (message: TableMessage) =>
  message.table.play?.revision === revision

describe('a socket', () => {
  test('says at once how the table stands, and then every change, as its person may see it', async () => {
    const { id, players, ada, bob, stranger } = await startedTable()
    const clients = [ada, bob, stranger, new Client()]
    const sockets = await Promise.all(clients.map((client) => listen(client, id)))
    for (const [i, { said }] of sockets.entries()) {
      expect(said).toHaveLength(1)
      expect(said[0]?.entry).toBeNull()
      expect(said[0]?.table).toEqual(await viewOf(clients[i] ?? ada, id))
    }
    const heard = sockets.map(({ next }) => next(isRevision(1)))
    await playOne(id, players)
    for (const [i, message] of (await Promise.all(heard)).entries()) {
      const client = clients[i] ?? ada
      expect(message.table).toEqual(await viewOf(client, id))
      const { entries } = (await client.get(`/api/tables/${id}/history`)).body
      expect([message.entry]).toEqual(entries)
    }
  })

  test('never says more than its person may know', async () => {
    const { id, players, ada, bob } = await startedTable()
    const clients = [ada, bob, new Client()]
    const sockets = await Promise.all(clients.map((client) => listen(client, id)))
    for (let turn = 1; turn <= 10; turn++) {
      const heard = sockets.map(({ next }) => next(isRevision(turn)))
      await playOne(id, players)
      const messages = await Promise.all(heard)
      const play = await secretPlayOf(id)
      for (const [i, { table }] of messages.entries()) {
        expect(table.play).toEqual(view(villagers, play, i < 2 ? i : null))
        expect(JSON.stringify(table)).not.toContain(play.seed)
      }
    }
  })

  test('says who sits down, gets up and starts', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada], { seats: 3 })
    const socket = await listen(ada, id)
    const sits = socket.next(({ table }) => table.seats[1]?.name === 'Bob')
    await bob.post(`/api/tables/${id}/seat`)
    await sits
    const left = socket.next(({ table }) => table.seats[1]?.name === null)
    await bob.delete(`/api/tables/${id}/seat`)
    await left
    await bob.post(`/api/tables/${id}/seat`)
    const started = socket.next(({ table }) => table.status === 'playing')
    await ada.post(`/api/tables/${id}/start`)
    expect((await started).table.you).toBe(0)
  })

  test('survives its table being thrown out of memory, with what it knew', async () => {
    const { id, players, ada, bob } = await startedTable()
    const socket = await listen(ada, id)
    const other = await listen(bob, id)
    await socket.look(true)
    await evictDurableObject(stubOf(id))
    const heard = [socket.next(isRevision(1)), other.next(isRevision(1))]
    await playOne(id, players)
    const [mine, theirs] = await Promise.all(heard)
    expect(mine?.table.you).toBe(0)
    expect(theirs?.table.you).toBe(1)
    expect(theirs?.table.seats[0]?.present).toBe(true)
    await evictDurableObject(stubOf(id))
    await other.look(true)
    await evictDurableObject(stubOf(id))
    const away = other.next(({ table }) => table.seats[0]?.present === false)
    socket.socket.close(1000)
    await away
  })

  test('is kept alive without waking the table', async () => {
    const { id, ada } = await startedTable()
    const socket = await listen(ada, id)
    await evictDurableObject(stubOf(id))
    await socket.ping()
    await socket.ping()
    expect(socket.said).toHaveLength(1)
  })

  test('is closed when it talks nonsense, and the table goes on', async () => {
    const { id, players, ada } = await startedTable()
    const nonsense = [
      '',
      '{',
      'null',
      '[]',
      '{"looking":"yes"}',
      '{"looking":',
      'x'.repeat(100_000),
      `{"looking":true,"more":"${'x'.repeat(300)}"}`,
    ]
    for (const text of nonsense) {
      const { socket, closed } = await listen(ada, id)
      socket.send(text)
      expect(await closed).toBe(1007)
    }
    const { socket, closed } = await listen(ada, id)
    socket.send(new Uint8Array([1, 2, 3]))
    expect(await closed).toBe(1003)
    await playOne(id, players)
    expect((await viewOf(ada, id)).seats.map(({ present }) => present)).toEqual([false, false])
  })

  test('cannot be opened from nowhere, nor to nowhere', async () => {
    const upgrade = { upgrade: 'websocket', origin: null }
    const { id, ada } = await startedTable()
    const answer = await ada.get(`/api/tables/${id}/socket`, { headers: upgrade })
    expect(answer.body.type).toBe('/problems/wrong-origin')
  })

  test('that is old must come again, with a session that is still good', async () => {
    const { id, players, ada, bob } = await startedTable()
    const old = await listen(ada, id)
    pass(maxTrust + 1)
    const fresh = await listen(bob, id)
    const heard = fresh.next(isRevision(1))
    await playOne(id, players)
    expect(await old.closed).toBe(4001)
    await heard
    expect(old.said).toHaveLength(1)
  })

  test('of a forgotten person is closed; that of a moved seat becomes a spectator’s', async () => {
    const { id, ada, bob, stranger } = await startedTable()
    const [hers, his] = [await listen(ada, id), await listen(bob, id)]
    const seen = his.next(({ table }) => table.you === null)
    await stubOf(id).reseat(bob.id, stranger.id, 'Eve')
    const { table } = await seen
    expect(table.play).toEqual((await viewOf(new Client(), id)).play)
    await stubOf(id).forget(ada.id)
    expect(await hers.closed).toBe(4001)
  })
})

describe('presence', () => {
  test('others see who is looking, until they look away or close the page', async () => {
    const { id, ada, bob } = await startedTable()
    const [hers, his] = [await listen(ada, id), await listen(bob, id)]
    const sees = (present: boolean) => his.next(({ table }) => table.seats[0]?.present === present)
    let seen = sees(true)
    await hers.look(true)
    await seen
    seen = sees(false)
    await hers.look(false)
    await seen
    seen = sees(true)
    await hers.look(true)
    await seen
    seen = sees(false)
    hers.socket.close(1000)
    await seen
    expect((await viewOf(bob, id)).seats[0]?.present).toBe(false)
  })

  test('somebody who looks in two windows is there until both are closed', async () => {
    const { id, ada, bob } = await startedTable()
    const [one, two, his] = [await listen(ada, id), await listen(ada, id), await listen(bob, id)]
    await one.look(true)
    await two.look(true)
    await one.look(true)
    one.socket.send(JSON.stringify({ looking: false }))
    await his.look(true)
    expect((await viewOf(bob, id)).seats.map(({ present }) => present)).toEqual([true, true])
  })

  test('of spectators is nobody’s business', async () => {
    const { id, ada, stranger } = await startedTable()
    const [hers, other] = [await listen(ada, id), await listen(stranger, id)]
    other.socket.send(JSON.stringify({ looking: true }))
    await hers.look(true)
    expect(hers.said.filter(({ table }) => !table.seats[0]?.present)).toHaveLength(1)
  })
})

describe('presence, however often somebody looks up and away', () => {
  test('is told alone, in few small messages', async () => {
    const { id, ada, bob } = await startedTable()
    const lines = await Promise.all(Array.from({ length: 6 }, () => listen(ada, id)))
    const his = await listen(bob, id)
    const watchers = await Promise.all(Array.from({ length: 40 }, () => listen(new Client(), id)))
    const from = performance.now()
    for (let toggle = 0; toggle < 200; toggle++)
      lines[toggle % lines.length]?.socket.send(JSON.stringify({ looking: toggle % 12 < 6 }))
    await lines[0]?.look(true)
    await his.look(true)
    const pauses = (performance.now() - from) / presencePause
    for (const { raw } of [his, ...watchers]) {
      const [, ...after] = raw
      expect(after.length).toBeLessThanOrEqual(pauses + 2)
      for (const message of after) expect(message.length).toBeLessThan(40)
    }
    // The last word is the truth, on every line as soon as it comes.
    await Promise.all(
      watchers.map(({ raw, until }) => until(() => raw.at(-1) === '{"present":[0,1]}')),
    )
  })

  test('of one socket has a limit', async () => {
    const { id, ada } = await startedTable()
    const { socket, closed, ping } = await listen(ada, id)
    for (let frame = 0; frame < maxFrames; frame++)
      socket.send(JSON.stringify({ looking: frame % 2 === 0 }))
    await ping()
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.send(JSON.stringify({ looking: true }))
    expect(await closed).toBe(1008)
    expect((await viewOf(ada, id)).seats[0]?.present).toBe(false)
  })

  test('may go on in the next minute', async () => {
    const { id, ada } = await startedTable()
    const { socket, ping } = await listen(ada, id)
    for (let minute = 0; minute < 3; minute++) {
      for (let frame = 0; frame < maxFrames; frame++) socket.send('{"looking":true}')
      await ping()
      expect((await viewOf(ada, id)).seats[0]?.present).toBe(true)
      pass(60_000)
    }
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('so many sockets', () => {
  const refused = (client: Client, id: string) => expect(listen(client, id)).rejects.toThrow('429')

  test('an account may have at a table; those that fell silent make room', async () => {
    const { id, ada, bob } = await startedTable()
    const lines = []
    for (let i = 0; i < maxOfAccount; i++) lines.push(await listen(ada, id))
    await refused(ada, id)
    await listen(bob, id)
    pass(maxSilence + 1)
    await listen(ada, id)
    expect(await lines[0]?.closed).toBe(4001)
  })

  test('may watch a table; who plays there has a place all the same', async () => {
    const { id, ada, stranger } = await startedTable()
    for (let i = 0; i < maxWatching; i++) await listen(new Client(), id)
    await refused(new Client(), id)
    await refused(stranger, id)
    await listen(ada, id)
  })
})

describe('whoever signs out', () => {
  test('closes the sockets of that session at once, and no others', async () => {
    const ada = await signedIn('ada@sockets.example', 'Ada')
    const phone = await signedIn('ada@sockets.example')
    const bob = await guest('Bob')
    const { id } = await tableFor([ada, bob])
    await runAlarm(id)
    const [hers, onPhone, his] = [
      await listen(ada, id),
      await listen(phone, id),
      await listen(bob, id),
    ]
    expect((await ada.post('/api/sign-out')).status).toBe(204)
    expect(await hers.closed).toBe(4001)
    await Promise.all([onPhone.ping(), his.ping()])
    expect((await phone.post('/api/sign-out/everywhere')).status).toBe(204)
    expect(await onPhone.closed).toBe(4001)
    await his.ping()
  })

  test('everywhere closes them all at once, at tables that gather people as well', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { seats: 3 })
    await runAlarm(id)
    const lines = [await listen(ada, id), await listen(ada, id)]
    expect((await ada.post('/api/sign-out/everywhere')).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toBe(4001)
  })
})
