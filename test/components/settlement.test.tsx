import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { showTable } from './table.tsx'

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const tab = (name: RegExp) => button(name).getAttribute('aria-pressed')
/** The board comes a moment after its frame. */
const find = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const tray = () => screen.queryByRole('region', { name: 'Exchange' })

/** A turn begins, with something to exchange. */
const begun = '?game=settlement&seats=2&moves=32&seed=1&you=0&until=mine'

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('700px') }),
  )
afterEach(() => vi.unstubAllGlobals())

describe('on a phone', () => {
  test('choosing to construct leads from the valley to the market', async () => {
    onPhone()
    await showTable(begun)
    await find(/^Valley/)
    press(/^Valley/)
    expect(tab(/^Valley/)).toBe('true')
    fireEvent.click(await find(/^Construct a building/))
    await waitFor(() => expect(tab(/^Market/)).toBe('true'))
  })

  test('exchanges lie open in the part where they were opened only', async () => {
    onPhone()
    await showTable(begun)
    press(/^Valley/)
    fireEvent.click(await find('Exchange'))
    expect(tray()).not.toBeNull()
    press(/^Market/)
    await waitFor(() => expect(tray()).toBeNull())
  })
})

test('exchanges do not lie open again after something else was done', async () => {
  await showTable(begun)
  fireEvent.click(await find('Exchange'))
  expect(tray()).not.toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: /Explore a terrain in/ })[0] as HTMLElement)
  await waitFor(() => expect(tray()).toBeNull())
  press('Undo')
  await waitFor(() => expect(button('Exchange').disabled).toBe(false))
  expect(tray()).toBeNull()
})
