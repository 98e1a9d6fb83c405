import { describe, expect, test } from 'vitest'
import type { DisplayCard, State, Village } from '../../../worker/games/my-village/index.ts'
import {
  eventsOf,
  legal,
  mine,
  only,
  options,
  pending,
  played,
  refusal,
  withValue,
} from './table.ts'

const acquire = (card: DisplayCard) => ({ do: 'acquire', card }) as const
const activate = (banner: 'meeting-place' | 'finance-chamber' | 'guild-chamber' | 'area-chamber') =>
  ({ do: 'activate', banner }) as const

describe('council chambers', () => {
  test('M5.57 M-R30 councilman, one chamber, any that is left', () => {
    const cards = options(withValue(11), 'acquire').map(({ card }) => card)
    expect(cards).toEqual(expect.arrayContaining(['area-chamber', 'population-chamber']))
    const alone = withValue(11, (village) => {
      village.villagers.councilman = false
    })
    expect(refusal(alone, acquire('area-chamber'))).toBe('M5.57')
    const second = withValue(11, (village) => {
      village.chamber = 'guild-chamber'
    })
    expect(refusal(second, acquire('area-chamber'))).toBe('M5.57')
  })

  test('M5.58 a chamber and a meeting place, in any order', () => {
    const chamberFirst = withValue(12, (village) => {
      village.chamber = 'guild-chamber'
    })
    expect(legal(chamberFirst)).toContainEqual(acquire('meeting-place'))
    const placeFirst = withValue(3, (village) => {
      village.meetingPlace = { markers: 0 }
    })
    expect(legal(placeFirst)).toContainEqual(acquire('guild-chamber'))
  })

  test('M7.22 M7.23 the finance chamber: 2 coins at once, and 2 for its banner and 1 T', () => {
    const play = played(withValue(3), 0, acquire('finance-chamber'))
    expect(mine(play)).toMatchObject({ chamber: 'finance-chamber', coins: 2, cloud: 4 })
    const events = eventsOf(withValue(3), 0, acquire('finance-chamber'))
    expect(events.map(({ event }) => event)).toEqual([
      'used',
      'paid-time',
      'gained-coins',
      'acquired',
    ])
    const own = withValue(3, (village) => {
      village.chamber = 'finance-chamber'
    })
    expect(mine(played(own, 0, activate('finance-chamber')))).toMatchObject({ coins: 2, cloud: 1 })
  })

  test('M5.59 their white banners need the councilman', () => {
    const alone = withValue(3, (village) => {
      village.chamber = 'guild-chamber'
      village.villagers.councilman = false
    })
    expect(refusal(alone, activate('guild-chamber'))).toBe('M5.59')
  })

  test('M7.24 M7.25 M7.26 M7.27 a joker on the guild chamber, its spaces are alike', () => {
    const play = played(withValue(3), 0, acquire('guild-chamber'))
    expect(mine(play)).toMatchObject({ chamber: 'guild-chamber', jokers: 1 })
    const own = withValue(3, (village) => {
      village.chamber = 'guild-chamber'
      village.jokers = 2
    })
    const three = played(own, 0, activate('guild-chamber'))
    expect(mine(three)).toMatchObject({ jokers: 3, cloud: 1 })
    const full = withValue(3, (village) => {
      village.chamber = 'guild-chamber'
      village.jokers = 3
    })
    expect(mine(played(full, 0, activate('guild-chamber'))).jokers).toBe(3)
  })

  test('M7.26 M7.28 M7.29 M11.11 the area and the population chamber: the player chooses the space', () => {
    const asked = played(withValue(11), 0, acquire('area-chamber'))
    expect(options(asked, 'mark').map(({ space }) => space)).toEqual([
      'travel-cards',
      'craft-buildings',
      'served-customers',
      'church-and-monks',
      'fields',
    ])
    const marked = played(asked, 0, { do: 'mark', space: 'fields' })
    expect(mine(marked).marked).toEqual(['fields'])
    expect(mine(played(asked, 0, { do: 'forgo' })).marked).toEqual([])
    const again = withValue(11, (village) => {
      village.chamber = 'area-chamber'
      village.marked = ['fields']
    })
    const second = played(again, 0, activate('area-chamber'))
    expect(refusal(second, { do: 'mark', space: 'fields' })).toBe('M4.21')
    expect(refusal(second, { do: 'end-turn' })).toBe('M7.26')
    const people = played(withValue(11), 0, acquire('population-chamber'))
    expect(options(people, 'mark')).toHaveLength(5)
  })

  test('M11.11 the last free space is marked by itself; a full card forfeits the marker', () => {
    const nearly = (marked: Village['marked']) =>
      withValue(11, (village) => {
        village.chamber = 'area-chamber'
        village.marked = marked
      })
    const four: Village['marked'] = [
      'travel-cards',
      'craft-buildings',
      'served-customers',
      'church-and-monks',
    ]
    expect(mine(played(nearly(four), 0, activate('area-chamber'))).marked).toHaveLength(5)
    const full = nearly([...four, 'fields'])
    expect(only(eventsOf(full, 0, activate('area-chamber')), 'marker')).toMatchObject([
      { space: null },
    ])
  })
})

describe('the meeting place', () => {
  const place = (value: number, set: (village: Village, state: State) => void = () => {}) =>
    withValue(value, (village, state) => {
      village.meetingPlace = { markers: 0 }
      village.tile = 'school'
      village.buildings = [{ id: 'stable-6-8', goods: 0 }]
      set(village, state)
    })

  test('M5.60 councilman, one meeting place', () => {
    const alone = withValue(12, (village) => {
      village.villagers.councilman = false
    })
    expect(refusal(alone, acquire('meeting-place'))).toBe('M5.60')
    expect(refusal(place(12), acquire('meeting-place'))).toBe('M5.60')
  })

  test('M5.61 M-R34 M11.12 on acquiring: tile, 1 SP, the card, a marker', () => {
    const asked = played(withValue(12), 0, acquire('meeting-place'))
    expect(legal(asked)).toEqual([
      { do: 'tile', banner: 'play' },
      { do: 'tile', banner: 'school' },
      { do: 'tile', banner: 'meeting-place' },
    ])
    expect(refusal(asked, { do: 'forgo' })).toBe('M-R34')
    const founded = played(asked, 0, { do: 'tile', banner: 'play' })
    expect(mine(founded)).toMatchObject({ tile: 'play', treeSp: 1, meetingPlace: { markers: 1 } })
    expect(founded.state.meetingPlaces).toBe(3)
    const events = eventsOf(asked, 0, { do: 'tile', banner: 'play' }).map(({ event }) => event)
    expect(events).toEqual(['tile', 'gained-sp', 'acquired', 'marker'])
  })

  test('M5.62 M5.68 M11.12 on activating: the tile may move, 1 SP, a marker', () => {
    const asked = played(place(2), 0, activate('meeting-place'))
    const moved = played(asked, 0, { do: 'tile', banner: 'stable-6-8' })
    expect(mine(moved)).toMatchObject({
      tile: 'stable-6-8',
      treeSp: 1,
      meetingPlace: { markers: 1 },
      cloud: 0,
    })
    expect(mine(played(asked, 0, { do: 'forgo' }))).toMatchObject({ tile: 'school', treeSp: 1 })
    const full = place(2, (village) => {
      village.meetingPlace = { markers: 2 }
    })
    const kept = played(full, 0, activate('meeting-place'), { do: 'forgo' })
    expect(mine(kept)).toMatchObject({ treeSp: 1, meetingPlace: { markers: 2 } })
  })

  test('M5.63 M-R36 only as the last banner; step II ends with it', () => {
    const play = place(12, (village) => {
      village.tile = 'stable-6-8'
    })
    const after = played(play, 0, activate('meeting-place'), { do: 'forgo' })
    expect(legal(after)).toEqual([{ do: 'end-turn' }])
    expect(refusal(after, { do: 'activate', banner: 'stable-6-8' })).toBe('M5.63')
    const before = played(play, 0, { do: 'activate', banner: 'stable-6-8' })
    expect(legal(before)).toContainEqual(activate('meeting-place'))
  })

  test('M5.64 M5.66 the tile lets a banner be activated with 2 and 12, its cost and conditions remain', () => {
    const beside = (value: number, set: (village: Village) => void = () => {}) =>
      place(value, (village) => {
        village.tile = 'stable-6-8'
        set(village)
      })
    for (const value of [2, 12, 6, 8])
      expect(legal(beside(value))).toContainEqual({ do: 'activate', banner: 'stable-6-8' })
    expect(mine(played(beside(2), 0, { do: 'activate', banner: 'stable-6-8' })).cloud).toBe(1)
    const alone = beside(2, (village) => {
      village.villagers.craftsman = false
    })
    expect(refusal(alone, { do: 'activate', banner: 'stable-6-8' })).toBe('M5.24')
    const onPlace = place(2, (village) => {
      village.tile = 'meeting-place'
    })
    expect(options(onPlace, 'activate')).toEqual([activate('meeting-place')])
  })

  test('M5.65 one tile a player: it moves, there is never a second', () => {
    const play = played(place(2), 0, activate('meeting-place'), { do: 'tile', banner: 'play' })
    expect(mine(play).tile).toBe('play')
    expect(only(eventsOf(place(2), 0, activate('meeting-place'), { do: 'forgo' }), 'tile')).toEqual(
      [],
    )
  })

  test('M5.67 the tile of a served customer goes to the meeting place', () => {
    const play = place(2, (village) => {
      village.market = ['customer-06']
      village.tile = 'customer-06'
      village.buildings = [{ id: 'stable-5-8', goods: 1 }]
    })
    const served = played(play, 0, { do: 'activate', banner: 'customer-06' })
    expect(mine(served)).toMatchObject({ tile: 'meeting-place', served: ['customer-06'] })
  })

  test('M-R35 any white banner may get the tile, in inactive areas too', () => {
    const play = place(2, (village) => {
      village.villagers.craftsman = false
      village.villagers.merchant = false
      village.market = ['customer-21']
      village.fields = [{ id: 'field-1', plow: false }]
      village.chamber = 'guild-chamber'
    })
    const asked = played(play, 0, activate('meeting-place'))
    expect(pending(asked)).toEqual({ task: 'tile', seat: 0 })
    expect(options(asked, 'tile').map(({ banner }) => banner)).toEqual([
      'play',
      'stable-6-8',
      'field-1',
      'guild-chamber',
      'meeting-place',
      'customer-21',
    ])
    expect(refusal(asked, { do: 'tile', banner: 'customer-01' })).toBe('M-R35')
  })
})
