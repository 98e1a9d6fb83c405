/** Work of a browser at once as a table opens: nobody who taps meanwhile waits for long. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { person, phone, withBrowser } from './people.ts'
import { named, post, tableOf } from './table.ts'

withBrowser()

/** Trace event of Chromium about one pass over the styles of a page, or of a picture in it. */
interface Traced {
  readonly name: string
  readonly args: { readonly elementCount?: number; readonly beginData?: { readonly frame: string } }
}

/** Number of elements styled at once, at most, while something was done. */
async function mostStyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  const traced: Traced[] = []
  cdp.on(
    'Tracing.dataCollected',
    ({ value }) => void traced.push(...(value as unknown as Traced[])),
  )
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  const { frameTree } = await cdp.send('Page.getFrameTree')
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await cdp.send('Tracing.end')
  await ended
  const counts = traced.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id
      ? [args.elementCount ?? 0]
      : [],
  )
  expect(counts.length).toBeGreaterThan(0)
  return Math.max(...counts)
}

/** Runs in the page: a frame and its board are not shown yet, and then they are. */
async function showAnew(): Promise<void> {
  const painted = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    )
  for (const part of document.querySelectorAll('.frame, .board')) {
    part.classList.add('coming')
    await painted()
    part.classList.remove('coming')
    await painted()
  }
}

test.for(games.map(({ id }) => id))(
  'showing a table of %s once all of it is there styles none of its parts again',
  async (game) => {
    const [ada, bela] = [await person(phone), await person()]
    await tableOf(
      [
        [ada, 'Ada'],
        [bela, 'Bela'],
      ],
      game,
    )
    expect(await mostStyled(ada, () => ada.evaluate(showAnew))).toBeLessThan(100)
  },
)

/** Runs in the page before it begins: notes whether the board is there when the service worker is asked for. */
function noteWhenAsked(): void {
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = function (...what) {
    document.documentElement.dataset.asked = `${document.querySelector('.board:not(.coming)') !== null}`
    return register.apply(this, what)
  }
}

test('the service worker, which fetches all files of the app, waits until the table is there', async () => {
  const ada = await person({ ...phone, serviceWorkers: 'allow' })
  await ada.addInitScript(noteWhenAsked)
  const bela = await person()
  await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  await ada.waitForFunction(() => document.documentElement.dataset.asked !== undefined)
  expect(await ada.evaluate(() => document.documentElement.dataset.asked)).toBe('true')
})

test('what the head of the front page asks for ahead is what the page takes: nothing is asked twice', async () => {
  const ada = await person(phone)
  await named(ada, 'Ada')
  await post(ada, '/tables', { game: 'villagers', seats: 1 })
  const asked: string[] = []
  ada.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (
      request.method() === 'GET' &&
      /^\/api\/(me|games|tables|tables\/.*\/picture)$/.test(pathname)
    )
      asked.push(pathname + search)
  })
  await ada.goto('/')
  await ada.locator('.door').first().waitFor()
  await ada.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await ada.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.table-picture')?.complete === true,
  )
  for (const path of ['/api/me', '/api/games', '/api/tables?which=mine'])
    expect(asked.filter((one) => one === path)).toEqual([path])
  expect(asked.filter((one) => one.includes('/picture'))).toHaveLength(1)
})
