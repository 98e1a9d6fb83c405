/** Deeds at a table read nothing of D1 before they are answered: a turn waits for no central database. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { Table } from '../../worker/table/table.ts'
import { type Answer, guest } from './client.ts'
import { settle } from './people.ts'
import { actingOf, firstTurn, type Guest, startedTable, viewOf, withheld } from './table-helpers.ts'
import { listen } from './table-socket.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

interface Place {
  readonly id: string
  /** Person whose turn it is, one who waits, and one who only looks on. */
  readonly acting: Guest
  readonly waiting: Guest
  readonly stranger: Guest
}

const ok = async (asked: Promise<Answer>): Promise<void> => {
  const { status, body } = await asked
  expect(status, JSON.stringify(body)).toBe(200)
}

const hot: ReadonlyArray<readonly [what: string, act: (at: Place) => Promise<void>]> = [
  ['opening a table', ({ id, acting }) => ok(acting.get(`/api/tables/${id}`))],
  ['looking on', ({ id, stranger }) => ok(stranger.get(`/api/tables/${id}`))],
  [
    'opening its socket',
    async ({ id, acting }) => {
      const { socket } = await listen(acting, id)
      socket.close()
    },
  ],
  ['reading its history', ({ id, acting }) => ok(acting.get(`/api/tables/${id}/history`))],
  [
    'planning',
    async ({ id, waiting }) => {
      const { play, plan } = await viewOf(waiting, id)
      const laid = { revision: play?.revision, version: plan?.version, steps: [], orders: [] }
      await ok(waiting.put(`/api/tables/${id}/plan`, { ...laid, pass: true, forced: true }))
    },
  ],
  [
    'submitting a turn',
    async ({ id, acting }) =>
      ok(acting.post(`/api/tables/${id}/turns`, firstTurn(await viewOf(acting, id)))),
  ],
  ['reading the letterbox', ({ acting }) => ok(acting.get('/api/letters'))],
  ['reading the list of tables', ({ acting }) => ok(acting.get('/api/tables'))],
  [
    'talking',
    async ({ id, waiting }) => {
      const said = { message: crypto.randomUUID(), text: 'Good morning!' }
      await ok(waiting.post(`/api/tables/${id}/talk`, said))
      await ok(waiting.get(`/api/tables/${id}/talk`))
    },
  ],
]

/** Counts the statements that anybody prepares for D1 from now on, in the worker as in objects. */
const statements = () => vi.spyOn(Object.getPrototypeOf(env.DB) as D1Database, 'prepare')

async function place(): Promise<Place> {
  const { id, players, stranger } = await startedTable()
  const { acting, waiting } = await actingOf(id, players)
  await settle(id)
  // The spectator has come with a session, too, which their object knows from another page.
  await ok(stranger.get('/api/me'))
  return { id, acting, waiting, stranger }
}

for (const [what, act] of hot)
  test(`${what} reads nothing of D1`, async () => {
    const at = await place()
    // Calls that leave the table afterwards are the alarm's business, and nobody waits for them.
    vi.spyOn(Table.prototype, 'alarm').mockResolvedValue()
    const prepared = statements()
    await act(at)
    expect(prepared.mock.calls).toEqual([])
  })

test('reads in the worker, in a table and in a person’s object are counted', async () => {
  const ada = await guest('Ada')
  const prepared = statements()
  const countedBy = async (act: () => Promise<unknown>) => {
    prepared.mockClear()
    await act()
    return prepared.mock.calls.length
  }
  expect(await countedBy(() => ada.get('/api/me/passes'))).toBeGreaterThan(0)
  const at = await withheld()
  const made = await ada.post('/api/tables', { game: 'villagers', seats: 2 })
  at.mockRestore()
  const { id } = made.body.table
  expect(await countedBy(() => settle(id))).toBeGreaterThan(0)
  // A session comes over from D1 at its first use, with one statement.
  const bob = await guest('Bob')
  expect(await countedBy(() => bob.get(`/api/tables/${id}`))).toBe(1)
  expect(await countedBy(() => bob.get(`/api/tables/${id}`))).toBe(0)
})
