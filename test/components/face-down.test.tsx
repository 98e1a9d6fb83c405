import { screen, waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { leaveTable, showTable } from './table.tsx'

const guests = () => [...document.querySelectorAll<HTMLElement>('.s-guest')]
const backs = () => guests().filter((one) => one.classList.contains('s-guest-back'))
const seatsWithPoints = () =>
  [...document.querySelectorAll<HTMLElement>('.rail .seat')].map(
    (seat) => seat.querySelector('.seat-points') !== null,
  )

test('S-R25 with heroes face down others see backs and no points, the owner sees both', async () => {
  const options = encodeURIComponent('{"faceDown":true}')
  /** Seat 0 has invited a hero. */
  const position = `?game=settlement&seats=2&moves=45&seed=18&until=moves&options=${options}`
  await showTable(`${position}&you=none`)
  await waitFor(() => expect(guests()).toHaveLength(1))
  expect(screen.getAllByRole('img', { name: 'Invited hero, face down until the end' })).toEqual(
    backs(),
  )
  expect(backs()).toHaveLength(1)
  expect(seatsWithPoints()).toEqual([false, false])
  leaveTable()
  await showTable(`${position}&you=0`)
  await waitFor(() => expect(guests()).toHaveLength(1))
  expect(backs()).toEqual([])
  expect(seatsWithPoints()).toEqual([true, false])
})
