import { describe, expect, test } from 'vitest'
import {
  type Amounts,
  type ArtifactId,
  allBasics,
  type allResources,
} from '../../../worker/games/settlement/components/index.ts'
import {
  allExchanges,
  canPay,
  exchangesOpen,
  playExchange,
  waysToPay,
} from '../../../worker/games/settlement/exchange.ts'
import type { PlayerBoard } from '../../../worker/games/settlement/state.ts'
import { affords, noSupply, pay } from '../../../worker/games/settlement/supply.ts'
import { words as de } from '../../../worker/games/settlement/words.de.ts'
import { words as en } from '../../../worker/games/settlement/words.en.ts'
import { fc } from '../../kernel/seeds.ts'
import { fresh, said, table } from './table.ts'

const offered = (supply: Amounts, artifact: ArtifactId = 'chest') =>
  table({ boards: [{ supply, artifact }] })
    .moves('exchange')
    .map((move) => (move.do === 'exchange' ? `${move.give}>${move.get}` : ''))
    .sort()

const left = (supply: Amounts, give: string, get: (typeof allResources)[number]) => {
  const t = table({ boards: [{ supply }] })
  t.do({ do: 'exchange', give, get })
  return t.board().supply
}

describe('exchanging', () => {
  test('S5.62 rate A: two basic resources, equal or not, for one', () => {
    expect(offered({ wood: 2 })).toEqual(['wood+wood>clay', 'wood+wood>stone', 'wood+wood>wood'])
    expect(offered({ wood: 1, clay: 1 })).toEqual([
      'wood+clay>clay',
      'wood+clay>stone',
      'wood+clay>wood',
    ])
    expect(left({ wood: 1, clay: 1 }, 'wood+clay', 'stone')).toEqual({ ...noSupply(), stone: 1 })
  })

  test('S5.63 rate B, S-R15: one of each basic resource for a diamond, and nothing less', () => {
    expect(left({ wood: 1, clay: 1, stone: 1 }, 'wood+clay+stone', 'diamond')).toEqual({
      ...noSupply(),
      diamond: 1,
    })
    expect(offered({ wood: 9, clay: 9 }).some((it) => it.endsWith('>diamond'))).toBe(false)
    const t = table({ boards: [{ supply: { wood: 3 } }] })
    expect(t.refusal({ do: 'exchange', give: 'wood+wood+wood', get: 'diamond' })).toBe('S5.67')
    expect(t.refusal({ do: 'exchange', give: 'wood+clay+stone', get: 'diamond' })).toBe('S5.63')
  })

  test('S5.64-S5.66, S-R41 rates C and D, and C then D in one step', () => {
    expect(offered({ diamond: 2 })).toEqual([
      'diamond+diamond>clay',
      'diamond+diamond>gold',
      'diamond+diamond>stone',
      'diamond+diamond>wood',
    ])
    expect(offered({ gold: 1 })).toEqual(['gold>clay', 'gold>stone', 'gold>wood'])
    const steps = table({ boards: [{ supply: { diamond: 2 } }] })
    steps.do(
      { do: 'exchange', give: 'diamond+diamond', get: 'gold' },
      { do: 'exchange', give: 'gold', get: 'clay' },
    )
    expect(steps.board().supply).toEqual(left({ diamond: 2 }, 'diamond+diamond', 'clay'))
  })

  test('S5.66 B then C in one step', () => {
    expect(
      left({ wood: 1, clay: 1, stone: 1, diamond: 1 }, 'wood+clay+stone+diamond', 'gold'),
    ).toEqual({ ...noSupply(), gold: 1 })
  })

  test('S5.67 no other rate', () => {
    for (const { move } of allExchanges) {
      if (move.get === 'diamond') expect(move.give).toBe('wood+clay+stone')
      if (move.give === 'gold') expect(allBasics).toContain(move.get)
    }
    const t = table({ boards: [{ supply: { gold: 9 } }] })
    expect(t.refusal({ do: 'exchange', give: 'gold', get: 'diamond' })).toBe('S5.67')
    expect(t.refusal({ do: 'exchange', give: 'toString', get: 'wood' })).toBe('S5.67')
    expect(t.refusal({ do: 'exchange', give: 'diamond+diamond', get: 'gold' })).toBe('S5.64')
  })

  test('anything that is no exchange is refused, not tried', () => {
    const t = table({ boards: [{ supply: { gold: 9 } }] })
    expect(t.refusal({ do: 'exchange', give: { toString: 1 }, get: 'gold' })).toBe('S11.2')
    expect(t.refusal({ do: 'exchange', give: 'gold', get: { toString: 1 } })).toBe('S11.2')
  })

  test('S5.68 not in the draft, not on the turn of another, not after passing', () => {
    const draft = fresh(2)
    expect(draft.refusal({ do: 'exchange', give: 'wood+clay', get: 'stone' })).toBe('S5.68')
    const t = table({ seats: 3, boards: [{ supply: { gold: 1 } }, { supply: { gold: 1 } }] })
    const gold = { do: 'exchange', give: 'gold', get: 'wood' }
    expect(t.refusal(gold, 1)).toBe('S4.2')
    t.pass()
    expect(t.refusal(gold, 0)).toBe('S4.2')
  })

  test('S7.13 the Mirror exchanges basic resources one for one, as often as one likes', () => {
    expect(offered({ wood: 1 }, 'mirror')).toEqual(['wood>clay', 'wood>stone'])
    expect(offered({ wood: 1 })).toEqual([])
    const t = table({ boards: [{ supply: { wood: 1 }, artifact: 'mirror' }] })
    const events = t.do(
      { do: 'exchange', give: 'wood', get: 'clay' },
      { do: 'exchange', give: 'clay', get: 'stone' },
    )
    expect(t.board().supply.stone).toBe(1)
    expect(said(events, 'exchanged')).toMatchObject({ mirror: true })
    const without = table({ boards: [{ supply: { wood: 1 } }] })
    expect(without.refusal({ do: 'exchange', give: 'wood', get: 'clay' })).toBe('S7.13')
  })

  test('S-R19 exchanges that only lose are accepted and called a loss', () => {
    const t = table({ boards: [{ supply: { wood: 2 } }] })
    const loss = { do: 'exchange', give: 'wood+wood', get: 'wood' } as const
    const names = () => 'Ann'
    expect(en.move(t.state, 0, loss, names)).toBe('Exchange 2 wood for 1 wood (at a loss)')
    expect(de.move(t.state, 0, loss, names)).toContain('reiner Verlust')
    expect(exchangesOpen(t.board()).filter(({ wasteful }) => wasteful)).toHaveLength(1)
    t.do(loss)
    expect(t.board().supply.wood).toBe(1)
  })

  test('S-R40 paying never exchanges by itself', () => {
    const t = table({ boards: [{ supply: { gold: 9 } }], market: ['bank'] })
    expect(t.refusal({ do: 'construct', market: 1 })).toBe('S5.15')
    expect(t.board().supply.gold).toBe(9)
  })

  test('no exchange is listed twice, and the useful ones come first', () => {
    const keys = allExchanges.map(({ move }) => `${move.give}>${move.get}`)
    expect(new Set(keys).size).toBe(keys.length)
    const first = allExchanges.findIndex(({ wasteful }) => wasteful)
    expect(allExchanges.slice(first).every(({ wasteful }) => wasteful)).toBe(true)
  })
})

describe('S-R40 chains of exchanges that a board may propose', () => {
  const amounts = (max: number) =>
    fc.record({
      wood: fc.nat(max),
      clay: fc.nat(max),
      stone: fc.nat(max),
      diamond: fc.nat(max),
      gold: fc.nat(max),
    })
  const plain = table().board()
  const boardWith = (supply: Amounts, mirror: boolean): PlayerBoard => ({
    ...plain,
    supply: { ...noSupply(), ...supply },
    settlers: { ...plain.settlers },
    artifact: mirror ? 'mirror' : 'chest',
  })

  /** Returns true if some exchanges lead to a supply that affords the cost: all are tried. */
  function reaches(board: PlayerBoard, cost: Amounts): boolean {
    const seen = new Map([[Object.values(board.supply).join(), board.supply]])
    for (const supply of seen.values()) {
      if (affords(supply, cost)) return true
      for (const { move, give } of exchangesOpen({ ...board, supply })) {
        const next = { ...supply }
        pay(next, give)
        next[move.get]++
        seen.set(Object.values(next).join(), next)
      }
    }
    return false
  }

  test('they exist exactly where some exchanges make the cost payable, and can be played', () => {
    fc.assert(
      fc.property(amounts(3), amounts(2), fc.boolean(), (supply, cost, mirror) => {
        const board = boardWith(supply, mirror)
        const possible = reaches(board, cost)
        expect(canPay(board, cost)).toBe(possible)
        const ways = waysToPay(board, cost)
        expect(ways.length > 0).toBe(possible)
        for (const { exchanges, after } of ways) {
          const played = boardWith(supply, mirror)
          for (const move of exchanges) {
            expect(exchangesOpen(played).map((it) => it.move)).toContainEqual(move)
            playExchange(played, move)
          }
          expect(played.supply).toEqual(after)
          expect(affords(after, cost)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('nothing is exchanged where nothing is missing', () => {
    const board = boardWith({ wood: 1, gold: 1 }, false)
    expect(waysToPay(board, { wood: 1 })[0]?.exchanges).toEqual([])
  })

  test('several chains with different leftovers, the dearest leftover first', () => {
    const board = boardWith({ wood: 2, gold: 1 }, false)
    const ways = waysToPay(board, { clay: 1 })
    expect(ways.map(({ exchanges }) => exchanges)).toEqual([
      [{ do: 'exchange', give: 'wood+wood', get: 'clay' }],
      [{ do: 'exchange', give: 'gold', get: 'clay' }],
    ])
  })

  test('S-R40 no exchange is proposed that pays for nothing', () => {
    const board = boardWith({ wood: 2, diamond: 2, gold: 1 }, false)
    expect(waysToPay(board, { clay: 1 }).map(({ exchanges }) => exchanges)).toEqual([
      [{ do: 'exchange', give: 'wood+wood', get: 'clay' }],
      [{ do: 'exchange', give: 'gold', get: 'clay' }],
      [
        { do: 'exchange', give: 'diamond+diamond', get: 'gold' },
        { do: 'exchange', give: 'gold', get: 'clay' },
      ],
    ])
  })

  test('gold counts as six basic resources: keeping it comes before spending two', () => {
    const board = boardWith({ wood: 4, diamond: 2, gold: 2 }, false)
    const ways = waysToPay(board, { clay: 2 }).map(({ exchanges }) =>
      exchanges.map((move) => (move.do === 'exchange' ? `${move.give}>${move.get}` : '')),
    )
    expect(ways[2]).toEqual(['diamond+diamond>gold', 'gold>clay', 'wood+wood>clay'])
  })
})
