import { describe, expect, test } from 'vitest'
import { Random } from '../../../worker/games/kernel/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { Move } from '../../../worker/games/settlement/state.ts'
import { fresh, resourceOf, richSupply, said, table, tile, tilesOfKinds } from './table.ts'

const kinds = (moves: ReadonlyArray<Move>) => [...new Set(moves.map((move) => move.do))]

describe('deciders', () => {
  test('S11.1 the draft: the artifacts in the row', () => {
    const t = fresh(3)
    expect(t.moves()).toHaveLength(6)
    expect(t.refusal({ do: 'take-artifact', artifact: 'nothing' })).toBe('S3.9')
  })

  test('S11.2 in the turn: exchange, action, hero, end of turn, pass', () => {
    const t = table({ boards: [{ supply: richSupply, terrains: { '1-1': tile(1) } }] })
    expect(kinds(t.moves())).toEqual([
      'construct',
      'explore',
      'build-outpost',
      'activate-region',
      'activate-street',
      'invite',
      'exchange',
      'pass',
    ])
    expect(t.refusal({ do: 'dance' })).toBe('S11.2')
    expect(t.refusal(null)).toBe('S11.2')
  })

  test('S11.15 two outposts of one resource are one choice of the Trading Post', () => {
    const [a] = tilesOfKinds()
    if (!a) throw new Error('No tile.')
    const t = table({
      boards: [
        {
          terrains: { '1-1': { tile: a, on: 'outpost' }, '1-2': { tile: a, on: 'outpost' } },
          buildings: { 'upper-1': 'trading-post' },
        },
      ],
    })
    t.do({ do: 'activate-street', street: 'upper' })
    expect(t.moves('use')).toEqual([
      { do: 'use', street: 'upper', column: 1, resource: resourceOf(a) },
    ])
  })

  test('S11.19 who can do nothing passes by itself; the pass steps remain', () => {
    const t = table({ boards: [{}, { basic: 0 }] })
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    const events = t.do({ do: 'end-turn' })
    expect(said(events, 'passed')).toMatchObject({ seat: 1, auto: true })
    expect(t.acting).toBe(1)
    expect(kinds(t.moves())).toEqual(['take-artifact'])
  })

  test('S11.20 what to keep is asked only where there is a choice', () => {
    const outposts = { '1-1': { tile: tile(1), on: 'outpost' as const } }
    const asks = (supply: object, terrains = {}) => {
      const t = table({ boards: [{ supply, terrains }] })
      t.do({ do: 'pass' })
      return t.moves('keep').length > 0
    }
    expect(asks({ wood: 3, clay: 3 })).toBe(false)
    expect(asks({ wood: 1 }, outposts)).toBe(false)
    expect(asks({ wood: 3 }, outposts)).toBe(false)
    expect(asks({ wood: 1, clay: 1 }, outposts)).toBe(true)
  })

  test('S11.22 payments, gains, checks, shifts and refills ask nobody', () => {
    const t = table({ boards: [{ supply: richSupply, terrains: { '1-1': tile(1) } }] })
    const events = t.do({ do: 'explore', region: 2 }, { do: 'invite', position: 1 })
    for (const name of ['terrain-placed', 'monster-checked', 'hero-turned-up'] as const)
      expect(said(events, name)).toMatchObject({ auto: true })
  })

  test('S11.23 a pass with its steps can be submitted as one turn, all or nothing', () => {
    const t = table({ boards: [{ supply: { wood: 1 } }] })
    const before = structuredClone(t.state)
    expect(() => t.do({ do: 'pass' }, { do: 'end-turn' })).toThrow('S5.92')
    t.play = { ...t.play, state: before }
    const [artifact] = t.state.artifactRow
    if (artifact) t.do({ do: 'pass' }, { do: 'take-artifact', artifact })
    expect(t.acting).toBe(1)
  })

  test('S11.24 never more than one seat must act', () => {
    const random = Random.fromSeed(new Uint8Array(32).fill(3))
    for (const seats of [1, 2, 3, 4]) {
      const t = fresh(seats, seats)
      while (settlement.toAct(t.state).length > 0) {
        expect(settlement.toAct(t.state)).toHaveLength(1)
        t.do(random.pick(t.moves()))
      }
    }
  })

  test('S-R46 clocks and people are outside the rules: a seat that only passes holds nobody up', () => {
    const t = fresh(3)
    while (t.state.agenda.at(-1)?.task === 'draft') t.do(...t.moves().slice(0, 1))
    const gone = (t.state.marker + 1) % 3
    const random = Random.fromSeed(new Uint8Array(32).fill(5))
    while (settlement.toAct(t.state).length > 0) {
      if (t.acting === gone) t.pass()
      else t.do(random.pick(t.moves()))
    }
    expect(settlement.result(t.state)?.places).toHaveLength(3)
    expect(JSON.stringify(t.state)).not.toMatch(/time|clock|deadline/)
  })
})
