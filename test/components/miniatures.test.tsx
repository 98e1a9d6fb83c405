import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, expect, test, vi } from 'vitest'
import { showTable } from './table.tsx'

const pictureOf = (seat: Element): string | null =>
  seat.querySelector('.seat-place img')?.getAttribute('src') ?? null

test('the rail shows the village of each of the others, as I see it; mine is on the stage', async () => {
  await showTable('?game=settlement&seats=3&moves=90&seed=4&you=0&until=mine')
  const seats = () => [...document.querySelectorAll('.rail .seat')]
  await waitFor(
    () => expect(seats().map((seat) => pictureOf(seat) !== null)).toEqual([false, true, true]),
    {
      timeout: 20_000,
    },
  )
  const [, one, other] = seats().map(pictureOf)
  expect(decodeURIComponent(one ?? '')).toMatch(/^data:image\/svg\+xml[^<]*<svg .*<\/svg>$/s)
  expect(one).not.toBe(other)
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['villagers', 'Road', '.v-pile-mark'],
  ['my-village', 'Chronicle', '.mv-five .mv-one'],
  ['settlement', 'Market', '.s-street-mark'],
  ['town-builder', 'Row', '.tb-marks'],
])(
  'a tap on a seat of %s opens that place from any pane of a phone, under their name, and leads back',
  async (game, pane, mark) => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('960px') }),
    )
    await showTable(`?game=${game}&seats=3&moves=60&seed=1&you=0&until=mine`)
    const tab = () => screen.getByRole('button', { name: new RegExp(`^${pane}`) })
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${pane}`) }))
    fireEvent.click(document.querySelectorAll('.rail .seat')[1] as HTMLElement)
    const band = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.seat-band')
      expect(found).not.toBeNull()
      return found as HTMLElement
    })
    expect(band.querySelector('.seat-band-name')?.textContent).toContain('Hebamme Frida')
    expect(band.classList).toContain('seat-1')
    expect(
      band.querySelector(`.seat-marks${mark === '.tb-marks' ? mark : ` ${mark}`}`),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Mine' }))
    await waitFor(() => expect(tab().getAttribute('aria-pressed')).toBe('true'))
    expect(document.querySelector('.seat-me')?.getAttribute('aria-pressed')).toBe('true')
  },
)

test('points carry their unit, for whoever hears them, too', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=1&you=0&until=mine')
  expect(document.querySelector('.seat-points')?.textContent).toMatch(/^\d+ gold$/)
  expect(document.querySelector('.seat-points .seat-gold')).toBeTruthy()
})
