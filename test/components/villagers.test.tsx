/** The board of Villagers on its page: what is raised, and what the rail says of other villages. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyCardPeople } from '../../web/src/device/card-people.ts'
import { showTable } from './table.tsx'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

test('V2.2 basic villagers show women or men as I chose, wherever they lie, and all others stay as they are', async () => {
  await showTable('?game=villagers&seats=2&moves=120&seed=14&you=0')
  const pictures = () =>
    all('.v-picture use').map((use) => use.getAttribute('href')?.replace('#v-p-', '') ?? '')
  const basic = /^(lumberjack|hayer|miner)(-man)?$/
  const before = pictures()
  expect(before.filter((id) => basic.test(id)).length).toBeGreaterThan(3)
  expect(before.filter((id) => id.endsWith('-man'))).toEqual([])
  applyCardPeople('men')
  expect(pictures()).toEqual(before.map((id) => (basic.test(id) ? `${id}-man` : id)))
  for (const id of ['lumberjack', 'hayer', 'miner'])
    expect(document.querySelectorAll(`#v-p-${id}-man`)).toHaveLength(1)
  applyCardPeople('women')
  expect(pictures()).toEqual(before)
})

test('of two copies in a hand only the one that was tapped is raised, and the other by a tap on it', async () => {
  await showTable('?game=villagers&seats=3&moves=90&seed=35&you=0')
  const copies = () => all('.v-hand [data-at="hand:mason"]')
  const raised = () => copies().map((one) => one.classList.contains('b-chosen'))
  expect(copies()).toHaveLength(2)
  fireEvent.click(copies()[1] as HTMLElement)
  await waitFor(() => expect(raised()).toEqual([false, true]))
  fireEvent.click(copies()[0] as HTMLElement)
  expect(raised()).toEqual([true, false])
  fireEvent.click(copies()[0] as HTMLElement)
  expect(raised()).toEqual([false, false])
})

test('the rail marks the village of another where something of a choice lies, until it is looked at', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=9&you=0')
  const marked = () => all('.seat').map((seat) => seat.querySelector('.seat-mark') !== null)
  expect(marked()).toEqual([false, false])
  fireEvent.click(all('[data-at="hand:apprentice"]')[0] as HTMLElement)
  await waitFor(() => expect(marked()).toEqual([false, true]))
  fireEvent.click(all('.seat')[1] as HTMLElement)
  await waitFor(() => expect(marked()).toEqual([true, false]))
})

test('V3.16 the Countess’s village is looked at from its own button, and the rail leads home from it', async () => {
  await showTable('?game=villagers&seats=1&moves=20&seed=3&you=0')
  const village = () => document.querySelector('.v-village')?.getAttribute('data-place')
  expect(village()).toBe('village:0')
  fireEvent.click(screen.getByRole('button', { name: 'The Countess’s village' }))
  expect(village()).toBe('village:-1')
  expect(all('.seat.seat-seen')).toEqual([])
  fireEvent.click(all('.seat')[0] as HTMLElement)
  expect(village()).toBe('village:0')
})

test('a card that was built comes into sight, wherever its pile stands then', async () => {
  await showTable('?game=villagers&seats=2&moves=38&seed=3&you=0')
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const places = () => shown.mock.contexts.map((one) => (one as Element).getAttribute('data-at'))
  fireEvent.click(all('[data-at="hand:shipwright"]')[0] as HTMLElement)
  for (const place of all('[data-at="at:0:5:0:0"].b-lit')) fireEvent.click(place)
  await waitFor(() => expect(places()).toContain('at:0:5:0:1'))
})

test('piles that stay in a column are not drawn anew when the first of them gets a column of its own', async () => {
  await showTable('?game=villagers&seats=5&moves=216&seed=2&you=0')
  const piles = () => ['at:0:7:0:0', 'at:0:10:0:0'].map((at) => all(`[data-at="${at}"]`)[0])
  const before = piles()
  const column = () => before[1]?.closest('li')?.querySelectorAll('.v-pile').length
  expect(column()).toBe(3)
  fireEvent.click(all('.v-hand [data-at="hand:horse-trader"]')[0] as HTMLElement)
  for (const place of all('[data-at="at:0:6:0:0"].b-lit')) fireEvent.click(place)
  await waitFor(() => expect(all('[data-at="at:0:6:0:1"]')).toHaveLength(1))
  expect(column()).toBe(2)
  expect(piles().map((pile, i) => pile === before[i])).toEqual([true, true])
})

test('a card that is dragged follows the pointer', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=4&you=0')
  // No piece lies anywhere in this document without a layout.
  document.elementsFromPoint = () => []
  const card = all('[data-at="hand:carpenter"]')[0] as HTMLElement
  fireEvent.pointerDown(card, { button: 0, pointerId: 1, clientX: 100, clientY: 500 })
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 130, clientY: 400 })
  expect(all('.b-layer > .b-dragged').map((copy) => copy.style.translate)).toEqual(['30px -100px'])
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 130, clientY: 400 })
  fireEvent.click(card)
  expect(all('.b-dragged')).toEqual([])
})

test('V4.41 the market card and what a village would bring say that the day is at the end of this round', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=9&you=0')
  expect(all('.v-market > [aria-hidden]').map((card) => card.textContent)).toEqual([
    'Market this round',
    'Second Market',
  ])
  expect(all('.v-tags')[0]?.textContent).toContain('Market this round: 5 gold')
})

test('a sheet open over a village makes way for a choice', async () => {
  await showTable('?game=villagers&seats=2&moves=20&seed=2&you=0')
  fireEvent.click(all('.v-tags button.v-tag')[0] as HTMLElement)
  await waitFor(() => expect(all('.v-sheet')).toHaveLength(1))
  fireEvent.click(all('[data-at="hand:wheeler"]')[0] as HTMLElement)
  await waitFor(() => expect(all('.v-sheet')).toEqual([]))
})

test('a tap on the open card before a stack that is asked for is a tap on the stack', async () => {
  await showTable('?game=villagers&seats=2&moves=20&seed=2&you=0')
  fireEvent.click(all('[data-at="hand:wheeler"]')[0] as HTMLElement)
  await waitFor(() => expect(all('[data-at="stack:0"].b-lit')).toHaveLength(1))
  fireEvent.click(all('[data-at="road:0"]')[0] as HTMLElement)
  await waitFor(() => expect(all('.bar')[0]?.textContent).toContain('Lay the Wheeler on stack 1'))
})

test('a village is laid out with the place of a second branch that is offered', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=4&you=0')
  const wide = () =>
    all('.v-village-column').reduce((sum, { dataset }) => sum + Number(dataset.branches), 0)
  const before = wide()
  fireEvent.click(all('[data-at="hand:carpenter"]')[0] as HTMLElement)
  await waitFor(() => expect(all('.v-pile > .v-place')).toHaveLength(1))
  expect(wide()).toBe(before + 1)
})

const question = () => all('.bar-question')[0]?.textContent
const sendButton = () => all('.bar-send')[0] as HTMLButtonElement

test('the cost of a padlock, and who gets it, is said before it is paid, and a turn does not go without a chosen card unasked', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=28&you=0')
  const asked = question()
  const card = () => all('[data-at="hand:beekeeper"]')[0] as HTMLElement
  fireEvent.click(card())
  await waitFor(() =>
    expect(question()).toBe('The padlock costs you 2 gold, paid to Hebamme Frida.'),
  )
  // It has one place only, and is not laid there yet.
  expect(all('.b-lit').map((place) => place.dataset.at)).toEqual(['ground'])
  expect(all('.bar-undo:disabled')).toHaveLength(1)
  fireEvent.click(sendButton())
  await waitFor(() => expect(sendButton().textContent).toBe('Send without Beekeeper?'))
  expect(question()).toMatch(/padlock/)
  // Let go, it is asked about no more.
  fireEvent.click(card())
  await waitFor(() => expect(question()).toBe(asked))
  expect(sendButton().textContent).not.toMatch(/Beekeeper/)
  fireEvent.click(card())
  await waitFor(() => expect(question()).toMatch(/padlock/))
  fireEvent.click(all('[data-at="ground"]')[0] as HTMLElement)
  await waitFor(() => expect(all('.bar-undo:disabled')).toHaveLength(0))
  expect(sendButton().textContent).toBe('End turn & send')
})

test('while a card is chosen, another of the hand that can be built is built by a tap, as before', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=28&you=0')
  const lit = () => all('.v-hand .b-lit:not(.b-chosen)')
  const other = lit().find((one) => one.dataset.at !== 'hand:beekeeper') as HTMLElement
  fireEvent.click(all('[data-at="hand:beekeeper"]')[0] as HTMLElement)
  await waitFor(() => expect(question()).toMatch(/padlock/))
  expect(other.classList.contains('v-forbidden')).toBe(false)
  fireEvent.click(other)
  await waitFor(() => expect(all('.bar-undo:disabled')).toHaveLength(0))
})

test('the list of moves tells what a padlock costs', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=28&you=0')
  fireEvent.click(all('.bar-more')[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'As a list' }))
  const move = await screen.findByRole('button', { name: /^Build the Beekeeper/ })
  expect(move.textContent).toMatch(/\. The padlock costs you 2 gold, paid to Hebamme Frida\.$/)
  // Otherwise the next test would find the list open.
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
})

describe('on a phone', () => {
  beforeEach(() =>
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(width < 960px)' }),
    ),
  )
  afterEach(() => vi.unstubAllGlobals())
  const tab = (name: RegExp) => screen.getByRole('button', { name })
  const isShown = (name: RegExp) => tab(name).getAttribute('aria-pressed') === 'true'

  test('a card chosen beside the road leads to the village, where its places are', async () => {
    await showTable('?game=villagers&seats=2&moves=60&seed=28&you=0')
    fireEvent.click(tab(/^Road/))
    await waitFor(() => expect(isShown(/^Road/)).toBe(true))
    fireEvent.click(all('[data-at="hand:beekeeper"]')[0] as HTMLElement)
    await waitFor(() => expect(isShown(/^Village/)).toBe(true))
    expect(all('[data-at="ground"].b-lit')).toHaveLength(1)
    // The road stays in view when it is opened again.
    fireEvent.click(tab(/^Road/))
    await waitFor(() => expect(isShown(/^Road/)).toBe(true))
  })

  test('a card that is built from beside the road is seen in the village', async () => {
    await showTable('?game=villagers&seats=2&moves=60&seed=28&you=0')
    fireEvent.click(tab(/^Road/))
    await waitFor(() => expect(isShown(/^Road/)).toBe(true))
    const built = all('.v-hand .b-lit').find((one) => one.dataset.at !== 'hand:beekeeper')
    fireEvent.click(built as HTMLElement)
    await waitFor(() => expect(all('.bar-undo:disabled')).toHaveLength(0))
    expect(isShown(/^Village/)).toBe(true)
  })

  test('the hint for a card that is to lie on the road takes no room of its own', async () => {
    await showTable('?game=villagers&seats=2&moves=20&seed=2&you=0')
    fireEvent.click(all('[data-at="hand:wheeler"]')[0] as HTMLElement)
    await waitFor(() => expect(all('.v-starters > .v-hint')).toHaveLength(1))
    expect(all('.v-road-tags')).toEqual([])
  })

  test('a table that is opened in a build turn keeps the village in view after the last build', async () => {
    await showTable('?game=villagers&seats=2&moves=38&seed=3&you=0')
    expect(isShown(/^Village/)).toBe(true)
    fireEvent.click(all('.bar-more')[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'As a list' }))
    fireEvent.click(
      (await screen.findAllByRole('button', { name: /^Build the Shipwright/ }))[0] as HTMLElement,
    )
    await waitFor(() => expect(all('.bar-undo:disabled')).toHaveLength(0))
    expect(tab(/^Village/).querySelector('.pane-mark')).toBeNull()
    expect(isShown(/^Village/)).toBe(true)
  })
})
