/** Cost of opening a table's link on a phone: time to the stage drawn, requests and bytes. */
import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import { startEdge } from '../browser/edge.ts'
import { serveApp } from '../serve.ts'
import { kB, median, note, report } from './measure.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** A phone's line: 4 Mbit/s, and 150 ms until an answer begins. */
const line = {
  offline: false,
  downloadThroughput: 500_000,
  uploadThroughput: 500_000,
  latency: 150,
}

/** Number of times that each table is opened; the first warms the server up and does not count. */
const openings = 4

/** One opening of a table's link. */
interface Opening {
  /** Milliseconds from the start of the navigation until the stage is painted with its question. */
  readonly drawn: number
  readonly requests: number
  /** As they travelled: compressed, with heads. */
  readonly bytes: number
}

/** Runs in the page from its beginning: notes when the stage is painted, with its question and its first pieces. */
function watchStage(): void {
  const isDrawn = () =>
    document.querySelector('.bar-question')?.textContent &&
    document.querySelector('.stage .board [data-at]')
  const look = () =>
    requestAnimationFrame(() => {
      if (isDrawn()) requestAnimationFrame(() => performance.mark('stage drawn'))
      else look()
    })
  look()
}

/** Notes when a page asks for what, in seconds of its clock, and how much of it came. */
async function count(cdp: CDPSession) {
  const asked = new Map<string, number>()
  let bytes = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, timestamp)
  })
  cdp.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) =>
    asked.set(requestId, timestamp),
  )
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', line)
  return { asked, bytes: () => bytes }
}

/** Opens a table's link with empty caches, as its player. */
async function open(browser: Browser, from: BrowserContext, url: string): Promise<Opening> {
  const context = await browser.newContext({ ...phone, storageState: await from.storageState() })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchStage)
    const counted = await count(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'commit' })
    const drawn = await page.waitForFunction(
      () => performance.getEntriesByName('stage drawn')[0]?.startTime,
    )
    const after = Number(await drawn.jsonValue())
    const times = [...counted.asked.values()]
    // The first one is the navigation's; what was asked for while the stage was there already is not needed for it.
    const isBefore = (time: number) => (time - Math.min(...times)) * 1000 <= after
    return { drawn: after, requests: times.filter(isBefore).length, bytes: counted.bytes() }
  } finally {
    await context.close()
  }
}

/** Somebody with a name and a session. */
async function guest(browser: Browser, origin: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin })
  await context.request.post('/api/me/guest', {
    data: { name, language: 'en' },
    headers: { origin },
  })
  return context
}

/** Opens a running table of every game on a phone, as its player and with nothing in its caches. */
export async function benchCold(games: ReadonlyArray<AnyGame>): Promise<void> {
  const edge = await startEdge()
  const app = await serveApp({ ORIGIN: edge.origin })
  edge.leadTo(app.origin)
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox'],
  })
  try {
    for (const game of games) {
      const people = await Promise.all(
        Array.from({ length: game.seats.max }, (_, seat) =>
          guest(browser, edge.origin, `Ada ${seat + 1}`),
        ),
      )
      const [host, ...others] = people
      if (!host) continue
      const send = async (person: BrowserContext, path: string, data: unknown) =>
        (
          await person.request.post(`/api${path}`, { data, headers: { origin: edge.origin } })
        ).json()
      const { table } = await send(host, '/tables', { game: game.id, seats: game.seats.max })
      for (const other of others) await send(other, `/tables/${table.id}/seat`, {})
      const all: Opening[] = []
      while (all.length < openings)
        all.push(await open(browser, host, `${edge.origin}/t/${table.id}`))
      const counted = all.slice(1)
      const drawn = median(counted.map((one) => one.drawn))
      const requests = Math.max(...counted.map((one) => one.requests))
      report(
        `${game.id}, a table’s link on a phone with 4 Mbit/s and 150 ms, until the stage is drawn`,
        `${(drawn / 1000).toFixed(2)} s`,
        'at most 2 s',
        drawn <= 2000,
      )
      report(`${game.id}, requests until then`, `${requests}`, 'at most 25', requests <= 25)
      note(`${game.id}, bytes until then`, kB(median(counted.map((one) => one.bytes))))
      for (const person of people) await person.close()
    }
  } finally {
    await browser.close()
    await app.stop()
    await edge.stop()
  }
}
