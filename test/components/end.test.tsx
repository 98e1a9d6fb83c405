/** Telling of the end of a game: what the table does by itself, the count, then the winner. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tell } from '../../web/gallery/post-office.ts'
import { chooseSpeed } from '../../web/src/stage/settings.ts'
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

test('a table heard of before the answer to my turn: its end is not said before it was told', async () => {
  const table = await showTable(lastTurn)
  const post = window.fetch
  onTestFinished(() => {
    window.fetch = post
  })
  let answer: (() => void) | undefined
  window.fetch = async (...request) => {
    const response = await post(...request)
    await new Promise<void>((resolve) => {
      answer = resolve
      tell(table, table.entries(0).at(-1))
    })
    return response
  }
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

test('the points are counted line by line before the winner is named; whoever comes later sees it at once', async () => {
  chooseSpeed('quick')
  onTestFinished(() => chooseSpeed('calm'))
  const table = await showTable(lastTurn)
  send()
  await screen.findByText(/^The first-player card passes/)
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await screen.findByRole('heading', { name: 'The points are counted' })
  const lines = document.querySelectorAll('.ending tbody tr').length
  const counted = () => lines - document.querySelectorAll('.ending tbody .scores-later').length
  const totals = () => all('.ending tfoot tr:first-child td').map(Number)
  expect([counted(), totals()]).toEqual([0, [0, 0]])
  const steps: number[][] = []
  for (let line = 1; line <= lines; line++) {
    await waitFor(() => expect(counted()).toBe(line))
    steps.push(totals())
    expect(document.querySelectorAll('.scores-won, .ending-laurel')).toHaveLength(0)
  }
  expect(steps[0]).not.toEqual(steps.at(-1))
  await waitFor(() => expect(document.querySelectorAll('.ending-laurel')).toHaveLength(1))
  expect(textOf('.ending h2')).toMatch(/wins/)
  expect(steps.at(-1)).toEqual(totals())
  leaveTable()
  await showTable(lastTurn, table)
  expect((await screen.findByRole('heading', { name: /wins/ })).id).toBe('ending-title')
})

test('the count can be skipped', async () => {
  await showTable(lastTurn)
  send()
  await screen.findByText(/^The first-player card passes/)
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await screen.findByRole('heading', { name: 'The points are counted' })
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(textOf('.ending h2')).toMatch(/wins/)
  expect(document.querySelectorAll('.scores-later')).toHaveLength(0)
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
