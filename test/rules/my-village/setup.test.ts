import { describe, expect, test } from 'vitest'
import { Random, start, view } from '../../../worker/games/kernel/index.ts'
import {
  letters,
  monkStacks,
  myVillage,
  type State,
  travelCards,
  villageBoards,
} from '../../../worker/games/my-village/index.ts'

const seeds = Array.from({ length: 40 }, (_, i) => new Uint8Array(32).fill(i))
const game = (seats: number, seed = new Uint8Array(32)): State =>
  start(myVillage, {}, seats, seed).state

describe('set-up', () => {
  test('M3.1 M7.8 the rat stands on the start space for the number of players', () => {
    expect([2, 3, 4].map((seats) => game(seats).rat)).toEqual([10, 14, 18])
  })

  test('M3.2 M2.10 the supply is not counted, it never runs out', () => {
    expect(Object.keys(game(2))).not.toContain('supply')
  })

  test('M3.3 M3.4 M3.5 M3.9 the display: everything to choose from', () => {
    const state = game(2)
    expect(state.churches).toHaveLength(4)
    expect(state.chambers).toHaveLength(4)
    expect(state.meetingPlaces).toBe(4)
    expect(state.fields).toHaveLength(8)
    expect(state.buildings).toHaveLength(20)
    for (const seed of seeds) expect(game(2, seed).buildings).toEqual(state.buildings)
  })

  test('M3.6 three shuffled monk stacks, only their tops visible', () => {
    const tops = new Set<string | null>()
    for (const seed of seeds) {
      const state = game(3, seed)
      expect(monkStacks.map((stack) => state.monks[stack].under.length)).toEqual([2, 3, 4])
      tops.add(state.monks.rosary.top)
    }
    expect(tops.size).toBe(5)
    const seen = view(myVillage, start(myVillage, {}, 3, new Uint8Array(32)), 0).state
    expect(seen.monks.jug.top).toMatch(/^monk-jug/)
    expect(seen.monks.jug.under).toEqual(['?jug', '?jug', '?jug'])
  })

  test('M3.7 six customers on display, the others in a shuffled deck', () => {
    const state = game(2)
    expect(state.customers.display).toHaveLength(6)
    expect(state.customers.deck).toHaveLength(27)
    expect(new Set(seeds.map((seed) => game(2, seed).customers.deck[0])).size).toBeGreaterThan(10)
  })

  test('M3.8 five shuffled travel stacks', () => {
    for (const seed of seeds)
      for (const letter of letters)
        expect([...game(2, seed).travel[letter]].sort()).toEqual(
          travelCards.filter((one) => one.letter === letter).map(({ id }) => id),
        )
    expect(new Set(seeds.map((seed) => game(2, seed).travel.A[0])).size).toBe(4)
  })

  test('M3.10 everybody has a village board of their own, at random', () => {
    const firsts = new Set<string>()
    for (const seed of seeds) {
      const boards = game(3, seed).villages.map(({ board }) => board)
      expect(new Set(boards).size).toBe(3)
      firsts.add(boards[0] ?? '')
    }
    expect(firsts.size).toBe(villageBoards.length)
  })

  test('M3.11 M3.12 M3.14 a village begins with its villagers, and with nothing else', () => {
    for (const village of game(4).villages) {
      expect(village).toMatchObject({
        villagers: {
          abbot: true,
          councilman: true,
          traveller: true,
          craftsman: true,
          merchant: true,
        },
        school: { left: false, right: false },
        headman: 'main-house',
        cloud: 0,
        reaper: false,
        treeSp: 0,
        savedSp: 0,
        church: null,
        chamber: null,
        meetingPlace: null,
        tile: null,
        laborers: 0,
        market: [],
        fields: [],
      })
    }
  })

  test('M3.15 the starting player is random and has the hand, without SP until the first round', () => {
    expect(new Set(seeds.map((seed) => game(4, seed).startPlayer)).size).toBe(4)
    const state = game(4)
    expect(state.hand).toEqual({ owner: state.startPlayer, palm: true, sp: 1 })
    expect(myVillage.toAct(state)).toEqual([state.startPlayer])
  })

  test('M3.16 coins clockwise from the starting player', () => {
    for (const seed of seeds) {
      const { startPlayer, villages } = game(3, seed)
      expect([0, 1, 2].map((i) => villages[(startPlayer + i) % 3]?.coins)).toEqual([1, 2, 3])
    }
  })

  test('M3.17 M3.18 M3.19 M3.20 the dice pool by number of players, without the rat die', () => {
    for (const [seats, white, black] of [
      [2, 8, 3],
      [3, 6, 2],
      [4, 8, 3],
    ] as const) {
      const { pool } = game(seats)
      expect(pool.filter(({ colour }) => colour === 'white')).toHaveLength(white)
      expect(pool.filter(({ colour }) => colour === 'black')).toHaveLength(black)
      expect(pool).toHaveLength(white + black)
    }
  })

  test('M8.1 M8.2 M8.3 there is one game, without options, for 2 to 4', () => {
    expect(myVillage.options.parse({})).toEqual({})
    expect(myVillage.seats).toEqual({ min: 2, max: 4 })
    expect(() => start(myVillage, {}, 1, new Uint8Array(32))).toThrow(RangeError)
    expect(() => start(myVillage, {}, 5, new Uint8Array(32))).toThrow(RangeError)
  })
})

describe('hidden information', () => {
  test('M9.1 M9.3 everybody sees the same, and no order of a stack', () => {
    const play = start(myVillage, {}, 3, new Uint8Array(32))
    const spectator = view(myVillage, play, null)
    for (let seat = 0; seat < 3; seat++) expect(view(myVillage, play, seat)).toEqual(spectator)
    expect(spectator.seed).toBeNull()
    expect(new Set(spectator.state.customers.deck)).toEqual(new Set(['?']))
    for (const letter of letters)
      expect(new Set(spectator.state.travel[letter])).toEqual(new Set([`?${letter}`]))
  })

  test('M9.2 sizes, tops and all parts of all villages are public', () => {
    const play = start(myVillage, {}, 2, new Uint8Array(32))
    const seen = view(myVillage, play, null).state
    expect(seen.villages).toEqual(play.state.villages)
    expect(seen.pool).toEqual(play.state.pool)
    expect(seen.customers.display).toEqual(play.state.customers.display)
    expect(seen.customers.deck).toHaveLength(play.state.customers.deck.length)
    expect(seen.monks.quill.top).toBe(play.state.monks.quill.top)
  })

  test('M9.4 chance comes from the seed alone', () => {
    const seed = new Uint8Array(32).fill(3)
    expect(myVillage.setup({}, 4, Random.fromSeed(seed))).toEqual(
      myVillage.setup({}, 4, Random.fromSeed(seed)),
    )
  })
})
