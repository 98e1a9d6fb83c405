import { expect, test } from 'vitest'
import { loadWords } from '../../web/src/boards/settlement/dictionary.ts'
import { giftsOf } from '../../web/src/boards/settlement/gifts.ts'
import { brief, loses } from '../../web/src/boards/settlement/panes.ts'
import { closesUnseen, endsUnseen } from '../../web/src/boards/settlement/unseen.ts'
import { languages, Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import { passLoss } from '../../worker/games/settlement/advice.ts'
import { roundCount } from '../../worker/games/settlement/components/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { Move, State } from '../../worker/games/settlement/state.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)

/** Seldom a move that ends something, so that boards fill up. */
function pick(random: Random, moves: ReadonlyArray<Move>): Move {
  const useful = moves.filter(({ do: name }) => !['exchange', 'use-bonus', 'pass'].includes(name))
  return random.pick(useful.length > 0 && random.int(9) > 0 ? useful : moves)
}

test('S4.3 whether a move leaves only the end of the turn, or ends it, is known before it turns anything up', () => {
  const told = { closes: 0, ends: 0 }
  for (let game = 0; game < 8; game++) {
    const random = Random.fromSeed(seed(40 + game))
    let play = start(settlement, {}, 2 + (game % 2), seed(game))
    for (let step = 0; step < 150; step++) {
      const [seat] = settlement.toAct(play.state)
      if (seat === undefined) break
      const move = pick(random, settlement.moves(play.state, seat))
      const seen = view(settlement, play, seat)
      const [closes, ends] = [closesUnseen(seen, seat, move), endsUnseen(seen, seat, move)]
      play = submit(settlement, play, seat, [move]).play
      expect(ends).toBe(!settlement.toAct(play.state).includes(seat))
      if (ends) told.ends++
      if (!closes) continue
      told.closes++
      const left = settlement.moves(play.state, seat).filter((one) => one.do !== 'exchange')
      expect(left.map((one) => one.do)).toEqual(['end-turn', 'pass'])
    }
  }
  expect(told.closes).toBeGreaterThan(20)
  expect(told.ends).toBeGreaterThan(20)
})

test('S5.46 the effects of a street that cost nothing and leave no choice follow its activation', () => {
  const { state } = start(settlement, {}, 2, seed(3)) as { state: State }
  const [board] = state.boards
  if (!board) throw new Error('There is no board.')
  // A gain, a trade, a gain of choice.
  for (const [space, building] of (['sawmill', 'bank', 'warehouse'] as const).entries())
    board.buildings[space] = { building, tokens: 0 }
  board.buildings[3] = { building: 'tavern', tokens: 0 }
  state.agenda = [{ task: 'turn', seat: 0, acted: false, invited: false, bonus: 0 }]
  const upper = { do: 'activate-street', street: 'upper' } as const
  expect(giftsOf(state, 0, upper)).toEqual([{ do: 'use', street: 'upper', column: 1 }])
  expect(giftsOf(state, 0, { ...upper, street: 'middle' })).toEqual([])
  expect(giftsOf(state, 0, { do: 'end-turn' })).toEqual([])
  board.buildings[2] = { building: 'trading-post', tokens: 0 }
  expect(giftsOf(state, 0, upper)).toHaveLength(1)
  // Terrains of one kind leave nothing to choose.
  const [tile] = state.terrainStacks[0] ?? []
  if (!tile) throw new Error('There is no terrain.')
  board.terrains[0] = { tile, monster: false, outpost: true }
  const gifts = giftsOf(state, 0, upper)
  expect(gifts).toHaveLength(2)
  const play = { ...start(settlement, {}, 2, seed(3)), state }
  const after = submit(settlement, play, 0, [upper, ...gifts]).play.state
  expect(after.boards[0]?.supply.wood).toBeGreaterThan(board.supply.wood)
})

test('S7.1 with the Hourglass, the effect of a new building that costs nothing follows its placing', () => {
  const { state } = start(settlement, {}, 2, seed(3)) as { state: State }
  const [board] = state.boards
  if (!board) throw new Error('There is no board.')
  board.artifact = 'hourglass'
  const place = { do: 'place-building', street: 'middle', column: 2 } as const
  const placing = (building: 'sawmill' | 'bank' | 'warehouse') => {
    state.agenda = [
      { task: 'turn', seat: 0, acted: true, invited: false, bonus: 0 },
      { task: 'place-building', seat: 0, building },
    ]
    return giftsOf(state, 0, place)
  }
  // A trade, and a gain of choice.
  expect(placing('bank')).toEqual([])
  expect(placing('warehouse')).toEqual([])
  const gifts = placing('sawmill')
  expect(gifts).toEqual([{ do: 'use', street: 'middle', column: 2 }])
  const play = { ...start(settlement, {}, 2, seed(3)), state }
  const after = submit(settlement, play, 0, [place, ...gifts]).play.state
  expect(after.agenda.at(-1)?.task).toBe('turn')
  board.artifact = null
  expect(giftsOf(state, 0, place)).toEqual([])
})

test('S7.1 with the Hourglass, constructing on the last free space brings the effect along as well', () => {
  const { state } = start(settlement, {}, 2, seed(3)) as { state: State }
  const [board] = state.boards
  if (!board) throw new Error('There is no board.')
  board.artifact = 'hourglass'
  board.settlers = { basic: 3, bonus: 0 }
  for (let space = 0; space < 8; space++) board.buildings[space] = { building: 'bank', tokens: 0 }
  Object.assign(board.supply, { wood: 9, clay: 9, stone: 9 })
  state.market[0] = { building: 'sawmill', count: 2 }
  state.agenda = [{ task: 'turn', seat: 0, acted: false, invited: false, bonus: 0 }]
  const construct = { do: 'construct', market: 1 } as const
  const gifts = giftsOf(state, 0, construct)
  expect(gifts).toEqual([{ do: 'use', street: 'lower', column: 3 }])
  const play = view(settlement, { ...start(settlement, {}, 2, seed(3)), state }, 0)
  const woodAfter = (moves: ReadonlyArray<Move>) =>
    submit(settlement, play, 0, moves).play.state.boards[0]?.supply.wood ?? 0
  expect(woodAfter([construct, ...gifts])).toBeGreaterThan(woodAfter([construct]))
  // The last tile of a pile turns another up (S5.18), but only after the effect.
  state.market[0] = { building: 'sawmill', count: 1 }
  expect(giftsOf(state, 0, construct)).toEqual(gifts)
  const last = view(settlement, { ...start(settlement, {}, 2, seed(3)), state }, 0)
  expect(submit(settlement, last, 0, [construct]).play.state.agenda.at(-1)?.task).toBe('effects')
  board.buildings[7] = null
  expect(giftsOf(state, 0, construct)).toEqual([])
})

test('S5.84-S5.90 a button that passes says what is lost, or that it is the end', async () => {
  await Promise.all(languages.map(loadWords))
  const { state } = start(settlement, {}, 2, seed(3)) as { state: State }
  const [board] = state.boards
  if (!board) throw new Error('There is no board.')
  state.round = 2
  Object.assign(board.supply, { wood: 2, clay: 1, stone: 0 })
  const said = () => languages.map((language) => brief(state, 0, { do: 'pass' }, language))
  const { basics } = passLoss(state, 0)
  expect(basics).toBe(3)
  expect(said()).toEqual([
    'Pass, 3 resources lost',
    'Passen, 3 Ressourcen verloren',
    'Passer, 3 ressources perdues',
  ])
  const asked = () => languages.map((language) => loses(state, 0, { do: 'pass' }, language))
  Object.assign(board.settlers, { basic: 4, bonus: 0 })
  expect(asked()).toEqual([
    'Lose 4 settlers and 3 resources?',
    '4 Siedler und 3 Ressourcen verlieren?',
    'Perdre 4 colons et 3 ressources\u202f?',
  ])
  // Nobody who has used all settlers is asked.
  board.settlers.basic = 0
  expect(asked()).toEqual([null, null, null])
  Object.assign(board.supply, { wood: 0, clay: 0 })
  expect(said()).toEqual(['Pass', 'Passen', 'Passer'])
  state.round = roundCount
  expect(said()).toEqual([
    'Pass: your game ends',
    'Passen: Spielende',
    'Passer\u202f: fin de partie',
  ])
  expect(brief(state, 0, { do: 'end-turn' }, 'en')).toBeNull()
})
