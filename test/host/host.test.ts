import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createInstance } from './instance.ts'

let instance: Awaited<ReturnType<typeof createInstance>>

beforeAll(async () => {
  instance = await createInstance()
  await instance.start()
})
afterAll(() => instance.remove())

/** Somebody new: their cookie. */
async function guest(name: string): Promise<string> {
  const { headers } = await instance.ask('POST', '/api/me/guest', { name, language: 'en' })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

const nameOf = async (cookie: string) => {
  const { body } = await instance.ask('GET', '/api/me', undefined, { cookie })
  return (body as { me: { name: string } | null }).me?.name ?? null
}

/** A table of two of somebody's. */
async function tableOf(cookie: string): Promise<string> {
  const wish = { game: 'villagers', seats: 2, bots: ['easy'] }
  const { body } = await instance.ask('POST', '/api/tables', wish, { cookie })
  return (body as { table: { id: string } }).table.id
}

test('pages, the API and sockets are served; the pages of the runtime and of local running are shut', async () => {
  expect(await instance.ask('GET', '/health')).toMatchObject({ status: 200, body: { well: true } })
  const page = await instance.ask('GET', '/')
  expect(page.body).toContain('<title>')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const path of [
    ...[
      '/dev/letters',
      '/dev',
      '//dev/letters',
      '/%64ev/letters',
      '/DEV/letters',
      '/dev%2fletters',
    ],
    ...[
      '/cdn-cgi/local/email?from=a@b.c&to=d@e.f',
      '/cdn-cgi/local/scheduled',
      '/./cdn-cgi/local/explorer',
    ],
    ...[
      '/x/../cdn-cgi/local/explorer',
      '/%2e/dev/letters',
      '/__cf_local/stream/x',
      '/\\cdn-cgi/local/explorer',
    ],
  ])
    expect(await instance.raw(path), path).toBe(404)

  const cookie = await guest('Ada')
  const table = await tableOf(cookie)
  const socket = new WebSocket(
    `${instance.origin.replace('http', 'ws')}/api/tables/${table}/socket`,
    {
      headers: { origin: instance.origin, cookie },
    } as unknown as string[],
  )
  const told = await new Promise<string>((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve(`${data}`)
    socket.onerror = () => reject(new Error('The socket did not open.'))
  })
  expect(told).toContain(table)
  socket.close()
  // One from another site is refused in words.
  const strange = { upgrade: 'websocket', connection: 'Upgrade', origin: 'https://evil.example' }
  expect(await instance.raw(`/api/tables/${table}/socket`, strange)).toBe(403)
})

test('a letter leaves by SMTP, with its headers', async () => {
  const sent = await instance.ask('POST', '/api/sign-in', {
    email: 'ada@example.org',
    language: 'en',
  })
  expect(sent.status).toBe(200)
  await vi.waitFor(() => expect(instance.mails).toHaveLength(1), { timeout: 20_000, interval: 50 })
  const [mail = ''] = instance.mails
  expect(mail).toMatch(/^From: Dorfpost <post@dorfpost\.example>/m)
  expect(mail).toMatch(/^To: ada@example\.org/m)
  expect(mail.replaceAll('=\r\n', '')).toContain(instance.origin)
})

test('mail comes in for the addresses of letters alone, and is sent on to nobody', async () => {
  const sender = createTransport({ host: '127.0.0.1', port: instance.mailPort, secure: false })
  const send = (to: string | string[], text = '1') =>
    sender.sendMail({ from: 'ada@example.org', to, subject: 'Re', text })
  await expect(send('bob@example.org')).rejects.toMatchObject({ responseCode: 550 })
  await expect(send('turn@dorfpost.example')).rejects.toMatchObject({ responseCode: 550 })
  await expect(send('turn+x@dorfpost.example', 'x'.repeat(300_000))).rejects.toMatchObject({
    responseCode: 552,
  })
  // The sender is not proven: it is taken and dropped without a word.
  expect((await send('turn+x@dorfpost.example')).accepted).toEqual(['turn+x@dorfpost.example'])
  sender.close()
  const mail =
    'From: ada@example.org\r\nTo: turn+x@dorfpost.example\r\nMessage-ID: <1@a.b>\r\n\r\n1\r\n'
  const piped = (to: string) => instance.command(['mail', 'ada@example.org', to], mail)
  expect((await piped('turn+x@dorfpost.example')).code).toBe(0)
  expect((await piped('bob@dorfpost.example')).code).toBe(67)
  expect(instance.mails).toHaveLength(1)
})

test('it is killed while it writes: what was answered stands, and no second runtime is left over', async () => {
  const people = await Promise.all(['Bob', 'Cleo', 'Dora'].map(guest))
  const written: Promise<unknown>[] = []
  const noted: string[] = []
  for (const cookie of people)
    for (let i = 0; i < 8; i++) written.push(tableOf(cookie).then((table) => noted.push(table)))
  await Promise.any(written)
  const before = [...noted]
  await instance.end('SIGKILL')
  await Promise.allSettled(written)
  const log = await instance.start()
  if (process.platform === 'linux')
    expect(log()).toContain('A runtime that was left over has been ended.')
  expect(await Promise.all(people.map(nameOf))).toEqual(['Bob', 'Cleo', 'Dora'])
  expect(before.length).toBeGreaterThan(0)
  for (const table of noted) {
    const { status } = await instance.ask('GET', `/api/tables/${table}`)
    expect(status).toBe(200)
  }
})

test('a backup is taken while it runs, and put back; nobody else may have the folder meanwhile', async () => {
  const [kept, lost] = [await guest('Emil'), join(instance.folder, 'copy')]
  const table = await tableOf(kept)
  const writing = Array.from({ length: 20 }, () => tableOf(kept))
  // Kept values need no other setting.
  const copied = await instance.command(['backup', lost], '', { DATA: instance.data })
  expect(copied.err).toBe('')
  const wrong = { DATA: join(instance.folder, 'wrong') }
  const none = await instance.command(['backup', join(instance.folder, 'none')], '', wrong)
  expect(none.err).toContain('holds no instance')
  await Promise.all(writing)
  const late = await guest('Fritz')
  expect((await instance.command(['restore', lost])).err).toContain('Another process has')
  expect((await instance.command([])).err).toContain('Another process has')
  expect(await instance.end('SIGTERM')).toBe(0)
  expect((await instance.command(['restore', join(instance.folder, 'nothing')])).err).toContain(
    'is no backup',
  )
  expect((await instance.command(['restore', lost])).code).toBe(0)
  await instance.start()
  expect(await nameOf(kept)).toBe('Emil')
  expect((await instance.ask('GET', `/api/tables/${table}`)).status).toBe(200)
  // They came after it.
  expect(await nameOf(late)).toBeNull()
})

test('a new version keeps what stood before it', async () => {
  await instance.end('SIGTERM')
  const version = join(instance.data, 'version')
  const now = readFileSync(version, 'utf8')
  writeFileSync(version, 'an older one')
  const log = await instance.start()
  expect(log()).toContain('A new version: what stands is kept.')
  const [snapshot = ''] = readdirSync(join(instance.data, 'snapshots'))
  expect(readdirSync(join(instance.data, 'snapshots', snapshot)).toSorted()).toEqual([
    ...['objects', 'secrets.json', 'version'],
  ])
  expect(readFileSync(version, 'utf8')).toBe(now)
})

test('the secret that signs is changed, and nobody is signed out', async () => {
  const cookie = await guest('Hanna')
  expect((await instance.command(['change-secret', 'SESSION_SECRET'])).err).toContain('Another')
  await instance.end('SIGTERM')
  const secrets = () => JSON.parse(readFileSync(join(instance.data, 'secrets.json'), 'utf8'))
  const before = secrets().SESSION_SECRET
  expect((await instance.command(['change-secret', 'DATA'])).code).toBe(1)
  expect((await instance.command(['change-secret', 'SESSION_SECRET'])).code).toBe(0)
  expect(secrets()).toMatchObject({ SESSION_SECRET_BEFORE: before, HASH_SECRET: before })
  expect(secrets().SESSION_SECRET).not.toBe(before)
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = secrets()
  expect((await instance.command(['change-secret', 'VAPID_PUBLIC_KEY'])).code).toBe(0)
  expect(secrets()).toMatchObject({
    VAPID_PUBLIC_KEY_BEFORE: VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY_BEFORE: VAPID_PRIVATE_KEY,
  })
  expect(secrets().VAPID_PUBLIC_KEY).not.toBe(VAPID_PUBLIC_KEY)
  expect(secrets().VAPID_PRIVATE_KEY).not.toBe(VAPID_PRIVATE_KEY)
  await instance.start()
  const { headers } = await instance.ask('GET', '/api/me', undefined, { cookie })
  expect(await nameOf(cookie)).toBe('Hanna')
  const renewed = headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(renewed).not.toBe('')
  expect(await nameOf(renewed)).toBe('Hanna')
})

test('a visitor with too much at once is asked to come again; a line of the log is JSON and holds no link of a table', async () => {
  await instance.end('SIGTERM')
  const log = await instance.start()
  const cookie = await guest('Gerda')
  const table = await tableOf(cookie)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => instance.ask('GET', `/api/tables/${table}`)),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(refused[0]?.body).toMatchObject({ type: '/problems/busy', status: 503 })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(await instance.end('SIGTERM')).toBe(0)
  const lines = log().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).message)).toEqual([
    `Ready on ${instance.origin}`,
    'Stopping.',
    'Stopped.',
  ])
  expect(log()).not.toContain(table)
})
