import { describe, expect, test } from 'vitest'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  botLevels,
  Random,
  type Seat,
  searchBudgetOf,
  TurnSearch,
  view,
} from '../../worker/games/kernel/index.ts'
import { customerWorth } from '../../worker/games/my-village/worth.ts'
import type { Move } from '../../worker/games/town-builder/state.ts'
import { type Player, playOut } from '../bench/arena.ts'
import { dominated } from '../bench/dominated.ts'
import { withValue } from '../rules/my-village/table.ts'
import { site, Table } from '../rules/town-builder/table.ts'
import { building, playOf } from '../rules/villagers/table.ts'

const gameOf = (id: string): AnyGame => {
  const game = games.find((one) => one.id === id)
  if (!game) throw new RangeError(`No game ${id}.`)
  return game
}

/** Faults of the moves of bots in some deals of a game, and the points of the first seat by deal. */
function played(id: string, players: Player[], deals: number) {
  const faults: string[] = []
  const points = Array.from({ length: deals }, (_, deal) => {
    const { totals } = playOut(gameOf(id), {}, players, deal, undefined, (state, seat, move) => {
      const fault = dominated(gameOf(id), state, seat, move)
      if (fault) faults.push(`${players[seat]}: ${fault}`)
    })
    return totals[0] ?? 0
  })
  return { faults, points }
}

describe('bots', () => {
  // Thinking longer costs most of the time and makes fewer mistakes: one deal of it, and more where thought is quick.
  test.each([
    ['my-village', ['easy', 'medium'], 1],
    ['my-village', ['easy', 'easy', 'easy'], 2],
    ['settlement', ['easy', 'easy', 'easy', 'easy'], 2],
    ['villagers', ['easy', 'medium'], 1],
    ['villagers', ['easy', 'easy', 'easy'], 2],
    ['town-builder', ['easy'], 2],
    ['town-builder', ['easy', 'medium'], 1],
    ['town-builder', ['easy', 'easy', 'easy'], 2],
  ] as [string, Player[], number][])(
    'make no move in %s that is worse than another for certain: %s, %i deals',
    (id, players, deals) => {
      expect(played(id, players, deals).faults).toEqual([])
    },
  )

  test('of Settlement activate what they build: easy alone comes to points in every game', () => {
    const { faults, points } = played('settlement', ['easy'], 4)
    expect(faults).toEqual([])
    expect(Math.min(...points)).toBeGreaterThan(0)
    expect(points.reduce((a, b) => a + b, 0) / points.length).toBeGreaterThan(20)
  })
})

describe('a bot of My Village', () => {
  const { game, evaluator } = { game: gameOf('my-village'), evaluator: evaluatorOf('my-village') }
  const goods = { id: 'brewery-5-8', goods: 0 } as const

  test('M5.82 sees no use in a customer whose goods can neither be had nor made', () => {
    const { state } = withValue(4)
    const [village] = state.villages
    if (!village) throw new RangeError('No village.')
    // One beer for customer 7, a horse for customer 6.
    expect(customerWorth(village, 'customer-07', 8)).toBe(0)
    village.buildings.push({ ...goods })
    expect(customerWorth(village, 'customer-07', 8)).toBeGreaterThan(0)
    expect(customerWorth(village, 'customer-06', 8)).toBe(0)
    const market = (ids: string[]) => {
      const next = withValue(4, (mine) => {
        mine.market = ids as typeof mine.market
      })
      return evaluator.value(next.state, 0).customers
    }
    expect(market(['customer-06'])).toBe(0)
  })

  test('M5.9 never takes a black die where a white one shows the same', () => {
    const play = withValue(7, (_, state) => {
      state.turn.dice = []
      state.pool = [
        ...[1, 1, 2, 2, 3, 4, 5, 6].map((pips) => ({ colour: 'white' as const, pips })),
        ...[3, 5, 6].map((pips) => ({ colour: 'black' as const, pips })),
      ]
      state.agenda = [{ task: 'turn-over' }, { task: 'dice', seat: 0 }]
    })
    for (const level of botLevels)
      for (let n = 0; n < 4; n++) {
        const random = Random.fromSeed(new Uint8Array(32).fill(n))
        const budget = { ...searchBudgetOf(evaluator, level), iterations: 20 }
        const seat: Seat = 0
        const search = new TurnSearch(game, evaluator, view(game, play, seat), seat, budget, random)
        search.think()
        expect(search.moves[0]).toMatchObject({ do: 'take', colour: 'white' })
      }
  })
})

describe('the judge of moves of Town Builder', () => {
  const game = gameOf('town-builder')
  const lastTurn = (lastRound: number) =>
    new Table({
      seats: 1,
      round: 9,
      lastRound,
      districts: [{ foundations: [site('cottage')], gold: [] }],
      row: ['bakery', 'fishery'],
      turn: { actions: 1 },
    })

  test('T6.14 sees gold stored with the last action where a foundation could be completed', () => {
    const { state, moves } = lastTurn(9)
    const gold = moves.find(({ do: what }) => what === 'gold')
    const resource = moves.find(({ do: what }) => what === 'resource')
    expect([gold, resource]).not.toContain(undefined)
    expect(dominated(game, state, 0, gold as Move)).toMatch('fewer points')
    expect(dominated(game, state, 0, resource as Move)).toBeNull()
  })

  test('T6.3 is sure of nothing before the last turn', () => {
    const { state, moves } = lastTurn(10)
    for (const move of moves) expect(dominated(game, state, 0, move)).toBeNull()
  })

  test('T5.42 sees an award left unclaimed at the end of a turn', () => {
    const { state, moves } = new Table({
      awards: [{ award: 'wealth', round: null, by: [] }],
      districts: [{ gold: ['bakery', 'bank', 'castle'] }],
      turn: { actions: 0 },
    })
    expect(moves).toContainEqual({ do: 'claim', award: 'wealth' })
    expect(dominated(game, state, 0, { do: 'end' })).toBe('an award unclaimed')
  })
})

describe('a bot of Villagers', () => {
  test('V5.61 plays its Smuggler in the last build turn', () => {
    const { game, evaluator } = { game: gameOf('villagers'), evaluator: evaluatorOf('villagers') }
    const play = playOf(
      building(
        { hand: 'smuggler', village: ['founders: swineherd truffler'] },
        { markets: { first: 'held', second: 'triggered' }, stacks: ['', '', '', '', '', ''] },
      ),
    )
    for (const level of botLevels)
      for (let n = 0; n < 8; n++) {
        const random = Random.fromSeed(new Uint8Array(32).fill(n))
        const budget = { ...searchBudgetOf(evaluator, level), iterations: 10 }
        const search = new TurnSearch(game, evaluator, view(game, play, 0), 0, budget, random)
        search.think()
        // Half of a Truffler's 8, less 2 for the padlock.
        expect(search.moves).toContainEqual({ do: 'smuggle', pile: 0, branch: 0 })
      }
  })
})
