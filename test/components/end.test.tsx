/** Telling of the end of a game: what the table does by itself, the count, then the winner. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tell } from '../../web/gallery/post-office.ts'
import { chooseMoments, chooseSpeed } from '../../web/src/stage/settings.ts'
import { leaveTable, showTable } from './table.tsx'

// Events are played one after another here: nobody asked for less motion.
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  ),
)

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent)

/** The last build turn of a game of Villagers, with nothing planned. */
const lastTurn = '?game=villagers&seats=2&moves=186&seed=8&you=0'

/** Sends the turn; where nothing was done in it, that is asked back once. */
function send(): void {
  const button = () => document.querySelector<HTMLElement>('.bar-send:enabled')
  button()?.click()
  button()?.click()
}

test('the last market day is told once the turn was sent, village by village and card by card', async () => {
  await showTable(lastTurn)
  const points = () => all('.rail .seat-points').map(Number.parseFloat)
  const before = points()
  send()
  await screen.findByText(/^The first-player card passes/)
  expect(points()).toEqual(before)
  expect(document.querySelector('.ending')).toBeNull()
  // The stage shows the village that is counted, and each step of its cards adds to its points alone.
  const looked = () => textOf('.seat-seen .seat-name')
  const final = [66, 71]
  for (const [seat, name] of ['Käthe', 'Hebamme Frida'].entries()) {
    await screen.findByText(new RegExp(`^Second Market: ${name}`))
    expect(looked()).toBe(name)
    const steps = new Set<number | undefined>()
    await waitFor(
      () => {
        steps.add(points()[seat])
        expect(points()[1 - seat]).toBe((seat === 0 ? before : final)[1 - seat])
        expect(points()[seat]).toBe(final[seat])
      },
      { interval: 20 },
    )
    expect(steps.size).toBeGreaterThan(4)
  }
  await screen.findByRole('heading', { name: 'The points are counted' })
  expect(looked()).toBe('Käthe')
})

/** Has what the page asks for answered by `act` until the test is over; it is given the path, and `post` to ask the server. */
function answerThrough(
  act: (path: string, post: () => Promise<Response>) => Promise<Response>,
): void {
  const post = window.fetch
  onTestFinished(() => {
    window.fetch = post
  })
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input
    return act(new URL(url, location.href).pathname, () => post(input, init))
  }
}

test('a table heard of before the answer to my turn: its end is not said before it was told', async () => {
  const table = await showTable(lastTurn)
  let answer: (() => void) | undefined
  answerThrough(async (_, post) => {
    const response = await post()
    await new Promise<void>((resolve) => {
      answer = resolve
      tell(table, table.entries(0).at(-1))
    })
    return response
  })
  const isOver = () => textOf('.bar-question') === 'The game is over'
  send()
  await waitFor(() => expect(table.table().status).toBe('over'))
  await waitFor(() => expect(answer).toBeDefined())
  expect(isOver()).toBe(false)
  expect(document.querySelector('.ending')).toBeNull()
  answer?.()
  await screen.findByText(/^The first-player card passes/)
  expect(isOver()).toBe(false)
})

/** Notes that the end was on the page, though only for an instant. */
function watchForEnd(): () => boolean {
  let isSeen = false
  const observer = new MutationObserver(() => {
    isSeen ||= document.querySelector('.ending, .end-more-button') !== null
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => isSeen
}

for (const [who, seat] of [
  ['somebody who plays', 1],
  ['a spectator', 'none'],
] as const)
  test(`${who} does not see the end of a turn that has arrived before it is told`, async () => {
    const table = await showTable(
      `?game=villagers&seats=2&moves=186&seed=8&until=moves&you=${seat}`,
    )
    await waitFor(() => expect(document.querySelector('.frame:not(.coming)')).not.toBeNull())
    const isEndSeen = watchForEnd()
    // The table is heard of alone, as after a missed message: what happened in the turn is asked for.
    let answer: (() => void) | undefined
    answerThrough(async (path, post) => {
      const response = await post()
      if (path.endsWith('/history'))
        await new Promise<void>((resolve) => {
          answer = resolve
        })
      return response
    })
    while (table.goOn());
    tell(table, null)
    await waitFor(() => expect(answer).toBeDefined())
    expect(table.table().status).toBe('over')
    expect(isEndSeen()).toBe(false)
    answer?.()
    await waitFor(() => expect(textOf('.said')).not.toBe(''))
    expect(isEndSeen()).toBe(false)
  })

test('the result can be asked for where the turns that led to it cannot be read', async () => {
  const table = await showTable('?game=villagers&seats=2&moves=186&seed=8&you=none')
  await waitFor(() => expect(document.querySelector('.frame:not(.coming)')).not.toBeNull())
  answerThrough((path, post) =>
    path.endsWith('/history') ? Promise.reject(new TypeError()) : post(),
  )
  while (table.goOn());
  tell(table, null)
  fireEvent.click(await screen.findByRole('button', { name: 'Show the result' }))
  await screen.findByRole('heading', { name: 'The points are counted' })
})

test('the points are counted line by line before the winner is named; whoever comes later sees it at once', async () => {
  chooseSpeed('quick')
  onTestFinished(() => chooseSpeed('calm'))
  const table = await showTable(lastTurn)
  send()
  await screen.findByText(/^The first-player card passes/)
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await screen.findByRole('heading', { name: 'The points are counted' })
  const totals = () => all('.podium-points').map(Number)
  const steps = [totals()]
  expect(steps).toEqual([[0, 0]])
  // Each step names what is paid; who won is not to be seen before all was.
  const paid = new Set<string>()
  await waitFor(
    () => {
      const now = textOf('.ending-paid')
      if (now !== '' && !paid.has(now)) {
        paid.add(now)
        steps.push(totals())
        expect(document.querySelectorAll('.podium-won, .ending-card')).toHaveLength(0)
      }
      expect(document.querySelectorAll('.podium-won')).toHaveLength(1)
    },
    { interval: 20, timeout: 10_000 },
  )
  expect(paid.size).toBeGreaterThan(4)
  expect([...paid]).toContain('Now counting: Second Market: gold symbols')
  expect(textOf('.ending h2')).toMatch(/wins/)
  expect(totals()).toEqual([66, 71])
  expect(await screen.findByText(/earned the most with/)).toBeDefined()
  leaveTable()
  await showTable(lastTurn, table)
  expect((await screen.findByRole('heading', { name: /wins/ })).id).toBe('ending-title')
  expect(document.querySelector('.podium-won')).not.toBeNull()
})

test('a market day is staged once it was told, before the end; a tap leads on', async () => {
  await showTable(lastTurn)
  send()
  await screen.findByText(/^The first-player card passes/)
  expect(document.querySelector('.moment')).toBeNull()
  // The files for it are loaded while the turn is told.
  await screen.findByText(/^Second Market: Hebamme Frida/)
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await waitFor(() => expect(textOf('.moment-title')).toBe('Market day'))
  expect(textOf('.moment-words')).toMatch(/Käthe\s\+\d+\s·\sHebamme\sFrida\s\+\d+/)
  expect(document.querySelector('.ending')).toBeNull()
  fireEvent.click(document.querySelector('.moment') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.moment')).toBeNull())
  await screen.findByRole('heading', { name: 'The points are counted' })
})

test('where moments are switched off, the same is said in a sentence', async () => {
  chooseMoments(false)
  onTestFinished(() => chooseMoments(true))
  await showTable(lastTurn)
  send()
  await screen.findByText(/^Second Market: Hebamme Frida/)
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await waitFor(() => expect(textOf('.moment-said')).toMatch(/^Market day: Käthe\s\+/))
  expect(document.querySelector('.moment')).toBeNull()
})

test('while the points are counted, a spectator does not see the village of the winner either', async () => {
  chooseSpeed('quick')
  chooseMoments(false)
  onTestFinished(() => {
    chooseSpeed('calm')
    chooseMoments(true)
  })
  const table = await showTable('?game=villagers&seats=2&moves=186&seed=8&you=none')
  await waitFor(() => expect(document.querySelector('.frame:not(.coming)')).not.toBeNull())
  for (let entry = table.goOn(); entry; entry = table.goOn()) tell(table, entry)
  const isCounting = () => textOf('.ending h2') === 'The points are counted'
  await waitFor(
    () => {
      document.querySelector<HTMLElement>('.said')?.click()
      expect(isCounting()).toBe(true)
    },
    { interval: 20, timeout: 10_000 },
  )
  const seen = new Set<string>()
  await waitFor(
    () => {
      if (textOf('.ending-paid') !== '') seen.add(textOf('.ending-whose'))
      expect(document.querySelector('.podium-won')).not.toBeNull()
    },
    { interval: 20, timeout: 20_000 },
  )
  expect([...seen]).toHaveLength(1)
  await waitFor(() => expect(textOf('.ending-whose')).not.toBe([...seen][0]))
})

test('the count can be skipped', async () => {
  await showTable(lastTurn)
  send()
  await screen.findByText(/^The first-player card passes/)
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await screen.findByRole('heading', { name: 'The points are counted' })
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(textOf('.ending h2')).toMatch(/wins/)
  expect(all('.podium-points').map(Number)).toEqual([66, 71])
})

test('the points by kind and all else lie behind "More"; the board is one press away, and back', async () => {
  await showTable('?game=settlement&seats=2&moves=0&seed=2&you=0&until=end')
  await screen.findByText('What decided it')
  const more = document.querySelector('.end-more-button') as HTMLElement
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector('.ending .scores')).toBeNull()
  fireEvent.click(more)
  await waitFor(() => expect(document.querySelector('.ending .scores')).not.toBeNull())
  expect(document.activeElement?.className).toBe('ending-more')
  for (const name of ['Postcard', 'Study this game', 'Save as a file', 'Verify this game'])
    expect(await screen.findByText(name)).toBeDefined()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to BG Stats' })
  const { game, players } = JSON.parse(new URL(link.href).searchParams.get('data') ?? '')
  expect(game).toMatchObject({ sourceGameId: 'settlement' })
  // The same places and points as on the sheet of scores.
  expect(players.map(({ score }: { score: number }) => score)).toEqual(
    all('.podium-points').map(Number),
  )
  expect(players.map(({ winner }: { winner: boolean }) => winner)).toContain(true)
  fireEvent.keyDown(window, { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('.ending-more')).toBeNull())
  fireEvent.click(more)
  fireEvent.click(await screen.findByRole('button', { name: 'Look at the board' }))
  await waitFor(() => expect(document.querySelector('.ending')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Show the result' }))
  await waitFor(() => expect(document.querySelector('.ending')).not.toBeNull())
})

test('"More" that is closed gives the keyboard back to its button', async () => {
  await showTable('?game=settlement&seats=2&moves=0&seed=2&you=0&until=end')
  await screen.findByText('What decided it')
  const more = document.querySelector('.end-more-button') as HTMLElement
  more.focus()
  fireEvent.click(more)
  await waitFor(() => expect(document.activeElement?.className).toBe('ending-more'))
  fireEvent.keyDown(window, { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('.ending-more')).toBeNull())
  await waitFor(() => expect(document.activeElement?.className).toContain('end-more-button'))
})

test('a postcard puts the village of another into the large picture', async () => {
  await showTable('?game=settlement&seats=3&moves=0&seed=2&you=0&until=end')
  const cards = () => all('.ending-card')
  await waitFor(() => expect(cards()).toHaveLength(2))
  const shown = () => textOf('.ending-whose')
  const before = shown()
  fireEvent.click(document.querySelector('.ending-card') as HTMLElement)
  await waitFor(() => expect(shown()).not.toBe(before))
  expect(cards()).toHaveLength(2)
})

test('foundations stay on the stage until the turn that ends the game was sent', async () => {
  await showTable('?game=town-builder&seats=2&moves=90&seed=1&you=0')
  const foundations = () => document.querySelectorAll('.tb-site').length
  const before = foundations()
  expect(before).toBeGreaterThan(0)
  send()
  expect(foundations()).toBe(before)
  await screen.findByText(`Käthe discards ${before} unfinished foundations.`)
  expect(foundations()).toBe(0)
})

test('the table is cleared away only after the end was told', async () => {
  await showTable('?game=settlement&seats=2&moves=80&seed=2&you=0')
  fireEvent.click(await screen.findByRole('button', { name: /^Pass/ }))
  send()
  await waitFor(() => expect(textOf('.said')).toContain('The game is over.'))
  expect(document.querySelector('.s-over')).toBeNull()
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.s-over')).not.toBeNull())
})
