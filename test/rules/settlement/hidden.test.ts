import { describe, expect, test } from 'vitest'
import {
  Hidden,
  isHidden,
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

  test('S9.2 the hero row is public, order and cards', () => {
    expect(seen.heroRow).toEqual(t.state.heroRow)
    expect(seen.heroRow.filter((hero) => hero && !isHidden(hero))).not.toEqual([])
  })

  test('S9.3, S-R25 invited heroes are public', () => {
    const own = table({ boards: [{ supply: RICH }] })
    const [, , , hero] = own.state.heroRow
    own.do({ do: 'invite', position: 4 })
    for (const viewer of [null, 0, 1])
      expect(settlement.redact(own.state, viewer).boards[0]?.heroes).toEqual([hero])
  })

  test('S9.4 discarded heroes are public', () => {
    const own = table()
    const [, , , hero] = own.state.heroRow
    own.passAll()
    for (const viewer of [null, 0, 1])
      expect(settlement.redact(own.state, viewer).discardedHeroes).toEqual([hero])
  })

  test.each([
    ['S9.8', 'the market, with the size of its stacks', ({ market }: SettlementState) => market],
    [
      'S9.9',
      'buildings with what lies on them',
      ({ boards }: SettlementState) => boards.map(({ buildings }) => buildings),
    ],
    [
      'S9.10',
      'the artifact row and held artifacts',
      ({ artifactRow, boards }: SettlementState) => [
        artifactRow,
        boards.map(({ artifact }) => artifact),
      ],
    ],
    [
      'S9.13',
      'supplies and settlers, placed or not',
      ({ boards }: SettlementState) =>
        boards.map(({ supply, settlers, placed }) => [supply, settlers, placed]),
    ],
    [
      'S9.14',
      'start marker, round and who has passed',
      ({ marker, round, passed }: SettlementState) => [marker, round, passed],
    ],
    [
      'S9.6',
      'terrains with monsters and outposts',
      ({ boards }: SettlementState) => boards.map(({ terrains }) => terrains),
    ],
  ] as const)('%s all see %s', (_, __, of) => {
    for (const view of views) expect(of(view)).toEqual(of(t.state))
    expect(JSON.stringify(of(seen))).not.toContain('"?')
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

  const artifact = { seats: 2, boards: [{ ...rich, bonus: 1 }] }

  // What these decisions bring is known before: they can be planned and undone.
  test.each([
    ['S11.3', 'an exchange', { do: 'exchange', give: 'gold', get: 'wood' }],
    ['S11.4', 'another mix of settlers', { do: 'use-bonus', count: 1 }],
    ['S11.10', 'hunting', { do: 'hunt', region: 2, column: 1 }],
    ['S11.11', 'building an outpost', { do: 'build-outpost', region: 1, column: 1 }],
    ['S11.12', 'activating a region', { do: 'activate-region', region: 1 }],
    ['S11.14', 'activating a street', { do: 'activate-street', street: 'upper' }],
  ] as const)('%s %s reveals nothing', (_, __, move) => {
    const t = table(artifact)
    expect(t.moves()).toContainEqual(move)
    expect(foreseen(t, move)).toBe(true)
  })

  test('S11.16 activating an outpost reveals nothing', () => {
    const t = table({ boards: [{ terrains: { '1-1': { tile: tile(1), on: 'outpost' } } }] })
    expect(t.moves('activate-outpost')).toHaveLength(1)
    expect(foreseen(t, { do: 'activate-outpost', region: 1, column: 1 })).toBe(true)
  })

  test('S11.18 ending a turn reveals nothing', () => {
    const t = table(artifact)
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(foreseen(t, { do: 'end-turn' })).toBe(true)
  })

  test('S11.1 the draft of an artifact reveals nothing', () => {
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

  test('S11.7 exploring reveals the tile: only regions that can be explored are offered', () => {
    const t = table({ boards: [{ basic: 2, terrains: { '1-2': tile(1) } }] })
    expect(t.moves('explore')).toEqual([
      { do: 'explore', region: 1 },
      { do: 'explore', region: 2 },
    ])
    for (const move of t.moves('explore')) expect(foreseen(t, move)).toBe(false)
  })

  test('S11.8 placing the drawn tile reveals nothing more', () => {
    const t = table({ boards: [{ terrains: { '1-2': tile(1) } }] })
    t.do({ do: 'explore', region: 1 })
    expect(t.moves()).toHaveLength(2)
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

  const taken = (t: Table): SettlementMove => {
    const [first] = t.state.artifactRow
    if (!first) throw new Error('No artifact.')
    return { do: 'take-artifact', artifact: first }
  }

  test('S11.20 passing reveals nothing while others go on, the next round where they do not', () => {
    const t = table()
    expect(foreseen(t, { do: 'pass' }, taken(t))).toBe(true)
    t.do({ do: 'pass' }, taken(t))
    expect(foreseen(t, { do: 'pass' }, taken(t))).toBe(false)
  })

  test('S11.21 a new artifact is one of three; alone, taking it reveals the next', () => {
    const t = table()
    t.do({ do: 'pass' })
    expect(t.moves()).toHaveLength(3)
    for (const move of t.moves()) expect(foreseen(t, move)).toBe(true)
    const solo = table({ seats: 1 })
    expect(foreseen(solo, { do: 'pass' })).toBe(true)
    expect(foreseen(solo, { do: 'pass' }, taken(solo))).toBe(false)
  })
})
