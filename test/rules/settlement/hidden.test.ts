import { describe, expect, test } from 'vitest'
import {
  Hidden,
  type Play,
  Random,
  submit,
  type Viewer,
  view,
} from '../../../worker/games/kernel/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { SettlementMove, SettlementState } from '../../../worker/games/settlement/state.ts'
import { fresh, RICH, type Table, table, tile } from './table.ts'

const VIEWERS: ReadonlyArray<Viewer> = [null, 0, 1, 2]

/** A game of three after some random moves. */
function played(): Table {
  const t = fresh(3)
  const random = Random.fromSeed(new Uint8Array(32).fill(7))
  for (let i = 0; i < 40; i++) {
    const moves = t.moves().filter((move) => move.do !== 'pass')
    t.do(random.pick(moves.length > 0 ? moves : t.moves()))
  }
  return t
}

/** Whether a move can be played on what the seat sees. */
function foreseen(t: Table, ...moves: SettlementMove[]): boolean {
  try {
    submit(settlement, view(settlement, t.play, t.acting), t.acting, moves)
    return true
  } catch (error) {
    if (error instanceof Hidden) return false
    throw error
  }
}

describe('what is hidden', () => {
  const t = played()
  const views = VIEWERS.map((viewer) => view(settlement, t.play, viewer).state)
  const [seen] = views as [SettlementState]

  test('owner, opponents and spectators see the same', () => {
    for (const other of views) expect(other).toEqual(seen)
  })

  test('S9.1, S9.5, S9.7 stacks show their size and their backs, never their order', () => {
    expect(seen.heroDeck).toEqual(t.state.heroDeck.map(() => '?hero'))
    expect(seen.buildingStack).toEqual(t.state.buildingStack.map(() => '?building'))
    expect(seen.terrainStacks).toEqual(
      t.state.terrainStacks.map((stack, i) => stack.map(() => `?terrain-${i + 1}`)),
    )
  })

  test('S9.2-S9.4, S-R25 the hero row, invited and discarded heroes are public', () => {
    expect(seen.heroRow).toEqual(t.state.heroRow)
    expect(seen.boards.map(({ heroes }) => heroes)).toEqual(
      t.state.boards.map(({ heroes }) => heroes),
    )
    expect(seen.discardedHeroes).toEqual(t.state.discardedHeroes)
  })

  test('S9.6, S9.8-S9.10, S9.13-S9.14 boards, market, artifacts, supplies, marker and passes are public', () => {
    const { boards, market, artifactRow, marker, round, passed } = t.state
    expect(seen).toMatchObject({ boards, market, artifactRow, marker, round, passed })
  })

  test('S9.11 artifacts back in the box are nowhere in the state', () => {
    expect(t.state.artifactStack).toEqual([])
    expect(t.state.removedArtifacts).toEqual([])
  })

  test('S9.12 the solo stack shows its size only, removed artifacts are public', () => {
    const solo = fresh(1)
    solo.do(...solo.moves().slice(0, 1))
    solo.pass()
    const { state } = view(settlement, solo.play, 0)
    expect(state.artifactStack).toEqual(Array(9).fill('?artifact'))
    expect(state.removedArtifacts).toHaveLength(1)
  })

  test('S9.15 a view carries neither the seed nor anything drawn later', () => {
    const shown: Play = view(settlement, t.play, 0)
    expect(shown).toMatchObject({ seed: null, drawn: 0 })
    const text = JSON.stringify(shown)
    for (const hidden of [...t.state.heroDeck, ...t.state.terrainStacks.flat()])
      expect(text).not.toContain(hidden)
  })
})

describe('what reveals something needs the table', () => {
  const home = { '1-1': tile(1), '2-1': { tile: tile(2), on: 'monster' as const } }
  const rich = { supply: RICH, terrains: home, buildings: { 'upper-1': 'sawmill' as const } }

  test('S11.1, S11.3-S11.4, S11.10-S11.12, S11.14, S11.16-S11.18 nothing drawn: it can be planned and undone', () => {
    const t = table({ boards: [{ ...rich, bonus: 1 }] })
    for (const move of t.moves())
      if (!['explore', 'construct', 'invite'].includes(move.do))
        expect(foreseen(t, move)).toBe(true)
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(foreseen(t, { do: 'end-turn' })).toBe(true)
    expect(foreseen(fresh(2), ...fresh(2).moves().slice(0, 1))).toBe(true)
  })

  test('S11.5 constructing reveals where the market space is emptied and tiles remain', () => {
    const of = {
      boards: [{ ...rich, buildings: {} }],
      market: [{ building: 'bank' as const, count: 2 }, 'church' as const],
    }
    const place: SettlementMove = { do: 'place-building', street: 'upper', column: 1 }
    expect(foreseen(table(of), { do: 'construct', market: 1 }, place)).toBe(true)
    expect(foreseen(table(of), { do: 'construct', market: 2 })).toBe(true)
    expect(foreseen(table(of), { do: 'construct', market: 2 }, place)).toBe(false)
    const last = table({ ...of, buildingStack: [] })
    expect(foreseen(last, { do: 'construct', market: 2 }, place)).toBe(true)
  })

  test('S11.6 the Hourglass comes before the refill and can be planned', () => {
    const t = table({ boards: [{ supply: RICH, artifact: 'hourglass' }], market: ['church'] })
    const moves: SettlementMove[] = [
      { do: 'construct', market: 1 },
      { do: 'place-building', street: 'upper', column: 1 },
    ]
    expect(foreseen(t, ...moves)).toBe(true)
    expect(foreseen(t, ...moves, { do: 'use', street: 'upper', column: 1 })).toBe(false)
  })

  test('S11.7-S11.8 exploring reveals, placing does not', () => {
    const t = table({ boards: [{ terrains: { '1-2': tile(1) } }] })
    expect(foreseen(t, { do: 'explore', region: 1 })).toBe(false)
    t.do({ do: 'explore', region: 1 })
    for (const move of t.moves()) expect(foreseen(t, move)).toBe(true)
  })

  test('S11.9, S11.13, S11.15 Mask, Scroll and building effects reveal nothing', () => {
    const mask = table({ boards: [{ artifact: 'mask', terrains: { '1-1': tile(1) } }] })
    expect(foreseen(mask, { do: 'activate-region', region: 1 }, { do: 'monster' })).toBe(true)
    const scroll = table({ boards: [{ artifact: 'scroll', terrains: { '1-1': tile(1) } }] })
    expect(foreseen(scroll, { do: 'activate-region', region: 1 })).toBe(true)
    const street = table({ boards: [rich] })
    expect(
      foreseen(
        street,
        { do: 'activate-street', street: 'upper' },
        { do: 'use', street: 'upper', column: 1 },
      ),
    ).toBe(true)
  })

  test('S11.17 inviting reveals a new hero, unless the deck is empty', () => {
    const t = table({ boards: [rich] })
    expect(foreseen(t, { do: 'invite', position: 4 })).toBe(false)
    const empty = table({ boards: [rich], heroDeck: [] })
    expect(foreseen(empty, { do: 'invite', position: 4 })).toBe(true)
  })

  test('S11.20-S11.21 passing reveals nothing among several, a new artifact alone, and the next round at the end', () => {
    const t = table()
    const [artifact] = t.state.artifactRow
    if (!artifact) throw new Error('No artifact.')
    const take: SettlementMove = { do: 'take-artifact', artifact }
    expect(foreseen(t, { do: 'pass' }, take)).toBe(true)
    t.do({ do: 'pass' }, take)
    const [second] = t.state.artifactRow
    if (!second) throw new Error('No artifact.')
    expect(foreseen(t, { do: 'pass' }, { do: 'take-artifact', artifact: second })).toBe(false)
    const solo = table({ seats: 1 })
    expect(foreseen(solo, { do: 'pass' })).toBe(true)
    const [own] = solo.state.artifactRow
    if (!own) throw new Error('No artifact.')
    expect(foreseen(solo, { do: 'pass' }, { do: 'take-artifact', artifact: own })).toBe(false)
  })
})
