import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followUse, type Use, usePause } from '../../web/src/api/use.ts'

const minute = 60_000
let told: number[] = []
let use: Use
let end: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  told = []
  createRoot((dispose) => {
    end = dispose
    use = followUse(() => void told.push(use.idle()))
  })
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

const touch = () => dispatchEvent(new Event('pointermove'))

test('a use is told at once, and those after it together, with when the last one was', () => {
  touch()
  expect(told).toEqual([0])
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(minute)
    touch()
  }
  expect(told).toEqual([0])
  vi.advanceTimersByTime(usePause)
  expect(told).toEqual([0, (usePause - 2 * minute) / 1000])
})

test('the first use after something new is told at once, and an earlier one is not taken for it', () => {
  touch()
  vi.advanceTimersByTime(minute)
  touch()
  vi.advanceTimersByTime(minute)
  use.renew()
  expect(told).toEqual([0, 60])
  vi.advanceTimersByTime(2000)
  touch()
  expect(told).toEqual([0, 60, 0])
  use.renew()
  expect(told).toHaveLength(3)
})

test('a page that nobody uses says nothing, and nothing is told once the table is left', () => {
  vi.advanceTimersByTime(60 * minute)
  expect(use.idle()).toBe(60 * 60)
  touch()
  vi.advanceTimersByTime(minute)
  touch()
  end()
  vi.advanceTimersByTime(60 * minute)
  touch()
  expect(told).toEqual([0])
})
