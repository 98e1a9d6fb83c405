import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Env } from '../../worker/env.ts'
import { publicUrl } from '../../worker/notices/outside.ts'
import { serviceOf } from '../../worker/notices/webhook-services.ts'
import { type Client, guest } from './client.ts'
import {
  activeChannels,
  type Heard,
  jsonOf,
  mover,
  put,
  type TurnNotice,
  turnNotice,
  world,
} from './notice-helpers.ts'
import { deliver } from './person-helpers.ts'
import { setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const secret = 'aB3-_'.repeat(12)
const discord = `https://discord.com/api/webhooks/123456789012345678/${secret}`
const slack = 'https://hooks.slack.com/services/T00000000/B00000000/abcdefghijklmnopqrstuvwx'

const fine = () => new Response(null, { status: 204 })

/** Somebody with a webhook, which has taken its first message. */
async function hooked(url = discord) {
  const ada = await guest('Ada')
  const heard = world(fine)
  expect((await put(ada, '/api/me/webhook', { url })).status).toBe(200)
  heard.length = 0
  return { ada, heard }
}

const webhookOf = async (client: Client) => (await client.get('/api/me/ways')).body.webhook
const notesOf = async (client: Client) =>
  (await client.get('/api/letters')).body.letters.filter(
    ({ kind }: { kind: string }) => kind === 'note',
  )

describe('A webhook', () => {
  test('of Discord hears what it is about, without mentions or mark-up of what people typed', async () => {
    const { ada, heard } = await hooked()
    const told = turnNotice(ada.id, { title: '@everyone **win** https://evil.example' })
    await deliver(env, told)
    await deliver(env, told)
    expect(heard).toHaveLength(1)
    const [request] = heard
    expect(request?.url).toBe(discord)
    expect(request?.redirect).toBe('manual')
    const body = jsonOf<{ content: string; allowed_mentions: object }>(request)
    expect(body.allowed_mentions).toEqual({ parse: [] })
    expect(body.content).toContain(`<${env.ORIGIN}/t/${told.table}>`)
    expect(body.content).toContain('Your turn')
    expect(body.content).not.toContain('@everyone **win**')
    expect(body.content).not.toContain('https://evil')
    expect((await activeChannels(ada.id)).map(({ channel, state }) => [channel, state])).toEqual([
      ['webhook', 'sent'],
    ])
  })

  test('of Slack hears it with its own escapes', async () => {
    const { ada, heard } = await hooked(slack)
    await deliver(env, turnNotice(ada.id, { title: '<!channel> & co' }))
    const { text } = jsonOf<{ text: string }>(heard[0])
    expect(text).toContain('&lt;!channel&gt; &amp; co')
    expect(text).not.toContain('<!channel>')
  })

  test('is tried when it is set, and kept only if it takes the message', async () => {
    const ada = await guest('Ada')
    const heard = world(() => new Response(null, { status: 404 }))
    const refused = await put(ada, '/api/me/webhook', { url: discord })
    expect(refused.body.type).toBe('/problems/webhook-refused')
    expect(heard).toHaveLength(1)
    expect(await webhookOf(ada)).toBeNull()
  })

  test('has an address that is never told again', async () => {
    const { ada } = await hooked()
    expect(await webhookOf(ada)).toEqual({
      ...{ service: 'discord', host: 'discord.com', offAt: null, untried: false },
    })
    expect(JSON.stringify((await ada.get('/api/me/ways')).body)).not.toContain(secret)
  })

  test('follows no redirect', async () => {
    const { ada, heard } = await hooked()
    vi.restoreAllMocks()
    const asked = world(() => Response.redirect('https://evil.example/', 307))
    await expect(deliver(env, turnNotice(ada.id))).rejects.toThrow('took no notice')
    expect(asked.map(({ url }) => url)).toEqual([discord])
    expect(heard).toEqual([])
  })

  test('that fails is tried again; after too many in a row it is switched off, with a note', async () => {
    const { ada } = await hooked()
    vi.restoreAllMocks()
    const heard = world(() => new Response(null, { status: 500 }))
    const told = turnNotice(ada.id)
    for (let i = 1; i < 12; i++) await expect(deliver(env, told)).rejects.toThrow()
    expect(await notesOf(ada)).toEqual([])
    await deliver(env, told)
    await deliver(env, told)
    expect(heard).toHaveLength(12)
    expect((await webhookOf(ada)).offAt).toBe(Date.now())
    const notes = await notesOf(ada)
    expect(notes).toHaveLength(1)
    expect(notes[0].subject).toBe('Your webhook was switched off')
    await deliver(env, turnNotice(ada.id))
    expect(heard).toHaveLength(12)
  })

  test('a webhook whose address is refused is switched off soon', async () => {
    const { ada } = await hooked()
    vi.restoreAllMocks()
    const heard = world(() => new Response(null, { status: 404 }))
    const told = turnNotice(ada.id)
    for (let i = 0; i < 2; i++) await expect(deliver(env, told)).rejects.toThrow()
    await deliver(env, told)
    expect(heard).toHaveLength(3)
    expect((await webhookOf(ada)).offAt).not.toBeNull()
  })

  test('counts failures in a row only, and the test switches it on again', async () => {
    const { ada } = await hooked()
    vi.restoreAllMocks()
    let status = 500
    world(() => new Response(null, { status }))
    const told = turnNotice(ada.id)
    for (let i = 0; i < 8; i++) await expect(deliver(env, told)).rejects.toThrow()
    status = 204
    await deliver(env, told)
    status = 500
    const next = turnNotice(ada.id)
    for (let i = 0; i < 11; i++) await expect(deliver(env, next)).rejects.toThrow()
    await deliver(env, next)
    expect((await webhookOf(ada)).offAt).not.toBeNull()
    const failed = await ada.post('/api/me/webhook/test')
    expect(failed.body.type).toBe('/problems/webhook-refused')
    status = 204
    expect((await ada.post('/api/me/webhook/test')).body.webhook.offAt).toBeNull()
  })

  test('can be forgotten, and cannot be tried without end', async () => {
    const { ada } = await hooked()
    for (let i = 0; i < 9; i++) expect((await ada.post('/api/me/webhook/test')).status).toBe(200)
    const much = await ada.post('/api/me/webhook/test')
    expect(much.status).toBe(429)
    expect(Number(much.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ada.delete('/api/me/webhook')).body.webhook).toBeNull()
  })
})

/** A card that its seat alone has seen, and the same as the others hear it. */
const drafted = { event: 'drafted', seat: mover, from: 'hay', column: 0, card: 'hayer', coins: 0 }
const hidden = { ...drafted, card: '?hay' }

describe('A program of one’s own', () => {
  const url = 'https://hooks.example.org/dorfpost?to=me'

  /** Somebody whose program was tried. */
  async function connected() {
    const ada = await guest('Ada')
    const heard = world(fine)
    const { body } = await put(ada, '/api/me/webhook', { service: 'standard', url })
    expect(body.webhook).toMatchObject({ host: 'hooks.example.org', untried: true })
    const { secret } = (await ada.post('/api/me/webhook/secret')).body
    return { ada, heard, secret }
  }

  /** As its documentation says to check it: base64 of the HMAC of id, time and body, by the bytes of the secret. */
  async function signed(secret: string, heard: Heard | undefined): Promise<string> {
    const [id, at] = ['webhook-id', 'webhook-timestamp'].map((name) => heard?.headers.get(name))
    const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (c) => c.charCodeAt(0))
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign'])
    const text = `${id}.${at}.${new TextDecoder().decode(heard?.body)}`
    const hash = await crypto.subtle.sign(hmac, key, new TextEncoder().encode(text))
    return `v1,${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
  }

  test('is asked nothing until its owner tries it, who is shown the secret', async () => {
    const { ada, heard, secret } = await connected()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(heard).toEqual([])
    await deliver(env, turnNotice(ada.id))
    expect(heard).toEqual([])
    expect((await ada.post('/api/me/webhook/test')).body.webhook).toMatchObject({ offAt: null })
    expect(jsonOf(heard[0])).toMatchObject({ type: 'notice.test', data: { kind: 'test' } })
    expect(heard[0]?.headers.get('webhook-signature')).toBe(await signed(secret, heard[0]))
    expect((await ada.post('/api/me/webhook/secret')).body.secret).toBe(secret)
    expect(JSON.stringify((await ada.get('/api/me/ways')).body)).not.toContain(secret)
    expect(JSON.stringify((await ada.get('/api/me/data')).body)).not.toContain(secret)
  })

  test('hears plain fields, signed, with the same id at each try', async () => {
    const { ada, heard, secret } = await connected()
    await ada.post('/api/me/webhook/test')
    vi.restoreAllMocks()
    let status = 503
    const tries = world(() => new Response(null, { status }))
    const deadline = Date.parse('2026-06-05T10:00:00Z')
    const told = turnNotice(ada.id, { deadline })
    await expect(deliver(env, told)).rejects.toThrow()
    status = 200
    await deliver(env, told)
    expect(heard).toHaveLength(1)
    const [first, second] = tries
    expect(first?.headers.get('webhook-id')).toBe(second?.headers.get('webhook-id'))
    expect(second?.headers.get('webhook-timestamp')).toBe(String(Date.now() / 1000))
    expect(second?.headers.get('webhook-signature')).toBe(await signed(secret, second))
    expect(second?.url).toBe(url)
    expect(jsonOf(second)).toEqual({
      type: 'notice.turn',
      timestamp: '2026-06-03T10:00:00.000Z',
      data: {
        id: second?.headers.get('webhook-id'),
        kind: 'turn',
        table: told.table,
        subject: 'Your turn: Thursday club',
        text: expect.stringContaining('It is your turn, Ada'),
        deadline: '2026-06-05T10:00:00.000Z',
        url: `${env.ORIGIN}/t/${told.table}`,
      },
    })
  })

  test('has a secret that nobody else is shown, and a new one when it is set anew', async () => {
    const { ada, secret } = await connected()
    expect((await (await guest('Eve')).post('/api/me/webhook/secret')).status).toBe(404)
    await put(ada, '/api/me/webhook', { service: 'standard', url })
    expect((await ada.post('/api/me/webhook/secret')).body.secret).not.toBe(secret)
    await put(ada, '/api/me/webhook', { url: discord })
    expect((await ada.post('/api/me/webhook/secret')).status).toBe(404)
  })
})

describe('Other services', () => {
  const evil = { title: '@everyone see https://evil.example/x' }

  /** Message to a service for a turn after the test. */
  async function toldBy(fields: Record<string, string>, change: Partial<TurnNotice> = {}) {
    const ada = await guest('Ada')
    const heard = world(fine)
    const { status, body } = await put(ada, '/api/me/webhook', fields)
    expect(status, JSON.stringify(body)).toBe(200)
    const told = turnNotice(ada.id, { ...evil, ...change })
    await deliver(env, told)
    expect(heard).toHaveLength(2)
    expect(heard.map(({ redirect }) => redirect)).toEqual(['manual', 'manual'])
    const answer = JSON.stringify((await ada.get('/api/me/ways')).body)
    expect(answer).not.toContain(fields.token ?? 'no token')
    return { told, heard: heard[1] }
  }

  test('ntfy hears topic, title, click and priority, with a token where there is one', async () => {
    const { told, heard } = await toldBy({
      ...{ service: 'ntfy', url: 'https://ntfy.example.org/my_topic', token: 'tk_abc' },
    })
    expect([heard?.method, heard?.url]).toEqual(['POST', 'https://ntfy.example.org/'])
    expect(heard?.headers.get('authorization')).toBe('Bearer tk_abc')
    const body = jsonOf<Record<string, unknown>>(heard)
    expect(body).toMatchObject({
      ...{ topic: 'my_topic', priority: 3, click: `${env.ORIGIN}/t/${told.table}` },
    })
    expect(body.title).toContain('Your turn')
    expect(JSON.stringify(body)).not.toMatch(/https:\/\/evil|evil\.example/)
  })

  test('ntfy needs no token', async () => {
    const { heard } = await toldBy({ service: 'ntfy', url: 'https://ntfy.sh/x' })
    expect(heard?.headers.has('authorization')).toBe(false)
  })

  test('Telegram hears plain text by the user’s own bot', async () => {
    const token = `123456:${'A'.repeat(35)}`
    const { told, heard } = await toldBy({ service: 'telegram', token, target: '-100123' })
    expect(heard?.url).toBe(`https://api.telegram.org/bot${token}/sendMessage`)
    const body = jsonOf<Record<string, string>>(heard)
    expect(body.chat_id).toBe('-100123')
    expect(body.parse_mode).toBeUndefined()
    expect(body.text).toContain(`${env.ORIGIN}/t/${told.table}`)
    expect(body.text).not.toMatch(/@everyone|https:\/\/evil|evil\.example/)
  })

  test.for(['room!example.org', '!', '!a room', ''])('Matrix has no room %j', async (target) => {
    const ada = await guest('Ada')
    const url = 'https://matrix.example.org/'
    const fields = { service: 'matrix', url, token: 'syt_x', target }
    expect((await put(ada, '/api/me/webhook', fields)).status).toBe(400)
  })

  test('Matrix hears it in a room, once for all tries', async () => {
    const { heard } = await toldBy({
      ...{ service: 'matrix', url: 'https://matrix.example.org/', token: 'syt_x' },
      target: '!room:example.org',
    })
    expect(heard?.method).toBe('PUT')
    expect(heard?.url).toMatch(
      /^https:\/\/matrix\.example\.org\/_matrix\/client\/v3\/rooms\/!room%3Aexample\.org\/send\/m\.room\.message\/dorfpost-[\w-]+$/,
    )
    expect(heard?.headers.get('authorization')).toBe('Bearer syt_x')
    expect(jsonOf(heard)).toMatchObject({ msgtype: 'm.text', 'm.mentions': {} })
  })

  test.for([
    [{ service: 'ntfy', url: 'https://ntfy.sh/' }, 'url'],
    [{ service: 'ntfy', url: 'https://ntfy.sh/x?auth=1' }, 'url'],
    [{ service: 'ntfy', url: 'https://ntfy.sh/x', token: 'a\nb' }, 'token'],
    [{ service: 'telegram', token: '../1', target: '1' }, 'token'],
    [{ service: 'telegram', token: `1234:${'a'.repeat(30)}`, target: 'x/y' }, 'target'],
    [{ service: 'matrix', url: 'https://m.example.org', target: '!a:b' }, 'token'],
    [{ service: 'matrix', url: 'https://m.example.org', token: 'a', target: '#a:b' }, 'target'],
    [{ service: 'matrix', url: 'https://m.example.org/?x', token: 'a', target: '!a:b' }, 'url'],
    [{ service: 'standard' }, 'url'],
    [{ service: 'discord', url: slack }, 'url'],
    [{}, 'url'],
  ] as const)('%j lacks something', async ([fields, field]) => {
    const ada = await guest('Ada')
    const heard = world(fine)
    const { status, body } = await put(ada, '/api/me/webhook', fields)
    expect(status).toBe(400)
    expect(body.fields).toMatchObject([{ field }])
    expect(heard).toEqual([])
  })
})

describe('Secrets of the game', () => {
  test.for([discord, slack])('stay out of %s, which others read', async (url) => {
    const { ada, heard } = await hooked(url)
    const told = turnNotice(ada.id, { events: [drafted] })
    await deliver(env, { ...told, open: { ...told.open, events: [hidden] } })
    const said = JSON.stringify(jsonOf(heard[0]))
    expect(said).toContain('Ada')
    expect(said).not.toContain('Hayer')
  })
})

describe('Public addresses', () => {
  test.for([
    'https://example.org/x',
    'https://ntfy.example.co.uk/',
    'https://xn--bcher-kva.example/',
    'https://1.example.org/',
  ])('%s is one', (url) => {
    expect(publicUrl(env, url)).not.toBeNull()
  })

  test.for([
    'http://example.org/',
    'https://example.org:8443/',
    'https://user:word@example.org/',
    'https://localhost/',
    'https://localhost./',
    'https://router/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://1.0.0.127.in-addr.arpa/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest',
    'https://10.0.0.1./',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://%6c%6f%63alhost/',
    'https://１２７.0.0.1/',
    `${env.ORIGIN.replace('http:', 'https:')}/api/unsubscribe`,
    'ftp://example.org/',
    'javascript:alert(1)',
    'none',
  ])('%s is none', async (url) => {
    expect(publicUrl(env, url)).toBeNull()
    const ada = await guest('Ada')
    const heard = world(fine)
    const fields = { service: 'standard', url }
    expect((await put(ada, '/api/me/webhook', fields)).status).toBe(400)
    expect(heard).toEqual([])
  })
})

test('Our own address is none that a webhook may have', () => {
  const here = { ...env, ORIGIN: 'https://dorfpost.example' }
  expect(publicUrl(here, 'https://dorfpost.example/api/unsubscribe')).toBeNull()
  expect(publicUrl(here, 'https://letters.example/')).not.toBeNull()
})

describe('Addresses of webhooks', () => {
  test.for([
    discord,
    discord.replace('discord.com', 'discordapp.com'),
    discord.replace('discord.com', 'ptb.discord.com'),
    slack,
  ])('%s is known', (url) => {
    expect(serviceOf(env, url)).not.toBeNull()
  })

  test.for([
    discord.replace('https:', 'http:'),
    discord.replace('discord.com', 'discord.com.evil.example'),
    discord.replace('discord.com', 'evil.example'),
    discord.replace('discord.com', 'discord.com:8080'),
    discord.replace('discord.com', 'user@discord.com'),
    `https://discord.com/api/webhooks/../users/@me/${secret}`,
    `${discord}?wait=true`,
    `${discord}/slack`,
    'https://hooks.slack.com/',
    'https://127.0.0.1/api/webhooks/1/a',
    'http://localhost:9999/discord/1',
  ])('%s is not', async (url) => {
    expect(serviceOf(env, url)).toBeNull()
    const ada = await guest('Ada')
    const heard = world(fine)
    expect((await put(ada, '/api/me/webhook', { url })).status).toBe(400)
    expect(heard).toEqual([])
  })

  test('a listener of our own is known in local running only', () => {
    const url = 'http://localhost:9999/discord/1'
    const listening = { ...env, LOCAL_WEBHOOK: 'http://localhost:9999' } as Env
    expect(serviceOf(listening, url)).toBe('discord')
    expect(serviceOf(listening, 'http://localhost:9999/slack/1')).toBe('slack')
    expect(serviceOf(listening, 'http://localhost:99990/discord/1')).toBeNull()
    expect(serviceOf({ ...listening, LOCAL: 'false' }, url)).toBeNull()
  })
})
