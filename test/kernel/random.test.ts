import { expect, test } from 'vitest'
import { Hidden, Random } from '../../worker/games/kernel/index.ts'

const zeros = new Uint8Array(32)

test('the stream is ChaCha20: the first blocks of the zero key are those of RFC 8439, A.1', () => {
  const random = Random.fromSeed(zeros)
  const words = Array.from({ length: 20 }, () => random.int(2 ** 32))
  expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653])
  expect(words.slice(16)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73])
})

test('a stream taken up at a position goes on as if it had never stopped', () => {
  const whole = Random.fromSeed(zeros)
  const expected = Array.from({ length: 100 }, () => whole.int(6))
  for (const stop of [0, 1, 15, 16, 17, 40]) {
    const before = Random.fromSeed(zeros)
    const numbers = Array.from({ length: stop }, () => before.int(6))
    const after = Random.fromSeed(zeros, before.position)
    while (numbers.length < 100) numbers.push(after.int(6))
    expect(numbers).toEqual(expected)
  }
})

test('every number is equally likely', () => {
  const random = Random.fromSeed(zeros)
  const numbers = Array.from({ length: 70_000 }, () => random.int(7))
  const counts = Array.from({ length: 7 }, (_, n) => numbers.filter((m) => m === n).length)
  // Six degrees of freedom: a chi-square above 22.5 comes once in a thousand streams, and this stream is fixed.
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
  expect(chiSquare).toBeLessThan(22.5)
})

test('every number is equally likely also in a range that does not divide that of the stream', () => {
  const random = Random.fromSeed(zeros)
  const third = 2 ** 30
  const numbers = Array.from({ length: 3000 }, () => random.int(3 * third))
  const counts = [0, 1, 2].map(
    (part) => numbers.filter((number) => Math.floor(number / third) === part).length,
  )
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100)
})

test('shuffling keeps every item and reaches every order', () => {
  const random = Random.fromSeed(zeros)
  const orders = new Set<string>()
  for (let i = 0; i < 500; i++) orders.add(random.shuffle(['a', 'b', 'c', 'd']).join(''))
  expect(orders.size).toBe(24)
  for (const order of orders) expect([...order].sort().join('')).toBe('abcd')
})

test('bad arguments are refused', () => {
  expect(() => Random.fromSeed(new Uint8Array(31))).toThrow(RangeError)
  for (const below of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
    expect(() => Random.fromSeed(zeros).int(below)).toThrow(RangeError)
})

test('somebody who does not know the seed cannot draw', () => {
  const random = Random.hidden()
  expect(() => random.int(6)).toThrow(Hidden)
  expect(() => random.shuffle([1, 2])).toThrow(Hidden)
  expect(() => random.shuffle([1])).toThrow(Hidden)
  expect(() => random.pick(['a', 'b'])).toThrow(Hidden)
})
