import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type LocalTable, localId } from '../../web/gallery/local-table.ts'
import { tell } from '../../web/gallery/post-office.ts'
import { beginOpening, endOpening } from '../../web/src/device/opening.ts'
import { chooseAsList, settings } from '../../web/src/stage/settings.ts'
import { leaveTable, showTable } from './table.tsx'

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('960px') }),
  )
afterEach(() => vi.unstubAllGlobals())

const cards = () => screen.queryByRole('region', { name: 'Since your last turn' })
const found = () => screen.findByRole('region', { name: 'Since your last turn' })
const takeMyTurn = () => fireEvent.click(screen.getByRole('button', { name: 'Take my turn' }))
const countIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0])
const openMenu = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
/** Number of turns that a card says that somebody played. */
const turnsOn = (card: HTMLElement) =>
  within(card).queryByText(/one turn/)
    ? 1
    : countIn(within(card).getByText(/\d+ turns/).textContent)

describe.for(['a phone', 'a laptop'])('on %s', (screenOf) => {
  test('somebody who moved while nobody looked has a card, once, however long ago', async () => {
    if (screenOf === 'a phone') onPhone()
    const search = '?game=settlement&seats=4&moves=70&seed=2&you=0&until=mine'
    const table = await showTable(`${search}&missed=1`)
    const shown = await within(await found()).findAllByRole('article')
    expect(shown).toHaveLength(3)
    for (const card of shown) {
      expect(within(card).getByRole('heading', { level: 2 }).textContent).not.toBe('')
      expect(within(card).getByRole('button', { name: /^Watch / })).toBeTruthy()
      expect(card.querySelector('.returning-touch')?.textContent).not.toBe('')
    }
    expect(screen.queryByRole('button', { name: 'End turn & send' })).toBeNull()
    takeMyTurn()
    await waitFor(() => expect(cards()).toBeNull())
    leaveTable()
    await showTable(`${search}&missed=1`, table)
    await screen.findAllByRole('button', { name: 'More' })
    expect(cards()).toBeNull()
    // The menu has it at every size.
    openMenu()
    fireEvent.click(await screen.findByRole('button', { name: /turns? since yours$/ }))
    expect(await within(await found()).findAllByRole('article')).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Watch all' }))
    await waitFor(() => expect(document.querySelector('.film')).not.toBeNull())
  })
})

test('a list of moves that was left open lies over no card, and is there again after them', async () => {
  chooseAsList(true)
  onTestFinished(() => chooseAsList(false))
  await showTable('?game=settlement&seats=3&moves=90&seed=4&you=0&until=mine&missed=1')
  await found()
  expect(document.querySelector('.drawer')).toBeNull()
  takeMyTurn()
  await waitFor(() => expect(cards()).toBeNull())
  expect(await screen.findByRole('region', { name: 'Moves' })).toBeTruthy()
  expect(settings.asList()).toBe(true)
})

test('the film of one of them shows their turns alone', async () => {
  await showTable('?game=settlement&seats=3&moves=90&seed=4&you=0&until=mine&missed=1')
  const shown = await within(await found()).findAllByRole('article')
  const card = shown[0] as HTMLElement
  const count = turnsOn(card)
  fireEvent.click(within(card).getByRole('button', { name: /^Watch / }))
  await waitFor(() => expect(document.querySelector('.film')).not.toBeNull())
  expect(document.querySelectorAll('.film-track > i')).toHaveLength(count)
  expect(document.querySelector('.returning')).toBeNull()
})

test('cards, handle and log tell one count: of the turns that the log tells', async () => {
  await showTable('?game=my-village&seats=3&moves=63&seed=1&you=0&until=mine&missed=1')
  const shown = await within(await found()).findAllByRole('article')
  const told = shown.reduce((sum, card) => sum + turnsOn(card), 0)
  const offered = countIn(document.querySelector('.handle-since .badge')?.textContent)
  expect(told).toBe(offered)
  takeMyTurn()
  fireEvent.click(screen.getAllByRole('button', { name: 'Log' })[0] as HTMLElement)
  await waitFor(() => expect(document.querySelector('.log-fresh .log-entry')).not.toBeNull())
  const log = document.querySelector('.log') as HTMLElement
  expect(countIn(log.querySelector('.log-fresh .count')?.textContent)).toBe(offered)
  expect(log.querySelectorAll('.log-fresh .log-entry:not(.log-happening)')).toHaveLength(offered)
})

test('nothing lies over the board of whom something planned waits for', async () => {
  const search = '?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine'
  const table = await showTable(search)
  const space = () => document.querySelector<HTMLElement>('[data-at="terrain:0:0"]')
  await waitFor(() => expect(space()?.querySelector('.s-exploring')).toBeTruthy())
  fireEvent.click(space() as HTMLElement)
  await screen.findByRole('button', { name: 'Send to see it' })
  leaveTable()
  localStorage.removeItem(`dorfpost.seen.${localId}.0`)
  await showTable(`${search}&missed=1`, table)
  await screen.findByRole('button', { name: 'Send to see it' })
  expect(cards()).toBeNull()
  // Somebody who asks for them has them.
  openMenu()
  fireEvent.click(await screen.findByRole('button', { name: /turns? since yours$/ }))
  expect((await within(await found()).findAllByRole('article')).length).toBeGreaterThan(0)
  takeMyTurn()
  await screen.findByRole('button', { name: 'Send to see it' })
})

test('somebody who moved on another device and looks on has no card of what is told to them', async () => {
  const table = await showTable(
    '?game=settlement&seats=2&moves=50&seed=3&you=0&until=theirs&missed=1',
  )
  expect(table.table().since).toBe(table.revision)
  const seen = new Set<boolean>()
  const watch = new MutationObserver(() => seen.add(cards() !== null))
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await waitFor(() => expect(document.querySelector('.frame:not(.coming)')).not.toBeNull())
  while (!table.asked()) tell(table, table.goOn())
  await waitFor(() => {
    expect(document.querySelector('.said')).toBeNull()
    expect(document.querySelector('.bar-mine')).not.toBeNull()
  })
  expect([...seen]).toEqual([false])
})

test('on a phone the cards that were put away are one line, which shows them again', async () => {
  onPhone()
  await showTable('?game=settlement&seats=4&moves=70&seed=2&you=0&until=mine&missed=1')
  await within(await found()).findAllByRole('article')
  expect(document.querySelector('.since-line')).toBeNull()
  takeMyTurn()
  await waitFor(() => expect(document.querySelectorAll('.since-line .since-who')).toHaveLength(3))
  fireEvent.click(document.querySelector('.since-line') as HTMLElement)
  expect(await within(await found()).findAllByRole('article')).toHaveLength(3)
  expect(document.querySelector('.since-line')).toBeNull()
})

test('cards stay as they are when the line says the same again, or that somebody looks up', async () => {
  const table = await showTable(
    '?game=settlement&seats=4&moves=70&seed=2&you=0&until=mine&missed=1',
  )
  const shown = await within(await found()).findAllByRole('article')
  const view = table.table()
  const seats = view.seats.map((seat) => ({ ...seat, present: !seat.present }))
  tell({ table: () => ({ ...view, seats }) } as LocalTable, null)
  expect(document.querySelectorAll('.presence')).toHaveLength(2)
  const now = within(await found()).getAllByRole('article')
  expect(now.map((card, i) => card === shown[i])).toEqual([true, true, true])
})

test('as a table is opened on a phone, its stage lies below the row of tabs from the start', async () => {
  onPhone()
  onTestFinished(endOpening)
  // Each part takes long: no other is drawn before the page was painted.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  onTestFinished(() => clock.mockRestore())
  beginOpening(document.body)
  const rows: boolean[] = []
  const watch = new MutationObserver(() => {
    const frame = document.querySelector('.frame')
    if (frame) rows.push(frame.querySelector('.panes') !== null)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await showTable('?game=my-village&seats=3&moves=60&seed=1&you=0&until=mine')
  await waitFor(() => expect(document.querySelector('.pane-tab')).not.toBeNull())
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).not.toContain(false)
})
