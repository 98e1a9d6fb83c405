/** Helpers of the tests in engines: the app behind a wire, a browser for each engine, and what people do in it. */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Asking, somebodyAt } from '../asking.ts'
import { parts, shows } from '../frame.ts'
import { type Served, serveApp } from '../serve.ts'
import { type Driver, drive, type Engine, missingFor } from './driver.ts'
import { Wire } from './wire.ts'

/** Browsers reach the app over it; tests outside a browser ask the app itself. */
export const wire = new Wire()
let app: Served
export const join = () => wire.join(Number(new URL(app.origin).port))

const engines: ReadonlyArray<Engine> = ['firefox', 'webkit']

/** Serves the app to each engine, and declares the same paths in all: each has a browser with one page, as wide as a desk. */
export function inEngines(paths: (page: () => Driver, engine: Engine) => void): void {
  beforeAll(async () => {
    await wire.lay()
    app = await serveApp({ LOCAL: 'true', ORIGIN: wire.origin })
    join()
  })
  afterAll(async () => {
    await wire.remove()
    await app.stop()
  })
  for (const engine of engines) {
    const missing = missingFor(engine)
    const name =
      missing === null ? engine : `${engine}: skipped, as ${missing} is not installed here`
    // A missing one fails at its start where all must be there, as in the workflow.
    describe.skipIf(missing !== null && !process.env.ALL_ENGINES)(name, () => {
      let page: Driver
      beforeAll(async () => {
        page = await drive(engine)
        await page.size(1280, 900)
      })
      afterAll(() => page.close())
      paths(() => page, engine)
    })
  }
}

/** Asks the API as a page does, with the cookies of this browser. */
export const asking =
  (page: Driver): Asking =>
  async (method, path, body) => {
    const sent = body && `JSON.stringify(${JSON.stringify(body)})`
    const { status, text } = await page.value<{ status: number; text: string }>(
      `fetch('/api${path}', { method: '${method}', headers: { 'content-type': 'application/json' }, body: ${sent} }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))`,
    )
    if (status >= 300) throw new Error(`${method} ${path}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

/** Presses the button whose words begin so. */
export async function pressNamed(page: Driver, words: string): Promise<void> {
  const found = `[...document.querySelectorAll('button')].find((one) => !one.disabled && one.textContent.trim().startsWith(${JSON.stringify(words)}))`
  await expect.poll(() => page.value(`!!${found}`), { message: words }).toBe(true)
  await page.value(`${found}.setAttribute('data-pressed', '')`)
  await page.press('[data-pressed]')
}

/** Somebody else, in no browser: what they do is asked of the API. */
export async function somebodyElse(name: string): Promise<Asking> {
  const { ask } = somebodyAt(app.origin, { origin: wire.origin })
  await ask('POST', '/me/guest', { name, language: 'en' })
  return ask
}

/** Makes sure that somebody is here. */
export async function beSomebody(page: Driver): Promise<void> {
  await page.goto(wire.origin)
  await shows(page, 'h1')
  const { me } = await asking(page)<{ me: unknown }>('POST', '/me/guest', {
    ...{ name: 'Ada', language: 'en' },
  })
  expect(me).toBeTruthy()
}

/** Opens a table of a game with a bot. */
export async function openBoard(page: Driver, game: string): Promise<void> {
  await beSomebody(page)
  const { table } = await asking(page)<{ table: { id: string } }>('POST', '/tables', {
    ...{ game, seats: 2, bots: ['easy'], options: {} },
  })
  await page.goto(`${wire.origin}/t/${table.id}`)
  await shows(page, parts.board)
  await shows(page, parts.asked)
}
