import { describe, expect, test } from 'vitest'
import { awards, judges, type TownId, townCards } from '../../worker/games/town-builder/index.ts'
import { ink, palette, tonesIn } from '../../worker/pictures/tones.ts'
import {
  awardMedal,
  backside,
  blueprint,
  building,
  crestShield,
  ground,
  medallion,
  scene,
  stature,
  suitOf,
  symbols,
} from '../../worker/pictures/town-builder/index.ts'

const hours = ['day', 'night'] as const
const cards = townCards.map(({ id }) => id as TownId)

describe('the drawings of Coevorden', () => {
  test('every Town card has a drawing of its own', () => {
    const drawn = new Set(cards.map(building))
    expect(drawn.size).toBe(townCards.length)
    for (const id of cards) expect(building(id).length, id).toBeGreaterThan(700)
  })

  test('on the quay a cathedral stands over a well', () => {
    expect(stature('cathedral')).toBeGreaterThan(stature('well'))
  })

  test('every judge and every award has a medal of its own', () => {
    expect(new Set(judges.map(({ id }) => medallion(id))).size).toBe(judges.length)
    expect(new Set(awards.map(({ id }) => awardMedal(id))).size).toBe(awards.length)
  })

  test('all tones have a colour by day and by night', () => {
    for (const hour of hours) {
      for (const id of cards)
        expect(() => ink(scene(id), palette('town-builder', hour, suitOf(id))), id).not.toThrow()
      for (const { id } of judges)
        expect(() => ink(medallion(id), palette('town-builder', hour, suitOf(id)))).not.toThrow()
      for (const picture of [ground(), backside(), crestShield()])
        expect(() => ink(picture, palette('town-builder', hour, 'social'))).not.toThrow()
    }
  })

  test('a blueprint is printed in blues only: every tone of a building has a blue', () => {
    for (const id of cards)
      for (const tone of tonesIn(scene(id))) expect(blueprint, `${id} ${tone}`).toHaveProperty(tone)
  })

  test('pictures carry no words, no filters and no inline styles, and keep inside what PNGs can show', () => {
    const all = [ground(), symbols()].join('')
    for (const forbidden of [
      '<text',
      'filter',
      'style=',
      'NaN',
      'undefined',
      'foreignObject',
      'mask',
    ])
      expect(all).not.toContain(forbidden)
  })

  test('what is drawn names only what is defined beside it', () => {
    const all = ground() + symbols()
    for (const [, id] of all.matchAll(/(?:href="#|url\(#)([^")]+)/g))
      expect(all, id).toContain(`id="${id}"`)
  })

  test('every symbol has a name of its own', () => {
    const names = [...symbols().matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('the ground stays under 25 kB and is the same every time', () => {
    expect(ink(ground()).length).toBeLessThan(25_000)
    expect(ground()).toBe(ground())
  })
})
