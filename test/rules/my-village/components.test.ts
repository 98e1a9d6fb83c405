import { describe, expect, test } from 'vitest'
import {
  type Component,
  categories,
  chronicle,
  churches,
  councilChambers,
  craftBuilding,
  craftBuildingKinds,
  craftBuildings,
  customers,
  dice,
  endThreshold,
  fields,
  goods,
  headmanPath,
  headmanSpaces,
  letters,
  lifeTrack,
  marketOffice,
  meetingPlaces,
  monkStacks,
  monks,
  professions,
  ratTrack,
  schoolBanner,
  startingPlayerHand,
  tokens,
  travelCards,
  villageBoards,
  windowPoints,
} from '../../../worker/games/my-village/index.ts'
import { mine, table } from './table.ts'

const count = (all: ReadonlyArray<Component>) => all.reduce((sum, one) => sum + one.count, 0)
const named = (id: string) => tokens.find((one) => one.id === id)
const cards: ReadonlyArray<ReadonlyArray<Component>> = [
  churches,
  monks,
  councilChambers,
  meetingPlaces,
  fields,
  travelCards,
  craftBuildings,
  customers,
]

describe('components', () => {
  test('M2.1 the main board: rat track, ten chronicle spaces, graves, market office, customers', () => {
    const { state } = table(2)
    expect(state.rat).toBeGreaterThan(0)
    expect(Object.values(chronicle.spaces).flat()).toHaveLength(10)
    expect(state.graves).toEqual([])
    expect(marketOffice.values).toEqual([4, 10])
    expect(state.customers.deck.length + state.customers.display.length).toBe(33)
  })

  test('M2.2 M7.1 four village boards, alike but for the two values of the play banner', () => {
    expect(count(villageBoards)).toBe(4)
    for (const { playBanner } of villageBoards) {
      expect(playBanner).toMatchObject({ time: 0, gain: { sp: 1 } })
      expect(playBanner.values).toHaveLength(2)
    }
  })

  test('M2.3 M2.4 M3.13 each village has its spaces, a headman, a time marker, a reaper; a colour plays no part', () => {
    const village = mine(table(2))
    expect(Object.keys(village.villagers)).toEqual([...professions])
    expect(village).toMatchObject({ school: { left: false, right: false }, treeSp: 0, savedSp: 0 })
    expect(village).toMatchObject({ headman: 'main-house', cloud: 0, reaper: false, coins: 0 })
    expect(headmanSpaces).toHaveLength(3)
    for (const id of ['headman', 'time-marker', 'reaper']) expect(named(id)?.count).toBe(4)
    expect(named('rat')?.count).toBe(1)
    expect(named('black-marker')?.count).toBe(70)
    expect(Object.keys(village)).not.toContain('colour')
  })

  test('M2.5 eight white, three black, one grey die', () => {
    expect(dice.map((die) => die.count)).toEqual([8, 3, 1])
    for (const die of dice) expect(die.faces).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('M2.6 M2.11 tiles; story points are a plain number in play', () => {
    expect([31, 14, 13]).toEqual(['story-1', 'story-2', 'story-5'].map((id) => named(id)?.count))
    expect(named('day-laborer')).toMatchObject({ count: 4, pp: -5 })
    expect(named('tile-2-12')).toMatchObject({ count: 4, values: [2, 12] })
    expect(named('starting-player-hand')).toMatchObject({ count: 1, pp: 1 })
    expect(typeof mine(table(2)).treeSp).toBe('number')
  })

  test('M2.7 M2.8 M7.34 104 village cards in eight kinds', () => {
    expect(cards.map(count)).toEqual([4, 12, 4, 4, 8, 19, 20, 33])
    expect(cards.reduce((sum, all) => sum + count(all), 0)).toBe(104)
    expect(monkStacks.map((one) => monks.filter(({ stack }) => stack === one).length)).toEqual([
      3, 4, 5,
    ])
    expect(letters.map((one) => travelCards.filter(({ letter }) => letter === one).length)).toEqual(
      [4, 4, 4, 4, 3],
    )
    for (const kind of craftBuildingKinds)
      expect(craftBuildings.filter((one) => one.kind === kind)).toHaveLength(4)
    expect(meetingPlaces).toHaveLength(1)
    expect(fields).toHaveLength(1)
  })

  test('M-R1 every value says where it comes from, and how sure it is', () => {
    for (const one of [...cards.flat(), ...villageBoards, ...dice, ...tokens]) {
      expect(['rulebook', 'public', 'reconstructed']).toContain(one.source)
      expect(['high', 'medium', 'low']).toContain(one.confidence)
      expect(one.rule).toMatch(/^M\d/)
    }
    for (const one of [chronicle, ratTrack]) expect(one.source).toBe('reconstructed')
    for (const one of [endThreshold, headmanPath, schoolBanner, startingPlayerHand, windowPoints])
      expect(one.source).toBe('rulebook')
  })
})

describe('cards, tiles and boards', () => {
  test('M7.2 M7.4 school 3/11; "?" banner 1 T; the path of the headman', () => {
    expect(schoolBanner.values).toEqual([3, 11])
    expect(headmanPath).toMatchObject({
      spaces: ['main-house', 'coin-space', 'three-sp-space'],
      coins: 1,
      sp: 3,
      time: 1,
    })
  })

  test('M7.3 M7.5 the life-time track; market office and hand show 4/10', () => {
    expect(lifeTrack.cloudSpaces).toBeGreaterThan(0)
    expect(marketOffice.values).toEqual([4, 10])
    expect(startingPlayerHand.values).toEqual([4, 10])
  })

  test('M7.6 two chronicle spaces a profession with 1 or 2 SP, 1 on the second of the merchant', () => {
    for (const profession of professions) {
      expect(chronicle.spaces[profession]).toHaveLength(2)
      for (const sp of chronicle.spaces[profession]) expect([1, 2]).toContain(sp)
    }
    expect(chronicle.spaces.merchant[1]).toBe(1)
  })

  test('M7.8 M5.117 a start space for each number of players, more than 4 steps away with 3; 6 red spaces', () => {
    expect(Object.keys(ratTrack.stepsToRatInvasion)).toEqual(['2', '3', '4'])
    expect(ratTrack.stepsToRatInvasion[3]).toBeGreaterThan(4)
    expect(ratTrack.redSpaces).toBe(dice[2].faces.length)
  })

  test('M7.9 M7.10 M7.11 five kinds, a good each, differing in the banner only, without PP', () => {
    const made = craftBuildingKinds.map(
      (kind) => craftBuildings.find((one) => one.kind === kind)?.good,
    )
    expect(made).toEqual([...goods])
    for (const { kind, black, spaces, pp } of craftBuildings) {
      const first = craftBuildings.find((one) => one.kind === kind)
      expect({ time: black.time, spaces }).toEqual({
        time: first?.black.time,
        spaces: first?.spaces,
      })
      expect(pp).toBe(0)
    }
  })

  test('M7.12 a scriptorium has at least 2 goods spaces', () => {
    expect(craftBuilding('scriptorium-5-8').spaces).toBeGreaterThanOrEqual(2)
  })

  test('M7.13 a field has 1 plow space and 1 PP', () => {
    expect(fields[0]).toMatchObject({ spaces: 1, pp: 1 })
  })

  test('M7.14 M7.15 M7.17 M-R33 what is known of travel cards', () => {
    for (const card of travelCards.filter(({ letter }) => letter === 'C'))
      expect(card.black).toEqual({
        values: [7],
        time: 2,
        additionalCost: [{ wagon: 1 }, { coins: 2 }],
      })
    const costs = letters.map((one) =>
      JSON.stringify(travelCards.find(({ letter }) => letter === one)?.black.additionalCost),
    )
    expect(costs).toContain('[{"coins":2,"horse":1},{"coins":2,"wagon":1}]')
    const cardsOf = (one: string) => travelCards.filter(({ letter }) => letter === one)
    expect(cardsOf('A').some(({ pp }) => pp === 3)).toBe(true)
    expect(cardsOf('B').some(({ pp }) => pp === 5)).toBe(true)
    expect(cardsOf('B').some(({ grey }) => JSON.stringify(grey) === '{"beer":1}')).toBe(true)
    expect(travelCards.some(({ grey }) => grey === null)).toBe(true)
  })

  test('M7.16 exactly one chapel: a D card with 8 PP that ends the journey', () => {
    const chapels = travelCards.filter((one) => 'chapel' in one)
    expect(chapels).toEqual([
      expect.objectContaining({ letter: 'D', pp: 8, endsJourney: true, grey: null }),
    ])
  })

  test('M7.18 the four churches', () => {
    expect(churches.map(({ id }) => id)).toEqual([
      'church-of-salvation',
      'abbey-church',
      'trade-church',
      'mission-church',
    ])
    expect(churches[0].spaces).toBe(2)
    expect(churches[1]).toMatchObject({ windows: 1, pp: 4 })
  })

  test('M7.19 M7.20 all bonuses of monks occur; each has one window', () => {
    const kinds = new Set(monks.map(({ bonus }) => JSON.stringify(bonus)))
    expect([...kinds].sort()).toEqual([
      '{"headman":1}',
      '{"marketOffice":1,"maxCustomers":2}',
      '{"school":1}',
      '{"school":2}',
      '{"sp":2}',
      '{"sp":3}',
    ])
    for (const { windows } of monks) expect(windows).toBe(1)
  })

  test('M7.21 the four council chambers', () => {
    const [finance, area, population, guild] = councilChambers
    expect(finance).toMatchObject({ id: 'finance-chamber', white: { time: 1 } })
    expect(finance.black).toMatchObject({ values: [3], time: 4 })
    expect(area.spaces).toEqual([...categories])
    expect(area.pp).toBe(0)
    expect(population.spaces).toEqual([...professions])
    expect(typeof guild.spaces).toBe('number')
  })

  test('M7.32 the meeting place: 2/12, 2 PP, at least 2 spaces', () => {
    expect(meetingPlaces[0]).toMatchObject({ black: { values: [2, 12] }, pp: 2, count: 4 })
    expect(meetingPlaces[0].spaces).toBeGreaterThanOrEqual(2)
  })

  test('M7.33 what is known of customers', () => {
    const found = customers.map(({ white, goods: due, pp }) => ({
      values: white.values.join('/'),
      due: JSON.stringify(due),
      pp: Number(pp),
    }))
    expect(found.some(({ values, due }) => values === '?' && due === '{"scroll":2}')).toBe(true)
    expect(found.some(({ values, due }) => values === '3/11' && due.includes('wagon'))).toBe(true)
    for (const pp of [2, 3, 4]) expect(found.some((one) => one.pp === pp)).toBe(true)
  })

  test('M7.35 M5.20 every banner has 1 or 2 values from 2 to 12; "?" on customers only', () => {
    const printed: ReadonlyArray<ReadonlyArray<number | string>> = [
      ...[...churches, ...monks, ...councilChambers, ...meetingPlaces].map((c) => c.black.values),
      ...[...fields, ...travelCards, ...craftBuildings].map((card) => card.black.values),
      ...customers.map((card) => card.white.values),
      ...villageBoards.map((board) => board.playBanner.values),
    ]
    for (const values of printed) {
      expect([1, 2]).toContain(values.length)
      for (const value of values) {
        if (value === '?') continue
        expect(value).toBeGreaterThanOrEqual(2)
        expect(value).toBeLessThanOrEqual(12)
      }
    }
    expect(customers.some(({ white }) => white.values.join() === '?')).toBe(true)
  })

  test('M7.36 a white banner costs 0 or 1 T', () => {
    for (const { white } of [
      ...councilChambers,
      ...meetingPlaces,
      ...fields,
      ...craftBuildings,
      ...customers,
    ])
      expect([0, 1]).toContain(white.time)
  })

  test('M7.37 the play banners are the values of the craft buildings', () => {
    const pairs = (all: ReadonlyArray<ReadonlyArray<number>>) =>
      new Set(all.map((values) => values.join('/')))
    const boards = pairs(villageBoards.map(({ playBanner }) => playBanner.values))
    expect(boards.size).toBe(4)
    for (const kind of craftBuildingKinds)
      expect(
        pairs(craftBuildings.filter((one) => one.kind === kind).map(({ black }) => black.values)),
      ).toEqual(boards)
  })

  test('M7.38 the dark sides of a letter are alike; grey banners show coins, beer or time', () => {
    for (const letter of letters) {
      const sides = travelCards.filter((one) => one.letter === letter)
      expect(new Set(sides.map(({ black }) => JSON.stringify(black))).size).toBe(1)
    }
    for (const { grey } of travelCards)
      for (const key of Object.keys(grey ?? {})) expect(['coins', 'beer', 'time']).toContain(key)
  })

  test('M7.39 figures of the rulebook: windows, prices, end', () => {
    expect(windowPoints.points).toEqual([0, 2, 4, 7, 10, 14, 20])
    expect(marketOffice.prices.map(({ time, coins }) => [time, coins])).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
    ])
    expect(endThreshold.coffins).toEqual({ 2: 9, 3: 14, 4: 18 })
  })
})
