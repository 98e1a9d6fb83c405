import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { type Guest, pass, runAlarm, tableFor, viewOf } from './table-helpers.ts'
import { listen } from './table-socket.ts'
import { evict, ok, voteOn } from './time-helpers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A table from which Bob was removed. */
async function removedFrom(access: 'private' | 'link') {
  const [ada, bob, cleo] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')]
  const { id } = await tableFor([ada, bob], { seats: 3, access })
  const socket = await listen(bob, id)
  await ok(ada.delete(`/api/tables/${id}/seats/1`))
  return { id, ada, bob, cleo, socket }
}

const ways = ['', '/history', '/talk', '/question', '/record', '/note']

describe('whoever was removed', () => {
  test('from a private table reads nothing of it any more, by page or socket, before and after it starts', async () => {
    const { id, ada, bob, cleo, socket } = await removedFrom('private')
    expect(await socket.closed).toBe(4001)
    const refused = async () => {
      for (const way of ways) {
        const answer = await bob.get(`/api/tables/${id}${way}`)
        expect(answer.body.type, way).toBe('/problems/removed')
        expect(JSON.stringify(answer.body)).not.toContain('Ada')
      }
      const url = `/api/tables/${id}/socket`
      const answer = await bob.send('GET', url, undefined, {
        headers: { upgrade: 'websocket', origin: env.ORIGIN },
      })
      expect(answer.status).toBe(404)
    }
    await refused()
    await comeByLink(cleo, id, await keyFor(ada, id))
    await ok(cleo.post(`/api/tables/${id}/seat`))
    await ok(ada.post(`/api/tables/${id}/start`))
    await runAlarm(id)
    await evict(id)
    await refused()
    expect((await bob.get('/api/tables?which=mine')).body.tables).toEqual([])
    expect((await viewOf(cleo, id)).status).toBe('playing')
  })

  test('and is asked back, is there again', async () => {
    const { id, ada, bob } = await removedFrom('private')
    await ok(ada.post(`/api/tables/${id}/invitations`, { people: [bob.id], emails: [] }))
    expect((await ok(bob.post(`/api/tables/${id}/seat`))).you).toBe(1)
  })

  test('from any other table sees what every spectator may see', async () => {
    const { id, bob } = await removedFrom('link')
    const [seen, stranger] = [await viewOf(bob, id), await viewOf(new Client(), id)]
    expect(seen).toEqual({ ...stranger, isRemoved: true })
  })
})

/** Key of a table's link, as somebody who sits there has it. */
const keyFor = async (sitter: Client, id: string): Promise<string> =>
  (await viewOf(sitter, id)).key ?? ''

const comeByLink = async (visitor: Client, id: string, key: string) =>
  expect((await visitor.post(`/api/tables/${id}/link`, { key })).status).toBe(204)

/** Doors by which anybody with a table's address may look on, and the problem of each that is shut. */
async function doorsOf(visitor: Client, id: string): Promise<(string | undefined)[]> {
  const open = ['', '/history', '/talk', '/record', '/moments', '/socket', '?watch=1', '/history/0']
  const problems: (string | undefined)[] = []
  for (const way of open) {
    const { body } = await visitor.get(`/api/tables/${id}${way}`)
    problems.push(body.type)
    if (body.type !== undefined) expect(JSON.stringify(body)).not.toContain('Ada')
  }
  return problems
}

const statusOfSocket = async (visitor: Client, id: string): Promise<number> => {
  const headers = { upgrade: 'websocket', origin: env.ORIGIN }
  return (await visitor.send('GET', `/api/tables/${id}/socket`, undefined, { headers })).status
}

const isChanged = (problem: string | undefined): boolean => problem === '/problems/link-changed'

describe('the address of a private table from which somebody was removed', () => {
  test('opens no door to them signed out or as another guest, before and after the start', async () => {
    const { id, ada, cleo } = await removedFrom('private')
    const others = [new Client(), await guest('Bobby')]
    for (const other of others) {
      expect((await doorsOf(other, id)).every(isChanged)).toBe(true)
      expect(await statusOfSocket(other, id)).toBe(404)
    }
    const [, bobby] = others as [Client, Client]
    const deeds: ReadonlyArray<[string, object?]> = [
      ['seat'],
      ['line'],
      // As somebody who lets another one of their device sit down.
      ['seat/here', { name: 'Bobby the Second', language: 'en' }],
    ]
    for (const [way, body] of deeds) {
      const answer = await bobby.post(`/api/tables/${id}/${way}`, body)
      expect(isChanged(answer.body.type), way).toBe(true)
    }
    await comeByLink(cleo, id, await keyFor(ada, id))
    await ok(cleo.post(`/api/tables/${id}/seat`))
    await ok(ada.post(`/api/tables/${id}/start`))
    await evict(id)
    for (const other of others) expect((await doorsOf(other, id)).every(isChanged)).toBe(true)
  })

  test('tells no more than its game and its host by preview and picture', async () => {
    const { id, ada, cleo } = await removedFrom('private')
    await comeByLink(cleo, id, await keyFor(ada, id))
    await ok(cleo.post(`/api/tables/${id}/seat`))
    await ok(ada.post(`/api/tables/${id}/start`))
    const page = String((await new Client().get(`/t/${id}`)).body)
    expect(page).not.toContain('Cleo')
    const { status, body } = await new Client().get(`/api/tables/${id}/picture`)
    expect(status).toBe(200)
    expect(String(body)).not.toContain('Cleo')
  })

  test('closes the sockets of strangers as somebody is removed, and of nobody else', async () => {
    const [ada, bob, cleo] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')]
    const { id } = await tableFor([ada, bob, cleo], { seats: 4, access: 'private' })
    const [stranger, sitter] = [await listen(new Client(), id), await listen(cleo, id)]
    await ok(ada.delete(`/api/tables/${id}/seats/1`))
    expect(await stranger.closed).toBe(4001)
    await sitter.until(() => sitter.said.at(-1)?.table.key !== undefined)
    expect(sitter.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('is not needed by who sits there, waits in line or is asked, in letters of before', async () => {
    const people = ['Ada', 'Bob', 'Cleo', 'Dora', 'Eve'].map((name) => guest(name))
    const [ada, bob, cleo, dora, eve] = (await Promise.all(people)) as [
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
    ]
    const { id } = await tableFor([ada, bob], { seats: 3, access: 'private' })
    await ok(ada.post(`/api/tables/${id}/invitations`, { people: [eve.id], emails: [] }))
    // Full, but not begun: its time is to come.
    await ok(
      ada.put(`/api/tables/${id}/start-time`, {
        start: { at: Date.now() + 86_400_000, bots: null },
      }),
    )
    await ok(cleo.post(`/api/tables/${id}/seat`))
    await ok(dora.post(`/api/tables/${id}/line`))
    await runAlarm(id)
    await ok(ada.delete(`/api/tables/${id}/seats/1`))
    await runAlarm(id)
    await evict(id)
    for (const one of [ada, cleo, dora, eve]) expect((await viewOf(one, id)).id).toBe(id)
  })

  test('lets in with the key of its new link, once more after the next removal', async () => {
    const { id, ada, cleo } = await removedFrom('private')
    const key = await keyFor(ada, id)
    const stranger = new Client()
    await comeByLink(stranger, id, key)
    const seen = await viewOf(stranger, id)
    expect(seen.key).toBeUndefined()
    expect(await statusOfSocket(stranger, id)).toBe(101)
    await comeByLink(cleo, id, key)
    await ok(cleo.post(`/api/tables/${id}/seat`))
    await ok(ada.delete(`/api/tables/${id}/seats/1`))
    expect((await doorsOf(stranger, id)).every(isChanged)).toBe(true)
    expect((await stranger.post(`/api/tables/${id}/link`, { key })).body.type).toBe(
      '/problems/link-expired',
    )
    expect(await keyFor(ada, id)).not.toBe(key)
  })

  test('lets in by the link of an open seat, until somebody has it', async () => {
    const { id, ada, cleo } = await removedFrom('private')
    await comeByLink(cleo, id, await keyFor(ada, id))
    await ok(cleo.post(`/api/tables/${id}/seat`))
    await ok(ada.post(`/api/tables/${id}/start`))
    await ok(ada.post(`/api/tables/${id}/resign`))
    pass(7 * 24 * 60 * 60_000)
    await ok(voteOn(cleo, id, 0, 'open'))
    const { token } = (await cleo.get(`/api/tables/${id}/seats/0/link`)).body
    const [dora, eve] = [await guest('Dora'), new Client()]
    await comeByLink(eve, id, token)
    await comeByLink(dora, id, token)
    expect((await viewOf(eve, id)).you).toBeNull()
    await ok(dora.post(`/api/tables/${id}/seats/0/take`, { token }))
    expect((await doorsOf(eve, id)).every(isChanged)).toBe(true)
    expect((await viewOf(dora, id)).you).toBe(0)
  })

  test('stays shut when they are gone for good, and opens where nothing is left to read', async () => {
    const { id, ada, bob } = await removedFrom('private')
    expect((await bob.delete('/api/me')).status).toBe(204)
    await runAlarm(id)
    expect((await doorsOf(new Client(), id)).every(isChanged)).toBe(true)
    await ok(ada.post(`/api/tables/${id}/cancel`))
    expect((await viewOf(new Client(), id)).result?.reason).toBe('cancelled')
  })

  test('of any other table lets in whoever has it', async () => {
    const { id, ada } = await removedFrom('link')
    expect((await viewOf(ada, id)).key).toBeUndefined()
    expect((await doorsOf(new Client(), id)).some(isChanged)).toBe(false)
  })
})

describe('a bot', () => {
  const seated = async (id: string, who: Client) =>
    (await viewOf(who, id)).seats.map(({ name }) => name)

  test('gives way to a person who sits down by its name, or takes it on later', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { seats: 4 })
    await ok(ada.post(`/api/tables/${id}/bots`, { level: 'easy' }))
    const bot = (await seated(id, ada))[1] ?? ''
    const person = await guest(bot.toUpperCase())
    await ok(person.post(`/api/tables/${id}/seat`))
    const names = await seated(id, ada)
    expect(names).toContain(bot.toUpperCase())
    expect(names.filter((name) => name?.toLowerCase().startsWith(bot.toLowerCase()))).toHaveLength(
      1,
    )
    const now = names.find((name, i) => i > 0 && name !== bot.toUpperCase() && name !== null) ?? ''
    await runAlarm(id)
    expect((await ada.patch('/api/me', { name: now })).status).toBe(200)
    await runAlarm(id)
    const renamed = await seated(id, ada)
    expect(renamed[0]).toBe(now)
    expect(renamed.filter((name) => name?.startsWith(now))).toHaveLength(1)
  })

  test('is never seated under a person’s name, or what looks like it', async () => {
    const names = [
      'TILDA THE WEAVER',
      'Bruno the Cоoper',
      'Greta the Beekeeper',
      'Otto the Ferryman',
    ]
    for (const name of names) {
      const ada = await guest(name)
      const { id } = await tableFor([ada], { seats: 5 })
      for (let i = 0; i < 3; i++) await ok(ada.post(`/api/tables/${id}/bots`, { level: 'easy' }))
      const [own, ...bots] = (await seated(id, ada)).filter((one): one is string => one !== null)
      expect(own).toBe(name)
      const latin = name.replace('о', 'o').toLowerCase()
      for (const bot of bots) expect(bot.toLowerCase()).not.toContain(latin)
      expect(new Set(bots).size).toBe(3)
    }
  })
})
