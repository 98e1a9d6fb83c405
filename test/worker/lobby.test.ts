import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '../../worker/accounts/database.ts'
import { seats, tables } from '../../worker/accounts/schema.ts'
import type { Env } from '../../worker/env.ts'
import { Client, guest } from './client.ts'
import { signedIn } from './people.ts'
import {
  countedAt,
  type Guest,
  lettersOf,
  playOne,
  putOutbox,
  runAlarm,
  startedTable,
  stubOf,
  tableFor,
} from './table-helpers.ts'
import { listen } from './table-socket.ts'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await env.DB.prepare('DELETE FROM tables').run()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const operator = 'the operator of these tests, 32+ bytes'
const withOperator: Env = { ...env, OPERATOR_SECRET: operator }
const asOperator = (secret = operator) => ({
  env: withOperator,
  headers: { authorization: `Bearer ${secret}`, origin: null },
})

let listed = 0
/** Open tables in the list, each with its host alone, the later the newer. */
async function openTables(host: Guest, number: number, game = 'villagers'): Promise<string[]> {
  const db = database(env)
  const ids: string[] = []
  for (let i = 0; i < number; i++) {
    const id = `open-${String(++listed).padStart(17, '0')}`
    const createdAt = Date.now() + listed
    ids.push(id)
    await db.batch([
      db.insert(tables).values({
        id,
        game,
        title: '',
        status: 'gathering',
        access: 'open',
        change: 1,
        createdAt,
        updatedAt: createdAt,
      }),
      db.insert(seats).values({ table: id, seat: 0, account: host.id, name: 'Host' }),
      db.insert(seats).values({ table: id, seat: 1 }),
    ])
  }
  return ids
}

const lobby = async (query = '') => {
  const { status, body } = await new Client().get(`/api/tables?which=open${query}`)
  expect(status).toBe(200)
  return { ...body, ids: body.tables.map(({ id }: { id: string }) => id) }
}

describe('the open tables', () => {
  test('of two hosts with 110 of them push nobody else’s off the list', async () => {
    const [ada, bob] = [await signedIn('ada@lobby.example', 'Ada'), await guest('Bob')]
    const [proven] = await openTables(ada, 1)
    const [guests] = await openTables(bob, 1)
    for (const name of ['Eve', 'Mallory']) await openTables(await guest(name), 55)
    const { ids, more } = await lobby()
    // Each host's newest first, those with an address before guests; then seconds, then thirds.
    expect(ids[0]).toBe(proven)
    expect(ids.slice(1, 4)).toContain(guests)
    expect(ids).toHaveLength(2 + 3 + 3)
    expect(more).toBe(false)
  })

  test('come page by page, and by game', async () => {
    const hosts = []
    for (let i = 0; i < 35; i++) hosts.push(await guest(`Host ${i}`))
    for (const host of hosts) await openTables(host, 1)
    const [other] = await openTables(await guest('Other'), 1, 'settlement')
    const first = await lobby()
    expect([first.ids.length, first.more]).toEqual([30, true])
    const second = await lobby('&page=1')
    expect([second.ids.length, second.more]).toEqual([6, false])
    expect(new Set([...first.ids, ...second.ids]).size).toBe(36)
    expect((await lobby('&page=2')).ids).toEqual([])
    expect((await lobby('&game=settlement')).ids).toEqual([other])
    expect((await new Client().get('/api/tables?which=open&page=-1')).status).toBe(400)
  })

  test('are so many a day of one host', async () => {
    const eve = await guest('Eve')
    const make = (access: string) =>
      eve.post('/api/tables', { game: 'villagers', seats: 2, access })
    for (let i = 0; i < 10; i++) expect((await make('open')).status).toBe(201)
    expect((await make('open')).status).toBe(429)
    expect((await make('link')).status).toBe(201)
  })
})

describe('a host', () => {
  test('can be reported, by each person once, and the operator reads it', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const { id } = await tableFor([eve], { access: 'open', title: 'Buy gold' })
    await runAlarm(id)
    const report = (text: string) => ada.post(`/api/people/${eve.id}/report`, { text })
    expect((await report('Advertises.')).status).toBe(204)
    expect((await report('Advertises gold.')).status).toBe(204)
    const { status, body } = await new Client().get('/api/operator/reports', asOperator())
    expect(status).toBe(200)
    const about = body.reports.filter(({ person }: { person: string }) => person === eve.id)
    // The context of a report: `operator-day.test.ts`.
    expect(about).toMatchObject([
      {
        person: eve.id,
        name: 'Eve',
        reporter: ada.id,
        text: 'Advertises gold.',
        at: Date.now(),
        tables: [{ id, title: 'Buy gold', status: 'gathering' }],
      },
    ])
    expect((await ada.get('/api/me/data')).body.reports).toMatchObject([{ person: eve.id }])
    // The person is not told.
    expect(JSON.stringify((await eve.get('/api/me/data')).body)).not.toContain('Advertises')
  })

  test('can be reported by those who are somebody, about others who exist, and so often', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const at = `/api/people/${eve.id}/report`
    expect((await new Client().post(at, { text: 'x' })).status).toBe(401)
    expect((await ada.post(at, { text: '  ' })).status).toBe(400)
    expect((await ada.post(`/api/people/${ada.id}/report`, { text: 'x' })).status).toBe(400)
    for (const text of ['half \ud800', '\udc00 half', 'up\u202eside down', 'bell\u0007'])
      expect((await ada.post(at, { text })).status).toBe(400)
    expect((await ada.post(`/api/people/${'A'.repeat(22)}/report`, { text: 'x' })).status).toBe(404)
    let refused = 0
    for (let i = 0; i < 15; i++) if ((await ada.post(at, { text: 'x' })).status === 429) refused++
    expect(refused).toBeGreaterThan(0)
  })

  test('is followed by the reports when a guest becomes somebody', async () => {
    const email = 'reported@lobby.example'
    const owner = await signedIn(email, 'Owner')
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    await ada.post(`/api/people/${eve.id}/report`, { text: 'Rude.' })
    const { body } = await eve.post('/api/sign-in', { email, language: 'en' })
    expect(body.signIn).toBeTruthy()
    const mails = (await new Client().get('/dev/letters.json')).body.letters
    const token = /\/sign-in\/link#(\S+)/.exec(
      mails.find((mail: { to: string }) => mail.to === email).text,
    )?.[1]
    await eve.post('/api/sign-in/link', { token })
    const reports = (await new Client().get('/api/operator/reports', asOperator())).body.reports
    expect(reports).toContainEqual(expect.objectContaining({ person: owner.id, text: 'Rude.' }))
  })
})

describe('the operator', () => {
  test('takes a table down: nothing of it is left, and its people are told', async () => {
    const [eve, bob] = [await guest('Eve'), await guest('Bob')]
    const { id } = await tableFor([eve, bob], { title: 'Buy gold' })
    await runAlarm(id)
    const line = await listen(eve, id)
    const { status } = await new Client().delete(`/api/operator/tables/${id}`, asOperator())
    expect(status).toBe(204)
    await line.closed
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404)
    expect((await eve.get('/api/tables')).body.tables).toEqual([])
    for (const one of [eve, bob]) {
      const { letters } = (await one.get('/api/letters')).body
      expect(letters.map(({ subject }: { subject: string }) => subject)).toContain(
        'Taken down: Buy gold',
      )
    }
    await runAlarm(id).catch(() => undefined)
    expect(await lettersOf(eve, id)).toEqual([])
    const again = await new Client().delete(`/api/operator/tables/${id}`, asOperator())
    expect(again.status).toBe(404)
  })

  test('looks at a table by its link or as the logs name it, and has it deliver again', async () => {
    const [eve, bob] = [await guest('Eve'), await guest('Bob')]
    const { id } = await tableFor([eve, bob], { title: 'Late post' })
    await runAlarm(id)
    const row = { kind: 'index', seat: null, revision: 0, due: 1, attempts: 22, about: '' }
    await putOutbox(id, [{ ...row, id: 1, parked: 5 }])
    const object = stubOf(id).id.toString()
    for (const name of [id, object]) {
      const { body } = await new Client().get(`/api/operator/tables/${name}`, asOperator())
      const parked = [{ ...row, id: expect.any(Number), parked: 5 }]
      expect(body).toEqual({ object, title: 'Late post', people: [eve.id, bob.id], parked })
    }
    const again = `/api/operator/tables/${object}/retry`
    expect((await new Client().post(again, undefined, asOperator())).status).toBe(204)
    await runAlarm(id)
    const { body } = await new Client().get(`/api/operator/tables/${id}`, asOperator())
    expect(body.parked).toEqual([])
    for (const nothing of ['A'.repeat(22), 'f'.repeat(64)])
      expect((await new Client().get(`/api/operator/tables/${nothing}`, asOperator())).status).toBe(
        404,
      )
  })

  test('has the turns of a game counted, of nobody and nowhere', async () => {
    const { id, players } = await startedTable()
    const points = await countedAt(id)
    const said = { text: 'Good luck!', message: crypto.randomUUID() }
    expect((await players[0].post(`/api/tables/${id}/talk`, said)).status).toBe(200)
    await playOne(id, players)
    expect(points).toEqual([{ indexes: ['turns'], blobs: ['turns', 'villagers'], doubles: [1] }])
  })

  test('looks at an account, exports it, and deletes it', async () => {
    const eve = await guest('Eve')
    const { id } = await tableFor([eve], { seats: 3 })
    await runAlarm(id)
    const path = `/api/operator/accounts/${eve.id}`
    const found = (await new Client().get(path, asOperator())).body
    expect(found).toMatchObject({ id: eve.id, name: 'Eve', email: null, tables: [id] })
    expect(found.sessions).toHaveLength(1)
    const file = (await new Client().get(`${path}/data`, asOperator())).body
    expect(file).toEqual((await eve.get('/api/me/data')).body)
    const without = { env: withOperator }
    for (const refused of [
      await eve.get(path, without),
      await eve.get(`${path}/data`, without),
      await eve.delete(path, without),
      await eve.post(`/api/operator/tables/${id}/retry`, undefined, without),
      await eve.get(`/api/operator/tables/${id}`, without),
    ])
      expect(refused.status).toBe(403)
    expect((await new Client().delete(path, asOperator())).status).toBe(204)
    expect((await eve.get('/api/me')).body.me).toBeNull()
    for (const gone of [
      await new Client().get(path, asOperator()),
      await new Client().get(`${path}/data`, asOperator()),
      await new Client().delete(path, asOperator()),
    ])
      expect(gone.status).toBe(404)
  })

  test('is nobody without the secret, or where there is none', async () => {
    const eve = await guest('Eve')
    const { id } = await tableFor([eve], { seats: 3 })
    const remove = (how: Parameters<Client['delete']>[1]) =>
      new Client().delete(`/api/operator/tables/${id}`, how)
    const statuses = []
    for (const secret of ['', 'wrong', `${operator} `.repeat(2), operator.slice(1)])
      statuses.push((await remove(asOperator(secret))).status)
    statuses.push((await remove({ env: withOperator })).status)
    statuses.push((await eve.delete(`/api/operator/tables/${id}`, { env: withOperator })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
    const { OPERATOR_SECRET: _, ...without } = withOperator
    expect((await remove({ ...asOperator(), env: without })).status).toBe(404)
    expect(
      (await remove({ ...asOperator(''), env: { ...without, OPERATOR_SECRET: '' } })).status,
    ).toBe(404)
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(200)
    const eager = new Client()
    let refused = 0
    for (let i = 0; i < 25; i++)
      if ((await eager.get('/api/operator/reports', asOperator(`guess ${i}`))).status === 429)
        refused++
    expect(refused).toBe(5)
  })
})
