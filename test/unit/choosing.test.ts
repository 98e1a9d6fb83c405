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
  litAt,
  tapAt,
} from '../../web/src/stage/choosing.ts'
import type { Chosen } from '../../web/src/stage/taps.ts'
import {
  type AnyGame,
  type Move,
  Random,
  same,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import { myVillage } from '../../worker/games/my-village/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state; the list knows which game it is.
type AnyChoosing = Choosing<any, any>

const games: ReadonlyArray<readonly [AnyGame, AnyChoosing, object]> = [
  [settlement, settling, {}],
  [myVillage, dicing, {}],
  [villagers, villaging, { padlocks: true }],
  [townBuilder, townBuilding, { autoClaim: false, confirmEnd: true }],
]

/** Taps every lit piece, and on from each choice that this leads to: the moves that are made so, and the choices on the way. */
function tapAll(choosing: AnyChoosing, at: Asked<unknown, Move>) {
  const made: Move[] = []
  const choices: Chosen[] = []
  const waiting: Chosen[] = [chosenAt(choosing, at, [])]
  for (let chosen = waiting.pop(); chosen; chosen = waiting.pop()) {
    const lit = litAt(choosing, at, chosen)
    // A choice that leads nowhere would be a dead end.
    if (chosen.length > 0) expect(lit.size, `${chosen}`).toBeGreaterThan(0)
    for (const piece of lit) {
      if (chosen.includes(piece)) continue
      const does = tapAt(choosing, at, chosen, piece)
      expect(does, `${piece} is lit after ${chosen}, and does nothing`).not.toBeNull()
      if (!does) continue
      // Dice are taken along with their use, which is no legal move before.
      if ('play' in does) made.push(does.before?.[0] ?? does.play)
      else {
        // A tapped piece is chosen; another tap lets it go, or makes a move that needed two (S-R12).
        expect(chosenAt(choosing, at, does.choose)).toEqual(does.choose)
        const again = tapAt(choosing, at, does.choose, does.choose.at(-1) ?? '')
        if (again && 'play' in again) made.push(again.play)
        else expect(again).toEqual({ choose: does.choose.slice(0, -1) })
        if (choices.some((one) => same(one, does.choose))) continue
        choices.push(does.choose)
        waiting.push(does.choose)
      }
    }
  }
  return { made, choices }
}

test.for(games.map(([game, ...rest]) => [game.id, game, ...rest] as const))(
  '%s: lit pieces make every legal move, and none that is not',
  ([, game, choosing, options]) => {
    for (let nth = 0; nth < 4; nth++) {
      const seed = new Uint8Array(32).fill(10 + nth)
      const random = Random.fromSeed(seed)
      let play = start(game, options, 2 + (nth % 2), seed)
      let before: ReadonlyArray<Chosen> = []
      for (let step = 0; step < 60; step++) {
        const [seat] = game.toAct(play.state)
        if (seat === undefined) break
        const { state } = view(game, play, seat)
        const moves = game.moves(state, seat)
        const at = askedAt(choosing, state, seat, moves)
        // A piece chosen in an earlier position is let go as soon as it leads nowhere.
        for (const old of before) {
          const chosen = chosenAt(choosing, at, old)
          if (chosen.length > 0) expect(litAt(choosing, at, chosen).size).toBeGreaterThan(0)
        }
        const { made, choices } = tapAll(choosing, at)
        for (const move of made) expect(moves).toContainEqual(move)
        for (const { move } of at.ways) expect(made).toContainEqual(move)
        before = choices
        play = submit(game, play, seat, [random.pick(moves)]).play
      }
    }
  },
)

test('half a choice is undone piece by piece, and chosen anew from another piece', () => {
  const way = (...pieces: [string, ...string[]]) => ({ move: { do: pieces.join() }, pieces })
  const ways = [way('card', 'other', 'here'), way('card', 'other', 'there'), way('stack')]
  const game: AnyChoosing = { ways: () => ways, says: () => null }
  const at = askedAt(game, {}, 0, [])
  const after = (chosen: Chosen, piece: string) => tapAt(game, at, chosen, piece)
  expect(after([], 'card')).toEqual({ choose: ['card'] })
  expect(after(['card'], 'other')).toEqual({ choose: ['card', 'other'] })
  expect(after(['card', 'other'], 'other')).toEqual({ choose: ['card'] })
  expect(after(['card', 'other'], 'stack')).toEqual({ play: { do: 'stack' } })
  expect(after(['card', 'other'], 'there')).toEqual({ play: { do: 'card,other,there' } })
  expect([...litAt(game, at, ['card', 'other'])]).toEqual(['here', 'there'])
  // Tapped elsewhere, or in another position: a choice that leads nowhere is none.
  expect(chosenAt(game, at, ['other'])).toEqual([])
  expect(chosenAt(game, at, ['stack'])).toEqual([])
})
