import { env } from 'cloudflare:workers'
import { base64url } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Env } from '../../worker/env.ts'
import { eventually } from '../within.ts'
import { Client, guest } from './client.ts'
import { activeChannels, type Heard, put, reader, turnNotice, world } from './notice-helpers.ts'
import { deliver, rowsOf } from './person-helpers.ts'
import { PushReceiver, signatureOf } from './push-receiver.ts'
import { actingOf, playUntilNext, runAlarm, sendNotices, tableFor } from './table-helpers.ts'
import { setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function first(heard: ReadonlyArray<Heard>): Heard {
  const [one] = heard
  if (!one) throw new Error('Nothing was pushed.')
  return one
}

/** A pair of keys of ours. */
async function freshKeys() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const made = (await crypto.subtle.generateKey(algorithm, true, ['sign'])) as CryptoKeyPair
  const point = (await crypto.subtle.exportKey('raw', made.publicKey)) as ArrayBuffer
  const { d = '' } = (await crypto.subtle.exportKey('jwk', made.privateKey)) as JsonWebKey
  const VAPID_PUBLIC_KEY = base64url.encode(new Uint8Array(point))
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: d }
}

let browsers = 0
/** A browser that takes push for the account signed in there. */
async function browserOf(client: Client, says: object = {}, host = 'fcm.googleapis.com') {
  const receiver = await PushReceiver.at(`https://${host}/fcm/send/${++browsers}`)
  const { status } = await put(client, '/api/me/push', { ...receiver.subscription, ...says })
  expect(status).toBe(200)
  return receiver
}

const subscriptionsOf = async (account: string) =>
  (await rowsOf(account, 'SELECT endpoint FROM pushes')).length

describe('Web push', () => {
  test('arrives encrypted for the browser alone (RFC 8291), signed by us (RFC 8292), and collapses by table', async () => {
    const ada = await guest('Ada')
    const browser = await browserOf(ada)
    const heard = world(() => new Response(null, { status: 201 }))
    const told = turnNotice(ada.id, { deadline: Date.parse('2026-06-04T10:00:00Z') })
    await deliver(env, told)
    await deliver(env, told)
    expect(heard).toHaveLength(1)
    const request = first(heard)
    expect(request.method).toBe('POST')
    expect(request.url).toBe(browser.endpoint)
    expect(request.headers.get('topic')).toBe(told.table)
    expect(Number(request.headers.get('ttl'))).toBeGreaterThan(3600)
    const { key, claims } = await signatureOf(request)
    expect(key).toBe(env.VAPID_PUBLIC_KEY)
    // A site of HTTPS names itself as the contact.
    expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: env.ORIGIN })
    expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60)
    const message = JSON.parse(await browser.read(request))
    expect(message).toEqual({
      title: 'Your turn: Thursday club',
      body: expect.stringContaining('You have time until'),
      path: `/t/${told.table}`,
      tag: told.table,
      waiting: 0,
    })
    expect((await activeChannels(ada.id)).map(({ channel, state }) => [channel, state])).toEqual([
      ['push', 'sent'],
    ])
  })

  test('no other browser can read it', async () => {
    const ada = await guest('Ada')
    const browser = await browserOf(ada)
    const heard = world(() => new Response(null, { status: 201 }))
    await deliver(env, turnNotice(ada.id))
    const other = await PushReceiver.at(browser.endpoint)
    await expect(other.read(first(heard))).rejects.toThrow()
  })

  test('goes to all browsers of a person, and those that are gone are forgotten', async () => {
    const ada = await guest('Ada')
    const [gone, lost, good] = [await browserOf(ada), await browserOf(ada), await browserOf(ada)]
    const statuses = new Map([
      [gone.endpoint, 410],
      [lost.endpoint, 404],
    ])
    const heard = world(({ url }) => new Response(null, { status: statuses.get(url) ?? 201 }))
    await deliver(env, turnNotice(ada.id))
    expect(heard.map(({ url }) => url).toSorted()).toEqual(
      [gone, lost, good].map(({ endpoint }) => endpoint).toSorted(),
    )
    expect(await subscriptionsOf(ada.id)).toBe(1)
    await deliver(env, turnNotice(ada.id))
    expect(heard).toHaveLength(4)
  })

  test.for([401, 403])(
    'refused with %d, as made for another key of ours, is never tried again, and others still get it',
    async (refused) => {
      const ada = await guest('Ada')
      const [stale, good] = [await browserOf(ada), await browserOf(ada)]
      const heard = world(
        ({ url }) => new Response(null, { status: url === stale.endpoint ? refused : 201 }),
      )
      await deliver(env, turnNotice(ada.id))
      await deliver(env, turnNotice(ada.id))
      expect(heard.filter(({ url }) => url === stale.endpoint)).toHaveLength(1)
      expect(heard.filter(({ url }) => url === good.endpoint)).toHaveLength(2)
      expect(await subscriptionsOf(ada.id)).toBe(1)
    },
  )

  test('is tried again while the service fails, and not once every browser is gone', async () => {
    const ada = await guest('Ada')
    await browserOf(ada)
    let status = 503
    const heard = world(() => new Response(null, { status }))
    const told = turnNotice(ada.id)
    await expect(deliver(env, told)).rejects.toThrow('push service')
    expect((await activeChannels(ada.id)).map(({ state }) => state)).toEqual(['waiting'])
    status = 410
    await deliver(env, told)
    await deliver(env, told)
    expect(heard).toHaveLength(2)
    expect((await activeChannels(ada.id)).map(({ state }) => state)).toEqual(['none'])
  })

  test('does not hold up a letter, nor a letter it', async () => {
    const ada = await reader()
    await browserOf(ada)
    world(() => Promise.reject(new Error('No network.')))
    await expect(deliver(env, turnNotice(ada.id))).rejects.toThrow('push service')
    expect((await activeChannels(ada.id)).map(({ channel, state }) => [channel, state])).toEqual([
      ['letter', 'sent'],
      ['push', 'waiting'],
    ])
  })

  test('comes from a real table', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const browser = await browserOf(bob)
    const heard = world(() => new Response(null, { status: 201 }))
    const { id } = await tableFor([ada, bob], { title: 'Thursday club' })
    await sendNotices(id)
    expect(heard).toHaveLength(1)
    expect(JSON.parse(await browser.read(first(heard)))).toMatchObject({
      title: 'The game begins: Thursday club',
      path: `/t/${id}`,
    })
  })

  test('tells how many tables wait, and is taken back when the turn was played elsewhere', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const players = [ada, bob]
    const lines = new Map<string, PushReceiver>()
    for (const one of players) lines.set(one.id, await browserOf(one, { withdraws: true }))
    const apple = 'web.push.apple.com'
    const untold = [await browserOf(ada), await browserOf(ada, { withdraws: true }, apple)]
    untold.push(await browserOf(bob), await browserOf(bob, { withdraws: true }, apple))
    const heard = world(() => new Response(null, { status: 201 }))
    const { id } = await tableFor([ada, bob])
    await sendNotices(id)
    await playUntilNext(id, players)
    const { acting } = await actingOf(id, players)
    const isListed = async () =>
      (await acting.get('/api/tables?which=mine')).body.tables[0].yourTurn
    await eventually(async () => expect(await isListed()).toBe(true))
    await sendNotices(id)
    const line = lines.get(acting.id)
    const pushedTo = async (endpoint = '') => {
      const sent = heard.filter(({ url }) => url === endpoint)
      return Promise.all(sent.map(async (one) => JSON.parse((await line?.read(one)) ?? '')))
    }
    expect((await pushedTo(line?.endpoint)).at(-1)).toMatchObject({ tag: id, waiting: 1 })
    const before = heard.length
    await playUntilNext(id, players)
    await runAlarm(id)
    await eventually(async () =>
      expect((await pushedTo(line?.endpoint)).at(-1)).toEqual({ withdraw: id, waiting: 0 }),
    )
    // It takes the place of one that the service still keeps.
    const withdrawn = heard.slice(before)
    expect(withdrawn.map(({ headers }) => headers.get('topic'))).toEqual(withdrawn.map(() => id))
    const endpoints = new Set(withdrawn.map(({ url }) => url))
    for (const { endpoint } of untold) expect(endpoints).not.toContain(endpoint)
  })

  test('ends with the session of the browser', async () => {
    const ada = await reader()
    await browserOf(ada)
    expect(await subscriptionsOf(ada.id)).toBe(1)
    await ada.post('/api/sign-out')
    expect(await subscriptionsOf(ada.id)).toBe(0)
  })

  test('ends when the browser says so, and only its own account can', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const { endpoint } = await browserOf(ada)
    expect((await eve.post('/api/me/push/end', { endpoint })).status).toBe(204)
    expect(await subscriptionsOf(ada.id)).toBe(1)
    expect((await ada.post('/api/me/push/end', { endpoint })).status).toBe(204)
    expect(await subscriptionsOf(ada.id)).toBe(0)
  })

  test('follows whoever signs in at a browser, and nobody has more than ten', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const browser = await browserOf(ada)
    await put(bob, '/api/me/push', browser.subscription)
    expect([await subscriptionsOf(ada.id), await subscriptionsOf(bob.id)]).toEqual([0, 1])
    for (let i = 0; i < 12; i++) await browserOf(ada)
    expect(await subscriptionsOf(ada.id)).toBe(10)
  })

  test('is sent to no address but those of push services', async () => {
    const ada = await guest('Ada')
    const { subscription } = await PushReceiver.at('https://fcm.googleapis.com/fcm/send/x')
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'not an address',
    ]) {
      const answer = await put(ada, '/api/me/push', { ...subscription, endpoint })
      expect(answer.status, endpoint).toBe(400)
    }
    const wrong = { ...subscription.keys, p256dh: `A${subscription.keys.p256dh.slice(1)}` }
    expect((await put(ada, '/api/me/push', { ...subscription, keys: wrong })).status).toBe(400)
    expect((await put(new Client(), '/api/me/push', subscription)).status).toBe(401)
    expect(await subscriptionsOf(ada.id)).toBe(0)
  })

  test('is sent by the former key to browsers that subscribed with it, until they subscribe anew', async () => {
    const ada = await guest('Ada')
    const former = env.VAPID_PUBLIC_KEY ?? ''
    const earlier = await browserOf(ada)
    // One of the time before keys were noted.
    await rowsOf(ada.id, 'UPDATE pushes SET key = NULL')
    const silent = await browserOf(ada)
    const telling = await browserOf(ada, { key: former })
    const fresh = await freshKeys()
    const rotated: Env = {
      ...env,
      ...fresh,
      VAPID_PUBLIC_KEY_BEFORE: former,
      VAPID_PRIVATE_KEY_BEFORE: env.VAPID_PRIVATE_KEY ?? '',
    }
    // Noted anew without a word of its key, it keeps what is known of it.
    await put(ada, '/api/me/push', silent.subscription)
    const renewed = await browserOf(ada, { key: fresh.VAPID_PUBLIC_KEY })
    const heard = world(() => new Response(null, { status: 201 }))
    await deliver(rotated, turnNotice(ada.id))
    const keys = new Map<string, string>()
    for (const request of heard) keys.set(request.url, (await signatureOf(request)).key)
    expect(keys).toEqual(
      new Map([
        ...[earlier, silent, telling].map(({ endpoint }) => [endpoint, former] as const),
        [renewed.endpoint, fresh.VAPID_PUBLIC_KEY],
      ]),
    )
    // A browser that is noted hears the key of today, and subscribes anew if it is another.
    const noted = await ada.put('/api/me/push', telling.subscription, { env: rotated })
    expect(noted.body).toEqual({ pushKey: fresh.VAPID_PUBLIC_KEY })
    // Once the former key is gone, so are those known to be of it; of the earliest, its push service says so.
    await deliver({ ...env, ...fresh }, turnNotice(ada.id))
    expect(
      heard
        .slice(4)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual([earlier, renewed].map(({ endpoint }) => endpoint).toSorted())
    expect(await subscriptionsOf(ada.id)).toBe(2)
  })

  test('is not offered where no keys are set up', async () => {
    const ada = await guest('Ada')
    expect((await ada.get('/api/me/ways')).body.pushKey).toBe(env.VAPID_PUBLIC_KEY)
    const { VAPID_PUBLIC_KEY: _, ...bare } = env
    const answer = await ada.get('/api/me/ways', { env: bare as Env })
    expect(answer.body.pushKey).toBeNull()
  })
})
