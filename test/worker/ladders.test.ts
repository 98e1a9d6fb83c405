import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CategoryPoints } from '../../worker/accounts/category-points.ts'
import { moveCompany } from '../../worker/accounts/company.ts'
import { database } from '../../worker/accounts/database.ts'
import { rateTable } from '../../worker/accounts/ratings.ts'
import { ladders, results, seasonScores } from '../../worker/accounts/schema.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { Client, guest } from './client.ts'
import { type Guest, playOut, runAlarm, tableFor, wholeGame } from './table-helpers.ts'

const minute = 60_000
const december = Date.UTC(2026, 11, 1, 12)

let tests = 0

// Each test has an hour of its own: what one before had kept is old by then.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: december + ++tests * 60 * minute })
  const db = database(env)
  await db.batch([db.delete(ladders), db.delete(seasonScores)])
})
afterEach(() => void vi.useRealTimers())

/** Answers kept for strangers are a minute old by now. */
const later = () => vi.setSystemTime(Date.now() + minute)

let made = 0

/** Ends a rated table of Villagers for people in the order of their places. */
async function ended(
  people: ReadonlyArray<Guest>,
  points: ReadonlyArray<CategoryPoints> = [],
  at = Date.now(),
): Promise<string> {
  const db = database(env)
  const table = `ladder-${++made}`
  const about = { table, game: 'villagers', options: {}, seats: people.length, endedAt: at }
  const how = { points: 10, reason: 'most-gold', rated: true }
  await db
    .insert(results)
    .values(
      people.map(({ id }, seat) => ({ ...about, ...how, seat, account: id, place: seat + 1 })),
    )
  await rateTable(db, table, new Map(people.map(({ id }, i) => [id, points[i] ?? {}])))
  later()
  return table
}

const ladder = async () => (await new Client().get('/api/ladders/villagers')).body.places
const season = async (name: string) =>
  (await new Client().get(`/api/ladders/villagers/seasons/${name}`)).body.places
const standing = async (viewer: Client, id: string) =>
  viewer.get(`/api/ladders/villagers/people/${id}`)
const names = (places: ReadonlyArray<{ name: string }>) => places.map(({ name }) => name)

describe('a ladder', () => {
  test('has everybody who is rated, the best first; a table counts once, however often it is told', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const table = await ended([bob, ada, eve])
    const first = await ladder()
    expect(first).toMatchObject([
      { rank: 1, name: 'Bob', person: bob.id, tables: 1 },
      { rank: 2, name: 'Ada', tables: 1 },
      { rank: 3, name: 'Eve', tables: 1 },
    ])
    await rateTable(database(env), table)
    later()
    expect(await ladder()).toEqual(first)
    expect(await season('2026-Q4')).toMatchObject([{ name: 'Bob', tables: 1, won: 1 }, {}, {}])
    for (let i = 0; i < 4; i++) await ended([ada, bob])
    expect(names(await ladder())).toEqual(['Ada', 'Bob', 'Eve'])
    const { ratings } = (await bob.get(`/api/people/${ada.id}`)).body.person
    expect(ratings).toEqual([{ game: 'villagers', tables: 5, rating: (await ladder())[0].rating }])
  })

  test('lets equals share a rank, and is kept for a minute', async () => {
    const pairs = [
      [await guest('Ada'), await guest('Bob')],
      [await guest('Cleo'), await guest('Dan')],
    ]
    await ended(pairs[0] ?? [])
    const before = await ladder()
    const real = Date.now()
    await ended(pairs[1] ?? [])
    vi.setSystemTime(real)
    expect(await ladder()).toEqual(before)
    later()
    expect((await ladder()).map(({ rank }: { rank: number }) => rank)).toEqual([1, 1, 3, 3])
  })

  test('is there for games only', async () => {
    for (const path of ['nothing', 'nothing/seasons/now', `nothing/people/${'a'.repeat(22)}`])
      expect((await new Client().get(`/api/ladders/${path}`)).status).toBe(404)
    expect((await new Client().get('/api/ladders/villagers/people/nobody')).status).toBe(404)
  })

  test('a deleted account is gone from it, from the season and from the comparison', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    await ended([ada, bob, eve], [{ food: 9 }, { food: 5 }, { food: 1 }])
    expect((await ada.delete('/api/me')).status).toBe(204)
    later()
    expect(names(await ladder())).toEqual(['Bob', 'Eve'])
    expect((await ladder())[0].rank).toBe(1)
    expect(names(await season('now'))).toEqual(['Bob', 'Eve'])
    expect((await standing(bob, ada.id)).status).toBe(404)
    expect((await standing(eve, bob.id)).body.standing.comparison.categories).toEqual([
      { category: 'food', mine: 5, theirs: 1 },
    ])
  })

  test('a guest who becomes somebody takes their places along, where that one has none', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    await ended([ada, bob])
    for (let twice = 0; twice < 2; twice++) await moveCompany(database(env), ada.id, eve.id)
    later()
    expect(names(await ladder())).toEqual(['Eve', 'Bob'])
    expect(names(await season('now'))).toEqual(['Eve', 'Bob'])
    await moveCompany(database(env), eve.id, bob.id)
    later()
    expect(await season('now')).toMatchObject([
      { name: 'Eve', won: 1 },
      { name: 'Bob', won: 0 },
    ])
  })
})

test('a season has what ended in its quarter of a year, and none is told that has not begun', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  await ended([ada, bob], [], Date.UTC(2026, 8, 30, 23, 59))
  await ended([bob, ada], [], Date.UTC(2026, 9, 1))
  await ended([bob, ada])
  expect(await season('2026-Q3')).toMatchObject([
    { rank: 1, name: 'Ada', tables: 1, won: 1 },
    { rank: 2, name: 'Bob', tables: 1, won: 0 },
  ])
  const now = await new Client().get('/api/ladders/villagers/seasons/now')
  expect(now.body).toMatchObject({
    season: '2026-Q4',
    from: Date.UTC(2026, 9),
    until: Date.UTC(2027, 0),
    before: '2026-Q3',
    places: [
      { name: 'Bob', tables: 2, won: 2 },
      { name: 'Ada', tables: 2, won: 0 },
    ],
  })
  for (const wrong of ['2027-Q1', '2026-Q5', '2026', 'all'])
    expect((await new Client().get(`/api/ladders/villagers/seasons/${wrong}`)).status).toBe(404)
})

describe('a standing', () => {
  test('has rank, history, and points by category beside those who play about as well', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    await ended([ada, bob], [{ food: 10, coins: 4 }, { food: 6 }])
    await ended([ada, eve], [{ food: 20 }, { food: 2, coins: 1 }])
    await ended([ada, bob, eve], [{ food: 1 }, { food: 1 }, { food: 1 }])
    const { body } = await standing(new Client(), ada.id)
    expect(body.standing).toMatchObject({
      ...{ person: ada.id, name: 'Ada', game: 'villagers', tables: 3, rank: 1 },
      comparison: { seats: 2, tables: 2, others: 2 },
    })
    expect(body.standing.comparison.categories).toEqual([
      { category: 'food', mine: 15, theirs: 4 },
      { category: 'coins', mine: 2, theirs: 0.5 },
    ])
    const { history, rating } = body.standing
    expect(history).toHaveLength(3)
    expect(history[2].rating).toBe(rating)
    expect(history[0].rating).toBeLessThan(rating)
    expect((await standing(eve, bob.id)).body.standing.rank).toBe(2)
  })

  test(
    'comes from a rated table that was played',
    async () => {
      const [ada, bob] = [await guest('Ada'), await guest('Bob')]
      const { id } = await tableFor([ada, bob], { rated: true })
      await playOut(id, [ada, bob], Random.fromSeed(new Uint8Array(32).fill(7)))
      await runAlarm(id)
      const { comparison } = (await standing(bob, ada.id)).body.standing
      expect(comparison).toMatchObject({ seats: 2, tables: 1, others: 1 })
      const [{ seats }] = (await ada.get('/api/tables?which=over')).body.tables
      const sum = comparison.categories.reduce(
        (all: number, one: { mine: number }) => all + one.mine,
        0,
      )
      expect(sum).toBe(seats[0].result.points)
    },
    wholeGame,
  )

  test('head to head counts the tables of two people, by game', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    await ended([ada, eve, bob])
    await ended([bob, ada])
    await ended([eve, ada])
    const together = async (me: Client, other: string) => me.get(`/api/people/${other}/together`)
    expect((await together(ada, bob.id)).body.together).toEqual([
      { game: 'villagers', tables: 2, ahead: 1, behind: 1, level: 0 },
    ])
    expect((await together(bob, eve.id)).body.together).toMatchObject([{ ahead: 0, behind: 1 }])
    expect((await together(new Client(), ada.id)).status).toBe(401)
    expect((await together(ada, ada.id)).status).toBe(404)
    expect((await together(ada, 'nobody')).status).toBe(404)
  })

  test('is in the data to take along', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    await ended([ada, bob], [{ food: 10 }])
    expect((await ada.get('/api/me/data')).body).toMatchObject({
      ladders: [
        { game: 'villagers', tables: 1, points: { 2: { tables: 1, points: { food: 10 } } } },
      ],
      seasons: [{ game: 'villagers', season: '2026-Q4', tables: 1, won: 1 }],
    })
  })
})

describe('rights', () => {
  const club = {
    ...{ name: 'Sunday village', description: '', admission: 'request' },
    crest: {
      ...{ shape: 'shield', division: 'pale', charge: 'mill' },
      ...{ fieldColour: 'blue', divisionColour: 'gold' },
    },
  }

  /** By role, in the order of the deeds: `s` seen, `h` hidden among others, `-` refused. */
  const allowed = {
    //         ladder season standing ratings club-ladder club-honour together
    stranger: 'h h - h - - -',
    visitor: 'h h - h - - s',
    asked: 'h h - h - - s',
    invited: 'h h - h - - s',
    blocked: 'h h - h - - s',
    member: 'h h - h h s s',
    organiser: 'h h - h h s s',
    founder: 'h h - h h s s',
    herself: 'h h s s h s -',
  } as const

  test('of those who do not want to be listed nobody sees a rating but they themselves', async () => {
    const [founder, unlisted, bob] = [await guest('Olga'), await guest('Una'), await guest('Bob')]
    const { id } = (await founder.post('/api/clubs', club)).body.club
    const people: Record<string, Client & { id?: string }> = { founder, herself: unlisted }
    people.stranger = new Client()
    people.visitor = await guest('Vera')
    for (const role of ['asked', 'invited', 'blocked', 'member', 'organiser'])
      people[role] = await guest(role)
    for (const role of ['asked', 'blocked', 'member', 'organiser', 'herself'])
      await people[role]?.post(`/api/clubs/${id}/membership`)
    for (const role of ['member', 'organiser', 'herself'])
      await founder.post(`/api/clubs/${id}/people/${people[role]?.id}`)
    await founder.put(`/api/clubs/${id}/people/${people.organiser?.id}`, { role: 'organiser' })
    await founder.put(`/api/clubs/${id}/blocked/${people.blocked?.id}`)
    await founder.post(`/api/clubs/${id}/invitations`, { people: [people.invited?.id] })
    const table = await ended([unlisted, bob], [{ food: 1 }])
    await env.DB.prepare('INSERT INTO club_tables VALUES (?, ?, ?)').bind(table, id, 1).run()
    expect((await unlisted.patch('/api/me', { listed: false })).body.me.listed).toBe(false)

    const isThere = (list: ReadonlyArray<{ name: string }>) =>
      list.some(({ name }) => name === 'Una') ? 's' : 'h'
    for (const [role, row] of Object.entries(allowed)) {
      later()
      const who = people[role] ?? new Client()
      const said = []
      for (const [path, look] of [
        ['ladders/villagers', isThereIn('places')],
        ['ladders/villagers/seasons/now', isThereIn('places')],
        [`ladders/villagers/people/${unlisted.id}`, () => 's'],
        [`people/${unlisted.id}`, (body: never) => ratingsIn(body)],
        [`clubs/${id}/ladder?game=villagers`, isThereIn('places')],
        [`clubs/${id}/honour`, isThereIn('honour')],
        [`people/${unlisted.id}/together`, () => 's'],
      ] as const) {
        const { status, body } = await who.get(`/api/${path}`)
        expect([200, 401, 403, 404], `${role} ${path} ${JSON.stringify(body)}`).toContain(status)
        said.push(status === 200 ? look(body as never) : '-')
      }
      expect([role, said.join(' ')]).toEqual([role, row])
    }

    function isThereIn(list: string) {
      return (body: Record<string, ReadonlyArray<{ name: string }>>) => isThere(body[list] ?? [])
    }
    function ratingsIn(body: { person: { ratings: unknown[] } }) {
      return body.person.ratings.length > 0 ? 's' : 'h'
    }
  })

  test('a club’s ladder has its members in the order of their ratings', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const { id } = (await bob.post('/api/clubs', { ...club, admission: 'link' })).body.club
    await ada.post(`/api/clubs/${id}/membership`)
    await ended([eve, ada, bob])
    const { body } = await bob.get(`/api/clubs/${id}/ladder?game=villagers`)
    expect(body.places).toMatchObject([
      { rank: 1, name: 'Ada' },
      { rank: 2, name: 'Bob' },
    ])
    expect((await bob.get(`/api/clubs/${id}/ladder?game=nothing`)).status).toBe(404)
    expect((await bob.get(`/api/clubs/${id}/honour?season=2026-Q3`)).body.honour).toEqual([])
    const { body: now } = await bob.get(`/api/clubs/${id}/honour?season=now`)
    expect(now).toMatchObject({ season: '2026-Q4', before: null })
    vi.setSystemTime(Date.UTC(2027, 1, 1))
    const { body: next } = await bob.get(`/api/clubs/${id}/honour?season=now`)
    expect(next).toMatchObject({ season: '2027-Q1', before: '2026-Q4' })
    vi.setSystemTime(december)
    expect((await bob.get(`/api/clubs/${id}/honour?season=2027-Q1`)).status).toBe(404)
  })
})
