import { describe, expect, test } from 'vitest'
import { Random } from '../../../worker/games/kernel/index.ts'
import { places } from '../../../worker/games/villagers/chains.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import type { Move, State } from '../../../worker/games/villagers/state.ts'
import { symbols } from '../../../worker/games/villagers/symbols.ts'
import {
  building,
  events,
  goldOf,
  moves,
  movesOf,
  pile,
  played,
  refused,
  table,
  villageOf,
} from './table.ts'

const beekeeper = { do: 'place', card: 'beekeeper' } as const

test('V5.50 special villagers are played in the own build turn', () => {
  const state = table({ seats: [{ hand: 'tinner smuggler' }, {}, {}] })
  expect(refused(state, 0, { do: 'tinner' })).toBe('V4.1')
  expect(refused(building({ hand: 'cooper' }), 0, { do: 'smuggle', pile: 0, branch: 0 })).toBe(
    'V5.50',
  )
})

describe('Tinner', () => {
  test('V5.60 V5.49 V12.5 V-D16 it opens padlocks for free, or the own unlocker gets the gold of the bank', () => {
    const state = building({
      hand: 'tinner beekeeper beekeeper',
      village: ['founders', 'lumberjack: carpenter'],
    })
    const asked = played(state, 0, { do: 'tinner' }, beekeeper)
    expect(moves(asked, 0)).toEqual([
      { do: 'unlock', by: 'tinner' },
      { do: 'unlock', by: 'coins', owner: 0, pile: 1, branch: 0 },
    ])
    expect(villageOf(played(asked, 0, { do: 'unlock', by: 'tinner' }), 0)).toContain(
      'lumberjack: carpenter',
    )
    const own = played(asked, 0, { do: 'unlock', by: 'coins', owner: 0, pile: 1, branch: 0 })
    expect(villageOf(own, 0)).toContain('lumberjack: carpenter*2')
    expect(own.discard).toEqual(['tinner'])
    // Each padlock is decided anew.
    expect(movesOf(played(own, 0, beekeeper), 0, 'unlock')).toHaveLength(2)
  })

  test('V5.60 V5.43 V-R68 with it neither the bank nor others are paid', () => {
    const others = [{ village: ['founders', 'lumberjack: carpenter'] }, {}]
    const state = building({ hand: 'tinner beekeeper', gold: 0 }, { others })
    const done = played(state, 0, { do: 'tinner' }, beekeeper)
    expect(villageOf(done, 0)).toContain('beekeeper')
    expect(goldOf(done, 0)).toBe(0)
    expect(villageOf(done, 1)).toContain('lumberjack: carpenter')
    const own = played(
      building(
        { hand: 'tinner beekeeper', village: ['founders', 'lumberjack: carpenter'] },
        { others },
      ),
      0,
      { do: 'tinner' },
      beekeeper,
    )
    expect(refused(own, 0, { do: 'unlock', by: 'coins', owner: 1, pile: 1, branch: 0 })).toBe(
      'V5.41',
    )
  })

  test('V-R13 V8.58 it works only forwards, and only in this turn', () => {
    const state = building({ hand: 'tinner beekeeper beekeeper', gold: 5 })
    const done = played(state, 0, beekeeper, { do: 'tinner' }, beekeeper)
    expect(goldOf(done, 0)).toBe(3)
    expect(played(done, 0, { do: 'end-turn' }).turn?.tinner ?? false).toBe(false)
  })

  test('V5.60 V-R59 it is always playable, and opens the Smuggler too', () => {
    expect(moves(building({ hand: 'tinner' }), 0)).toContainEqual({ do: 'tinner' })
    const state = building({ hand: 'tinner smuggler', gold: 0 })
    expect(refused(state, 0, { do: 'smuggle', pile: 0, branch: 0 })).toBe('V5.44')
    const done = played(state, 0, { do: 'tinner' }, { do: 'smuggle', pile: 0, branch: 0 })
    expect(goldOf(done, 0)).toBe(1)
  })
})

describe('Smuggler', () => {
  test('V5.61 half the printed value, rounded up, without coins; the padlock is paid', () => {
    const village = ['founders: swineherd', 'lumberjack: wheeler | carpenter*6', 'hunter']
    const state = building({ hand: 'smuggler', village })
    expect(movesOf(state, 0, 'smuggle')).toEqual([
      { do: 'smuggle', pile: 0, branch: 0 },
      { do: 'smuggle', pile: 1, branch: 0 },
    ])
    expect(refused(state, 0, { do: 'smuggle', pile: 1, branch: 1 })).toBe('V5.61')
    const done = played(state, 0, { do: 'smuggle', pile: 1, branch: 0 })
    expect(goldOf(done, 0)).toBe(8 - 2 + 2) // a Wheeler prints 3
    expect(done.seats[0]?.ledger).toMatchObject({ padlocks: -2, smuggling: 2 })
    expect(done.discard).toEqual(['smuggler'])
    expect(events(state, 0, [{ do: 'smuggle', pile: 1, branch: 0 }])).toContainEqual({
      event: 'smuggled',
      seat: 0,
      card: 'wheeler',
      pile: 1,
      branch: 0,
      gold: 2,
    })
  })

  test('V-R21 V-R59 V5.55 without visible gold it cannot be played, but traded in', () => {
    const state = building({
      hand: 'smuggler',
      founders: 'food',
      village: ['founders', 'lumberjack'],
    })
    expect(movesOf(state, 0, 'smuggle')).toEqual([])
    expect(refused(state, 0, { do: 'smuggle', pile: 0, branch: 0 })).toBe('V5.61')
    expect(movesOf(state, 0, 'trade-in')).toHaveLength(3)
    // Covered gold is void.
    const covered = building({ hand: 'smuggler', village: ['founders: swineherd brewer'] })
    expect(movesOf(covered, 0, 'smuggle')).toEqual([])
  })

  test('V-R20 Founders with the gold side up is a target', () => {
    expect(
      goldOf(played(building({ hand: 'smuggler' }), 0, { do: 'smuggle', pile: 0, branch: 0 }), 0),
    ).toBe(7)
  })
})

const at = (village: string[], card: Parameters<typeof places>[1]) =>
  places(village.map(pile), card)
const monkOn = (pileAt: number, branch = 0) =>
  ({ do: 'place', card: 'monk', pile: pileAt, branch }) as const

describe('Monk', () => {
  test('V5.62 V8.51 V-D17 it stands for any villager that has a successor, Founders included', () => {
    expect(at(['founders', 'lumberjack', 'hunter', 'tanner'], 'monk')).toEqual([
      null,
      { pile: 0, branch: 0 }, // for a Swineherd
      { pile: 1, branch: 0 }, // for a Wheeler; nobody on a Tanner has a successor
    ])
    expect(at(['miner: seeker', 'hayer: grazier milk-maid'], 'monk')).toEqual([
      null,
      { pile: 0, branch: 0 }, // for a Spelunker
      { pile: 0, branch: 1 }, // for a Seeker
      { pile: 1, branch: 1 }, // for a Grazier; a Fromager has no successor
    ])
    const state = building({ hand: 'monk cartwright', village: ['founders', 'lumberjack'] })
    const done = played(state, 0, monkOn(1), {
      do: 'place',
      card: 'cartwright',
      pile: 1,
      branch: 0,
    })
    expect(villageOf(done, 0)).toEqual(['founders', 'lumberjack: monk=wheeler cartwright'])
    const starter = played(
      building({ hand: 'monk swineherd' }),
      0,
      { do: 'place', card: 'monk' },
      { do: 'place', card: 'swineherd', pile: 1, branch: 0 },
    )
    expect(villageOf(starter, 0)).toEqual(['founders', 'monk=founders: swineherd'])
  })

  test('V-R15 the first villager with a suit settles what a Monk at the bottom is; Founders stays what it is', () => {
    expect(at(['monk'], 'swineherd')).toEqual([{ pile: 0, branch: 0 }])
    expect(at(['monk'], 'cartwright')).toEqual([])
    expect(at(['founders: brewer | brewer', 'monk=founders: swineherd'], 'brewer')).toEqual([
      { pile: 1, branch: 1 },
    ])
    const done = played(building({ hand: 'wheeler', village: ['founders', 'monk'] }), 0, {
      do: 'place',
      card: 'wheeler',
      pile: 1,
      branch: 0,
    })
    expect(villageOf(done, 0)).toContain('monk=lumberjack: wheeler')
    expect(symbols(done, 0).suits).toMatchObject({ wood: 1, special: 1, grains: 1 })
  })

  test('V5.63 several may stand in one chain, which must be complete', () => {
    const state = building({ hand: 'monk monk cartwright' })
    const done = played(state, 0, { do: 'place', card: 'monk' }, monkOn(1), {
      do: 'place',
      card: 'cartwright',
      pile: 1,
      branch: 0,
    })
    expect(villageOf(done, 0)).toEqual(['founders', 'monk=lumberjack: monk=wheeler cartwright'])
    // With two Monks below, only a villager two above its starter continues.
    expect(at(['monk: monk'], 'truffler')).toEqual([{ pile: 0, branch: 0 }])
    expect(at(['monk: monk'], 'wheeler')).toEqual([{ pile: 0, branch: 1 }])
    expect(at(['monk: monk'], 'fromager')).toEqual([])
    // No leather chain has room for the Monk in the other branch.
    const leather = building({ hand: 'saddler', village: ['founders', 'monk: monk'] })
    expect(refused(leather, 0, { do: 'place', card: 'saddler', pile: 1, branch: 1 })).toBe('V5.63')
  })

  test('V5.64 V12.4 it is refused when the actions do not suffice to cover it', () => {
    const state = building(
      { hand: 'monk monk wheeler cartwright', village: ['founders'] },
      { limit: 1 },
    )
    expect(refused(state, 0, { do: 'place', card: 'monk' })).toBe('V5.64')
    const two = building({ hand: 'monk monk wheeler wheeler' }, { limit: 3 })
    const one = played(two, 0, { do: 'place', card: 'monk' })
    expect(refused(one, 0, { do: 'place', card: 'monk' })).toBe('V5.64')
  })

  test('V5.64 nor when no hand card could cover it, or its padlock could not be paid', () => {
    expect(refused(building({ hand: 'monk agent' }), 0, { do: 'place', card: 'monk' })).toBe(
      'V5.64',
    )
    const poor = { hand: 'monk wine-trader', village: ['founders', 'graper'], gold: 1 }
    expect(refused(building(poor), 0, monkOn(1))).toBe('V5.64')
    expect(moves(building({ ...poor, gold: 2 }), 0)).toContainEqual(monkOn(1))
    expect(moves(building({ ...poor, hand: 'monk wine-trader tinner' }), 0)).toContainEqual(
      monkOn(1),
    )
  })

  test('V5.64 V4.30 what would leave it uncovered is refused until it is covered', () => {
    const state = building(
      { hand: 'monk wheeler agent tinner beekeeper', village: ['founders', 'graper'], gold: 2 },
      { limit: 2 },
    )
    const open = played(state, 0, { do: 'place', card: 'monk' })
    // The last action is for the Wheeler, and the Wheeler cannot be traded in.
    expect(refused(open, 0, { do: 'place', card: 'agent' })).toBe('V5.64')
    const trading = played(open, 0, { do: 'trade-in', basic: 'miner' })
    expect(refused(trading, 0, { do: 'put', card: 'wheeler', on: 'stack', column: 0 })).toBe(
      'V5.64',
    )
    expect(moves(trading, 0)).toContainEqual({ do: 'put', card: 'agent', on: 'stack', column: 0 })
    // The gold that its cover needs cannot be spent otherwise.
    const wine = building(
      { hand: 'monk wine-trader beekeeper', village: ['founders', 'graper'], gold: 3 },
      { limit: 3 },
    )
    const kept = played(wine, 0, monkOn(1))
    expect(refused(kept, 0, beekeeper)).toBe('V5.64')
  })

  test('V5.64 what an Apprentice brings may cover it, too', () => {
    const others = [{ village: ['founders', 'miner: seeker spelunker', 'miner'] }, {}]
    const monk = { do: 'place', card: 'monk' } as const
    const state = building({ hand: 'monk apprentice' }, { others, limit: 2 })
    const done = played(state, 0, monk, take(1, 1, 0, 1), { do: 'resettle', pile: 1, branch: 0 })
    expect(villageOf(done, 0)).toEqual(['founders', 'monk=miner: seeker'])
    // One action is not enough, and an uncovered Seeker is no target.
    const short = building({ hand: 'monk apprentice' }, { others, limit: 1 })
    expect(refused(short, 0, monk)).toBe('V5.64')
    const open = [{ village: ['founders', 'miner: seeker'] }, {}]
    expect(
      refused(building({ hand: 'monk apprentice' }, { others: open, limit: 2 }), 0, monk),
    ).toBe('V5.64')
  })

  test('V5.65 it has only the special symbol, and opens nothing', () => {
    const state = table({
      seats: [{ village: ['founders', 'monk=lumberjack: monk=wheeler cartwright'] }, {}, {}],
    })
    expect(symbols(state, 0)).toMatchObject({ gold: 11, suits: { special: 2, wood: 1, grains: 1 } })
  })

  test('V5.67 as a starter it carries two branches of one suit, in the middle one card', () => {
    expect(at(['monk=lumberjack: wheeler'], 'carpenter')).toEqual([{ pile: 0, branch: 1 }])
    expect(at(['monk=lumberjack: wheeler'], 'swineherd')).toEqual([])
    expect(at(['lumberjack: monk=wheeler cartwright'], 'cartwright')).toEqual([])
    const state = building({
      hand: 'swineherd',
      village: ['founders: brewer | brewer', 'monk=lumberjack: wheeler'],
    })
    expect(refused(state, 0, { do: 'place', card: 'swineherd', pile: 1, branch: 1 })).toBe('V5.67')
  })
})

const take = (owner: number, pileAt: number, branch: number, level: number) =>
  ({ do: 'apprentice', owner, pile: pileAt, branch, level }) as const

describe('Apprentice', () => {
  const rich = { village: ['founders: swineherd truffler', 'lumberjack: wheeler cartwright'] }

  test('V5.70 V5.74 V12.3 V-D18 it takes the place of a covered villager in any village', () => {
    const state = building(
      { hand: 'apprentice', village: ['founders', 'lumberjack'] },
      { others: [rich, {}] },
    )
    expect(movesOf(state, 0, 'apprentice')).toEqual([
      take(1, 0, 0, 1), // the Swineherd
      take(1, 1, 0, 0), // the Lumberjack
      take(1, 1, 0, 1), // the Wheeler
    ])
    const done = played(state, 0, take(1, 1, 0, 1), { do: 'resettle', pile: 1, branch: 0 })
    expect(villageOf(done, 0)).toEqual(['founders', 'lumberjack: wheeler'])
    expect(villageOf(done, 1)).toEqual([
      'founders: swineherd truffler',
      'lumberjack: apprentice=wheeler cartwright',
    ])
    expect(refused(state, 0, take(1, 1, 0, 2))).toBe('V5.70')
    expect(refused(state, 0, take(1, 7, 0, 0))).toBe('V5.70')
    expect(refused(state, 0, { do: 'place', card: 'apprentice' })).toBe('V5.70')
    expect(refused(building({ hand: 'hunter' }, { others: [rich, {}] }), 0, take(1, 1, 0, 1))).toBe(
      'V5.50',
    )
  })

  test('V5.71 V5.47 the villager is placed at once by all rules, padlock included, or is no target', () => {
    const maid = { village: ['founders', 'hayer: grazier milk-maid fromager'] }
    const homeless = building(
      { hand: 'apprentice', village: ['founders', 'hayer'] },
      { others: [maid, {}] },
    )
    expect(refused(homeless, 0, take(1, 1, 0, 2))).toBe('V5.71')
    const own = { hand: 'apprentice', village: ['founders', 'hayer: grazier'], gold: 1 }
    expect(refused(building(own, { others: [maid, {}] }), 0, take(1, 1, 0, 2))).toBe('V5.71')
    const done = played(
      building({ ...own, gold: 2 }, { others: [maid, {}] }),
      0,
      take(1, 1, 0, 2),
      { do: 'resettle', pile: 1, branch: 0 },
    )
    expect(goldOf(done, 0)).toBe(0)
    const open = played(building({ ...own, gold: 2 }, { others: [maid, {}] }), 0, take(1, 1, 0, 2))
    expect(refused(open, 0, { do: 'end-turn' })).toBe('V5.71')
    expect(refused(open, 0, { do: 'resettle', pile: 0, branch: 0 })).toBe('V5.71')
  })

  test('V5.72 the whole use costs one action', () => {
    const state = building(
      { hand: 'apprentice', village: ['founders', 'lumberjack'] },
      { others: [rich, {}], limit: 1 },
    )
    const done = played(state, 0, take(1, 1, 0, 1), { do: 'resettle', pile: 1, branch: 0 })
    expect(done.turn?.used).toBe(1)
    expect(
      refused(
        {
          ...done,
          seats: done.seats.map((seat, i) =>
            i ? seat : { ...seat, hand: [{ card: 'apprentice' as const, seen: [0] }] },
          ),
        },
        0,
        take(1, 1, 0, 0),
      ),
    ).toBe('V4.27')
  })

  test('V5.73 V5.53 V8.52 the own Founders may be replaced, and put down anew with either side up; others never', () => {
    const state = building(
      { hand: 'apprentice', village: ['founders: swineherd truffler'], founders: 'food' },
      { others: [rich, {}] },
    )
    expect(refused(state, 0, take(1, 0, 0, 0))).toBe('V5.73')
    const open = played(state, 0, take(0, 0, 0, 0))
    expect(moves(open, 0)).toEqual([
      { do: 'resettle', side: 'gold' },
      { do: 'resettle', side: 'food' },
    ])
    expect(refused(open, 0, { do: 'resettle' })).toBe('V5.73')
    const done = played(open, 0, { do: 'resettle', side: 'gold' })
    expect(villageOf(done, 0)).toEqual(['apprentice=founders: swineherd truffler', 'founders'])
    expect(done.seats[0]?.founders).toBe('gold')
    expect(refused(building({ hand: 'apprentice' }), 0, take(0, 0, 0, 0))).toBe('V5.70')
  })

  test('V5.75 a covered basic villager is placed as a new pile, and is no trade-in', () => {
    const state = building({ hand: 'apprentice' }, { others: [rich, {}] })
    const done = played(state, 0, take(1, 1, 0, 0), { do: 'resettle' })
    expect(villageOf(done, 0)).toEqual(['founders', 'lumberjack'])
    expect(villageOf(done, 1)).toContain('apprentice=lumberjack: wheeler cartwright')
    expect(done.turn?.tradeIns).toBe(0)
    expect(done.basics.lumberjack).toBe(10)
  })

  test('V5.76 V-R16 a Monk may be the target and must be covered again; an Apprentice may not', () => {
    const others = [{ village: ['founders', 'monk=lumberjack: apprentice=wheeler cartwright'] }, {}]
    const state = building(
      { hand: 'apprentice wheeler', village: ['founders'] },
      { others, limit: 2 },
    )
    expect(refused(state, 0, take(1, 1, 0, 1))).toBe('V-R16')
    const done = played(
      state,
      0,
      take(1, 1, 0, 0),
      { do: 'resettle' },
      { do: 'place', card: 'wheeler', pile: 1, branch: 0 },
    )
    expect(villageOf(done, 0)).toEqual(['founders', 'monk=lumberjack: wheeler'])
    expect(villageOf(done, 1)).toEqual([
      'founders',
      'apprentice=lumberjack: apprentice=wheeler cartwright',
    ])
    const short = building({ hand: 'apprentice wheeler' }, { others, limit: 1 })
    expect(refused(short, 0, take(1, 1, 0, 0))).toBe('V5.76')
  })

  test('V5.77 V-R17 coins on the replaced villager go to the player it comes from', () => {
    const others = [{ village: ['founders', 'lumberjack: wheeler*4 cartwright'] }, {}]
    const state = building({ hand: 'apprentice', village: ['founders', 'lumberjack'] }, { others })
    const done = played(state, 0, take(1, 1, 0, 1), { do: 'resettle', pile: 1, branch: 0 })
    expect(done.seats.map(({ gold }) => gold)).toEqual([8, 12, 8])
    expect(villageOf(done, 0)).toContain('lumberjack: wheeler')
    expect(done.seats[1]?.ledger['moved-coins']).toBe(4)
    // None stay with the Apprentice that lies there now.
    expect(villageOf(done, 1)).toEqual(['founders', 'lumberjack: apprentice=wheeler cartwright'])
  })
})

/** A build turn with the special villagers and what may go with them, dealt by chance. */
function muddle(random: Random): State {
  const hand = [
    'monk',
    'monk',
    'apprentice',
    'apprentice',
    'tinner',
    'smuggler',
    'wheeler',
    'cartwright',
    'truffler',
    'swineherd',
    'wine-trader',
    'vintner',
    'spelunker',
    'jeweler',
    'cooper',
    'milk-maid',
    'fromager',
    'graper',
    'beekeeper',
  ]
  const villages = [
    'hayer: grazier milk-maid | thatcher',
    'lumberjack: wheeler cartwright',
    'miner: blacksmith | seeker',
    'graper: vintner',
    'monk=hayer: grazier',
    'hunter',
    'lumberjack: monk=wheeler cartwright',
  ]
  const some = (from: string[], count: number) => random.shuffle([...from]).slice(0, count)
  return building(
    {
      hand: some(hand, 7).join(' '),
      village: ['founders: swineherd', ...some(villages, 2)],
      gold: random.int(6),
    },
    {
      others: [
        { village: ['founders: swineherd truffler', ...some(villages, 3)] },
        { village: ['founders', ...some(villages, 2)] },
      ],
      limit: 2 + random.int(4),
    },
  )
}

test('V5.64 V4.30 however the special villagers are played, the turn can always be ended properly', () => {
  const random = Random.fromSeed(new Uint8Array(32).fill(3))
  const kinds = new Set<string>()
  for (let game = 0; game < 400; game++) {
    let state = muddle(random)
    for (;;) {
      const legal: Move[] = moves(state, 0)
      expect(legal.length, JSON.stringify(state.seats[0])).toBeGreaterThan(0)
      const move = random.pick(legal)
      kinds.add(move.do)
      state = played(state, 0, move)
      if (move.do === 'end-turn') break
    }
    for (const placed of state.seats.flatMap(({ village }) =>
      village.flatMap((one) =>
        one.branches.length ? one.branches.flatMap((branch) => branch.slice(-1)) : [one.starter],
      ),
    ))
      expect(['monk', 'apprentice']).not.toContain(placed.card)
    expect(villagers.toAct(state)).not.toContain(0)
  }
  expect(kinds).toEqual(
    new Set([
      'place',
      'trade-in',
      'put',
      'tinner',
      'smuggle',
      'apprentice',
      'resettle',
      'unlock',
      'end-turn',
    ]),
  )
})
