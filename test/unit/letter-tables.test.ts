/** Tables and pieces in words, for letters that are asked about them. */
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  attempt,
  copy,
  languages,
  type Names,
  Random,
  start,
} from '../../worker/games/kernel/index.ts'
import { manifest as myVillage } from '../../worker/games/my-village/manifest.ts'
import type { State as VillageState } from '../../worker/games/my-village/state.ts'
import { manifest as settlement } from '../../worker/games/settlement/manifest.ts'
import type { State as SettlementState } from '../../worker/games/settlement/state.ts'
import { pictures } from '../../worker/pictures/index.ts'

type TownId = 'my-village' | 'settlement'

const people = ['Ada', 'Bob', 'Cleo', 'Dora']
const called: Names = (seat) => people[seat] ?? ''

/** Positions of games that are played at random. */
function* positions(game: AnyGame, options: object): Generator<unknown> {
  for (const seats of [2, 3, 4]) {
    const random = Random.fromSeed(new Uint8Array(32).fill(seats))
    let play = start(game, options, seats, new Uint8Array(32).fill(10 + seats))
    for (let step = 0; step < 400; step++) {
      const [seat] = game.toAct(play.state)
      if (seat === undefined) break
      if (step % 20 === 5) yield play.state
      const moves = game.moves(play.state, seat)
      const move = moves[random.int(moves.length)]
      if (!move) throw new Error('Nothing is legal.')
      const next = attempt(game, play)
      next.play(seat, move)
      play = next.end().play
    }
  }
}

/** The same position with something else where only backs are seen. */
const otherwise: { readonly [Id in TownId]: (state: unknown, random: Random) => unknown } = {
  settlement(from, random) {
    const state = copy(from as SettlementState)
    state.heroDeck = random.shuffle(state.heroDeck)
    state.buildingStack = random.shuffle(state.buildingStack)
    state.terrainStacks = state.terrainStacks.map((stack) => random.shuffle(stack))
    // S-R25: heroes of the others lie face down.
    for (const board of state.boards.slice(1))
      board.heroes = board.heroes.map((hero) => state.heroDeck.shift() ?? hero)
    return state
  },
  'my-village'(from, random) {
    const state = copy(from as VillageState)
    state.customers.deck = random.shuffle(state.customers.deck)
    for (const stack of Object.values(state.monks)) stack.under = random.shuffle(stack.under)
    for (const [letter, stack] of Object.entries(state.travel))
      state.travel[letter as keyof typeof state.travel] = random.shuffle(stack)
    return state
  },
}

describe.for([
  ['my-village', {}, myVillage],
  ['settlement', { faceDown: true }, settlement],
] as const)('a table of %s in words', ([id, options, { game: played, names }]) => {
  const game: AnyGame = played
  const { table, pieces } = pictures[id]

  test('names each seat, in sentences without anything unsaid', () => {
    for (const state of positions(game, options))
      for (const language of languages) {
        const view = game.redact(state, 0)
        const lines = table?.(view, 0, language, called) ?? []
        const seats = (state as SettlementState & VillageState).boards?.length
        const count = seats ?? (state as VillageState).villages.length
        for (const name of people.slice(0, count))
          expect(lines.filter((line) => line.startsWith(name)).length).toBeGreaterThan(0)
        expect(lines.join(' ')).not.toContain(people[count] ?? '?!')
        for (const line of lines) {
          expect(line).toMatch(/^\S.*[^\s.]\.$/)
          expect(line).not.toMatch(/undefined|null|NaN|, [,.;]|\( ?\)| {2}/)
          if (language === 'fr') expect(line).not.toMatch(/[^\u202f(][:;?!]/)
        }
        expect(new Set(lines).size).toBe(lines.length)
      }
  })

  test('is the same whatever lies hidden', () => {
    const random = Random.fromSeed(new Uint8Array(32).fill(3))
    let hidden = 0
    for (const state of positions(game, options))
      for (const language of languages) {
        const view = game.redact(state, 0)
        const other = game.redact(otherwise[id](state, random), 0)
        if (JSON.stringify(otherwise[id](state, random)) !== JSON.stringify(state)) hidden++
        expect(table?.(other, 0, language, called)).toEqual(table?.(view, 0, language, called))
      }
    expect(hidden).toBeGreaterThan(20)
  })

  test('has pieces of every name that its cards have, each with a text', () => {
    for (const language of languages) {
      const all = pieces?.(language) ?? []
      for (const { name, text } of all) {
        expect(name).toMatch(/^(?:\p{Lu}|[“„])/u)
        expect(text).toMatch(/^[\p{Lu}\d].*[^.]\.$/u)
        expect(text).not.toMatch(/undefined|null|NaN|\.\.|\( ?\)| {2}/)
        if (language === 'fr') expect(text).not.toMatch(/[^\u202f(][:;?!]/)
      }
    }
    const said = languages.flatMap((language) => pieces?.(language) ?? []).map(({ name }) => name)
    for (const name of names) expect(said).toContain(name)
  })
})
