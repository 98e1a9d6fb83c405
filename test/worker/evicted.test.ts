import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slowly } from './slow-life.ts'
import { evict, setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a table thrown out of memory between any two steps lives on as if it never was', async () => {
  const undisturbed = await slowly(async () => undefined)
  let thrown = 0
  setTime('2026-06-03T10:00:00Z')
  const disturbed = await slowly(async (id) => {
    thrown++
    await evict(id)
  })
  expect(thrown).toBe(30)
  expect(disturbed).toEqual(undisturbed)
  expect(disturbed).toMatchObject({ status: 'over', newcomer: 'Dora' })
  expect(disturbed.told).toEqual([
    ...['day-given 0 1', 'over-time 0', 'day-given 0', 'paused', 'resumed', 'over-time 0'],
    ...['opened 0', 'taken 0 0', 'resigned 1 1', 'taken-back 1 1', 'ended'],
  ])
})
