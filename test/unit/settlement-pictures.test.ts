import { describe, expect, test } from 'vitest'
import {
  ARTIFACTS,
  BUILDINGS,
  COLOURS,
  HEROES,
  RESOURCES,
  TERRAINS,
} from '../../worker/games/settlement/components/index.ts'
import {
  ground,
  pictureNames,
  suitOfColour,
  suitOfResource,
  suits,
  symbol,
  symbols,
} from '../../worker/pictures/settlement/index.ts'
import { ink, palette } from '../../worker/pictures/tones.ts'

/** A drawing without its name. */
const drawn = (name: string) => symbol(name).replace(/ id="[^"]*"/, '')

describe('drawings of Settlement', () => {
  test('every terrain, building, hero, monster, artifact and token is drawn', () => {
    const pieces = [...TERRAINS, ...BUILDINGS, ...HEROES, ...ARTIFACTS].map(({ id }) => id)
    const monsters = COLOURS.flatMap((colour) => [`monster-${colour}`, `sign-${colour}`])
    const tokens = ['outpost', 'settler', 'bonus-settler', 'start-marker', 'round-marker']
    expect(pictureNames).toEqual(
      expect.arrayContaining([...pieces, ...monsters, ...RESOURCES, ...tokens]),
    )
    expect(() => symbol('nothing')).toThrow(RangeError)
  })

  test('no two heroes, buildings, artifacts or monsters share a picture', () => {
    for (const kind of [HEROES, BUILDINGS, ARTIFACTS]) {
      const pictures = new Set(kind.map(({ id }) => drawn(id)))
      expect(pictures.size).toBe(kind.length)
    }
    expect(new Set(COLOURS.map((colour) => drawn(`sign-${colour}`))).size).toBe(4)
  })

  test('terrains that yield the same differ from their neighbours in the box', () => {
    for (const resource of RESOURCES) {
      const tiles = TERRAINS.filter((tile) => tile.resource === resource)
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
        expect(ink(symbols() + ground(), palette('settlement', hour, suit))).not.toContain('$')
  })

  test('a picture is the same each time, and the ground is light', () => {
    expect(ground()).toBe(ground())
    expect(symbols()).toBe(symbols())
    expect(ink(ground()).length).toBeLessThan(25_000)
  })
})
