import { waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
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
