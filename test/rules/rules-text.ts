import { expect, test } from 'vitest'
import type { RulesChapter } from '../../worker/games/kernel/rules.ts'

/** The numbers of the rules, chapter by chapter. */
export const numbersOf = (chapters: ReadonlyArray<RulesChapter>) =>
  chapters.map(({ rules }) => Object.keys(rules))

/** Laws for the rules of every game: two languages alike, each rule once, and none that is not `numbered`. */
export function testRules(
  english: ReadonlyArray<RulesChapter>,
  german: ReadonlyArray<RulesChapter>,
  numbered: ReadonlyArray<string>,
): void {
  test('both languages have the same chapters with the same rules', () => {
    expect(numbersOf(german)).toEqual(numbersOf(english))
    expect(new Set(english.map(({ title }) => title)).size).toBe(english.length)
    expect(new Set(german.map(({ title }) => title)).size).toBe(german.length)
  })

  test('each rule stands there once, and exists', () => {
    const numbers = numbersOf(english).flat()
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => !numbered.includes(number))).toEqual([])
  })
}
