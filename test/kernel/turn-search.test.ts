import { describe, expect, test } from 'vitest'
import {
  back,
  copy,
  type Evaluator,
  filled,
  isHidden,
  type Play,
  Random,
  start,
  TurnSearch,
  view,
} from '../../worker/games/kernel/index.ts'
import { type ToyMove, type ToyState, toy } from './toy.ts'

/** Possible deals of the hidden cards of the toy, and that points are what counts. */
const evaluator: Evaluator<ToyState, ToyMove> = {
  deals(seen) {
    const all = Array.from({ length: 12 }, (_, i) => `c${i}`)
    const hidden = all.filter((card) => !seen.hands.flat().includes(card))
    return (random) => {
      const state = copy(seen)
      const pool = random.shuffle([...hidden])
      state.stack = filled(state.stack, pool)
      state.hands = state.hands.map((hand) => filled(hand, pool))
      return state
    }
  },
  value: ({ points, hands }, seat) => ({
    points: points[seat] ?? 0,
    hand: (hands[seat] ?? []).length,
  }),
}

const seed = (n: number) => new Uint8Array(32).fill(n)
/** View of seat 0 with these cards in its hand. */
function seen(...hand: string[]): Play<ToyState> {
  const play = start(toy, {}, 2, seed(1))
  const rest = [...play.state.stack, ...play.state.hands.flat()].filter(
    (card) => !hand.includes(card),
  )
  const state = { ...play.state, hands: [hand, rest.splice(0, 1)], stack: rest }
  return view(toy, { ...play, state }, 0) as Play<ToyState>
}
const diligent = { iterations: 150, depth: 1 }
const searchOf = (
  play: Play,
  budget = diligent,
  n = 2,
  own: Evaluator<ToyState, ToyMove> = evaluator,
) => new TurnSearch(toy, own, play, 0, budget, Random.fromSeed(seed(n)))

describe('a search for a turn', () => {
  test('finds the move that brings most', () => {
    const search = searchOf(seen('c2', 'c9', 'c4'))
    expect(search.think()).toBe(true)
    expect(search.moves).toEqual([{ do: 'play', card: 'c9' }])
    expect(search.gains.points).toBeGreaterThan(3)
    expect(search.gains.hand).toBeLessThan(0)
  })

  test('searched in slices comes to what it comes to at once', () => {
    const play = seen('c2', 'c3', 'c4')
    const whole = searchOf(play)
    whole.think()
    const sliced = searchOf(play)
    let slices = 1
    while (!sliced.think(7)) slices++
    expect(slices).toBeGreaterThan(10)
    expect(sliced.moves).toEqual(whole.moves)
  })

  test('plays as many games in mind as its budget gives, and not one more', () => {
    const play = seen('c2', 'c9', 'c4')
    expect(searchOf(play).think(diligent.iterations - 1)).toBe(false)
    expect(searchOf(play).think(diligent.iterations)).toBe(true)
  })

  test('knows nothing but the view: backs go in, and are dealt anew for every game in mind', () => {
    const play = seen('c2')
    expect(play.state.stack.every(isHidden)).toBe(true)
    expect(play.state.hands[1]).toEqual([back('c')])
    const dealt = new Set<string>()
    const watched = {
      ...evaluator,
      value(state: ToyState, seat: number) {
        dealt.add(`${state.stack}`)
        return evaluator.value(state, seat)
      },
    }
    const search = searchOf(play, diligent, 3, watched)
    search.think()
    expect(dealt.size).toBeGreaterThan(50)
  })

  test('ends a turn with the move that reveals something', () => {
    const search = searchOf(seen())
    search.think()
    expect(search.moves).toHaveLength(1)
    expect(['draw', 'roll']).toContain(search.moves[0]?.do)
  })

  test('goes on through all decisions of its seat that reveal nothing', () => {
    const play = start(toy, {}, 2, seed(1))
    const state = {
      ...play.state,
      points: [1, 20],
      agenda: [
        { task: 'next' as const, seat: 0 },
        { task: 'turn' as const, seat: 0 },
        { task: 'swap' as const, seat: 0 },
      ],
      hands: [['c9'], ['c1']],
    }
    const search = searchOf(view(toy, { ...play, state }, 0))
    search.think()
    expect(search.moves[0]).toEqual({ do: 'swap', with: 1 })
    expect(search.moves).toHaveLength(2)
  })

  test('does not consider what has no weight while there is something else', () => {
    const stubborn = {
      ...evaluator,
      weights: (_state: ToyState, _seat: number, moves: ReadonlyArray<ToyMove>) =>
        moves.map((move) => Number(move.do === 'draw')),
    }
    const search = searchOf(seen('c9'), diligent, 4, stubborn)
    search.think()
    expect(search.moves).toEqual([{ do: 'draw' }])
  })

  test('of two moves that were followed as often takes the one that came to more', () => {
    const playing = {
      ...evaluator,
      weights: (_state: ToyState, _seat: number, moves: ReadonlyArray<ToyMove>) =>
        moves.map((move) => Number(move.do === 'play')),
    }
    for (const hand of [
      ['c2', 'c9'],
      ['c9', 'c2'],
    ])
      for (let n = 0; n < 6; n++) {
        // Each of the two is followed once.
        const search = searchOf(seen(...hand), { iterations: 2, depth: 1 }, n, playing)
        search.think()
        expect(search.moves).toEqual([{ do: 'play', card: 'c9' }])
      }
  })

  test('is hasty in as many decisions of 100 as its budget says, and never without one', () => {
    const drawing = {
      ...evaluator,
      weights: (_state: ToyState, _seat: number, moves: ReadonlyArray<ToyMove>) =>
        moves.map((move) => (move.do === 'draw' ? 8 : 1)),
    }
    const play = seen('c2', 'c9', 'c4')
    /** The move that is made when the lot between 0 and 99 falls so. */
    const made = (lot: number, hasty?: number) => {
      const random = Random.fromSeed(seed(2))
      const int = random.int.bind(random)
      random.int = (bound) => (bound === 100 ? lot : int(bound))
      const budget = { ...diligent, ...(hasty !== undefined && { hasty }) }
      const search = new TurnSearch(toy, drawing, play, 0, budget, random)
      search.think()
      return search.moves[0]
    }
    expect(made(29, 30)).toEqual({ do: 'draw' })
    expect(made(30, 30)).toEqual({ do: 'play', card: 'c9' })
    expect(made(0)).toEqual({ do: 'play', card: 'c9' })
  })

  test('of somebody who need not decide is over before it begins', () => {
    const search = new TurnSearch(toy, evaluator, seen('c1'), 1, diligent, Random.fromSeed(seed(5)))
    expect(search.isDone).toBe(true)
    expect(search.moves).toEqual([])
  })
})
