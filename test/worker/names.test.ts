import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { type Guest, runAlarm, startedTable, tableFor, viewOf } from './table-helpers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const named = (name: string) => new Client().post('/api/me/guest', { name, language: 'en' })

const namesAt = async (player: Guest, id: string) =>
  (await viewOf(player, id)).seats.map(({ name }) => name)

describe('a name', () => {
  test.for([
    '\u200b',
    '\u200b\u200b\ufeff',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u2800 \u2800',
    '\u00ad',
    '\u0301\u0302',
    '\ufe0f',
    '\u{e0041}',
    '\ue000',
    'Ada\ud800',
    '\udc00Ada',
    // Marks upon marks, which cover the lines above and below.
    `A${'\u0301'.repeat(20)}da`,
  ])('%j cannot be seen, or is no text, and is refused', async (name) => {
    const answer = await named(name)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].field).toBe('name')
  })

  test.for([
    ...[
      'evil.example',
      'See evil.example/x now',
      'www.evil',
      'Ada@evil.example',
      'ｅｖｉｌ．ｃｏｍ',
    ],
    ...['evil\u3002example', 'evil.ⓒⓞⓜ', 'https://localhost', 'mailto:ada', '192.0.2.1'],
    ...['evil.xn--p1ai', 'пример.рф'],
  ])('%j would be a link in letters, and is refused', async (name) => {
    const answer = await named(name)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].field).toBe('name')
    const ada = await guest('Ada')
    expect((await ada.patch('/api/me', { name })).status).toBe(400)
    const made = await ada.post('/api/tables', { game: 'villagers', seats: 2, title: name })
    expect(made.status).toBe(400)
    expect(made.body.fields[0].field).toBe('title')
    const { id } = await tableFor([ada])
    const change = {
      game: 'villagers',
      seats: 2,
      options: {},
      title: name,
      pace: null,
      patience: 7,
    }
    expect((await ada.send('PUT', `/api/tables/${id}`, change)).status).toBe(400)
  })

  test.for(['N. N.', 'N.N.', 'n. n.', 'NN', 'Ν. Ν.', 'Ｎ． Ｎ．', 'N.\u00a0N.', 'N․ N․'])(
    '%j stands for nobody, and is refused',
    async (name) => {
      expect((await named(name)).status).toBe(400)
      expect((await (await guest('Ada')).patch('/api/me', { name })).status).toBe(400)
    },
  )

  test.for([
    'J. R. R. Tolkien',
    'St. Peter',
    'A.B.',
    'Round 2.5',
    'Wait... what?',
    'Nina N.',
    'At 8: no',
  ])('%j is no link, and nobody else’s', async (name) => {
    expect((await named(name)).body.me?.name).toBe(name)
  })

  test('of before stays valid, whatever else is changed with it', async () => {
    const ada = await guest('Ada')
    const name = 'ada.example'
    await env.DB.prepare('UPDATE accounts SET name = ? WHERE id = ?').bind(name, ada.id).run()
    expect((await ada.patch('/api/me', { name, language: 'de' })).body.me).toMatchObject({
      ...{ name, language: 'de' },
    })
    expect((await ada.patch('/api/me', { name: 'bob.example' })).status).toBe(400)
  })

  test.for([
    ['A\u200bda', 'Ada'],
    ['\u2060Ada\u3164', 'Ada'],
    ['\u2800Ada\u2800', 'Ada'],
    ['A\u0308nne', 'Änne'],
    ['Ada   Lovelace', 'Ada Lovelace'],
    ['👩‍🌾 Ada', '👩‍🌾 Ada'],
    ['❤️', '❤️'],
    ['می‌خواهم', 'می‌خواهم'],
    ['李', '李'],
    ['O’Neill-Łoś', 'O’Neill-Łoś'],
  ])('%j is kept as %j', async ([name, kept]) => {
    expect((await named(name ?? '')).body.me.name).toBe(kept)
  })

  test('of a table is as clean', async () => {
    const ada = await guest('Ada')
    const made = (title: string) => ada.post('/api/tables', { game: 'villagers', seats: 2, title })
    expect((await made('Club\ud800')).status).toBe(400)
    expect((await made('\u3164')).body.table.title).toBe('')
    expect((await made('Thurs\u200bday club')).body.table.title).toBe('Thursday club')
  })
})

describe('at one table', () => {
  test.for(['Ada', 'ADA', 'ada', 'Аda', 'Adа', '𝐀𝐝𝐚', 'Ａｄａ', 'Ⓐⓓⓐ', 'Àda'.normalize('NFC')])(
    'somebody who looks like Ada by the name %j is told apart, sitting down',
    async (name) => {
      const [ada, eve] = [await guest('Ada'), await guest(name)]
      const { id } = await tableFor([ada, eve], { seats: 3 })
      const [first, second] = await namesAt(ada, id)
      expect(first).toBe('Ada')
      expect(second).toBe(name === 'Àda' ? name : `${name} (2)`)
    },
  )

  test('by a rename neither: whoever takes a name last gets the number', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const { id } = await tableFor([eve, ada, bob], { seats: 4 })
    await runAlarm(id)
    await eve.patch('/api/me', { name: 'Аda' })
    expect(await namesAt(ada, id)).toEqual(['Аda (2)', 'Ada', 'Bob', null])
    await bob.patch('/api/me', { name: 'Ada' })
    expect(await namesAt(ada, id)).toEqual(['Аda (2)', 'Ada', 'Ada (3)', null])
    await eve.patch('/api/me', { name: 'Eve' })
    expect(await namesAt(ada, id)).toEqual(['Eve', 'Ada', 'Ada (3)', null])
  })

  test('nor by the longest names, nor by taking the number for a name', async () => {
    const long = 'm'.repeat(40)
    const [ada, eve, mallory] = [await guest(long), await guest(long), await guest(`${long}`)]
    const { id } = await tableFor([ada, eve, mallory], { seats: 4 })
    const names = await namesAt(ada, id)
    expect(new Set(names).size).toBe(4)
    const [bob, rob, tom] = [await guest('Bob'), await guest('Bob (2)'), await guest('Bob')]
    const { id: other } = await tableFor([bob, rob, tom], { seats: 4 })
    expect(await namesAt(bob, other)).toEqual(['Bob', 'Bob (2)', 'Bob (3)', null])
  })

  test('a newcomer may have the name of somebody who left for good', async () => {
    const { id, ada, bob } = await startedTable()
    await runAlarm(id)
    await ada.delete('/api/me')
    await bob.patch('/api/me', { name: 'Robert' })
    expect((await namesAt(bob, id)).toSorted()).toEqual(['N. N.', 'Robert'])
  })
})
