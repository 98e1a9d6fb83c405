import { expect, test } from 'vitest'
import { shareOf } from '../bench/share.ts'

/** Width of the bounds of a share. */
const width = (deals: number[][]): number => {
  const { from, to } = shareOf(deals)
  return to - from
}

const times = (count: number, deals: number[][]) =>
  Array.from({ length: count }, () => deals).flat()

test('games of a deal that end alike count as one', () => {
  const alike = times(10, [
    [1, 1, 1],
    [1, 1, 1],
    [0, 0, 0],
  ])
  const single = times(10, [[1], [1], [0]])
  expect(shareOf(alike).share).toBeCloseTo(200 / 3)
  expect(width(alike) / width(single)).toBeCloseTo(1, 1)
})

test('games of a deal that differ count each', () => {
  const mixed = times(30, [[1, 1, 0]])
  const single = times(30, [[1], [1], [0]])
  expect(width(mixed)).toBeCloseTo(width(single), 0)
})

test('bounds hold the share, and lie between 0 and 100', () => {
  for (const deals of [
    [[1, 1]],
    [[1], [1], [1]],
    [
      [0, 0.5],
      [1, 1],
    ],
  ]) {
    const { share, from, to } = shareOf(deals)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(from).toBeLessThanOrEqual(share)
    expect(to).toBeGreaterThanOrEqual(share)
    expect(to).toBeLessThanOrEqual(100 + 1e-9)
  }
})
