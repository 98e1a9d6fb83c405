import likeness from 'unhomoglyph'
import { expect, test } from 'vitest'
import { apart, lookAlike, skeleton } from '../../worker/wire/names.ts'

const last = 0x10ffff

test('Each character looks like what Unicode says it looks like', () => {
  const wrong: string[] = []
  for (let code = 0; code <= last; code++) {
    const sign = String.fromCodePoint(code)
    if (!sign.isWellFormed()) continue
    if (skeleton(sign) !== likeness(apart(sign)).normalize('NFD')) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test('Names of other scripts that look the same are taken for each other', () => {
  expect(lookAlike('Аda', 'Ada')).toBe(true)
  expect(lookAlike('Ⓐda', 'Ada')).toBe(true)
  expect(lookAlike('rnartha', 'martha')).toBe(true)
  expect(lookAlike('Ada', 'Ida')).toBe(false)
})
