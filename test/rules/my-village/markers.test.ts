import { describe, expect, test } from 'vitest'
import { view } from '../../../worker/games/kernel/index.ts'
import {
  lifeTrack,
  myVillage,
  type State,
  type Village,
} from '../../../worker/games/my-village/index.ts'
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

const { cloudSpaces } = lifeTrack

describe('time', () => {
  test('M4.26 M4.27 time moves the marker past the bridge, without a limit', () => {
    const play = withValue(8, (village) => {
      village.cloud = cloudSpaces - 1
    })
    expect(mine(played(play, 0, { do: 'acquire', card: 'stable-5-8' })).cloud).toBe(2)
  })

  test('M4.28 M4.29 M-R3 passing the bridge brings the reaper, and nobody leaves before step III', () => {
    const play = withValue(3, (village) => {
      village.cloud = cloudSpaces - 1
      village.headman = 'main-house'
    })
    const walked = played(play, 0, { do: 'headman' })
    expect(mine(walked)).toMatchObject({ cloud: 0, reaper: true })
    expect(Object.values(mine(walked).villagers)).toEqual([true, true, true, true, true])
    expect(mine(played(withValue(3), 0, { do: 'headman' })).reaper).toBe(false)
  })

  test('M-R2 passing the bridge twice in a turn is one death', () => {
    const play = table(2, (state) => {
      mine({ state }).cloud = cloudSpaces - 1
      state.pool = [
        { colour: 'black', pips: 2 },
        { colour: 'black', pips: 1 },
      ]
    })
    const dice = played(
      play,
      0,
      { do: 'take', colour: 'black', pips: 2 },
      { do: 'take', colour: 'black', pips: 1 },
    )
    mine(dice).cloud = cloudSpaces - 1
    const again = played(dice, 0, { do: 'acquire', card: 'guild-chamber' }, { do: 'end-turn' })
    const dead = played(again, 0, { do: 'die', villager: 'merchant' })
    expect(mine(dead).reaper).toBe(false)
    expect(Object.values(mine(dead).villagers).filter(Boolean)).toHaveLength(4)
  })
})

describe('areas, markers and cards', () => {
  test('M4.13 every card lies in its own area', () => {
    const play = withValue(7, (village) => {
      village.coins = 9
    })
    expect(mine(played(play, 0, { do: 'acquire', card: 'field' })).fields).toHaveLength(1)
    expect(mine(played(play, 0, { do: 'acquire', card: 'travel-A' })).travel).toHaveLength(1)
    expect(mine(played(withValue(3), 0, { do: 'acquire', card: 'mission-church' })).church).toBe(
      'mission-church',
    )
    expect(mine(played(withValue(3), 0, { do: 'acquire', card: 'guild-chamber' })).chamber).toBe(
      'guild-chamber',
    )
  })

  test('M4.14 M4.16 M4.18 an area without its villager takes no cards and has no banners', () => {
    const without = (profession: keyof Village['villagers']) => (village: Village) => {
      village.villagers[profession] = false
      village.buildings = [{ id: 'stable-5-8', goods: 0 }]
      village.chamber = 'finance-chamber'
      village.market = ['customer-21']
      village.buildings[0] = { id: 'stable-5-8', goods: 2 }
    }
    expect(refusal(withValue(3, without('abbot')), { do: 'acquire', card: 'mission-church' })).toBe(
      'M5.36',
    )
    expect(refusal(withValue(8, without('craftsman')), { do: 'acquire', card: 'forge-5-8' })).toBe(
      'M5.21',
    )
    expect(
      refusal(withValue(8, without('craftsman')), { do: 'activate', banner: 'stable-5-8' }),
    ).toBe('M5.24')
    expect(
      refusal(withValue(3, without('councilman')), { do: 'activate', banner: 'finance-chamber' }),
    ).toBe('M5.59')
    expect(refusal(withValue(7, without('traveller')), { do: 'acquire', card: 'travel-A' })).toBe(
      'M5.28',
    )
    expect(
      refusal(withValue(7, without('merchant')), { do: 'activate', banner: 'customer-21' }),
    ).toBe('M5.96')
  })

  test('M4.18 M5.88 M-R14 a villager placed by the school makes the area active at once', () => {
    const play = withValue(11, (village) => {
      village.villagers.merchant = false
      village.school.left = true
      village.market = ['customer-03']
      village.buildings = [{ id: 'forge-5-8', goods: 1 }]
    })
    expect(refusal(play, { do: 'activate', banner: 'customer-03' })).toBe('M5.96')
    const served = played(
      play,
      0,
      { do: 'activate', banner: 'school' },
      { do: 'graduate', from: 'left', to: 'merchant' },
      { do: 'activate', banner: 'customer-03' },
    )
    expect(mine(served).served).toEqual(['customer-03'])
  })

  test('M4.15 M5.25 M5.27 the harvest area needs nobody', () => {
    const play = withValue(7, (village) => {
      for (const one of ['abbot', 'councilman', 'traveller', 'craftsman', 'merchant'] as const)
        village.villagers[one] = one === 'abbot'
      village.fields = [{ id: 'field-8', plow: false }]
    })
    expect(legal(play)).toContainEqual({ do: 'acquire', card: 'field' })
    expect(legal(play)).toContainEqual({ do: 'activate', banner: 'field-8' })
  })

  test('M4.17 M5.80 customers may come to an inactive market area', () => {
    const play = withValue(10, (village, state) => {
      village.villagers.merchant = false
      state.customers.display = ['customer-01']
    })
    const taken = played(
      play,
      0,
      { do: 'market-office' },
      { do: 'customer', customer: 'customer-01' },
    )
    expect(mine(taken).market).toEqual(['customer-01'])
  })

  test('M4.21 M-R12 a full card forfeits the marker, its cost is due', () => {
    const play = withValue(8, (village) => {
      village.buildings = [{ id: 'stable-5-8', goods: 3 }]
    })
    const full = played(play, 0, { do: 'activate', banner: 'stable-5-8' })
    expect(mine(full).buildings).toEqual([{ id: 'stable-5-8', goods: 3 }])
    expect(mine(full).cloud).toBe(1)
    expect(
      only(eventsOf(play, 0, { do: 'activate', banner: 'stable-5-8' }), 'marker'),
    ).toMatchObject([{ space: null }])
  })

  test('M4.22 M-R11 an action may be forgone, its cost not', () => {
    const play = withValue(4, (village) => {
      village.headman = 'coin-space'
    })
    const stayed = played(play, 0, { do: 'headman' }, { do: 'forgo' })
    expect(mine(stayed)).toMatchObject({ headman: 'coin-space', cloud: 1 })
  })

  test('M4.23 no card ever leaves a village but a customer that is served', () => {
    const play = withValue(8, (village) => {
      village.buildings = [{ id: 'stable-5-8', goods: 1 }]
    })
    expect(new Set(legal(play).map((move) => move.do))).toEqual(
      new Set(['activate', 'acquire', 'headman']),
    )
    expect(refusal(play, { do: 'discard', card: 'stable-5-8' })).toBe('M5.11')
  })

  test('M4.24 M4.25 story points gained lie on the own story tree, for all to see', () => {
    const play = withValue(5, (village, state) => {
      state.villages[0] = { ...village, board: 'village-board-1', treeSp: 2 }
    })
    expect(mine(played(play, 0, { do: 'activate', banner: 'play' })).treeSp).toBe(3)
    expect(view(myVillage, play, 1).state.villages[0]?.treeSp).toBe(2)
  })
})

describe('goods', () => {
  const serving = (set: (village: Village, state: State) => void) =>
    withValue(9, (village, state) => {
      village.market = ['customer-13']
      set(village, state)
    })

  test('M4.31 M5.96 goods come from the craft building of their kind', () => {
    const play = serving((village) => {
      village.buildings = [
        { id: 'brewery-5-8', goods: 2 },
        { id: 'forge-5-8', goods: 1 },
      ]
    })
    const served = played(play, 0, { do: 'activate', banner: 'customer-13' })
    expect(mine(served).buildings.map(({ goods }) => goods)).toEqual([1, 0])
    expect(mine(served).served).toEqual(['customer-13'])
  })

  test('M4.32 M7.27 a joker pays for any good', () => {
    const play = serving((village) => {
      village.buildings = [{ id: 'forge-5-8', goods: 1 }]
      village.chamber = 'guild-chamber'
      village.jokers = 1
    })
    const served = played(play, 0, { do: 'activate', banner: 'customer-13' })
    expect(mine(served)).toMatchObject({ jokers: 0, served: ['customer-13'] })
  })

  test('M4.36 a plow on a field pays like any plow', () => {
    const play = serving((village) => {
      village.buildings = [{ id: 'brewery-5-8', goods: 1 }]
      village.fields = [{ id: 'field-1', plow: true }]
    })
    const served = played(play, 0, { do: 'activate', banner: 'customer-13' })
    expect(mine(served).fields).toEqual([{ id: 'field-1', plow: false }])
  })

  test('M-R13 M11.4 who could pay with several markers chooses; the building is proposed first', () => {
    const play = serving((village) => {
      village.buildings = [
        { id: 'brewery-5-8', goods: 1 },
        { id: 'forge-5-8', goods: 1 },
      ]
      village.fields = [{ id: 'field-1', plow: true }]
      village.chamber = 'guild-chamber'
      village.jokers = 1
    })
    const asked = played(play, 0, { do: 'activate', banner: 'customer-13' })
    expect(legal(asked)).toEqual([
      { do: 'give', from: 'building' },
      { do: 'give', from: 'guild-chamber' },
    ])
    const plow = played(asked, 0, { do: 'give', from: 'guild-chamber' })
    // The only joker is spent: the plow comes from the forge or the field.
    expect(legal(plow)).toEqual([
      { do: 'give', from: 'building' },
      { do: 'give', from: 'field-1' },
    ])
    const served = played(plow, 0, { do: 'give', from: 'field-1' })
    expect(mine(served).buildings).toEqual([
      { id: 'brewery-5-8', goods: 1 },
      { id: 'forge-5-8', goods: 1 },
    ])
    expect(mine(served).served).toEqual(['customer-13'])
  })

  test('M4.32 a joker that is needed for another good is not offered', () => {
    const play = serving((village) => {
      village.buildings = [{ id: 'brewery-5-8', goods: 2 }]
      village.chamber = 'guild-chamber'
      village.jokers = 1
    })
    const served = played(play, 0, { do: 'activate', banner: 'customer-13' })
    expect(mine(served)).toMatchObject({ jokers: 0, served: ['customer-13'] })
    expect(mine(served).buildings[0]?.goods).toBe(1)
  })

  test('M4.33 M4.34 M4.35 M-R31 plows and jokers move to empty plow spaces, and stay there', () => {
    const play = table(2, (state) => {
      const village = mine({ state })
      village.buildings = [{ id: 'forge-5-8', goods: 1 }]
      village.chamber = 'guild-chamber'
      village.jokers = 1
      village.fields = [
        { id: 'field-1', plow: false },
        { id: 'field-2', plow: false },
      ]
      village.villagers.craftsman = false
      village.villagers.councilman = false
    })
    expect(options(play, 'plow')).toHaveLength(4)
    const moved = played(
      play,
      0,
      { do: 'plow', from: 'forge', field: 'field-1' },
      { do: 'plow', from: 'guild-chamber', field: 'field-2' },
    )
    expect(mine(moved).fields.every(({ plow }) => plow)).toBe(true)
    expect(mine(moved)).toMatchObject({ jokers: 0, cloud: 0 })
    expect(options(moved, 'plow')).toEqual([])
    expect(refusal(moved, { do: 'plow', from: 'forge', field: 'field-1' })).toBe('M4.33')
    expect(refusal(moved, { do: 'plow', from: 'guild-chamber', field: 'field-1' })).toBe('M4.34')
    expect(refusal(moved, { do: 'plow', from: 'field-1', field: 'field-2' })).toBe('M4.35')
  })

  test('M-R22 M11.5 plows move at any time of the own turn, between atomic steps', () => {
    const ready = (village: Village) => {
      village.buildings = [{ id: 'forge-5-8', goods: 1 }]
      village.fields = [{ id: 'field-1', plow: false }]
      village.reaper = true
      village.headman = 'coin-space'
    }
    const use = withValue(7, ready)
    expect(options(use, 'plow')).toHaveLength(1)
    const atHeadman = played(use, 0, { do: 'headman' })
    expect(refusal(atHeadman, { do: 'plow', from: 'forge', field: 'field-1' })).toBe('M-R22')
    const atEnd = played(atHeadman, 0, { do: 'forgo' })
    expect(options(atEnd, 'plow')).toHaveLength(1)
    const atDeath = played(atEnd, 0, { do: 'end-turn' })
    expect(pending(atDeath)).toEqual({ task: 'death', seat: 0 })
    const moved = played(atDeath, 0, { do: 'plow', from: 'forge', field: 'field-1' })
    expect(pending(moved)).toEqual({ task: 'death', seat: 0 })
    expect(options(use, 'plow', 1)).toEqual([])
  })
})
