import { describe, expect, test } from 'vitest'
import {
  myVillage,
  points,
  type State,
  tieBreak,
  type Village,
} from '../../../worker/games/my-village/index.ts'
import { mine, table } from './table.ts'

const scored = (set: (village: Village, state: State) => void) => {
  const { state } = table(2, (all) => set(mine({ state: all }), all))
  return points(state, 0)
}
/** A table that is over. */
const over = (seats: number, set: (state: State) => void) =>
  table(seats, (state) => {
    state.agenda = []
    state.hand.owner = seats - 1
    set(state)
  }).state

describe('scoring', () => {
  test('M6.3 religion: church and windows', () => {
    const windows = [0, 2, 4, 7, 10, 14, 20]
    windows.forEach((pp, n) => {
      const religion = scored((village) => {
        village.church = 'mission-church'
        village.monks = (
          [
            'monk-jug-1',
            'monk-jug-2',
            'monk-jug-3',
            'monk-jug-4',
            'monk-quill-1',
            'monk-quill-2',
          ] as const
        ).slice(0, n)
      }).religion
      expect(religion).toBe(4 + pp)
    })
  })

  test('M6.3 M-R25 M4.20 the abbey church brings a window, abbot or not', () => {
    const { religion } = scored((village) => {
      village.church = 'abbey-church'
      village.monks = ['monk-jug-1']
      village.villagers.abbot = false
    })
    expect(religion).toBe(4 + 4)
  })

  test('M6.4 M7.30 council: meeting place, and the marked categories of the area chamber', () => {
    const full = (village: Village) => {
      village.meetingPlace = { markers: 1 }
      village.chamber = 'area-chamber'
      village.travel = ['travel-a1', 'travel-b1']
      village.buildings = [{ id: 'stable-5-8', goods: 0 }]
      village.served = ['customer-01', 'customer-02', 'customer-03']
      village.market = ['customer-04']
      village.church = 'abbey-church'
      village.monks = ['monk-jug-1', 'monk-jug-2']
      village.fields = [{ id: 'field-1', plow: true }]
    }
    const marked = (...spaces: Village['marked']) =>
      scored((village) => {
        full(village)
        village.marked = spaces
      }).council - 2
    expect(marked()).toBe(0)
    expect(marked('travel-cards')).toBe(2)
    expect(marked('craft-buildings')).toBe(1)
    expect(marked('served-customers')).toBe(3)
    expect(marked('church-and-monks')).toBe(3)
    expect(marked('fields', 'travel-cards')).toBe(3)
  })

  test('M7.31 4 PP for each marked profession that is present', () => {
    const { council } = scored((village) => {
      village.chamber = 'population-chamber'
      village.marked = ['abbot', 'merchant', 'craftsman']
      village.villagers.merchant = false
    })
    expect(council).toBe(8)
  })

  test('M6.5 M6.6 M6.7 M5.82 fields, travel cards, served customers', () => {
    const all = scored((village) => {
      village.fields = [
        { id: 'field-1', plow: true },
        { id: 'field-2', plow: false },
      ]
      village.travel = ['travel-a2', 'travel-d4']
      village.served = ['customer-01', 'customer-26']
      village.market = ['customer-27']
    })
    expect(all).toMatchObject({ harvest: 2, travel: 11, market: 9 })
  })

  test('M6.8 M6.9 M6.10 M6.11 M-R37 saved SP, laborers, hand; nothing for the tree, coins, goods, buildings', () => {
    const all = scored((village, state) => {
      village.savedSp = 6
      village.treeSp = 5
      village.coins = 4
      village.laborers = 2
      village.buildings = [{ id: 'stable-5-8', goods: 3 }]
      state.hand = { owner: 0, palm: false, sp: 3 }
    })
    expect(all).toEqual({
      religion: 0,
      council: 0,
      harvest: 0,
      travel: 0,
      market: 0,
      stories: 6,
      laborers: -10,
      hand: 1,
    })
    expect(
      scored((_village, state) => {
        state.hand.owner = 1
      }).hand,
    ).toBe(0)
  })

  test('M6.12 M6.1 most PP wins, once the game is over', () => {
    const state = over(3, (all) => {
      mine({ state: all }, 1).savedSp = 5
    })
    expect(myVillage.result(state)).toEqual({ places: [3, 1, 2], reason: 'points' })
    expect(myVillage.result(table(3).state)).toBeNull()
    expect(myVillage.toAct(state)).toEqual([])
  })

  test('M6.13 M-R39 a tie is broken by coins, goods with jokers, and SP on the tree', () => {
    const rich = mine(
      table(2, (state) => {
        const village = mine({ state })
        village.coins = 1
        village.treeSp = 2
        village.jokers = 3
        village.buildings = [{ id: 'forge-5-8', goods: 4 }]
        village.fields = [{ id: 'field-1', plow: true }]
        village.meetingPlace = { markers: 2 }
        village.marked = ['fields']
        village.prevented = 2
      }),
    )
    expect(tieBreak(rich)).toBe(11)
    const state = over(2, (all) => {
      mine({ state: all }).savedSp = 1
      mine({ state: all }, 1).coins = 1
    })
    expect(myVillage.result(state)).toEqual({ places: [2, 1], reason: 'tie-break' })
  })

  test('M6.14 who is tied in everything wins together', () => {
    const state = over(3, (all) => {
      mine({ state: all }).savedSp = 4
      mine({ state: all }, 1).savedSp = 4
    })
    expect(myVillage.result(state)).toEqual({ places: [1, 1, 3], reason: 'shared' })
  })

  test('M-R40 a total may be negative', () => {
    const state = over(2, (all) => {
      mine({ state: all }).laborers = 3
    })
    expect(myVillage.score(state)[0]?.total).toBe(-15)
  })
})
