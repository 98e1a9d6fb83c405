import { describe, expect, test } from 'vitest'
import {
  type Move,
  ownBanners,
  type Profession,
  professions,
  type Village,
  wouldBeIdle,
} from '../../../worker/games/my-village/index.ts'
import { legal, mine, options, pending, played, refusal, withValue } from './table.ts'

const school: Move = { do: 'activate', banner: 'school' }
const without = (village: Village, ...gone: Profession[]) => {
  for (const profession of gone) village.villagers[profession] = false
}

describe('use (b): white banners', () => {
  const busy = (value: number, set: (village: Village) => void = () => {}) =>
    withValue(value, (village, state) => {
      const full: Village = {
        ...village,
        board: 'village-board-1',
        buildings: [
          { id: 'stable-5-8', goods: 1 },
          { id: 'brewery-5-9', goods: 0 },
        ],
        fields: [{ id: 'field-1', plow: false }],
        chamber: 'finance-chamber',
        meetingPlace: { markers: 0 },
        tile: 'meeting-place',
        market: ['customer-21', 'customer-11'],
      }
      set(full)
      state.villages[0] = full
    })

  test('M5.83 white banners: village board, craft buildings, fields, council, unserved customers', () => {
    expect(ownBanners(mine(busy(5)))).toEqual([
      'play',
      'school',
      'stable-5-8',
      'brewery-5-9',
      'field-1',
      'finance-chamber',
      'meeting-place',
      'customer-21',
      'customer-11',
    ])
    expect(refusal(busy(5), { do: 'activate', banner: 'forge-5-8' })).toBe('M5.83')
  })

  test('M5.84 each must show the value, or "?"', () => {
    const stocked = (village: Village) => {
      village.buildings[0] = { id: 'stable-5-8', goods: 3 }
    }
    expect(options(busy(5, stocked), 'activate').map(({ banner }) => banner)).toEqual([
      'play',
      'stable-5-8',
      'brewery-5-9',
      'customer-21',
    ])
    expect(refusal(busy(5, stocked), { do: 'activate', banner: 'field-1' })).toBe('M5.84')
    for (let value = 2; value <= 12; value++)
      expect(legal(busy(value, stocked))).toContainEqual({ do: 'activate', banner: 'customer-21' })
  })

  test('M5.85 the cost must be payable', () => {
    expect(refusal(busy(5), { do: 'activate', banner: 'customer-21' })).toBe('M5.85')
  })

  test('M5.86 an inactive area has no banners; the board needs nobody', () => {
    const alone = busy(5, (village) => without(village, ...professions.slice(1)))
    expect(legal(alone)).toContainEqual({ do: 'activate', banner: 'play' })
    expect(refusal(alone, { do: 'activate', banner: 'stable-5-8' })).toBe('M5.24')
  })

  test('M5.87 M5.88 M5.89 M11.14 as many as wished, in any order, each once, what one yields helps the next', () => {
    let play = busy(9)
    expect(refusal(play, { do: 'activate', banner: 'customer-11' })).toBe('M5.85')
    play = played(play, 0, { do: 'activate', banner: 'brewery-5-9' })
    expect(legal(play)).toEqual([{ do: 'activate', banner: 'customer-11' }, { do: 'end-turn' }])
    expect(refusal(play, { do: 'activate', banner: 'brewery-5-9' })).toBe('M5.89')
    play = played(play, 0, { do: 'activate', banner: 'customer-11' })
    expect(mine(play).served).toEqual(['customer-11'])
    expect(pending(play)).toEqual({ task: 'finish', seat: 0, more: true })
    expect(legal(play)).toEqual([{ do: 'end-turn' }])
  })

  test('M5.90 the play banner: 1 SP, no cost', () => {
    const play = played(busy(8), 0, { do: 'activate', banner: 'play' })
    expect(mine(play)).toMatchObject({ treeSp: 1, cloud: 0 })
  })

  test('M5.96 serving: the goods are paid, the card goes to the served pile', () => {
    const play = busy(9, (village) => {
      village.buildings[1] = { id: 'brewery-5-9', goods: 1 }
    })
    const served = played(play, 0, { do: 'activate', banner: 'customer-11' })
    expect(mine(served)).toMatchObject({ market: ['customer-21'], served: ['customer-11'] })
    expect(mine(served).buildings.map(({ goods }) => goods)).toEqual([0, 0])
  })

  test('M-R12 the client can warn of a banner that comes to nothing', () => {
    const play = busy(5, (village) => {
      village.buildings[0] = { id: 'stable-5-8', goods: 3 }
    })
    expect(wouldBeIdle(play.state, 0, 'stable-5-8')).toBe(true)
    expect(wouldBeIdle(play.state, 0, 'brewery-5-9')).toBe(false)
    expect(wouldBeIdle(play.state, 0, 'finance-chamber')).toBe(false)
    expect(wouldBeIdle(play.state, 0, 'school')).toBe(false)
    expect(legal(play)).toContainEqual({ do: 'activate', banner: 'stable-5-8' })
  })
})

describe('the school', () => {
  const class_ = (left: boolean, right: boolean, ...gone: Profession[]) =>
    withValue(3, (village) => {
      village.school = { left, right }
      without(village, ...gone)
    })
  const graduate = (from: 'left' | 'right', to: Profession): Move => ({ do: 'graduate', from, to })

  test('M5.91 value 3 or 11, no villager needed', () => {
    expect(legal(class_(false, false, ...professions.slice(1)))).toContainEqual(school)
    expect(legal(withValue(11))).toContainEqual(school)
    expect(refusal(withValue(5), school)).toBe('M5.84')
  })

  test('M5.92 M11.15 empty: a marker on the left space, no cost', () => {
    const play = played(class_(false, false), 0, school)
    expect(mine(play)).toMatchObject({ school: { left: true, right: false }, cloud: 0 })
  })

  test('M5.93 M-R46 only left: to the right space, or for 1 T to an empty villager space', () => {
    const asked = played(class_(true, false, 'traveller', 'merchant'), 0, school)
    expect(legal(asked)).toEqual([
      { do: 'advance' },
      graduate('left', 'traveller'),
      graduate('left', 'merchant'),
      { do: 'forgo' },
    ])
    expect(mine(played(asked, 0, { do: 'advance' }))).toMatchObject({
      school: { left: false, right: true },
      cloud: 0,
    })
    const grown = played(asked, 0, graduate('left', 'merchant'))
    expect(mine(grown)).toMatchObject({
      school: { left: false, right: false },
      cloud: 1,
      treeSp: 0,
    })
    expect(mine(grown).villagers.merchant).toBe(true)
    expect(refusal(asked, graduate('left', 'abbot'))).toBe('M5.93')
    expect(refusal(asked, { do: 'enrol' })).toBe('M5.93')
    expect(refusal(asked, { do: 'end-turn' })).toBe('M5.91')
    mine(grown).reaper = true
    expect(legal(played(grown, 0, { do: 'end-turn' }))).toContainEqual({
      do: 'die',
      villager: 'merchant',
    })
  })

  test('M5.94 only right: to an empty space for 1 T with 2 SP, or a marker on the left', () => {
    const asked = played(class_(false, true, 'abbot'), 0, school)
    expect(legal(asked)).toEqual([{ do: 'enrol' }, graduate('right', 'abbot'), { do: 'forgo' }])
    expect(mine(played(asked, 0, graduate('right', 'abbot')))).toMatchObject({
      school: { left: false, right: false },
      cloud: 1,
      treeSp: 2,
    })
    expect(mine(played(asked, 0, { do: 'enrol' }))).toMatchObject({
      school: { left: true, right: true },
      cloud: 0,
    })
    expect(refusal(asked, { do: 'advance' })).toBe('M5.94')
    expect(refusal(asked, graduate('right', 'merchant'))).toBe('M5.94')
  })

  test('M5.95 both: either of them grows up for 1 T', () => {
    const asked = played(class_(true, true, 'abbot'), 0, school)
    expect(legal(asked)).toEqual([
      graduate('left', 'abbot'),
      graduate('right', 'abbot'),
      { do: 'forgo' },
    ])
    expect(mine(played(asked, 0, graduate('left', 'abbot')))).toMatchObject({
      school: { left: false, right: true },
      treeSp: 0,
      cloud: 1,
    })
    for (const move of [{ do: 'enrol' }, { do: 'advance' }, graduate('left', 'merchant')] as const)
      expect(refusal(asked, move)).toBe('M5.95')
  })

  test('M-R11 a forgone school costs nothing', () => {
    const left = played(class_(true, false, 'abbot'), 0, school, { do: 'forgo' })
    expect(mine(left)).toMatchObject({ school: { left: true, right: false }, cloud: 0 })
  })

  test('M-R26 nobody can grow up: no effect and no cost, or only the option without a villager space', () => {
    const both = played(class_(true, true), 0, school)
    expect(mine(both)).toMatchObject({ school: { left: true, right: true }, cloud: 0 })
    expect(wouldBeIdle(class_(true, true).state, 0, 'school')).toBe(true)
    expect(legal(played(class_(true, false), 0, school))).toEqual([
      { do: 'advance' },
      { do: 'forgo' },
    ])
    expect(legal(played(class_(false, true), 0, school))).toEqual([
      { do: 'enrol' },
      { do: 'forgo' },
    ])
  })
})

describe('use (c): the "?" banner', () => {
  const at = (headman: Village['headman'], treeSp = 0) =>
    withValue(7, (village) => {
      village.headman = headman
      village.treeSp = treeSp
      village.savedSp = 4
    })
  const use: Move = { do: 'headman' }

  test('M5.98 M5.99 M11.16 from the main house: 1 T, to the coin space, 1 coin', () => {
    expect(mine(played(at('main-house'), 0, use))).toMatchObject({
      headman: 'coin-space',
      coins: 1,
      cloud: 1,
    })
  })

  test('M5.100 M11.16 from the coin space: home, or on for 3 SP', () => {
    const asked = played(at('coin-space', 5), 0, use)
    expect(legal(asked)).toEqual([
      { do: 'walk', to: 'main-house' },
      { do: 'walk', to: 'three-sp-space' },
      { do: 'forgo' },
    ])
    expect(refusal(asked, { do: 'end-turn' })).toBe('M5.100')
    expect(mine(played(asked, 0, { do: 'walk', to: 'three-sp-space' }))).toMatchObject({
      headman: 'three-sp-space',
      treeSp: 8,
      savedSp: 4,
    })
  })

  test('M5.101 from the 3-SP space: to the coin space, 1 coin', () => {
    expect(mine(played(at('three-sp-space', 2), 0, use))).toMatchObject({
      headman: 'coin-space',
      coins: 1,
      treeSp: 2,
    })
  })

  test('M5.102 M5.103 at home all SP of the tree are saved', () => {
    expect(
      mine(played(at('coin-space', 5), 0, use, { do: 'walk', to: 'main-house' })),
    ).toMatchObject({ headman: 'main-house', treeSp: 0, savedSp: 9 })
  })
})
