import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { leaveTable, showTable } from './table.tsx'

/** One step of time before the bridge, with dice to choose and five villagers. */
const beforeTheBridge = '?game=my-village&seats=2&moves=23&seed=1&you=0'

const question = () => screen.getByRole('heading', { level: 1 }).textContent
const piece = (at: string) => document.querySelector(`[data-at="${at}"]`) as HTMLElement
const send = () => document.querySelector('.bar-send') as HTMLButtonElement

test('M5.1 each die of the pool stays lit, whatever sum is looked at', async () => {
  await showTable('?game=my-village&seats=2&moves=0&seed=1&you=0')
  const dice = () => [...document.querySelectorAll('.mv-pool .mv-die-button')]
  for (const sum of document.querySelectorAll('.mv-sum:enabled')) {
    fireEvent.click(sum)
    expect(sum.getAttribute('aria-pressed')).toBe('true')
    expect(dice().filter((die) => !die.matches('.b-piece.b-lit'))).toEqual([])
    expect(dice().filter((die) => die.matches('.mv-looked'))).toHaveLength(2)
  }
})

test('M5.11 a deed is chosen before its dice: a plot that some dice reach marks them, and is built by the next tap', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  const plots = () => [...document.querySelectorAll<HTMLElement>('.mv-site .mv-piece')]
  const plot = plots().find((one) => one.matches('.mv-reach:not(.b-lit)')) as HTMLElement
  const at = plot.dataset.at as string
  fireEvent.click(plot)
  const aimed = () => plots().find((one) => one.dataset.at === at)
  await waitFor(() => expect(aimed()?.matches('.mv-aimed.b-lit')).toBe(true))
  expect(document.querySelectorAll('.mv-die-button.mv-looked')).toHaveLength(2)
  const undo = () => document.querySelector('.bar-undo:enabled')
  expect(undo()).toBeNull()
  fireEvent.click(aimed() as HTMLElement)
  await waitFor(() => expect(undo()).not.toBeNull())
})

test('M5.24 where several buildings of a kind can be had, the plot asks which, and another plot takes its place', async () => {
  await showTable('?game=my-village&seats=2&moves=0&seed=1&you=0')
  const plots = () => [...document.querySelectorAll<HTMLElement>('.mv-site [data-at^="plot:"]')]
  const sums = [...document.querySelectorAll<HTMLElement>('.mv-sum:enabled')]
  const sum = sums.find((one) => {
    fireEvent.click(one)
    return plots().length > 1
  })
  expect(sum).toBeTruthy()
  const kinds = plots().map((plot) => (plot.dataset.at ?? '').slice('plot:'.length))
  for (const kind of kinds) {
    const plot = () => document.querySelector(`[data-at="plot:${kind}"]`) as HTMLElement
    expect(plot().querySelector('.mv-site-name')?.textContent).not.toMatch(/\d/)
    fireEvent.click(plot())
    await waitFor(() => expect(plot().matches('.b-chosen')).toBe(true))
    const lit = [...document.querySelectorAll<HTMLElement>('.mv-offers .b-lit')]
    expect(lit.map((one) => one.dataset.at?.split('-')[0])).toEqual(lit.map(() => `card:${kind}`))
    expect(lit.length).toBeGreaterThan(1)
    const question = document.querySelector('.bar-question')?.textContent
    expect(question).toMatch(/^\S+: \d\/\d.* or \d\/\d\?$/)
  }
  fireEvent.click(document.querySelector('.mv-offers .b-lit') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.bar-undo:enabled')).not.toBeNull())
})

test('M5.13 a tap at the foot of a house whose banner is lit uses the banner, where goods lie', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  const houses = () =>
    [...document.querySelectorAll<HTMLElement>('.mv-house.b-lit')].filter((house) =>
      house.parentElement?.querySelector('.mv-stock:not(.b-lit)'),
    )
  const sums = [...document.querySelectorAll<HTMLElement>('.mv-sum:enabled')]
  for (const sum of sums) if (houses().length === 0) fireEvent.click(sum)
  const [house] = houses()
  if (!house) throw new Error('No house with goods has a banner that is lit.')
  fireEvent.click(house.parentElement?.querySelector('.mv-stock') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.bar-undo:enabled')).not.toBeNull())
})

test('while a move from the list waits for the table, no die like one tapped before is marked', async () => {
  await showTable('?game=my-village&seats=2&moves=0&seed=1&you=0')
  fireEvent.click(piece('die:white:1'))
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'As a list' }))
  const list = await screen.findByRole('region', { name: 'Moves' })
  for (const move of [/white 6/, /travel card A/])
    fireEvent.click(await within(list).findByRole('button', { name: move }))
  await screen.findByRole('button', { name: 'Send to see it' })
  expect(piece('die:white:1')).not.toBeNull()
  expect(document.querySelector('.b-awaits')).toBeNull()
})

test('M5.21 buildings of a kind that cannot be had tell why, as other cards do', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  fireEvent.click(screen.getByRole('button', { name: /^Banner value 5\b/ }))
  const withheld = [...document.querySelectorAll('.mv-withheld .mv-stamp')]
  expect(withheld.filter((one) => one.matches('.mv-kind-stamp'))).toHaveLength(2)
  expect(withheld.filter((one) => !one.matches('.mv-no'))).toEqual([])
  expect(withheld.filter((one) => !one.querySelector('.mv-lack')?.textContent)).toEqual([])
  expect(document.querySelector('.mv-offers .mv-black .mv-lack')).toBeNull()
})

test('the white banners that may follow keep their size when one was used: a finger finds them again', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  fireEvent.click(screen.getByRole('button', { name: /^Banner value 6\b/ }))
  const size = () =>
    document.querySelector<HTMLElement>('.mv-uses-row')?.style.getPropertyValue('--stamp')
  const before = size()
  fireEvent.click(document.querySelector('.mv-white .mv-stamp.b-lit') as HTMLElement)
  await waitFor(() => expect(question()).toMatch(/^Activate another white banner/))
  expect(size()).toBe(before)
})

test('M5.78 M-R24 the office tells of as many customers as there will be coins for', async () => {
  const told = async (search: string) => {
    await showTable(search)
    fireEvent.click(screen.getByRole('button', { name: /^Banner value 10\b/ }))
    const gain = document.querySelector('[data-at="office"] .mv-gains')?.textContent
    leaveTable()
    return gain
  }
  expect(await told('?game=my-village&seats=2&moves=60&seed=1&you=0')).toBe('1–4')
  // There, the change to the value takes the only coin.
  expect(await told('?game=my-village&seats=3&moves=60&seed=1&you=0')).toBe('1–2')
})

test('M5.106 who passes the bridge chooses who dies before the turn is sent, and all of it is one turn', async () => {
  const table = await showTable(beforeTheBridge)
  const { revision } = table
  fireEvent.click(piece('v0:banner:headman'))
  await waitFor(() => expect(question()).toMatch(/^The reaper/))
  expect(table.revision).toBe(revision)
  fireEvent.click(piece('v0:villager:traveller'))
  await waitFor(() => expect(send().textContent).toBe('End turn & send'))
  expect(question()).toBe('Your turn is complete. Send it.')
  fireEvent.click(send())
  await waitFor(() => expect(table.revision).toBeGreaterThan(revision))
  const events = table.entry(revision + 1).events.map(({ event }) => event)
  for (const event of ['used', 'ended-turn', 'died']) expect(events).toContain(event)
})

test('M5.77 M11.17 M-R11 customers are taken and the turn is sent by one press, and it is one turn', async () => {
  const table = await showTable('?game=my-village&seats=2&moves=0&seed=1&you=0')
  const { revision } = table
  fireEvent.click(screen.getByRole('button', { name: /^Banner value 10\b/ }))
  fireEvent.click(piece('office'))
  await waitFor(() => expect(question()).toBe('Choose a customer, or leave the market office.'))
  // M-R11: leaving it is a step of its own, and can be undone.
  expect(send().textContent).toBe('Continue')
  fireEvent.click(send())
  await waitFor(() => expect(send().textContent).toBe('End turn & send'))
  expect(table.revision).toBe(revision)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(question()).toMatch(/^Choose a customer/))
  fireEvent.click(document.querySelector('.mv-customer.b-lit') as HTMLElement)
  await waitFor(() => expect(send().textContent).toBe('End turn & send'))
  expect(question()).toMatch(/^Take another customer/)
  fireEvent.click(send())
  await waitFor(() => expect(table.revision).toBeGreaterThan(revision))
  const events = table.entry(revision + 1).events.map(({ event }) => event)
  for (const event of ['took-customers', 'ended-turn']) expect(events).toContain(event)
})

test('a deed of mine while I look at another village brings mine back', async () => {
  await showTable(beforeTheBridge)
  fireEvent.click(document.querySelectorAll('.seat')[1] as HTMLElement)
  await screen.findByRole('region', { name: /’s village$/ })
  fireEvent.click(document.querySelector('.mv-offers .b-lit') as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('region', { name: /’s village$/ })).toBeNull())
})

test('the words of a card for a screen reader are made of whole sentences', async () => {
  await showTable(beforeTheBridge)
  const labels = [...document.querySelectorAll('.mv-piece > .quiet')].map((one) => one.textContent)
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => label.includes('..'))).toEqual([])
})

test('what one tap planned, dice included, counts as one move; one undo takes all of it back, and one redo brings it back', async () => {
  await showTable(beforeTheBridge)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  expect(question()).toBe('Choose what to take two dice for.')
  fireEvent.click(piece('v0:banner:headman'))
  await waitFor(() => expect(question()).toMatch(/^The reaper/))
  // It is one deed for people, whatever it takes.
  expect(document.querySelector('.bar-small')?.textContent).toMatch(/^1 move planned/)
  press('Undo')
  expect(question()).toBe('Choose what to take two dice for.')
  press('Redo')
  expect(question()).toMatch(/^The reaper/)
})
