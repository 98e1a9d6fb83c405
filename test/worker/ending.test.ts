/** Sessions and accounts that end while a request of theirs is answered. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Env } from '../../worker/env.ts'
import { Authenticator } from './authenticator.ts'
import { Client, guest } from './client.ts'

/** A D1 in which something else happens just before, or after, a statement runs. */
function around(
  statement: RegExp,
  happens: () => Promise<unknown>,
  when: 'before' | 'after' = 'before',
): Env {
  const meanwhile = (bound: D1PreparedStatement) =>
    new Proxy(bound, {
      get: (target, key) => async () => {
        if (when === 'before') await happens()
        const answer = await Reflect.get(target, key).call(target)
        if (when === 'after') await happens()
        return answer
      },
    })
  const prepare = (text: string) => {
    const prepared = env.DB.prepare(text)
    if (!statement.test(text)) return prepared
    return { bind: (...values: unknown[]) => meanwhile(prepared.bind(...values)) }
  }
  const DB = new Proxy(env.DB, {
    get: (db, key) => {
      if (key === 'prepare') return prepare
      const value = Reflect.get(db, key)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  return { ...env, DB }
}

/** The same person on another page of the same browser. */
function pageOf(client: Client): Client {
  const other = new Client()
  other.cookie = client.cookie
  return other
}

const refused = { type: '/problems/not-signed-in', status: 401 }

test.for([
  ['the session ends', (page: Client) => page.post('/api/sign-out')],
  ['all sessions end', (page: Client) => page.post('/api/sign-out/everywhere')],
  ['the account is deleted', (page: Client) => page.delete('/api/me')],
] as const)('a passkey that is begun while %s is refused', async ([, end]) => {
  const ada = await guest('Ada')
  const page = pageOf(ada)
  const { status, body } = await ada.post('/api/me/passkeys/begin', undefined, {
    env: around(/^insert into "challenges"/, () => end(page)),
  })
  expect({ status, body }).toMatchObject({ status: 401, body: refused })
})

test.for(['before', 'after'] as const)(
  'sessions that all end just %s a passkey or card is written leave neither',
  async (when) => {
    for (const way of ['passkeys', 'cards']) {
      const ada = await guest('Ada')
      const device = new Authenticator(env.ORIGIN)
      const { body } = await ada.post('/api/me/passkeys/begin')
      const page = pageOf(ada)
      const end = () => page.post('/api/sign-out/everywhere')
      const how = { env: around(new RegExp(`^insert into "${way}"`), end, when) }
      const added =
        way === 'cards'
          ? await ada.post('/api/me/card', { anew: true }, how)
          : await ada.post('/api/me/passkeys', { response: await device.create(body.options) }, how)
      expect(added, way).toMatchObject({ status: 401, body: refused })
      const left = env.DB.prepare(`SELECT count(*) AS n FROM ${way} WHERE account = ?`)
      expect(await left.bind(ada.id).first('n'), way).toBe(0)
    }
  },
)

test.for([
  ['a card is made', 'cards', 'POST', '/api/me/card', { anew: true }],
  [
    'an address is told',
    'sign_ins',
    'POST',
    '/api/sign-in',
    { email: 'ada@example.org', language: 'en' },
  ],
] as const)(
  'an account that is deleted while %s leaves nothing, and is no fault',
  async ([, table, method, path, body]) => {
    const ada = await guest('Ada')
    const page = pageOf(ada)
    const { status } = await ada.send(method, path, body, {
      env: around(new RegExp(`^insert into "${table}"`), () => page.delete('/api/me')),
    })
    expect(status).toBe(401)
  },
)
