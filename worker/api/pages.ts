/** The app's pages as they leave the house: the shell, with what its link unfolds to in its head. */
import type { Context } from 'hono'
import { accountOf } from '../accounts/account.ts'
import { clubFor } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { personOf } from '../accounts/people.ts'
import { reportFault } from '../fault.ts'
import { gameById } from '../games/index.ts'
import { type Language, locales, spokenOf } from '../games/kernel/language.ts'
import { wordsOf } from '../games/words.ts'
import { operations } from '../table/operations/index.ts'
import { perform, tableAt } from '../table/stub.ts'
import { tournamentAt } from '../tournaments/stub.ts'
import { isRefusal } from '../wire/refusal.ts'
import { personId, tableId } from '../wire/schema/basics.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import { weekSpan } from '../wire/week.ts'
import { houseOf } from './house.ts'
import { gamePages, housePages, plainPages } from './page-list.ts'
import { type Preview, previewOf, studyPreviewOf } from './preview.ts'
import { previewWords } from './preview-words.ts'
import type { AppEnv } from './route.ts'
import { holdsSession } from './session.ts'

type C = Context<AppEnv>
type House = Awaited<ReturnType<typeof houseOf>>

/** Content of the head of a page. */
interface Head extends Preview {
  readonly language: Language
  /** Path of the picture, 1200 by 630. */
  readonly picture: string
  /** Path of the page itself. */
  readonly path: string
  /** True if search engines may list it. */
  readonly listed: boolean
  /** The game of a table that has begun: its files are fetched along with the page's. */
  readonly game?: string
}

/** Pages that hold nothing for search engines. */
const unlisted =
  /^\/(?:t|watch|next|people|ladders|study|c|clubs|tournaments|unsubscribe|sign-in|card|tables|letters|settings|status)(?:\/|$)/

/** The language of a preview: the asker's, else that of the table's host. Services that unfold links mostly name none. */
const askedLanguage = (c: C): Language | null =>
  spokenOf((c.req.header('accept-language') ?? '').split(','))

async function languageAt(c: C, table: TableView): Promise<Language> {
  const host = table.seats.find((seat) => seat.host)?.person ?? null
  const account = host === null ? null : await accountOf(c.env, host)
  return account?.language ?? 'en'
}

/** The table of a link; `null`: there is none. A sealed one says nothing of itself. */
async function tableAtLink(c: C, id: string): Promise<TableView | 'sealed' | null> {
  if (!tableId.safeParse(id).success) return null
  const answer = await perform(tableAt(c.env, id), operations.getTable, null, {})
  return isRefusal(answer) ? (answer.problem === 'sealed' ? 'sealed' : null) : answer.table
}

/** Changes with everything that a picture shows, so that services fetch it anew; of a private table that is the host. */
function versionOf({ access, ...table }: TableView): string {
  const isPrivate = access === 'private'
  const { status, seats, play, title } = isPrivate
    ? { status: 'p', seats: table.seats.slice(0, 1), play: null, title: '' }
    : table
  const taken = seats.map(({ name }) => name ?? '').join('\n')
  let hash = 0
  for (const character of `${title}\n${taken}`)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0
  return `${status[0]}${play?.revision ?? 0}-${(hash >>> 0).toString(36)}`
}

/** A table's page. `watch`: the one for looking on; links of before say so by a parameter. */
async function tableHead(c: C, id: string, watch: boolean): Promise<Head | null> {
  const table = await tableAtLink(c, id)
  if (!table) return null
  if (table === 'sealed') return houseHead(c)
  const language = askedLanguage(c) ?? (await languageAt(c, table))
  return {
    ...previewOf(table, language, watch),
    language,
    picture: `/t/${id}/preview.png?lang=${language}&v=${versionOf(table)}`,
    path: `/${watch ? 'watch' : 't'}/${id}`,
    listed: false,
    ...(table.play && { game: table.game }),
  }
}

/** The page to study games; with a table, that table's. */
async function studyHead(c: C): Promise<Head | null> {
  const id = c.req.query('table')
  if (id === undefined) return houseHead(c)
  const table = await tableAtLink(c, id)
  if (!table) return null
  if (table === 'sealed') return houseHead(c)
  const language = askedLanguage(c) ?? (await languageAt(c, table))
  return {
    ...studyPreviewOf(table, language),
    language,
    picture: `/t/${id}/preview.png?lang=${language}&v=${versionOf(table)}`,
    path: `/study?table=${id}`,
    listed: false,
  }
}

async function personHead(c: C, id: string): Promise<Head | null> {
  const known = personId.safeParse(id).success
  const person = known ? await personOf(database(c.env), id, null) : null
  if (!person) return null
  const language = askedLanguage(c) ?? (await accountOf(c.env, id))?.language ?? 'en'
  const words = previewWords[language]
  const finished = person.tallies.reduce((sum, tally) => sum + tally.finished, 0)
  return {
    title: locales[language].labelled(person.name, 'Dorfpost'),
    description: words.person(person.name, finished),
    alt: `${person.name}. ${words.house}.`,
    language,
    picture: `/people/${id}/preview.png?lang=${language}`,
    path: `/people/${id}`,
    listed: false,
  }
}

/** A club's page: its name, and what it says of itself. */
async function clubHead(c: C, id: string): Promise<Head | null> {
  const club = await clubFor(database(c.env), id, null, Date.now())
  if (!club) return null
  const head = houseHead(c)
  return {
    ...head,
    title: locales[head.language].labelled(club.name, 'Dorfpost'),
    description: club.description || head.description,
    path: `/c/${id}`,
    listed: false,
  }
}

/** A tournament's page: its name, and what it says of itself; of a club's no more than that there is one. */
async function tournamentHead(c: C, id: string): Promise<Head | null> {
  if (!tableId.safeParse(id).success) return null
  const asker = { account: null, name: '', role: null }
  const answer = await tournamentAt(c.env, id).see(asker)
  const head = { ...houseHead(c), path: `/tournaments/${id}`, listed: false }
  if (isRefusal(answer)) return answer.problem === 'not-found' ? null : head
  const { title, description } = answer.tournament
  return {
    ...head,
    title: locales[head.language].labelled(title, 'Dorfpost'),
    description: description || head.description,
  }
}

/** A page about a game, or of the house. */
function houseHead(c: C, game?: string): Head {
  const language = askedLanguage(c) ?? 'en'
  const words = previewWords[language]
  const { path } = c.req
  const listed = !unlisted.test(path)
  const about = game === undefined ? null : wordsOf(game, language)
  return {
    title: about ? locales[language].labelled(about.title, 'Dorfpost') : 'Dorfpost',
    description: about?.tagline ?? `${words.house}.`,
    alt: `${about?.title ?? 'Dorfpost'}. ${words.house}.`,
    language,
    picture: `/previews/${game ?? 'dorfpost'}.png?lang=${language}`,
    path,
    listed,
  }
}

/** Content of a page's head; `null` where there is no such page. */
async function headOf(c: C): Promise<Head | null> {
  const path = c.req.path.length > 1 ? c.req.path.replace(/\/$/, '') : '/'
  if (plainPages.includes(path)) return houseHead(c)
  if (housePages.includes(path)) {
    const { there } = await houseOf(c.env)
    return there.some((name) => path === `/${name}`) ? houseHead(c) : null
  }
  if (path === '/study') return studyHead(c)
  const [, kind, id, ...rest] = path.split('/')
  if (id === undefined || rest.length > 0) return null
  if (kind === 't') return tableHead(c, id, c.req.query('watch') !== undefined)
  if (kind === 'watch') return tableHead(c, id, true)
  if (kind === 'people') return personHead(c, id)
  if (kind === 'c') return clubHead(c, id)
  if (kind === 'tournaments') return tournamentHead(c, id)
  if (kind === 'week') return weekSpan(id) ? { ...houseHead(c), listed: false } : null
  if (gamePages.includes(kind ?? '')) return gameById(id) ? houseHead(c, id) : null
  return null
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function tagsOf(head: Head, origin: string): string {
  const { title, description, alt, language, picture, path } = head
  const url = `${origin}${path}`
  const properties: ReadonlyArray<readonly [attribute: string, name: string, value: string]> = [
    ['property', 'og:site_name', 'Dorfpost'],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', url],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:locale', locales[language].tag.replace('-', '_')],
    ['property', 'og:image', `${origin}${picture}`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return properties
    .map(([attribute, name, value]) => `<meta ${attribute}="${name}" content="${escaped(value)}">`)
    .join('')
}

/** Facts that the shell says of this instance and this browser. */
interface Said {
  readonly origin: string
  /** The browser holds a session; whether it is good, the page will ask. */
  readonly isKnown: boolean
  readonly house: House
}

const withHead = (shell: Response, head: Head, { origin, isKnown, house }: Said): Response =>
  new HTMLRewriter()
    .on('html', {
      element(html) {
        html.setAttribute('lang', head.language)
        if (head.game) html.setAttribute('data-game', head.game)
        if (isKnown) html.setAttribute('data-known', '')
        if (house.there.length > 0) html.setAttribute('data-house', house.there.join(' '))
        if (house.missing.length > 0)
          html.setAttribute('data-house-missing', house.missing.join(' '))
      },
    })
    .on('title', { element: (title) => void title.setInnerContent(head.title) })
    .on('meta[name="description"]', {
      element: (meta) => void meta.setAttribute('content', escaped(head.description)),
    })
    .on('head', {
      element: (tag) => void tag.append(tagsOf(head, origin), { html: true }),
    })
    .transform(shell)

/**
 * A page of the app. The shell and what the table says are fetched at once; a table that does not answer
 * leaves the page as it is, and the page itself says what is wrong.
 */
export async function page(c: C): Promise<Response> {
  const [shell, head, house] = await Promise.all([
    c.env.ASSETS.fetch(new URL('/', c.env.ORIGIN)),
    headOf(c).catch((error: unknown) => {
      reportFault('A page was served without its preview.', error)
      return houseHead(c)
    }),
    houseOf(c.env).catch((error: unknown): House => {
      reportFault('A page was served without the texts of the house.', error)
      return { there: [], missing: [] }
    }),
  ])
  const headers = new Headers(shell.headers)
  headers.delete('etag')
  headers.set('vary', 'accept-language, cookie')
  if (!head?.listed) headers.set('x-robots-tag', 'noindex')
  const isKnown = holdsSession(c)
  // The front page shows one's tables: they are asked for before any script is there (`web/boot.js`).
  if (isKnown && c.req.path === '/')
    headers.set('link', '</api/tables?which=mine>; rel=preload; as=fetch; crossorigin')
  const served = new Response(shell.body, { status: head ? 200 : 404, headers })
  const said = { origin: c.env.ORIGIN, isKnown, house }
  return head ? withHead(served, head, said) : served
}

/** Returns true if a path is a page of the app: neither the API nor a file that is not there. */
export const isPage = (path: string): boolean =>
  !/^\/(?:api|dev|assets)(?:\/|$)/.test(path) && !/\.[a-z\d]+$/i.test(path)
