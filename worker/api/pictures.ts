/** Pictures of tables, games and people for link previews and lists; only what a spectator may know. */
import type { Context } from 'hono'
import { database } from '../accounts/database.ts'
import { personOf } from '../accounts/people.ts'
import { reportFault } from '../fault.ts'
import { firstGame, gameById } from '../games/index.ts'
import { isLanguage } from '../games/kernel/language.ts'
import { wordsOf } from '../games/words.ts'
import { isDrawn } from '../pictures/preview.ts'
import { pngOf, tagOf } from '../png/kept.ts'
import { Busy } from '../png/turns.ts'
import { personPreview, tablePicture, tablePreview } from '../wire/routes/pictures.ts'
import { personId } from '../wire/schema/basics.ts'
import { limitNetwork } from './limit.ts'
import { drawingOf, posterOf, smallDrawingOf } from './preview.ts'
import { previewWords } from './preview-words.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource } from './route.ts'
import { tableAsSpectator } from './table-door.ts'

/** Below `/`: the pictures that link previews name, as PNG. */
export const previews = resource()

/** Below `/api`: small pictures for lists of tables, as SVG. */
export const pictures = resource()

/** Time in seconds for which a picture is shown again without asking whether the table has changed. */
const fresh = 60

/** Time after which those who wait for pictures now have theirs, in seconds. */
const busyFor = 10

/** Returns true if a path is that of a preview's picture. */
export const isPreview = (path: string): boolean =>
  /^\/(?:(?:t|people)\/[^/]+\/preview|previews\/[a-z-]+)\.png$/.test(path)

/** Returns true if a request knows the entity with this tag already (RFC 9110, 13.1.2). */
const isKnown = (c: Context<AppEnv>, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag)

/**
 * A drawing as PNG. A rendered drawing is kept by what it shows, so that a table is rendered once
 * a position, however often it is asked for. Throws the problem `too-many` where a network has had too many
 * rendered, or too many wait.
 */
async function asPng(c: Context<AppEnv>, svg: string): Promise<Response> {
  const etag = `"${await tagOf(svg)}"`
  const headers = {
    'cache-control': `public, max-age=${fresh}`,
    etag,
  }
  if (isKnown(c, etag)) return c.body(null, 304, headers)
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = await pngOf(c.env.ORIGIN, svg, () => limitNetwork(c, 'freshPictures'))
  } catch (error) {
    if (error instanceof Busy) throw new ProblemError('too-many', { retryAfter: busyFor })
    if (error instanceof ProblemError) throw error
    reportFault('A preview could not be rendered.', error)
    return c.redirect('/icon-512.png', 302)
  }
  return c.body(bytes, 200, { ...headers, 'content-type': 'image/png' })
}

previews.openapi(tablePreview, async (c) => {
  const { table } = await tableAsSpectator(c, c.req.valid('param').id)
  const svg = drawingOf(table, c.req.valid('query').lang)
  if (svg === null) throw new ProblemError('not-found')
  return asPng(c, svg)
})

previews.openapi(personPreview, async (c) => {
  const { id } = c.req.valid('param')
  const { lang } = c.req.valid('query')
  const person = personId.safeParse(id).success && (await personOf(database(c.env), id, null))
  if (!person) throw new ProblemError('not-found')
  return asPng(c, posterOf(firstGame, person.name, previewWords[lang].house, lang))
})

/** The picture of the start page shows the first game's place. */
const house = 'dorfpost'

previews.get('/previews/:file{[a-z-]+\\.png}', async (c) => {
  const name = c.req.param('file').slice(0, -'.png'.length)
  const asked = c.req.query('lang')
  const lang = isLanguage(asked) ? asked : 'en'
  if (name === house)
    return asPng(c, posterOf(firstGame, 'Dorfpost', previewWords[lang].house, lang))
  if (!gameById(name) || !isDrawn(name)) throw new ProblemError('not-found')
  return asPng(c, posterOf(name, wordsOf(name, lang).title, previewWords[lang].house, lang))
})

pictures.openapi(tablePicture, async (c) => {
  const { table } = await tableAsSpectator(c, c.req.valid('param').id)
  const { lang, hour } = c.req.valid('query')
  const svg = smallDrawingOf(table, lang, hour)
  if (svg === null) throw new ProblemError('not-found')
  const etag = `"${await tagOf(svg)}"`
  const headers = { etag, 'cache-control': `private, max-age=${fresh}` }
  if (isKnown(c, etag)) return c.body(null, 304, headers)
  return c.body(svg, 200, { ...headers, 'content-type': 'image/svg+xml' })
})
