import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules as german } from '../../../worker/games/my-village/rules.de.ts'
import { rules as english } from '../../../worker/games/my-village/rules.en.ts'
import { rules as french } from '../../../worker/games/my-village/rules.fr.ts'
import { numbersOf, testRules } from '../rules-text.ts'

const numbered = readFileSync(join(import.meta.dirname, 'rules.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

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
  testRules({ en: english, de: german, fr: french }, numbered)

  test('every rule that a move is refused with can be read', () => {
    const numbers = numbersOf(english).flat()
    const refusing = named()
    expect(refusing.length).toBeGreaterThan(50)
    expect(refusing.filter((number) => !numbers.includes(number))).toEqual([])
  })

  test.each([
    ['English', english],
    ['German', german],
    ['French', french],
  ])('%s: whole sentences, and nothing that looks like code', (_, chapters) => {
    for (const { title, rules } of chapters) {
      expect(title).not.toBe('')
      for (const [number, text] of Object.entries(rules)) {
        expect(text, number).toMatch(/^[\p{Lu}„"][^`_*{}<>\n]+[.“"]$/u)
        expect(text, number).not.toMatch(/[a-z][A-Z]|[a-z]_[a-z]| {2}|\bM\d|\bSP\b|\bPP\b/)
      }
    }
  })
})
