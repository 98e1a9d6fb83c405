/** A table that leaves an instance as a file and goes on at another. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type Ask, filesOf, putIn } from '../../.tools/leave.ts'
import { database } from '../../worker/accounts/database.ts'
import { accounts, results, seats, tables } from '../../worker/accounts/schema.ts'
import { Client } from './client.ts'
import { gatheredTable, settle } from './people.ts'
import { actingOf, firstTurn, type Guest, startedTable, stubOf, viewOf } from './table-helpers.ts'

const operator = 'the operator of these tests, 32+ bytes'
const how = {
  headers: { authorization: `Bearer ${operator}` },
  env: { ...env, OPERATOR_SECRET: operator },
}
const pathOf = (id: string) => `/api/operator/tables/${id}/file`
const takeOut = async (id: string) => (await new Client().get(pathOf(id), how)).body
const putFileIn = (id: string, file: unknown) => new Client().put(pathOf(id), file, how)
const codeOf = ({ body }: { body: { type?: string } }) => body.type?.replace('/problems/', '')

/** As on an instance that has never heard of the table and its people. */
async function elsewhere(id: string): Promise<void> {
  await stubOf(id).forgetAll()
  const db = database(env)
  for (const table of [results, seats, tables, accounts]) await db.delete(table)
}

/** View that somebody has of a game: the same wherever it goes on. */
const gameOf = async (client: Client, id: string) => {
  const { play, seats: sitting, you } = await viewOf(client, id)
  return { play, you, names: sitting.map(({ name }) => name) }
}

test('a running table goes on elsewhere: each sees what they saw, and plays on; guests come in by their cards', async () => {
  const { id, players } = await startedTable()
  const { acting } = await actingOf(id, players)
  await acting.post(`/api/tables/${id}/turns`, firstTurn(await viewOf(acting, id)))
  await settle(id)
  const before = await Promise.all(players.map((player) => gameOf(player, id)))
  const file = await takeOut(id)
  await elsewhere(id)
  const { status, body } = await putFileIn(id, file)
  expect(status).toBe(200)
  expect(body.link).toBe(`${env.ORIGIN}/t/${id}`)
  expect(body.guests.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ada', 'Bob'])
  const arrived: Guest[] = []
  for (const [i, player] of players.entries()) {
    const there = Object.assign(new Client(), { id: player.id })
    const { link } = body.guests.find((one: { id: string }) => one.id === player.id)
    await there.post('/api/card', { token: new URL(link).hash.slice(1) })
    expect(await gameOf(there, id)).toEqual(before[i])
    arrived.push(there)
  }
  const next = (await actingOf(id, arrived)).acting
  const played = await next.post(`/api/tables/${id}/turns`, firstTurn(await viewOf(next, id)))
  expect(played.status).toBe(200)
  await settle(id)
  // The lists know it.
  const mine = await next.get('/api/tables')
  expect(mine.body.tables.map((table: { id: string }) => table.id)).toEqual([id])
})

test('a table that gathers people goes on gathering', async () => {
  const ada = Object.assign(new Client(), {})
  await ada.post('/api/me/guest', { name: 'Ada', language: 'en' })
  const id = await gatheredTable(ada)
  const file = await takeOut(id)
  await elsewhere(id)
  expect((await putFileIn(id, file)).status).toBe(200)
  const bob = new Client()
  await bob.post('/api/me/guest', { name: 'Bob', language: 'en' })
  expect((await bob.post(`/api/tables/${id}/seat`, {})).status).toBeLessThan(300)
})

test('the end of a table comes along; an instance leaves line by line, and arrives', async () => {
  const { id, ada } = await startedTable()
  const other = await startedTable()
  for (const one of [id, other.id]) await settle(one)
  const ended = {
    ...{ table: id, seat: 0, account: ada.id, game: 'villagers', options: {}, seats: 2, place: 1 },
    ...{ points: 40, reason: 'points', rated: false, endedAt: 5 },
  }
  await database(env).insert(results).values(ended)
  const client = new Client()
  const ask: Ask = async (method, path, body) => {
    const sent = body === undefined ? undefined : JSON.parse(body)
    const answer = await client.send(method, `/api/operator${path}`, sent, how)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const lines: string[] = []
  for await (const line of filesOf(ask, undefined)) lines.push(line)
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(expect.arrayContaining([id, other.id]))
  await elsewhere(id)
  await stubOf(other.id).forgetAll()
  const told: string[] = []
  const ours = lines.filter((line) => [id, other.id].includes(JSON.parse(line).id))
  expect(await putIn(ask, [...ours, '', ours[0] ?? ''], (line) => told.push(line))).toBe(1)
  expect(told.map((line) => Object.keys(JSON.parse(line))[0])).toEqual(['link', 'link', 'refused'])
  const [found] = await database(env).select().from(results)
  expect(found).toMatchObject(ended)
  for (const one of [id, other.id])
    expect((await client.get(`/api/tables/${one}`)).body.table.status).toBe('playing')
})

test('an address that somebody has here stays theirs', async () => {
  const { id } = await startedTable()
  const file = await takeOut(id)
  await elsewhere(id)
  const email = 'taken@example.org'
  await database(env)
    .insert(accounts)
    .values({ id: 'Z'.repeat(22), name: 'Zoe', email, language: 'en', createdAt: 1 })
  const [first, ...others] = file.people
  const { body } = await putFileIn(id, { ...file, people: [{ ...first, email }, ...others] })
  expect(body.guests.map((one: { id: string }) => one.id)).toContain(first.id)
})

test('only the operator takes one out or puts one in; nothing of it reaches anybody else', async () => {
  const { id, ada } = await startedTable()
  for (const asked of [
    ada.get(pathOf(id)),
    ada.get(pathOf(id), { env: how.env }),
    ada.put(pathOf(id), {}, { env: how.env }),
  ]) {
    const { status, body } = await asked
    expect([403, 404]).toContain(status)
    expect(Object.keys(body)).not.toContain('rows')
  }
})

test('a file that does not fit is refused, and nothing is changed', async () => {
  const { id } = await startedTable()
  const file = await takeOut(id)
  expect(codeOf(await putFileIn(id, file))).toBe('table-there')
  await elsewhere(id)
  const { facts } = file.rows
  const wrong: ReadonlyArray<readonly [unknown, string]> = [
    [{ ...file, step: file.step + 1 }, 'file-refused'],
    [{ ...file, id: 'A'.repeat(22) }, 'file-refused'],
    [{ ...file, rows: { ...file.rows, meta: [{ migration: 1 }] } }, 'file-refused'],
    [{ ...file, rows: { ...file.rows, 'facts" --': [] } }, 'file-refused'],
    [{ ...file, rows: { ...file.rows, talk: [{ nothing: 1 }] } }, 'file-refused'],
    [{ ...file, rows: { ...file.rows, facts: [...facts, ...facts] } }, 'file-refused'],
    [{ ...file, rows: { ...file.rows, facts: [{ ...facts[0], seats: '{' }] } }, 'file-refused'],
    [{ ...file, rows: {} }, 'file-refused'],
    [{ ...file, version: 2 }, 'bad-request'],
    [{ ...file, format: 'x' }, 'bad-request'],
  ]
  for (const [strange, code] of wrong) expect(codeOf(await putFileIn(id, strange))).toBe(code)
  expect(codeOf(await putFileIn('A'.repeat(22), file))).toBe('file-refused')
  expect(await database(env).select().from(accounts)).toEqual([])
  // The object is as new: the right file comes in.
  expect((await putFileIn(id, file)).status).toBe(200)
})
