import { describe, expect, test } from 'vitest'
import { same } from '../../../worker/games/kernel/index.ts'
import { allBuildings, allHeroes } from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { Move } from '../../../worker/games/settlement/state.ts'
import { fresh, richSupply, said, type Table, table, tile } from './table.ts'

const exploreMove: Move = { do: 'explore', region: 1 }
const endTurn: Move = { do: 'end-turn' }
const passMove: Move = { do: 'pass' }

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
        t.do(move ?? exploreMove)
        if (t.moves('place-terrain')[0]) t.do({ do: 'place-terrain', region: 1, column: 2 })
        t.do(endTurn)
      }
    }
    expect(order).toEqual([2, 3, 0, 2, 0, 2])
    expect(t.refusal(exploreMove, 1)).toBe('S4.2')
  })

  test('S4.2 the holder of the start marker begins round 1', () => {
    const t = fresh(3, 4)
    const { marker } = t.state
    for (let i = 0; i < 3; i++) t.do(...t.moves().slice(0, 1))
    expect(t.acting).toBe(marker)
  })

  test('S4.3 one action and one hero a turn, in either order', () => {
    const rich = { ...withTerrain, supply: richSupply }
    for (const heroFirst of [true, false]) {
      const t = table({ boards: [rich] })
      if (heroFirst) t.do({ do: 'invite', position: 4 })
      act(t)
      if (!heroFirst) t.do({ do: 'invite', position: 4 })
      expect(t.board().heroes).toHaveLength(1)
      expect(t.refusal(exploreMove)).toBe('S4.3')
      expect(t.refusal({ do: 'invite', position: 4 })).toBe('S5.70')
    }
  })

  test('S4.3, S-R43, S-R48 no hero and no other action in the middle of an action', () => {
    const t = table({ boards: [{ supply: richSupply }] })
    t.do(exploreMove)
    expect(t.moves().every((move) => move.do === 'place-terrain')).toBe(true)
    expect(t.refusal({ do: 'invite', position: 4 })).toBe('S-R48')
    expect(t.refusal({ do: 'construct', market: 1 })).toBe('S-R48')
    expect(t.refusal(passMove)).toBe('S-R48')
  })

  test('S4.4 a turn needs an action or a hero', () => {
    const t = table({ boards: [{ ...withTerrain, supply: richSupply }] })
    expect(t.refusal(endTurn)).toBe('S4.4')
    act(t)
    expect(t.moves('end-turn')).toHaveLength(1)
  })

  test('S4.5 a hero alone is a turn, also without settlers', () => {
    const t = table({ boards: [{ supply: richSupply, basic: 0 }] })
    t.do({ do: 'invite', position: 3 }, endTurn)
    expect(t.acting).toBe(1)
    expect(t.state.passed).toEqual([])
  })

  test('S4.6, S5.61 exchanges at any moment of the own turn, as often as one likes', () => {
    const t = table({ boards: [{ ...withTerrain, supply: richSupply }] })
    const exchange: Move = { do: 'exchange', give: 'gold', get: 'wood' }
    t.do(exchange, exchange)
    act(t)
    t.do(exchange, { do: 'invite', position: 4 }, exchange)
    expect(t.board().supply.gold).toBeLessThanOrEqual(5)
  })

  test('S-R13 exchanging alone is no turn', () => {
    const t = table({ boards: [{ supply: richSupply }] })
    t.do({ do: 'exchange', give: 'gold', get: 'wood' })
    expect(t.refusal(endTurn)).toBe('S4.4')
    expect(t.moves('pass')).toHaveLength(1)
  })

  test('S4.7, S-R29 after acting, end the turn or pass: neither by itself', () => {
    const t = table({ boards: [withTerrain] })
    act(t)
    expect(t.acting).toBe(0)
    const other = table({ boards: [withTerrain] })
    act(other)
    t.do(endTurn)
    expect([t.acting, t.state.passed]).toEqual([1, []])
    other.pass()
    expect([other.acting, other.state.passed]).toEqual([1, [0]])
  })

  test('S4.8 passing is possible with unspent settlers', () => {
    expect(table().moves('pass')).toEqual([passMove])
  })

  test('S4.9 who has passed neither plays nor exchanges in that round', () => {
    const t = table({ boards: [{ supply: richSupply }] })
    t.pass()
    expect(t.refusal({ do: 'exchange', give: 'gold', get: 'wood' }, 0)).toBe('S4.2')
    expect(settlement.moves(t.state, 0)).toEqual([])
  })

  test('S4.10 the last who has not passed plays on', () => {
    const t = table({ boards: [{}, withTerrain] })
    t.pass()
    act(t)
    t.do(endTurn)
    expect(t.acting).toBe(1)
    t.do(exploreMove)
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

  test.each([1, 2, 3, 4, 5])(
    'S4.13 round %i ends with heroes, then the market, then the next round',
    (round) => {
      const t = table({ round, market: ['bank', 'bank'], buildingStack: ['church'] })
      const events = t.passAll().map(({ event }) => event)
      const steps = ['hero-discarded', 'market-stacked', 'market-refilled', 'round-began'] as const
      const at = steps.map((step) => events.indexOf(step))
      expect(at).toEqual([...at].sort((a, b) => a - b))
      expect(at).not.toContain(-1)
      expect(t.state.round).toBe(round + 1)
    },
  )

  test('S4.14 the last hero leaves, the others go right, a new one comes on the left', () => {
    const t = table()
    const row = [...t.state.heroRow]
    const drawn = t.state.heroDeck.at(-1)
    t.passAll()
    expect(t.state.heroRow).toEqual([drawn, ...row.slice(0, 3)])
    expect(t.state.discardedHeroes).toEqual([row[3]])
  })

  const endOfRound = () => {
    const t = table({
      market: ['bank', 'church', 'bank', 'tavern', 'church', 'bank', null, 'bazaar', 'quarry'],
      buildingStack: ['alchemist', 'tavern', 'sawmill', 'warehouse', 'clay-pit'],
    })
    const events = t.passAll()
    return { events, market: t.state.market }
  }

  test('S4.15, S-R31 all copies of a type are stacked on the lowest of their spaces', () => {
    const { events, market } = endOfRound()
    expect(market.slice(0, 2)).toEqual([
      { building: 'bank', count: 3 },
      { building: 'church', count: 2 },
    ])
    expect(said(events, 'market-stacked')).toMatchObject({
      building: 'bank',
      from: [3, 6],
      market: 1,
      count: 3,
    })
  })

  test('S4.16 then every empty space gets one new tile', () => {
    const { market } = endOfRound()
    expect(market.slice(2)).toEqual([
      { building: 'clay-pit', count: 1 },
      { building: 'tavern', count: 1 },
      { building: 'warehouse', count: 1 },
      { building: 'sawmill', count: 1 },
      { building: 'tavern', count: 1 },
      { building: 'bazaar', count: 1 },
      { building: 'quarry', count: 1 },
    ])
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

  const [anna, bert] = allHeroes.map(({ id }) => id)
  const dwindling = () => table({ heroRow: [null, null, anna ?? null, bert ?? null], heroDeck: [] })

  test('S-R10 without a deck heroes still move right and leave', () => {
    const t = dwindling()
    t.passAll()
    expect(t.state.heroRow).toEqual([null, null, null, anna])
    t.passAll()
    expect(t.state.heroRow).toEqual([null, null, null, null])
    expect(t.state.discardedHeroes).toEqual([bert, anna])
  })

  test('S-R11 what is left of the row counts; with an empty one nobody is invited and no monster appears', () => {
    const t = dwindling()
    expect(t.state.heroRow.filter((hero) => hero)).toHaveLength(2)
    Object.assign(t.board().supply, richSupply)
    expect(t.moves('invite')).toEqual([
      { do: 'invite', position: 3 },
      { do: 'invite', position: 4 },
    ])
    t.passAll()
    t.passAll()
    const seat = t.acting
    Object.assign(t.board(seat).supply, richSupply)
    expect(t.moves('invite')).toEqual([])
    t.do(exploreMove, { do: 'place-terrain', region: 1, column: 1 })
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

  test('S4.19 exchanges are with the general supply, never with each other', () => {
    const t = table({ boards: [{ supply: richSupply }, { supply: richSupply }] })
    const other = { ...t.board(1).supply }
    const exchanges = t.moves('exchange')
    expect(exchanges.length).toBeGreaterThan(20)
    for (const move of exchanges) {
      expect(Object.keys(move).sort()).toEqual(['do', 'get', 'give'])
      const copy = table()
      copy.play = t.play
      copy.do(move)
      expect(copy.board(1).supply).toEqual(other)
      expect(copy.board(0).supply).not.toEqual(t.board(0).supply)
    }
  })

  test('S4.20, S-R24, S-R39, S5.6 no move changes another board', () => {
    const t = table({
      boards: [
        { ...withTerrain, supply: richSupply, buildings: { 'upper-1': 'trading-post' } },
        {
          supply: richSupply,
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
    const events = t.do(endTurn)
    expect(said(events, 'passed')).toEqual({ event: 'passed', seat: 1, first: true, auto: true })
    expect(t.acting).toBe(1)
    expect(t.moves().every((move) => move.do === 'take-artifact')).toBe(true)
  })

  test('S4.4 a seat that could still exchange is asked', () => {
    const t = table({ boards: [withTerrain, { basic: 0, supply: { gold: 1 } }] })
    act(t)
    t.do(endTurn)
    expect([t.acting, t.state.passed]).toEqual([1, []])
  })

  test('S-R9 the number of building tiles stays 36 whatever is stacked', () => {
    const t = fresh(4, 9)
    for (let i = 0; i < 4; i++) t.do(...t.moves().slice(0, 1))
    for (let round = 1; round <= 5; round++) t.passAll()
    const market = t.state.market.reduce((sum, pile) => sum + (pile?.count ?? 0), 0)
    expect(market + t.state.buildingStack.length).toBe(3 * allBuildings.length)
  })
})
