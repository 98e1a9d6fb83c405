/** Files at fixed addresses, by which machines and finders of faults find their way. */
import { Hono } from 'hono'
import { games } from '../games/index.ts'
import { gamePages, searchedPages } from './page-list.ts'
import type { AppEnv } from './route.ts'

/** Below `/`. */
export const toFind = new Hono<AppEnv>()

const day = 24 * 60 * 60 * 1000
/** In seconds; they change with a new version or configuration only. */
const kept = 24 * 60 * 60
const text = { 'content-type': 'text/plain; charset=utf-8' }
const cached = { 'cache-control': `public, max-age=${kept}` }

toFind.get('/robots.txt', (c) =>
  c.body(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${c.env.ORIGIN}/sitemap.xml\n`,
    200,
    { ...text, ...cached },
  ),
)

/** Pages that search engines may list (sitemaps.org, version 0.9): none of a table or a person. */
toFind.get('/sitemap.xml', (c) => {
  const ofGames = games.flatMap(({ id }) => gamePages.map((page) => `/${page}/${id}`))
  const urls = [...searchedPages, ...ofGames].map(
    (path) => `<url><loc>${c.env.ORIGIN}${path}</loc></url>\n`,
  )
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    200,
    { 'content-type': 'application/xml; charset=utf-8', ...cached },
  )
})

/** RFC 9116, 2.5.3: the address of mail or page as a URI. */
const contactOf = (contact: string): string =>
  /^(?:mailto:|tel:|https:)/.test(contact) ? contact : `mailto:${contact}`

/**
 * Address for reports of a weakness (RFC 9116). It holds for half a year from each reading: a year is the
 * most it may (2.5.5).
 */
toFind.get('/.well-known/security.txt', (c) => {
  const { ORIGIN, MAIL_FROM, SECURITY_CONTACT } = c.env
  const expires = new Date(Date.now() + 182 * day).toISOString()
  const fields = [
    ['Contact', contactOf(SECURITY_CONTACT || MAIL_FROM)],
    ['Expires', expires],
    ['Preferred-Languages', 'en, de, fr'],
    ['Canonical', `${ORIGIN}/.well-known/security.txt`],
  ]
  const lines = fields.map(([name, value]) => `${name}: ${value}\n`)
  return c.body(lines.join(''), 200, { ...text, ...cached })
})
