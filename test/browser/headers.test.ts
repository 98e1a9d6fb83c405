import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { origin } from './people.ts'

/** Permissions in the header of a policy, by directive. */
const policyOf = (answer: Response) =>
  new Map(
    (answer.headers.get('content-security-policy') ?? '').split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

/** Scripts that stand in a page. */
const scriptsIn = (page: string) =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  )

test('every page is served with a policy that runs only our own scripts, and nobody frames it', async () => {
  for (const path of ['/', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/settings', '/sw.js', '/old.js']) {
    const answer = await fetch(origin + path)
    // A page says that there is no such table; its status says it to others.
    expect(answer.status, path).toBe(path.startsWith('/t/') ? 404 : 200)
    const policy = policyOf(answer)
    expect(policy.get('default-src'), path).toEqual(["'none'"])
    for (const name of ['style-src', 'connect-src', 'worker-src'])
      expect(policy.get(name), `${path} ${name}`).toEqual(["'self'"])
    // The script that runs first stands in the page itself.
    const [own, hash, ...others] = policy.get('script-src') ?? []
    expect([own, ...others], path).toEqual(["'self'"])
    const hashes = scriptsIn(await answer.text()).map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    if (!path.endsWith('.js')) expect(hashes, path).toEqual([hash])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  }
})

test('pages hold no style of their own and nothing of another origin', async () => {
  const page = await (await fetch(origin)).text()
  expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
})

test('a page names what its tables open with: a light picture of each game, by day and by night', async () => {
  const page = await (await fetch(origin)).text()
  for (const { id } of games) {
    const [, named = ''] =
      new RegExp(`<meta name="opening:${id}" content="([^"]+)"`).exec(page) ?? []
    const pictures = named.split(' ')
    expect(new Set(pictures).size, id).toBe(2)
    for (const picture of pictures) {
      const answer = await fetch(origin + picture)
      expect(answer.headers.get('content-type'), picture).toContain('image/svg+xml')
      expect((await answer.arrayBuffer()).byteLength, picture).toBeLessThan(30_000)
    }
  }
})

test('a page names all files that a table of its game needs, few enough for a phone', async () => {
  const page = await (await fetch(origin)).text()
  const named = (name: string) =>
    new RegExp(`<meta name="ahead:${name}" content="([^"]+)"`).exec(page)?.[1]?.split(' ') ?? []
  const first = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  for (const { id } of games)
    for (const language of languages) {
      const parts = [language, 'table', id, `${id}-${language}`]
      for (const part of parts) expect(named(part), `${id} ${part}`).not.toEqual([])
      const files = new Set([...first, ...parts.flatMap(named)])
      // With the page, its icon, portraits, answers of the API, the line to the table and a font more it is 25.
      expect(files.size, `${id} ${language}`).toBeLessThanOrEqual(16)
      // The words of a language come alone: a page that is no table needs nothing of tables.
      expect(named(language)).toHaveLength(1)
      let scripts = 0
      for (const file of files) {
        const answer = await fetch(origin + file)
        expect(answer.headers.get('cache-control'), file).toContain('immutable')
        const body = Buffer.from(await answer.arrayBuffer())
        if (file.endsWith('.js')) scripts += gzipSync(body).length
      }
      // One import too many brings the drawings, rules and words of all games along.
      expect(scripts, `${id} ${language}`).toBeLessThan(320_000)
    }
})

test('a table asks for nothing of another game, and for no words of another language', async () => {
  const page = await (await fetch(origin)).text()
  const told = [...page.matchAll(/<meta name="ahead:([\w-]+)" content="([^"]+)"/g)]
  for (const [, name = '', content = ''] of told)
    for (const file of content.split(' ')) {
      const other = games.find(({ id }) => file.startsWith(`/assets/${id}-`))?.id
      if (other) expect(name, file).toMatch(new RegExp(`^${other}(-|$)`))
      const language = /-words-(\w\w)-/.exec(file)?.[1]
      if (language) expect(name, file).toMatch(new RegExp(`-${language}$`))
    }
})
