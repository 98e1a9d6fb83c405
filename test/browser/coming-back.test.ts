/** Coming back: the table that waits longest, what happened meanwhile, and not getting lost on the way. */
import { expect, test } from 'vitest'
import { origin, person, phone, withBrowser } from './people.ts'
import {
  moves,
  named,
  playing,
  playTurn,
  post,
  send,
  steps,
  tableOf,
  toMove,
  twoWaiting,
} from './table.ts'

withBrowser()

test('an address to keep leads to the table that waits longest, and “later” to the next one', async () => {
  const [ada, bela] = [await person(), await person(phone)]
  // Somebody who sits nowhere is told so; somebody who is nobody yet can sign in, and comes back here.
  await ada.goto('/next')
  const signIn = ada.getByRole('main').getByRole('link', { name: 'Sign in' })
  expect(await signIn.getAttribute('href')).toBe('/sign-in?back=%2Fnext')
  await named(ada, 'Ada')
  await ada.goto('/next')
  await ada.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
  const paths = await twoWaiting(ada, bela)
  await ada.goto('/tables')
  await ada.getByRole('heading', { name: '2 tables wait for you' }).waitFor()
  await ada.goto('/next')
  await ada.waitForURL(`**${paths[0]}`)
  await ada.getByRole('link', { name: 'Later: next table' }).click()
  await ada.waitForURL(`**${paths[1]}`)
  await playing(ada)
  // By keyboard, too; after the last one the first waits again.
  await ada.keyboard.press('t')
  await ada.waitForURL(`**${paths[0]}`)
  await playing(ada)
  await playTurn(ada, () => 0)
  await ada.getByRole('link', { name: 'Next table', exact: true }).click()
  await ada.waitForURL(`**${paths[1]}`)
})

test('somebody who comes back, however soon, sees who did what, once, and can watch it', async () => {
  const [ada, bela] = [await person(), await person()]
  const path = await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  let [hasAda, hasBela] = [false, false]
  for (;;) {
    const isAda = (await toMove([ada, bela])) === ada
    if (isAda && hasAda && hasBela) break
    await playTurn(isAda ? ada : bela, () => 0)
    hasBela = !isAda && hasAda
    hasAda ||= isAda
  }
  const cards = ada.getByRole('region', { name: 'Since your last turn' })
  const mine = ada.getByRole('button', { name: 'Take my turn' })
  // It was seen as it came.
  await ada.goto(path)
  await playing(ada)
  await ada.keyboard.press('l')
  await expect.poll(() => cards.count()).toBe(0)
  // As on another device. The table is left first: as long as it is open, it may note again that it was seen.
  await ada.goto('/about')
  await ada.evaluate(() => localStorage.clear())
  await ada.goto(path)
  const card = cards.getByRole('article', { name: 'Bela' })
  await card.waitFor()
  for (const viewport of [{ width: 1280, height: 800 }, phone.viewport]) {
    await ada.setViewportSize(viewport)
    // All of a single card is seen, and the way to my turn below or above it.
    const [box, way] = [await card.boundingBox(), await mine.boundingBox()]
    if (!box || !way) throw new Error('Something is not drawn.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
    expect(way.height).toBeGreaterThanOrEqual(44)
    const isApart = way.y >= box.y + box.height || way.y + way.height <= box.y
    expect(isApart).toBe(true)
    expect(await card.locator('.returning-touch').innerText()).not.toBe('')
  }
  await card.getByRole('button', { name: 'Watch Bela' }).click()
  await ada.locator('.film').getByRole('button', { name: 'Close' }).click()
  await ada.locator('.bar-mine').waitFor()
  await expect.poll(() => cards.count()).toBe(0)
  // Folded on a phone, the news lies beside the tabs: the stage keeps its height.
  const [line, tab] = await Promise.all(
    ['.since-line', '.pane-tab'].map((one) => ada.locator(one).first().boundingBox()),
  )
  expect(line?.y).toBe(tab?.y)
  expect(line?.height).toBeGreaterThanOrEqual(44)
  await ada.goto(path)
  await ada.locator('.bar-mine').waitFor()
  await expect.poll(() => cards.count()).toBe(0)
})

test('nobody is lost on the way: the keyboard stays, a turn says that it went, and looking on has an address', async () => {
  const [ada, bela] = [await person(), await person(phone)]
  await named(ada, 'Ada')
  const { table } = await post<{ table: { id: string } }>(ada, '/tables', {
    game: 'villagers',
    seats: 3,
    access: 'open',
  })
  const path = `/t/${table.id}`
  await bela.goto(path)
  await bela.getByLabel('What should the others call you?').fill('Bela')
  await bela.getByRole('button', { name: 'Take a seat' }).press('Enter')
  await bela.getByRole('button', { name: 'Get up again' }).waitFor()
  await expect.poll(() => bela.evaluate(() => document.activeElement?.id)).toBe('seats-title')
  await ada.goto('/lobby')
  await ada.getByRole('link', { name: /You sit here/ }).waitFor()
  await ada.goto(path)
  await ada.getByRole('button', { name: 'Start now' }).click()
  await playing(ada)
  await playing(bela)
  const skip = ada.locator('.skip:visible')
  await expect.poll(() => skip.allInnerTexts()).toEqual(['Skip to the board'])
  await ada.keyboard.press('?')
  await ada.locator('.keys-list', { hasText: 'Next table' }).waitFor()
  await ada.keyboard.press('?')
  await ada.keyboard.press('l')
  if ((await toMove([ada, bela])) === ada) await playTurn(ada, () => 0)
  await moves(bela).first().click()
  // It is said for some seconds only.
  const said = bela.locator('.bar').getByText(/Sent/).waitFor()
  if ((await steps(bela).count()) > 0) await send(bela)
  await said

  await ada.goto(`/watch/${table.id}`)
  await ada.getByText('You see this table as a spectator.').waitFor()
  await ada.goto(`${path}?watch=1`)
  await ada.getByText('You see this table as a spectator.').waitFor()
  await ada.getByRole('link', { name: /Go to your seat/ }).click()
  await ada.waitForURL(`${origin}${path}`)
  await ada.locator('.seat-me').waitFor()
})
