import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../worker/accounts/clean-up.ts'
import type { Env } from '../../worker/env.ts'
import { Client, guest } from './client.ts'
import {
  countRows,
  gatheredTable,
  mailsTo,
  seatsAt,
  secretsTo,
  settle,
  signedIn,
} from './people.ts'

const minute = 60 * 1000
const start = Date.parse('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Asks for a sign-in letter; the id of the sign-in. */
async function ask(client: Client, email: string, language: 'en' | 'de' = 'en'): Promise<string> {
  const { status, body } = await client.post('/api/sign-in', { email, language })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['signIn'])
  return body.signIn
}

const byCode = (client: Client, signIn: string, code: string) =>
  client.post('/api/sign-in/code', { signIn, code })
const byLink = (client: Client, token: string) => client.post('/api/sign-in/link', { token })
const meOf = async (client: Client) => (await client.get('/api/me')).body.me

/** A code that is not this one. */
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

let letters = 0
/** An address that no other test knows. */
const address = () => `someone-${++letters}@example.org`

describe('Proving an address', () => {
  test('by link, in another browser, makes an account in the language of the letter', async () => {
    const email = address()
    await ask(new Client(), email, 'de')
    const phone = new Client()
    const { status, body } = await byLink(phone, (await secretsTo(email)).token)
    expect(status).toBe(200)
    expect(body.me).toMatchObject({ email, language: 'de', name: 'Neu im Dorf', mail: true })
    expect(await meOf(phone)).toEqual(body.me)
  })

  test('by code, in the browser that asked', async () => {
    const [client, email] = [new Client(), address()]
    const signIn = await ask(client, email)
    const { status, body } = await byCode(client, signIn, (await secretsTo(email)).code)
    expect(status).toBe(200)
    expect(body.me).toMatchObject({ email, language: 'en' })
    expect(await meOf(client)).toEqual(body.me)
  })

  test('the address counts regardless of case', async () => {
    const email = address()
    const first = await signedIn(email)
    const again = new Client()
    await ask(again, email.toUpperCase())
    const { body } = await byLink(again, (await secretsTo(email)).token)
    expect(body.me.id).toBe(first.id)
  })

  test('a guest keeps the account: the address joins it', async () => {
    const [ada, email] = [await guest('Ada'), address()]
    const signIn = await ask(ada, email)
    const { cookie } = ada
    const { body } = await byCode(ada, signIn, (await secretsTo(email)).code)
    expect(body.me).toMatchObject({ id: ada.id, name: 'Ada', email })
    expect(ada.cookie).not.toBe(cookie)
    const old = new Client()
    old.cookie = cookie
    expect(await meOf(old)).toBeNull()
    expect((await signedIn(email)).id).toBe(ada.id)
  })

  test('somebody who is signed in already changes to the other account', async () => {
    const client = await signedIn(address())
    const { id } = client
    const other = address()
    const signIn = await ask(client, other)
    const { body } = await byCode(client, signIn, (await secretsTo(other)).code)
    expect(body.me).toMatchObject({ email: other })
    expect(body.me.id).not.toBe(id)
  })
})

describe('Links and codes', () => {
  test('work once, whichever is used first', async () => {
    const email = address()
    const signIn = await ask(new Client(), email)
    const { token, code } = await secretsTo(email)
    expect((await byLink(new Client(), token)).status).toBe(200)
    const late = new Client()
    const again = await byLink(late, token)
    expect(again.status).toBe(410)
    expect(again.body.type).toBe('/problems/link-expired')
    expect((await byCode(late, signIn, code)).status).toBe(410)
    expect(late.cookie).toBeNull()
  })

  test('work once, even at the same time', async () => {
    const email = address()
    const signIn = await ask(new Client(), email)
    const { token, code } = await secretsTo(email)
    const answers = await Promise.all([
      byLink(new Client(), token),
      byCode(new Client(), signIn, code),
      byLink(new Client(), token),
      byCode(new Client(), signIn, code),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
  })

  test('work for ten minutes', async () => {
    const email = address()
    const signIn = await ask(new Client(), email)
    const { token, code } = await secretsTo(email)
    vi.setSystemTime(start + 10 * minute)
    expect((await byLink(new Client(), token)).status).toBe(410)
    expect((await byCode(new Client(), signIn, code)).status).toBe(410)
    const early = address()
    await ask(new Client(), early)
    vi.setSystemTime(start + 20 * minute - 1)
    expect((await byLink(new Client(), (await secretsTo(early)).token)).status).toBe(200)
  })

  test('opening a link with GET uses nothing up', async () => {
    const email = address()
    await ask(new Client(), email)
    const { token } = await secretsTo(email)
    const scanner = new Client()
    // The page asks for a press; the API takes no GET.
    expect((await scanner.get(`/sign-in/link#${token}`)).status).toBe(200)
    const { status } = await scanner.get(`/api/sign-in/link?token=${token}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(scanner.cookie).toBeNull()
    expect((await byLink(new Client(), token)).status).toBe(200)
  })

  test('a link’s token follows a # and so stays in the browser', async () => {
    const email = address()
    await ask(new Client(), email)
    const [mail] = await mailsTo(email)
    const { token } = await secretsTo(email)
    const urls = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
    expect(urls).toEqual([`${env.ORIGIN}/sign-in/link#${token}`])
    expect(new URL(urls[0] ?? '').hash).toBe(`#${token}`)
  })

  test('a wrong code is told, and the right one still works', async () => {
    const [client, email] = [new Client(), address()]
    const signIn = await ask(client, email)
    const { code } = await secretsTo(email)
    const wrong = await byCode(client, signIn, otherThan(code))
    expect(wrong.status).toBe(422)
    expect(wrong.body.type).toBe('/problems/wrong-code')
    expect(client.cookie).toBeNull()
    expect((await byCode(client, signIn, code)).status).toBe(200)
  })

  test('after five wrong codes the right one is worth nothing; the link still is', async () => {
    const [client, email] = [new Client(), address()]
    const signIn = await ask(client, email)
    const { token, code } = await secretsTo(email)
    for (let i = 1; i <= 5; i++)
      expect((await byCode(client, signIn, otherThan(code, i))).status).toBe(422)
    expect((await byCode(client, signIn, otherThan(code, 6))).status).toBe(410)
    expect((await byCode(client, signIn, code)).status).toBe(410)
    expect((await byLink(client, token)).status).toBe(200)
  })

  test('trying codes in parallel gets no more than five tries', async () => {
    const [client, email] = [new Client(), address()]
    const signIn = await ask(client, email)
    const { code } = await secretsTo(email)
    const tries = Array.from({ length: 12 }, (_, i) =>
      byCode(client, signIn, otherThan(code, i + 1)),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 410)).toHaveLength(7)
  })

  test('a code belongs to its own sign-in', async () => {
    const [mine, foreign] = [address(), address()]
    const signIn = await ask(new Client(), mine)
    await ask(new Client(), foreign)
    const eve = new Client()
    const { code } = await secretsTo(foreign)
    const own = (await secretsTo(mine)).code
    // One in a million: both letters have the same code.
    if (code !== own) expect((await byCode(eve, signIn, code)).status).toBe(422)
    expect((await byCode(eve, 'A'.repeat(22), code)).status).toBe(410)
    expect(eve.cookie).toBeNull()
  })

  test('the database keeps neither token nor code nor network address', async () => {
    const [client, email] = [new Client('203.0.113.7'), address()]
    await ask(client, email)
    const { token, code } = await secretsTo(email)
    const { results } = await env.DB.prepare('SELECT * FROM sign_ins WHERE email = ?')
      .bind(email)
      .all()
    const row = JSON.stringify(results)
    for (const secret of [token, code, '203.0.113.7']) expect(row).not.toContain(secret)
    const plain = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
    expect(row).not.toContain(btoa(String.fromCharCode(...new Uint8Array(plain))).slice(0, 20))
  })

  test.for([
    ['/api/sign-in', {}],
    ['/api/sign-in', { email: 'nobody', language: 'en' }],
    ['/api/sign-in', { email: 'a@example.org\r\nBcc: b@example.org', language: 'en' }],
    ['/api/sign-in', { email: `${'a'.repeat(250)}@example.org`, language: 'en' }],
    ['/api/sign-in', { email: ['a@example.org'], language: 'en' }],
    ['/api/sign-in', { email: 'a@example.org', language: 'tlh' }],
    ['/api/sign-in/link', {}],
    ['/api/sign-in/link', { token: 'short' }],
    ['/api/sign-in/link', { token: 'x'.repeat(101) }],
    ['/api/sign-in/code', { code: '123456' }],
    ['/api/sign-in/code', { signIn: 'A'.repeat(22), code: '12345' }],
    ['/api/sign-in/code', { signIn: 'A'.repeat(22), code: 123456 }],
    ['/api/sign-in/code', { signIn: "' OR 1=1 --", code: '123456' }],
  ] as const)('%s refuses %j', async ([path, body]) => {
    const before = await countRows()
    const client = new Client()
    const { status, headers } = await client.post(path, body)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(client.cookie).toBeNull()
    expect(await countRows()).toEqual(before)
  })

  test('all of it needs our own page', async () => {
    const before = await countRows()
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    const client = new Client()
    for (const [path, body] of [
      ['/api/sign-in', { email: 'a@example.org', language: 'en' }],
      ['/api/sign-in/link', { token: 'x'.repeat(43) }],
      ['/api/sign-in/code', { signIn: 'A'.repeat(22), code: '123456' }],
      ['/api/sign-out', undefined],
      ['/api/sign-out/everywhere', undefined],
    ] as const)
      expect((await client.post(path, body, foreign)).status).toBe(403)
    expect(await countRows()).toEqual(before)
  })
})

describe('Limits', () => {
  test('three letters an hour to an address, whoever asks', async () => {
    const email = address()
    for (let i = 0; i < 3; i++) await ask(new Client(), email)
    const fourth = await new Client().post('/api/sign-in', { email, language: 'en' })
    expect(fourth.status).toBe(429)
    expect(fourth.body.type).toBe('/problems/too-many')
    expect(await mailsTo(email)).toHaveLength(3)
    vi.setSystemTime(start + 60 * minute + 1)
    await ask(new Client(), email)
  })

  test('ten letters a day to an address, however patiently they are asked for', async () => {
    const email = address()
    const statuses: number[] = []
    for (let hour = 0; hour < 12; hour++) {
      vi.setSystemTime(start + hour * 61 * minute)
      for (let i = 0; i < 2; i++)
        statuses.push((await new Client().post('/api/sign-in', { email, language: 'en' })).status)
      await cleanUp(env)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    vi.setSystemTime(start + 36 * 60 * minute)
    await ask(new Client(), email)
  })

  test('forty letters an hour from a network that nobody uses', async () => {
    const client = new Client()
    for (let i = 0; i < 40; i++) await ask(client, address())
    const email = address()
    expect((await client.post('/api/sign-in', { email, language: 'en' })).status).toBe(429)
    expect(await mailsTo(email)).toEqual([])
    await ask(new Client(), email)
  })

  test('a school behind one address: who reads their letters is not held up', async () => {
    const network = '198.51.100.7'
    // More than a network may ask for without an answer.
    for (let i = 0; i < 45; i++) {
      const [pupil, email] = [new Client(network), address()]
      const signIn = await ask(pupil, email)
      expect((await byCode(pupil, signIn, (await secretsTo(email)).code)).status).toBe(200)
    }
  })

  test('an IPv6 network is a /64, however its addresses are written', async () => {
    const network = '2001:db8:7:8'
    for (let i = 0; i < 40; i++)
      await ask(new Client(i % 2 === 0 ? `${network}:${i}::1` : `${network}::${i}`), address())
    const from = (where: string) =>
      new Client(where).post('/api/sign-in', { email: address(), language: 'en' })
    expect((await from(`${network}:ffff:ffff:ffff:ffff`)).status).toBe(429)
    expect((await from('2001:0db8:0007:0008::')).status).toBe(429)
    expect((await from('2001:db8:7:9::1')).status).toBe(200)
  })

  test('wrong codes across addresses: so many from a network, and so many for an address', async () => {
    const network = '2001:db8:1:1'
    let tried = 0
    let refused = 0
    while (refused === 0 && tried < 100) {
      const eve = new Client(`${network}::${tried}`)
      const email = address()
      const signIn = await ask(new Client(), email)
      const { code } = await secretsTo(email)
      for (let i = 1; i <= 5; i++) {
        const { status } = await byCode(eve, signIn, otherThan(code, i))
        if (status === 429) refused++
        else tried++
      }
    }
    expect(tried).toBe(60)
    // Others are not held up.
    const [ada, email] = [new Client(), address()]
    const signIn = await ask(ada, email)
    expect((await byCode(ada, signIn, (await secretsTo(email)).code)).status).toBe(200)
  })

  test('twenty wrong codes a day for an address; its links stay good', async () => {
    const email = address()
    let wrong = 0
    for (let letter = 0; letter < 5; letter++) {
      vi.setSystemTime(start + letter * 61 * minute)
      // Each time another guest asks, and is deleted afterwards.
      const eve = await guest('Eve')
      const signIn = await ask(eve, email)
      const { code } = await secretsTo(email)
      for (let i = 1; i <= 5; i++)
        if ((await byCode(new Client(), signIn, otherThan(code, i))).status === 422) wrong++
      if (letter < 4) await eve.delete('/api/me')
    }
    expect(wrong).toBe(20)
    const { token } = await secretsTo(email)
    expect((await byLink(new Client(), token)).status).toBe(200)
  })

  test('asking in parallel gets past neither', async () => {
    const email = address()
    const many = Array.from({ length: 8 }, () =>
      new Client().post('/api/sign-in', { email, language: 'en' }),
    )
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })

  test('deleting guests in between gets past neither', async () => {
    const [client, email] = [new Client(), address()]
    for (let i = 0; i < 3; i++) {
      await client.post('/api/me/guest', { name: 'Eve', language: 'en' })
      await ask(client, email)
      expect((await client.delete('/api/me')).status).toBe(204)
    }
    const { token } = await secretsTo(email)
    expect((await byLink(new Client(), token)).status).toBe(410)
    expect((await new Client().post('/api/sign-in', { email, language: 'en' })).status).toBe(429)
    for (let i = 0; i < 37; i++) await ask(client, address())
    // Those of deleted guests are good for nothing, and count as unused all the same.
    const other = { email: address(), language: 'en' }
    expect((await client.post('/api/sign-in', other)).status).toBe(429)
  })

  test('the answer does not tell whether an address has an account', async () => {
    const [known, unknown] = [address(), address()]
    await signedIn(known)
    const answers = [known, unknown].map((email) =>
      new Client().post('/api/sign-in', { email, language: 'en' }),
    )
    const [one, other] = await Promise.all(answers)
    expect(one?.status).toBe(other?.status)
    expect([...(one?.headers ?? [])]).toEqual([...(other?.headers ?? [])])
    expect(Object.keys(one?.body)).toEqual(Object.keys(other?.body))
    const [mine] = await mailsTo(known)
    const [theirs] = await mailsTo(unknown)
    expect(mine?.subject).toBe(theirs?.subject)
  })

  test('a letter that cannot be sent is told, and counts', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const email = address()
    const broken: Env = {
      ...env,
      EMAIL: { send: () => Promise.reject(new Error('No post today.')) },
    }
    const body = { email, language: 'en' }
    const failed = await new Client().post('/api/sign-in', body, { env: broken })
    expect(failed.status).toBe(502)
    expect(failed.body.type).toBe('/problems/mail-failed')
    expect(JSON.stringify(failed.body)).not.toContain('No post')
    await ask(new Client(), email)
    await ask(new Client(), email)
    expect((await new Client().post('/api/sign-in', body)).status).toBe(429)
  })
})

describe('The sign-in letter', () => {
  test.for([
    ['en', 'Sign in to Dorfpost', 'within ten minutes'],
    ['de', 'Anmelden bei der Dorfpost', 'zehn Minuten lang'],
  ] as const)('speaks %s', async ([language, subject, sentence]) => {
    const email = address()
    await ask(new Client(), email, language)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(sentence)
    expect(mail?.html).toContain(sentence)
    expect(mail?.html).toContain(`<html lang="${language}">`)
  })

  test('links to our origin, whatever host the request names', async () => {
    const email = address()
    const client = new Client()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await client.post('/api/sign-in', { email, language: 'en' }, { headers })
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(`${env.ORIGIN}/sign-in/link#`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  test('stands in no letterbox', async () => {
    const client = await signedIn(address())
    expect((await client.get('/api/letters')).body).toEqual({ letters: [] })
    expect((await client.get('/api/me')).body.me.unread).toBe(0)
  })
})

describe('A guest whose address has an account', () => {
  test('comes into that account with the seats, and the guest is gone', async () => {
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const [visitor, host] = [await guest('Visitor'), await guest('Host')]
    const table = await gatheredTable(host, visitor)
    const signIn = await ask(visitor, email)
    const { body } = await byCode(visitor, signIn, (await secretsTo(email)).code)
    expect(body.me).toMatchObject({ id: ada.id, name: 'Ada', email })
    expect(await seatsAt(table, host)).toEqual(['Host', 'Ada', null])
    const { body: seen } = await ada.get(`/api/tables/${table}`)
    expect(seen.table.you).toBe(1)
    expect((await ada.get('/api/tables')).body.tables.map(({ id }: { id: string }) => id)).toEqual([
      table,
    ])
    expect(await accountExists(visitor.id)).toBe(false)
    await settle(table)
    expect((await ada.get('/api/tables')).body.tables).toHaveLength(1)
  })

  test('gets up where the other sits already, while people gather', async () => {
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const visitor = await guest('Visitor')
    const table = await gatheredTable(ada, visitor)
    const signIn = await ask(visitor, email)
    await byCode(visitor, signIn, (await secretsTo(email)).code)
    expect(await seatsAt(table, ada)).toEqual(['Ada', null, null])
    expect(await accountExists(visitor.id)).toBe(false)
  })

  test('keeps the seat where both play: nobody plays two', async () => {
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const visitor = await guest('Visitor')
    const table = await gatheredTable(ada, visitor)
    expect((await ada.post(`/api/tables/${table}/start`)).status).toBe(200)
    const signIn = await ask(visitor, email)
    await byCode(visitor, signIn, (await secretsTo(email)).code)
    expect(await seatsAt(table, ada)).toEqual(['Ada', 'Visitor'])
    expect(await accountExists(visitor.id)).toBe(true)
  })

  test('can try again with the same letter when a table failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const email = address()
    const ada = await signedIn(email, 'Ada')
    const visitor = await guest('Visitor')
    const table = await gatheredTable(visitor)
    const signIn = await ask(visitor, email)
    const { code } = await secretsTo(email)
    const tables = {
      idFromName: () => ({}),
      get: () => ({ reseat: () => Promise.reject(new Error('Asleep')) }),
    }
    const broken = { ...env, TABLES: tables as unknown as Env['TABLES'] }
    const failed = await visitor.post('/api/sign-in/code', { signIn, code }, { env: broken })
    expect(failed.status).toBe(500)
    expect(await meOf(visitor)).toMatchObject({ id: visitor.id, email: null })
    expect((await byCode(visitor, signIn, code)).body.me.id).toBe(ada.id)
    expect(await seatsAt(table, ada)).toEqual(['Ada', null, null])
  })
})

const accountExists = async (id: string) =>
  (await env.DB.prepare('SELECT id FROM accounts WHERE id = ?').bind(id).first()) !== null
