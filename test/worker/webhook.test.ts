import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Env } from '../../worker/env.ts'
import { deliver } from '../../worker/notices/deliver.ts'
import { serviceOf } from '../../worker/notices/webhook.ts'
import { type Client, guest } from './client.ts'
import { jsonOf, put, turnNotice, waysOf, world } from './notice-helpers.ts'
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
    expect((await waysOf(ada.id)).map(({ channel, state }) => [channel, state])).toEqual([
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
    expect(await webhookOf(ada)).toEqual({ service: 'discord', offAt: null })
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

  test('whose address is refused is switched off soon', async () => {
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
