import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveCompany } from '../../worker/accounts/company.ts'
import { database } from '../../worker/accounts/database.ts'
import { renewFigures } from '../../worker/accounts/figures.ts'
import { figures, lostSeats, results, seats, tables } from '../../worker/accounts/schema.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { guest } from './client.ts'
import {
  type Guest,
  pass,
  playOut,
  runAlarm,
  sendNotices,
  tableFor,
  wholeGame,
} from './table-helpers.ts'
import { ok, pacedTable, runOut, setTime, voteOn } from './time-helpers.ts'

const hour = 60 * 60 * 1000

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

let made = 0
/** Finished tables of an account with how it kept others waiting. */
async function finished(account: string, count: number, conduct = {}) {
  const db = database(env)
  for (let i = 0; i < count; i++) {
    const row = {
      ...{ table: `ended-${++made}`, seat: 0, account, game: 'villagers', options: {}, seats: 2 },
      ...{ place: 1, points: 10, reason: 'points', rated: false, endedAt: Date.now() - i },
    }
    const usual = { answers: 10, answerTime: 3 * hour, late: 0, stayed: true }
    await db.insert(results).values({ ...row, ...usual, ...conduct })
  }
  await renewFigures(db, account)
}

const figuresOf = async (viewer: Guest, id: string) =>
  (await viewer.get(`/api/people/${id}/figures`)).body.figures

test('figures are told from the tenth table on, on one’s page and by themselves', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  await finished(ada.id, 9)
  // Alone and of earlier times: nobody was counted.
  await finished(ada.id, 3, { answers: null, answerTime: null, late: null, stayed: null })
  expect(await figuresOf(bob, ada.id)).toBeNull()
  await finished(ada.id, 1, { answerTime: 30 * hour, stayed: false, late: 4 })
  const told = { tables: 10, finished: 9, answerTime: 3 * hour, seldomLate: true }
  expect(await figuresOf(bob, ada.id)).toEqual(told)
  expect((await bob.get(`/api/people/${ada.id}`)).body.person.figures).toEqual(told)
  await finished(ada.id, 1, { late: 2 })
  expect(await figuresOf(bob, ada.id)).toMatchObject({ seldomLate: false })
  expect((await bob.get('/api/people/nobody/figures')).status).toBe(404)
})

test(
  'a table that ends enters how its people kept each other waiting, once',
  async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob])
    await playOut(id, [ada, bob], Random.fromSeed(new Uint8Array(32).fill(7)))
    await runAlarm(id)
    const rows = await database(env).select().from(figures)
    const own = rows.filter(({ account }) => [ada.id, bob.id].includes(account))
    expect(own).toHaveLength(2)
    for (const row of own) {
      expect(row).toMatchObject({ tables: 1, finished: 1, late: 0 })
      expect(row.answers).toBeGreaterThan(3)
      expect(row.answerTime).not.toBeNull()
    }
    expect(await figuresOf(ada, bob.id)).toBeNull()
  },
  wholeGame,
)

test('a seat lost to somebody new counts as a table that was not finished, once', async () => {
  const { id, acting, late, others } = await pacedTable(['Ada', 'Bob'])
  await runOut(id, acting, late)
  const [other] = others
  if (!other) throw new Error('Nobody else sits there.')
  pass(7 * 24 * hour)
  await ok(voteOn(other, id, late, 'open'))
  const { body } = await other.get(`/api/tables/${id}/seats/${late}/link`)
  const cleo = await guest('Cleo')
  await ok(cleo.post(`/api/tables/${id}/seats/${late}/take`, { token: body.token }))
  await sendNotices(id)
  const lost = await database(env).select().from(lostSeats)
  expect(lost.filter(({ table }) => table === id)).toMatchObject([{ account: acting.id }])
  await finished(acting.id, 10)
  expect(await figuresOf(cleo, acting.id)).toMatchObject({ tables: 11, finished: 10 })
})

test('the open tables are found by their host’s figures, language, pace and practice', async () => {
  await env.DB.prepare('DELETE FROM tables').run()
  const [quick, slow, fresh] = [await guest('Quick'), await guest('Slow'), await guest('Fresh')]
  await finished(quick.id, 10)
  await finished(slow.id, 10, { answerTime: 20 * hour, stayed: false })
  const db = database(env)
  const relaxed = { start: 70, perTurn: 42, cap: 98, late: 'ask' } as const
  for (const [host, pace] of [
    [quick, { ...relaxed, perTurn: 4 }],
    [slow, relaxed],
    [fresh, null],
  ] as const) {
    const row = {
      ...{ id: `of-${host.id}`, game: 'villagers', title: '', status: 'gathering' as const },
      ...{ access: 'open' as const, change: 1, pace, createdAt: 1, updatedAt: 1 },
    }
    await db.batch([
      db.insert(tables).values(row),
      db.insert(seats).values({ table: row.id, seat: 0, account: host.id, name: 'Host' }),
    ])
  }
  await env.DB.prepare("UPDATE accounts SET language = 'fr' WHERE id = ?").bind(slow.id).run()
  const found = async (query: string) => {
    const { status, body } = await quick.get(`/api/tables?which=open${query}`)
    expect(status).toBe(200)
    return body.tables.map(({ id }: { id: string }) => id).sort()
  }
  const at = (...hosts: Guest[]) => hosts.map(({ id }) => `of-${id}`).sort()
  expect(await found('')).toEqual(at(quick, slow, fresh))
  expect(await found('&answers=hours')).toEqual(at(quick))
  expect(await found('&answers=day')).toEqual(at(quick, slow))
  expect(await found('&steady=yes')).toEqual(at(quick))
  expect(await found('&language=fr')).toEqual(at(slow))
  expect(await found('&pace=hours')).toEqual(at(quick))
  expect(await found('&pace=days')).toEqual(at(slow))
  expect(await found('&pace=none')).toEqual(at(fresh))
  expect(await found('&level=new')).toEqual(at(fresh))
  expect(await found('&level=practised&answers=day&pace=days')).toEqual(at(slow))
  const { body } = await quick.get('/api/tables?which=open&pace=hours')
  expect(body.tables[0].seats[0].figures).toMatchObject({ tables: 10, seldomLate: true })
  expect((await quick.get('/api/tables?which=open&pace=never')).status).toBe(400)
})

test('figures move with a guest, stand in one’s download, and go with the account', async () => {
  const db = database(env)
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  await finished(ada.id, 6)
  await finished(bob.id, 5)
  await db.insert(lostSeats).values({ account: bob.id, table: 'lost', at: Date.now() })
  await moveCompany(db, bob.id, ada.id)
  expect(await figuresOf(bob, bob.id)).toBeNull()
  expect(await figuresOf(bob, ada.id)).toMatchObject({ tables: 12, finished: 11 })
  const data = (await ada.get('/api/me/data')).body
  expect(data.figures).toMatchObject([{ tables: 12, finished: 11 }])
  expect(data.lostSeats).toMatchObject([{ table: 'lost' }])
  expect((await ada.delete('/api/me')).status).toBe(204)
  // A report that comes late makes nothing of an account that is gone.
  await renewFigures(db, ada.id)
  const left = [...(await db.select().from(figures)), ...(await db.select().from(lostSeats))]
  expect(left.filter(({ account }) => account === ada.id)).toEqual([])
})
