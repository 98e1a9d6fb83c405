import { describe, expect, test } from 'vitest'
import {
  churches,
  councilChambers,
  craftBuildings,
  customers,
  monks,
  professions,
  travelCards,
} from '../../worker/games/my-village/components/index.ts'
import { ground as drawnGround } from '../../worker/pictures/my-village/ground.ts'
import {
  buildingOf,
  ground,
  pictureOf,
  suitOf,
  symbols,
} from '../../worker/pictures/my-village/index.ts'
import { ink, palette, suits } from '../../worker/pictures/tones.ts'

const sprite = symbols()
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))

const cards = [
  ...churches,
  ...councilChambers,
  ...craftBuildings,
  ...customers,
  ...monks,
  ...travelCards,
].map(({ id }) => id)

describe('the drawings of My Village', () => {
  test('every card, banner, die and person has its picture', () => {
    for (const id of [
      ...cards,
      'field',
      'field-3',
      'meeting-place',
      'travel-A',
      'play',
      'school',
      'headman',
      'hand',
      'market-office',
    ]) {
      expect(drawn, id).toContain(`mv-c-${pictureOf(id)}`)
      expect(suits).toContain(suitOf(id))
    }
    for (const { id } of [...churches, ...councilChambers, ...craftBuildings])
      expect(drawn, id).toContain(`mv-b-${buildingOf(id)}`)
    for (const who of professions) expect(drawn).toContain(`mv-p-${who}`)
    for (const pips of [1, 2, 3, 4, 5, 6])
      for (const colour of ['white', 'black']) expect(drawn).toContain(`mv-d-${colour}-${pips}`)
  })

  test('no two cards that differ show the same', () => {
    const pictures = [...sprite.matchAll(/<symbol id="mv-c-([^"]+)"[^>]*>(.*?)<\/symbol>/g)]
    expect(new Set(pictures.map(([, , inner]) => inner)).size).toBe(pictures.length)
  })

  test('what a picture uses is in the sprite or on the ground', () => {
    const all = sprite + ground()
    const ids = new Set([...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of all.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
    for (const [, id] of all.matchAll(/url\(#([^)]+)\)/g)) expect(ids, id).toContain(id)
    expect(sprite).not.toContain('$')
    expect(sprite).not.toContain('NaN')
  })

  test('every tone of the ground has a colour by day and by night', () => {
    expect(ink(drawnGround(), palette('my-village'))).not.toContain('$')
    expect(ink(drawnGround(), palette('my-village', 'night'))).not.toContain('$')
  })

  test('the ground is at most 25 kB', () => {
    expect(new TextEncoder().encode(ground()).length).toBeLessThanOrEqual(25_000)
  })
})
