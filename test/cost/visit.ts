/** Requests of a page when somebody opens a table. */
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import type { Person } from '../soak/person.ts'

export interface Visit {
  /** The page itself, which the worker makes, with `{id}` for the table: our service worker asks for it first, too. */
  readonly page: string
  /** Paths of the API, alike. */
  readonly paths: ReadonlyArray<string>
  /** The sockets that are opened, and what is sent on each, without its pings. */
  readonly lines: ReadonlyArray<{ readonly path: string; readonly messages: string[] }>
  /** The table that was opened; what it has to tell its people is still to leave. */
  readonly table: string
}

/** Opens a table of a game in Chromium as one of its people, waits until nothing more is loaded, and leaves. */
export async function recordVisit(game: AnyGame, other: Person): Promise<Visit> {
  const { origin } = other
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ baseURL: origin })
    const post = async (path: string, data: object) =>
      (await page.request.post(path, { data, headers: { origin } })).json()
    await post('/api/me/guest', { name: 'Ada', language: 'en' })
    // With an address, as all who play these games.
    await fetch(`${origin}/cost/addresses`)
    const made = await post('/api/tables', { game: game.id, seats: 2 })
    const table: string = made.table.id
    await other.surely('POST', `/api/tables/${table}/seat`)
    // The first page of all also tells the browser's time zone and keeps what it can.
    const look = async () => {
      await page.goto(`/t/${table}`, { waitUntil: 'networkidle' })
      await page.locator('.board:not(.coming)').waitFor()
      await page.waitForLoadState('networkidle')
    }
    await look()
    let document = ''
    const paths: string[] = []
    const lines: { readonly path: string; readonly messages: string[] }[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.isNavigationRequest()) document = pathname.replaceAll(table, '{id}')
      if (!pathname.startsWith('/api/') || request.method() !== 'GET') return
      paths.push(`${pathname}${search}`.replaceAll(table, '{id}'))
    })
    page.on('websocket', (socket) => {
      const messages: string[] = []
      lines.push({ path: new URL(socket.url()).pathname.replaceAll(table, '{id}'), messages })
      socket.on('framesent', ({ payload }) => {
        if (payload !== 'ping') messages.push(String(payload))
      })
    })
    await look()
    await page.close()
    if (document === '') throw new Error('No page was asked for.')
    return { page: document, paths, lines, table }
  } finally {
    await browser.close()
  }
}
