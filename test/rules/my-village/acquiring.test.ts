import { describe, expect, test } from 'vitest'
import { Hidden, submit, view } from '../../../worker/games/kernel/index.ts'
import {
  banners,
  type DisplayCard,
  displayCards,
  letters,
  type MonkId,
  monk,
  monks,
  myVillage,
  nextLetter,
  type State,
  type TravelId,
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
  withValue,
} from './table.ts'

const acquire = (card: DisplayCard) => ({ do: 'acquire', card }) as const

describe('black banners', () => {
  test('M5.14 M11.3 every card of the display has a black banner; customers have none', () => {
    const { state } = withValue(7)
    expect(displayCards(state)).toHaveLength(4 + 3 + 4 + 1 + 1 + 5 + 20)
    expect(refusal(withValue(7), { do: 'acquire', card: 'customer-01' })).toBe('M5.14')
  })

  test('M5.15 the value must be one of the banner', () => {
    for (let value = 2; value <= 12; value++) {
      const play = withValue(value)
      if (value === 5 || value === 8) expect(legal(play)).toContainEqual(acquire('stable-5-8'))
      else expect(refusal(play, acquire('stable-5-8'))).toBe('M5.15')
    }
  })

  test('M5.16 the cost must be payable beforehand, and is paid first', () => {
    const onward = (coins: number) =>
      withValue(7, (village) => {
        village.travel = ['travel-a1']
        village.coins = coins
      })
    expect(refusal(onward(0), acquire('travel-B'))).toBe('M5.16')
    const events = eventsOf(onward(1), 0, acquire('travel-B')).map(({ event }) => event)
    expect(events).toEqual(['used', 'paid-time', 'paid-coins', 'travelled', 'acquired'])
  })

  test('M5.17 "or" is a choice, "and" is not', () => {
    const onward = (set: (village: Village) => void) =>
      withValue(7, (village) => {
        village.travel = ['travel-c1']
        set(village)
      })
    expect(
      refusal(
        onward((village) => {
          village.coins = 5
        }),
        acquire('travel-D'),
      ),
    ).toBe('M5.16')
    const rich = onward((village) => {
      village.coins = 2
      village.buildings = [
        { id: 'stable-5-8', goods: 1 },
        { id: 'wainwright-5-8', goods: 1 },
      ]
    })
    const asked = played(rich, 0, acquire('travel-D'))
    expect(options(asked, 'choose-cost')).toHaveLength(2)
    expect(refusal(asked, { do: 'end-turn' })).toBe('M5.17')
    expect(refusal(asked, { do: 'choose-cost', cost: 2 })).toBe('M5.16')
    const paid = played(asked, 0, { do: 'choose-cost', cost: 1 })
    expect(mine(paid).coins).toBe(0)
    expect(mine(paid).buildings.map(({ goods }) => goods)).toEqual([1, 0])
  })

  test('M5.18 M5.19 a card comes from the display to the village, paid at once', () => {
    const play = played(withValue(8), 0, acquire('brewery-5-8'))
    expect(play.state.buildings).not.toContain('brewery-5-8')
    expect(mine(play).buildings).toEqual([{ id: 'brewery-5-8', goods: 1 }])
    expect(mine(play).cloud).toBe(2)
  })

  test('M2.9 a card that is gone cannot be acquired', () => {
    const gone = (set: (state: State) => void, value: number) =>
      withValue(value, (_village, state) => set(state))
    expect(
      refusal(
        gone((state) => {
          state.buildings = []
        }, 8),
        acquire('forge-5-8'),
      ),
    ).toBe('M2.9')
    expect(
      refusal(
        gone((state) => {
          state.fields = []
        }, 7),
        acquire('field'),
      ),
    ).toBe('M2.9')
    expect(
      refusal(
        gone((state) => {
          state.meetingPlaces = 0
        }, 12),
        acquire('meeting-place'),
      ),
    ).toBe('M2.9')
    expect(
      refusal(
        gone((state) => {
          state.churches = []
          state.chambers = []
        }, 3),
        acquire('mission-church'),
      ),
    ).toBe('M2.9')
  })
})

describe('craft buildings and fields', () => {
  test('M5.21 craftsman, and one building of a kind', () => {
    const play = withValue(8, (village) => {
      village.buildings = [{ id: 'stable-6-9', goods: 0 }]
    })
    expect(refusal(play, acquire('stable-5-8'))).toBe('M5.21')
    expect(legal(play)).toContainEqual(acquire('forge-5-8'))
  })

  test('M5.22 any remaining card of the kind', () => {
    const stables = options(withValue(8), 'acquire').filter(({ card }) => card.startsWith('stable'))
    expect(stables.map(({ card }) => card)).toEqual(['stable-5-8', 'stable-6-8'])
  })

  test('M5.23 a first good comes with the card', () => {
    const play = played(withValue(9), 0, acquire('scriptorium-6-9'))
    expect(mine(play).buildings).toEqual([{ id: 'scriptorium-6-9', goods: 1 }])
  })

  test('M5.24 the white banner produces, with the craftsman', () => {
    const play = withValue(8, (village) => {
      village.buildings = [{ id: 'stable-5-8', goods: 1 }]
    })
    const made = played(play, 0, { do: 'activate', banner: 'stable-5-8' })
    expect(mine(made).buildings[0]?.goods).toBe(2)
    expect(mine(made).cloud).toBe(1)
  })

  test('M5.25 M5.26 any number of fields, a coin with each', () => {
    const play = withValue(7, (village, state) => {
      for (let i = 0; i < 7; i++)
        village.fields.push({ id: state.fields.shift() ?? 'field-0', plow: false })
    })
    const eight = played(play, 0, acquire('field'))
    expect(mine(eight).fields).toHaveLength(8)
    expect(mine(eight).coins).toBe(1)
    expect(eight.state.fields).toEqual([])
  })

  test('M5.27 1 coin, 2 with a plow, which stays', () => {
    const play = withValue(7, (village) => {
      village.fields = [
        { id: 'field-1', plow: false },
        { id: 'field-2', plow: true },
      ]
    })
    const one = played(play, 0, { do: 'activate', banner: 'field-1' })
    expect(mine(one).coins).toBe(1)
    const two = played(play, 0, { do: 'activate', banner: 'field-2' })
    expect(mine(two).coins).toBe(2)
    expect(mine(two).fields[1]?.plow).toBe(true)
  })
})

describe('travel', () => {
  const abroad = (travel: TravelId[], set: (village: Village, state: State) => void = () => {}) =>
    withValue(7, (village, state) => {
      village.travel = travel
      village.coins = 9
      village.buildings = [{ id: 'stable-5-8', goods: 3 }]
      for (const letter of letters)
        state.travel[letter] = state.travel[letter].filter((id) => !travel.includes(id as TravelId))
      set(village, state)
    })

  test('M5.28 traveller, and the letters in order', () => {
    expect(legal(abroad([]))).toContainEqual(acquire('travel-A'))
    expect(refusal(abroad([]), acquire('travel-B'))).toBe('M5.28')
    expect(refusal(abroad(['travel-a1']), acquire('travel-A'))).toBe('M5.28')
    expect(legal(abroad(['travel-a1']))).toContainEqual(acquire('travel-B'))
  })

  test('M5.29 M5.34 a grey banner is due only when travelling on', () => {
    const paid = (from: TravelId) => {
      const play = played(abroad([from]), 0, acquire('travel-B'), { do: 'choose-cost', cost: 0 })
      return { coins: 9 - mine(play).coins, cloud: mine(play).cloud }
    }
    expect(paid('travel-a1')).toEqual({ coins: 1, cloud: 2 })
    expect(paid('travel-a2')).toEqual({ coins: 2, cloud: 2 })
    expect(paid('travel-a4')).toEqual({ coins: 1, cloud: 5 })
    expect(refusal(abroad(['travel-a1', 'travel-b2']), acquire('travel-C'))).toBe('M5.16')
    const beer = abroad(['travel-a1', 'travel-b2'], (village) => {
      village.buildings = [{ id: 'brewery-5-8', goods: 1 }]
    })
    expect(mine(played(beer, 0, acquire('travel-C'))).buildings[0]?.goods).toBe(0)
    // It is shown with the next letter only: what comes with later ones is not known yet.
    const costs = (from: ReadonlyArray<TravelId>, card: DisplayCard) =>
      banners(abroad([...from]).state, 0).find(({ banner }) => banner === card)?.costs
    expect(costs(['travel-a2'], 'travel-B')).not.toEqual(costs([], 'travel-B'))
    expect(costs(['travel-a2'], 'travel-C')).toEqual(costs([], 'travel-C'))
  })

  test('M5.30 M5.31 the chapel and an E card end the journey', () => {
    expect(refusal(abroad(['travel-d4']), acquire('travel-E'))).toBe('M5.30')
    expect(refusal(abroad(['travel-e1']), acquire('travel-E'))).toBe('M5.31')
    expect(nextLetter(mine(abroad(['travel-d4'])))).toBeNull()
    expect(nextLetter(mine(abroad(['travel-d1'])))).toBe('E')
  })

  test('M5.32 M5.33 M11.8 the top card is turned over after payment: only the table can', () => {
    const play = abroad([])
    const top = play.state.travel.A[0]
    const arrived = played(play, 0, acquire('travel-A'))
    expect(mine(arrived).travel).toEqual([top])
    expect(arrived.state.travel.A).toHaveLength(3)
    const seen = view(myVillage, play, 0)
    expect(() => submit(myVillage, seen, 0, [acquire('travel-A')])).toThrow(Hidden)
  })

  test('M5.34 travel cards have no white banner', () => {
    expect(refusal(abroad(['travel-a1']), { do: 'activate', banner: 'travel-a1' })).toBe('M5.83')
  })

  test('M5.35 an empty stack ends travelling', () => {
    const play = abroad([], (_village, state) => {
      state.travel.A = []
    })
    expect(refusal(play, acquire('travel-A'))).toBe('M5.35')
  })
})

describe('churches', () => {
  test('M5.36 M5.37 abbot, one church, any that is left', () => {
    const cards = options(withValue(3), 'acquire').map(({ card }) => card)
    expect(cards).toEqual(expect.arrayContaining(['church-of-salvation', 'mission-church']))
    const second = withValue(3, (village) => {
      village.church = 'trade-church'
    })
    expect(refusal(second, acquire('mission-church'))).toBe('M5.36')
  })

  test('M5.38 M-R32 a church is laid, and has no white banner', () => {
    const play = played(withValue(11), 0, acquire('abbey-church'))
    expect(mine(play)).toMatchObject({ church: 'abbey-church', cloud: 4 })
    expect(
      refusal(
        withValue(11, (village) => {
          village.church = 'abbey-church'
        }),
        { do: 'activate', banner: 'abbey-church' },
      ),
    ).toBe('M5.83')
  })

  const mission = (set: (village: Village, state: State) => void = () => {}) =>
    withValue(7, (village, state) => {
      village.church = 'mission-church'
      state.travel.A = ['travel-a1', 'travel-a2', 'travel-a3', 'travel-a4']
      set(village, state)
    })

  test('M5.45 M5.46 M11.9 M-R15 M-R17 the mission church: keep, or put back, take the next and shuffle', () => {
    const asked = played(mission(), 0, acquire('travel-A'))
    expect(pending(asked)).toEqual({ task: 'mission', seat: 0, card: 'travel-a1' })
    expect(view(myVillage, asked, 1).state.agenda.at(-1)).toEqual(pending(asked))
    expect(refusal(asked, { do: 'end-turn' })).toBe('M5.45')
    const kept = played(asked, 0, { do: 'forgo' })
    expect(mine(kept).travel).toEqual(['travel-a1'])
    expect(kept.state.travel.A).toEqual(['travel-a2', 'travel-a3', 'travel-a4'])
    expect(kept.drawn).toBe(asked.drawn)
    expect(mine(kept).missions).toEqual([])
    const next = played(asked, 0, { do: 'use' })
    expect(mine(next).travel).toEqual(['travel-a2'])
    expect([...next.state.travel.A].sort()).toEqual(['travel-a1', 'travel-a3', 'travel-a4'])
    expect(next.drawn).toBeGreaterThan(asked.drawn)
    expect(mine(next).missions).toEqual(['A'])
    expect(only(eventsOf(asked, 0, { do: 'use' }), 'put-back')).toMatchObject([
      { card: 'travel-a1' },
    ])
  })

  test('M5.46 once per stack', () => {
    const play = mission((village) => {
      village.missions = ['A']
    })
    expect(mine(played(play, 0, acquire('travel-A'))).travel).toEqual(['travel-a1'])
  })

  test('M-R16 not with the last card of a stack', () => {
    const play = mission((_village, state) => {
      state.travel.A = ['travel-a3']
    })
    expect(mine(played(play, 0, acquire('travel-A'))).travel).toEqual(['travel-a3'])
  })

  test('M-R18 M5.39 not without the abbot', () => {
    const play = mission((village) => {
      village.villagers.abbot = false
    })
    expect(mine(played(play, 0, acquire('travel-A'))).travel).toEqual(['travel-a1'])
  })
})

describe('monks', () => {
  const parish = (
    value: number,
    tops: ReadonlyArray<MonkId>,
    set: (village: Village, state: State) => void = () => {},
  ) =>
    withValue(value, (village, state) => {
      village.church = 'mission-church'
      for (const top of tops) {
        const pile = state.monks[monk(top).stack]
        const all = monks.filter((one) => one.stack === monk(top).stack).map(({ id }) => id)
        pile.top = top
        pile.under = all.filter((id) => id !== top)
      }
      set(village, state)
    })

  test('M5.47 M5.49 abbot, a church, the top of a stack of choice', () => {
    const play = parish(5, ['monk-jug-1'])
    expect(legal(play)).toContainEqual(acquire('monk-jug-1'))
    expect(refusal(play, acquire('monk-jug-2'))).toBe('M5.49')
    const bare = parish(5, ['monk-jug-1'], (village) => {
      village.church = null
    })
    expect(refusal(bare, acquire('monk-jug-1'))).toBe('M5.47')
    const alone = parish(5, ['monk-jug-1'], (village) => {
      village.villagers.abbot = false
    })
    expect(refusal(alone, acquire('monk-jug-1'))).toBe('M5.47')
  })

  test('M5.44 M5.48 M-R25 six windows at most, the one of the abbey church included, abbot or not', () => {
    const rosaries: MonkId[] = [
      'monk-rosary-1',
      'monk-rosary-2',
      'monk-rosary-3',
      'monk-rosary-4',
      'monk-rosary-5',
    ]
    const five = (church: 'mission-church' | 'abbey-church') =>
      parish(5, ['monk-jug-1'], (village) => {
        village.church = church
        village.monks = rosaries
      })
    expect(legal(five('mission-church'))).toContainEqual(acquire('monk-jug-1'))
    expect(refusal(five('abbey-church'), acquire('monk-jug-1'))).toBe('M5.48')
  })

  test('M5.50 M5.51 first the bonus, then the card', () => {
    const events = eventsOf(parish(5, ['monk-jug-1']), 0, acquire('monk-jug-1'))
    expect(events.map(({ event }) => event)).toEqual(['used', 'paid-time', 'gained-sp', 'acquired'])
    expect(only(events, 'gained-sp')).toMatchObject([{ sp: 3 }])
    const play = played(parish(5, ['monk-jug-1']), 0, acquire('monk-jug-1'))
    expect(mine(play)).toMatchObject({ monks: ['monk-jug-1'], treeSp: 3 })
    const two = played(parish(6, ['monk-rosary-2']), 0, acquire('monk-rosary-2'))
    expect(mine(two).treeSp).toBe(2)
  })

  test('M5.13 M5.52 M11.10 M-R43 the "?" banner as a bonus, with its cost', () => {
    const asked = played(parish(5, ['monk-jug-4']), 0, acquire('monk-jug-4'))
    expect(legal(asked)).toEqual([{ do: 'use' }, { do: 'forgo' }])
    const used = played(asked, 0, { do: 'use' })
    expect(mine(used)).toMatchObject({ headman: 'coin-space', coins: 1, cloud: 4 })
    expect(mine(used).monks).toEqual(['monk-jug-4'])
    const late = parish(5, ['monk-jug-4'], (village) => {
      village.cloud = 6
    })
    expect(mine(played(late, 0, acquire('monk-jug-4'), { do: 'use' })).reaper).toBe(true)
    expect(mine(played(late, 0, acquire('monk-jug-4'), { do: 'forgo' })).reaper).toBe(false)
  })

  test('M5.53 the school as a bonus, without its value; no other white banner', () => {
    const play = played(parish(9, ['monk-jug-2']), 0, acquire('monk-jug-2'))
    expect(mine(play).school).toEqual({ left: true, right: false })
    expect(pending(play)).toEqual({ task: 'finish', seat: 0, more: false })
  })

  test('M5.54 M-R27 the school twice, the second time after the first', () => {
    const asked = played(parish(10, ['monk-quill-2']), 0, acquire('monk-quill-2'))
    expect(mine(asked).school).toEqual({ left: true, right: false })
    expect(legal(asked)).toEqual([{ do: 'advance' }, { do: 'forgo' }])
    const twice = played(asked, 0, { do: 'advance' })
    expect(mine(twice)).toMatchObject({ school: { left: false, right: true }, cloud: 3 })
    expect(mine(twice).monks).toEqual(['monk-quill-2'])
  })

  test('M5.55 M-R23 the market office as a bonus: one or two customers', () => {
    const play = parish(8, ['monk-rosary-5'], (village) => {
      village.coins = 3
    })
    const [first, second] = play.state.customers.display
    const asked = played(play, 0, acquire('monk-rosary-5'), { do: 'use' })
    if (!first || !second) throw new Error('The display is empty.')
    const taken = played(
      asked,
      0,
      { do: 'customer', customer: first },
      { do: 'customer', customer: second },
    )
    expect(mine(taken)).toMatchObject({ market: [first, second], cloud: 5, coins: 3 })
    expect(mine(taken).monks).toEqual(['monk-rosary-5'])
  })

  test('M5.56 the trade church helps with the bonus, too', () => {
    const play = parish(8, ['monk-rosary-5'], (village) => {
      village.church = 'trade-church'
    })
    const asked = played(play, 0, acquire('monk-rosary-5'), { do: 'use' })
    expect(pending(asked)).toEqual({ task: 'trade', seat: 0, max: 2 })
  })

  test('M-R42 a void bonus does not keep the monk away', () => {
    const empty = parish(8, ['monk-rosary-5'], (_village, state) => {
      state.customers.display = []
    })
    const play = played(empty, 0, acquire('monk-rosary-5'))
    expect(mine(play).monks).toEqual(['monk-rosary-5'])
    const full = parish(9, ['monk-jug-3'], (village) => {
      village.school = { left: true, right: true }
    })
    expect(mine(played(full, 0, acquire('monk-jug-3'))).monks).toEqual(['monk-jug-3'])
  })

  test('M-R44 the next monk shows when the turn is confirmed', () => {
    const play = played(parish(5, ['monk-jug-1']), 0, acquire('monk-jug-1'))
    expect(play.state.monks.jug.top).toBeNull()
    const next = play.state.monks.jug.under[0]
    const ended = played(play, 0, { do: 'end-turn' })
    expect(ended.state.monks.jug.top).toBe(next)
    expect(() => submit(myVillage, view(myVillage, play, 0), 0, [{ do: 'end-turn' }])).toThrow(
      Hidden,
    )
  })
})
