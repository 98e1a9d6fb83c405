/** Turns that were planned and not sent, kept at the table for their owner's other devices. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { settle, signedIn } from './people.ts'
import {
  actingOf,
  firstTurn,
  type Guest,
  playOne,
  startedTable,
  storageOf,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { listen } from './table-socket.ts'
import { rowsWrittenBy } from './written.ts'

/** Keeps as a draft what somebody could play now. */
async function draftBy(player: Guest, id: string, changed: object = {}) {
  const table = await viewOf(player, id)
  const { revision, moves } = firstTurn(table)
  const draft = { revision, moves, at: Date.now(), seat: table.you, ...changed }
  return { draft, answer: await player.put(`/api/tables/${id}/draft`, draft) }
}

test('a draft is shown to its owner on every device of theirs', async () => {
  const ada = await signedIn('drafts@example.org', 'Ada')
  const bob = await signedIn('drafts-bob@example.org', 'Bob')
  const { id } = await tableFor([ada, bob])
  const { acting: planner } = await actingOf(id, [ada, bob])
  expect((await viewOf(planner, id)).draft).toBeNull()
  const { draft, answer } = await draftBy(planner, id)
  const { seat: _, ...kept } = draft
  expect([answer.status, answer.body]).toEqual([200, { draft: kept }])
  const address = planner === ada ? 'drafts@example.org' : 'drafts-bob@example.org'
  const elsewhere = await signedIn(address, planner === ada ? 'Ada' : 'Bob')
  await evictDurableObject(stubOf(id))
  expect((await viewOf(elsewhere, id)).draft).toEqual(kept)
})

test('nobody else learns of it: not by view, event, socket, list or the past', async () => {
  const { id, players, stranger } = await startedTable()
  const { acting: planner, waiting: other } = await actingOf(id, players)
  const line = await listen(other, id)
  const watching = await listen(stranger, id)
  const seen = async () => {
    const texts = []
    for (const one of [other, stranger, new Client()])
      for (const path of ['', '/history', '/history/0', '/talk'])
        texts.push(JSON.stringify((await one.get(`/api/tables/${id}${path}`)).body))
    texts.push(JSON.stringify((await planner.get(`/api/tables/${id}?watch=1`)).body))
    texts.push(JSON.stringify((await other.get('/api/tables?which=mine')).body))
    return texts
  }
  await settle(id)
  const before = await seen()
  const told = [line.raw.length, watching.raw.length]
  expect((await draftBy(planner, id)).answer.status).toBe(200)
  expect(await seen()).toEqual(before)
  expect([line.raw.length, watching.raw.length]).toEqual(told)
  // The next message to them has nothing of it.
  const news = [line, watching].map(({ next }) => next(({ table }) => table.talk.last > 0))
  await planner.post(`/api/tables/${id}/talk`, { text: 'Soon.', message: crypto.randomUUID() })
  for (const { table } of await Promise.all(news)) expect(table.draft).toBeNull()
})

test('the next turn at the table forgets it, and so does the end', async () => {
  const { id, players } = await startedTable()
  const { acting: planner } = await actingOf(id, players)
  await draftBy(planner, id)
  await playOne(id, players)
  expect((await viewOf(planner, id)).draft).toBeNull()
  expect((await storageOf(id)).facts).toMatchObject({ drafts: '[]' })
  const { acting: next } = await actingOf(id, players)
  await draftBy(next, id)
  for (const player of players)
    expect((await player.post(`/api/tables/${id}/wish`, { wish: 'end', on: true })).status).toBe(
      200,
    )
  expect((await viewOf(next, id)).status).toBe('over')
  expect((await storageOf(id)).facts).toMatchObject({ drafts: '[]' })
})

test('the newest draft counts, also one whose moves were all taken back', async () => {
  const { id, players } = await startedTable()
  const { acting: planner } = await actingOf(id, players)
  const now = Date.now()
  const { draft } = await draftBy(planner, id, { at: now - 1000 })
  const older = await draftBy(planner, id, { at: now - 2000, moves: [] })
  expect(older.answer.body.draft).toMatchObject({ at: now - 1000, moves: draft.moves })
  await draftBy(planner, id, { at: now - 500, moves: [] })
  await draftBy(planner, id, { at: now - 800 })
  expect((await viewOf(planner, id)).draft).toMatchObject({ at: now - 500, moves: [] })
  // A clock that runs ahead does not win for ever.
  await draftBy(planner, id, { at: now + 1e9 })
  expect((await viewOf(planner, id)).draft?.at).toBeLessThan(now + 60_000)
})

test('anything but a draft of this seat is refused and changes nothing', async () => {
  const { id, players, stranger } = await startedTable()
  const { acting: planner } = await actingOf(id, players)
  const { seat } = (await draftBy(planner, id)).draft as { seat: number }
  const kept = (await storageOf(id)).facts
  const draft = { revision: 0, moves: [], at: 1, seat }
  for (const [who, changed, status] of [
    [planner, { seat: 1 - seat }, 403],
    [stranger, {}, 403],
    [new Client(), {}, 401],
    [planner, { revision: 7 }, 409],
    [planner, { moves: [{ do: 'win' }] }, 400],
    [planner, { moves: Array.from({ length: 201 }, () => ({ do: 'pass' })) }, 400],
    [planner, { at: 'now' }, 400],
  ] as const)
    expect([
      (await who.put(`/api/tables/${id}/draft`, { ...draft, ...changed })).status,
      changed,
    ]).toEqual([status, changed])
  expect((await storageOf(id)).facts).toEqual(kept)
})

test('keeping one writes one row, the same again none, and a turn that forgets it none', async () => {
  const { id, players } = await startedTable()
  const { acting: planner } = await actingOf(id, players)
  const at = Date.now()
  await draftBy(planner, id, { at: at - 9, moves: [] })
  const rows = async (act: () => Promise<unknown>) => (await rowsWrittenBy(act)).objects
  expect(await rows(() => draftBy(planner, id, { at }))).toMatchObject([[expect.anything(), 1]])
  expect(await rows(() => draftBy(planner, id, { at: at + 1 }))).toEqual([])
  const { objects } = await rowsWrittenBy(() => playOne(id, players))
  const facts = objects.filter(([what]) => what.startsWith('UPDATE facts'))
  expect(facts.length).toBeLessThanOrEqual(2)
})

test('a guest who signs in keeps it, and whoever leaves the seat does not', async () => {
  const { id, players } = await startedTable()
  const { acting: planner } = await actingOf(id, players)
  const { draft } = await draftBy(planner, id)
  const stub = stubOf(id)
  await runInDurableObject(stub, (table) => table.reseat(planner.id, 'somebody', 'Ada'))
  expect(JSON.parse(String((await storageOf(id)).facts.drafts))).toMatchObject([
    { account: 'somebody', moves: draft.moves },
  ])
  await runInDurableObject(stub, (table) => void table.forget('somebody'))
  expect((await storageOf(id)).facts).toMatchObject({ drafts: '[]' })
})
