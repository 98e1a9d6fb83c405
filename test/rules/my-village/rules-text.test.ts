import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules as german } from '../../../worker/games/my-village/rules.de.ts'
import { rules as english } from '../../../worker/games/my-village/rules.en.ts'

const numbered = readFileSync(join(import.meta.dirname, 'rules.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

const numbersOf = (chapters: typeof english) => chapters.map(({ rules }) => Object.keys(rules))

/** Every rule's number that the code of the game names: as the reason of a refusal, or of a lack. */
function named(): string[] {
  const folder = join(import.meta.dirname, '../../../worker/games/my-village')
  const files = readdirSync(folder).filter((file) =>
    /^(?!rules\.|words\.|cards\.).*\.ts$/.test(file),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'(M(?:\d+\.|-R)\d+)'/g)].map(
      ([, number]) => number ?? '',
    ),
  )
  return [...new Set(found)]
}

describe('the rules to be read', () => {
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

  test('every rule that a move is refused with can be read', () => {
    const numbers = numbersOf(english).flat()
    const refusing = named()
    expect(refusing.length).toBeGreaterThan(50)
    expect(refusing.filter((number) => !numbers.includes(number))).toEqual([])
  })

  test.each([
    ['English', english],
    ['German', german],
  ])('%s: whole sentences, and nothing that looks like code', (_, chapters) => {
    for (const { title, rules } of chapters) {
      expect(title).not.toBe('')
      for (const [number, text] of Object.entries(rules)) {
        expect(text, number).toMatch(/^[A-ZÄÖÜ„"][^`_*{}<>\n]+[.“"]$/)
        expect(text, number).not.toMatch(/[a-z][A-Z]|[a-z]_[a-z]| {2}|\bM\d|\bSP\b|\bPP\b/)
      }
    }
  })
})
