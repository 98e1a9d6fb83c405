/** Previews of links: words in the page's head, and pictures. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '../../worker/accounts/limits.ts'
import { plainPages } from '../../worker/api/page-list.ts'
import { games } from '../../worker/games/index.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { Client, guest } from './client.ts'
import {
  emptyOutboxes,
  firstTurn,
  playOut,
  startedTable,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

afterEach(emptyOutboxes)

/** A service that unfolds links: it has no session and names no language. */
const service = () => new Client()

/** The head of a page: its title, and what its meta tags say by name. */
async function headOf(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { status, body, headers: answered } = await service().get(path, { headers })
  const tags = new Map<string, string>()
  const text = (escaped: string) =>
    escaped
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  for (const [, name = '', content = ''] of body.matchAll(
    /<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"/g,
  ))
    tags.set(name, text(content))
  const title = text(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '')
  return { status, title, tags, body: body as string, headers: answered }
}

/** Size in a PNG's header; fails for anything else. */
async function pngAt(url: string, client = service()) {
  const { pathname, search } = new URL(url)
  const answer = await app(pathname + search, client)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect([...bytes.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47])
  const numbers = new DataView(bytes.buffer)
  return {
    bytes,
    width: numbers.getUint32(16),
    height: numbers.getUint32(20),
    headers: answer.headers,
  }
}

async function app(path: string, client: Client, headers: Readonly<Record<string, string>> = {}) {
  const { app: routes } = await import('../../worker/api/app.ts')
  const cookie: Record<string, string> = client.cookie === null ? {} : { cookie: client.cookie }
  return routes.fetch(
    new Request(new URL(path, env.ORIGIN), { headers: { ...cookie, ...headers } }),
    env,
  )
}

describe('A link to a table', () => {
  test('names its game to the page once it has begun, so that the board comes along with it', async () => {
    const made = await (await guest('Hanna')).post('/api/tables', { game: 'settlement', seats: 2 })
    const { id } = made.body.table
    const named = async (path: string) =>
      /<html[^>]*data-game="([\w-]+)"/.exec((await headOf(path)).body)?.[1]
    expect(await named(`/t/${id}`)).toBeUndefined()
    await (await guest('Jonas')).post(`/api/tables/${id}/seat`)
    for (const path of [`/t/${id}`, `/watch/${id}`]) expect(await named(path)).toBe('settlement')
    expect(await named('/')).toBeUndefined()
  })

  test('tells the page that its browser holds a session, and no more of whose it is', async () => {
    const hanna = await guest('Hanna')
    const page = async (client: Client) => `${(await client.get('/')).body}`
    expect(await page(hanna)).toMatch(/<html[^>]* data-known=""/)
    expect(await page(hanna)).not.toContain('Hanna')
    expect(await page(service())).not.toContain('data-known')
  })

  test('the front page of a browser with a session has its tables asked for along with the page', async () => {
    const hanna = await guest('Hanna')
    const linked = async (client: Client, path: string) =>
      (await client.get(path)).headers.get('link')
    expect(await linked(hanna, '/')).toBe(
      '</api/tables?which=mine>; rel=preload; as=fetch; crossorigin',
    )
    expect(await linked(hanna, '/tables')).toBeNull()
    expect(await linked(service(), '/')).toBeNull()
  })

  test('says whose it is, what is played and how many seats are free', async () => {
    const hanna = await guest('Hanna')
    const jonas = await guest('Jonas')
    const made = await hanna.post('/api/tables', { game: 'villagers', seats: 4 })
    const { id } = made.body.table
    const alone = (await headOf(`/t/${id}`)).tags.get('description')
    expect(alone).toBe(`Hanna invites you. ${wordsOf('villagers', 'en').tagline}`)
    await jonas.post(`/api/tables/${id}/seat`)
    const { status, title, tags, headers } = await headOf(`/t/${id}`)
    expect(status).toBe(200)
    expect(title).toBe('Hanna’s table: Villagers, 2 seats free')
    expect(tags.get('og:title')).toBe(title)
    expect(tags.get('og:description')).toBe(tags.get('description'))
    expect(tags.get('description')).toMatch(
      /^Hanna invites you\. Hanna and Jonas sit there already\. /,
    )
    expect(tags.get('og:url')).toBe(`${env.ORIGIN}/t/${id}`)
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(tags.get('og:image:alt')).toContain('Hanna invites you')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    const picture = await pngAt(tags.get('og:image') ?? '')
    expect([picture.width, picture.height]).toEqual([1200, 630])
    expect(picture.bytes.length).toBeLessThan(300_000)
  })

  test('speaks the host’s language, or the one that is asked for', async () => {
    const kaethe = await guest('Käthe', 'de')
    const made = await kaethe.post('/api/tables', { game: 'town-builder', seats: 3 })
    const path = `/t/${made.body.table.id}`
    const german = await headOf(path)
    expect(german.title).toBe('Tisch von Käthe: Town Builder: Coevorden, noch 2 Plätze')
    expect(german.tags.get('og:image')).toContain('lang=de')
    const french = await headOf(path, { 'accept-language': 'fr' })
    expect(french.title).toMatch(/^Table de Käthe\u202f: Town Builder/)
    const english = await headOf(path, { 'accept-language': 'tlh, en-GB;q=0.8' })
    expect(english.title).toBe('Käthe’s table: Town Builder: Coevorden, 2 seats free')
  })

  test('shows what people typed as text', async () => {
    const eve = await guest('Eve"><script>')
    const made = await eve.post('/api/tables', {
      game: 'villagers',
      seats: 2,
      title: '</title><script>alert(1)</script>',
    })
    const { body, title } = await headOf(`/t/${made.body.table.id}`)
    // The script that every page has is the only one.
    const scripts = (page: string) => page.match(/<script[^>]*>[^<]*/g)
    expect(scripts(body)).toEqual(scripts((await headOf('/')).body))
    expect(body.match(/<script>/g)).toHaveLength(1)
    expect(title).toContain('</title><script>')
  })

  test('tells whose turn it is, and its picture changes with the position', async () => {
    const { id, players, ada } = await startedTable()
    const before = await headOf(`/t/${id}`)
    // There is nothing to study before the end.
    expect((await headOf(`/study?table=${id}`)).title).toBe(before.title)
    const table = await viewOf(ada, id)
    const mover = table.seats[table.toAct[0] ?? 0]?.name
    expect(before.title).toMatch(/: Villagers, round 1$/)
    expect(before.tags.get('description')).toContain(`${mover} is to move.`)
    const first = await pngAt(before.tags.get('og:image') ?? '')
    const acting = players.find((_, seat) => seat === table.toAct[0]) ?? ada
    await acting.post(`/api/tables/${id}/turns`, firstTurn(await viewOf(acting, id)))
    const after = await headOf(`/t/${id}`)
    expect(after.tags.get('og:image')).not.toBe(before.tags.get('og:image'))
    const second = await pngAt(after.tags.get('og:image') ?? '')
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
  })

  test('says that it is for looking on', async () => {
    const { id } = await startedTable()
    const seat = await headOf(`/t/${id}`)
    // Links of before say it by a parameter, which is easily cut off; now looking on has an address.
    for (const path of [`/watch/${id}`, `/t/${id}?watch=1`]) {
      const { status, tags, headers } = await headOf(path)
      expect(status).toBe(200)
      expect(tags.get('description')).toBe(`Watch: ${seat.tags.get('description')}`)
      expect(tags.get('og:url')).toBe(`${env.ORIGIN}/watch/${id}`)
      expect(tags.get('og:image')).toBe(seat.tags.get('og:image'))
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    expect(seat.tags.get('og:url')).toBe(`${env.ORIGIN}/t/${id}`)
    for (const path of ['/watch', `/watch/${id.slice(1)}A`, '/watch/short', `/watch/${id}/more`])
      expect((await headOf(path)).status, path).toBe(404)
  })

  test('that was cancelled says so', async () => {
    const hanna = await guest('Hanna')
    const { id } = await tableFor([hanna], { seats: 3, title: 'Sunday' })
    await hanna.post(`/api/tables/${id}/cancel`)
    const { status, title } = await headOf(`/t/${id}`)
    expect({ status, title }).toEqual({
      status: 200,
      title: 'Sunday: Villagers, Cancelled by its host',
    })
  })

  test('that is private shows game and host, and nothing else', async () => {
    const hanna = await guest('Hanna')
    const jonas = await guest('Jonas')
    const table = await tableFor([hanna, jonas], { access: 'private', title: 'Secret society' })
    expect(table.status).toBe('playing')
    const { title, tags, body } = await headOf(`/t/${table.id}`)
    expect(title).toBe('Villagers. With Hanna')
    expect(body).not.toMatch(/Jonas|Secret|round|to move|gold/)
    const drawn = await pngAt(tags.get('og:image') ?? '')
    const acting = table.toAct[0] === 0 ? hanna : jonas
    await acting.post(`/api/tables/${table.id}/turns`, firstTurn(await viewOf(acting, table.id)))
    expect((await pngAt(tags.get('og:image') ?? '')).bytes).toEqual(drawn.bytes)
    // Not even the address of its picture says that somebody has played.
    expect((await headOf(`/t/${table.id}`)).body).toBe(body)
    // It is in no list, and its rematch is private too.
    const { body: lobby } = await service().get('/api/tables?which=open')
    expect(lobby.tables.map(({ id }: { id: string }) => id)).not.toContain(table.id)
  })

  test('shows its people no more than anybody else', async () => {
    const { id, ada, stranger } = await startedTable()
    const { tags } = await headOf(`/t/${id}`)
    const url = tags.get('og:image') ?? ''
    const seen = await pngAt(url)
    for (const client of [ada, stranger]) {
      expect((await pngAt(url, client)).bytes).toEqual(seen.bytes)
      // The page tells a browser only whether it holds a session itself.
      const { body } = await client.get(`/t/${id}`)
      expect(body.replace(' data-known=""', '')).toBe((await headOf(`/t/${id}`)).body)
    }
  })

  test(
    'tells who won, and leads to the study',
    async () => {
      const { id, players } = await startedTable()
      await playOut(id, players, Random.fromSeed(new Uint8Array(32).fill(3)))
      const { tags, title } = await headOf(`/t/${id}`)
      expect(title).toMatch(/won$|share the victory$/)
      expect(tags.get('description')).toMatch(/Ada -?\d+ gold, Bob -?\d+ gold|Bob -?\d+ gold, Ada/)
      await pngAt(tags.get('og:image') ?? '')
      const study = await headOf(`/study?table=${id}`)
      expect(study.title).toBe('Look back: Ada’s table (Villagers)')
      await pngAt(study.tags.get('og:image') ?? '')
    },
    wholeGame,
  )

  test(
    'of every game has a picture, while people gather and while they play',
    async () => {
      for (const { id: game } of games) {
        const host = await guest('Hanna')
        const made = await host.post('/api/tables', { game, seats: 2 })
        const { id } = made.body.table
        const gathering = await headOf(`/t/${id}`)
        expect(gathering.title).toBe(`Hanna’s table: ${wordsOf(game, 'en').title}, 1 seat free`)
        await pngAt(gathering.tags.get('og:image') ?? '')
        const other = await guest('Jonas')
        await other.post(`/api/tables/${id}/seat`)
        const playing = await headOf(`/t/${id}`)
        const { bytes } = await pngAt(playing.tags.get('og:image') ?? '')
        expect(bytes.length).toBeLessThan(300_000)
      }
    },
    wholeGame,
  )
})

describe('A picture', () => {
  test('that is known is not sent again, and one that was made is not made again', async () => {
    const { id } = await startedTable()
    const path = `/t/${id}/preview.png?lang=en`
    const first = await app(path, service())
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const again = await app(path, service(), { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const second = await app(path, service())
    expect(second.headers.get('etag')).toBe(etag)
    expect((await second.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('is rendered once for all who wait, and so often only for one network; one that was made stays free', async () => {
    const { id } = await startedTable()
    const asker = service()
    const path = `/t/${id}/preview.png?lang=fr`
    await env.DB.prepare('DELETE FROM tallies').run()
    const together = await Promise.all(Array.from({ length: 6 }, () => asker.get(path)))
    expect(together.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const counts = await env.DB.prepare('SELECT count FROM tallies').all()
    expect(counts.results).toEqual([{ count: 1 }])
    await env.DB.prepare('UPDATE tallies SET count = ?').bind(limits.freshPictures.max).run()
    const fresh = `/t/${id}/preview.png?lang=de`
    const { status, headers, body } = await asker.get(fresh)
    expect({ status, body }).toMatchObject({ status: 429, body: { type: '/problems/too-many' } })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await asker.get(path)).status).toBe(200)
    expect((await service().get(fresh)).status).toBe(200)
    expect((await asker.get(fresh)).status).toBe(200)
  })

  test('for lists is small, and says when it has changed', async () => {
    const { id } = await startedTable()
    const first = await service().get(`/api/tables/${id}/picture`)
    expect(first.headers.get('content-type')).toContain('image/svg+xml')
    expect(first.body).toMatch(/^<svg [^>]*viewBox="0 0 600 300"/)
    const etag = first.headers.get('etag') ?? ''
    const again = await service().get(`/api/tables/${id}/picture`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('of nothing is not there', async () => {
    const unknown = 'A'.repeat(22)
    for (const path of [
      `/t/${unknown}/preview.png`,
      '/t/nothing/preview.png',
      `/people/${unknown}/preview.png`,
      '/previews/chess.png',
      `/api/tables/${unknown}/picture`,
    ])
      expect((await service().get(path)).status, path).toBe(404)
  })
})

describe('Other links', () => {
  test('a person’s page says who it is', async () => {
    const hanna = await guest('Hanna')
    const { status, title, tags } = await headOf(`/people/${hanna.id}`)
    expect(status).toBe(200)
    expect(title).toBe('Hanna: Dorfpost')
    expect(tags.get('description')).toBe('Hanna plays village-building games by post.')
    await pngAt(tags.get('og:image') ?? '')
  })

  test('a tournament’s page says what it is, and one of a club only that there is one', async () => {
    const ada = await guest('Ada')
    const asked = {
      ...{ title: 'Autumn cup', description: 'Slowly.', game: 'villagers', format: 'swiss' },
      ...{ places: 8, startAt: Date.now() + 1e7 },
    }
    const open = (await ada.post('/api/tournaments', asked)).body.tournament.id
    const { status, title, tags } = await headOf(`/tournaments/${open}`)
    expect([status, title, tags.get('og:description')]).toEqual([
      ...[200, 'Autumn cup: Dorfpost', 'Slowly.'],
    ])
    const crest = {
      ...{ shape: 'round', division: 'plain', charge: 'mill' },
      ...{ fieldColour: 'blue', divisionColour: 'gold' },
    }
    const { club } = (await ada.post('/api/clubs', { name: 'Village', crest })).body
    const made = await ada.post('/api/tournaments', { ...asked, club: club.id })
    const hidden = await headOf(`/tournaments/${made.body.tournament.id}`)
    expect([hidden.status, hidden.title]).toEqual([200, 'Dorfpost'])
    expect(hidden.body).not.toContain('Autumn cup')
    expect((await headOf(`/tournaments/${'x'.repeat(22)}`)).status).toBe(404)
  })

  test('a game’s rules are told by its own words', async () => {
    const { title, tags, headers } = await headOf('/rules/settlement')
    expect(title).toBe('Settlement: Dorfpost')
    expect(tags.get('description')).toBe(wordsOf('settlement', 'en').tagline)
    expect(headers.get('x-robots-tag')).toBeNull()
    await pngAt(tags.get('og:image') ?? '')
  })

  test('every page of the app is there, and the start page has its picture', async () => {
    for (const path of plainPages) expect((await headOf(path)).status, path).toBe(200)
    const { tags } = await headOf('/')
    await pngAt(tags.get('og:image') ?? '')
  })

  test('unknown addresses answer 404, with the page that says so', async () => {
    const unknown = 'A'.repeat(22)
    for (const path of [
      '/nothing',
      `/t/${unknown}`,
      '/t/nothing',
      `/t/${unknown}/more`,
      `/people/${unknown}`,
      `/study?table=${unknown}`,
      '/study?table=nothing',
      '/rules/chess',
      '/wp-admin/setup',
    ]) {
      const { status, body, headers } = await headOf(path)
      expect(status, path).toBe(404)
      expect(body, path).toContain('<div id="app">')
      expect(headers.get('x-robots-tag'), path).toBe('noindex')
    }
    for (const path of ['/api/nothing', '/nothing.php', '/assets/gone.js'])
      expect((await service().get(path)).status, path).toBe(404)
  })
})
