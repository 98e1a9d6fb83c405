/** My finished tables: found by what one remembers of them, and saved as files. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '../../worker/accounts/database.ts'
import { results } from '../../worker/accounts/schema.ts'
import { csvOf } from '../../worker/api/result-files.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { Client, guest } from './client.ts'
import { playOut, runAlarm, tableFor, wholeGame } from './table-helpers.ts'

async function ended(
  players: Parameters<typeof tableFor>[0],
  more: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id } = await tableFor(players, more)
  for (const player of players)
    await player.post(`/api/tables/${id}/wish`, { wish: 'end', on: true })
  await runAlarm(id)
  return id
}

test('finished tables are found by game, title and name', async () => {
  const [ada, bob, elise] = [await guest('Ada'), await guest('Bob_b'), await guest('Élise')]
  const sunday = await ended([ada, bob], { title: 'Sunday 100%', game: 'villagers' })
  const plain = await ended([ada, elise], { title: '', game: 'town-builder' })
  const found = async (query: string): Promise<string[]> => {
    const { status, body } = await ada.get(`/api/tables?which=over&${query}`)
    expect(status, query).toBe(200)
    return body.tables.map(({ id }: { id: string }) => id)
  }
  expect(await found('')).toEqual([plain, sunday])
  expect(await found('game=villagers')).toEqual([sunday])
  expect(await found('text=sUNDAY')).toEqual([sunday])
  for (const typed of ['Élise', 'élise', 'ÉLISE', 'élI'])
    expect(await found(`text=${encodeURIComponent(typed)}`), typed).toEqual([plain])
  expect(await found('text=lise&game=villagers')).toEqual([])
  // Signs of SQL patterns stand for themselves.
  expect(await found('text=0%25')).toEqual([sunday])
  expect(await found('text=%25')).toEqual([sunday])
  expect(await found('text=_')).toEqual([sunday])
  expect(await found(`club=${'x'.repeat(22)}`)).toEqual([])
  expect((await ada.get('/api/tables?which=over&text=%20')).status).toBe(400)
})

test('finished tables stand in the order of their ends, of the games, or of one’s places', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const first = await ended([ada, bob], { game: 'villagers' })
  const second = await ended([ada, bob], { game: 'settlement' })
  const third = await ended([ada, bob], { game: 'villagers' })
  const alone = await ended([ada], { game: 'villagers', seats: 1 })
  const row = (table: string, place: number, seats: number) => ({
    ...{ table, seat: 0, account: ada.id, game: 'villagers', options: {}, seats, place },
    ...{ points: 1, reason: 'points', rated: false, endedAt: 1 },
  })
  const db = database(env)
  await db.delete(results).where(eq(results.account, ada.id))
  await db.insert(results).values([row(second, 2, 2), row(third, 1, 2), row(alone, 1, 1)])
  const found = async (query: string): Promise<string[]> =>
    (await ada.get(`/api/tables?which=over&${query}`)).body.tables.map(
      ({ id }: { id: string }) => id,
    )
  expect(await found('')).toEqual([alone, third, second, first])
  expect(await found('order=oldest')).toEqual([first, second, third, alone])
  expect(await found('order=game')).toEqual([second, alone, third, first])
  // Playing alone beats nobody; a table without a result comes last.
  expect(await found('order=place')).toEqual([third, second, alone, first])
  expect(await found('order=place&game=villagers')).toEqual([third, alone, first])
  expect(await found('order=oldest&page=1')).toEqual([])
  expect((await ada.get('/api/tables?which=over&order=points')).status).toBe(400)
})

test(
  'results are saved as a sheet and as plays, and only one’s own',
  async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { title: 'One, "two"' })
    await playOut(id, [ada, bob], Random.fromSeed(new Uint8Array(32)))
    await runAlarm(id)
    const sheet = await ada.get('/api/me/results?format=csv&lang=de')
    expect(sheet.status).toBe(200)
    expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row, end, ...more] = String(sheet.body).split('\r\n')
    expect([end, more]).toEqual(['', []])
    expect(head).toBe('ended,game,table,title,seats,place,points,rated,people')
    // A sheet reads a leading "-" as a formula, so a quote stands before it.
    const cell = id.startsWith('-') ? `'${id}` : id
    expect(row).toContain(`,${cell},"One, ""two""",2,`)
    const plays = (await bob.get('/api/me/results?format=bg-stats')).body
    expect(plays).toMatchObject([{ sourceName: 'Dorfpost', sourcePlayId: id }])
    expect(plays[0].players.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Ada',
      'Bob',
    ])
    expect(plays[0].players.filter(({ winner }: { winner: boolean }) => winner)).toHaveLength(1)
    expect((await (await guest('Cem')).get('/api/me/results?format=bg-stats')).body).toEqual([])
    expect((await new Client().get('/api/me/results')).status).toBe(401)
    expect((await ada.get('/api/me/results?format=xls')).status).toBe(400)
  },
  wholeGame,
)

const played = {
  table: 'table',
  title: '=HYPERLINK("https://evil.example")',
  game: 'villagers',
  seats: 2,
  rated: true,
  endedAt: Date.UTC(2026, 10, 29, 20, 15),
  people: [
    { account: null, name: null, place: 1, points: 41, reason: 'points' },
    { account: 'ada', name: 'Ada\n', place: 2, points: 40, reason: 'points' },
  ],
}

test('a sheet holds no formula of a title, and quotes what would break a cell', () => {
  const [, row] = csvOf([played], 'ada', { villagers: 'Villagers' }).split('\r\n')
  expect(row).toBe(
    '2026-11-29T20:15:00.000Z,Villagers,table,"\'=HYPERLINK(""https://evil.example"")",2,2,40,yes,"1. ? (41); 2. Ada\n (40)"',
  )
})
