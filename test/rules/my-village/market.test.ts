import { describe, expect, test } from 'vitest'
import { Hidden, submit, view } from '../../../worker/games/kernel/index.ts'
import {
  type CustomerId,
  customers,
  type Move,
  myVillage,
  type State,
  type Village,
} from '../../../worker/games/my-village/index.ts'
import { legal, mine, options, pending, played, refusal, withValue } from './table.ts'

const open: Move = { do: 'market-office' }
const take = (customer: CustomerId): Move => ({ do: 'customer', customer })
const six: CustomerId[] = [
  'customer-01',
  'customer-02',
  'customer-03',
  'customer-04',
  'customer-05',
  'customer-06',
]

/** Banner value 10 with customers 1 to 6 on display. */
const market = (set: (village: Village, state: State) => void = () => {}) =>
  withValue(10, (village, state) => {
    state.customers = {
      display: [...six],
      deck: customers.map(({ id }) => id).filter((id) => !six.includes(id)),
    }
    set(village, state)
  })
const coin = (village: Village) => {
  village.coins = 1
}

describe('starting player hand', () => {
  test('M5.69 M11.13 value 4 or 10, without cost', () => {
    const second = (value: number, seats = 2) =>
      withValue(
        value,
        (_village, state) => {
          state.turn.index = 2
        },
        seats,
      )
    for (const value of [4, 10]) expect(legal(second(value))).toContainEqual({ do: 'take-hand' })
    expect(refusal(second(7), { do: 'take-hand' })).toBe('M5.15')
    expect(mine(played(second(4), 0, { do: 'take-hand' })).cloud).toBe(0)
  })

  test('M5.70 only while it lies palm side up', () => {
    const play = withValue(4, (_village, state) => {
      state.turn.index = 2
      state.hand.palm = false
    })
    expect(refusal(play, { do: 'take-hand' })).toBe('M5.70')
  })

  test('M5.71 not the starting player, with three or four', () => {
    expect(
      refusal(
        withValue(4, () => {}, 3),
        { do: 'take-hand' },
      ),
    ).toBe('M5.71')
    const other = withValue(
      4,
      (_village, state) => {
        state.startPlayer = 2
      },
      3,
    )
    expect(legal(other)).toContainEqual({ do: 'take-hand' })
  })

  test('M5.72 with two, the starting player only in the second turn, the other in both', () => {
    const at = (index: number, startPlayer: number) =>
      withValue(4, (_village, state) => {
        state.turn.index = index
        state.startPlayer = startPlayer
      })
    expect(refusal(at(0, 0), { do: 'take-hand' })).toBe('M5.72')
    for (const play of [at(2, 0), at(1, 1), at(3, 1)])
      expect(legal(play)).toContainEqual({ do: 'take-hand' })
  })

  test('M5.73 all its SP go to the tree, the hand is turned', () => {
    const play = withValue(4, (village, state) => {
      state.turn.index = 2
      state.hand.sp = 3
      village.treeSp = 1
    })
    const taken = played(play, 0, { do: 'take-hand' })
    expect(mine(taken).treeSp).toBe(4)
    expect(taken.state.hand).toEqual({ owner: 0, palm: false, sp: 0 })
  })
})

describe('market office', () => {
  test('M5.76 value 4 or 10', () => {
    expect(legal(market())).toContainEqual(open)
    expect(refusal(withValue(7), open)).toBe('M5.15')
  })

  test('M5.77 M5.78 M11.6 one to four customers, their number makes the price', () => {
    const price = (n: number) => {
      let play = played(market(coin), 0, open)
      for (const customer of six.slice(0, n)) play = played(play, 0, take(customer))
      if (n < 4) play = played(play, 0, { do: 'settle' })
      expect(mine(play).market).toEqual(six.slice(0, n))
      return [mine(play).cloud, 1 - mine(play).coins]
    }
    expect([1, 2, 3, 4].map(price)).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
    ])
    const asked = played(market(coin), 0, open)
    expect(refusal(played(asked, 0, take('customer-01')), take('customer-01'))).toBe('M5.77')
  })

  test('M4.22 M-R11 the office may be left at once: nothing is taken, nothing is paid', () => {
    const asked = played(market(coin), 0, open)
    expect(legal(asked)).toEqual([{ do: 'settle' }, ...six.map(take)])
    const left = played(asked, 0, { do: 'settle' })
    expect(mine(left)).toMatchObject({ market: [], cloud: 0, coins: 1 })
    expect(left.state.customers).toEqual(asked.state.customers)
    expect(legal(left)).toEqual([{ do: 'end-turn' }])
    const told = submit(myVillage, asked, 0, [{ do: 'settle' }]).events
    expect(told).toEqual([{ event: { event: 'forgone', seat: 0, what: 'customers' } }])
  })

  test('M-R24 without a coin at most two', () => {
    const two = played(market(), 0, open, take('customer-02'), take('customer-05'))
    expect(mine(two)).toMatchObject({ market: ['customer-02', 'customer-05'], cloud: 2 })
    expect(legal(two)).toEqual([{ do: 'end-turn' }])
  })

  test('M5.79 M-R44 refilled to six at the end of the turn, as long as the deck lasts', () => {
    const asked = played(market(), 0, open, take('customer-01'), { do: 'settle' })
    expect(asked.state.customers.display).toHaveLength(5)
    const ended = played(asked, 0, { do: 'end-turn' })
    expect(ended.state.customers.display).toEqual([...six.slice(1), 'customer-07'])
    expect(ended.state.customers.deck).toHaveLength(26)
    const seen = view(myVillage, asked, 0)
    expect(() => submit(myVillage, seen, 0, [{ do: 'end-turn' }])).toThrow(Hidden)
    const last = market((_village, state) => {
      state.customers.deck = []
    })
    const poor = played(last, 0, open, take('customer-01'), { do: 'settle' }, { do: 'end-turn' })
    expect(poor.state.customers.display).toHaveLength(5)
  })

  test('M5.80 M5.81 M5.82 neither merchant nor goods, no limit; the unserved stay', () => {
    const play = market((village) => {
      village.villagers.merchant = false
      village.market = customers.slice(20, 33).map(({ id }) => id)
    })
    const taken = played(play, 0, open, take('customer-01'), { do: 'settle' })
    expect(mine(taken).market).toHaveLength(14)
    expect(mine(taken).served).toEqual([])
  })

  test('M-R23 fewer on display: at most those; none: the office is closed', () => {
    const one = market((village, state) => {
      coin(village)
      state.customers.display = ['customer-03']
    })
    expect(mine(played(one, 0, open, take('customer-03'))).cloud).toBe(1)
    const none = market((_village, state) => {
      state.customers.display = []
    })
    expect(refusal(none, open)).toBe('M-R23')
  })
})

describe('the trade church', () => {
  const church = (set: (village: Village, state: State) => void = () => {}) =>
    market((village, state) => {
      village.church = 'trade-church'
      coin(village)
      set(village, state)
    })

  test('M5.42 M5.43 M11.7 M-R47 a seventh customer, one for free, then up to four', () => {
    const asked = played(church(), 0, open)
    expect(legal(asked)).toEqual([{ do: 'use' }, { do: 'forgo' }])
    const shown = played(asked, 0, { do: 'use' })
    expect(shown.state.customers.display).toEqual([...six, 'customer-07'])
    const seen = view(myVillage, asked, 0)
    expect(() => submit(myVillage, seen, 0, [{ do: 'use' }])).toThrow(Hidden)
    const five = played(
      shown,
      0,
      { do: 'free-customer', customer: 'customer-07' },
      ...six.slice(0, 4).map(take),
    )
    expect(mine(five).market).toEqual(['customer-07', ...six.slice(0, 4)])
    expect(mine(five)).toMatchObject({ cloud: 3, coins: 0 })
    const ended = played(five, 0, { do: 'end-turn' })
    expect(ended.state.customers.display).toHaveLength(6)
    const refused = played(shown, 0, { do: 'forgo' }, take('customer-01'), { do: 'settle' })
    const full = played(refused, 0, { do: 'end-turn' })
    expect(full.state.customers.display).toHaveLength(6)
    expect(full.state.customers.deck).toEqual(shown.state.customers.deck)
  })

  test('M-R19 declined before the reveal, or the free card refused after it', () => {
    const asked = played(church(), 0, open)
    const declined = played(asked, 0, { do: 'forgo' })
    expect(declined.state.customers.display).toHaveLength(6)
    expect(pending(declined)).toMatchObject({ task: 'customers', max: 4 })
    const refused = played(asked, 0, { do: 'use' }, { do: 'forgo' })
    expect(mine(refused).market).toEqual([])
    expect(pending(refused)).toMatchObject({ task: 'customers' })
    expect(refusal(asked, { do: 'end-turn' })).toBe('M5.42')
    expect(refusal(played(asked, 0, { do: 'use' }), { do: 'settle' })).toBe('M5.43')
  })

  test('M4.22 M-R11 after the free customer, or none at all, the office may be left', () => {
    const shown = played(church(), 0, open, { do: 'use' })
    const left = played(
      shown,
      0,
      { do: 'free-customer', customer: 'customer-03' },
      { do: 'settle' },
    )
    expect(mine(left)).toMatchObject({ market: ['customer-03'], cloud: 0, coins: 1 })
    expect(legal(left)).toEqual([{ do: 'end-turn' }])
    const none = played(shown, 0, { do: 'forgo' }, { do: 'settle' })
    expect(mine(none)).toMatchObject({ market: [], cloud: 0, coins: 1 })
    expect(none.state.customers.display).toHaveLength(7)
    const unused = played(church(), 0, open, { do: 'forgo' }, { do: 'settle' })
    expect(mine(unused)).toMatchObject({ market: [], cloud: 0, coins: 1 })
  })

  test('M-R20 an empty deck: no seventh card, still a free one', () => {
    const play = church((_village, state) => {
      state.customers.deck = []
    })
    const shown = played(play, 0, open, { do: 'use' })
    expect(options(shown, 'free-customer')).toHaveLength(6)
  })

  test('M-R21 the free customer was the last one: nothing is paid', () => {
    const play = church((_village, state) => {
      state.customers = { display: ['customer-04'], deck: [] }
    })
    const settled = played(
      play,
      0,
      open,
      { do: 'use' },
      {
        do: 'free-customer',
        customer: 'customer-04',
      },
    )
    expect(legal(settled)).toEqual([{ do: 'end-turn' }])
    expect(mine(settled)).toMatchObject({ market: ['customer-04'], cloud: 0, coins: 1 })
  })

  test('M5.39 not without the abbot', () => {
    const play = church((village) => {
      village.villagers.abbot = false
    })
    expect(pending(played(play, 0, open))).toMatchObject({ task: 'customers' })
  })
})
