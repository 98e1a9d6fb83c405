import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { byLeaders } from '../../web/src/boards/town-builder/Shifts.tsx'
import { leaveTable, showTable } from './table.tsx'

const question = () => screen.getByRole('heading', { level: 1 }).textContent
const plans = () => document.querySelector<HTMLElement>('.tb-plans')
const namesIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('data-at'))

/** Taps cards of the row until one of them can become several things, and stays chosen. */
async function chooseCard(): Promise<string> {
  for (const card of document.querySelectorAll<HTMLElement>('.tb-row .tb-stamp.b-lit')) {
    fireEvent.click(card)
    await waitFor(() =>
      expect(document.querySelector('.tb-raised, .bar-undo:enabled')).toBeTruthy(),
    )
    if (document.querySelector('.tb-raised')) return card.dataset.at ?? ''
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  }
  throw new Error('No card of the row can become several things.')
}

test('when a card is chosen no foundation moves, and the question is what becomes of it', async () => {
  await showTable('?game=town-builder&seats=2&moves=24&seed=1&you=0')
  await waitFor(() => expect(plans()).toBeTruthy())
  const [asked, laid] = [question(), plans()?.getAttribute('style')]
  const before = namesIn('.tb-plans .tb-site > button')
  expect(before.length).toBeGreaterThan(0)

  const chosen = await chooseCard()
  expect(chosen).toMatch(/^card:/)
  // The free plot lies left of the plans, in the room that was kept for it.
  expect(namesIn('.tb-plans .tb-site > button')).toEqual(['site', ...before])
  expect(plans()?.getAttribute('style')).toBe(laid)
  await waitFor(() => expect(question()).toMatch(/^What will the .+ be\?$/))

  // Tapped again, it is let go.
  fireEvent.click(document.querySelector('.tb-raised .tb-stamp') as HTMLElement)
  await waitFor(() => expect(question()).toBe(asked))
})

test('a card that can be taken says that it completes a foundation, until no action is left', async () => {
  await showTable('?game=town-builder&seats=2&moves=60&seed=1&you=0')
  const finishing = () => document.querySelectorAll('.tb-row .tb-finishes').length
  await waitFor(() => expect(finishing()).toBe(4))
  for (const card of ['card:bank', 'card:archery-range']) {
    fireEvent.click(document.querySelector(`[data-at="${card}"].b-lit`) as HTMLElement)
    await waitFor(() =>
      expect(document.querySelector('.tb-raised, .bar-undo:enabled')).toBeTruthy(),
    )
    const option = document.querySelector<HTMLElement>('.tb-option')
    if (option) fireEvent.click(option)
    await waitFor(() => expect(namesIn('.tb-row .tb-stamp')).not.toContain(card))
  }
  expect(namesIn('.tb-row .tb-stamp')).toHaveLength(3)
  expect(finishing()).toBe(0)
})

test('the round is told where a phone has room for it, the last one as the last', async () => {
  const told = async (moves: string) => {
    await showTable(`?game=town-builder&seats=2&${moves}&you=0`)
    const text = document.querySelector('.bar-where')?.textContent
    leaveTable()
    return text
  }
  expect(await told('moves=24&seed=1')).toMatch(/^Round \d+$/)
  expect(await told('moves=80&seed=4')).toMatch(/^Round \d+, the last one$/)
})

test('T-R18 an award that my move claims by itself is told in the bar, until it is undone', async () => {
  await showTable('?game=town-builder&seats=2&moves=41&seed=8&you=0')
  const tap = async (piece: string) => {
    const find = () => document.querySelector<HTMLElement>(`[data-at="${piece}"].b-lit`)
    await waitFor(() => expect(find()).toBeTruthy())
    fireEvent.click(find() as HTMLElement)
  }
  await tap('card:monastery')
  expect(document.querySelector('.bar-news')).toBeNull()
  await tap('card:tenement')
  await waitFor(() =>
    expect(document.querySelector('.bar-news')?.textContent).toMatch(
      /^Käthe claims the .+\(\d points?\)\.$/,
    ),
  )
  // Another move of the same turn says nothing of its own, and leaves it there.
  await tap('card:town-wall')
  fireEvent.click(await waitFor(() => document.querySelector('.tb-option') as HTMLElement))
  await waitFor(() => expect(namesIn('.tb-row .tb-stamp')).not.toContain('card:town-wall'))
  expect(document.querySelector('.bar-news')?.textContent).toMatch(/^Käthe claims /)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(document.querySelector('.bar-news')).toBeNull())
})

test('T6.7 a planned move that ends the game leaves the table as I plan it, until it is sent', async () => {
  await showTable('?game=town-builder&seats=2&moves=89&seed=50&you=0&until=moves')
  const plansNow = () => namesIn('.tb-plans .tb-site > .tb-stamp')
  await waitFor(() => expect(plansNow()).toHaveLength(7))
  const totals = () =>
    [...document.querySelectorAll('.seat-points')].map(({ textContent }) => textContent)
  const before = totals()
  fireEvent.click(document.querySelector('[data-at="card:cathedral"].b-lit') as HTMLElement)
  await waitFor(() => expect(document.querySelector('[data-at="store"].b-lit')).toBeTruthy())
  fireEvent.click(document.querySelector('[data-at="store"].b-lit') as HTMLElement)
  await waitFor(() => expect(question()).toBe('Your turn is complete. Send it.'))
  expect(plansNow()).toHaveLength(7)
  expect(totals()).toEqual(before)
  // Nobody is asked before it was sent but me.
  expect(document.querySelector('.seat-acts .seat-name')?.textContent).toBe('Käthe')
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.ending')).toBeTruthy())
})

test('T7.15 revealed cards lie below the row, and the button says that none is taken', async () => {
  await showTable('?game=town-builder&seats=3&moves=49&seed=506&you=0&until=moves')
  await waitFor(() => expect(namesIn('.tb-tray .tb-stamp')).toHaveLength(3))
  expect(namesIn('.tb-row .tb-stamp')).toHaveLength(2)
  expect(document.querySelector('.bar-send')?.textContent).toBe('Take none')
})

test('T9.17 who leads with a judge now is said where that has changed', async () => {
  await showTable('?game=town-builder&seats=2&moves=41&seed=1&you=0')
  const said = () => document.querySelector('.tb-shift')?.textContent ?? ''
  await waitFor(() => expect(namesIn('.tb-row .b-lit')).toContain('card:gardens'))
  fireEvent.click(document.querySelector('[data-at="card:gardens"].b-lit') as HTMLElement)
  const cottage = () => document.querySelector('.tb-plans [data-at="card:cottage"].b-lit')
  await waitFor(() => expect(cottage()).toBeTruthy())
  expect(said()).toBe('')
  fireEvent.click(cottage() as HTMLElement)
  await waitFor(() => expect(said()).toMatch(/^Judge of .+: Now goes to Käthe.*\.$/))
})

test('T9.17 judges who change to the same leaders are told in one sentence', () => {
  const lead = (judge: 'judge-trade' | 'judge-guilds' | 'judge-social', ...winners: number[]) => ({
    ...{ judge, winners },
    counts: [],
  })
  expect(
    byLeaders([lead('judge-trade', 0, 1), lead('judge-social', 1), lead('judge-guilds', 0, 1)]),
  ).toEqual([
    { judges: ['judge-trade', 'judge-guilds'], winners: [0, 1] },
    { judges: ['judge-social'], winners: [1] },
  ])
})

test('T5.13 a card that can only complete a foundation, as it says, does so by one tap', async () => {
  await showTable('?game=town-builder&seats=2&moves=50&seed=4&you=0')
  const card = () => document.querySelector<HTMLElement>('[data-at="card:merchant-house"].b-lit')
  await waitFor(() => expect(card()?.querySelector('.tb-finishes')).toBeTruthy())
  fireEvent.click(card() as HTMLElement)
  await waitFor(() => expect(namesIn('.tb-street .tb-house')).toContain('card:windmill'))
})
