import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules as german } from '../../../worker/games/settlement/rules.de.ts'
import { rules as english } from '../../../worker/games/settlement/rules.en.ts'
import { rules as french } from '../../../worker/games/settlement/rules.fr.ts'
import type { Move } from '../../../worker/games/settlement/state.ts'
import { numbersOf, testRules } from '../rules-text.ts'
import { fresh } from './table.ts'

const numbered = readFileSync(join(import.meta.dirname, 'rules.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

const readable = new Set(numbersOf(english).flat())

/** Every rule's number that the code of the game names as the reason of a refusal. */
function named(): Set<string> {
  const folder = join(import.meta.dirname, '../../../worker/games/settlement')
  const files = readdirSync(folder).filter((file) => /^(?!rules\.).*\.ts$/.test(file))
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'(S(?:\d+\.|-R)\d+)'/g)].map(
        ([, number]) => number ?? '',
      ),
    ),
  )
}

/** The numbers that refuse, in a whole game, whatever was possible at another moment of it. */
function refusing(seats: number, seed: number): Set<string> {
  const t = fresh(seats, seed)
  const seen = new Map<string, Move>()
  const numbers = new Set<string>()
  let chance = seed
  const below = (count: number) => {
    chance = (chance * 16_807) % 2_147_483_647
    return chance % count
  }
  while (t.state.agenda.length > 0) {
    const moves = t.moves()
    const legal = new Set(moves.map((move) => JSON.stringify(move)))
    for (const move of moves) seen.set(JSON.stringify(move), move)
    const others = [...seen].filter(([move]) => !legal.has(move))
    for (let i = 0; i < Math.min(others.length, 8); i++) {
      const [, move] = others[below(others.length)] ?? []
      const number = t.refusal(move)
      if (number !== undefined) numbers.add(number)
    }
    // A pass only where nothing else is left: rounds shall be long.
    const wanted = moves.filter((move) => move.do !== 'pass' && move.do !== 'exchange')
    const choice = wanted.length > 0 ? wanted : moves.filter((move) => move.do === 'pass')
    const next = choice[below(choice.length)]
    if (!next) break
    t.do(next)
  }
  return numbers
}

describe('the rules to be read', () => {
  testRules({ en: english, de: german, fr: french }, numbered)

  test('every rule that the code refuses a move with can be read', () => {
    const reasons = named()
    expect(reasons.size).toBeGreaterThan(40)
    expect([...reasons].filter((number) => !readable.has(number))).toEqual([])
  })

  test.each([1, 2, 3, 4])(
    '%i at the table: every refusal in a random game can be read',
    (seats) => {
      const reasons = refusing(seats, 40 + seats)
      expect(reasons.size).toBeGreaterThan(10)
      expect([...reasons].filter((number) => !readable.has(number))).toEqual([])
    },
  )

  test.each([
    ['English', english],
    ['German', german],
    ['French', french],
  ])('%s: whole sentences, and nothing that looks like code', (_, chapters) => {
    for (const { title, rules } of chapters) {
      expect(title).not.toBe('')
      for (const [number, text] of Object.entries(rules)) {
        expect(text, number).toMatch(/^[\p{Lu}0-9][^`_*{}<>\n]+\.$/u)
        expect(text, number).not.toMatch(/[a-z][A-Z]|[a-z]_[a-z]| {2}|\bS-?R?\d|\bVP\b|\bSP\b/)
      }
    }
  })
})
