/** A short path through the app in Firefox and WebKit. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { type Served, serveApp } from '../serve.ts'
import { type Driver, drive, type Engine, missingFor } from './driver.ts'
import { Wire } from './wire.ts'

/** Browsers reach the app over it; tests outside a browser ask the app itself. */
const wire = new Wire()
let app: Served
const join = () => wire.join(Number(new URL(app.origin).port))

beforeAll(async () => {
  await wire.lay()
  app = await serveApp({ LOCAL: 'true', ORIGIN: wire.origin })
  join()
})
afterAll(async () => {
  await wire.remove()
  await app.stop()
})

const engines: ReadonlyArray<Engine> = ['firefox', 'webkit']

for (const engine of engines) {
  const missing = missingFor(engine)
  const name = missing === null ? engine : `${engine}: skipped, as ${missing} is not installed here`
  describe.skipIf(missing !== null)(name, () => paths(engine))
}

/** Number of elements that a selector finds. */
const count = (page: Driver, selector: string) =>
  page.value<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`)
const shows = (page: Driver, selector: string) =>
  expect.poll(() => count(page, selector), { message: selector }).toBeGreaterThan(0)

/** Asks the API as a page does, with the cookies of this browser. */
const ask = <T>(page: Driver, path: string, body: unknown, method = 'POST') =>
  page.value<T>(
    `fetch('/api${path}', { method: '${method}', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`,
  )
const read = <T>(page: Driver, path: string) =>
  page.value<T>(`fetch('/api${path}').then((answer) => answer.json())`)

/** Presses the button whose words begin so. */
async function pressNamed(page: Driver, words: string): Promise<void> {
  const found = `[...document.querySelectorAll('button')].find((one) => !one.disabled && one.textContent.trim().startsWith(${JSON.stringify(words)}))`
  await expect.poll(() => page.value(`!!${found}`), { message: words }).toBe(true)
  await page.value(`${found}.setAttribute('data-pressed', '')`)
  await page.press('[data-pressed]')
}

/** Somebody else, in no browser: what they do is asked of the API. */
async function somebodyElse(name: string) {
  let cookie = ''
  const post = async <T>(path: string, body: unknown, method = 'POST'): Promise<T> => {
    const answer = await fetch(`${app.origin}/api${path}`, {
      method,
      headers: { origin: wire.origin, 'content-type': 'application/json', cookie },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBeLessThan(300)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return (answer.status === 204 ? null : await answer.json()) as T
  }
  await post('/me/guest', { name, language: 'en' })
  return post
}

/** Somebody who asks the API, in a browser or in none. */
type Asking = <T>(path: string, body: unknown, method?: string) => Promise<T>

/** A table of Bela and the person at the page, begun; both may ask of it. */
async function tableWithBela(page: Driver) {
  const bela = await somebodyElse('Bela')
  const { table } = await bela<{ table: { id: string } }>('/tables', {
    ...{ game: townBuilder.id, seats: 2 },
  })
  await beSomebody(page)
  const ada: Asking = (path, body, method) =>
    method === 'GET' ? read(page, path) : ask(page, path, body, method)
  await ada(`/tables/${table.id}/seat`, {})
  return { id: table.id, ada, bela }
}

/** The table as somebody sees it. */
const seen = async (who: Asking, id: string): Promise<TableView> =>
  (await who<{ table: TableView }>(`/tables/${id}`, null, 'GET')).table

/** Plays turns of one move for somebody, as long as they are asked. */
async function playWhileAsked(id: string, who: Asking): Promise<void> {
  for (;;) {
    const { play, you, toAct } = await seen(who, id)
    if (you === null || !toAct.includes(you)) return
    await who(`/tables/${id}/turns`, {
      revision: play?.revision,
      moves: townBuilder.moves(play?.state as never, you).slice(0, 1),
      turn: crypto.randomUUID(),
    })
  }
}

/** The moves that are planned and not sent. */
const planned = '.plan-step'
const sendable = '.bar-send:not(:disabled)'

/** Makes sure that somebody is here. */
async function beSomebody(page: Driver): Promise<void> {
  await page.goto(wire.origin)
  const { me } = await ask<{ me: unknown }>(page, '/me/guest', { name: 'Ada', language: 'en' })
  expect(me).toBeTruthy()
}

/** Opens a table of a game with a bot, its moves as a list beside the board. */
async function openTable(page: Driver, game: string): Promise<void> {
  await beSomebody(page)
  const { table } = await ask<{ table: { id: string } }>(page, '/tables', {
    ...{ game, seats: 2, bots: ['easy'], options: {} },
  })
  await page.goto(`${wire.origin}/t/${table.id}`)
  await shows(page, '.board:not(.coming)')
  await shows(page, '.bar-mine')
  if ((await count(page, '.as-list')) === 0) await page.key('l')
  await shows(page, '.move')
}

/** Opens the groups of moves that are folded, once there are moves. */
async function unfold(page: Driver): Promise<void> {
  await shows(page, '.move')
  await page.value(
    `document.querySelectorAll('.moves-group:not([open]) > summary').forEach((one) => one.click())`,
  )
}

/** Makes moves, each as `choose` does, until the turn can be sent. */
async function plan(page: Driver, choose: () => Promise<void>): Promise<void> {
  for (let made = 0; (await count(page, sendable)) === 0; made++) {
    if (made > 20) throw new Error('The turn has no end.')
    await unfold(page)
    await choose()
    await shows(page, planned)
  }
}

/** Sends what is planned; what else a turn asks then is sent as well. */
async function send(page: Driver, press: () => Promise<void>): Promise<void> {
  const left = async () => {
    if ((await count(page, sendable)) > 0) await press()
    return count(page, planned)
  }
  await expect.poll(left, { interval: 1000 }).toBe(0)
}

function paths(engine: Engine): void {
  let page: Driver

  beforeAll(async () => {
    page = await drive(engine)
    await page.size(1280, 900)
  })
  afterAll(() => page.close())

  test('"Try it now" leads to a table: the session is kept at http://localhost', async () => {
    await page.goto(wire.origin)
    await shows(page, '.button-two')
    await page.press('.button-two')
    // A game that is new on this device begins with its aim.
    await shows(page, 'button.button-two')
    await page.press('button.button-two')
    await shows(page, '.board:not(.coming)')
    expect(await page.value('location.pathname')).toMatch(/^\/t\//)
    await page.back()
    await expect.poll(() => page.value('location.pathname')).toBe('/first/villagers')
    await page.forward()
    await shows(page, '.board:not(.coming)')
  })

  test('a link leads to a seat and others’ places; the end comes over the line, and an invitation to the next one', async () => {
    const bela = await somebodyElse('Bela')
    const { table } = await bela<{ table: { id: string } }>('/tables', {
      ...{ game: 'villagers', seats: 2 },
    })
    await beSomebody(page)
    await page.goto(`${wire.origin}/t/${table.id}`)
    await pressNamed(page, 'Take a seat')
    await shows(page, '.board:not(.coming)')
    await page.press('.seat:not(.seat-me)')
    await shows(page, '.seat-seen:not(.seat-me)')
    await bela(`/tables/${table.id}/wish`, { wish: 'end', on: true })
    await ask(page, `/tables/${table.id}/wish`, { wish: 'end', on: true })
    // Nobody has loaded the page anew.
    await shows(page, '.ending')
    // The place that was looked at is left by a step back, which would end a navigation that begins before it.
    await expect.poll(() => page.value('Boolean(history.state?.isOver)')).toBe(false)
    await page.goto(`${wire.origin}/letters`)
    await shows(page, 'h1')
    const again = await bela<{ table: { id: string } }>(`/tables/${table.id}/rematch`, {})
    await shows(page, `main a[href*="/t/${again.table.id}"]`)
  })

  // By the deal, its first move may end the turn or be asked on about: so it is taken back by key.
  test('settlement: a move by pointer, taken back by key', async () => {
    await openTable(page, 'settlement')
    await unfold(page)
    await page.press('.move')
    await expect.poll(() => count(page, planned)).toBe(1)
    await page.value(`document.querySelector('[aria-label="Undo"]').focus()`)
    await page.key('Enter')
    await expect.poll(() => count(page, planned)).toBe(0)
  })

  for (const { id } of games.filter((game) => game.id !== 'settlement'))
    test(`${id}: a turn by pointer, and the next one by key`, async () => {
      await openTable(page, id)
      await plan(page, () => page.press('.move'))
      await send(page, () => page.press('.bar-send'))
      await shows(page, '.bar-mine')
      await plan(page, async () => {
        await page.value(`document.querySelector('.move').focus()`)
        await page.key('Enter')
      })
      await send(page, async () => {
        await page.value(`document.querySelector('.bar-send').focus()`)
        await page.key('Enter')
      })
    })

  test('settings and letters open; the theme is kept over a reload; nothing scrolls sideways on a phone', async () => {
    await beSomebody(page)
    await page.size(600, 840)
    for (const path of ['/', '/settings', '/letters', '/tables', '/rules/villagers']) {
      await page.goto(`${wire.origin}${path}`)
      await shows(page, 'h1')
      expect(
        await page.value('document.documentElement.scrollWidth - innerWidth'),
        path,
      ).toBeLessThanOrEqual(0)
    }
    const ground = () => page.value('getComputedStyle(document.documentElement).backgroundColor')
    const colours: unknown[] = []
    for (const theme of ['light', 'dark']) {
      await ask(page, '/me', { theme }, 'PATCH')
      await page.goto(wire.origin)
      await shows(page, 'h1')
      await expect.poll(() => page.value('document.documentElement.dataset.theme')).toBe(theme)
      colours.push(await ground())
    }
    expect(colours[0]).not.toBe(colours[1])
  })

  pathsApart(engine, () => page)
}

/** Paths of somebody who was away, or is cut off. */
function pathsApart(name: Engine, engine: () => Driver): void {
  // A test that fails may leave the wire cut.
  afterEach(join)

  test('a film shows what the others did since', async () => {
    const page = engine()
    const { id, ada, bela } = await tableWithBela(page)
    // Ada has moved, whichever seat begins, and Bela after her.
    for (const who of [bela, ada, bela]) await playWhileAsked(id, who)
    // The list of moves, which an earlier test has left open, would lie over the cards of a narrow page.
    await page.value(`localStorage.removeItem('dorfpost.list')`)
    await page.goto(`${wire.origin}/t/${id}`)
    await shows(page, '.returning-card')
    await page.press('.returning-watch')
    await shows(page, '.film')
    const says = () => page.value<string>(`document.querySelector('.film-say').textContent`)
    await expect.poll(says).toContain('Bela')
    await page.press('.film-row > :last-child')
    await shows(page, '.bar-mine')
    expect(await count(page, '.film')).toBe(0)
  })

  // In WebKit the table was seen to be told late, after half a minute and more; the cause is not known.
  const inFirefox = name === 'firefox' ? test : test.skip
  inFirefox(
    'a socket that was cut comes back by itself, and shows the turn that was missed',
    async () => {
      const page = engine()
      const { id, ada, bela } = await tableWithBela(page)
      for (const who of [bela, ada]) await playWhileAsked(id, who)
      await page.goto(`${wire.origin}/t/${id}`)
      await shows(page, '.board:not(.coming)')
      const isPresent = async () => {
        const { seats, you } = await seen(bela, id)
        return seats.some(({ seat, present }) => seat !== you && present)
      }
      await expect.poll(isPresent).toBe(true)
      // All that the stage or a screen reader says from now on; a page that is loaded anew has none of it.
      await page.value(`new MutationObserver(() => {
      for (const one of document.querySelectorAll('.said-text, .heard')) (globalThis.said ??= []).push(one.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })`)
      wire.cut()
      await shows(page, '.line-banner .slip')
      await playWhileAsked(id, bela)
      expect(await count(page, '.bar-mine')).toBe(0)
      join()
      await shows(page, '.bar-mine')
      await expect.poll(() => count(page, '.line-banner .slip')).toBe(0)
      await expect.poll(() => page.value('(globalThis.said ?? []).join()')).toContain('Bela')
    },
  )

  test('without a net a table opens, and a turn waits and goes out when the net is back', async ({
    skip,
  }) => {
    const page = engine()
    await beSomebody(page)
    if (!(await page.value(`'serviceWorker' in navigator`))) skip('This engine keeps no pages.')
    const { table } = await ask<{ table: { id: string } }>(page, '/tables', {
      ...{ game: townBuilder.id, seats: 1 },
    })
    const open = async () => {
      await page.goto(`${wire.origin}/t/${table.id}`)
      await shows(page, '.board:not(.coming)')
    }
    const isKept = async () => {
      await open()
      return page.value('navigator.serviceWorker.controller !== null')
    }
    await expect.poll(isKept).toBe(true)
    // A page that was read before the worker came is read again through it.
    await open()
    const revision = async () =>
      (await read<{ table: TableView }>(page, `/tables/${table.id}`)).table.play?.revision ?? 0
    const before = await revision()
    wire.cut()
    await open()
    if ((await count(page, '.as-list')) === 0) await page.key('l')
    await plan(page, () => page.press('.move'))
    await page.press('.bar-send')
    const says = () => page.value<string>('document.body.textContent')
    await expect.poll(says).toContain('is sent as soon as you are back online')
    join()
    await expect.poll(revision).toBe(before + 1)
    await expect.poll(() => count(page, planned)).toBe(0)
  })
}
