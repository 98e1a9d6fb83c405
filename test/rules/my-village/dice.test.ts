import { describe, expect, test } from 'vitest'
import type { Die, Move } from '../../../worker/games/my-village/index.ts'
import {
  eventsOf,
  legal,
  mine,
  only,
  options,
  pending,
  played,
  refusal,
  table,
  withValue,
} from './table.ts'

const white = (pips: number): Die => ({ colour: 'white', pips })
const black = (pips: number): Die => ({ colour: 'black', pips })
const take = ({ colour, pips }: Die): Move => ({ do: 'take', colour, pips })
const coin = (die: 0 | 1, to: number): Move => ({ do: 'change', die, to, by: 'coins' })
const marker = (die: 0 | 1, to: number): Move => ({ do: 'change', die, to, by: 'marker' })

describe('step I, the banner value', () => {
  test('M5.1 M11.1 two dice are taken out of the pool, equal dice are one choice', () => {
    const play = table(2, (state) => {
      state.pool = [white(2), white(2), white(5), black(2)]
    })
    expect(legal(play)).toEqual([take(white(2)), take(white(5)), take(black(2))])
    expect(refusal(play, take(white(4)) as never)).toBe('M5.1')
    const taken = played(play, 0, take(white(2)), take(white(5)))
    expect(taken.state.pool).toEqual([white(2), black(2)])
    expect(refusal(taken, take(white(2)) as never)).toBe('M5.1')
  })

  test('M5.2 the value is the sum of both dice', () => {
    const play = table(2, (state) => {
      state.pool = [white(2), white(5)]
    })
    const events = eventsOf(play, 0, take(white(2)), take(white(5)), { do: 'headman' })
    expect(only(events, 'used')).toMatchObject([{ value: 7, banner: 'headman' }])
  })

  test('M5.3 M4.30 each coin turns a die by 1, on one or both dice', () => {
    const play = withValue(8, (village) => {
      village.coins = 3
    })
    expect(play.state.turn.dice.map(({ pips }) => pips)).toEqual([2, 6])
    const changed = played(play, 0, coin(0, 4), coin(1, 5))
    expect(changed.state.turn.dice.map(({ pips }) => pips)).toEqual([4, 5])
    expect(mine(changed).coins).toBe(0)
    expect(refusal(play, coin(0, 6) as never)).toBe('M5.3')
  })

  test('M5.4 a die stays between 1 and 6', () => {
    const play = withValue(8, (village) => {
      village.coins = 9
    })
    const reached = options(play, 'change').filter(({ die }) => die === 1)
    expect(reached.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5])
    expect(refusal(play, coin(1, 7) as never)).toBe('M5.4')
    expect(refusal(play, coin(0, 0) as never)).toBe('M5.4')
  })

  test('M5.5 M5.6 M4.19 each marker of the meeting place sets a die, without a councilman', () => {
    const play = withValue(2, (village) => {
      village.meetingPlace = { markers: 2 }
      village.villagers.councilman = false
    })
    const changed = played(play, 0, marker(0, 6), marker(1, 6))
    expect(changed.state.turn.dice.map(({ pips }) => pips)).toEqual([6, 6])
    expect(mine(changed).meetingPlace).toEqual({ markers: 0 })
    expect(refusal(withValue(2), marker(0, 6) as never)).toBe('M5.5')
  })

  test('M5.7 coins and markers in the same turn', () => {
    const play = withValue(2, (village) => {
      village.meetingPlace = { markers: 1 }
      village.coins = 1
    })
    const changed = played(play, 0, marker(0, 6), coin(1, 2))
    expect(only(eventsOf(changed, 0, { do: 'headman' }), 'used')).toMatchObject([{ value: 8 }])
  })

  test('M5.8 nothing gained in step II changes dice', () => {
    const play = withValue(7, (village) => {
      village.fields = [{ id: 'field-1', plow: false }]
      village.villagers.traveller = false
    })
    const harvested = played(play, 0, { do: 'activate', banner: 'field-1' })
    expect(mine(harvested).coins).toBe(1)
    expect(options(harvested, 'change')).toEqual([])
    expect(refusal(harvested, coin(0, 2) as never)).toBe('M4.10')
  })

  test('M5.9 M-R4 a black die costs 2 T when it is chosen, whatever comes of it', () => {
    const play = table(2, (state) => {
      state.pool = [white(1), black(3), black(4)]
      mine({ state }).cloud = 5
    })
    const one = played(play, 0, take(black(3)))
    expect(mine(one).cloud).toBe(7)
    const both = played(play, 0, take(black(3)), take(black(4)))
    expect(mine(both).cloud).toBe(9)
    const late = table(2, (state) => {
      state.pool = [white(1), black(3)]
      mine({ state }).cloud = 8
    })
    expect(mine(played(late, 0, take(black(3)))).reaper).toBe(true)
  })

  test('M5.10 apart from its time, a black die is like a white one', () => {
    const moves = ([one, two]: [Die, Die]) => {
      const play = table(2, (state) => {
        state.pool = [one, two]
      })
      return legal(played(play, 0, take(one), take(two)))
    }
    expect(moves([black(3), black(5)])).toEqual(moves([white(3), white(5)]))
  })

  test('M-R5 a die is changed once, the shortest way', () => {
    const play = withValue(8, (village) => {
      village.coins = 6
      village.meetingPlace = { markers: 1 }
    })
    expect(refusal(play, coin(0, 2) as never)).toBe('M-R5')
    const changed = played(play, 0, coin(0, 4))
    expect(mine(changed).coins).toBe(4)
    expect(refusal(changed, coin(0, 3) as never)).toBe('M-R5')
    expect(options(changed, 'change').every(({ die }) => die === 1)).toBe(true)
  })

  test('M5.11 M5.12 the value has one use; a card acquired now waits for a later turn', () => {
    const play = withValue(8)
    const acquired = played(play, 0, { do: 'acquire', card: 'brewery-5-8' })
    expect(pending(acquired)).toEqual({ task: 'finish', seat: 0, more: false })
    expect(refusal(acquired, { do: 'activate', banner: 'brewery-5-8' })).toBe('M5.12')
    expect(refusal(acquired, { do: 'headman' })).toBe('M5.12')
    const activated = played(
      withValue(7, (village) => {
        village.fields = [{ id: 'field-1', plow: false }]
      }),
      0,
      { do: 'activate', banner: 'field-1' },
    )
    expect(refusal(activated, { do: 'acquire', card: 'field' })).toBe('M5.12')
  })

  test('M5.97 M11.2 any pair of dice, changed or not, can go to the "?" banner', () => {
    for (let value = 2; value <= 12; value++) {
      const play = played(withValue(value), 0, { do: 'headman' })
      expect(legal(play)).toEqual([{ do: 'end-turn' }])
    }
  })
})
