/** Searches that look ahead, on games small enough to know what must come out. */
import { describe, expect, test } from 'vitest'
import {
  type AnyEvaluator,
  type Estimate,
  firstTurns,
  likelyTurns,
  Random,
  searchBudgetOf,
  type TurnMoves,
  TurnSearch,
  total,
} from '../../worker/games/kernel/index.ts'
import { type Position, tree, treeEvaluator } from './tree.ts'

const stream = (fill = 1) => Random.fromSeed(new Uint8Array(32).fill(fill))
const names = (turn: TurnMoves) => turn.map((move) => move.do).join(' ')

interface Thinking {
  readonly seats?: number
  readonly seat?: number
  readonly iterations?: number
  readonly depth?: number
  readonly fill?: number
  readonly evaluator?: AnyEvaluator
}

/** A turn that is thought out. */
function searchIn(root: Position, thinking: Thinking = {}): TurnSearch {
  const { seats = 1, seat = 0, iterations = 60, depth = 0, fill = 1 } = thinking
  const { game, play } = tree(root, seats)
  const evaluator = thinking.evaluator ?? treeEvaluator
  return new TurnSearch(game, evaluator, play, seat, { iterations, depth }, stream(fill))
}

/** The turn that somebody comes to the seat that thinks about a tree. */
function decided(root: Position, thinking: Thinking = {}): string {
  const search = searchIn(root, thinking)
  search.think()
  return names(search.moves)
}

/** An evaluator that keeps which positions were valued. */
function watching(own: AnyEvaluator = treeEvaluator): {
  evaluator: AnyEvaluator
  valued: number[]
} {
  const valued: number[] = []
  const value = (state: { at: Position }, seat: number): Estimate => {
    if (seat === 0) valued.push(state.at.worth?.[0] ?? 0)
    return treeEvaluator.value(state as never, seat)
  }
  return { evaluator: { ...own, value }, valued }
}

describe('a bot', () => {
  test('alone at the table takes what is worth most', () => {
    expect(decided({ moves: { a: { worth: [1] }, b: { worth: [5] }, c: { worth: [3] } } })).toBe(
      'b',
    )
  })

  test('takes the least of what is bad', () => {
    expect(decided({ moves: { a: { worth: [-5] }, b: { worth: [-1] }, c: { worth: [-4] } } })).toBe(
      'b',
    )
  })

  test('thinks about a game in the same way, however much its points are worth', () => {
    const thoughts = (points: (worth: number) => number) => {
      const { evaluator, valued } = watching()
      const worth = (value: number) => ({ worth: [points(value)] })
      const later = { moves: { x: worth(2), y: worth(7) } }
      decided({ moves: { a: worth(1), b: worth(5), c: later, d: worth(4) } }, { evaluator })
      return valued
    }
    const usual = thoughts((worth) => worth)
    expect(new Set(usual).size).toBeGreaterThan(3)
    expect(thoughts((worth) => worth * 128)).toEqual(usual.map((worth) => worth * 128))
    expect(thoughts((worth) => worth - 64)).toEqual(usual.map((worth) => worth - 64))
  })

  test('wants to be ahead of the best of the others, not only to have much', () => {
    const moves = { a: { worth: [5, 4, 0] }, b: { worth: [4, 1, 1] }, c: { worth: [3, 2, 0] } }
    expect(decided({ moves }, { seats: 3 })).toBe('b')
  })

  test('sees the answer of others as far as it looks ahead, and that they want the best for themselves', () => {
    const answers = { x: { worth: [9, 0] }, y: { worth: [0, 9] } }
    const moves = {
      a: { asked: [1], moves: answers, worth: [6, 0] },
      b: { worth: [3, 0] },
    }
    const evaluator = { ...treeEvaluator, horizon: 1 }
    expect(decided({ moves }, { seats: 2, evaluator, depth: 0 })).toBe('a')
    expect(decided({ moves }, { seats: 2, evaluator, depth: 1 })).toBe('b')
    // Part of a step ahead is one.
    expect(decided({ moves }, { seats: 2, evaluator, depth: 0.5 })).toBe('b')
  })

  test('looks no further ahead than that', () => {
    const late = { moves: { y: { worth: [9, 0] } }, worth: [1, 0] }
    const moves = { a: { asked: [1], moves: { x: late } }, b: { worth: [5, 0] } }
    const evaluator = { ...treeEvaluator, horizon: 1 }
    expect(decided({ moves }, { seats: 2, evaluator, depth: 1 })).toBe('b')
    const further = { ...evaluator, horizon: 2 }
    expect(decided({ moves }, { seats: 2, evaluator: further, depth: 1 })).toBe('a')
  })

  test('thinks for its own seat where several are asked at once', () => {
    const moves = { a: { worth: [9, 1] }, b: { worth: [0, 5] } }
    expect(decided({ asked: [0, 1], moves }, { seats: 2, seat: 1 })).toBe('b')
  })

  test('plays on by what is likely', () => {
    const shareOfX = (weights: Position['weights'], own: AnyEvaluator = treeEvaluator) => {
      const on = { moves: { x: { worth: [1] }, y: { worth: [2] } }, ...(weights && { weights }) }
      const { evaluator, valued } = watching(own)
      for (let fill = 0; fill < 100; fill++)
        searchIn({ moves: { a: on, b: on } }, { iterations: 1, fill, evaluator }).think(1)
      return valued.filter((worth) => worth === 1).length / valued.length
    }
    const isAbout = (share: number, found: number) =>
      expect(Math.abs(found - share)).toBeLessThan(0.15)
    isAbout(0.75, shareOfX({ x: 3 }))
    isAbout(0.5, shareOfX({ x: 0, y: 0 }))
    const { weights: _, ...unweighed } = treeEvaluator
    isAbout(0.5, shareOfX({ x: 3 }, unweighed))
  })

  test('decides a turn of several moves one after the other, each with all that it found out before', () => {
    const later = { c: { worth: [1] }, d: { worth: [8] }, e: { worth: [2] } }
    const moves = { a: { moves: later }, b: { worth: [1] } }
    const { evaluator, valued } = watching()
    expect(decided({ moves }, { evaluator })).toBe('a d')
    expect(valued.length).toBeGreaterThan(60)
    expect(valued.length).toBeLessThan(100)
    expect(
      decided({ moves: { a: { moves: later }, b: { moves: later } } }, { iterations: 1 }),
    ).toMatch(/^[ab] [cde]$/)
  })

  test('tells what the first choice of a turn brings, not a later one', () => {
    const later = { c: { worth: [7] }, d: { worth: [8] } }
    const search = searchIn({ moves: { a: { moves: later }, b: { worth: [0] } } })
    expect(search.gains).toEqual({})
    search.think()
    expect(names(search.moves)).toBe('a d')
    expect(search.gains.worth).toBeGreaterThan(5)
  })

  test('that tried one move only cannot tell what it brings', () => {
    const search = searchIn({ moves: { a: { worth: [1] }, b: {} } }, { iterations: 1 })
    search.think()
    expect(search.gains).toEqual({})
  })

  test('takes the better one of two moves that it followed as often', () => {
    const better = { worth: [5] }
    const worse = { worth: [1] }
    expect(decided({ moves: { a: worse, b: better } }, { iterations: 2 })).toBe('b')
    expect(decided({ moves: { a: better, b: worse } }, { iterations: 2 })).toBe('a')
  })

  test('thinks for as long as it is let, and goes on from there', () => {
    const { evaluator, valued } = watching()
    const search = searchIn({ moves: { a: { worth: [1] }, b: {} } }, { iterations: 10, evaluator })
    expect(search.think(0)).toBe(false)
    expect(valued).toHaveLength(0)
    expect(search.think(3)).toBe(false)
    expect(valued).toHaveLength(3)
    expect(search.think(7)).toBe(true)
    expect(valued).toHaveLength(10)
  })

  test('ends its turn with what only the table knows, and where the rules have a fault it says so', () => {
    expect(decided({ moves: { a: 'hidden' } })).toBe('a')
    expect(() => decided({ moves: { a: 'fault' } })).toThrow('A fault in the rules.')
  })

  test('asked though there is no move to make is a fault of the rules, and said', () => {
    expect(() => decided({ moves: {} })).toThrow(RangeError)
    const moves = { a: { moves: {} }, b: {} }
    expect(() => decided({ moves })).toThrow(RangeError)
    const evaluator = { ...treeEvaluator, horizon: 1 }
    const others = { a: { asked: [1], moves: {} }, b: { worth: [0, 9] } }
    expect(() => decided({ moves: others }, { seats: 2, depth: 1, evaluator })).toThrow(RangeError)
  })

  test('thinks as hard as its level and the game say', () => {
    const { horizon: _, ...usual } = treeEvaluator
    expect(searchBudgetOf(usual, 'medium')).toEqual({ iterations: 80, depth: 0.5 })
    const own = { ...usual, iterations: { easy: 1, medium: 2, hard: 3 } }
    expect(searchBudgetOf(own, 'hard')).toEqual({ iterations: 3, depth: 1 })
    expect(searchBudgetOf(own, 'easy')).toEqual({ iterations: 1, depth: 0 })
  })

  test('counts all parts of what it expects', () => {
    expect(total({ gold: 3, silver: 4 })).toBe(7)
  })
})

describe('the first turns', () => {
  const firstOf = (root: Position, most = 8) => {
    const { game, play } = tree(root)
    return firstTurns(game, play.state, 0, most).map(names)
  }

  test('are the legal moves in their order, as many as are wanted', () => {
    expect(firstOf({ moves: { b: {}, a: {}, c: {} } })).toEqual(['b', 'a', 'c'])
    expect(firstOf({ moves: { b: {}, a: {}, c: {} } }, 2)).toEqual(['b', 'a'])
  })

  test('go on with what is bound to follow, until there is a choice, or others are asked', () => {
    const choice = { moves: { x: {}, y: {} } }
    const bound = { moves: { f: { moves: { g: choice } } } }
    const others = { asked: [1], interrupts: [0], moves: { x: {} } }
    expect(firstOf({ moves: { a: bound, b: choice, c: others } })).toEqual(['a f g', 'b', 'c'])
  })

  test('end with what is revealed, with a pass, and with the fifth move', () => {
    const two = { moves: { e: { moves: { f: {} } } } }
    const long = { moves: { b: { moves: { c: { moves: { d: two } } } } } }
    const pass = { moves: { x: {} } }
    expect(firstOf({ moves: { a: long, b: 'hidden', pass } })).toEqual(['a b c d e', 'b', 'pass'])
  })

  test('pass on a fault in the rules', () => {
    expect(() => firstOf({ moves: { a: 'fault' } })).toThrow('A fault in the rules.')
  })

  test('know no pass where the game has none', () => {
    const { game, play } = tree({ moves: { pass: { moves: { x: {} } } } })
    const { passes: _, ...without } = game
    expect(firstTurns(without, play.state, 0, 8).map(names)).toEqual(['pass x'])
  })
})

describe('likely turns', () => {
  const likelyOf = (root: Position, most = 8, evaluator: AnyEvaluator = treeEvaluator) => {
    const { game, play } = tree(root)
    return likelyTurns(game, evaluator, play.state, 0, stream(), most).map(names)
  }

  test('are the best first, as many as are wanted, and none where nothing can be done', () => {
    const root = { moves: { a: { worth: [1] }, b: { worth: [9] }, c: { worth: [8] } } }
    expect(likelyOf(root)).toEqual(['b', 'c', 'a'])
    expect(likelyOf(root, 2)).toEqual(['b', 'c'])
    expect(likelyOf({})).toEqual([])
  })

  test('are weighed by what they bring at once', () => {
    const answered = { asked: [1], moves: { x: { worth: [0, 9] } }, worth: [6, 0] }
    const { game, play } = tree({ moves: { b: { worth: [3, 0] }, a: answered } }, 2)
    const evaluator = { ...treeEvaluator, horizon: 1 }
    expect(likelyTurns(game, evaluator, play.state, 0, stream(), 1).map(names)).toEqual(['a'])
  })

  test('that were not weighed come in the order in which they are likely', () => {
    const root = { moves: { a: {}, b: {}, c: {} }, weights: { a: 1, b: 2, c: 3 } }
    const hasty = { ...treeEvaluator, iterations: { easy: 1, medium: 1, hard: 1 } }
    expect(likelyOf(root, 8, hasty)).toEqual(['c', 'b', 'a'])
  })

  test('go on with the likeliest move, the first of several', () => {
    const on = { moves: { x: {}, y: {}, z: {} } }
    expect(
      likelyOf({
        moves: {
          a: { ...on, weights: { y: 3, z: 2 } },
          b: on,
        },
      }).sort(),
    ).toEqual(['a y', 'b x'])
  })

  test('take as many games in mind as the weakest bot, and none for a single move', () => {
    const { evaluator, valued } = watching()
    likelyOf({ moves: { a: {}, b: {} } }, 8, evaluator)
    expect(valued).toHaveLength(20)
    likelyOf({ moves: { a: {} } }, 8, evaluator)
    expect(valued).toHaveLength(20)
  })
})
