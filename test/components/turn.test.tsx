import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tell } from '../../web/gallery/post-office.ts'
import { chooseAsList } from '../../web/src/stage/settings.ts'
import { games } from '../../worker/games/index.ts'
import { leaveTable, showTable } from './table.tsx'

// A list that one test opened is not in the way of the next.
beforeEach(() => chooseAsList(false))

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const question = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => fireEvent.click(button(name))

/** The moves that the list offers. Opens it, where it is closed. */
async function listedMoves(): Promise<HTMLElement[]> {
  if (!screen.queryByRole('region', { name: 'Moves' })) {
    // The rail beside the stage has such a button, too.
    fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'As a list' }))
  }
  const list = await screen.findByRole('region', { name: 'Moves' })
  return within(list).queryAllByRole('button')
}

describe.each(games.map(({ id }) => id))('%s on its page', (game) => {
  const position = `?game=${game}&seats=2&moves=20&seed=1&you=0`

  test('a move is planned, kept over a reload, undone, planned again and sent', async () => {
    const table = await showTable(position)
    const [asked, revision] = [question(), table.revision]
    expect(button('Undo').disabled).toBe(true)

    const [first] = await listedMoves()
    fireEvent.click(first as HTMLElement)
    await waitFor(() => expect(button('Undo').disabled).toBe(false))
    const planned = question()
    expect(table.revision).toBe(revision)

    leaveTable()
    await showTable(position, table)
    await waitFor(() => expect(button('Undo').disabled).toBe(false))
    expect(question()).toBe(planned)

    press('Undo')
    await waitFor(() => expect(button('Undo').disabled).toBe(true))
    expect(question()).toBe(asked)
    press('Redo')
    await waitFor(() => expect(question()).toBe(planned))

    // The first answer is given to anything that is asked on the way, until the turn may go.
    const isGone = () => table.revision > revision
    for (let count = 0; count < 40 && !isGone(); count++) {
      const send = document.querySelector<HTMLButtonElement>('.bar-send')
      if (send && !send.disabled) {
        fireEvent.click(send)
        await waitFor(() => expect(document.querySelector('.bar-send[aria-busy=true]')).toBeNull())
      } else fireEvent.click((await listedMoves())[0] as HTMLElement)
    }
    expect(isGone()).toBe(true)
  })
})

test('a move in the list is not drawn anew when a message about people comes: a press on it is not lost', async () => {
  const table = await showTable('?game=villagers&seats=2&moves=0&seed=1&you=0')
  const before = await listedMoves()
  const { seats, ...rest } = table.table()
  const present = seats.map((seat) => ({ ...seat, present: !seat.present, name: `${seat.name}!` }))
  tell({ table: () => ({ ...rest, seats: present }) } as unknown as typeof table, null)
  await screen.findAllByText(/!$/)
  expect(await listedMoves()).toEqual(before)
  expect(before.every((move) => move.isConnected)).toBe(true)
})

test('the points beside a name count what is planned', async () => {
  await showTable('?game=town-builder&seats=2&moves=24&seed=1&you=0')
  const points = () => document.querySelector('.seat-me .seat-points')?.textContent
  const before = points()
  const finishing = (await listedMoves()).find((move) => /complete it/.test(move.textContent))
  fireEvent.click(finishing as HTMLElement)
  await waitFor(() => expect(button('Undo').disabled).toBe(false))
  expect(points()).not.toBe(before)
  press('Undo')
  await waitFor(() => expect(points()).toBe(before))
})

test('a move that closes a turn is sent, even if the same person begins the next round', async () => {
  const table = await showTable('?game=villagers&seats=2&moves=12&seed=2&you=0')
  const { revision } = table
  expect(question()).toMatch(/^Build your village/)
  // With nothing built, it is asked back.
  for (let presses = 0; presses < 2; presses++)
    fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  expect(question()).toMatch(/^Draft/)
  await waitFor(() => expect(table.revision).toBeGreaterThan(revision))
})

test('if I am asked again at once, it is said for a moment that my turn was sent', async () => {
  await showTable('?game=villagers&seats=2&moves=12&seed=2&you=0')
  const small = () => document.querySelector('.bar-small')?.textContent
  expect(small()).not.toMatch(/Sent/)
  for (let presses = 0; presses < 2; presses++)
    fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(small()).toBe('Sent. It is your turn again.'))
  await waitFor(() => expect(small()).toBe(''), { timeout: 10_000 })
}, 20_000)

test('a move that is sent to see what it brings ends the turn as well, where nothing else is left to do', async () => {
  const table = await showTable('?game=my-village&seats=2&moves=10&seed=1&you=0')
  const { revision } = table
  const journey = (await listedMoves()).find((move) => /[Tt]ravel/.test(move.textContent))
  fireEvent.click(journey as HTMLElement)
  press('Send to see it')
  await waitFor(() => expect(table.revision).toBeGreaterThanOrEqual(revision + 2))
  expect(table.entry(revision + 2).events.map(({ event }) => event)).toContain('ended-turn')
  expect(table.entry(revision + 2).seat).toBe(0)
})

test('whoever asked for a turn back is told that it was declined, or that time ran out, until the next move', async () => {
  const search = '?game=villagers&seats=2&moves=20&seed=1&you=0'
  const table = await showTable(search)
  leaveTable()
  const known = table.table()
  const kept = (revision: number) => ({
    ...({ id: 1, at: Date.now(), what: 'turn-kept', seat: 0, by: 1 } as const),
    revision,
  })
  const told =
    /does not agree: your turn stands|Time ran out before all had agreed: your turn stands/
  for (const [revision, seat, isTold, by] of [
    [table.revision, 0, true, 1],
    [table.revision, 0, true, null],
    [table.revision - 1, 0, false, 1],
    [table.revision, 1, false, 1],
  ] as const) {
    table.table = () => ({ ...known, happenings: [{ ...kept(revision), seat, by }] })
    await showTable(search, table)
    expect(screen.queryByText(told) !== null).toBe(isTold)
    leaveTable()
  }
})

test('"Another pace" in the menu opens the drawer with that part unfolded and in view', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await showTable('?game=villagers&seats=2&moves=20&seed=1&you=0')
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Another pace' }))
  const part = (await screen.findByText('Another pace', { selector: 'summary' })).closest('details')
  expect(part?.open).toBe(true)
  await waitFor(() => expect(shown.mock.contexts).toContain(part))
})

test('on a phone the part in view stays once something is planned and the turn can end with it', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(width < 960px)' }),
  )
  // The last thing that can be built: what is left, to trade in, is done on the road.
  await showTable('?game=villagers&seats=2&moves=38&seed=3&you=0')
  press(/^Village/)
  const pressed = () => button(/^Village/).getAttribute('aria-pressed')
  const list = await listedMoves()
  const last = list.find((move) => /Shipwright/.test(move.textContent))
  fireEvent.click(last as HTMLElement)
  await waitFor(() => expect(button('Undo').disabled).toBe(false))
  expect(document.querySelectorAll('.pane-mark')).toHaveLength(1)
  expect(button(/^Road/).querySelector('.pane-mark')).not.toBeNull()
  expect(pressed()).toBe('true')
  vi.unstubAllGlobals()
})

test('on a phone a tap on a seat shows its village, whatever part was in view', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(width < 960px)' }),
  )
  await showTable('?game=my-village&seats=2&moves=20&seed=1&you=0')
  press(/^Chronicle/)
  expect(screen.queryByRole('region', { name: /village$/ })).toBeNull()
  fireEvent.click(document.querySelectorAll('.seat')[1] as HTMLElement)
  await screen.findByRole('region', { name: /’s village$/ })
  expect(document.querySelector('.seat-band-name')?.textContent).toContain('Hebamme Frida')
  fireEvent.click(document.querySelector('.seat-band-back') as HTMLElement)
  await waitFor(() => expect(button(/^Chronicle/).getAttribute('aria-pressed')).toBe('true'))
  vi.unstubAllGlobals()
})
