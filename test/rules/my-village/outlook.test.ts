import { describe, expect, test } from 'vitest'
import { view } from '../../../worker/games/kernel/index.ts'
import {
  banners,
  bannerValue,
  faceDown,
  type Move,
  myVillage,
  type Pair,
  pairs,
  points,
  type State,
} from '../../../worker/games/my-village/index.ts'
import { legal, midgame, mine, pending, played, randomGame, table } from './table.ts'

const pool = (...pips: number[]) => pips.map((one) => ({ colour: 'white', pips: one }) as const)

const way = (all: ReadonlyArray<Pair>, dice: string, banner: string) =>
  all
    .find((pair) => pair.dice.map(({ pips }) => pips).join('+') === dice)
    ?.reaches.find((one) => one.banner === banner)?.ways

describe('the outlook of a seat', () => {
  test('M5.1 M5.3 M5.5 each pair of dice with the banners it reaches and the changes it needs', () => {
    const { state } = table(2, (all) => {
      all.pool = pool(1, 3, 6)
      mine({ state: all }).coins = 2
      mine({ state: all }).meetingPlace = { markers: 1 }
    })
    const all = pairs(state, 0)
    expect(all.map(({ value }) => value)).toEqual([4, 7, 9])
    expect(way(all, '1+6', 'field')).toEqual([{ value: 7, changes: [], coins: 0, markers: 0 }])
    expect(way(all, '1+3', 'market-office')?.[0]).toEqual({
      value: 4,
      changes: [],
      coins: 0,
      markers: 0,
    })
    // 3 + 6 makes 7 by two coins, or by one marker.
    expect(way(all, '3+6', 'field')?.map(({ coins, markers }) => [coins, markers])).toEqual([
      [2, 0],
      [0, 1],
    ])
    expect(way(all, '1+3', 'headman')).toHaveLength(1)
  })

  test('M5.9 black dice cost time; M5.16 coins that a banner needs are not spent on dice', () => {
    const { state } = table(2, (all) => {
      all.pool = [
        { colour: 'white', pips: 2 },
        { colour: 'black', pips: 6 },
      ]
      mine({ state: all }).coins = 1
      mine({ state: all }).travel = ['travel-a1']
    })
    const [pair] = pairs(state, 0)
    expect(pair).toMatchObject({ value: 8, time: 2 })
    expect(pair?.reaches.map(({ banner }) => banner)).toContain('field')
    expect(pair?.reaches.map(({ banner }) => banner)).not.toContain('travel-B')
  })

  test('the outlook is what is legal, on a view as on the table', () => {
    for (const { play, seat } of randomGame(3, 11, midgame)) {
      const seen = view(myVillage, play, seat).state
      expect(pairs(seen, seat)).toEqual(pairs(play.state, seat))
      expect(banners(seen, seat)).toEqual(banners(play.state, seat))
      if (pending(play)?.task !== 'use') continue
      const asMove = ({ colour, banner }: { colour: string; banner: string }) => {
        if (colour === 'white') return { do: 'activate', banner }
        if (banner === 'hand') return { do: 'take-hand' }
        if (banner === 'market-office' || banner === 'headman') return { do: banner }
        return { do: 'acquire', card: banner }
      }
      // Plows and orders go beside the use of a value.
      const uses = legal(play, seat).filter(
        ({ do: kind }) => !['change', 'plow', 'order'].includes(kind),
      )
      const ready = banners(play.state, seat).filter(({ lacks }) => lacks.length === 0)
      expect(new Set(ready.map((one) => JSON.stringify(asMove(one))))).toEqual(
        new Set(uses.map((move) => JSON.stringify(move))),
      )
      for (const { banner, colour, ways } of pairs(play.state, seat)[0]?.reaches ?? [])
        for (const { changes, value } of ways) {
          const now = played(play, seat, ...changes)
          expect(bannerValue(now.state)).toBe(value)
          expect(legal(now, seat)).toContainEqual(asMove({ colour, banner }))
        }
    }
  })

  test('M5.17 M5.18 what a banner lacks now, each with its rule', () => {
    const { state } = table(2, (all) => {
      const village = mine({ state: all })
      village.villagers.craftsman = false
      village.travel = ['travel-c1']
      village.market = ['customer-11']
    })
    const lacks = (banner: string) => banners(state, 0).find((one) => one.banner === banner)?.lacks
    expect(lacks('stable-5-8')).toEqual([
      { lacks: 'villager', profession: 'craftsman', rule: 'M5.21' },
    ])
    expect(lacks('travel-D')).toEqual([
      { lacks: 'coins', coins: 2, rule: 'M5.16' },
      { lacks: 'goods', goods: ['horse'], rule: 'M5.16' },
    ])
    expect(lacks('travel-E')?.[0]).toEqual({ lacks: 'letter', rule: 'M5.28' })
    expect(lacks('customer-11')).toEqual([
      { lacks: 'goods', goods: ['horse', 'beer'], rule: 'M5.85' },
    ])
    expect(lacks('field')).toEqual([])
    expect(lacks('hand')).toEqual([{ lacks: 'right-to-hand', rule: 'M5.72' }])
  })

  test('M9.5 what the face-down stacks hold is public, in no order', () => {
    const { state } = table(2)
    const seen = view(myVillage, table(2), 1).state
    const down = faceDown(seen)
    expect(down).toEqual(faceDown(state))
    expect(down.customers).toEqual([...state.customers.deck].sort())
    expect(down.monks.rosary).toEqual([...state.monks.rosary.under].sort())
    expect(down.travel.D).toEqual([...state.travel.D].sort())
  })

  test('M6.3 the live score of each area adds up to the score', () => {
    for (const { play } of randomGame(4, 2)) {
      const state: State = play.state
      myVillage.score(state).forEach(({ seat, total }) => {
        expect(Object.values(points(state, seat)).reduce((a, b) => a + b, 0)).toBe(total)
      })
    }
  })
})

describe('decisions', () => {
  test('M11.24 M-R45 what a turn can take back ends where only the table can go on', () => {
    const start = table(2, (state) => {
      state.pool = pool(3, 4)
    })
    let seen = view(myVillage, start, 0)
    const moves: Move[] = [
      { do: 'take', colour: 'white', pips: 3 },
      { do: 'take', colour: 'white', pips: 4 },
      { do: 'acquire', card: 'field' },
    ]
    for (const move of moves) seen = played(seen, 0, move)
    expect(mine(seen).fields).toHaveLength(1)
    expect(pending(played(seen, 0, { do: 'end-turn' }))).toEqual({ task: 'dice', seat: 1 })
  })

  test('no decision of random games has more than 150 moves', () => {
    const most = new Map<string, number>()
    for (let number = 30; number < 40; number++)
      for (const { play, seat } of randomGame(2 + (number % 3), number, midgame)) {
        const task = pending(play)?.task ?? ''
        most.set(task, Math.max(most.get(task) ?? 0, legal(play, seat).length))
      }
    expect(Math.max(...most.values())).toBeLessThan(150)
    expect(most.size).toBeGreaterThan(8)
  })
})
