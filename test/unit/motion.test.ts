import { expect, test } from 'vitest'
import { millisecondsOf } from '../../web/src/boards/kit/motion.ts'

test('a time is read from a style sheet as it was written, and as it was built', () => {
  expect(millisecondsOf('480ms')).toBe(480)
  expect(millisecondsOf(' .48s')).toBe(480)
  expect(millisecondsOf('0s')).toBe(0)
  expect(millisecondsOf('')).toBe(0)
})
