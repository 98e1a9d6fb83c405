import { describe, expect, test } from 'vitest'
import { Random, start, submit } from '../../worker/games/kernel/index.ts'
import {
  awards,
  judges,
  type State,
  type TownId,
  townBuilder,
  townCards,
} from '../../worker/games/town-builder/index.ts'
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

import { gamePlace } from '../../worker/pictures/town-builder/place.ts'
import { postcard, village } from '../../worker/pictures/town-builder/village.ts'

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
        expect(() => ink(scene(id), palette(gamePlace, hour, suitOf(id))), id).not.toThrow()
      for (const { id } of judges)
        expect(() => ink(medallion(id), palette(gamePlace, hour, suitOf(id)))).not.toThrow()
      for (const picture of [ground(), backside(), crestShield()])
        expect(() => ink(picture, palette(gamePlace, hour, 'social'))).not.toThrow()
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

  test('a drawing names only what is defined beside it', () => {
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

describe('a district as a picture', () => {
  const options = { autoClaim: true, confirmEnd: false }

  /** Positions of random games as a whole, and seen by nobody in particular. */
  const positions = [1, 2, 3, 4].flatMap((seats) => {
    const random = Random.fromSeed(new Uint8Array(32).fill(40 + seats))
    let play = start(townBuilder, options, seats, new Uint8Array(32).fill(seats))
    const states: State[] = []
    for (let step = 0; step < 160; step++) {
      const [seat] = townBuilder.toAct(play.state)
      if (seat === undefined) break
      if (step % 60 === 30) states.push(play.state)
      play = submit(townBuilder, play, seat, [
        random.pick(townBuilder.moves(play.state, seat)),
      ]).play
    }
    return [...states, play.state]
  })

  /** The same position as far as anybody may know: hidden cards lie in another order, hidden piles are exchanged. */
  function otherwise(state: State): State {
    const other = structuredClone(state)
    other.deck.reverse()
    if (!other.judgesKnown)
      other.unusedJudges = [...other.judgeRow].slice(0, other.unusedJudges.length)
    other.unusedAwards.reverse()
    return other
  }

  test('T9.1 states that differ only in what a viewer may not know give the same picture', () => {
    for (const state of positions)
      for (const viewer of [null, 0]) {
        const [seen, other] = [state, otherwise(state)].map((of) => townBuilder.redact(of, viewer))
        if (!seen || !other) throw new Error('A view is missing.')
        for (const seat of state.districts.keys()) {
          expect(village(other, seat)).toBe(village(seen, seat))
          expect(postcard(other, seat)).toBe(postcard(seen, seat))
          expect(village(state, seat)).toBe(village(seen, seat))
        }
      }
  })

  test('every house and up to three plans of a seat are in it, and it grows with them', () => {
    const state = structuredClone(positions[0])
    const mine = state?.districts[0]
    if (!state || !mine) throw new Error('There is no position.')
    const plan = (card: TownId) => ({ card, under: [], covered: [] })
    mine.buildings = []
    mine.foundations = []
    const sizes = [village(state, 0).length]
    for (const card of ['windmill', 'bakery', 'chapel'] as const) {
      mine.buildings.push(card)
      sizes.push(village(state, 0).length)
    }
    for (const card of ['castle', 'moat', 'well'] as const) {
      mine.foundations.push(plan(card))
      sizes.push(village(state, 0).length)
    }
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b))
    mine.foundations.push(plan('bank'))
    expect(village(state, 0).length).toBe(sizes.at(-1))
  })

  test('a postcard is one whole picture in colours, with what PNGs cannot show left out', () => {
    const [state] = positions.slice(-1)
    if (!state) throw new Error('There is no position.')
    for (const hour of hours) {
      const card = postcard(
        state,
        0,
        { title: 'Gruss aus Käthes Stadtteil', line: 'Runde 9', date: '22.11.' },
        hour,
      )
      expect(
        card.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"'),
      ).toBe(true)
      for (const forbidden of [
        '$',
        'var(',
        'NaN',
        'undefined',
        '<text',
        'filter',
        'mask',
        'style=',
      ])
        expect(card, forbidden).not.toContain(forbidden)
      expect(card.length).toBeLessThan(160_000)
    }
  })
})
