/** Three strengths of light: gold is rare, and means something, in every state of games that are played. */
import { expect, test } from 'vitest'
import { choosing as dicing } from '../../web/src/boards/my-village/choosing.ts'
import { choosing as settling } from '../../web/src/boards/settlement/choosing.ts'
import { choosing as townBuilding } from '../../web/src/boards/town-builder/choosing.ts'
import { choosing as villaging } from '../../web/src/boards/villagers/choosing.ts'
import {
  type Asked,
  askedAt,
  type Choosing,
  chosenAt,
  goldAt,
  litAt,
  waysAt,
} from '../../web/src/stage/choosing.ts'
import { goldOf, mostGold } from '../../web/src/stage/light.ts'
import type { Chosen } from '../../web/src/stage/taps.ts'
import type { AnyGame, Move, Random } from '../../worker/games/kernel/index.ts'
import { myVillage } from '../../worker/games/my-village/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { playedStates } from './played-states.ts'

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state; the list knows which game it is.
type AnyChoosing = Choosing<any, any>

/** Each game, and the effect of a gold piece where there was a choice among several. */
const games: ReadonlyArray<readonly [AnyGame, AnyChoosing, ReadonlyArray<string>]> = [
  [settlement, settling, ['invite', 'hunt']],
  [myVillage, dicing, ['activate', 'acquire']],
  [villagers, villaging, ['draft', 'place']],
  [townBuilder, townBuilding, ['build', 'claim', 'resource']],
]

/** Pieces chosen at first, and after each tap on a lit piece that chooses it. */
function* choices(game: AnyChoosing, at: Asked<unknown, Move>): Generator<Chosen> {
  const first = chosenAt(game, at, null)
  yield first
  for (const piece of litAt(game, at, first)) {
    const next = chosenAt(game, at, [...first, piece])
    if (next.length > first.length) yield next
  }
}

test.for(games.map(([game, ...rest]) => [game.id, game, ...rest] as const))(
  '%s: few pieces are gold at a time, all of them lit, and each for a reason',
  ([, game, choosing, reasons]) => {
    let seen = 0
    const way = {
      ...{ games: 6, steps: 160, stream: 40, away: 1000 },
      seats: (nth: number) => 2 + (nth % 2),
      choose: (moves: ReadonlyArray<Move>, random: Random) => random.pick(moves),
    }
    for (const { at: state } of playedStates(game, way)) {
      if (state.moves.length === 0) continue
      const at = askedAt(choosing, state.state, state.you, state.moves)
      for (const chosen of choices(choosing, at)) {
        const lit = litAt(choosing, at, chosen)
        const gold = goldAt(choosing, at, chosen)
        expect(gold.size, state.where).toBeLessThanOrEqual(mostGold)
        for (const piece of gold) expect(lit.has(piece), `${state.where} ${piece}`).toBe(true)
        if (lit.size <= 2) continue
        expect(2 * gold.size, state.where).toBeLessThanOrEqual(lit.size)
        seen += gold.size
        for (const piece of gold) {
          const does = waysAt(choosing, at, chosen, piece).map(({ move }) => move.do)
          expect(
            reasons.some((reason) => does.includes(reason)),
            `${state.where} ${piece}`,
          ).toBe(true)
        }
      }
    }
    expect(seen).toBeGreaterThan(0)
  },
)

test('gold stands out or is none: not half of all, nor many, but all where there is hardly a choice', () => {
  const lit = (count: number) => new Set(Array.from({ length: count }, (_, i) => `p${i}`))
  expect([...goldOf(lit(5), ['p1', 'p2', 'gone'])]).toEqual(['p1', 'p2'])
  expect(goldOf(lit(5), ['p1', 'p2', 'p3']).size).toBe(0)
  expect(goldOf(lit(20), lit(5)).size).toBe(0)
  expect([...goldOf(lit(2), [])]).toEqual(['p0', 'p1'])
})
