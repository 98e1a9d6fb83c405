import { describe, expect, test } from 'vitest'
import { copy, type Play, Random, start, submit } from '../../worker/games/kernel/index.ts'
import {
  churches,
  councilChambers,
  craftBuildings,
  customers,
  letters,
  monkStacks,
  monks,
  myVillage,
  type Options,
  professions,
  type State,
  travelCards,
} from '../../worker/games/my-village/index.ts'
import { ground as drawnGround } from '../../worker/pictures/my-village/ground.ts'
import {
  buildingOf,
  ground,
  type PostcardWords,
  pictureOf,
  postcard,
  suitOf,
  symbols,
  village,
} from '../../worker/pictures/my-village/index.ts'
import { gamePlace } from '../../worker/pictures/my-village/place.ts'
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

  test('a part that a picture uses is in the sprite or on the ground', () => {
    const all = sprite + ground()
    const ids = new Set([...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of all.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
    for (const [, id] of all.matchAll(/url\(#([^)]+)\)/g)) expect(ids, id).toContain(id)
    expect(sprite).not.toContain('$')
    expect(sprite).not.toContain('NaN')
  })

  test('every tone of the ground has a colour by day and by night', () => {
    expect(ink(drawnGround(), palette(gamePlace))).not.toContain('$')
    expect(ink(drawnGround(), palette(gamePlace, 'night'))).not.toContain('$')
  })

  test('the ground is at most 25 kB', () => {
    expect(new TextEncoder().encode(ground()).length).toBeLessThanOrEqual(25_000)
  })
})

const seed = (fill: number) => new Uint8Array(32).fill(fill)

/** A state some way into a random game, as the server has it. */
function played(fill: number, steps: number): State {
  const random = Random.fromSeed(seed(40 + fill))
  let play: Play<State, Options> = start(myVillage, {}, 2 + (fill % 3), seed(fill))
  for (let step = 0; step < steps; step++) {
    const [seat] = myVillage.toAct(play.state)
    if (seat === undefined) break
    const moves = myVillage.moves(play.state, seat)
    const going = moves.filter((move) => move.do !== 'end-turn')
    play = submit(myVillage, play, seat, [random.pick(going.length > 0 ? going : moves)]).play
  }
  return play.state
}

const words: PostcardWords = {
  title: 'Gruss aus Käthes Dorf',
  line: 'My Village',
  place: 'Runde 9',
  date: '22.11.26',
}

describe('a village as a picture', () => {
  test('M9.2 states that differ only in what nobody may know give the same pictures', () => {
    for (const fill of [1, 2, 3]) {
      const state = played(fill, 220)
      const other = copy(state)
      other.customers.deck.reverse()
      for (const stack of monkStacks) other.monks[stack].under.reverse()
      for (const letter of letters) other.travel[letter].reverse()
      expect(other).not.toEqual(state)
      for (const seat of state.villages.keys()) {
        expect(village(other, seat)).toBe(village(state, seat))
        expect(village(myVillage.redact(state, seat), seat)).toBe(village(state, seat))
        expect(postcard(other, seat, words)).toBe(postcard(state, seat, words))
        expect(postcard(myVillage.redact(state, seat), seat, words)).toBe(
          postcard(state, seat, words),
        )
      }
    }
  })

  test('whatever can be built stands in it, by day and by night', () => {
    const state = played(4, 60)
    const before = village(state, 0)
    const builds: ((own: State['villages'][number]) => void)[] = [
      ...councilChambers.map(({ id }) => (own: State['villages'][number]) => {
        own.chamber = id
      }),
      ...churches.map(({ id }) => (own: State['villages'][number]) => {
        own.church = id
      }),
      ...craftBuildings.map(({ id }) => (own: State['villages'][number]) => {
        own.buildings.push({ id, goods: 1 })
      }),
    ]
    for (const build of builds) {
      const other = copy(state)
      const own = other.villages[0] ?? expect.unreachable()
      build(own)
      expect(village(other, 0)).not.toBe(before)
      expect(village(other, 0, 'night')).not.toMatch(/\$[a-z]/)
      expect(postcard(other, 0, words)).not.toMatch(/\$[a-z]/)
    }
  })

  test('a building, a death and the course of time change the picture', () => {
    const state = played(4, 60)
    const before = village(state, 0)
    const changed = (change: (own: State['villages'][number]) => void) => {
      const other = copy(state)
      const own = other.villages[0]
      if (own) change(own)
      return village(other, 0)
    }
    const pictures = [
      before,
      changed((own) => own.buildings.push({ id: 'forge-5-8', goods: 2 })),
      changed((own) => own.fields.push({ id: 'field-8', plow: true })),
      changed((own) => {
        own.villagers.abbot = !own.villagers.abbot
      }),
      changed((own) => {
        own.cloud = (own.cloud + 3) % 10
      }),
      changed((own) => {
        own.reaper = !own.reaper
      }),
      changed((own) => own.monks.push('monk-jug-1')),
      changed((own) => own.travel.push('travel-a1')),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('a postcard holds plain shapes and colours only, and nothing that is not there', () => {
    for (const hour of ['day', 'night'] as const) {
      const drawn = postcard(played(5, 200), 1, words, hour)
      expect(drawn).toMatch(/^<svg [^>]*width="1200" height="630"/)
      expect(drawn).not.toMatch(/var\(|light-dark|\$|NaN|undefined|<text|filter|<mask| opacity=/)
      const ids = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of drawn.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
    }
  })
})
