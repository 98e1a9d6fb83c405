import { describe, expect, test } from 'vitest'
import { Hidden } from '../../../worker/games/kernel/index.ts'
import { cards, saintIds } from '../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { marketYield } from '../../../worker/games/villagers/markets.ts'
import { possibleHidden, redact } from '../../../worker/games/villagers/redact.ts'
import type { State } from '../../../worker/games/villagers/state.ts'
import {
  building,
  events,
  fresh,
  goldOf,
  handOf,
  movesOf,
  played,
  refused,
  type SeatSetting,
  table,
  villageOf,
} from './table.ts'

const options = { modules: ['saints' as const] }
const drafting = (own: SeatSetting, more: Parameters<typeof table>[0] = {}): State =>
  table({
    options,
    agenda: [{ task: 'draft', seat: 0 }],
    stacks: ['cooper hunter mason', 'brewer', 'fisher', 'fisher', 'fisher', 'fisher'],
    reserve: 'seeker wattler hunter mason grazier peddler cooper',
    ...more,
    seats: [own, ...(more.seats ?? [{}, {}])],
  })

/** Returns true if a move can be played on what a seat sees. */
function foreseen(state: State, seat: number, move: Parameters<typeof played>[2]): boolean {
  try {
    played(redact(state, seat), seat, move)
    return true
  } catch (error) {
    if (error instanceof Hidden) return false
    throw error
  }
}

test('V2.6 V3.21 V9.30 V9.33 one of five Saints to each player, the others unseen in the box', () => {
  expect(saintIds).toEqual(['benefactor', 'nun', 'pigeoneer', 'prophet', 'recruiter'])
  for (const id of saintIds) expect(cards[id]).toMatchObject({ count: 1, suit: 'special' })
  for (const seats of [2, 3, 4, 5]) {
    const state = fresh(seats, options)
    for (const { hand } of state.seats) {
      expect(hand).toHaveLength(6)
      expect(hand.filter(({ card }) => saintIds.some((id) => id === card))).toHaveLength(1)
    }
    expect(redact(state, null).seats[0]?.hand.every(({ card }) => card.startsWith('?'))).toBe(true)
    const possible = possibleHidden(redact(state, null)).map(({ card }) => card)
    expect(possible).toEqual(expect.arrayContaining([...saintIds]))
  }
  expect(fresh(3).seats[0]?.hand).toHaveLength(5)
})

describe('Benefactor', () => {
  const state = drafting({
    hand: 'benefactor harvester cooper monk',
    gold: 2,
    village: ['founders', 'lumberjack'],
  })

  test('V7.20 V-R32 V-D3 V5.47 places one villager from hand at once, by chains and padlocks, and the draft follows', () => {
    const after = played(state, 0, { do: 'benefactor', card: 'cooper', pile: 1, branch: 0 })
    expect(villageOf(after, 0)).toEqual(['founders', 'lumberjack: cooper'])
    expect(goldOf(after, 0)).toBe(0)
    expect(after.discard).toEqual(['benefactor'])
    expect(villagers.toAct(after)).toEqual([0])
    expect(movesOf(after, 0, 'draft').length).toBeGreaterThan(0)
    expect(movesOf(state, 0, 'benefactor').map(({ card }) => card)).toEqual(['cooper', 'harvester'])
    expect(
      refused(drafting({ hand: 'benefactor cooper', gold: 1, village: ['lumberjack'] }), 0, {
        do: 'benefactor',
        card: 'cooper',
        pile: 0,
        branch: 0,
      }),
    ).toBe('V5.44')
    expect(refused(state, 0, { do: 'benefactor', card: 'monk' })).toBe('V7.20')
  })

  test('V7.20 new food counts for the draft limit of this phase', () => {
    const fed = drafting({ hand: 'benefactor swineherd', square: 'cooper', village: ['founders'] })
    const after = played(
      fed,
      0,
      { do: 'benefactor', card: 'swineherd', pile: 0, branch: 0 },
      { do: 'draft', from: 'stack', column: 1 },
    )
    expect(after.seats[0]?.square).toEqual(['cooper', 'brewer'])
    // 2 and the Swineherd's food make 3: one draft is left.
    expect(after.agenda.at(-1)).toEqual({ task: 'draft', seat: 1 })
    const round = played(after, 1, { do: 'draft', from: 'stack', column: 2 })
    expect(round.agenda.at(-1)).toEqual({ task: 'draft', seat: 2 })
  })

  test('V-R71 with less food in sight the limit may be reached, and the turn is over', () => {
    const options = { modules: ['saints' as const, 'scoundrels' as const], padlocks: false }
    const own: SeatSetting = {
      hand: 'benefactor vintner',
      square: 'cooper mason',
      village: ['founders', 'graper'],
      founders: 'gold',
    }
    const gift = { do: 'benefactor', card: 'vintner', pile: 1, branch: 0 } as const
    const state = drafting(own, { options })
    expect(movesOf(state, 0, 'draft').length).toBeGreaterThan(0)
    const after = played(state, 0, gift)
    expect(villageOf(after, 0)).toEqual(['founders', 'graper: vintner'])
    expect(after.agenda.at(-1)).toEqual({ task: 'draft', seat: 1 })
    expect(after.seats[0]?.square).toEqual(['cooper', 'mason'])
    // One draft is still due: the turn goes on, and what the Recruiter was paid for with it.
    const early = drafting({ ...own, square: 'cooper' }, { options })
    expect(played(early, 0, gift).agenda.at(-1)).toEqual({ task: 'draft', seat: 0 })
    const paid = drafting(
      { ...own, square: '', village: ['founders', 'graper', 'recruiter'] },
      { options },
    )
    expect(played(paid, 0, { do: 'recruit' }, gift).agenda.at(-1)).toEqual({
      task: 'draft',
      seat: 0,
      recruited: true,
    })
    // V5.42: who is paid for the padlock is asked first.
    const locked = drafting(own, {
      seats: [{ village: ['founders', 'cooper'] }, { village: ['founders', 'cooper'] }],
    })
    const asked = played(locked, 0, gift)
    expect(asked.agenda.at(-1)?.task).toBe('unlock')
    const [key] = movesOf(asked, 0, 'unlock')
    if (key) expect(played(asked, 0, key).agenda.at(-1)).toEqual({ task: 'draft', seat: 1 })
  })

  test('V5.54 V5.37 it is not played in the build phase, and nothing is traded in with it', () => {
    expect(refused(building({ hand: 'benefactor' }), 0, { do: 'benefactor', card: 'cooper' })).toBe(
      'V5.54',
    )
    expect(refused(building({ hand: 'prophet' }), 0, { do: 'place', card: 'prophet' })).toBe(
      'V5.54',
    )
    expect(refused(state, 0, { do: 'trade-in', basic: 'hayer' })).toBe('V5.37')
  })
})

describe('Prophet', () => {
  const state = drafting({ hand: 'prophet' })

  test('V7.21 V8.53 V-R33 V-D4 V9.35 a stack is searched, one is drafted, the others go back in any order', () => {
    const looking = played(state, 0, { do: 'prophet', column: 0 })
    expect(redact(looking, 0).look?.cards.map(({ card }) => card)).toEqual([
      'cooper',
      'hunter',
      'mason',
    ])
    for (const viewer of [1, null])
      expect(redact(looking, viewer).look?.cards.map(({ card }) => card)).toEqual(['?', '?', '?'])
    const after = played(looking, 0, { do: 'choose', card: 'hunter' }, { do: 'lay', card: 'mason' })
    expect(after.seats[0]?.square).toEqual(['hunter'])
    expect(redact(after, 0).stacks[0]?.map(({ card }) => card)).toEqual(['mason', 'cooper'])
    expect(redact(after, 1).stacks[0]?.map(({ card }) => card)).toEqual(['?ore', '?'])
    expect(after.agenda.at(-1)).toEqual({ task: 'draft', seat: 1 })
    const kept = played(looking, 0, { do: 'choose', card: 'hunter' }, { do: 'keep-order' })
    expect(kept.stacks[0]?.map(({ card }) => card)).toEqual(['cooper', 'mason'])
    expect(refused(looking, 0, { do: 'choose', card: 'fisher' })).toBe('V7.21')
  })

  test('V7.21 a stack of one card is empty afterwards, and a market may be triggered', () => {
    const two = drafting({ hand: 'prophet' }, { stacks: ['', 'brewer', 'fisher', '', '', ''] })
    const after = played(two, 0, { do: 'prophet', column: 1 }, { do: 'choose', card: 'brewer' })
    expect(after.stacks[1]).toEqual([])
    expect(after.markets.first).toBe('triggered')
    expect(refused(two, 0, { do: 'prophet', column: 0 })).toBe('V7.21')
  })

  test('V9.10 V11.2 looking needs the table, and others lose track of what they knew there', () => {
    const known = drafting({ hand: 'prophet' })
    for (const card of known.stacks[0] ?? []) card.seen = 'all'
    expect(foreseen(state, 0, { do: 'prophet', column: 0 })).toBe(false)
    const after = played(
      known,
      0,
      { do: 'prophet', column: 0 },
      { do: 'choose', card: 'hunter' },
      { do: 'keep-order' },
    )
    expect(after.stacks[0]?.map(({ seen }) => seen)).toEqual([[0], [0]])
  })
})

describe('Nun', () => {
  const wealth = (...village: string[]) =>
    marketYield(table({ seats: [{ village: ['founders', ...village] }, {}, {}] }), 0, 'second')

  test('V7.22 V6.15 V-R23 the best silver value of a villager that is there once counts once more', () => {
    // Priest: 3 solitary symbols are one pair; Freemason: no builder.
    expect(wealth('nun', 'priest', 'freemason', 'wattler').silver).toBe(
      wealth('priest', 'freemason', 'wattler').silver + 3,
    )
    expect(wealth('nun', 'priest', 'priest').silver).toBe(wealth('priest', 'priest').silver)
    expect(wealth('nun').silver).toBe(0)
  })

  test('V7.22 V6.11 it stays, costs a build action and brings nothing at the First Market', () => {
    const after = played(building({ hand: 'nun' }), 0, { do: 'place', card: 'nun' })
    expect(after.turn?.used).toBe(1)
    const state = table({ seats: [{ village: ['founders', 'nun', 'priest', 'wattler'] }, {}, {}] })
    expect(marketYield(state, 0, 'first').silver).toBe(0)
  })
})

describe('Recruiter', () => {
  const own = { village: ['founders', 'recruiter'] }
  const state = drafting(own)

  test('V7.24 V8.54 V12.6 V-R34 V-D2 1 gold for two drafts in this turn, decided before the first', () => {
    const paid = played(state, 0, { do: 'recruit' })
    expect(goldOf(paid, 0)).toBe(7)
    const first = played(paid, 0, { do: 'draft', from: 'road', column: 0 })
    // The slot is filled before the second is taken.
    expect(first.road[0]?.card).toBe('cooper')
    expect(villagers.toAct(first)).toEqual([0])
    expect(refused(first, 0, { do: 'recruit' })).toBe('V7.24')
    const second = played(first, 0, { do: 'draft', from: 'road', column: 0 })
    expect(second.seats[0]?.square).toEqual(['swineherd', 'cooper'])
    expect(second.agenda.at(-1)).toEqual({ task: 'draft', seat: 1 })
  })

  test('V7.24 the draft limit holds: not with one draft left, nor without gold', () => {
    expect(refused(drafting({ ...own, square: 'mason' }), 0, { do: 'recruit' })).toBe('V7.24')
    expect(refused(drafting({ ...own, gold: 0 }), 0, { do: 'recruit' })).toBe('V7.24')
    expect(refused(drafting({}), 0, { do: 'recruit' })).toBe('V7.24')
  })

  test('V-R34 V-R38 a Prophet counts as one of the two, and comes before the first', () => {
    const both = drafting({ ...own, hand: 'prophet benefactor harvester' })
    const after = played(
      both,
      0,
      { do: 'recruit' },
      { do: 'prophet', column: 1 },
      { do: 'choose', card: 'brewer' },
    )
    expect(villagers.toAct(after)).toEqual([0])
    expect(refused(after, 0, { do: 'benefactor', card: 'harvester' })).toBe('V-R38')
  })
})

describe('Pigeoneer', () => {
  const reserve = 'seeker wattler hunter mason grazier peddler cooper'
  const state = building({ hand: 'pigeoneer' }, { reserve })

  test('V7.25 V-D19 V9.10 one of the top six of the Reserve comes into hand, five go back in any order', () => {
    const looking = played(state, 0, { do: 'pigeoneer' })
    expect(looking.look?.cards).toHaveLength(6)
    expect(redact(looking, 1).reserve[0]?.card).toBe('?')
    expect(foreseen(state, 0, { do: 'pigeoneer' })).toBe(false)
    const after = played(
      looking,
      0,
      { do: 'choose', card: 'mason' },
      { do: 'lay', card: 'hunter' },
      { do: 'keep-order' },
    )
    expect(handOf(after, 0)).toBe('mason')
    expect(redact(after, 0).reserve.map(({ card }) => card)).toEqual([
      'hunter',
      'seeker',
      'wattler',
      'grazier',
      'peddler',
      '?',
    ])
    expect(redact(after, 1).reserve.map(({ card }) => card)).toEqual([
      '?solitary',
      ...Array<string>(5).fill('?'),
    ])
    expect(redact(after, 1).seats[0]?.hand[0]?.card).toBe('?ore')
    expect(after.discard).toEqual(['pigeoneer'])
    expect(after.turn?.used).toBe(0)
    const told = events(looking, 0, [{ do: 'choose', card: 'mason' }], 1)
    expect(told).toContainEqual({
      event: 'took',
      seat: 0,
      by: 'pigeoneer',
      card: '?ore',
      column: null,
    })
  })

  test('V-R36 V-R59 with fewer cards it looks at all, with none it cannot be played', () => {
    const few = played(building({ hand: 'pigeoneer' }, { reserve: 'seeker mason' }), 0, {
      do: 'pigeoneer',
    })
    expect(few.look?.cards).toHaveLength(2)
    expect(refused(building({ hand: 'pigeoneer' }, { reserve: '' }), 0, { do: 'pigeoneer' })).toBe(
      'V-R59',
    )
  })
})
