/** The week's deals: the same for everybody, one try, and nothing of them for those who have not finished. */

import { env } from 'cloudflare:workers'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { operations } from '../../worker/table/operations/index.ts'
import { weekOf } from '../../worker/wire/week.ts'
import { toy } from '../kernel/toy.ts'
import { Client, guest } from './client.ts'
import { secretsTo, signedIn } from './people.ts'
import { addGame } from './table-games.ts'
import { runAlarm, viewOf, wholeGame } from './table-helpers.ts'

beforeAll(() => addGame(toy))

const day = 24 * 60 * 60 * 1000
const long = 7 * day

/** A Monday. Each test has a week of its own, as all share the database, and leaves out the one after it. */
let from = Date.UTC(2026, 8, 28)
let week = ''
let until = 0

beforeEach(() => {
  from += 2 * long
  week = weekOf(from)
  until = from + long
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(from + day)
})
afterEach(() => void vi.useRealTimers())

type Person = Awaited<ReturnType<typeof guest>>

async function begin(person: Person, game = 'toy', of = week): Promise<string> {
  const answer = await person.post(`/api/deals/${of}/${game}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.table
}

/** Plays a try of the toy game to its end, by rolling. */
async function playToy(person: Person, id: string): Promise<void> {
  let table = await viewOf(person, id)
  while (table.status === 'playing') {
    const turn = { revision: table.play?.revision, turn: crypto.randomUUID() }
    const moves = [{ do: 'roll' }]
    const { body, status } = await person.post(`/api/tables/${id}/turns`, { ...turn, moves })
    expect(status).toBe(200)
    table = body.table
  }
  await runAlarm(id)
}

async function played(name: string): Promise<{ person: Person; table: string }> {
  const person = await guest(name)
  const table = await begin(person)
  await playToy(person, table)
  return { person, table }
}

const dealOf = async (client: Client, of = week, game = 'toy') => {
  const { deals } = (await client.get(`/api/deals/${of}`)).body
  return deals.find((deal: { game: string }) => deal.game === game)
}

describe('a week', () => {
  test('begins on Monday, UTC, and is the present one until it is over', async () => {
    const ada = await guest('Ada')
    const answer = (await ada.get('/api/deals/now')).body
    expect(answer).toMatchObject({
      week: '2026-W42',
      from: Date.UTC(2026, 9, 12),
      until,
      isNow: true,
    })
    expect(answer.deals.map(({ game }: { game: string }) => game)).toContain('villagers')
    vi.setSystemTime(until - 1)
    expect((await ada.get('/api/deals/now')).body.week).toBe(week)
    vi.setSystemTime(until)
    expect((await ada.get('/api/deals/now')).body.week).toBe('2026-W43')
  })

  test('that has not begun, or never was, is not found, and a deal of it is not drawn', async () => {
    const ada = await guest('Ada')
    for (const wrong of ['2026-W45', '2026-W54', '2026-W00', 'soon', '2026W40']) {
      expect((await ada.get(`/api/deals/${wrong}`)).body.status, wrong).toBeOneOf([400, 404])
      const started = await ada.post(`/api/deals/${wrong}/toy`)
      expect(started.body.status, wrong).toBeOneOf([400, 404])
    }
    expect((await ada.post(`/api/deals/${week}/chess`)).status).toBe(404)
    // Nobody has begun it in its week.
    expect((await ada.post('/api/deals/2026-W39/toy')).status).toBe(404)
    expect((await new Client().post(`/api/deals/${week}/toy`)).status).toBe(401)
    expect(await env.DB.prepare('SELECT count(*) AS n FROM deals').first('n')).toBe(0)
    expect(await env.DB.prepare('SELECT count(*) AS n FROM deal_tries').first('n')).toBe(0)
  })
})

describe('a deal', () => {
  test('is the same for everybody, another in each game, and another the week after', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const [first, second] = [await begin(ada, 'villagers'), await begin(bob, 'villagers')]
    expect(first).not.toBe(second)
    const [one, other] = [await viewOf(ada, first), await viewOf(bob, second)]
    expect(one.play).toEqual(other.play)
    expect(one).toMatchObject({
      status: 'playing',
      title: `Deal of week ${week.slice(-2)}`,
      rated: false,
    })
    const seals = new Set([one.play?.commitment])
    for (const game of ['settlement', 'town-builder', 'my-village', 'toy'])
      seals.add((await viewOf(ada, await begin(ada, game))).play?.commitment)
    vi.setSystemTime(until)
    const next = await viewOf(ada, await begin(ada, 'villagers', weekOf(until)))
    seals.add(next.play?.commitment)
    expect(seals.size).toBe(6)
  })

  test(
    'a game that nobody can play alone has two bots, who play the same to the same turns',
    async () => {
      const [ada, bob] = [await guest('Ada'), await guest('Bob')]
      const views = []
      for (const person of [ada, bob]) {
        const id = await begin(person, 'my-village')
        let table = await viewOf(person, id)
        expect(table.seats.map(({ bot }) => bot)).toEqual([null, 'medium', 'medium'])
        for (let rings = 0; rings < 40 && !table.toAct.includes(0); rings++) {
          await runAlarm(id)
          table = await viewOf(person, id)
        }
        expect(table.toAct).toEqual([0])
        views.push(table.play)
      }
      expect(views[0]).toEqual(views[1])
    },
    wholeGame,
  )

  test('gives one try: begun again it leads to the same table, also when that was left or ended', async () => {
    const ada = await guest('Ada')
    const tables = await Promise.all([begin(ada), begin(ada)])
    expect(tables[0]).toBe(tables[1])
    const [id] = tables
    const table = await viewOf(ada, id)
    const turn = { revision: table.play?.revision, turn: crypto.randomUUID() }
    await ada.post(`/api/tables/${id}/turns`, { ...turn, moves: [{ do: 'roll' }] })
    const { back } = await viewOf(ada, id)
    expect(back?.turn).toBeNull()
    const taken = await ada.post(`/api/tables/${id}/back`, { turn: 1 })
    expect(taken.body.type).toBe('/problems/nothing-to-take-back')
    expect((await ada.post(`/api/tables/${id}/wish`, { wish: 'end', on: true })).status).toBe(200)
    expect((await viewOf(ada, id)).status).toBe('over')
    await runAlarm(id)
    expect(await begin(ada)).toBe(id)
    expect((await dealOf(ada)).mine).toEqual({ table: id, isOver: true })
    const bob = await guest('Bob')
    const left = await begin(bob)
    await bob.post(`/api/tables/${left}/resign`)
    await bob.delete(`/api/tables/${left}/seat`)
    expect(await begin(bob)).toBe(left)
  })
})

describe('a sealed deal', () => {
  /** All that anybody may ask of a table. */
  const looks = (id: string): string[] =>
    [
      ...Object.values(operations)
        .filter(({ shape }) => shape.method === 'get')
        .map(({ shape }) => `/api${shape.path}`),
      '/api/tables/{id}/socket',
      '/api/tables/{id}/picture',
      '/t/{id}/preview.png',
    ].map((path) => path.replace('{id}', id).replace('{revision}', '1').replace('{seat}', '0'))

  test('shows nothing of a table to others, nor to its player as a spectator', async () => {
    const { person: ada, table } = await played('Ada')
    const bela = await guest('Bela')
    const running = await begin(bela)
    const [eve, stranger] = [await guest('Eve'), new Client()]
    for (const id of [table, running]) {
      for (const path of looks(id))
        for (const client of [eve, stranger]) {
          const { status, body } = await client.get(path)
          expect([path, status >= 400 && status < 500], JSON.stringify(body)).toEqual([path, true])
          expect(JSON.stringify(body)).not.toMatch(/"(?:state|events|turns|seed)"/)
        }
      const joined = await eve.post(`/api/tables/${id}/line`)
      expect(joined.body.type).toBe('/problems/sealed')
      const page = await stranger.get(`/t/${id}`)
      expect(page.status).toBe(200)
      expect(page.body).not.toMatch(/Ada|Bela/)
    }
    expect((await ada.get(`/api/tables/${table}?watch=1`)).body.type).toBe('/problems/sealed')
    expect((await ada.get(`/api/tables/${table}/history/1`)).status).toBe(200)
  })

  test('is the seed, to its player too, until the week is over; then the seal can be checked', async () => {
    const { person: ada, table } = await played('Ada')
    const over = await viewOf(ada, table)
    expect([over.status, over.seed]).toEqual(['over', null])
    expect(over.deal).toEqual({ week, until })
    expect(JSON.stringify((await ada.get('/api/me/data')).body)).not.toContain('"seed"')
    const record = () => ada.get(`/api/tables/${table}/record`)
    expect((await record()).body.type).toBe('/problems/sealed')
    vi.setSystemTime(until - 1)
    expect((await record()).status).toBe(403)
    vi.setSystemTime(until)
    const { seed, commitment } = (await record()).body
    const hash = await crypto.subtle.digest('SHA-256', hexToBytes(seed))
    expect(bytesToHex(new Uint8Array(hash))).toBe(commitment)
    expect((await viewOf(ada, table)).seed).toBe(seed)
    expect((await viewOf(new Client(), table)).seed).toBe(seed)
  })

  test('is how others played it, until one’s own try is over', async () => {
    const { person: ada, table } = await played('Ada')
    const bob = await guest('Bob')
    const mine = await begin(bob)
    const path = `/api/deals/${week}/toy/paths/${ada.id}`
    expect((await new Client().get(path)).status).toBe(401)
    for (const hidden of [path, `${path}/1`, `/api/deals/${week}/toy/paths/${bob.id}`])
      expect((await bob.get(hidden)).body.type, hidden).toBe('/problems/sealed')
    expect(await dealOf(bob)).toMatchObject({ finished: 1, isOpen: false, results: [] })
    expect(await dealOf(new Client())).toMatchObject({ finished: 1, results: [] })
    await playToy(bob, mine)
    const { body } = await bob.get(path)
    const end = await viewOf(ada, table)
    expect(body).toMatchObject({ person: ada.id, name: 'Ada', seat: 0, names: ['Ada'] })
    expect(body.turns.at(-1)).toMatchObject({ revision: end.play?.revision, score: end.scores[0] })
    const { play } = (await bob.get(`${path}/${end.play?.revision}`)).body
    expect(play).toEqual(end.play)
    expect(play.seed).toBeNull()
    for (const wrong of [`${path}/999`, `/api/deals/${week}/toy/paths/nobody`])
      expect((await bob.get(wrong)).status).toBe(404)
    expect((await bob.get(`${path}/-1`)).status).toBe(400)
    // Another game's deal is not known yet.
    const other = await bob.get(`/api/deals/${week}/villagers/paths/${ada.id}`)
    expect(other.body.type).toBe('/problems/sealed')
  })
})

describe('the list of a deal', () => {
  test('ranks those who end in time; who plays a friend’s deal later stands below', async () => {
    const { person: ada } = await played('Ada')
    const { person: bob } = await played('Bob')
    const late = await guest('Late')
    const begun = await begin(late)
    vi.setSystemTime(until)
    const later = await guest('Later')
    expect((await dealOf(later)).results).toHaveLength(2)
    const sealed = `/api/deals/${week}/toy/paths/${ada.id}`
    expect((await later.get(sealed)).body.type).toBe('/problems/sealed')
    await playToy(late, begun)
    await playToy(later, await begin(later))
    expect((await later.get(sealed)).status).toBe(200)
    const { results, finished } = await dealOf(later)
    expect(finished).toBe(2)
    // All have rolled the same dice.
    expect(new Set(results.map(({ points }: { points: number }) => points)).size).toBe(1)
    const ranks = results.map(({ name, rank, you }: never) => [name, rank, you])
    expect(ranks.slice(0, 2).toSorted()).toEqual([
      ['Ada', 1, false],
      ['Bob', 1, false],
    ])
    expect(ranks.slice(2)).toEqual([
      ['Late', null, false],
      ['Later', null, true],
    ])
    await env.DB.prepare('UPDATE accounts SET listed = 0 WHERE id = ?').bind(bob.id).run()
    expect((await dealOf(ada)).results.map(({ name }: { name: string }) => name)).not.toContain(
      'Bob',
    )
    expect((await dealOf(bob)).results.map(({ name }: { name: string }) => name)).toContain('Bob')
  })

  test('counts for no list of best solo plays, as a deal can be rehearsed', async () => {
    const { person } = await played('Ada')
    const fresh = await person.post('/api/tables', { game: 'toy', seats: 1 })
    const best = async () => (await person.get('/api/best?game=toy')).body.best
    expect(await best()).toEqual([])
    await playToy(person, fresh.body.table.id)
    expect(await best()).toHaveLength(1)
  })

  test('forgets an account that is deleted, with all of its try', async () => {
    const { person: ada } = await played('Ada')
    const { person: bob } = await played('Bob')
    expect((await ada.get('/api/me/data')).body.deals).toMatchObject([{ week, game: 'toy' }])
    expect((await ada.send('DELETE', '/api/me', {})).status).toBeLessThan(300)
    expect((await dealOf(bob)).results.map(({ name }: { name: string }) => name)).toEqual(['Bob'])
    const path = `/api/deals/${week}/toy/paths/${ada.id}`
    expect((await bob.get(path)).status).toBe(404)
    const tries = env.DB.prepare('SELECT count(*) AS n FROM deal_tries WHERE account = ?')
    expect(await tries.bind(ada.id).first('n')).toBe(0)
  })

  test('of a guest who joins an account, has the try that was begun first', async () => {
    const ada = await signedIn('ada@deals.example', 'Ada')
    const other = await guest('Guest')
    const first = await begin(other)
    await runAlarm(first)
    vi.setSystemTime(from + 2 * day)
    const second = await begin(ada)
    await playToy(ada, second)
    await other.post('/api/sign-in', { email: 'ada@deals.example', language: 'en' })
    const { token } = await secretsTo('ada@deals.example')
    await other.post('/api/sign-in/link', { token, take: ['here'] })
    expect(await begin(ada)).toBe(first)
    expect((await dealOf(ada)).mine).toEqual({ table: first, isOver: false })
    await playToy(ada, first)
    expect((await dealOf(ada)).results).toHaveLength(1)
  })
})
