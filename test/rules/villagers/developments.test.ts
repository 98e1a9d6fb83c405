import { describe, expect, test } from 'vitest'
import { developmentNames, developmentTexts } from '../../../worker/games/villagers/cards.en.ts'
import {
  developmentIds,
  developmentSuits,
  developments,
} from '../../../worker/games/villagers/components/index.ts'
import { standings } from '../../../worker/games/villagers/developments.ts'
import { limits } from '../../../worker/games/villagers/limits.ts'
import { redact } from '../../../worker/games/villagers/redact.ts'
import type { State } from '../../../worker/games/villagers/state.ts'
import { visibleFood } from '../../../worker/games/villagers/symbols.ts'
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
  villageOf,
} from './table.ts'

type Id = (typeof developmentIds)[number]

const options = { modules: ['developments' as const] }
const end = { do: 'end-turn' } as const

/** Seat 0 is about to end the last build turn; seat 1 is the next first player. */
const lastBuild = (
  ids: Id[],
  own: SeatSetting,
  others: SeatSetting[] = [{}, {}],
  more = {},
): State =>
  building(own, {
    options,
    developments: ids,
    others,
    agenda: [
      { task: 'markets' },
      { task: 'developments' },
      { task: 'end-build' },
      { task: 'build', seat: 0 },
    ],
    ...more,
  })

const winnerOf = (id: Id, own: SeatSetting, other: SeatSetting = {}) => {
  const [standing] = standings(lastBuild([id], own, [other, {}]))
  return [standing?.winner, standing?.most]
}

test('V2.9 V3.26 V7.65 V9.34 V9.32 four of each suit; one of each is in play, for all to see', () => {
  for (const suit of developmentSuits)
    expect(developmentIds.filter((id) => developments[id].suit === suit)).toHaveLength(4)
  for (let i = 0; i < 8; i++) {
    const state = fresh(3, options, new Uint8Array(32).fill(i))
    expect(state.developments.map(({ id }) => developments[id].suit)).toEqual([...developmentSuits])
    expect(redact(state, null).developments).toEqual(state.developments)
    for (const { id } of fresh(1, options, new Uint8Array(32).fill(i)).developments)
      expect(['inn', 'church', 'windmill']).not.toContain(id)
  }
  expect(fresh(3).developments).toEqual([])
  for (const id of developmentIds) expect(developmentNames[id] && developmentTexts[id]).toBeTruthy()
})

describe('the seat that has most', () => {
  const food = { village: ['founders: swineherd'] }

  test('V7.120 V9.28 Inn: special villagers in hand, by their backs', () => {
    expect(winnerOf('inn', { hand: 'monk smuggler mason' }, { hand: 'tinner' })).toEqual([0, 2])
    const hidden = redact(
      lastBuild(['inn'], { hand: 'monk smuggler' }, [{ hand: 'tinner' }, {}]),
      null,
    )
    expect(standings(hidden)[0]?.winner).toBe(0)
  })

  test('V7.121 Church: cards in the village', () => {
    expect(winnerOf('church', { village: ['founders', 'miner: mason'] })).toEqual([0, 3])
  })

  test('V7.122 V6.4 V-R20 Town Hall: gold symbols', () => {
    expect(
      winnerOf('town-hall', { village: ['founders', 'lumberjack: cooper | wheeler'] }),
    ).toEqual([0, 3])
  })

  test('V7.123 Tavern: solitary symbols', () => {
    expect(winnerOf('tavern', { village: ['founders', 'hunter', 'wattler'] })).toEqual([0, 2])
  })

  test('V7.124 V7.34 Bank: own villagers with coins', () => {
    expect(winnerOf('bank', { village: ['founders', 'hunter*2', 'thief*3'] })).toEqual([0, 2])
  })

  test('V7.125 V7.64 Guildhall: padlocks, also covered ones', () => {
    expect(winnerOf('guildhall', { village: ['founders', 'miner: locksmith', 'fisher'] })).toEqual([
      0, 2,
    ])
  })

  test('V7.126 V6.20 Lighthouse: the highest single silver value', () => {
    expect(winnerOf('lighthouse', { village: ['founders', 'priest', 'priest'] })).toEqual([0, 3])
  })

  test('V7.127 Marketplace: visible food', () => {
    expect(winnerOf('marketplace', food)).toEqual([0, 1])
  })

  // A covered Miner, Hayer and Lumberjack, each with a villager of the suit on it.
  const village = {
    village: ['founders', 'miner: mason', 'hayer: bed-builder', 'lumberjack: log-rafter'],
  }

  test('V7.128 Gold Mine: ore symbols, also covered ones, for 5 gold', () => {
    expect(winnerOf('gold-mine', village)).toEqual([0, 2])
    expect(developments['gold-mine']).toMatchObject({ suit: 'production', gold: 5, builder: 0 })
  })

  test('V7.129 Ox Crane: hay symbols, also covered ones, for 2 gold and a builder', () => {
    expect(winnerOf('ox-crane', village)).toEqual([0, 3])
    expect(developments['ox-crane']).toMatchObject({ suit: 'production', gold: 2, builder: 1 })
  })

  test('V7.130 Sawmill: wood symbols, also covered ones, for 2 gold and a builder', () => {
    expect(winnerOf('sawmill', village)).toEqual([0, 3])
    expect(developments.sawmill).toMatchObject({ suit: 'production', gold: 2, builder: 1 })
  })

  test('V7.131 V7.67 V-R26 Windmill: chains of two cards, by branches or by piles', () => {
    const own = {
      village: ['founders', 'hunter', 'miner', 'lumberjack: cooper | wheeler', 'hayer: thatcher'],
    }
    expect(winnerOf('windmill', own)).toEqual([0, 3])
    const piles = lastBuild(['windmill'], own)
    piles.options.windmillCount = 'piles'
    expect(standings(piles)[0]?.most).toBe(2)
  })

  test('V7.61 V-R39 a tie, or nothing at all, wins nothing', () => {
    expect(winnerOf('marketplace', food, food)).toEqual([null, 1])
    expect(winnerOf('marketplace', {})).toEqual([null, 0])
    const told = events(lastBuild(['marketplace'], {}), 0, [end])
    expect(told).toContainEqual({
      event: 'development',
      id: 'marketplace',
      seat: null,
      count: 1,
      auto: true,
    })
  })
})

describe('the Development phase', () => {
  test('V4.1 V7.60 V7.61 V-R39 winners first, then rewards in turn order from the new first player', () => {
    const state = lastBuild(
      ['tavern', 'marketplace', 'gold-mine'],
      { village: ['founders: swineherd | poulterer'] },
      [{ village: ['founders', 'miner'] }, { village: ['founders', 'hunter'] }],
    )
    const told = events(state, 0, [end])
    const kinds = told.map(({ event }) => event)
    expect(kinds.lastIndexOf('development')).toBeLessThan(kinds.indexOf('development-reward'))
    expect(kinds.indexOf('first-player')).toBeLessThan(kinds.indexOf('development'))
    expect(
      told.flatMap((one) => (one.event === 'development-reward' ? [[one.seat, one.gold]] : [])),
    ).toEqual([
      [1, 5],
      [2, 3],
      [0, 5],
    ])
    const after = played(state, 0, end)
    expect(after.seats.map(({ ledger }) => ledger.developments)).toEqual([5, 5, 3])
  })

  test('V7.62 V8.55 V4.3 V4.26 Production symbols count in the next round, then the token goes back', () => {
    const state = lastBuild(['sawmill'], { village: ['founders', 'lumberjack: wheeler'] })
    const after = played(state, 0, end)
    expect(after.developments).toEqual([{ id: 'sawmill', holder: 0 }])
    expect(limits(after, 0)).toEqual({ draft: 3, build: 3 })
    const mill = played(
      lastBuild(['windmill'], { village: ['founders', 'lumberjack: wheeler'] }),
      0,
      end,
    )
    expect(limits(mill, 0)).toEqual({ draft: 4, build: 2 })
    const again = lastBuild(['sawmill'], {}, [{ village: ['founders', 'lumberjack'] }, {}])
    again.developments = [{ id: 'sawmill', holder: 0 }]
    expect(events(again, 0, [end])).toContainEqual({ event: 'tokens-returned', auto: true })
    expect(played(again, 0, end).developments).toEqual([{ id: 'sawmill', holder: 1 }])
  })

  test('V7.63 V4.35 V-R39 the food of the Windmill keeps no Founders from turning', () => {
    const state = lastBuild(['windmill'], {})
    state.developments = [{ id: 'windmill', holder: 0 }]
    const [seat] = state.seats
    expect(seat && visibleFood(seat)).toBe(0)
    expect(events(state, 0, [end])).toContainEqual({
      event: 'founders-turned',
      seat: 0,
      auto: true,
    })
    expect(standings(state)[0]?.most).toBe(0)
  })

  test('V7.121 V7.66 V9.36 V9.10 V-D25 the Church: 3 gold and an unseen card of any stack or the Reserve', () => {
    const stacks = ['', 'hunter', 'fisher', 'mason', '', '']
    const state = lastBuild(['church'], { village: ['founders', 'miner'] }, [{}, {}], {
      stacks,
      reserve: 'cooper',
    })
    const asked = played(state, 0, end)
    expect(goldOf(asked, 0)).toBe(11)
    expect(movesOf(asked, 0, 'draw')).toEqual([
      { do: 'draw', from: 'stack', column: 1 },
      { do: 'draw', from: 'stack', column: 2 },
      { do: 'draw', from: 'stack', column: 3 },
      { do: 'draw', from: 'reserve' },
    ])
    expect(refused(asked, 0, { do: 'draw', from: 'stack', column: 0 })).toBe('V7.66')
    const told = events(asked, 0, [{ do: 'draw', from: 'stack', column: 1 }], 1)
    expect(told[0]).toEqual({ event: 'took', seat: 0, by: 'church', card: '?solitary', column: 1 })
    // V7.66: the last card of the left stacks fulfils the First Market's condition.
    expect(told.filter(({ event }) => event === 'market')).toHaveLength(3)
    const after = played(asked, 0, { do: 'draw', from: 'reserve' })
    expect(handOf(after, 0)).toBe('cooper')
    expect(handOf(redact(after, 1), 0)).toBe('?wood')
  })

  test('V-R39 without any card the Church gives only gold', () => {
    const state = lastBuild(['church'], { village: ['founders', 'miner'] }, [{}, {}], {
      stacks: ['', '', '', '', '', ''],
      reserve: '',
    })
    expect(played(state, 0, end).agenda.at(-1)?.task).not.toBe('church')
  })

  test('V7.123 V-D26 V-R39 the Tavern: 3 gold and a basic villager, as long as there is one', () => {
    const own = { village: ['founders', 'hunter'] }
    const asked = played(lastBuild(['tavern'], own), 0, end)
    const after = played(asked, 0, { do: 'settle', basic: 'miner' })
    expect(villageOf(after, 0)).toEqual(['founders', 'hunter', 'miner'])
    expect(after.basics.miner).toBe(9)
    const gone = played(
      lastBuild(['tavern'], own, [{}, {}], { basics: { lumberjack: 0, hayer: 0, miner: 0 } }),
      0,
      end,
    )
    expect(gone.agenda.at(-1)?.task).toBe('draft')
    expect(goldOf(gone, 0)).toBe(11)
  })
})
