import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Client, guest } from './client.ts'
import { settle } from './people.ts'
import { personOf, rowsOf } from './person-helpers.ts'
import { playOne, startedTable, stubOf, tableFor, viewOf } from './table-helpers.ts'
import { watched } from './written.ts'

test('a turn writes the seats that it changes, and no others', async () => {
  const players = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
  const { id } = await tableFor(players)
  await runInDurableObject(stubOf(id), (_table, { storage }) => {
    for (const statement of watched('seats')) storage.sql.exec(statement)
  })
  const before = await viewOf(players[0], id)
  const { table } = (await playOne(id, players)).body
  const touched = new Set([...before.toAct, ...table.toAct])
  await runInDurableObject(stubOf(id), (_table, { storage }) => {
    const written = storage.sql.exec('SELECT seat, what FROM written').toArray()
    expect(written.length).toBeGreaterThan(0)
    for (const { seat, what } of written) {
      expect(what).toBe('UPDATE')
      expect(touched).toContain(seat)
    }
    const rows = storage.sql
      .exec('SELECT seat, waiting_since IS NOT NULL AS waits FROM seats ORDER BY seat')
      .toArray()
    expect(rows).toEqual(
      players.map((_, seat) => ({ seat, waits: table.toAct.includes(seat) ? 1 : 0 })),
    )
  })
})

test('a turn writes a row on each of its people’s lists, and nothing in D1', async () => {
  const { id, players, ada, bob } = await startedTable()
  await settle(id)
  for (const statement of watched('seats', 'tables')) await env.DB.prepare(statement).run()
  for (const player of players)
    await runInDurableObject(personOf(player.id), (_person, { storage }) => {
      for (const statement of watched('tables')) storage.sql.exec(statement)
    })
  const listed = async () => {
    const all: unknown[] = []
    for (const { id } of players) {
      all.push(await rowsOf(id, 'SELECT what FROM written'))
      await rowsOf(id, 'DELETE FROM written')
    }
    return all
  }
  const { table } = (await playOne(id, players)).body
  await settle(id)
  const waits = (card: { yourTurn: boolean }) => card.yourTurn
  for (const [i, player] of [ada, bob].entries()) {
    const { body } = await player.get('/api/tables?which=mine')
    expect(body.tables.map(waits)).toEqual([table.toAct.includes(i)])
  }
  expect(await listed()).toEqual([[{ what: 'UPDATE' }], [{ what: 'UPDATE' }]])
  // The same again is no news.
  await runInDurableObject(stubOf(id), (_table, { storage }) =>
    storage.sql.exec(
      "INSERT INTO outbox (kind, revision, due, attempts) VALUES ('index', 0, 0, 0)",
    ),
  )
  await settle(id)
  expect(await listed()).toEqual([[], []])
  expect((await env.DB.prepare('SELECT * FROM written').all()).results).toEqual([])
  expect((await new Client().get('/api/tables?which=open')).status).toBe(200)
})

test('whoever gets up leaves no seat behind on the list, and those behind move up', async () => {
  const [ada, bob, cleo] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')]
  const { id } = await tableFor([ada], { seats: 4 })
  for (const one of [bob, cleo]) expect((await one.post(`/api/tables/${id}/seat`)).status).toBe(200)
  await settle(id)
  expect((await bob.delete(`/api/tables/${id}/seat`)).status).toBe(200)
  await settle(id)
  const { results } = await env.DB.prepare(
    'SELECT seat, account, name FROM seats WHERE "table" = ? ORDER BY seat',
  )
    .bind(id)
    .all()
  expect(results).toEqual([
    { seat: 0, account: ada.id, name: 'Ada' },
    { seat: 1, account: cleo.id, name: 'Cleo' },
    { seat: 2, account: null, name: null },
    { seat: 3, account: null, name: null },
  ])
  expect((await bob.get('/api/tables?which=mine')).body.tables).toEqual([])
})
