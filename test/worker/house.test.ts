/** The texts of the operator. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { Client } from './client.ts'

const texts = { 'imprint.md': 'Ada Hill', 'imprint.de.md': '# Impressum', 'privacy.md': 'None.' }
const kept = { ...env, ORIGIN: 'https://dorfpost.example', HOUSE: JSON.stringify(texts) }

test('a text is read in the language that is asked for, else in that of everybody', async () => {
  const read = async (path: string) =>
    (await new Client().get(`/api/house/${path}`, { env: kept })).body
  expect(await read('imprint?lang=de')).toEqual({
    ...{ name: 'imprint', language: 'de', text: '# Impressum' },
  })
  expect(await read('imprint?lang=fr')).toEqual({
    ...{ name: 'imprint', language: null, text: 'Ada Hill' },
  })
})

test('one that nobody wrote is a problem, and so is one that there cannot be', async () => {
  const ask = (path: string) => new Client().get(`/api/house/${path}`, { env: kept })
  expect(await ask('terms')).toMatchObject({ status: 404, body: { type: '/problems/not-found' } })
  for (const path of ['imprint.de.md', 'imprint?lang=xx', '__proto__', 'constructor'])
    expect((await ask(path)).status, path).toBe(400)
})

test('the status says what answers, and looks at most every ten seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T00:00:00Z') })
  try {
    const status = async (changes: object = {}) =>
      (await new Client().get('/api/status', { env: { ...env, ...changes } })).body
    expect(await status()).toEqual({ at: Date.now(), database: true, objects: true })
    const prepare = vi.fn(() => {
      throw new Error('Gone.')
    })
    const gone = { DB: { prepare } }
    expect((await status(gone)).database).toBe(true)
    vi.setSystemTime(Date.now() + 10_000)
    expect(await status(gone)).toEqual({ at: Date.now(), database: false, objects: true })
    await status(gone)
    expect(prepare).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('a page says which texts there are, and which are missing before everybody is let in', async () => {
  const head = async (changes: object, path = '/') => {
    const { status, body } = await new Client().get(path, { env: { ...kept, ...changes } })
    const [html = ''] = /<html[^>]*>/.exec(String(body)) ?? []
    const said = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? null
    return [status, said('data-house'), said('data-house-missing')]
  }
  expect(await head({})).toEqual([200, 'imprint privacy', 'terms contact'])
  expect(await head({}, '/imprint')).toEqual([200, 'imprint privacy', 'terms contact'])
  expect((await head({}, '/terms'))[0]).toBe(404)
  // For friends alone, and on one computer, nothing has to be written.
  expect(await head({ HOUSE: 'none' })).toEqual([200, null, null])
  expect(await head({ ORIGIN: 'http://localhost:8787' })).toEqual([200, 'imprint privacy', null])
})
