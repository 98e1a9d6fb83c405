import { describe, expect, test } from 'vitest'
import type { Move } from '../../../worker/games/settlement/state.ts'
import { said, table, tile } from './table.ts'

const passMove: Move = { do: 'pass' }
const outpost = (index: number) => ({ tile: tile(1, index), on: 'outpost' as const })
const two = { '1-1': outpost(0), '1-2': outpost(1) }
const keep = (resource: 'wood' | 'clay' | 'stone'): Move => ({ do: 'keep', resource })

describe('passing', () => {
  test('S5.77 one passes instead of a turn, or directly after its action', () => {
    const t = table({ seats: 3 })
    t.pass()
    expect(t.state.passed).toEqual([0])
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 }, passMove)
    expect(t.state.passed).toEqual([0, 1])
  })

  test('S5.78 exchanges are open before passing, with the artifact that is held', () => {
    const t = table({ boards: [{ supply: { gold: 1, wood: 1 }, artifact: 'mirror' }] })
    t.do(
      { do: 'exchange', give: 'wood', get: 'stone' },
      { do: 'exchange', give: 'gold', get: 'clay' },
    )
    expect(t.board().supply).toMatchObject({ wood: 0, clay: 1, stone: 1, gold: 0 })
    t.do(passMove)
    expect(t.state.passed).toEqual([0])
  })

  test('S5.80, S5.82 the steps in their order, then the next seat', () => {
    const t = table({ boards: [{ supply: { wood: 2, clay: 1 }, terrains: two }] })
    t.do({ do: 'activate-outpost', region: 1, column: 1 })
    const [artifact] = t.state.artifactRow
    if (!artifact) throw new Error('No artifact.')
    const supply = t.board().supply
    const first = supply.wood > 0 ? keep('wood') : keep('clay')
    const events = t.do(passMove, first, { do: 'drop-rest' }, { do: 'take-artifact', artifact })
    expect(events.map(({ event }) => event).slice(0, 4)).toEqual([
      'passed',
      'dropped',
      'settlers-cleared',
      'artifact-taken',
    ])
    expect(t.acting).toBe(1)
  })

  test('S5.81, S-R16 none of the steps in round 6', () => {
    const t = table({
      round: 6,
      boards: [{ supply: { wood: 3, gold: 1 }, artifact: 'mirror' }],
      artifactRow: ['treasure', 'ring', 'chest'],
    })
    t.do({ do: 'exchange', give: 'wood', get: 'clay' })
    const events = t.do(passMove)
    expect(events.map(({ event }) => event)).toEqual(['passed'])
    expect(t.board()).toMatchObject({
      supply: { wood: 2, clay: 1, gold: 1 },
      artifact: 'mirror',
    })
  })

  test('S5.83, S-R14 no exchange between the steps; a treasure can be exchanged from the next turn on', () => {
    const t = table({
      boards: [{ supply: { gold: 2, wood: 2, clay: 2 }, terrains: two }],
      artifactRow: ['treasure', 'ring', 'chest'],
    })
    t.do(passMove)
    const gold = { do: 'exchange', give: 'gold', get: 'wood' }
    expect(t.refusal(gold)).toBe('S5.83')
    t.do({ do: 'drop-rest' })
    expect(t.refusal(gold)).toBe('S5.83')
    t.do({ do: 'take-artifact', artifact: 'treasure' })
    expect(t.refusal(gold, 0)).toBe('S4.2')
    t.pass()
    expect(t.acting).toBe(0)
    t.do({ do: 'exchange', give: 'gold', get: 'wood' })
    expect(t.board().supply.gold).toBe(2)
  })
})

describe('step 1, basic resources', () => {
  test('S5.84, S5.87 without outposts they all go; diamonds and gold stay', () => {
    const t = table({ boards: [{ supply: { wood: 1, clay: 2, stone: 3, diamond: 4, gold: 5 } }] })
    const events = t.pass()
    expect(t.board().supply).toEqual({ wood: 0, clay: 0, stone: 0, diamond: 4, gold: 5 })
    expect(said(events, 'dropped')).toEqual({
      event: 'dropped',
      seat: 0,
      dropped: { wood: 1, clay: 2, stone: 3 },
      kept: {},
      auto: true,
    })
  })

  const kept = () => {
    const t = table({
      boards: [{ supply: { wood: 2, clay: 1, stone: 1 }, terrains: two, artifact: 'mirror' }],
    })
    t.do(passMove)
    return t
  }

  test('S5.85 each outpost keeps one of any kind, by choice', () => {
    const t = kept()
    expect(t.moves()).toEqual([keep('wood'), keep('clay'), keep('stone'), { do: 'drop-rest' }])
    expect(t.refusal(keep('gold' as 'wood'))).toBe('S5.85')
    const events = t.do(keep('stone'), keep('wood'))
    expect(t.board().supply).toMatchObject({ wood: 1, clay: 0, stone: 1 })
    expect(said(events, 'dropped')).toMatchObject({
      dropped: { wood: 1, clay: 1 },
      kept: { wood: 1, stone: 1 },
    })
  })

  test('S5.86 kept resources are used like any other in the next round', () => {
    const t = kept()
    t.do(keep('stone'), keep('wood'))
    t.do(...t.moves('take-artifact').slice(0, 1))
    t.pass()
    t.do({ do: 'exchange', give: 'wood+stone', get: 'clay' })
    expect(t.board().supply).toMatchObject({ wood: 0, clay: 1, stone: 0 })
  })

  test('S-R18 fewer may be kept, activated outposts keep too, and little is kept without a question', () => {
    const t = table({
      boards: [{ supply: { wood: 2, clay: 2 }, terrains: two }],
    })
    t.do(passMove, keep('wood'), { do: 'drop-rest' })
    expect(t.board().supply).toMatchObject({ wood: 1, clay: 0 })
    const little = table({ boards: [{ supply: { wood: 1 }, terrains: two }] })
    little.do({ do: 'activate-outpost', region: 1, column: 1 })
    const events = little.do(passMove)
    expect(said(events, 'dropped')).toMatchObject({ dropped: {}, auto: true })
    expect(little.moves().every((move) => move.do === 'take-artifact')).toBe(true)
  })
})

describe('step 2, settlers', () => {
  const cleared = () => {
    const t = table({ boards: [{ bonus: 3, basic: 1, terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'use-bonus', count: 1 }, { do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().placed).toEqual({ 'build-outpost': { basic: 0, bonus: 1 } })
    return { t, events: t.pass() }
  }

  test('S5.88 all six basic settlers come back', () => {
    const { t } = cleared()
    expect(t.board().settlers.basic).toBe(6)
    expect(t.board().placed).toEqual({})
  })

  test('S5.60, S5.89 placed bonus settlers are gone', () => {
    const { events } = cleared()
    expect(said(events, 'settlers-cleared')).toMatchObject({ bonus: 1 })
  })

  test('S5.90 unplaced bonus settlers are kept', () => {
    const { t } = cleared()
    expect(t.board().settlers.bonus).toBe(2)
  })
})

describe('step 3, artifacts', () => {
  const of = {
    seats: 3,
    boards: [{ artifact: 'crown' }, { artifact: 'mask' }, { artifact: 'star' }],
    artifactRow: ['treasure', 'ring', 'chest'],
  } satisfies Parameters<typeof table>[0]

  test('S5.91-S5.92 one of the three in the row; the previous one goes back, and cannot be kept', () => {
    const t = table(of)
    const events = t.do(passMove)
    expect(t.moves()).toHaveLength(3)
    expect(t.refusal({ do: 'take-artifact', artifact: 'crown' })).toBe('S5.91')
    expect(t.refusal({ do: 'take-artifact', artifact: 'key' })).toBe('S5.92')
    events.push(...t.do({ do: 'take-artifact', artifact: 'ring' }))
    expect(t.board().artifact).toBe('ring')
    expect(t.state.artifactRow).toEqual(['treasure', 'crown', 'chest'])
    expect(said(events, 'artifact-taken')).toMatchObject({ previous: 'crown', to: 'row' })
  })

  test('S5.91 no artifact is taken without passing', () => {
    expect(table(of).refusal({ do: 'take-artifact', artifact: 'ring' })).toBe('S5.91')
  })

  test('S5.93 the returned artifact is there for those who pass later', () => {
    const t = table(of)
    t.do(passMove, { do: 'take-artifact', artifact: 'ring' })
    t.do(passMove, { do: 'take-artifact', artifact: 'crown' })
    expect(t.board(1).artifact).toBe('crown')
  })

  test.each([
    ['S7.9', 'treasure', { gold: 1 }],
    ['S7.10', 'ring', { diamond: 1 }],
  ] as const)('%s S5.94 taking the %s brings its gain at once', (_, artifact, gained) => {
    const t = table(of)
    const events = t.do(passMove, { do: 'take-artifact', artifact })
    expect(t.board().supply).toMatchObject(gained)
    expect(said(events, 'artifact-gain')).toMatchObject({ artifact, gain: gained })
  })

  test('S7.5 S5.94 taking the chest brings a bonus settler, after the settlers were cleared', () => {
    const t = table({ ...of, boards: [{ artifact: 'crown', basic: 0 }] })
    t.do(passMove, { do: 'take-artifact', artifact: 'chest' })
    expect(t.board().settlers).toEqual({ basic: 6, bonus: 1 })
  })

  test('S5.95, S-R42 the artifact held in a round counts in that round, and only there', () => {
    const t = table({
      boards: [{ artifact: 'mace', terrains: { '1-1': { tile: tile(1), on: 'monster' } } }],
      artifactRow: ['mirror', 'ring', 'star'],
    })
    expect(said(t.do({ do: 'hunt', region: 1, column: 1 }), 'artifact-gain')).toMatchObject({
      artifact: 'mace',
    })
    t.do(passMove, { do: 'take-artifact', artifact: 'mirror' })
    t.pass()
    const { supply, terrains } = t.board()
    Object.assign(supply, { wood: 1, diamond: 0, gold: 0 })
    if (terrains[0]) terrains[0].monster = true
    expect(t.moves('exchange')).toHaveLength(2)
    expect(said(t.do({ do: 'hunt', region: 1, column: 1 }), 'artifact-gain')).toBeUndefined()
  })
})
