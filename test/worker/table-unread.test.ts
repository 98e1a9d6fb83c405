import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { personAt } from '../../worker/notices/person.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { cardFor } from '../../worker/table/telling/card.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { guest } from './client.ts'
import { rowsOf } from './person-helpers.ts'
import {
  type Guest,
  outboxOf,
  pass,
  playOne,
  runAlarm,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { watched } from './written.ts'

const minute = 60_000

async function say(player: Guest, id: string, text = 'Good luck!'): Promise<void> {
  const said = { text, message: crypto.randomUUID() }
  expect((await player.post(`/api/tables/${id}/talk`, said)).status).toBe(200)
}

const read = (player: Guest, id: string) =>
  player.put(`/api/tables/${id}/talk/read`, { upto: 1000 })

/** The table on somebody's list. */
async function cardOf(player: Guest, id: string): Promise<TableCard | undefined> {
  const { body } = await player.get('/api/tables?which=mine')
  return body.tables.find((card: TableCard) => card.id === id)
}

const unreadOf = async (player: Guest, id: string) => (await cardOf(player, id))?.unread

/** Lets the list of tables follow what was said. */
async function catchUp(id: string): Promise<void> {
  pass(minute)
  await runAlarm(id)
}

const waitingLists = async (id: string) =>
  (await outboxOf(id)).filter(({ kind }) => kind === 'index').length

/** Has every row noted that is written from now on: to people's own lists, by their number, and to the list in D1. */
async function watch(people: ReadonlyArray<Guest>): Promise<() => Promise<string[]>> {
  for (const statement of watched('seats', 'tables')) await env.DB.prepare(statement).run()
  for (const { id } of people)
    for (const statement of watched('tables')) await rowsOf(id, statement)
  return async () => {
    const { results } = await env.DB.prepare('SELECT name, what FROM written').all()
    await env.DB.prepare('DELETE FROM written').run()
    const written = results.map(({ name, what }) => `${what} ${name} in D1`)
    for (const [i, { id }] of people.entries()) {
      const rows = await rowsOf(id, 'SELECT what FROM written')
      await rowsOf(id, 'DELETE FROM written')
      written.push(...rows.map(({ what }) => `${what} list ${i}`))
    }
    return written
  }
}

describe('unread messages on the list of tables', () => {
  test('comes in one write for a conversation, goes when it is read, and holds no words', async () => {
    const { id, ada, bob } = await startedTable()
    await runAlarm(id)
    const { updatedAt } = (await cardOf(bob, id)) ?? {}
    const written = await watch([ada, bob])
    await written()
    await say(ada, id)
    await say(ada, id, 'A rumpelstiltskin?')
    await runAlarm(id)
    expect(await written()).toEqual([])
    await catchUp(id)
    expect(await written()).toEqual(['UPDATE list 1'])
    expect(await unreadOf(bob, id)).toBe(2)
    expect(await unreadOf(ada, id)).toBe(0)
    // Words are no turn: the table stands where it stood on the list.
    expect((await cardOf(bob, id))?.updatedAt).toBe(updatedAt)

    expect((await read(bob, id)).body).toEqual({ last: 2, unread: 0 })
    await runAlarm(id)
    expect(await written()).toEqual(['UPDATE list 1'])
    expect(await unreadOf(bob, id)).toBe(0)
    // Reading again writes nothing more.
    await read(bob, id)
    expect(await waitingLists(id)).toBe(0)

    for (const table of ['tables', 'seats']) {
      const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toContain('rumpel')
    }
    expect(JSON.stringify(await rowsOf(bob.id, 'SELECT * FROM tables'))).not.toContain('rumpel')
  })

  test('is not written at all where those who are there read it at once', async () => {
    const { id, ada, bob } = await startedTable()
    await runAlarm(id)
    const written = await watch([ada, bob])
    await written()
    for (const [player, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      await say(player, id)
      await read(other, id)
    }
    expect(await waitingLists(id)).toBe(1)
    await catchUp(id)
    expect(await written()).toEqual([])
    expect(await waitingLists(id)).toBe(0)
  })

  test('goes along with a turn; no call for the list is left waiting then', async () => {
    const { id, players, ada, bob } = await startedTable()
    await runAlarm(id)
    await say(ada, id)
    await playOne(id, players)
    await runAlarm(id)
    expect(await unreadOf(bob, id)).toBe(1)
    expect(await waitingLists(id)).toBe(0)
  })

  test('does not go back to what an older delivery knew', async () => {
    const { id, ada, bob } = await startedTable()
    await say(ada, id)
    await catchUp(id)
    expect(await unreadOf(bob, id)).toBe(1)
    const older = await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const snapshot = Journal.open(storage)?.snapshot()
      if (!snapshot) throw new Error('No such table.')
      const card = cardFor(snapshot, bob.id, { unread: 1, back: null })
      return { table: id, change: snapshot.settings.change, card }
    })
    await read(bob, id)
    await catchUp(id)
    await personAt(env, bob.id).follow(older)
    expect(await unreadOf(bob, id)).toBe(0)
  })

  test('is everybody’s own, also where people get up, move up and sit down', async () => {
    const [ada, bob, cleo] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')]
    const { id } = await tableFor([ada], { seats: 4 })
    for (const one of [bob, cleo]) await one.post(`/api/tables/${id}/seat`)
    await say(ada, id)
    await read(cleo, id)
    await catchUp(id)
    expect([await unreadOf(bob, id), await unreadOf(cleo, id)]).toEqual([1, 0])
    // Cleo takes Bob's place.
    await bob.delete(`/api/tables/${id}/seat`)
    await catchUp(id)
    expect([await unreadOf(bob, id), await unreadOf(cleo, id)]).toEqual([undefined, 0])
    // Somebody new finds what was said before, as the table itself tells them.
    const dora = await guest('Dora')
    await dora.post(`/api/tables/${id}/seat`)
    await say(cleo, id)
    await catchUp(id)
    expect(await unreadOf(dora, id)).toBe(2)
    expect((await viewOf(dora, id)).talk.unread).toBe(2)
    // Words of those who are gone went with them.
    await cleo.delete(`/api/tables/${id}/seat`)
    await catchUp(id)
    expect(await unreadOf(dora, id)).toBe(1)
  })
})
