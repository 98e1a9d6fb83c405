import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Random, start, submit } from '../../../worker/games/kernel/index.ts'
import { moduleIds } from '../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { rules as german } from '../../../worker/games/villagers/rules.de.ts'
import { rules as english } from '../../../worker/games/villagers/rules.en.ts'
import { rules as french } from '../../../worker/games/villagers/rules.fr.ts'
import type { Move } from '../../../worker/games/villagers/state.ts'
import { numbersOf, testRules } from '../rules-text.ts'

const numbered = readFileSync(join(import.meta.dirname, 'rules.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
const readable = new Set(numbersOf(english).flat())

/** Every rule's number that the code of the game names as a reason. */
function named(): Set<string> {
  const folder = join(import.meta.dirname, '../../../worker/games/villagers')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!rules\.).*\.ts$/.test(file),
  )
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'(V(?:\d+\.|-R)\d+)'/g)].map(
        ([, number]) => number ?? '',
      ),
    ),
  )
}

/** The numbers given for moves that were legal at some time, tried at any time of random games. */
function refused(): Set<string> {
  const found = new Set<string>()
  for (const count of [1, 2, 4]) {
    const random = Random.fromSeed(new Uint8Array(32).fill(count))
    const options = { modules: [...moduleIds], courier: true }
    let play = start(villagers, options, count, new Uint8Array(32).fill(count + 9))
    const tried: Move[] = []
    for (let step = 0; step < 300; step++) {
      const [seat] = villagers.toAct(play.state)
      if (seat === undefined) break
      const legal = villagers.moves(play.state, seat)
      const texts = new Set(legal.map((move) => JSON.stringify(move)))
      for (let i = 0; i < 20 && tried.length > 0; i++) {
        const move = random.pick(tried)
        if (texts.has(JSON.stringify(move))) continue
        found.add(villagers.forbids(play.state, seat, { ...move }))
      }
      const move = random.pick(legal)
      tried.push(...legal.slice(0, 3), move)
      play = submit(villagers, play, seat, [move]).play
    }
  }
  return found
}

describe('the rules to be read', () => {
  testRules({ en: english, de: german, fr: french }, numbered)

  test('every rule that the code names, and every one that a move is refused with, can be read', () => {
    expect(named().size).toBeGreaterThan(100)
    expect([...named()].filter((number) => !readable.has(number))).toEqual([])
    expect(refused().size).toBeGreaterThan(10)
    expect([...refused()].filter((number) => !readable.has(number))).toEqual([])
  })

  test.each([
    ['English', english],
    ['German', german],
    ['French', french],
  ])('%s: whole sentences, and nothing that looks like code', (_, chapters) => {
    for (const { title, rules } of chapters) {
      expect(title).not.toBe('')
      for (const [number, text] of Object.entries(rules)) {
        expect(text, number).toMatch(/^[\p{Lu}“„«][^`_*{}<>\n]+[.:]$/u)
        expect(text, number).not.toMatch(/[a-z][A-Z]|[a-z]_[a-z]| {2}|\bV\d/)
      }
    }
  })
})
