import { expect, test } from 'vitest'
import type { PerLanguage } from '../../worker/games/kernel/language.ts'
import type { RulesChapter } from '../../worker/games/kernel/rules.ts'

/** The numbers of the rules, chapter by chapter. */
export const numbersOf = (chapters: ReadonlyArray<RulesChapter>) =>
  chapters.map(({ rules }) => Object.keys(rules))

/** Laws for the rules of every game: all languages alike, each rule once, and none that is not `numbered`. */
export function testRules(
  rules: PerLanguage<ReadonlyArray<RulesChapter>>,
  numbered: ReadonlyArray<string>,
): void {
  test.for(Object.entries(rules))(
    '%s has the same chapters with the same rules',
    ([, chapters]) => {
      expect(numbersOf(chapters)).toEqual(numbersOf(rules.en))
      expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
    },
  )

  test('each rule stands there once, and exists', () => {
    const numbers = numbersOf(rules.en).flat()
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => !numbered.includes(number))).toEqual([])
  })
}
