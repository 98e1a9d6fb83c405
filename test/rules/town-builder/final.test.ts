import { describe, expect, test, vi } from 'vitest'
import { copy } from '../../../worker/games/kernel/index.ts'
import {
  type Ability,
  abilityPoints,
  endStanding,
  townBuilder,
  typeCounts,
  verdicts,
} from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin, ownAward, ownJudge } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

/** The last turn of the game, with nothing left but to end it. */
const last = { round: 9, lastRound: 9, turn: { actions: 0 } }
/** The last player of a two-player game ends the last turn. */
const ending = (setting: ConstructorParameters<typeof Table>[0] = {}): Table =>
  new Table({ ...last, ...setting, turn: { actions: 0, seat: (setting.seats ?? 2) - 1 } })
const end = { do: 'end' } as const

describe('section 6: the trigger', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])(
    'T6.1, T6.3, T-R30 with %i players reshuffle no. %i triggers the end: the next round is the last',
    (seats, limit) => {
      const row = cards(5)
      const empty = { row, deck: [], discard: [] }
      const before = new Table({ seats, ...empty, reshuffles: limit - 2 })
      const [a] = row
      if (!a) throw new Error('Five cards lie in the row.')
      before.do({ do: 'star', with: before.me.crest }, { do: 'discard', card: a })
      expect(before.state.lastRound).toBeNull()
      const table = new Table({ seats, ...empty, reshuffles: limit - 1, round: 4 })
      table.do({ do: 'star', with: table.me.crest }, { do: 'discard', card: a })
      expect(table.state).toMatchObject({ reshuffles: limit, lastRound: 5 })
      expect(endStanding(table.state).roundsLeft).toBe(1)
    },
  )

  test('T6.2, T6.5 the new deck is used normally; further reshuffles change nothing', () => {
    const [x] = cards(1)
    const table = new Table({
      row: cards(2),
      deck: [],
      reshuffles: 1,
      round: 3,
      lastRound: 3,
      turn: { actions: 0 },
    })
    const [a] = table.state.row
    if (!a || !x) throw new Error('Two cards lie in the row.')
    table.do({ do: 'star', with: table.me.crest }, { do: 'discard', card: a })
    expect(table.state).toMatchObject({ reshuffles: 2, lastRound: 3 })
    expect(table.state.row).toContain(a)
  })

  test.each([0, 1, 2])(
    'T6.4 triggered in the turn of seat %i, everybody has had equally many turns at the end',
    (seat) => {
      const table = new Table({
        seats: 3,
        reshuffles: 1,
        round: 1,
        deck: [],
        discard: [],
        turn: { seat },
      })
      const [a] = table.state.row
      if (!a) throw new Error('The row has cards.')
      table.do({ do: 'star', with: table.me.crest }, { do: 'discard', card: a }).finish()
      const turns = table.seen('turnEnded').map((event) => event.seat)
      const expected = [0, 1, 2, 0, 1, 2].slice(seat)
      expect(turns).toEqual(expected)
      expect(table.state.round).toBe(2)
    },
  )

  test('T6.6 the last round has actions, abilities and awards like any other', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 1 })
    const table = new Table({
      round: 3,
      lastRound: 3,
      awards: [{ award, round: null, by: [] }],
      districts: [{ buildings: cards(1) }],
    })
    expect(new Set(table.moves.map((move) => move.do))).toEqual(new Set(['start', 'star', 'claim']))
  })

  test('T6.18, T-R32 a round in which nothing moves is the last', () => {
    const table = new Table({ row: [], deck: [], stirred: false, confirmEnd: true })
    table.do(end)
    expect(table.acting).toBe(1)
    table.do(end)
    expect(table.acting).toBe(-1)
    expect(table.seen('stalled')).toHaveLength(1)
    const moving = new Table({ row: [], deck: [], stirred: true, confirmEnd: true }).do(end, end)
    expect(moving.acting).toBe(0)
  })

  test('T-R59 a resource that moves between own foundations keeps no game alive, a finished building does', () => {
    const school = able({ kind: 'star', op: 'move-resource', count: 1 })
    const stone = card()
    const moved = (cost: number) => {
      const sites = [
        site(card({ resourceCost: { stone: 2 } }), stone),
        site(card({ resourceCost: { stone: cost } })),
      ]
      const table = new Table({
        row: [],
        deck: [],
        stirred: false,
        confirmEnd: true,
        turn: { actions: 0 },
        districts: [{ buildings: [school], foundations: sites }],
      })
      return table.do({ do: 'star', with: school }, end)
    }
    const dead = moved(2)
    expect(dead.seat(0).foundations.map(({ under }) => under.length)).toEqual([0, 1])
    expect(dead.do(end).acting).toBe(-1)
    expect(dead.seen('stalled')).toHaveLength(1)
    const alive = moved(1)
    expect(alive.seat(0).buildings).toHaveLength(2)
    expect(alive.finishTurn().acting).toBe(0)
    expect(alive.seen('stalled')).toEqual([])
  })
})

describe('section 6: final scoring', () => {
  test('T6.7, T1.31 unfinished foundations are discarded with what lies under them', () => {
    const [house, under] = [card({ resourceCost: { stone: 2 }, points: 9 }), card()]
    const table = ending({ districts: [{ foundations: [site(house, under)] }] }).do(end)
    expect(table.acting).toBe(-1)
    expect(table.seat(0).foundations).toEqual([])
    expect(table.state.discard).toEqual([under, house])
    expect(table.points()).toBe(0)
  })

  test('T6.9, T1.17, T5.34, T7.1 the most buildings of the favoured type, not points, win each judge', () => {
    const [trade, social] = [ownJudge('trade', 3), ownJudge('social', 4)]
    const table = ending({
      judgeRow: [trade, social],
      districts: [
        { buildings: [card({ points: 9 }), card({ type: 'social' })] },
        { buildings: [card({ points: 0 }), card({ points: 0 })] },
      ],
    }).do(end)
    expect(table.seen('judged')).toEqual([
      { event: 'judged', judge: trade, winners: [1], points: 3, auto: true },
      { event: 'judged', judge: social, winners: [0], points: 4, auto: true },
    ])
    expect([table.points(0, 'judges'), table.points(1, 'judges')]).toEqual([4, 3])
  })

  test('T6.10, T-R34 all judges of the row count, two of one type each for itself, unused ones not', () => {
    const table = new Table({
      judgeRow: [ownJudge('trade', 3), ownJudge('trade', 2)],
      unusedJudges: [ownJudge('trade', 50)],
      districts: [{ buildings: cards(1) }],
    })
    expect(table.points(0, 'judges')).toBe(5)
  })

  test('T6.11, T-R22, T7.83 tied players score the judge in full, and each has a judge', () => {
    const court = { kind: 'end', op: 'points-per-judge', points: 2 } as const
    const table = new Table({
      seats: 3,
      judgeRow: [ownJudge('trade', 3)],
      districts: [{ buildings: [able(court)] }, { buildings: [able(court)] }],
    })
    expect([0, 1, 2].map((seat) => table.points(seat, 'judges'))).toEqual([3, 3, 0])
    expect([0, 1, 2].map((seat) => table.points(seat, 'abilities'))).toEqual([2, 2, 0])
  })

  test('T6.12, T-R33 a judge of whom nobody has a building goes to nobody', () => {
    const table = ending({
      judgeRow: [ownJudge('military')],
      districts: [{ buildings: cards(2) }],
    }).do(end)
    expect(table.seen('judged')).toMatchObject([{ winners: [] }])
    expect(table.points(0, 'judges')).toBe(0)
  })

  test('T6.13, T6.14, T-R36 buildings, abilities, awards and judges add up; gold is worth nothing', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 1 }, 2)
    const table = new Table({
      judgeRow: [ownJudge('trade', 3)],
      awards: [{ award, round: 1, by: [1, 0] }],
      districts: [
        {
          buildings: [able({ kind: 'end', op: 'points-per-award', points: 5 }, { points: 7 })],
          gold: [coin(), coin()],
          foundations: [site(card({ points: 50 }))],
        },
      ],
    })
    expect(townBuilder.score(table.state)[0]).toEqual({
      seat: 0,
      total: 17,
      categories: [
        { category: 'buildings', points: 7 },
        { category: 'abilities', points: 5 },
        { category: 'awards', points: 2 },
        { category: 'judges', points: 3 },
      ],
    })
  })

  test('T6.15, T-R37, T11.18 points, then the number of buildings; then the victory is shared', () => {
    const result = (...districts: { buildings: ReturnType<typeof cards> }[]) => {
      const table = ending({ seats: districts.length, districts }).do(end)
      return townBuilder.result(table.state)
    }
    const of = (...points: number[]) => ({ buildings: points.map((n) => card({ points: n })) })
    expect(result(of(3), of(1, 1), of(9))).toEqual({ places: [2, 3, 1], reason: 'points' })
    expect(result(of(4), of(2, 2), of(1))).toEqual({ places: [2, 1, 3], reason: 'buildings' })
    expect(result(of(4), of(3), of(4))).toEqual({ places: [1, 3, 1], reason: 'shared' })
  })

  test('T6.16, T1.21 the winner’s district is the best', () => {
    const table = ending({ districts: [{}, { buildings: cards(1) }] }).do(end)
    expect(table.seen('over')).toEqual([
      { event: 'over', places: [2, 1], totals: [0, 1], auto: true },
    ])
  })

  test('T6.17 nothing is claimed, used or reshuffled any more', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 1 })
    const library = able({ kind: 'end', op: 'count-as-type' })
    const table = ending({
      autoClaim: false,
      deck: [],
      row: [card()],
      judgeRow: [ownJudge('social')],
      awards: [{ award, round: null, by: [] }],
      districts: [{ buildings: [library], foundations: [site(card(), card())] }],
    }).do(end)
    expect(table.refusal({ do: 'claim', award })).toBe('T6.17')
    expect(table.refusal({ do: 'star', with: 'crest-1' })).toBe('T6.17')
    table.do({ do: 'keep', card: library })
    expect(table.state).toMatchObject({ reshuffles: 0, deck: [] })
    expect(table.refusal({ do: 'end' }, 0)).toBe('T4.3')
  })
})

describe('T7.80-T7.86: end abilities', () => {
  const scores = (ability: Ability, ...buildings: ReturnType<typeof cards>) => {
    const own = able(ability, { type: 'social', points: 1 })
    const table = new Table({ districts: [{ buildings: [own, ...buildings] }] })
    return abilityPoints(table.state, 0)[0]?.points
  }

  test('T7.80, T7.5, T7.51 points-per-type: this one included if it is of the type', () => {
    const ability = (type: 'trade' | 'social') =>
      ({ kind: 'end', op: 'points-per-type', type, points: 2 }) as const
    expect(scores(ability('trade'), card(), card(), card({ type: 'culture' }))).toBe(4)
    expect(scores(ability('social'), card())).toBe(2)
  })

  test('T7.81, T7.11 points-per-different-type: 1 to 5 types', () => {
    const ability = { kind: 'end', op: 'points-per-different-type', points: 1 } as const
    expect(scores(ability)).toBe(1)
    expect(scores(ability, card(), card(), card({ type: 'social' }))).toBe(2)
    const all = (['trade', 'residential', 'culture', 'military'] as const).map((type) =>
      card({ type }),
    )
    expect(scores(ability, ...all)).toBe(5)
  })

  test('T7.82, T7.7 points-per-printed-value: what is printed counts, not what abilities add', () => {
    const ability = { kind: 'end', op: 'points-per-printed-value', value: 1, points: 3 } as const
    const growing = able(
      { kind: 'end', op: 'points-per-type', type: 'trade', points: 1 },
      { points: 0 },
    )
    expect(scores(ability, card({ points: 1 }), card({ points: 2 }), growing)).toBe(6)
  })

  test('T7.85, T7.16, T-R35, T-R44 change-type: counts for another type only, for judges and end scoring', () => {
    const orphanage = able({ kind: 'end', op: 'change-type' }, { type: 'residential' })
    const guild = able(
      { kind: 'end', op: 'points-per-type', type: 'trade', points: 5 },
      { type: 'social' },
    )
    const table = ending({
      judgeRow: [ownJudge('residential', 3), ownJudge('trade', 4)],
      districts: [{ buildings: [orphanage, guild] }, {}],
    }).do(end)
    expect(table.acting).toBe(0)
    expect(table.can('count').map(({ as }) => as)).toEqual([
      'trade',
      'social',
      'culture',
      'military',
    ])
    expect(table.refusal({ do: 'count', card: orphanage, as: 'residential' })).toBe('T7.85')
    table.do({ do: 'count', card: orphanage, as: 'trade' })
    expect(table.acting).toBe(-1)
    expect(typeCounts(table.state, 0)).toMatchObject({ residential: 0, trade: 1 })
    expect(table.points(0, 'judges')).toBe(4)
    expect(table.points(0, 'abilities')).toBe(5)
  })

  test('T7.86, T7.14, T7.50, T-R44 count-as-type: once more, for any type, its own too; it stays one building', () => {
    const library = able({ kind: 'end', op: 'count-as-type' }, { type: 'culture' })
    const setting = {
      judgeRow: [ownJudge('culture', 3)],
      districts: [{ buildings: [library] }, { buildings: [card({ type: 'culture', points: 1 })] }],
    }
    const table = ending(setting).do(end)
    expect(table.can('count')).toHaveLength(5)
    table.do({ do: 'count', card: library, as: 'culture' })
    expect(typeCounts(table.state, 0).culture).toBe(2)
    expect(verdicts(table.state)[0]?.winners).toEqual([0])
    const farm = able({ kind: 'end', op: 'points-per-printed-value', value: 1, points: 1 })
    const counted = ending({
      judgeRow: [ownJudge('trade')],
      districts: [{ buildings: [library, farm] }, { buildings: cards(1) }],
    }).do(end)
    counted.do({ do: 'count', card: library, as: 'trade' })
    expect(abilityPoints(counted.state, 0)).toEqual([{ card: farm, points: 2 }])
  })

  test('T-R62 a Library that names its own type counts twice for judges, once for points per type', () => {
    const library = able({ kind: 'end', op: 'count-as-type' }, { type: 'culture' })
    const museum = able(
      { kind: 'end', op: 'points-per-type', type: 'culture', points: 2 },
      { type: 'culture' },
    )
    const table = ending({
      judgeRow: [ownJudge('culture', 3), ownJudge('trade', 3)],
      districts: [{ buildings: [library, museum] }, { buildings: cards(1) }],
    }).do(end)
    const own = copy(table.state)
    own.counted[library] = 'culture'
    expect(typeCounts(own, 0).culture).toBe(3)
    expect(abilityPoints(own, 0)).toEqual([{ card: museum, points: 4 }])
    const other = copy(table.state)
    other.counted[library] = 'trade'
    expect(typeCounts(other, 0)).toMatchObject({ culture: 2, trade: 1 })
    expect(abilityPoints(other, 0)).toEqual([{ card: museum, points: 4 }])
  })

  test('T6.8, T-R35, T11.17 each owner decides in player order, in an order of their own, and may leave it', () => {
    const [one, two] = [
      able({ kind: 'end', op: 'change-type' }),
      able({ kind: 'end', op: 'count-as-type' }),
    ]
    const theirs = able({ kind: 'end', op: 'change-type' })
    const table = ending({
      first: 1,
      round: 9,
      judgeRow: [ownJudge('culture'), ownJudge('social')],
      districts: [{ buildings: [theirs] }, { buildings: [one, two] }],
    })
    table.play = {
      ...table.play,
      state: { ...table.state, turn: { ...table.state.turn, seat: 0 } },
    }
    table.do(end)
    expect(table.acting).toBe(1)
    expect(new Set(table.can('keep').map((move) => move.card))).toEqual(new Set([one, two]))
    table.do({ do: 'count', card: two, as: 'social' })
    expect(table.acting).toBe(1)
    table.do({ do: 'keep', card: one })
    expect(table.acting).toBe(0)
    expect(table.plansAhead({ do: 'keep', card: theirs })).toBe(true)
    table.do({ do: 'keep', card: theirs })
    expect(table.seen('counted').map(({ card: which, as }) => [which, as])).toEqual([
      [two, 'social'],
      [one, null],
      [theirs, null],
    ])
  })

  test('T11.17 a choice that cannot change anybody’s points is not asked', () => {
    const library = able({ kind: 'end', op: 'count-as-type' })
    const table = ending({ judgeRow: [], districts: [{ buildings: [library] }] }).do(end)
    expect(table.acting).toBe(-1)
    expect(table.seen('counted')).toEqual([])
  })
})
