import { describe, expect, test } from 'vitest'
import { type Play, Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import {
  allArtifacts,
  allBuildings,
  allColours,
  allHeroes,
  allResources,
  allTerrains,
} from '../../worker/games/settlement/components/index.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { State } from '../../worker/games/settlement/state.ts'
import {
  ground,
  pictureNames,
  postcard,
  suitOfColour,
  suitOfResource,
  suits,
  symbol,
  symbols,
  village,
} from '../../worker/pictures/settlement/index.ts'
import { gamePlace } from '../../worker/pictures/settlement/place.ts'
import { ink, palette } from '../../worker/pictures/tones.ts'

/** A drawing without its name. */
const drawn = (name: string) => symbol(name).replace(/ id="[^"]*"/, '')

describe('drawings of Settlement', () => {
  test('every terrain, building, hero, monster, artifact and token is drawn', () => {
    const pieces = [...allTerrains, ...allBuildings, ...allHeroes, ...allArtifacts].map(
      ({ id }) => id,
    )
    const monsters = allColours.flatMap((colour) => [`monster-${colour}`, `sign-${colour}`])
    const tokens = ['outpost', 'settler', 'bonus-settler', 'start-marker', 'round-marker']
    expect(pictureNames).toEqual(
      expect.arrayContaining([...pieces, ...monsters, ...allResources, ...tokens]),
    )
    expect(() => symbol('nothing')).toThrow(RangeError)
  })

  test('no two heroes, buildings, artifacts or monsters share a picture', () => {
    for (const kind of [allHeroes, allBuildings, allArtifacts]) {
      const pictures = new Set(kind.map(({ id }) => drawn(id)))
      expect(pictures.size).toBe(kind.length)
    }
    expect(new Set(allColours.map((colour) => drawn(`sign-${colour}`))).size).toBe(4)
  })

  test('terrains that yield the same differ from their neighbours in the box', () => {
    for (const resource of allResources) {
      const tiles = allTerrains.filter((tile) => tile.resource === resource)
      for (const [i, tile] of tiles.slice(1).entries())
        expect(drawn(tile.id)).not.toBe(drawn(tiles[i]?.id ?? ''))
    }
  })

  test('everything can be printed by day and by night in the suits it is shown in', () => {
    expect(new Set([...Object.values(suitOfResource), ...Object.values(suitOfColour)])).toEqual(
      new Set(suits),
    )
    for (const hour of ['day', 'night'] as const)
      for (const suit of suits)
        expect(ink(symbols() + ground(), palette(gamePlace, hour, suit))).not.toContain('$')
  })

  test('a picture is the same each time, and the ground is light', () => {
    expect(ground()).toBe(ground())
    expect(symbols()).toBe(symbols())
    expect(ink(ground()).length).toBeLessThan(25_000)
  })
})

describe('a valley as a picture', () => {
  const seed = (fill: number) => new Uint8Array(32).fill(fill)
  /** A game of three after so many moves that nobody thought about. */
  function playedFor(moves: number): Play<State> {
    const random = Random.fromSeed(seed(moves))
    let play = start(settlement, {}, 3, seed(9))
    for (let step = 0; step < moves; step++) {
      const [seat] = settlement.toAct(play.state)
      if (seat === undefined) break
      const all = settlement.moves(play.state, seat)
      const lively = all.filter((move) => move.do !== 'pass' && move.do !== 'exchange')
      play = submit(settlement, play, seat, [random.pick(lively.length > 0 ? lively : all)]).play
    }
    return play
  }

  test('states that differ only in what nobody may know give the same picture', () => {
    for (const moves of [0, 40, 120]) {
      const play = playedFor(moves)
      const { state } = play
      const other: State = {
        ...state,
        heroDeck: state.heroDeck.toReversed(),
        buildingStack: state.buildingStack.toReversed(),
        artifactStack: state.artifactStack.toReversed(),
        terrainStacks: state.terrainStacks.map((stack) => stack.toReversed()),
      }
      expect(village(other, 0)).toBe(village(state, 0))
      for (const seat of [0, 1, 2])
        for (const viewer of [null, 0, 1]) {
          const seen = view(settlement, play, viewer).state
          const alike = view(settlement, { ...play, state: other }, viewer).state
          expect(village(alike, seat)).toBe(village(seen, seat))
          expect(postcard(alike, seat)).toBe(postcard(seen, seat))
        }
    }
  })

  test('every land, house, monster, outpost and hero that is added changes it', () => {
    const { state } = playedFor(0)
    const pictures = new Set([village(state, 0)])
    const [mine] = state.boards
    if (!mine) throw new Error('Seat 0 is missing.')
    const tile = { tile: 'terrain-1-01', monster: false, outpost: false } as const
    mine.terrains[0] = { ...tile }
    pictures.add(village(state, 0))
    mine.terrains[0] = { ...tile, monster: true }
    pictures.add(village(state, 0))
    mine.terrains[0] = { ...tile, outpost: true }
    pictures.add(village(state, 0))
    mine.buildings[4] = { building: 'church', tokens: 0 }
    pictures.add(village(state, 0))
    mine.heroes.push('builder-02')
    pictures.add(village(state, 0))
    expect(pictures.size).toBe(6)
    expect(village(state, 1)).toBe(village(playedFor(0).state, 0))
  })

  test('a postcard is printed in plain colours, with its title', () => {
    const card = postcard(playedFor(120).state, 0, { title: 'Gruß aus Käthes Tal', date: '22.11.' })
    expect(card).toMatch(/^<svg [^>]*width="1200" height="630"/)
    expect(card).not.toMatch(/\$|var\(|light-dark|filter|mask|<text| opacity=/)
    expect(postcard(playedFor(120).state, 0)).not.toBe(card)
  })
})
