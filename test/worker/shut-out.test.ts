import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { runAlarm, tableFor, viewOf } from './table-helpers.ts'
import { listen } from './table-socket.ts'
import { evict, ok } from './time-helpers.ts'

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
