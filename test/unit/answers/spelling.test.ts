import { expect, test } from 'vitest'
import { fitOf } from '../../../worker/notices/answers/label.ts'
import { likeness } from '../../../worker/notices/answers/spelling.ts'

test.each([
  ['carpenter', 'carpenter', 3],
  // Its beginning, its plural, the last part of it.
  ['carp', 'carpenter', 2],
  ['car', 'carpenter', 0],
  ['fields', 'field', 2],
  ['fieldings', 'field', 0],
  ['reihe', 'siedlungsreihe', 2],
  ['ihe', 'siedlungsreihe', 0],
  ['inns', 'inn', 0],
  // One letter is another, two in a long word; never the first.
  ['smitg', 'smith', 1],
  ['zmith', 'smith', 0],
  ['mibl', 'mill', 0],
  ['schreynerz', 'schreiners', 1],
  ['schreynarz', 'schreiners', 0],
  ['schreyn', 'schrinx', 0],
  ['12', '123', 0],
] as const)('%s for %s fits to the degree %s', (written, word, degree) => {
  expect(likeness(written, word)).toBe(degree)
})

test('a number fits as it is, in letters too, and the best of some words counts', () => {
  expect(fitOf('two', ['2', 'coins'])).toBe(3)
  expect(fitOf('carp', ['smith', 'carpenter'])).toBe(2)
  expect(fitOf('smitg', ['smith', 'carpenter'])).toBe(1)
  expect(fitOf('carp', [])).toBe(0)
})
