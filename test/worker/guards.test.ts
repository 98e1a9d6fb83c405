/** Guards that keep pages from being misused, and files that lead machines to them. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import ofFiles from '../../web/_headers?raw'
import { gamePages } from '../../worker/api/page-list.ts'
import { games } from '../../worker/games/index.ts'
import { Client } from './client.ts'

afterEach(() => vi.useRealTimers())

/** The headers that every file has, by their names in lower case. */
const filesHeaders = new Map(
  ofFiles
    .slice(ofFiles.indexOf('/*\n') + 3)
    .split(/\n\n/)[0]
    ?.split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
      return [name.toLowerCase(), value] as const
    }),
)

const protecting =
  /^(?:x-(?!robots)|cross-origin|content-security|referrer|permissions|strict|origin-agent)/

test('files and what the worker makes have the same headers that protect them', async () => {
  expect(filesHeaders.size).toBeGreaterThan(5)
  for (const path of [
    '/',
    '/settings',
    '/nothing',
    '/nothing.php',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    const { headers } = await new Client().get(path)
    // A page that was built names the script that stands in it as well.
    const own = [...headers]
      .filter(([name]) => protecting.test(name))
      .map(([name, value]) => [name, value.replace(/ 'sha256-[\w+/]+='/, '')] as const)
    expect(new Map(own), path).toEqual(filesHeaders)
  }
  // An answer of the API is no document: it has fewer of them, and none that differs.
  const { headers } = await new Client().get('/api/games')
  const own = [...headers].filter(([name]) => protecting.test(name))
  expect(own.map(([name]) => name)).toContain('strict-transport-security')
  for (const [name, value] of own) expect(value, name).toBe(filesHeaders.get(name))
})

test('a sitemap leads to the front page, the rules and what else is for everybody; robots.txt names it', async () => {
  const { status, headers, body } = await new Client().get('/sitemap.xml')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const ofGames = games.flatMap(({ id }) => gamePages.map((page) => `/${page}/${id}`))
  const paths = ['/', '/rules', '/about', ...ofGames]
  expect(listed).toEqual(paths.map((path) => env.ORIGIN + path))
  for (const path of paths) {
    const page = await new Client().get(path)
    expect(page.status, path).toBe(200)
    expect(page.headers.get('x-robots-tag'), path).toBeNull()
  }
  const robots = await new Client().get('/robots.txt')
  expect(robots.body).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${env.ORIGIN}/sitemap.xml\n`,
  )
})

test('security.txt names who is told, and always expires within a year', async () => {
  const at = (contact?: string) =>
    new Client().get('/.well-known/security.txt', {
      env: contact === undefined ? env : { ...env, SECURITY_CONTACT: contact },
    })
  for (const now of ['2026-11-28T12:00:00Z', '2036-02-29T12:00:00Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    const { status, headers, body } = await at()
    expect(status).toBe(200)
    // RFC 9116, 3: plain text in UTF-8.
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = new Map<string, string>(
      body
        .trim()
        .split('\n')
        .map((line: string) => line.split(/: (.*)/, 2)),
    )
    expect(fields.get('Contact')).toBe(`mailto:${env.MAIL_FROM}`)
    expect(fields.get('Canonical')).toBe(`${env.ORIGIN}/.well-known/security.txt`)
    const left = Date.parse(fields.get('Expires') ?? '') - Date.parse(now)
    expect(left).toBeGreaterThan(30 * 24 * 60 * 60 * 1000)
    expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000)
  }
  expect((await at('safe@dorfpost.example')).body).toMatch(
    /^Contact: mailto:safe@dorfpost.example$/m,
  )
  expect((await at('https://dorfpost.example/safe')).body).toMatch(
    /^Contact: https:\/\/dorfpost.example\/safe$/m,
  )
})
