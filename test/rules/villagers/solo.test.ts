import { describe, expect, test } from 'vitest'
import { bestBronze } from '../../../worker/games/villagers/bronze.ts'
import { eventNames, eventTexts } from '../../../worker/games/villagers/cards.en.ts'
import {
  cards,
  type SoloEventId,
  soloEventIds,
  soloEvents,
} from '../../../worker/games/villagers/components/index.ts'
import { countessScore } from '../../../worker/games/villagers/countess.ts'
import { unexecuted } from '../../../worker/games/villagers/event-stacks.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { limits } from '../../../worker/games/villagers/limits.ts'
import { configuration, redact } from '../../../worker/games/villagers/redact.ts'
import { countess, type State } from '../../../worker/games/villagers/state.ts'
import {
  events,
  fresh,
  goldOf,
  handOf,
  moves,
  movesOf,
  played,
  refused,
  type SeatSetting,
  type Setting,
  type SoloSetting,
  table,
  villageOf,
  written,
} from './table.ts'

const stacks = ['fisher', 'fisher', 'fisher', 'fisher', 'fisher', 'fisher']

/** The event phase, with these events open. */
const phase = (
  open: SoloEventId[],
  own: SeatSetting = {},
  solo: SoloSetting = {},
  more: Setting = {},
): State =>
  table({
    agenda: [{ task: 'markets' }, { task: 'countess' }, { task: 'events', seat: 0 }],
    stacks,
    reserve: 'hunter wattler mason',
    ...more,
    seats: [own],
    solo: { open, ...solo },
  })

const build = (
  open: SoloEventId[],
  own: SeatSetting,
  solo: SoloSetting = {},
  more: Setting = {},
): State =>
  table({
    agenda: [{ task: 'markets' }, { task: 'end-build' }, { task: 'build', seat: 0 }],
    turn: { seat: 0, limit: 3, used: 0, tradeIns: 0, tinner: false },
    stacks,
    ...more,
    seats: [own],
    solo: { open, ...solo },
  })

const draft = (own: SeatSetting, more: Setting = {}): State =>
  table({
    agenda: [{ task: 'draft', seat: 0 }],
    road: 'cooper*2 hunter*1 mason brewer grazier seeker',
    stacks,
    ...more,
    seats: [own],
    solo: more.solo ?? {},
  })

/** Carries an event out with what is chosen, and stops before the next round. */
const carriedOut = (state: State, id: SoloEventId, ...choice: Parameters<typeof played>[2][]) => {
  state.solo?.open.push({ id: id === 'customs' ? 'tribute' : 'customs', begun: false })
  return played(state, 0, { do: 'event', id }, ...choice)
}
const golds = (state: State) => [goldOf(state, 0), state.solo?.countess.gold]
const herVillage = (state: State) => written(state.solo?.countess.village ?? [])

describe('set-up', () => {
  test('V2.5 V7.71 V-R42 twelve Summer and twelve Winter events', () => {
    for (const season of ['summer', 'winter'] as const)
      expect(soloEventIds.filter((id) => soloEvents[id].season === season)).toHaveLength(12)
    expect(soloEvents['it-was-you'].season).toBe('winter')
    for (const id of soloEventIds) expect(eventNames[id] && eventTexts[id]).toBeTruthy()
  })

  test('V3.15 V3.11 V8.5 as for two, without special villagers, five cards a stack', () => {
    const state = fresh(1)
    expect(state.stacks.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5])
    expect(state.reserve).toHaveLength(37)
    expect(state.seats[0]?.hand).toHaveLength(5)
    const ids = [...configuration(1).keys()]
    expect(ids.some((id) => cards[id].suit === 'special' || cards[id].minPlayers)).toBe(false)
  })

  test('V3.16 the Countess has her card with 4 gold up instead of Founders, 1 gold and no hand', () => {
    expect(fresh(1).solo?.countess).toMatchObject({ gold: 1, side: 'gold', hand: [] })
    expect(herVillage(fresh(1))).toEqual(['countess'])
    expect(countessScore(fresh(1))).toEqual({ gold: 1, market: 4, total: 5 })
    expect(fresh(2).solo).toBeNull()
    expect(countessScore(fresh(2))).toBeNull()
  })

  test('V3.17 the Jester lies beside, and is no card of the hand', () => {
    const state = fresh(1)
    expect(state.solo?.jester).toBe(true)
    expect(state.seats[0]?.hand).toHaveLength(5)
    expect(state.seats[0]?.hand.map(({ card }) => String(card))).not.toContain('jester')
  })

  test('V3.18 V7.70 two shuffled stacks of events; the top Summer event is in force in round 1', () => {
    const state = fresh(1)
    const { solo } = state
    expect(state.round).toBe(1)
    expect(solo?.open).toHaveLength(1)
    expect(solo?.open.every(({ id }) => soloEvents[id].season === 'summer')).toBe(true)
    expect([solo?.stacks.summer.length, solo?.stacks.winter.length]).toEqual([11, 12])
    const other = fresh(1, {}, new Uint8Array(32).fill(1)).solo
    expect(other?.stacks).not.toEqual(solo?.stacks)
    const hidden = redact(state, 0).solo?.stacks
    expect(hidden?.summer).toEqual(Array(11).fill('?summer'))
    expect(hidden?.winter).toEqual(Array(12).fill('?winter'))
  })

  test('V3.19 V8.21 the level changes what she begins with; without another it is the standard one', () => {
    expect(fresh(1)).toEqual(fresh(1, { level: 'standard' }))
    expect(fresh(1).solo).toMatchObject({ jester: true, rats: false, open: [{ begun: false }] })
    const starts = (['beginner', 'standard', 'hard'] as const).map((level) => {
      const { solo } = fresh(1, { level })
      return [solo?.countess.gold, solo?.countess.side, solo?.jester, solo?.open.length]
    })
    expect(starts).toEqual([
      [1, 'blank', true, 1],
      [1, 'gold', true, 1],
      [10, 'gold', false, 2],
    ])
  })

  test('V8.20 beginner: her blank side, no "-It Was You!"', () => {
    const state = fresh(1, { level: 'beginner' })
    expect(state.solo).toMatchObject({ jester: true, countess: { gold: 1, side: 'blank' } })
    expect(state.solo?.stacks.winter).not.toContain('it-was-you')
    expect(countessScore(state)?.market).toBe(0)
  })

  test('V8.22 hard: 10 gold, two events, no Jester, no "-It Was You!"', () => {
    const { solo } = fresh(1, { level: 'hard' })
    expect(solo).toMatchObject({ jester: false, countess: { gold: 10, side: 'gold' } })
    expect(solo?.open).toHaveLength(2)
    expect(solo?.stacks.winter).not.toContain('it-was-you')
  })

  test('V8.30 V-R54 V3.22 with modules: one Saint and one Scoundrel, without those that make no sense', () => {
    const modules = ['saints', 'scoundrels', 'profiteers'] as const
    const state = fresh(1, { modules: [...modules], courier: true })
    expect(state.seats[0]?.hand).toHaveLength(7)
    const ids = [...configuration(1, { modules: [...modules], courier: true }).keys()]
    for (const out of ['recruiter', 'noble', 'courier', 'thief', 'sheriff', 'freelancer'] as const)
      expect(ids).not.toContain(out)
    expect(ids).toEqual(expect.arrayContaining(['nun', 'schemer', 'captain']))
  })

  test('V9.37 V9.38 the events in force are open, the order of the others is never seen', () => {
    const state = fresh(1)
    for (const viewer of [0, null]) {
      const seen = redact(state, viewer).solo
      expect(seen?.open).toEqual(state.solo?.open)
      expect(seen?.stacks.summer).toEqual(Array<string>(11).fill('?summer'))
      expect(seen?.stacks.winter).toEqual(Array<string>(12).fill('?winter'))
    }
  })
})

describe('drafting for two', () => {
  test('V8.6 V8.7 V8.8 V8.9 V-D8 the Countess gets a face-up villager with its coins, then both slots are filled', () => {
    const taken = played(draft({}), 0, { do: 'draft', from: 'road', column: 0 })
    expect(taken.road[0]).toBeNull()
    expect(goldOf(taken, 0)).toBe(10)
    expect(refused(taken, 0, { do: 'give', column: 0 })).toBe('V8.6')
    const after = played(taken, 0, { do: 'give', column: 1 })
    expect(herVillage(after)).toEqual(['countess', 'hunter'])
    expect(after.solo?.countess.gold).toBe(2)
    expect(after.road.slice(0, 2)).toEqual([
      { card: 'fisher', coins: 0 },
      { card: 'fisher', coins: 0 },
    ])
    expect(after.stacks.slice(0, 2)).toEqual([[], []])
    expect(villagers.toAct(after)).toEqual([0])
  })

  test('V8.6 if no villager lies face-up, she gets none', () => {
    const bare = draft({}, { road: '- - - - - -' })
    const after = played(bare, 0, { do: 'draft', from: 'stack', column: 0 })
    expect(herVillage(after)).toEqual(['countess'])
    expect(after.agenda.at(-1)?.task).toBe('draft')
  })

  test('V4.20 only the player may put a coin on the Road', () => {
    const state = draft({ square: 'wattler hunter' }, { agenda: [{ task: 'next-draft', seat: 0 }] })
    state.agenda = [{ task: 'draft', seat: 0 }]
    if (state.seats[0]) state.seats[0].square = ['wattler']
    const road = played(
      state,
      0,
      { do: 'draft', from: 'road', column: 2 },
      { do: 'give', column: 1 },
    )
    expect(road.agenda.filter(({ task }) => task === 'coin')).toHaveLength(1)
  })
})

describe('the Countess', () => {
  test('V8.10 V5.42 her villagers open padlocks like another player’s', () => {
    const state = build([], { hand: 'fisher', gold: 3 }, { village: ['shipwright'] })
    const after = played(state, 0, { do: 'place', card: 'fisher' })
    expect(herVillage(after)).toEqual(['countess', 'shipwright*2'])
    expect(goldOf(after, 0)).toBe(1)
  })

  test('V8.5 V8.11 V8.26 no first-player card and no turn of hers; Founders turn, her card never', () => {
    const told = events(build([], { hand: 'mason' }), 0, [{ do: 'end-turn' }])
    const kinds = told.map(({ event }) => event)
    expect(kinds).toContain('founders-turned')
    expect(kinds).not.toContain('first-player')
    expect(kinds.filter((kind) => kind === 'build-turn')).toEqual([])
  })

  test('V8.23 V6.43 V8.25 V8.24 V-R52 she scores like a player, and wins with equal gold', () => {
    const last = { markets: { first: 'held', second: 'triggered' } } as const
    const end = (gold: number) =>
      played(
        phase(['customs'], { gold }, { gold: 5, village: ['cooper*2', 'priest', 'wattler'] }, last),
        0,
        { do: 'event', id: 'customs' },
      )
    const state = end(20)
    // 4 on her card and 4 on the Cooper, 3 for the Priest, 2 coins; 1 customs.
    expect(state.solo?.countess.gold).toBe(5 + 8 + 3 + 2 + 1)
    expect(state.solo?.open).toEqual([])
    expect(herVillage(state)).toHaveLength(4)
    expect(villagers.result(state)).toEqual({ places: [1], reason: 'beat-countess' })
    expect(villagers.result(end(18))).toEqual({ places: [2], reason: 'lost-to-countess' })
    expect(goldOf(end(18), 0)).toBe(19)
    expect(villagers.score(state).map(({ seat }) => seat)).toEqual([0])
  })
})

describe('the event phase', () => {
  const next = (top: string, more: Setting = {}, solo: SoloSetting = {}) =>
    played(
      phase(
        ['customs'],
        {},
        { summer: ['bribes', 'tribute', 'rats', 'serfdom'], ...solo },
        { reserve: `${top} wattler`, ...more },
      ),
      0,
      {
        do: 'event',
        id: 'customs',
      },
    )

  test('V8.12 V-R43 V-D27 all open events, then a villager for her, then events by its value', () => {
    const state = phase(['customs', 'tribute'], {})
    expect(movesOf(state, 0, 'event').map(({ id }) => id)).toEqual(['customs', 'tribute'])
    expect(refused(state, 0, { do: 'event', id: 'bribes' })).toBe('V8.12')
    expect(next('tailor').solo?.open).toHaveLength(1)
    expect(next('cooper').solo?.open).toHaveLength(2)
    expect(next('mason').solo?.open).toHaveLength(cards.mason.gold > 0 ? 2 : 3)
    expect(herVillage(next('cooper'))).toEqual(['countess', 'cooper'])
    // A silver villager that is worth nothing there counts as nothing.
    expect(next('freemason').solo?.open).toHaveLength(3)
    expect(next('cooper', { options: { level: 'beginner' } }).solo?.open).toHaveLength(1)
  })

  test('V8.13 V-R53 Summer until the First Market was carried out, then Winter', () => {
    const winter = { winter: ['rats', 'arson', 'tribute'] as const }
    expect(
      next('cooper', { markets: { first: 'held' } }, winter).solo?.open.map(({ id }) => id),
    ).toEqual(['rats', 'arson'])
    expect(next('cooper', { markets: { first: 'triggered' } }, winter).solo?.open[0]?.id).toBe(
      'bribes',
    )
  })

  test('V8.14 V9.11 an empty stack of events is formed anew from its discarded ones', () => {
    const after = next('cooper', {}, { summer: [], discarded: ['bribes', 'arrest'] })
    expect(after.solo?.open.map(({ id }) => id).toSorted()).toEqual(['bribes', 'customs'])
    expect(after.solo?.discarded).toEqual(['arrest'])
  })

  test('V8.17 V-R48 V-R60 V9.11 the discard pile becomes the Reserve when the Countess draws from none', () => {
    const state = phase(
      ['customs'],
      {},
      { summer: ['bribes', 'tribute', 'rats'] },
      { reserve: '', discard: 'cooper cooper cooper' },
    )
    const after = played(state, 0, { do: 'event', id: 'customs' })
    expect(after.discard).toEqual([])
    expect(after.reserve).toHaveLength(2)
    expect(after.reserve.every(({ seen }) => seen === 'none')).toBe(true)
  })

  test('V8.15 V-D30 the Jester discards an event that has not begun, once, at any time', () => {
    const state = phase(['customs', 'arrest'], { village: ['hunter', 'wattler'] })
    expect(unexecuted(state)).toEqual(['customs', 'arrest'])
    const asked = played(state, 0, { do: 'event', id: 'arrest' })
    expect(refused(asked, 0, { do: 'jester', id: 'arrest' })).toBe('V8.15')
    const used = played(asked, 0, { do: 'jester', id: 'customs' })
    expect(used.solo).toMatchObject({ jester: false, discarded: ['customs'] })
    expect(movesOf(draft({}, { solo: { open: ['tribute'] } }), 0, 'jester')).toHaveLength(1)
    expect(movesOf(build(['tribute'], { hand: 'mason' }), 0, 'jester')).toHaveLength(1)
    expect(movesOf(phase(['tribute'], {}, { jester: false }), 0, 'jester')).toEqual([])
  })

  test('V8.16 V8.24 taking cards can trigger the Second Market; then nothing new comes', () => {
    const state = phase(
      ['conscription'],
      {},
      { jester: false },
      { stacks: ['', '', '', '', '', 'fisher'], markets: { first: 'held' } },
    )
    const after = played(
      state,
      0,
      { do: 'event', id: 'conscription' },
      { do: 'draw', from: 'stack', column: 5 },
    )
    expect(villagers.toAct(after)).toEqual([])
    expect(herVillage(after)).toEqual(['countess', 'fisher'])
  })
})

describe('Summer events', () => {
  test('V7.140 V7.73 V-D28 bribes: the keyring’s number of gold onto one of her villagers', () => {
    const state = phase(['bribes'], {}, { village: ['carpenter', 'hunter', 'wattler'] })
    const asked = played(state, 0, { do: 'event', id: 'bribes' })
    expect(movesOf(asked, 0, 'point')).toHaveLength(2)
    const after = carriedOut(state, 'bribes', { do: 'point', owner: countess, pile: 1, branch: 0 })
    expect(herVillage(after)[1]).toBe('carpenter*8')
  })

  test('V7.141 V7.72 V-R55 countess-bank: the bank asks 3 gold in the build phase', () => {
    const after = played(build(['countess-bank'], { hand: 'fisher' }), 0, {
      do: 'place',
      card: 'fisher',
    })
    expect(goldOf(after, 0)).toBe(5)
    expect(
      refused(build(['countess-bank'], { hand: 'fisher', gold: 2 }), 0, {
        do: 'place',
        card: 'fisher',
      }),
    ).toBe('V5.44')
    expect(golds(carriedOut(phase(['countess-bank']), 'countess-bank'))).toEqual([8, 1])
  })

  test('V7.141 countess-bank: outside the build phase the bank asks 2 gold', () => {
    const gift = draft(
      { hand: 'benefactor fisher' },
      { options: { modules: ['saints'] }, solo: { open: ['countess-bank'] } },
    )
    const after = played(gift, 0, { do: 'benefactor', card: 'fisher' })
    expect(villageOf(after, 0)).toEqual(['founders', 'fisher'])
    expect(goldOf(after, 0)).toBe(6)
    // V-R69: and the event has not acted.
    expect(unexecuted(after)).toEqual(['countess-bank'])
  })

  test('V-R69 a lasting event that has changed something is out of the reach of the Jester', () => {
    const serfdom = build(['serfdom'], { hand: 'cooper mason' })
    const chosen = played(serfdom, 0, { do: 'trade-in', basic: 'miner' })
    expect(movesOf(chosen, 0, 'jester')).toEqual([{ do: 'jester', id: 'serfdom' }])
    const gone = played(chosen, 0, { do: 'serf', card: 'cooper' })
    expect(movesOf(gone, 0, 'jester')).toEqual([])
    expect(refused(gone, 0, { do: 'jester', id: 'serfdom' })).toBe('V8.15')
    expect(events(chosen, 0, [{ do: 'serf', card: 'cooper' }])).toContainEqual({
      event: 'event-begun',
      id: 'serfdom',
      auto: true,
    })
    // It lasts on, and is discarded in the event phase.
    expect(moves(played(gone, 0, { do: 'trade-in', basic: 'miner' }), 0)).toContainEqual({
      do: 'serf',
      card: 'mason',
    })

    const bank = build(['countess-bank'], { hand: 'fisher hunter' })
    expect(movesOf(played(bank, 0, { do: 'place', card: 'hunter' }), 0, 'jester')).toHaveLength(1)
    const paid = played(bank, 0, { do: 'place', card: 'fisher' })
    expect(refused(paid, 0, { do: 'jester', id: 'countess-bank' })).toBe('V8.15')
    expect(movesOf(phase(['serfdom'], {}, {}), 0, 'event')).toHaveLength(1)
  })

  test('V-R72 bronze symbols of the Countess never pay', () => {
    for (const bronzeTiming of ['endOfTurn', 'endOfPhase'] as const) {
      const state = build(
        [],
        { village: ['founders'] },
        { village: ['miner: captain', 'miner: cooper'] },
        { options: { modules: ['profiteers'], bronzeTiming } },
      )
      expect(bestBronze(state, countess)?.gold).toBeGreaterThan(0)
      const after = played(state, 0, { do: 'end-turn' })
      expect(after.solo?.countess.ledger.bronze).toBe(0)
      expect(after.solo?.countess.gold).toBe(1)
    }
  })

  test('V7.142 sinister-banquet: 2 gold for each food symbol of hers', () => {
    const state = phase(['sinister-banquet'], {}, { village: ['milk-maid', 'swineherd'] })
    expect(golds(carriedOut(state, 'sinister-banquet'))).toEqual([8, 7])
  })

  test('V7.143 guild-conspiracy: 2 gold onto each of her villagers with a keyring', () => {
    const after = carriedOut(
      phase(['guild-conspiracy'], {}, { village: ['carpenter', 'wattler', 'hunter'] }),
      'guild-conspiracy',
    )
    expect(herVillage(after)).toEqual(['countess', 'carpenter*2', 'wattler', 'hunter*2'])
  })

  test('V7.144 V8.19 land-claim: 2 gold for each basic villager, also covered; as much as there is', () => {
    const village = ['founders', 'miner: mason', 'hayer']
    expect(golds(carriedOut(phase(['land-claim'], { village }), 'land-claim'))).toEqual([4, 5])
    expect(golds(carriedOut(phase(['land-claim'], { village, gold: 3 }), 'land-claim'))).toEqual([
      0, 4,
    ])
    expect(golds(carriedOut(phase(['land-claim'], { village, gold: 0 }), 'land-claim'))).toEqual([
      0, 1,
    ])
  })

  test('V7.145 serfdom: the card for a basic villager goes into her village', () => {
    const state = played(build(['serfdom'], { hand: 'cooper' }), 0, {
      do: 'trade-in',
      basic: 'miner',
    })
    expect(moves(state, 0)[0]).toEqual({ do: 'serf', card: 'cooper' })
    expect(refused(state, 0, { do: 'put', card: 'cooper', on: 'stack', column: 0 })).toBe('V7.145')
    const after = played(state, 0, { do: 'serf', card: 'cooper' })
    expect(herVillage(after)).toEqual(['countess', 'cooper'])
    expect(villageOf(after, 0)).toEqual(['founders', 'miner'])
  })

  test('V7.146 V-R20 value-added-tax: 1 gold for each gold symbol', () => {
    const state = phase(['value-added-tax'], { village: ['founders', 'lumberjack: cooper'] })
    expect(golds(carriedOut(state, 'value-added-tax'))).toEqual([6, 3])
  })

  test('V7.147 black-market: both score their silver', () => {
    const state = phase(
      ['black-market'],
      { village: ['founders', 'priest', 'wattler'] },
      { village: ['grocer', 'swineherd'] },
    )
    expect(golds(carriedOut(state, 'black-market'))).toEqual([11, 4])
  })

  test('V7.148 V-R45 V-R62 mood-swing: another Summer event at once, which the Jester may stop', () => {
    const state = phase(
      ['mood-swing'],
      {},
      { summer: ['value-added-tax'] },
      { markets: { first: 'held' } },
    )
    const drawn = carriedOut(state, 'mood-swing')
    expect(drawn.solo?.discarded).toEqual(['mood-swing'])
    expect(movesOf(drawn, 0, 'event')).toEqual([{ do: 'event', id: 'value-added-tax' }])
    expect(refused(drawn, 0, { do: 'event', id: 'customs' })).toBe('V7.148')
    expect(golds(played(drawn, 0, { do: 'event', id: 'value-added-tax' }))).toEqual([7, 2])
    const stopped = played(drawn, 0, { do: 'jester', id: 'value-added-tax' })
    expect(movesOf(stopped, 0, 'event')).toEqual([{ do: 'event', id: 'customs' }])
    const late = carriedOut(phase(['mood-swing'], {}, { summer: ['serfdom'] }), 'mood-swing')
    expect(late.solo?.discarded).toEqual(['mood-swing', 'serfdom'])
  })

  test('V7.149 V8.18 V-R49 V-R44 betrayer: a top villager goes over, its coins stay', () => {
    const state = phase(['betrayer'], {
      village: ['founders', 'miner', 'hunter*2', 'lumberjack: cooper'],
    })
    const asked = played(state, 0, { do: 'event', id: 'betrayer' })
    expect(movesOf(asked, 0, 'point').map(({ pile }) => pile)).toEqual([2, 3])
    expect(refused(asked, 0, { do: 'point', owner: 0, pile: 0, branch: 0 })).toBe('V7.149')
    const after = carriedOut(state, 'betrayer', { do: 'point', owner: 0, pile: 2, branch: 0 })
    expect(herVillage(after)).toEqual(['countess', 'hunter'])
    expect(villageOf(after, 0)).toEqual(['founders', 'miner', 'lumberjack: cooper'])
    expect(golds(after)).toEqual([10, 1])
    // Without one, no effect.
    const none = events(phase(['betrayer']), 0, [{ do: 'event', id: 'betrayer' }])
    expect(none).toContainEqual({ event: 'no-effect', by: 'betrayer', auto: true })
  })

  test('V7.150 temporary-employment: 2 gold for each suit in hand', () => {
    const state = phase(['temporary-employment'], { hand: 'cooper carpenter mason' })
    expect(golds(carriedOut(state, 'temporary-employment'))).toEqual([8, 5])
  })

  test('V7.151 V-R51 customs: 1 gold for each card of the most frequent suit', () => {
    const state = phase(['customs'], { village: ['founders', 'lumberjack: log-rafter', 'hayer'] })
    expect(golds(carriedOut(state, 'customs'))).toEqual([6, 3])
  })
})

describe('Winter events', () => {
  test('V7.152 arrest: a top villager is discarded', () => {
    const after = carriedOut(
      phase(['arrest'], { village: ['founders: swineherd', 'hunter*2'] }),
      'arrest',
      { do: 'point', owner: 0, pile: 1, branch: 0 },
    )
    expect(after.discard).toEqual(['hunter'])
    expect(golds(after)).toEqual([10, 1])
  })

  test('V7.153 V-R50 V-R12 V-R63 V-D12 arson: 3 gold, or one action less, after the cap of 5', () => {
    const agenda = [
      { task: 'end-build' as const },
      { task: 'begin-build' as const, seat: 0 },
      { task: 'coin' as const, seat: 0 },
    ]
    const own = {
      hand: 'mason',
      village: ['founders', ...Array<string>(4).fill('lumberjack: carpenter')],
    }
    const start = table({ agenda, seats: [own], solo: { open: ['arson'] } })
    const asked = played(start, 0, { do: 'no-coin' })
    expect(played(asked, 0, { do: 'suffer' }).turn?.limit).toBe(4)
    const paid = played(asked, 0, { do: 'pay' })
    expect([goldOf(paid, 0), paid.turn?.limit]).toEqual([5, 5])
    expect(
      refused(
        played(table({ agenda, seats: [{ ...own, gold: 2 }], solo: { open: ['arson'] } }), 0, {
          do: 'no-coin',
        }),
        0,
        { do: 'pay' },
      ),
    ).toBe('V-R50')
    expect(refused(paid, 0, { do: 'jester', id: 'arson' })).toBe('V8.15')
  })

  test('V7.154 V-R46 it-was-you: the Jester must be used before the round is over', () => {
    const state = phase(['it-was-you', 'tribute'])
    expect(movesOf(state, 0, 'event').map(({ id }) => id)).toEqual(['tribute'])
    expect(refused(state, 0, { do: 'event', id: 'it-was-you' })).toBe('V-R46')
    const forced = played(state, 0, { do: 'event', id: 'tribute' })
    expect(moves(forced, 0)).toEqual([{ do: 'jester', id: 'it-was-you' }])
    const elsewhere = played(state, 0, { do: 'jester', id: 'tribute' })
    expect(moves(elsewhere, 0)).toEqual([{ do: 'event', id: 'it-was-you' }])
    expect(movesOf(phase(['it-was-you'], {}, { jester: false }), 0, 'event')).toHaveLength(1)
  })

  test('V7.155 V-R47 dark-mood: at once two others instead', () => {
    const winter = ['dark-mood', 'rats', 'arson', 'tribute'] as const
    const state = phase(
      ['customs'],
      {},
      { winter },
      { reserve: 'tailor', markets: { first: 'held' } },
    )
    const after = played(state, 0, { do: 'event', id: 'customs' })
    expect(after.solo?.open.map(({ id }) => id)).toEqual(['rats', 'arson'])
    expect(after.solo?.discarded).toEqual(['customs', 'dark-mood'])
  })

  test('V7.156 abduction: a hand villager is discarded', () => {
    const after = carriedOut(phase(['abduction'], { hand: 'cooper mason' }), 'abduction', {
      do: 'discard',
      card: 'mason',
    })
    expect([handOf(after, 0), after.discard]).toEqual(['cooper', ['mason']])
  })

  test('V-R70 abduction: a basic villager of the hand may be it, and goes back to its stack', () => {
    const state = phase(['abduction'], { hand: 'cooper', returned: ['miner', 'miner'] })
    const asked = played(state, 0, { do: 'event', id: 'abduction' })
    expect(movesOf(asked, 0, 'discard').map(({ card }) => card)).toEqual(['cooper', 'miner'])
    const after = carriedOut(state, 'abduction', { do: 'discard', card: 'miner' })
    expect(after.seats[0]?.returned).toEqual(['miner'])
    expect(after.discard).toEqual([])
    expect(after.basics.miner).toBe(state.basics.miner + 1)
    const only = phase(['abduction'], { returned: ['hayer'] })
    expect(
      carriedOut(only, 'abduction', { do: 'discard', card: 'hayer' }).seats[0]?.returned,
    ).toEqual([])
  })

  test('V7.157 blackmail: the highest printed gold of a visible villager', () => {
    const state = phase(['blackmail'], { village: ['founders', 'lumberjack: cooper*6'] })
    expect(golds(carriedOut(state, 'blackmail'))).toEqual([8, 5])
  })

  test('V7.158 trade-network: one of her silver symbols', () => {
    const state = phase(['trade-network'], {}, { village: ['priest', 'wattler', 'locksmith'] })
    const after = carriedOut(state, 'trade-network', {
      do: 'point',
      owner: countess,
      pile: 1,
      branch: 0,
    })
    expect(golds(after)).toEqual([8, 4])
  })

  test('V7.159 V-R50 V-D9 V11.1 rats: one draft less, or 3 gold, for one round', () => {
    const state = phase(
      ['customs'],
      {},
      { winter: ['rats'] },
      { reserve: 'tailor', markets: { first: 'held' } },
    )
    const asked = played(state, 0, { do: 'event', id: 'customs' })
    expect(asked.agenda.at(-1)?.task).toBe('rats')
    const less = played(asked, 0, { do: 'suffer' })
    expect(limits(less, 0).draft).toBe(1)
    const paid = played(asked, 0, { do: 'pay' })
    expect([limits(paid, 0).draft, goldOf(paid, 0)]).toEqual([2, 4])
    expect(played(asked, 0, { do: 'jester', id: 'rats' }).agenda.at(-1)?.task).toBe('draft')
  })

  test('V7.160 protection-money: as much as lies in coins on one villager', () => {
    const state = phase(['protection-money'], { village: ['founders', 'hunter*4', 'wattler'] })
    const after = carriedOut(state, 'protection-money', {
      do: 'point',
      owner: 0,
      pile: 1,
      branch: 0,
    })
    expect(golds(after)).toEqual([4, 5])
  })

  test('V7.161 spy-network: she gets the value of one of the player’s silver symbols', () => {
    const state = phase(['spy-network'], { village: ['founders', 'priest', 'wattler'] })
    const after = carriedOut(state, 'spy-network', { do: 'point', owner: 0, pile: 1, branch: 0 })
    expect(golds(after)).toEqual([8, 4])
  })

  test('V7.162 tribute: 1 gold for each villager in hand', () => {
    expect(golds(carriedOut(phase(['tribute'], { hand: 'cooper mason' }), 'tribute'))).toEqual([
      6, 3,
    ])
  })

  test('V7.163 V-D29 conscription: the top of a stack or of the Reserve goes to her', () => {
    const state = phase(['conscription'])
    const after = carriedOut(state, 'conscription', { do: 'draw', from: 'reserve' })
    expect(herVillage(after)).toEqual(['countess', 'hunter'])
    const empty = phase(['conscription'], {}, {}, { reserve: '', discard: 'cooper' })
    expect(herVillage(carriedOut(empty, 'conscription', { do: 'draw', from: 'reserve' }))).toEqual([
      'countess',
      'cooper',
    ])
  })
})

test('V-R54 a Schemer may take her villagers, whose coins go to her supply; she competes for Developments', () => {
  const state = build([], { hand: 'schemer' }, { village: ['hunter*2'] })
  const after = played(state, 0, { do: 'scheme', owner: countess, pile: 1, branch: 0 })
  expect(handOf(after, 0)).toBe('!hunter')
  expect(golds(after)).toEqual([8, 3])
  expect(refused(state, 0, { do: 'scheme', owner: countess, pile: 0, branch: 0 })).toBe('V5.53')
  const tavern = build(
    [],
    { hand: 'mason' },
    { village: ['wattler'] },
    {
      developments: ['tavern'],
      agenda: [{ task: 'markets' }, { task: 'developments' }, { task: 'build', seat: 0 }],
    },
  )
  const won = played(tavern, 0, { do: 'end-turn' }, { do: 'settle', basic: 'hayer' })
  expect(herVillage(won)).toEqual(['countess', 'wattler', 'hayer'])
  expect(won.solo?.countess.gold).toBe(4)
})
