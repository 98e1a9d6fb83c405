import { describe, expect, test } from 'vitest'
import { allHeroes, heroById } from '../../../worker/games/settlement/components/index.ts'
import { heroPrice } from '../../../worker/games/settlement/heroes.ts'
import { costOf, richSupply, said, table } from './table.ts'

const shownRow = allHeroes.slice(0, 5).map(({ id }) => id)
const [a, b, c, d, e] = shownRow
if (!a || !b || !c || !d || !e) throw new Error('There are too few heroes.')

describe('inviting a hero', () => {
  test('S5.70 no settler is needed, and it works before and after the action', () => {
    const t = table({ boards: [{ supply: richSupply, basic: 0 }] })
    t.do({ do: 'invite', position: 4 })
    expect(t.board().heroes).toHaveLength(1)
    expect(t.refusal({ do: 'invite', position: 4 })).toBe('S5.70')
    expect(table().refusal({ do: 'invite', position: 5 })).toBe('S5.70')
  })

  test('S5.71, S2.14 base cost and two, one, no diamonds more by position', () => {
    const t = table({ heroRow: [a, a, a, a] })
    expect([1, 2, 3, 4].map((position) => heroPrice(t.state, position))).toEqual([
      costOf(a, 2),
      costOf(a, 1),
      heroById[a].baseCost,
      heroById[a].baseCost,
    ])
  })

  test('S5.72 the surcharge belongs to the position, in a short row and for a hero that lay elsewhere', () => {
    const short = table({ heroRow: [null, b, null, null] })
    expect(heroPrice(short.state, 2)).toEqual(costOf(b, 1))
    expect(heroPrice(short.state, 3)).toBeNull()
    const moving = table({ heroRow: [b, c, d, e], boards: [{ supply: richSupply }] })
    moving.do({ do: 'invite', position: 2 })
    expect(moving.state.heroRow[1]).toBe(b)
    expect(heroPrice(moving.state, 2)).toEqual(costOf(b, 1))
  })

  test('S5.73 the exact price must be in the supply', () => {
    const t = table({ boards: [{ supply: costOf(a, 1) }], heroRow: [a, a, null, null] })
    expect(t.moves('invite')).toEqual([{ do: 'invite', position: 2 }])
    expect(t.refusal({ do: 'invite', position: 1 })).toBe('S5.73')
    t.do({ do: 'invite', position: 2 })
    expect(Object.values(t.board().supply)).toEqual([0, 0, 0, 0, 0])
  })

  test('S5.74, S7.54, S-R27 pay, gain bonus settlers, close the gap, refill on the left', () => {
    const rich = allHeroes
      .map(({ id }) => id)
      .find((id) => heroById[id].bonusSettlers > 0 && !shownRow.includes(id))
    if (!rich) throw new Error('No hero brings bonus settlers.')
    const t = table({
      boards: [{ supply: richSupply }],
      heroRow: [a, b, rich, d],
      heroDeck: [c, e],
    })
    const events = t.do({ do: 'invite', position: 3 })
    expect(t.board().heroes).toEqual([rich])
    expect(t.board().settlers.bonus).toBe(heroById[rich].bonusSettlers)
    expect(t.state.heroRow).toEqual([e, a, b, d])
    expect(t.state.heroDeck).toEqual([c])
    expect(events.map(({ event }) => event)).toEqual(['invited', 'hero-turned-up'])
    expect(said(events, 'invited')).toMatchObject({ hero: rich, position: 3 })
  })

  test('S7.54 the bonus settlers of a hero come once', () => {
    for (const number of new Set(allHeroes.map(({ bonusSettlers }) => bonusSettlers))) {
      const [hero] = allHeroes.filter((it) => it.bonusSettlers === number).map(({ id }) => id)
      const t = table({
        boards: [{ supply: richSupply }],
        heroRow: [null, null, null, hero ?? null],
      })
      t.do({ do: 'invite', position: 4 })
      expect(t.board().settlers.bonus).toBe(number)
      t.passAll()
      expect(t.board().settlers.bonus).toBe(number)
    }
  })

  test('S-R10 with an empty deck the gap closes and nothing comes', () => {
    const t = table({ boards: [{ supply: richSupply }], heroRow: [a, b, c, d], heroDeck: [] })
    t.do({ do: 'invite', position: 2 })
    expect(t.state.heroRow).toEqual([null, a, c, d])
    // Surcharges stay bound to positions.
    expect(heroPrice(t.state, 2)).toEqual(costOf(a, 1))
  })

  test('S5.76 any number of heroes', () => {
    const t = table({
      seats: 1,
      boards: [{ supply: { wood: 99, clay: 99, stone: 99, diamond: 99, gold: 99 } }],
    })
    for (let i = 0; i < 20; i++) t.do({ do: 'invite', position: 4 })
    expect(t.board().heroes).toHaveLength(20)
  })
})
