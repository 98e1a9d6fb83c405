/** A short path through the app in Firefox and WebKit. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { playWhileAsked, seen } from '../asking.ts'
import { count, lies, openList, parts, shows } from '../frame.ts'
import type { Driver, Engine } from './driver.ts'
import {
  asking,
  beSomebody,
  inEngines,
  join,
  openBoard,
  pressNamed,
  somebodyElse,
  wire,
} from './page.ts'

inEngines(paths)

/** A table of Bela and the person at the page, begun; both may ask of it. */
async function tableWithBela(page: Driver) {
  const bela = await somebodyElse('Bela')
  const { table } = await bela<{ table: { id: string } }>('POST', '/tables', {
    ...{ game: townBuilder.id, seats: 2 },
  })
  await beSomebody(page)
  const ada = asking(page)
  await ada('POST', `/tables/${table.id}/seat`, {})
  return { id: table.id, ada, bela }
}

const { planned } = parts
const sendable = `${parts.send}:not(:disabled)`

/** Opens a table of a game with a bot, its moves as a list beside the board. */
async function openTable(page: Driver, game: string): Promise<void> {
  await openBoard(page, game)
  await openList(page)
  await shows(page, parts.move)
}

/** Opens the groups of moves that are folded. */
const unfold = (page: Driver) =>
  page.value(`document.querySelectorAll('${parts.folded}').forEach((one) => one.click())`)

/**
 * Makes moves, each as `choose` does, until the turn can be sent. A turn with no move left cannot be sent either while
 * another's turn is shown on the stage, which may begin after the first moves.
 */
async function plan(page: Driver, choose: () => Promise<void>): Promise<void> {
  for (let made = 0; ; made++) {
    await shows(page, `${parts.move}, ${sendable}`)
    if ((await count(page, sendable)) > 0) return
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

function paths(pageHere: () => Driver, engine: Engine): void {
  let page: Driver
  beforeAll(() => {
    page = pageHere()
  })

  test('"Try it now" leads to a table: the session is kept at http://localhost', async () => {
    await page.goto(wire.origin)
    await shows(page, '.button-two')
    await page.press('.button-two')
    // A game that is new on this device begins with its aim.
    await shows(page, 'button.button-two')
    await page.press('button.button-two')
    await shows(page, parts.board)
    expect(await page.value('location.pathname')).toMatch(/^\/t\//)
    await page.back()
    await expect.poll(() => page.value('location.pathname')).toBe('/first/villagers')
    await page.forward()
    await shows(page, parts.board)
  })

  test('a link leads to a seat and others’ places; the end comes over the line, and an invitation to the next one', async () => {
    const bela = await somebodyElse('Bela')
    const { table } = await bela<{ table: { id: string } }>('POST', '/tables', {
      ...{ game: 'villagers', seats: 2 },
    })
    await beSomebody(page)
    await page.goto(`${wire.origin}/t/${table.id}`)
    await pressNamed(page, 'Take a seat')
    await shows(page, parts.board)
    await page.press('.seat:not(.seat-me)')
    await shows(page, '.seat-seen:not(.seat-me)')
    for (const who of [bela, asking(page)])
      await who('POST', `/tables/${table.id}/wish`, { wish: 'end', on: true })
    // Nobody has loaded the page anew.
    await shows(page, '.ending')
    // The place that was looked at is left by a step back, which would end a navigation that begins before it.
    await lies(page, false)
    await page.goto(`${wire.origin}/letters`)
    await shows(page, 'h1')
    const rematch = `/tables/${table.id}/rematch`
    const again = await bela<{ table: { id: string } }>('POST', rematch, {})
    await shows(page, `main a[href*="/t/${again.table.id}"]`)
  })

  test('settlement: a move by pointer, taken back by key', async () => {
    await openTable(page, 'settlement')
    await unfold(page)
    await page.press(parts.move)
    await expect.poll(() => count(page, planned)).toBe(1)
    await page.value(`document.querySelector('[aria-label="Undo"]').focus()`)
    await page.key('Enter')
    await expect.poll(() => count(page, planned)).toBe(0)
  })

  for (const { id } of games)
    test(`${id}: a turn by pointer, and the next one by key`, async () => {
      await openTable(page, id)
      await plan(page, () => page.press(parts.move))
      await send(page, () => page.press(parts.send))
      await shows(page, parts.asked)
      await plan(page, async () => {
        await page.value(`document.querySelector('${parts.move}').focus()`)
        await page.key('Enter')
      })
      await send(page, async () => {
        await page.value(`document.querySelector('${parts.send}').focus()`)
        await page.key('Enter')
      })
      // The others' turns have been shown.
      await shows(page, parts.asked)
    })

  test('settings and letters open; nothing scrolls sideways on a phone', async () => {
    await openTable(page, 'villagers')
    const table = await page.value<string>('location.pathname')
    await page.size(390, 844)
    // A window of WebKit's MiniBrowser is never as narrow as a phone.
    if (engine === 'firefox') expect(await page.value('innerWidth')).toBe(390)
    for (const path of [table, '/', '/settings', '/letters', '/tables', '/rules/villagers']) {
      await page.goto(`${wire.origin}${path}`)
      await shows(page, path === table ? parts.asked : 'h1')
      expect(
        await page.value('document.documentElement.scrollWidth - innerWidth'),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })

  pathsApart(pageHere)
}

/** Time in milliseconds that a line is cut. */
const away = 20_000

/** Paths of somebody who was away, or is cut off. */
function pathsApart(engine: () => Driver): void {
  // A test that fails may leave the wire cut.
  afterEach(join)

  test('a film shows what the others did since', async () => {
    const page = engine()
    const { id, ada, bela } = await tableWithBela(page)
    // Ada has moved, whichever seat begins, and Bela after her.
    for (const who of [bela, ada, bela]) await playWhileAsked(townBuilder, who, id)
    // The list of moves, which an earlier test has left open, would lie over the cards of a narrow page.
    await page.value(`localStorage.removeItem('dorfpost.list')`)
    await page.goto(`${wire.origin}/t/${id}`)
    await shows(page, '.returning-card')
    await page.press('.returning-watch')
    await shows(page, '.film')
    const says = () => page.value<string>(`document.querySelector('.film-say').textContent`)
    await expect.poll(says).toContain('Bela')
    await page.press('.film-row > :last-child')
    await shows(page, parts.asked)
    expect(await count(page, '.film')).toBe(0)
  })

  test('a socket that was cut comes back by itself, and shows the turn that was missed', async () => {
    const page = engine()
    const { id, ada, bela } = await tableWithBela(page)
    for (const who of [bela, ada]) await playWhileAsked(townBuilder, who, id)
    await page.goto(`${wire.origin}/t/${id}`)
    await shows(page, parts.board)
    const isPresent = async () => {
      const { seats, you } = await seen(bela, id)
      return seats.some(({ seat, present }) => seat !== you && present)
    }
    await expect.poll(isPresent).toBe(true)
    // All that the stage or a screen reader says from now on, and when; a page that is loaded anew has none of it.
    await page.value(`new MutationObserver(() => {
      const said = [...document.querySelectorAll('.said-text, .heard')].map((one) => one.textContent).join()
      if (said.includes('Bela')) globalThis.saidAt ??= Date.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })`)
    wire.cut()
    await shows(page, '.connection-banner .slip')
    await playWhileAsked(townBuilder, bela, id)
    // Long enough for many tries: each that fails would make the next one wait longer.
    const cutAt = Date.now()
    await expect
      .poll(() => Date.now() - cutAt, { timeout: 60_000, interval: 1000 })
      .toBeGreaterThan(away)
    expect(await page.value('globalThis.saidAt ?? null')).toBeNull()
    const joinedAt = Date.now()
    join()
    await expect.poll(() => page.value('globalThis.saidAt ?? null')).not.toBeNull()
    expect((await page.value<number>('saidAt')) - joinedAt).toBeLessThan(10_000)
    await expect.poll(() => count(page, '.connection-banner .slip')).toBe(0)
    await shows(page, parts.asked)
  })

  test('without a net a table opens, and a turn waits and goes out when the net is back', async ({
    skip,
  }) => {
    const page = engine()
    await beSomebody(page)
    if (!(await page.value(`'serviceWorker' in navigator`))) skip('This engine keeps no pages.')
    const { table } = await asking(page)<{ table: { id: string } }>('POST', '/tables', {
      ...{ game: townBuilder.id, seats: 1 },
    })
    const open = async () => {
      await page.goto(`${wire.origin}/t/${table.id}`)
      await shows(page, parts.board)
    }
    const isKept = async () => {
      await open()
      return page.value('navigator.serviceWorker.controller !== null')
    }
    await expect.poll(isKept).toBe(true)
    // A page that was read before the worker came is read again through it.
    await open()
    const revision = async () => (await seen(asking(page), table.id)).play?.revision ?? 0
    const before = await revision()
    wire.cut()
    await open()
    await openList(page)
    await plan(page, () => page.press(parts.move))
    await page.press(parts.send)
    const says = () => page.value<string>('document.body.textContent')
    await expect.poll(says).toContain('will be sent as soon as you are back online')
    join()
    await expect.poll(revision).toBe(before + 1)
    await expect.poll(() => count(page, planned)).toBe(0)
  })
}
