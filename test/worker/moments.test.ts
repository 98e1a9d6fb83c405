/** A table's moments taken along as a file, and tables that go on from one with other people. */
import { env } from 'cloudflare:workers'
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { database } from '../../worker/accounts/database.ts'
import { results } from '../../worker/accounts/schema.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import {
  type Patch,
  patched,
  Random,
  replayFrom,
  same,
  startFrom,
} from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Moment, MomentsFile } from '../../worker/wire/schema/moments.ts'
import { weekOf } from '../../worker/wire/week.ts'
import { Client, guest } from './client.ts'
import { settle } from './people.ts'
import {
  type Guest,
  playOne,
  playOut,
  startedTable,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'
import { back, playTo, twoAtATable } from './turn-back-helpers.ts'

const momentsOf = async (client: Client, id: string): Promise<MomentsFile> => {
  const { status, body } = await client.get(`/api/tables/${id}/moments`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** A moment of a file as somebody sends it. */
function momentIn(file: MomentsFile, turn: number): Moment {
  const { game, version, options, seats, title, moments } = file
  let state: unknown = null
  for (const { patch } of structuredClone(moments.slice(0, turn + 1)))
    state = patch ? patched(state, patch as Patch) : state
  const seal = moments[turn]?.seal ?? ''
  return { game, version, options, seats, title, turn, state: state as Moment['state'], seal }
}

const goOn = (who: Guest, from: object, more: object = {}) =>
  who.post('/api/continuations', { title: 'From there', from, ...more })

/** The hand of a seat in a state of Villagers. */
const handOf = (state: unknown, seat: number) =>
  (state as { seats: { hand: { card: string; seen: unknown }[] }[] }).seats[seat]?.hand ?? []

const codeOf = ({ status, body }: { status: number; body: { type?: string } }) => [
  status,
  body.type?.replace('/problems/', ''),
]

/** Three turns of a running table. */
async function threeTurns() {
  const { id, players, ...people } = await startedTable()
  for (let turn = 0; turn < 3; turn++) await playOne(id, players)
  return { id, players, ...people }
}

test('a file of a running table is what any spectator has seen, whoever takes it', async () => {
  const { id, ada, stranger } = await threeTurns()
  const { at, ...file } = await momentsOf(stranger, id)
  const own = await momentsOf(ada, id)
  expect(own).toEqual({ ...file, at: own.at })
  expect(await momentsOf(new Client(), id)).toMatchObject(file)
  expect(file.moments.map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
  for (const turn of [0, 1, 2, 3]) {
    const seen = await new Client().get(`/api/tables/${id}/history/${turn}`)
    expect(momentIn({ ...file, at }, turn).state).toEqual(seen.body.play.state)
  }
  // Nobody's hand, no stack, no seed.
  expect(handOf((await viewOf(ada, id)).play?.state, 0).length).toBeGreaterThan(0)
  const { state } = momentIn({ ...file, at }, 3)
  for (const { card, seen } of [0, 1].flatMap((seat) => handOf(state, seat)))
    expect(seen === 'all' || card.startsWith('?')).toBe(true)
})

test('other people go on from a moment: the open pieces as they lay, the hidden ones dealt anew', async () => {
  const { id } = await threeTurns()
  const [eve, fay] = [await guest('Eve'), await guest('Fay')]
  const from = momentIn(await momentsOf(eve, id), 2)
  const made = await goOn(eve, from)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { table } = made.body
  const origin = { title: from.title, turn: 2 }
  expect(table).toMatchObject({ status: 'gathering', rated: false, title: 'From there', origin })
  const begun = await fay.post(`/api/tables/${table.id}/seat`)
  expect(begun.body.table).toMatchObject({ status: 'playing', play: { revision: 0 }, origin })
  const watched = await viewOf(new Client(), table.id)
  expect(watched.play?.state).toEqual(from.state)
  await playOne(table.id, [eve, fay])
  // The table that the moment is of has not moved.
  expect((await viewOf(eve, id)).play?.revision).toBe(3)
})

test('twice from the same moment is twice dealt: nothing of the running table can be looked up', async () => {
  const { id, ada } = await threeTurns()
  const from = momentIn(await momentsOf(ada, id), 3)
  const real = JSON.stringify(handOf((await viewOf(ada, id)).play?.state, 0))
  const hands: string[] = []
  for (let time = 0; time < 4; time++) {
    const { id: next } = (await goOn(ada, from)).body.table
    await ada.post(`/api/tables/${next}/bots`, { level: 'easy' })
    hands.push(JSON.stringify(handOf((await viewOf(ada, next)).play?.state, 0)))
  }
  expect(new Set(hands).size).toBeGreaterThan(1)
  expect(hands.every((hand) => hand === real)).toBe(false)
})

test('each seat of the moment is somebody’s: with fewer it does not start, and it keeps its game', async () => {
  const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
  const { id } = await tableFor([ada, bob, eve])
  await playOne(id, [ada, bob, eve])
  const { table } = (await goOn(bob, momentIn(await momentsOf(bob, id), 1))).body
  await eve.post(`/api/tables/${table.id}/seat`)
  expect(codeOf(await bob.post(`/api/tables/${table.id}/start`))).toEqual([409, 'too-few-players'])
  const change = { seats: 3, options: table.options, pace: null, title: 'Other' }
  const other = await bob.put(`/api/tables/${table.id}`, { game: 'my-village', ...change })
  expect(codeOf(other)).toEqual([400, 'bad-request'])
  const same = await bob.put(`/api/tables/${table.id}`, { game: 'villagers', ...change })
  expect(same.body.table).toMatchObject({ title: 'Other', seats: { length: 3 } })
})

test('a moment that was changed, comes from elsewhere or is over is refused, and nothing is made', async () => {
  const { id, ada } = await threeTurns()
  const file = await momentsOf(ada, id)
  const from = momentIn(file, 2)
  const refused = [422, 'moment-refused']
  const changed: ReadonlyArray<Partial<Moment>> = [
    { turn: 1 },
    { title: 'Another' },
    { seats: 3 },
    { version: 99 },
    { game: 'no-game' },
    { game: 'my-village' },
    { state: { ...from.state, round: 7 } },
    { state: {} },
    { seal: file.moments[1]?.seal ?? '' },
  ]
  for (const change of changed)
    expect(codeOf(await goOn(ada, { ...from, ...change }))).toEqual(refused)
  for (const bad of [{}, { ...from, state: 7 }, { ...from, seal: undefined }, [], 'no'])
    expect((await goOn(ada, bad as object)).status).toBe(400)
  await settle(id)
  const mine = await ada.get('/api/tables')
  expect(mine.body.tables).toHaveLength(1)
  expect((await new Client().post('/api/continuations', { from })).status).toBe(401)
})

test(
  'from the record of a finished table, whole or in part; no result comes of it, and its own record is verified',
  async () => {
    const { id, ada, bob, stranger } = await startedTable()
    await playOut(id, [ada, bob], Random.fromSeed(new Uint8Array(32).fill(5)))
    await settle(id)
    const record = (await stranger.get(`/api/tables/${id}/record`)).body
    const refused = [422, 'moment-refused']
    expect(codeOf(await goOn(ada, record)), 'It is over.').toEqual(refused)
    const turns = record.turns.slice(0, -3)
    expect(codeOf(await goOn(ada, { ...record, turns: turns.slice(1) }))).toEqual(refused)
    expect(codeOf(await goOn(ada, { ...record, options: { level: 7 } }))).toEqual(refused)
    const made = await goOn(ada, { ...record, turns })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const next = made.body.table.id
    expect(made.body.table.origin).toEqual({ title: record.title, turn: turns.length })
    await stranger.post(`/api/tables/${next}/seat`)
    await playOut(next, [ada, stranger], Random.fromSeed(new Uint8Array(32).fill(6)))
    await settle(next)
    const entered = await database(env).select().from(results)
    expect(entered.map(({ table }) => table)).toEqual([id, id])
    const own = (await bob.get(`/api/tables/${next}/record`)).body
    const begin = startFrom(villagers, evaluatorOf('villagers'), own.from, hexToBytes(own.seed))
    const end = [...replayFrom(villagers, begin, own.turns)].at(-1)
    const over = await viewOf(bob, next)
    expect(same(villagers.redact(end?.state as never, null), over.play?.state)).toBe(true)
    // And from there once more.
    const again = await goOn(bob, { ...own, turns: own.turns.slice(0, 1) })
    expect(again.body.table.origin.turn).toBe(turns.length + 1)
    expect(codeOf(await goOn(bob, { ...own, turns: [], from: { ...own.from, turn: 1 } }))).toEqual(
      refused,
    )
  },
  wholeGame,
)

test('turns that were taken back are no moments', async () => {
  const { id, players } = await twoAtATable()
  const { acting, turn } = await playTo(id, players, 'open')
  expect((await back(acting, id, turn)).status).toBe(200)
  const { moments } = await momentsOf(acting, id)
  expect(moments.map(({ revision }) => revision)).toEqual([...Array(turn).keys()])
})

test('a rematch begins at the same moment', async () => {
  const { id, ada, bob } = await threeTurns()
  const from = momentIn(await momentsOf(ada, id), 3)
  const { table } = (await goOn(ada, from)).body
  await bob.post(`/api/tables/${table.id}/seat`)
  await playOut(table.id, [ada, bob], Random.fromSeed(new Uint8Array(32).fill(8)))
  const again = await bob.post(`/api/tables/${table.id}/rematch`)
  expect(again.body.table.origin).toEqual({ title: from.title, turn: 3 })
  const begun = await ada.post(`/api/tables/${again.body.table.id}/seat`)
  expect(begun.body.table.status).toBe('playing')
  expect((await viewOf(new Client(), begun.body.table.id)).play?.state).toEqual(from.state)
})

test('a week’s deal goes into nobody’s file before its week is over', async () => {
  const ada = await guest('Ada')
  const { body } = await ada.post(`/api/deals/${weekOf(Date.now())}/villagers`)
  expect(codeOf(await ada.get(`/api/tables/${body.table}/moments`))).toEqual([403, 'sealed'])
})
