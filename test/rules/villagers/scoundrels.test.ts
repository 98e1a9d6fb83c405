import { describe, expect, test } from 'vitest'
import { IllegalMove, start, submit } from '../../../worker/games/kernel/index.ts'
import { cards, moduleIds, scoundrelIds } from '../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { marketYield } from '../../../worker/games/villagers/markets.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'
import { possibleHidden, redact } from '../../../worker/games/villagers/redact.ts'
import type { State } from '../../../worker/games/villagers/state.ts'
import {
  building,
  events,
  faceDown,
  fresh,
  goldOf,
  handOf,
  moves,
  movesOf,
  played,
  refused,
  type SeatSetting,
  type Setting,
  seed,
  table,
  villageOf,
} from './table.ts'

const modules: Options['modules'] = ['scoundrels']
const drafting = (own: SeatSetting, more: Setting = {}): State =>
  table({
    agenda: [{ task: 'draft', seat: 0 }],
    road: 'cooper*2 hunter - mason*1 brewer grazier',
    stacks: ['fisher', 'fisher', 'fisher', '', '', ''],
    reserve: 'seeker wattler peddler graper seeker wattler',
    ...more,
    seats: [own, ...(more.seats ?? [{}, {}])],
  })

const isDealt = (card: string) =>
  scoundrelIds.some((id) => id === card) && card !== 'thief' && card !== 'sheriff'

test('V2.7 V3.22 V3.23 nine Scoundrels; Thieves and Sheriffs are in the deck with four or five, the others are dealt', () => {
  expect(scoundrelIds.reduce((sum, id) => sum + cards[id].count, 0)).toBe(9)
  for (const seats of [2, 3, 4]) {
    const state = fresh(seats, { modules })
    for (const { hand } of state.seats)
      expect(hand.filter(({ card }) => isDealt(card))).toHaveLength(1)
    const all = [...state.stacks, state.reserve, ...state.seats.map(({ hand }) => hand)].flat()
    const robbers = all.filter(({ card }) => card === 'thief' || card === 'sheriff')
    expect(robbers).toHaveLength(seats > 3 ? 4 : 0)
    expect(all.some(({ card }) => card === 'courier')).toBe(false)
    const possible = possibleHidden(redact(state, null)).map(({ card }) => card)
    expect(possible.includes('courier')).toBe(false)
    expect(possible.includes('schemer')).toBe(true)
  }
})

test('V3.24 V-R37 V8.56 five players need the Courier', () => {
  expect(() => start(villagers, { modules }, 5, seed)).toThrow(RangeError)
  const state = fresh(5, { modules, courier: true })
  const dealt = state.seats.map(({ hand }) => hand.filter(({ card }) => isDealt(card)))
  expect(
    dealt
      .flat()
      .map(({ card }) => card)
      .toSorted(),
  ).toEqual(['barbarian', 'courier', 'flaker', 'noble', 'schemer'])
})

test('V3.20 V3.27 modules go together: one Saint and one Scoundrel each', () => {
  for (const { hand } of fresh(3, { modules: [...moduleIds] }).seats) expect(hand).toHaveLength(7)
})

describe('in the draft phase', () => {
  test('V7.31 V-R35 V-D5 V5.54 Barbarian: the Road is discarded, its coins are kept, the Reserve fills it', () => {
    const state = drafting({ hand: 'barbarian' })
    const after = played(state, 0, { do: 'barbarian' })
    expect(goldOf(after, 0)).toBe(11)
    expect(after.discard).toEqual(['barbarian', 'cooper', 'hunter', 'mason', 'brewer', 'grazier'])
    expect(after.road.map((slot) => slot?.card)).toEqual([
      'seeker',
      'wattler',
      'peddler',
      'graper',
      'seeker',
      'wattler',
    ])
    expect(villagers.toAct(after)).toEqual([0])
    const short = played(drafting({ hand: 'barbarian' }, { reserve: 'seeker' }), 0, {
      do: 'barbarian',
    })
    expect(short.road.map((slot) => slot?.card)).toEqual([
      'seeker',
      'fisher',
      'fisher',
      'fisher',
      undefined,
      undefined,
    ])
    expect(refused(building({ hand: 'barbarian' }), 0, { do: 'barbarian' })).toBe('V5.54')
  })

  test('V7.31 V4.12 when nothing is left to take, the phase ends', () => {
    const empty = {
      road: 'cooper - - - - -',
      stacks: ['', '', '', '', '', ''],
      reserve: '',
      markets: { first: 'held' as const, second: 'triggered' as const },
    }
    const told = events(drafting({ hand: 'barbarian' }, empty), 0, [{ do: 'barbarian' }])
    expect(told.map(({ event }) => event)).toContain('draft-lapsed')
  })

  test('V7.35 V7.36 V-R31 V-D6 V4.11 Flaker: a villager of any square; whoever lost it drafts again', () => {
    const state = drafting(
      { hand: 'flaker', square: 'agent' },
      { seats: [{ square: 'fisher grocer' }, { square: 'priest grocer' }] },
    )
    expect(movesOf(state, 0, 'flaker')).toHaveLength(5)
    const after = played(state, 0, { do: 'flaker', owner: 1, card: 'grocer' })
    expect(handOf(after, 0)).toBe('!grocer')
    expect(after.seats[1]?.square).toEqual(['fisher'])
    const next = played(after, 0, { do: 'draft', from: 'stack', column: 0 })
    expect(next.agenda.at(-1)).toEqual({ task: 'draft', seat: 1 })
    const own = played(
      state,
      0,
      { do: 'flaker', owner: 0, card: 'agent' },
      { do: 'draft', from: 'stack', column: 0 },
    )
    expect(own.agenda.at(-1)).toEqual({ task: 'draft', seat: 0 })
    expect(
      refused(drafting({ hand: 'flaker' }), 0, { do: 'flaker', owner: 1, card: 'grocer' }),
    ).toBe('V7.35')
  })

  test('V-R38 several may be played in one turn', () => {
    const state = drafting({ hand: 'flaker barbarian' }, { seats: [{ square: 'fisher' }, {}] })
    const after = played(state, 0, { do: 'barbarian' }, { do: 'flaker', owner: 1, card: 'fisher' })
    expect(handOf(after, 0)).toBe('!fisher')
  })

  test('V7.40 V-R37 V-D7 V8.56 Courier: in another one’s turn, who is not kept waiting', () => {
    const options = { modules, courier: true }
    const state = drafting({}, { options, seats: [{ hand: 'courier' }, {}] })
    expect(villagers.toAct(state)).toEqual([0])
    expect(moves(state, 1)).toHaveLength(5)
    expect(moves(state, 2)).toEqual([])
    const after = played(state, 1, { do: 'courier', column: 0 })
    expect(handOf(after, 1)).toBe('!cooper')
    expect(goldOf(after, 1)).toBe(10)
    expect(after.road[0]?.card).toBe('fisher')
    expect(after.seats[1]?.square).toEqual([])
    expect(after.agenda.at(-1)).toEqual({ task: 'draft', seat: 0 })
    // Not in the own turn, not after a draft, not without the option.
    const mine = drafting({ hand: 'courier' }, { options })
    expect(refused(mine, 0, { do: 'courier', column: 0 })).toBe('V-R37')
    const late = drafting(
      {},
      {
        options,
        seats: [{ hand: 'courier' }, {}],
        agenda: [{ task: 'draft', seat: 0, recruited: true, taken: true }],
      },
    )
    expect(moves(late, 1)).toEqual([])
    expect(moves(drafting({}, { seats: [{ hand: 'courier' }, {}] }), 1)).toEqual([])
    expect(refused(state, 2, { do: 'courier', column: 0 })).toBe('V4.1')
  })
})

describe('Noble', () => {
  const state = building({ hand: 'noble' }, { others: [{ hand: 'cooper carpenter monk' }, {}] })

  test('V7.30 V9.35 V9.10 V-D20 looks at a hand and steals a villager that is not special', () => {
    const looking = played(state, 0, { do: 'noble', from: 1 })
    expect(handOf(redact(looking, 0), 1)).toBe('carpenter cooper monk')
    expect(handOf(redact(looking, 2), 1)).toBe('?wood ?wood ?special')
    expect(movesOf(looking, 0, 'choose').map(({ card }) => card)).toEqual(['carpenter', 'cooper'])
    expect(refused(looking, 0, { do: 'choose', card: 'monk' })).toBe('V7.30')
    const after = played(looking, 0, { do: 'choose', card: 'cooper' })
    expect(handOf(after, 0)).toBe('cooper')
    expect(handOf(redact(after, 1), 0)).toBe('cooper')
    expect(handOf(redact(after, 2), 0)).toBe('?wood')
    expect(handOf(redact(after, 0), 1)).toBe('carpenter monk')
    expect(after.discard).toEqual(['noble'])
    const told = (viewer: number | null) =>
      events(looking, 0, [{ do: 'choose', card: 'cooper' }], viewer)[0]
    expect(told(1)).toMatchObject({ event: 'stole', card: 'cooper' })
    for (const viewer of [2, null])
      expect(told(viewer)).toMatchObject({ event: 'stole', card: '?wood' })
  })

  test('V9.10 V9.7 V9.8 others follow what they knew only if there was nothing else of that suit', () => {
    const open = building({ hand: 'noble' }, { others: [{ hand: 'monk' }, {}] })
    const [, victim] = open.seats
    if (victim) victim.hand = faceDown('!cooper')
    const steal = [
      { do: 'noble', from: 1 },
      { do: 'choose', card: 'cooper' },
    ] as const
    expect(handOf(redact(played(open, 0, ...steal), null), 0)).toBe('!cooper')
    if (victim) victim.hand = faceDown('!carpenter !cooper')
    const blurred = played(open, 0, ...steal)
    expect(handOf(redact(blurred, null), 0)).toBe('?wood')
    expect(handOf(redact(blurred, 2), 1)).toBe('?wood')
  })

  test('V9.6 V9.10 a card that comes later does not slip between those that somebody knows', () => {
    const seen = played(state, 0, { do: 'noble', from: 1 }, { do: 'choose', card: 'cooper' })
    const [, victim] = seen.seats
    expect(victim?.hand.map(({ card }) => card)).toEqual(['carpenter', 'monk'])
    // Known to seat 0, then a hidden one by whatever name: it stands behind.
    const church = structuredClone(seen)
    church.agenda = [{ task: 'church', seat: 1 }]
    church.stacks = [faceDown('arkwright'), [], [], [], [], []]
    const after = played(church, 1, { do: 'draw', from: 'stack', column: 0 })
    expect(handOf(redact(after, 0), 1)).toBe('carpenter ?wood monk')
  })

  test('V-R70 a basic villager of the hand may be stolen, and lies openly in the new one', () => {
    const open = building(
      { hand: 'noble' },
      { others: [{ hand: 'monk', returned: ['miner'] }, {}] },
    )
    const looking = played(open, 0, { do: 'noble', from: 1 })
    expect(movesOf(looking, 0, 'choose')).toEqual([{ do: 'choose', card: 'miner' }])
    const after = played(looking, 0, { do: 'choose', card: 'miner' })
    expect(after.seats.map(({ returned }) => returned)).toEqual([['miner'], [], []])
    expect(events(looking, 0, [{ do: 'choose', card: 'miner' }], null)[0]).toEqual({
      event: 'stole',
      seat: 0,
      from: 1,
      card: 'miner',
    })
    expect(movesOf(after, 0, 'place-basic')).toEqual([{ do: 'place-basic', basic: 'miner' }])
    const nothingElse = building({ hand: 'noble' }, { others: [{ returned: ['hayer'] }, {}] })
    expect(movesOf(nothingElse, 0, 'noble')).toEqual([{ do: 'noble', from: 1 }])
  })

  test('V-R30 V-R59 V5.55 not without an opponent’s hand; a hand of special villagers loses nothing', () => {
    expect(refused(building({ hand: 'noble' }), 0, { do: 'noble', from: 1 })).toBe('V-R59')
    const special = building({ hand: 'noble' }, { others: [{ hand: 'monk tinner' }, {}] })
    const after = played(special, 0, { do: 'noble', from: 1 })
    expect(after.agenda.at(-1)?.task).toBe('build')
    expect(handOf(redact(after, 0), 1)).toBe('monk tinner')
  })
})

describe('Schemer', () => {
  test('V7.37 V-D21 V5.53 V-R29 takes a top villager of any village, never a special one nor Founders', () => {
    const state = building(
      { hand: 'schemer', village: ['founders', 'nun'] },
      { others: [{ village: ['founders', 'lumberjack: cooper*4', 'monk=miner: mason'] }, {}] },
    )
    expect(movesOf(state, 0, 'scheme')).toEqual([
      { do: 'scheme', owner: 1, pile: 1, branch: 0 },
      { do: 'scheme', owner: 1, pile: 2, branch: 0 },
    ])
    const after = played(state, 0, { do: 'scheme', owner: 1, pile: 1, branch: 0 })
    expect(handOf(after, 0)).toBe('!cooper')
    expect(villageOf(after, 1)).toEqual(['founders', 'lumberjack', 'monk=miner: mason'])
    expect([goldOf(after, 0), goldOf(after, 1)]).toEqual([8, 12])
    expect(refused(state, 0, { do: 'scheme', owner: 1, pile: 0, branch: 0 })).toBe('V5.53')
    expect(refused(state, 0, { do: 'scheme', owner: 0, pile: 1, branch: 0 })).toBe('V7.37')
  })

  test('V7.38 V5.1 an own villager comes back to hand', () => {
    const state = building({ hand: 'schemer', village: ['founders', 'hunter*2'] })
    const after = played(state, 0, { do: 'scheme', owner: 0, pile: 1, branch: 0 })
    expect([handOf(after, 0), goldOf(after, 0)]).toEqual(['!hunter', 10])
    expect(villageOf(after, 0)).toEqual(['founders'])
  })

  test('V5.66 V-R14 a Monk or Apprentice that is uncovered by it returns to hand, in cascade', () => {
    const state = building(
      { hand: 'schemer' },
      { others: [{ village: ['founders', 'monk=lumberjack: apprentice=wheeler cartwright'] }, {}] },
    )
    const after = played(state, 0, { do: 'scheme', owner: 1, pile: 1, branch: 0 })
    expect(villageOf(after, 1)).toEqual(['founders'])
    expect(handOf(after, 1)).toBe('!apprentice !monk')
  })

  test('V5.64 it takes nobody from another village on whom the only way to cover a Monk rests', () => {
    // The Apprentice would take the place of the Swineherd, who would cover the Monk that stands for Founders.
    const state = building(
      { hand: 'schemer apprentice', village: ['founders', 'monk'] },
      { others: [{ village: ['founders: swineherd truffler', 'miner: mason'] }, {}] },
    )
    expect(movesOf(state, 0, 'apprentice')).not.toEqual([])
    expect(movesOf(state, 0, 'scheme')).toEqual([{ do: 'scheme', owner: 1, pile: 1, branch: 0 }])
    expect(refused(state, 0, { do: 'scheme', owner: 1, pile: 0, branch: 0 })).toBe('V7.37')
  })

  test('V5.64 V12.4 no own Monk is left uncovered for good', () => {
    const own = { hand: 'schemer', village: ['founders', 'monk=miner: mason'] }
    const spot = { do: 'scheme', owner: 0, pile: 1, branch: 0 } as const
    expect(refused(building(own, { limit: 0 }), 0, spot)).toBe('V7.37')
    const open = played(building(own), 0, spot)
    expect(villageOf(open, 0)).toEqual(['founders', 'monk'])
    expect(movesOf(open, 0, 'end-turn')).toEqual([])
  })

  test('V-R29 V5.34 a basic villager lies openly in hand: built without an action, never traded in', () => {
    const state = building(
      { hand: 'schemer' },
      { limit: 0, others: [{ village: ['founders', 'hayer'] }, {}] },
    )
    const after = played(state, 0, { do: 'scheme', owner: 1, pile: 1, branch: 0 })
    expect(redact(after, null).seats[0]?.returned).toEqual(['hayer'])
    expect(movesOf(after, 0, 'trade-in')).toEqual([])
    const placed = played(after, 0, { do: 'place-basic', basic: 'hayer' })
    expect(villageOf(placed, 0)).toEqual(['founders', 'hayer'])
    expect(placed.turn).toMatchObject({ used: 0, tradeIns: 0 })
  })
})

describe('Thief and Sheriff', () => {
  const thief = { village: ['founders', 'thief'], hand: 'mason' }

  test('V7.32 V7.33 V-R28 V-D23 once in each build turn 3 gold of somebody who has them', () => {
    const state = building(thief, { others: [{ gold: 3 }, { gold: 2 }] })
    expect(movesOf(state, 0, 'rob')).toEqual([{ do: 'rob', pile: 1, from: 1 }])
    const after = played(state, 0, { do: 'rob', pile: 1, from: 1 })
    expect(goldOf(after, 1)).toBe(0)
    expect(villageOf(after, 0)).toEqual(['founders', 'thief*3'])
    expect(refused(after, 0, { do: 'rob', pile: 1, from: 2 })).toBe('V-R28')
    expect(refused(state, 0, { do: 'rob', pile: 1, from: 2 })).toBe('V7.33')
    expect(refused(state, 0, { do: 'rob', pile: 0, from: 1 })).toBe('V7.32')
  })

  test('V-R28 V7.32 also in the turn in which it is placed; several may rob the same player', () => {
    const state = building({ ...thief, hand: 'thief' }, { others: [{ gold: 6 }, {}] })
    const after = played(
      state,
      0,
      { do: 'place', card: 'thief' },
      { do: 'rob', pile: 2, from: 1 },
      { do: 'rob', pile: 1, from: 1 },
    )
    expect(goldOf(after, 1)).toBe(0)
    expect(after.turn?.used).toBe(1)
  })

  test('V-D24 V-R65 with an empty hand the turn is there to rob, if somebody can be robbed', () => {
    const agenda = [
      { task: 'begin-build' as const, seat: 1 },
      { task: 'build' as const, seat: 0 },
    ]
    const robber = { village: ['founders', 'thief'] }
    const next = played(building({ hand: 'mason' }, { agenda, others: [robber, {}] }), 0, {
      do: 'end-turn',
    })
    expect(villagers.toAct(next)).toEqual([1])
    const poor = building(
      { gold: 0 },
      { agenda: [{ task: 'end-build' }, ...agenda], others: [robber, { gold: 2 }] },
    )
    expect(played(poor, 0, { do: 'end-turn' }).turn).toBeNull()
  })

  test('V7.34 its coins count at both Markets', () => {
    const state = table({ seats: [{ village: ['thief*6'] }, {}, {}] })
    expect(marketYield(state, 0, 'first').coins).toBe(6)
    expect(marketYield(state, 0, 'second').coins).toBe(6)
  })

  test('V7.39 V-D22 V-R59 Sheriff: discards any Thief and takes its coins', () => {
    const state = building(
      { hand: 'sheriff', village: ['founders', 'thief*3', 'thief'] },
      { others: [{ village: ['founders', 'thief*6'] }, {}] },
    )
    expect(movesOf(state, 0, 'sheriff')).toHaveLength(3)
    const after = played(state, 0, { do: 'sheriff', owner: 1, pile: 1 })
    expect(goldOf(after, 0)).toBe(14)
    expect(after.discard).toEqual(['sheriff', 'thief'])
    expect(refused(building({ hand: 'sheriff' }), 0, { do: 'sheriff', owner: 1, pile: 1 })).toBe(
      'V-R59',
    )
    // A Thief that is left has still stolen in this turn, wherever it lies now.
    const robbed = played(
      state,
      0,
      { do: 'rob', pile: 2, from: 1 },
      { do: 'sheriff', owner: 0, pile: 1 },
    )
    expect(refused(robbed, 0, { do: 'rob', pile: 1, from: 1 })).toBe('V-R28')
  })
})

test('V5.50 the build phase’s Scoundrels are not played on a draft turn', () => {
  const state = drafting({ hand: 'noble schemer sheriff' }, { seats: [{ hand: 'mason' }, {}] })
  const play = { ...start(villagers, state.options, 3, seed), state }
  for (const move of [
    { do: 'noble', from: 1 },
    { do: 'sheriff', owner: 0, pile: 0 },
  ] as const)
    expect(() => submit(villagers, play, 0, [move])).toThrow(IllegalMove)
})
