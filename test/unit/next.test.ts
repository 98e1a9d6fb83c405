import { expect, test } from 'vitest'
import { nextOf } from '../../web/src/account/next.ts'

/** Tables that wait, the longest waiting first. */
const waiting = ['a', 'b', 'c'].map((id) => ({ id }))

test('the next table is the one that waits longest', () => {
  expect(nextOf(waiting)?.id).toBe('a')
  expect(nextOf([])).toBeUndefined()
})

test('“later” goes to the one that follows, and after the last one to the first', () => {
  expect(nextOf(waiting, 'a')?.id).toBe('b')
  expect(nextOf(waiting, 'c')?.id).toBe('a')
})

test('a table that is open and waits no longer does not count', () => {
  expect(nextOf(waiting, 'played')?.id).toBe('a')
  expect(nextOf(waiting.slice(0, 1), 'a')).toBeUndefined()
  expect(nextOf([], 'a')).toBeUndefined()
})
