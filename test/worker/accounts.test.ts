import { env } from 'cloudflare:workers'
import { decodeJwt, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import type { Env } from '../../worker/env.ts'
import { defaultChannels } from '../../worker/wire/notice-kinds.ts'
import { Client, guest } from './client.ts'
import { turnNotice } from './notice-helpers.ts'
import { countRows, gatheredTable, mailsTo, seatsAt, settle, signedIn } from './people.ts'
import { deliver, ringAlarms, rowsOf } from './person-helpers.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The value of the session cookie. */
const tokenOf = (client: Client) => client.cookie?.split('=')[1] ?? ''

const signed = (claims: Record<string, unknown>, secret: string, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))

describe('Guests', () => {
  test('without a session, nobody is there', async () => {
    const { status, body } = await new Client().get('/api/me')
    expect(status).toBe(200)
    expect(body).toEqual({ me: null })
  })

  test('a name is enough to play', async () => {
    const client = new Client()
    const made = await client.post('/api/me/guest', { name: '  Ada  ', language: 'de' })
    expect(made.status).toBe(200)
    const { id, ...rest } = made.body.me
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(rest).toEqual({
      name: 'Ada',
      named: true,
      email: null,
      language: 'de',
      theme: 'system',
      cardPeople: 'women',
      mail: true,
      pictures: true,
      secrets: true,
      listed: true,
      zone: null,
      hours: { from: 480, to: 1320, days: [1, 2, 3, 4, 5, 6, 7] },
      quiet: null,
      digestHour: null,
      remindAfter: 3,
      once: false,
      channels: defaultChannels,
      away: [],
      unread: 0,
      waiting: 0,
      only: null,
    })
    expect((await client.get('/api/me')).body.me.id).toBe(id)
  })

  test('a guest goes on with the looks that the browser had before', async () => {
    const looks = { theme: 'dark', cardPeople: 'men' }
    const client = new Client()
    await client.post('/api/me/guest', { name: 'Ada', language: 'en', ...looks })
    expect((await client.get('/api/me')).body.me).toMatchObject(looks)
    const odd = { name: 'Eve', language: 'en', cardPeople: 'both' }
    expect((await new Client().post('/api/me/guest', odd)).status).toBe(400)
  })

  test('whoever has a session keeps the account they have', async () => {
    const client = await guest('Ada')
    const again = await client.post('/api/me/guest', { name: 'Bob', language: 'de' })
    expect(again.body.me).toMatchObject({ id: client.id, name: 'Ada', language: 'en' })
  })

  test.for([
    [{}, 'name'],
    [{ name: '', language: 'en' }, 'name'],
    [{ name: 'Ada\nBcc: all', language: 'en' }, 'name'],
    [{ name: 'Ada\u202Eadmin', language: 'en' }, 'name'],
    [{ name: '   ', language: 'en' }, 'name'],
    [{ name: 'x'.repeat(41), language: 'en' }, 'name'],
    [{ name: 'Ada', language: 'tlh' }, 'language'],
    [{ name: ['Ada'], language: 'en' }, 'name'],
  ] as const)('a guest %j is refused', async ([body, field]) => {
    const before = await countRows()
    const answer = await new Client().post('/api/me/guest', body)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.body.type).toBe('/problems/bad-request')
    expect(answer.body.fields.map((wrong: { field: string }) => wrong.field)).toContain(field)
    expect(await countRows()).toEqual(before)
  })

  test('bodies that are no JSON, too large, of another type or origin are refused', async () => {
    const before = await countRows()
    const json = { 'content-type': 'application/json' }
    const client = new Client()
    const at = '/api/me/guest'
    expect((await client.post(at, undefined, { raw: '{', headers: json })).status).toBe(400)
    expect((await client.post(at, undefined)).status).toBe(400)
    const large = JSON.stringify({ name: 'Ada', language: 'en', more: 'x'.repeat(70_000) })
    expect((await client.post(at, undefined, { raw: large, headers: json })).status).toBe(413)
    const fine = { name: 'Ada', language: 'en' }
    const plain = { 'content-type': 'text/plain' }
    expect((await client.post(at, fine, { headers: plain })).status).toBe(415)
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await client.post(at, fine, { headers: foreign })).status).toBe(403)
    expect((await client.post(at, fine, { headers: { origin: null } })).status).toBe(403)
    expect(await countRows()).toEqual(before)
  })
})

describe('The session', () => {
  test('its cookie is not Secure at a plain origin of one computer, where Safari would not keep it', async () => {
    for (const [ORIGIN, isPlain] of [
      ['http://localhost:8787', true],
      ['http://127.0.0.1:8787', true],
      ['http://[::1]:8787', true],
      ['http://localhost.example', false],
      ['http://dorfpost.example', false],
      ['https://localhost', false],
    ] as const) {
      const how = { env: { ...env, ORIGIN }, headers: { origin: ORIGIN } }
      const client = new Client()
      const made = await client.post('/api/me/guest', { name: 'Ada', language: 'en' }, how)
      const given = made.headers.get('set-cookie') ?? ''
      expect(given, ORIGIN).toMatch(
        isPlain ? /^dorfpost-session=(?!.*Secure)/ : /^__Host-session=.*Secure/,
      )
      expect(given).toMatch(/HttpOnly;.* SameSite=Lax/)
      if (!isPlain) continue
      const [pair = ''] = given.split(';')
      // A session from before keeps its name until it is renewed.
      for (const cookie of [pair, pair.replace('dorfpost-', '__Host-')]) {
        const same = { ...how, headers: { ...how.headers, cookie } }
        expect((await client.get('/api/me', same)).body.me.name).toBe('Ada')
      }
      const out = await client.post('/api/sign-out', undefined, {
        ...how,
        headers: { ...how.headers, cookie: pair },
      })
      expect(out.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual([
        'dorfpost-session=',
        '__Host-session=',
      ])
    }
  })

  test('its cookie is for this host only, unreadable for scripts, and lasts a year', async () => {
    const answer = await new Client().post('/api/me/guest', { name: 'Ada', language: 'en' })
    const [pair, ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
    expect(pair).toMatch(/^__Host-session=/)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })

  test('its cookie names nobody but the account and the session', async () => {
    const client = await guest()
    const { sub, jti, aud, iat, exp, ...rest } = decodeJwt(tokenOf(client))
    expect({ sub, aud }).toEqual({ sub: client.id, aud: 'session' })
    expect(jti).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect((exp ?? 0) - (iat ?? 0)).toBe((365 * day) / 1000)
    expect(rest).toEqual({})
  })

  test('a cookie that was tampered with is nobody', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const mine = decodeJwt(tokenOf(ada))
    const [header = '', claims = '', signature = ''] = tokenOf(ada).split('.')
    const none = btoa(JSON.stringify({ alg: 'none' })).replaceAll('=', '')
    const forged = [
      '',
      'nonsense',
      `${header}.${claims}`,
      `${header}.${claims}.`,
      `${none}.${claims}.`,
      `${header}.${claims}.${signature.split('').reverse().join('')}`,
      `${header}.${tokenOf(bob).split('.')[1]}.${signature}`,
      await signed(mine, 'another secret, which is long enough'),
      await signed({ ...mine, sub: bob.id }, env.SESSION_SECRET),
      await signed({ ...mine, jti: 'A'.repeat(22) }, env.SESSION_SECRET),
      await signed({ ...mine, aud: 'unsubscribe' }, env.SESSION_SECRET),
      await signed({ ...mine, exp: start / 1000 - 1 }, env.SESSION_SECRET),
      await signed(mine, env.SESSION_SECRET.padEnd(64, ' '), 'HS512'),
    ]
    for (const cookie of forged) {
      const client = new Client()
      client.cookie = `__Host-session=${cookie}`
      expect((await client.get('/api/me')).body, cookie).toEqual({ me: null })
      expect((await client.patch('/api/me', { name: 'Eve' })).status, cookie).toBe(401)
    }
    expect((await ada.get('/api/me')).body.me.name).toBe('Ada')
  })

  test('a cookie of another name does not count', async () => {
    const ada = await guest('Ada')
    ada.cookie = `session=${tokenOf(ada)}`
    expect((await ada.get('/api/me')).body).toEqual({ me: null })
  })

  test('it is renewed once a week, and lives on from there', async () => {
    const client = await guest()
    const first = client.cookie
    vi.setSystemTime(start + 6 * day)
    expect((await client.get('/api/me')).headers.get('set-cookie')).toBeNull()
    vi.setSystemTime(start + 8 * day)
    expect((await client.get('/api/me')).headers.get('set-cookie')).toContain('Max-Age=31536000')
    expect(client.cookie).not.toBe(first)
    vi.setSystemTime(start + 370 * day)
    expect((await client.get('/api/me')).body.me).toMatchObject({ id: client.id })
  })

  test('it ends after a year without a visit', async () => {
    const client = await guest()
    vi.setSystemTime(start + 366 * day)
    expect((await client.get('/api/me')).body).toEqual({ me: null })
  })

  test('signing out ends it for good, even where the cookie was kept', async () => {
    const client = await guest()
    const kept = client.cookie
    const out = await client.post('/api/sign-out')
    expect(out.status).toBe(204)
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/)
    expect(client.cookie).toBeNull()
    client.cookie = kept
    expect((await client.get('/api/me')).body).toEqual({ me: null })
  })

  test('signing out, signed out or renewed at that moment, leaves no cookie', async () => {
    expect((await new Client().post('/api/sign-out')).status).toBe(204)
    const client = await guest()
    vi.setSystemTime(start + 20 * day)
    await client.post('/api/sign-out')
    expect(client.cookie).toBeNull()
  })

  test('signing out everywhere ends the sessions of all browsers, and of nobody else', async () => {
    const email = 'everywhere@example.org'
    const [phone, laptop, other] = [await signedIn(email), await signedIn(email), await guest()]
    expect(phone.id).toBe(laptop.id)
    expect((await phone.post('/api/sign-out/everywhere')).status).toBe(204)
    expect((await laptop.get('/api/me')).body).toEqual({ me: null })
    expect((await other.get('/api/me')).body.me.id).toBe(other.id)
    expect((await new Client().post('/api/sign-out/everywhere')).status).toBe(401)
  })
})

describe('Changing the account', () => {
  test('name, language, theme and mail, each alone or together', async () => {
    const client = await guest('Ada')
    expect((await client.patch('/api/me', { name: ' Countess ' })).body.me.name).toBe('Countess')
    expect((await client.patch('/api/me', { mail: false })).body.me.mail).toBe(false)
    const quiet = { from: 1320, to: 420 }
    expect((await client.patch('/api/me', { quiet, digestHour: 18 })).body.me).toMatchObject({
      ...{ quiet, digestHour: 18 },
    })
    expect((await client.patch('/api/me', { quiet: null })).body.me).toMatchObject({
      ...{ quiet: null, digestHour: 18 },
    })
    const { body } = await client.patch('/api/me', { language: 'de', theme: 'dark', mail: true })
    expect(body.me).toMatchObject({ name: 'Countess', language: 'de', theme: 'dark', mail: true })
    expect((await client.get('/api/me')).body).toEqual(body)
  })

  test('V2.2 an account chooses whom it sees on basic villagers, for itself alone', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const table = await gatheredTable(ada, bob)
    const seen = async () => (await bob.get(`/api/tables/${table}`)).body
    const before = await seen()
    expect((await ada.patch('/api/me', { cardPeople: 'men' })).body.me.cardPeople).toBe('men')
    expect((await ada.get('/api/me/data')).body.account.cardPeople).toBe('men')
    expect((await bob.get('/api/me')).body.me.cardPeople).toBe('women')
    expect(await seen()).toEqual(before)
  })

  test.for(
    [
      {},
      { name: '' },
      { name: 'x'.repeat(41) },
      { language: 'tlh' },
      { theme: 'pink' },
      { cardPeople: 'both' },
      { mail: 'yes' },
      { email: 'someone@example.org' },
      { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
      [],
      null,
    ].map((change) => ({ change, sent: JSON.stringify(change) })),
  )('$sent changes nothing', async ({ change }) => {
    const client = await guest('Ada')
    const before = (await client.get('/api/me')).body
    expect((await client.patch('/api/me', change)).status).toBe(400)
    expect((await client.get('/api/me')).body).toEqual(before)
  })

  test('needs a session', async () => {
    expect((await new Client().patch('/api/me', { name: 'Eve' })).status).toBe(401)
  })

  test('a new name is told to the tables', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const table = await gatheredTable(ada, bob)
    await bob.patch('/api/me', { name: 'Robert' })
    expect(await seatsAt(table, ada)).toEqual(['Ada', 'Robert', null])
  })
})

describe('The download', () => {
  test('has everything about me, and nothing that signs anybody in', async () => {
    const ada = await signedIn('download@example.org', 'Ada')
    const bob = await guest('Bob')
    const table = await gatheredTable(ada, bob)
    const { status, headers, body } = await ada.get('/api/me/data')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="dorfpost.json"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.account).toMatchObject({ id: ada.id, name: 'Ada', email: 'download@example.org' })
    expect(body.sessions).toHaveLength(1)
    expect(body.signIns).toEqual([
      {
        email: 'download@example.org',
        createdAt: start,
        expiresAt: start + 600_000,
        usedAt: start,
      },
    ])
    expect(body.seats).toMatchObject([{ table, game: 'villagers', seat: 0, turns: [] }])
    expect(body.letters).toEqual([])
    const { jti = '' } = decodeJwt(tokenOf(ada))
    expect(JSON.stringify(body)).not.toContain(jti)
    expect(JSON.stringify(body)).not.toMatch(/hash/i)
    expect(JSON.stringify(body)).not.toContain(bob.id)
  })

  test('needs a session', async () => {
    expect((await new Client().get('/api/me/data')).status).toBe(401)
  })
})

describe('Deleting the account', () => {
  test('leaves nothing of it behind', async () => {
    const bob = await guest('Bob')
    const before = await countRows()
    const email = 'leaving@example.org'
    const ada = await signedIn(email, 'Ada')
    const elsewhere = await signedIn(email)
    await new Client().post('/api/sign-in', { email, language: 'en' })
    const table = await gatheredTable(bob, ada)
    expect((await ada.delete('/api/me')).status).toBe(204)
    expect(ada.cookie).toBeNull()
    expect((await elsewhere.get('/api/me')).body).toEqual({ me: null })
    const after = await countRows()
    const more = (table: string) => (after[table] ?? 0) - (before[table] ?? 0)
    const grown = Object.keys(after)
      .toSorted()
      .filter((table) => more(table) !== 0)
    expect(grown.map((table) => [table, more(table)])).toEqual(
      [
        // Three sign-ins, nameless by now, go on counting for the limits until they are cleaned up.
        ['sign_ins', 3],
        ['tables', 1],
        // Number of tables that were made from this network: a keyed hash and a number.
        ['tallies', 1],
        ['seats', 3],
      ].toSorted(),
    )
    expect(await seatsAt(table, bob)).toEqual(['Bob', null, null])
    expect(await mailsTo(email)).toEqual([])
    const dump = JSON.stringify(await everyRow())
    for (const trace of [email, ada.id]) expect(dump).not.toContain(trace)
    vi.setSystemTime(start + day)
    await cleanUp(env)
    expect((await countRows()).sign_ins).toBe(0)
  })

  test('takes the name from a running table, which goes on', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Rumpelstiltskin')]
    const table = await gatheredTable(ada, bob)
    expect((await ada.post(`/api/tables/${table}/start`)).status).toBe(200)
    expect((await bob.delete('/api/me')).status).toBe(204)
    await settle(table)
    const { body } = await ada.get(`/api/tables/${table}`)
    expect(body.table.status).toBe('playing')
    expect(JSON.stringify([body, await everyRow()])).not.toContain('Rumpel')
  })

  test('deletes nothing while a table cannot be told', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const ada = await guest('Ada')
    const table = await gatheredTable(ada)
    const before = await countRows()
    const asleep = { forget: () => Promise.reject(new Error('Asleep')) }
    const tables = { idFromName: () => ({}), get: () => asleep }
    const broken = { ...env, TABLES: tables as unknown as Env['TABLES'] }
    expect((await ada.delete('/api/me', { env: broken })).status).toBe(500)
    expect(await countRows()).toEqual(before)
    expect(await seatsAt(table, ada)).toEqual(['Ada', null, null])
    expect((await ada.delete('/api/me')).status).toBe(204)
  })

  test('needs a session and our own page, and may be sent twice', async () => {
    expect((await new Client().delete('/api/me')).status).toBe(401)
    const ada = await guest()
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    expect((await ada.delete('/api/me', foreign)).status).toBe(403)
    expect((await ada.get('/api/me')).body.me.id).toBe(ada.id)
    const { cookie } = ada
    await ada.delete('/api/me')
    ada.cookie = cookie
    expect((await ada.delete('/api/me')).status).toBe(401)
  })
})

describe('Cleaning up', () => {
  test('takes what is over, and leaves what is not', async () => {
    const email = 'tidy@example.org'
    const kept = await signedIn(email)
    const [playing, gone] = [await guest('Playing'), await guest('Gone')]
    const table = await gatheredTable(playing)
    vi.setSystemTime(start + 364 * day)
    await kept.get('/api/me')
    const fresh = await guest('Fresh')
    vi.setSystemTime(start + 366 * day)
    await new Client().post('/api/sign-in', { email, language: 'en' })
    await cleanUp(env)
    const names = await env.DB.prepare('SELECT id FROM accounts').all<{ id: string }>()
    const ids = names.results.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([kept.id, playing.id, fresh.id]))
    expect(ids).not.toContain(gone.id)
    expect((await kept.get('/api/me')).body.me.id).toBe(kept.id)
    expect((await countRows()).sign_ins).toBe(1)
    expect(await seatsAt(table, fresh)).toEqual(['Playing', null, null])
  })

  test('takes letters after three months', async () => {
    const ada = await guest('Ada')
    await deliver(env, turnNotice(ada.id))
    for (const [days, left] of [
      [91, 1],
      [93, 0],
    ] as const) {
      vi.setSystemTime(start + days * day)
      await cleanUp(env)
      await ringAlarms()
      expect(await rowsOf(ada.id, 'SELECT id FROM letters')).toHaveLength(left)
    }
  })
})

async function everyRow(): Promise<unknown[]> {
  const rows: unknown[] = []
  for (const table of Object.keys(await countRows()))
    rows.push(...(await env.DB.prepare(`SELECT * FROM "${table}"`).all()).results)
  return rows
}
