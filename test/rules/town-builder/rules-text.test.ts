import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Random, start, submit } from '../../../worker/games/kernel/index.ts'
import { type Move, townBuilder } from '../../../worker/games/town-builder/index.ts'
import { rules as de } from '../../../worker/games/town-builder/rules.de.ts'
import { rules as en } from '../../../worker/games/town-builder/rules.en.ts'
import { rules as fr } from '../../../worker/games/town-builder/rules.fr.ts'
import { numbersOf, testRules } from '../rules-text.ts'

const known = new Set(numbersOf(en).flat())
const top = join(import.meta.dirname, '../../..')
const game = join(top, 'worker/games/town-builder')

describe('the rules to read', () => {
  const all = readFileSync(join(import.meta.dirname, 'rules.txt'), 'utf8').split('\n')
  testRules(
    { en, de, fr },
    all.map((line) => line.split(/\s/)[0] ?? ''),
  )
})

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
] as const)('the rules to read in %s', (_, chapters) => {
  test.each(chapters.map(({ title, rules }) => [title, rules] as const))(
    '“%s” says it in sentences for people',
    (title, rules) => {
      expect(title).toMatch(/^\S.*\S$/)
      for (const [number, text] of Object.entries(rules)) {
        expect(text, number).toMatch(/^[\p{Lu}0-9].*[.]$/u)
        expect(text, number).not.toMatch(/[`*_[\]{}<>]|[a-zäöü][A-ZÄÖÜ]|\bT-?R?\d/)
      }
    },
  )
})

describe('every number that a forbidden move can meet is there', () => {
  test('among all that the code of the game names', () => {
    const sources = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('components') && !/^rules\./.test(file),
    )
    const named = sources.flatMap((file) =>
      [...readFileSync(join(game, file), 'utf8').matchAll(/'(T(?:-R)?\d[\d.]*)'/g)].map(
        ([, number]) => number,
      ),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((number) => !known.has(number ?? ''))).toEqual([])
  })

  test('among what moves out of place meet in random games', () => {
    const met = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const seats = 1 + (seed % 4)
      const options = { autoClaim: seed % 2 > 0, confirmEnd: seed > 3 }
      const random = Random.fromSeed(new Uint8Array(32).fill(seed))
      const earlier: Move[] = []
      let play = start(townBuilder, options, seats, new Uint8Array(32).fill(seed + 20))
      for (let step = 0; step < 300; step++) {
        const [seat] = townBuilder.toAct(play.state)
        if (seat === undefined) break
        const moves = townBuilder.moves(play.state, seat)
        const legal = new Set(moves.map((move) => JSON.stringify(move)))
        for (const move of earlier.slice(-40))
          if (!legal.has(JSON.stringify(move))) met.add(townBuilder.forbids(play.state, seat, move))
        earlier.push(...moves)
        play = submit(townBuilder, play, seat, [random.pick(moves)]).play
      }
    }
    expect(met.size).toBeGreaterThan(8)
    expect([...met].filter((number) => !known.has(number))).toEqual([])
  })
})
