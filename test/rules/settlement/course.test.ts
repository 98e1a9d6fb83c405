import { describe, expect, test } from 'vitest'
import { same } from '../../../worker/games/kernel/index.ts'
import { BUILDINGS, HEROES } from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { SettlementMove } from '../../../worker/games/settlement/state.ts'
import { fresh, RICH, said, type Table, table, tile } from './table.ts'

const EXPLORE: SettlementMove = { do: 'explore', region: 1 }
const END: SettlementMove = { do: 'end-turn' }
const PASS: SettlementMove = { do: 'pass' }

/** An action that asks nothing, so that the turn goes on at once. */
function act(t: Table): void {
  t.do({ do: 'build-outpost', region: 1, column: 1 })
}
const withTerrain = { terrains: { '1-1': tile(1) } }

describe('the course of play', () => {
  test('S4.1, S6.1 six rounds, then the game is over', () => {
    const t = table({ seats: 3 })
    for (let round = 1; round <= 6; round++) {
      expect(t.state.round).toBe(round)
      expect(settlement.result(t.state)).toBeNull()
      t.passAll()
    }
    expect(settlement.toAct(t.state)).toEqual([])
    expect(settlement.result(t.state)?.places).toHaveLength(3)
  })

  test('S4.2 clockwise from the start marker, past those who have passed', () => {
    const t = table({
      seats: 4,
      seat: 1,
      marker: 1,
      boards: [withTerrain, withTerrain, withTerrain, withTerrain],
    })
    const order: number[] = []
    t.pass()
    for (let turn = 0; turn < 6; turn++) {
      order.push(t.acting)
      if (t.acting === 3) t.pass()
      else {
        const [move] = t.moves('build-outpost')
        t.do(move ?? EXPLORE)
        if (t.moves('place-terrain')[0]) t.do({ do: 'place-terrain', region: 1, column: 2 })
        t.do(END)
      }
    }
    expect(order).toEqual([2, 3, 0, 2, 0, 2])
    expect(t.refusal(EXPLORE, 1)).toBe('S4.2')
  })

  test('S4.2 the holder of the start marker begins round 1', () => {
    const t = fresh(3, 4)
    const { marker } = t.state
    for (let i = 0; i < 3; i++) t.do(...t.moves().slice(0, 1))
    expect(t.acting).toBe(marker)
  })

  test('S4.3 one action and one hero a turn, in either order', () => {
    const rich = { ...withTerrain, supply: RICH }
    for (const heroFirst of [true, false]) {
      const t = table({ boards: [rich] })
      if (heroFirst) t.do({ do: 'invite', position: 4 })
      act(t)
      if (!heroFirst) t.do({ do: 'invite', position: 4 })
      expect(t.board().heroes).toHaveLength(1)
      expect(t.refusal(EXPLORE)).toBe('S4.3')
      expect(t.refusal({ do: 'invite', position: 4 })).toBe('S5.70')
    }
  })

  test('S4.3, S-R43, S-R48 no hero and no other action in the middle of an action', () => {
    const t = table({ boards: [{ supply: RICH }] })
    t.do(EXPLORE)
    expect(t.moves().every((move) => move.do === 'place-terrain')).toBe(true)
    expect(t.refusal({ do: 'invite', position: 4 })).toBe('S-R48')
    expect(t.refusal({ do: 'construct', market: 1 })).toBe('S-R48')
    expect(t.refusal(PASS)).toBe('S-R48')
  })

  test('S4.4 a turn needs an action or a hero', () => {
    const t = table({ boards: [{ ...withTerrain, supply: RICH }] })
    expect(t.refusal(END)).toBe('S4.4')
    act(t)
    expect(t.moves('end-turn')).toHaveLength(1)
  })

  test('S4.5 a hero alone is a turn, also without settlers', () => {
    const t = table({ boards: [{ supply: RICH, basic: 0 }] })
    t.do({ do: 'invite', position: 3 }, END)
    expect(t.acting).toBe(1)
    expect(t.state.passed).toEqual([])
  })

  test('S4.6, S5.61 exchanges at any moment of the own turn, as often as one likes', () => {
    const t = table({ boards: [{ ...withTerrain, supply: RICH }] })
    const exchange: SettlementMove = { do: 'exchange', give: 'gold', get: 'wood' }
    t.do(exchange, exchange)
    act(t)
    t.do(exchange, { do: 'invite', position: 4 }, exchange)
    expect(t.board().supply.gold).toBeLessThanOrEqual(5)
  })

  test('S-R13 exchanging alone is no turn', () => {
    const t = table({ boards: [{ supply: RICH }] })
    t.do({ do: 'exchange', give: 'gold', get: 'wood' })
    expect(t.refusal(END)).toBe('S4.4')
    expect(t.moves('pass')).toHaveLength(1)
  })

  test('S4.7, S-R29 after acting, end the turn or pass: neither by itself', () => {
    const t = table({ boards: [withTerrain] })
    act(t)
    expect(t.acting).toBe(0)
    const other = table({ boards: [withTerrain] })
    act(other)
    t.do(END)
    expect([t.acting, t.state.passed]).toEqual([1, []])
    other.pass()
    expect([other.acting, other.state.passed]).toEqual([1, [0]])
  })

  test('S4.8 passing is possible with unspent settlers', () => {
    expect(table().moves('pass')).toEqual([PASS])
  })

  test('S4.9 who has passed neither plays nor exchanges in that round', () => {
    const t = table({ boards: [{ supply: RICH }] })
    t.pass()
    expect(t.refusal({ do: 'exchange', give: 'gold', get: 'wood' }, 0)).toBe('S4.2')
    expect(settlement.moves(t.state, 0)).toEqual([])
  })

  test('S4.10 the last who has not passed plays on', () => {
    const t = table({ boards: [{}, withTerrain] })
    t.pass()
    act(t)
    t.do(END)
    expect(t.acting).toBe(1)
    t.do(EXPLORE)
    expect(t.board(1).settlers.basic).toBe(4)
  })

  test('S4.11, S5.79, S-R28 the first to pass takes the marker at once; the running round goes on clockwise', () => {
    const t = table({ seats: 3, seat: 1, marker: 0 })
    const events = t.pass()
    expect(said(events, 'passed')).toMatchObject({ seat: 1, first: true })
    expect(t.state.marker).toBe(1)
    expect(t.acting).toBe(2)
    expect(said(t.pass(), 'passed')).toMatchObject({ first: false })
    expect(t.state.marker).toBe(1)
    t.pass()
    expect(t.state.round).toBe(2)
    expect(t.acting).toBe(1)
  })

  test('S4.12 each pass of rounds 1 to 5 brings the pass steps', () => {
    for (let round = 1; round <= 5; round++) {
      const t = table({ round, boards: [{ supply: { wood: 1 } }] })
      const events = t.pass().map(({ event }) => event)
      expect(events).toEqual(
        expect.arrayContaining(['dropped', 'settlers-cleared', 'artifact-taken']),
      )
    }
  })

  test('S4.13-S4.14 the end of the round: last hero out, the others right, a new one left', () => {
    const t = table()
    const row = [...t.state.heroRow]
    const drawn = t.state.heroDeck.at(-1)
    const events = t.passAll()
    expect(t.state.heroRow).toEqual([drawn, ...row.slice(0, 3)])
    expect(t.state.discardedHeroes).toEqual([row[3]])
    expect(t.state.round).toBe(2)
    const order = events.map(({ event }) => event)
    expect(order.indexOf('hero-discarded')).toBeLessThan(order.indexOf('round-began'))
  })

  test('S4.15-S4.16, S-R31 copies are stacked on their lowest space, then every empty space is filled', () => {
    const t = table({
      market: ['bank', 'church', 'bank', 'tavern', 'church', 'bank', null, 'bazaar', 'quarry'],
      buildingStack: ['alchemist', 'tavern', 'sawmill', 'warehouse', 'clay-pit'],
    })
    const events = t.passAll()
    expect(t.state.market).toEqual([
      { building: 'bank', count: 3 },
      { building: 'church', count: 2 },
      { building: 'clay-pit', count: 1 },
      { building: 'tavern', count: 1 },
      { building: 'warehouse', count: 1 },
      { building: 'sawmill', count: 1 },
      { building: 'tavern', count: 1 },
      { building: 'bazaar', count: 1 },
      { building: 'quarry', count: 1 },
    ])
    expect(said(events, 'market-stacked')).toMatchObject({
      building: 'bank',
      from: [3, 6],
      market: 1,
      count: 3,
    })
  })

  test('S4.17 a new tile never joins a stack before the end of the next round', () => {
    const t = table({
      market: [
        { building: 'bank', count: 2 },
        null,
        'church',
        'tavern',
        'bazaar',
        'quarry',
        'sawmill',
        'alchemist',
        'warehouse',
      ],
      buildingStack: ['gem-cutter', 'bank'],
    })
    t.passAll()
    expect(t.state.market.slice(0, 2)).toEqual([
      { building: 'bank', count: 2 },
      { building: 'bank', count: 1 },
    ])
    t.passAll()
    expect(t.state.market.slice(0, 2)).toEqual([
      { building: 'bank', count: 3 },
      { building: 'gem-cutter', count: 1 },
    ])
  })

  test('S-R9 without building tiles market spaces stay empty, the lowest numbers are filled first', () => {
    const t = table({ market: [null, null, 'bank'], buildingStack: ['church'] })
    t.passAll()
    expect(t.state.market.slice(0, 3)).toEqual([
      { building: 'church', count: 1 },
      null,
      { building: 'bank', count: 1 },
    ])
  })

  test('S-R10-S-R11 without a deck heroes still move right and leave, and the empty row brings nothing', () => {
    const [a, b] = HEROES.map(({ id }) => id)
    const t = table({ heroRow: [null, null, a ?? null, b ?? null], heroDeck: [] })
    t.passAll()
    expect(t.state.heroRow).toEqual([null, null, null, a])
    t.passAll()
    t.passAll()
    expect(t.state.heroRow).toEqual([null, null, null, null])
    expect(t.state.discardedHeroes).toEqual([b, a])
    expect(t.moves('invite')).toEqual([])
    const seat = t.acting
    t.do(EXPLORE, { do: 'place-terrain', region: 1, column: 1 })
    expect(t.board(seat).terrains[0]?.monster).toBe(false)
  })

  test('S4.18 no end-of-round steps after round 6', () => {
    const t = table({ round: 6 })
    const { heroRow, market, heroDeck } = t.state
    const events = t.passAll()
    expect(t.state).toMatchObject({ round: 6, heroRow, market, heroDeck })
    expect(events.map(({ event }) => event)).toEqual(['passed', 'passed', 'game-over'])
    expect(settlement.toAct(t.state)).toEqual([])
  })

  test('S4.19-S4.20, S-R24, S-R39, S5.6 a move changes no other board', () => {
    const t = table({
      boards: [
        { ...withTerrain, supply: RICH, buildings: { 'upper-1': 'trading-post' } },
        {
          supply: RICH,
          terrains: {
            '1-1': { tile: tile(1, 1), on: 'monster' },
            '1-2': { tile: tile(1, 2), on: 'outpost' },
          },
        },
      ],
    })
    const other = structuredClone(t.board(1))
    for (const move of t.moves()) {
      const copy = table()
      copy.play = t.play
      copy.do(move)
      expect(same(copy.board(1), other)).toBe(true)
    }
    // Neither the other's monster nor the other's outpost is within reach.
    expect(t.moves('hunt')).toEqual([])
    expect(t.refusal({ do: 'hunt', region: 1, column: 1 })).toBe('S5.32')
    t.do({ do: 'activate-street', street: 'upper' })
    expect(t.moves('use')).toEqual([])
  })

  test('S4.4 a seat that can do nothing passes by itself, marked as such (S11.19)', () => {
    const t = table({ boards: [withTerrain, { basic: 0, supply: { wood: 1 } }] })
    act(t)
    const events = t.do(END)
    expect(said(events, 'passed')).toEqual({ event: 'passed', seat: 1, first: true, auto: true })
    expect(t.acting).toBe(1)
    expect(t.moves().every((move) => move.do === 'take-artifact')).toBe(true)
  })

  test('S4.4 a seat that could still exchange is asked', () => {
    const t = table({ boards: [withTerrain, { basic: 0, supply: { gold: 1 } }] })
    act(t)
    t.do(END)
    expect([t.acting, t.state.passed]).toEqual([1, []])
  })

  test('S-R9 the number of building tiles stays 36 whatever is stacked', () => {
    const t = fresh(4, 9)
    for (let i = 0; i < 4; i++) t.do(...t.moves().slice(0, 1))
    for (let round = 1; round <= 5; round++) t.passAll()
    const market = t.state.market.reduce((sum, pile) => sum + (pile?.count ?? 0), 0)
    expect(market + t.state.buildingStack.length).toBe(3 * BUILDINGS.length)
  })
})
