import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Asking } from '../asking.ts'
import { type AnyPage, lies as liesOver, openList, parts } from '../frame.ts'
import { origin } from './people.ts'

/** Asks the API as the person of a page, with their own cookies. */
export const asking =
  (page: Page): Asking =>
  async (method, path, data) => {
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      headers: { origin },
      ...(data && { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.status() === 204 ? null : answer.json()
  }

/** Sends to the API what a page of ours would send. */
export const post = <T>(page: Page, path: string, data: object = {}): Promise<T> =>
  asking(page)('POST', path, data)

/** Makes somebody a guest with a name. */
export const named = (page: Page, name: string, language: 'en' | 'de' = 'en') =>
  post(page, '/me/guest', { name, language })

/** A running table between guests; everyone has it open. The first one is the host. Returns its path. */
export async function tableOf(
  people: ReadonlyArray<readonly [Page, string]>,
  game = 'villagers',
  options: Record<string, unknown> = {},
): Promise<string> {
  const [[host], ...others] = people as [readonly [Page, string], ...(readonly [Page, string])[]]
  for (const [page, name] of people) await named(page, name)
  const { table } = await post<{ table: { id: string } }>(host, '/tables', {
    game,
    seats: people.length,
    options,
  })
  for (const [page] of others) await post(page, `/tables/${table.id}/seat`)
  const path = `/t/${table.id}`
  for (const [page] of people) {
    await page.goto(path)
    await playing(page)
  }
  return path
}

/** The question that a player to act is asked. */
const asked = (page: Page) => page.locator(parts.asked)

/** A page for what is done alike by other drivers. */
const anyPage = (page: Page): AnyPage => ({
  value: (expression) => page.evaluate(expression),
  key: (name) => page.keyboard.press(name),
})

/** Tells whether a player is asked now; somebody who comes back is told first what happened meanwhile. */
async function isAsked(page: Page): Promise<boolean> {
  const goOn = page.locator('.returning-acts .bar-send')
  if (await goOn.isVisible()) await goOn.click()
  return asked(page).isVisible()
}

/** The moves as a list, the button that sends, and what has been planned. */
export const moves = (page: Page) => page.locator(parts.move)
export const seal = (page: Page) => page.locator(parts.send)
export const steps = (page: Page) => page.locator(parts.planned)

/** Opens a part of the drawer by its name in the menu. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'More', exact: true })
  const item = page.locator('.menu').getByRole('button', { name })
  // A table that is drawn anew, as for somebody who just sat down, closes its menu.
  await expect
    .poll(async () => {
      if ((await item.count()) === 0) await menu.last().click()
      return item.count()
    })
    .toBeGreaterThan(0)
  await item.click()
}

/** Waits until the browser knows whether something lies over the page that the back key closes. */
export const lies = (page: Page, isOver: boolean) => liesOver(anyPage(page), isOver)

/** Waits until the board of a running or finished table is there; who sits at it has the moves as a list beside it. */
export async function playing(page: Page): Promise<void> {
  await page.locator(parts.board).waitFor()
  if ((await page.locator('.seat-me').count()) === 0 || (await page.locator('.ending').count()) > 0)
    return
  await openList(anyPage(page))
}

/**
 * Page of the person who is to move, once exactly one of them is asked for moves; `null` once the table is over. Nothing
 * goes on waiting afterwards: it would press a button of a page that is looked at later.
 */
export async function toMove(people: ReadonlyArray<Page>): Promise<Page | null> {
  let found: Page | null = null
  const look = async (): Promise<boolean> => {
    for (const page of people) {
      found = (await isAsked(page)) ? page : null
      if (found || (await page.locator('.ending').isVisible())) return true
    }
    return false
  }
  await expect.poll(look).toBe(true)
  return found
}

/** Presses the button that sends; where the turn is not at its end, the one that sends what is planned. */
export async function pressSend(page: Page): Promise<void> {
  if (await seal(page).isEnabled()) return seal(page).click()
  await page.locator('.bar-part').click()
  await page.locator('.part-menu .bar-button').click()
}

/** Sends what is planned, and waits until the table has answered. */
export async function send(page: Page): Promise<void> {
  await pressSend(page)
  await steps(page).first().waitFor({ state: 'detached' })
}

/** Long groups of moves start folded: opens them all. */
async function unfold(page: Page): Promise<void> {
  for (const group of await page.locator(parts.folded).all()) await group.click()
}

/** Index of the move to click: the first of those that end something has the number `closing`, or -1. */
export type Choice = (labels: ReadonlyArray<string>, closing: number) => number

/** Most moves of one turn before its end is chosen: Settlement's Mirror could change goods back and forth for ever. */
const mostMoves = 40

/** Plays one turn by clicking legal moves until there is nothing left to choose, then sends it. */
export async function playTurn(page: Page, choose: Choice): Promise<void> {
  for (let clicks = 0; ; clicks++) {
    await unfold(page)
    const offered = await moves(page).evaluateAll((buttons) =>
      buttons.map((button) => ({
        label: button.textContent ?? '',
        closing: button.classList.contains('move-closing'),
      })),
    )
    // After the turn's end there may be moves that nobody waits for.
    if (offered.length === 0 || (await asked(page).count()) === 0) break
    const closing = offered.findIndex((one) => one.closing)
    const labels = offered.map(({ label }) => label)
    const choice = clicks >= mostMoves && closing >= 0 ? closing : choose(labels, closing)
    await moves(page).nth(choice).click()
  }
  // The moves that were seen may have gone with an answer that came meanwhile: then there is nothing to send.
  if ((await steps(page).count()) > 0) await send(page)
}

/** Picks moves like somebody in no hurry to think: always another one, and ends a turn now and then. */
export function casual(): Choice {
  let clicks = 0
  return (labels, closing) => {
    clicks++
    return closing >= 0 && clicks % 3 === 0 ? closing : (clicks * 7) % labels.length
  }
}

/** Two tables of Ada and Bela, both waiting for Ada; their paths, the one that waits longer first. */
export async function twoWaiting(ada: Page, bela: Page): Promise<string[]> {
  const paths: string[] = []
  while (paths.length < 2) {
    const path = await tableOf([
      [ada, 'Ada'],
      [bela, 'Bela'],
    ])
    if ((await toMove([ada, bela])) === bela) await playTurn(bela, () => 0)
    await moves(ada).first().waitFor()
    paths.push(path)
  }
  // Tables tell the list of them a moment after the turn.
  await expect
    .poll(async () => {
      const { tables } = await (await ada.request.get('/api/tables?which=mine')).json()
      return tables.filter(({ yourTurn }: { yourTurn: boolean }) => yourTurn).length
    })
    .toBe(paths.length)
  return paths
}
