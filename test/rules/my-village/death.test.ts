import { describe, expect, test } from 'vitest'
import {
  anonymousGraves,
  coffins,
  defaultOrder,
  type Move,
  myVillage,
  type Profession,
  professions,
  type State,
  standingOrders,
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
  rolling,
  type Table,
  table,
  withValue,
} from './table.ts'

const end: Move = { do: 'end-turn' }

/** The end of a turn of seat 0, the reaper on its time marker. */
const doomed = (set: (village: Village, state: State) => void = () => {}, seats = 2): Table =>
  table(seats, (state) => {
    state.agenda = [{ task: 'turn-over' }, { task: 'finish', seat: 0, more: false }]
    mine({ state }).reaper = true
    mine({ state }).cloud = 2
    set(mine({ state }), state)
  })
const die = (villager: Profession): Move => ({ do: 'die', villager })
const alone = (village: Village, one: Profession) => {
  for (const profession of professions) village.villagers[profession] = profession === one
}

describe('step III: death', () => {
  test('M5.104 without the reaper the turn ends', () => {
    const play = doomed((village) => {
      village.reaper = false
    })
    expect(pending(played(play, 0, end))).toEqual({ task: 'dice', seat: 1 })
    expect(only(eventsOf(play, 0, end), 'died')).toEqual([])
  })

  test('M5.105 M5.106 M11.18 the reaper goes back, the marker stays, the player chooses a villager', () => {
    const play = played(
      doomed((village) => {
        village.school.left = true
        village.villagers.abbot = false
      }),
      0,
      end,
    )
    expect(mine(play)).toMatchObject({ reaper: false, cloud: 2 })
    expect(legal(play)).toEqual(
      (['councilman', 'traveller', 'craftsman', 'merchant'] as const).map(die),
    )
    expect(refusal(play, die('abbot'))).toBe('M5.106')
  })

  test('M5.107 M5.108 M-R6 M-R7 the chronicle first, with its SP before the rat die', () => {
    const play = played(doomed(), 0, end, die('merchant'))
    expect(mine(play).villagers.merchant).toBe(false)
    expect(play.state.chronicle.merchant).toEqual([0])
    expect(play.state.graves).toEqual([])
    const events = eventsOf(doomed(), 0, end, die('merchant')).map(({ event }) => event)
    expect(events.slice(0, 4)).toEqual(['ended-turn', 'died', 'gained-sp', 'rat'])
    const second = doomed((_village, state) => {
      state.chronicle.merchant = [1]
    })
    expect(only(eventsOf(second, 0, end, die('merchant')), 'gained-sp')).toMatchObject([{ sp: 1 }])
    expect(only(eventsOf(doomed(), 0, end, die('merchant')), 'gained-sp')).toMatchObject([
      { sp: 2 },
    ])
  })

  test('M5.109 M7.7 M-R8 then the anonymous graves, ascending, without SP and without end', () => {
    expect(anonymousGraves.count).toBeNull()
    const play = doomed((_village, state) => {
      state.chronicle.abbot = [1, 1]
      for (let i = 0; i < 8; i++) state.graves.push({ seat: 1, profession: 'abbot' })
    })
    const events = eventsOf(play, 0, end, die('abbot'))
    expect(only(events, 'died')).toMatchObject([{ grave: 9, chronicle: null }])
    expect(only(events, 'gained-sp')).toEqual([])
    expect(coffins(played(play, 0, end, die('abbot')).state)).toBe(11)
  })

  test('M5.110 M11.19 M-R9 the last villager: a day laborer at once, before the rat die', () => {
    const last = doomed((village) => alone(village, 'abbot'))
    const asked = played(last, 0, end)
    expect(pending(asked)).toEqual({ task: 'laborer', seat: 0 })
    expect(asked.state.rat).toBe(10)
    expect(options(asked, 'hire').map(({ as }) => as)).toEqual([...professions])
    expect(refusal(asked, end)).toBe('M5.110')
    const hired = played(asked, 0, { do: 'hire', as: 'merchant' })
    expect(mine(hired).laborers).toBe(1)
    expect(mine(hired).villagers.merchant).toBe(true)
    expect(hired.state.rat).not.toBe(10)
  })

  test('M5.111 M-R10 the day laborer is an ordinary villager and dies like one', () => {
    const laborer = doomed((village) => {
      alone(village, 'merchant')
      village.laborers = 1
    })
    const play = played(laborer, 0, end, { do: 'hire', as: 'abbot' })
    expect(play.state.chronicle.merchant).toEqual([0])
    expect(mine(play)).toMatchObject({ laborers: 2, treeSp: 2 })
  })
})

describe('rats', () => {
  test('M5.112 M11.20 the rat runs as far as the die shows', () => {
    const play = played(doomed(), 0, end)
    expect(played(rolling(play, 4), 0, die('abbot')).state.rat).toBe(6)
    expect(only(eventsOf(rolling(play, 4), 0, die('abbot')), 'invasion')).toEqual([])
  })

  test('M5.113 M5.114 M5.115 M5.116 M-R41 the invasion halves every story tree, and the rat goes back', () => {
    const near = doomed((village, state) => {
      state.rat = 2
      state.hand.sp = 7
      village.treeSp = 5
      village.savedSp = 6
      mine({ state }, 1).treeSp = 1
      mine({ state }, 2).treeSp = 8
      state.chronicle.abbot = [1, 1]
    }, 3)
    const play = played(rolling(played(near, 0, end), 6), 0, die('abbot'))
    expect(play.state.villages.map(({ treeSp }) => treeSp)).toEqual([3, 1, 4])
    expect(mine(play).savedSp).toBe(6)
    expect(play.state.hand.sp).toBe(7)
    expect(play.state.rat).toBe(14)
    expect(pending(play)).toEqual({ task: 'dice', seat: 1 })
    const exact = played(rolling(played(near, 0, end), 2), 0, die('abbot'))
    expect(exact.state.rat).toBe(14)
  })
})

describe('the church of salvation', () => {
  /** An invasion is certain; seat 1 has the church. */
  const invaded = (set: (owner: Village) => void, owner = 1) => {
    const play = doomed((_village, state) => {
      state.rat = 1
      state.chronicle.abbot = [1, 1]
      mine({ state }, owner).church = 'church-of-salvation'
      mine({ state }, owner).treeSp = 9
      mine({ state }, 1 - owner).treeSp = 4
      set(mine({ state }, owner))
    })
    return played(play, 0, end)
  }
  const trees = ({ state }: Table) => state.villages.map(({ treeSp }) => treeSp)

  test('M5.40 M5.41 M11.21 by its standing order it saves its owner, and nobody else', () => {
    const play = played(
      invaded(() => {}),
      0,
      die('abbot'),
    )
    expect(trees(play)).toEqual([2, 9])
    expect(mine(play, 1).prevented).toBe(1)
    expect(myVillage.toAct(play.state)).toEqual([1])
    expect(pending(play)).toEqual({ task: 'dice', seat: 1 })
  })

  test('M5.41 with both spaces occupied it saves no more', () => {
    const play = invaded((owner) => {
      owner.prevented = 2
    })
    expect(trees(played(play, 0, die('abbot')))).toEqual([2, 5])
  })

  test('M11.21 orders: never, from a number on, always; unless set, from 2 SP in the turns of others', () => {
    const outcome = (order: (typeof standingOrders)[number] | null, treeSp: number) => {
      const play = invaded((owner) => {
        owner.order = order
        owner.treeSp = treeSp
      })
      return trees(played(play, 0, die('abbot')))[1]
    }
    expect(outcome('never', 9)).toBe(5)
    expect(outcome(4, 9)).toBe(9)
    expect(outcome(5, 9)).toBe(5)
    expect(outcome(1, 2)).toBe(2)
    expect(defaultOrder).toBe(2)
    expect(outcome(null, 3)).toBe(2)
    expect(outcome(null, 4)).toBe(4)
    expect(outcome(2, 4)).toBe(4)
  })

  test('M11.21 unless an order is set, the owner is asked in their own turn, a loss of 1 included', () => {
    const own = (order: Village['order'], treeSp = 9) =>
      played(
        invaded((owner) => {
          owner.order = order
          owner.treeSp = treeSp
        }, 0),
        0,
        die('merchant'),
      )
    for (const treeSp of [2, 9]) {
      const asked = own(null, treeSp)
      expect(pending(asked)).toEqual({ task: 'salvation', seat: 0 })
      expect(legal(asked).slice(0, 2)).toEqual([{ do: 'prevent' }, { do: 'suffer' }])
    }
    expect(mine(played(own(null), 0, { do: 'prevent' }))).toMatchObject({
      prevented: 1,
      treeSp: 11,
    })
    expect(pending(own('ask'))).toEqual({ task: 'salvation', seat: 0 })
    expect(mine(own(2))).toMatchObject({ prevented: 1 })
    expect(mine(own('never'))).toMatchObject({ prevented: 0 })
    expect(pending(own('never'))).toEqual({ task: 'dice', seat: 1 })
  })

  test('M11.21 M11.22 only who wants to be asked is asked; the table waits for the answer', () => {
    const asked = played(
      invaded((owner) => {
        owner.order = 'ask'
      }),
      0,
      die('abbot'),
    )
    expect(myVillage.toAct(asked.state)).toEqual([1])
    expect(legal(asked, 1).slice(0, 2)).toEqual([{ do: 'prevent' }, { do: 'suffer' }])
    expect(refusal(asked, { do: 'end-turn' }, 1)).toBe('M5.40')
    expect(trees(played(asked, 1, { do: 'prevent' }))).toEqual([2, 9])
    expect(trees(played(asked, 1, { do: 'suffer' }))).toEqual([2, 5])
  })

  test('M11.21 the order can be changed at any time: in the own turn, in another one, and when asked', () => {
    const play = table(2, (state) => {
      mine({ state }).church = 'church-of-salvation'
    })
    expect(options(play, 'order').map(({ prevent }) => prevent)).toEqual(standingOrders)
    const given = played(play, 0, { do: 'order', prevent: 'ask' })
    expect(mine(given).order).toBe('ask')
    expect(pending(given)).toEqual(pending(play))
    const use = withValue(6, (village) => {
      village.church = 'church-of-salvation'
    })
    expect(options(use, 'order')).toHaveLength(standingOrders.length)
    expect(options(played(use, 0, { do: 'headman' }), 'order')).toHaveLength(standingOrders.length)
    const again = played(use, 0, { do: 'order', prevent: defaultOrder })
    expect(options(again, 'order')).toHaveLength(standingOrders.length - 1)
    expect(refusal(again, { do: 'order', prevent: defaultOrder })).toBe('M11.21')
    expect(options(table(2), 'order')).toEqual([])
  })

  test('M11.21 M11.22 nobody waits for an order given in the turn of another player', () => {
    const play = table(2, (state) => {
      mine({ state }, 1).church = 'church-of-salvation'
    })
    const given = played(play, 1, { do: 'order', prevent: 'never' })
    expect(mine(given, 1).order).toBe('never')
    expect(mine(given, 0).order).toBe(null)
    expect(myVillage.toAct(given.state)).toEqual([0])
    expect(pending(given)).toEqual(pending(play))
    expect(refusal(play, { do: 'end-turn' }, 1)).toBe('M4.5')
    const full = table(2, (state) => {
      mine({ state }, 1).church = 'church-of-salvation'
      mine({ state }, 1).prevented = 2
    })
    expect(legal(full, 1)).toEqual([])
  })

  test('M-R28 no loss, no question and no marker', () => {
    const play = played(
      invaded((owner) => {
        owner.order = 'ask'
        owner.treeSp = 1
      }),
      0,
      die('abbot'),
    )
    expect(mine(play, 1)).toMatchObject({ prevented: 0, treeSp: 1 })
    expect(pending(play)).toEqual({ task: 'dice', seat: 1 })
  })

  test('M-R29 M5.39 the abbot must still be present after the death of this turn', () => {
    const own = invaded((owner) => {
      owner.order = 1
    }, 0)
    expect(trees(played(own, 0, die('abbot')))).toEqual([5, 2])
    const other = invaded((owner) => {
      owner.order = 1
    }, 0)
    expect(mine(played(other, 0, die('traveller'))).prevented).toBe(1)
  })
})
