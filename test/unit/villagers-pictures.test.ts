import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../web/src/boards/villagers/columns.ts'
import { copy, type Play, Random, start, submit, view } from '../../worker/games/kernel/index.ts'
import { names } from '../../worker/games/villagers/cards.de.ts'
import { basicIds, cards, suits } from '../../worker/games/villagers/components/index.ts'
import type { PileKind } from '../../worker/games/villagers/hosts.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Options } from '../../worker/games/villagers/options.ts'
import type { State } from '../../worker/games/villagers/state.ts'
import { ink, palette, tonesIn } from '../../worker/pictures/tones.ts'
import {
  ground,
  maxHouses,
  picture,
  pictureIds,
  pictureSymbol,
  postcard,
  symbols,
  village,
} from '../../worker/pictures/villagers/index.ts'
import { type Look, looks, men, type PersonId } from '../../worker/pictures/villagers/looks.ts'
import { manifest } from '../../worker/pictures/villagers/manifest.ts'
import { gamePlace } from '../../worker/pictures/villagers/place.ts'

const people = Object.keys(looks) as ReadonlyArray<PersonId>
const whole = /NaN|undefined|Infinity|null/
/** Women by the German names, and the basic villagers, who are drawn as women, too (V2.2). */
const womenIn = (ids: ReadonlyArray<PersonId>) =>
  ids.filter(
    (id) =>
      basicIds.some((basic) => basic === id) || /in$|magd$|^Nonne|^Adlige|^Gräfin/.test(names[id]),
  )

describe('pictures of cards', () => {
  test('each card, Development and event has a picture of its own', () => {
    expect(pictureIds.length).toBe(Object.keys(cards).length + 3 + 2 + 12 + 24)
    const drawn = pictureIds.map(picture)
    for (const one of drawn) expect(one).not.toMatch(whole)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('each is printed in tones that every suit has, by day and by night', () => {
    for (const suit of suits)
      for (const hour of ['day', 'night'] as const) {
        const colours = palette(gamePlace, hour, suit)
        for (const tone of tonesIn(symbols())) expect(colours[tone], tone).toMatch(/^#[0-9a-f]{6}$/)
      }
  })

  test('no two professions hold the same thing', () => {
    expect(new Set(people.map((id) => looks[id].tool)).size).toBe(people.length)
  })

  test('a woman by the German name has no beard, and a man no braid', () => {
    // Basic villagers and the sheriff are either, and the bun or braid is theirs.
    const either = new Set<PersonId>(['lumberjack', 'hayer', 'miner', 'sheriff'])
    const woman = (id: PersonId) => /in$|magd$|^Nonne|^Adlige|^Gräfin/.test(names[id])
    const women = people.filter((id) => !either.has(id) && woman(id))
    expect(women.length).toBeGreaterThan(20)
    for (const id of women) expect(looks[id].beard, id).toBeUndefined()
    for (const id of people.filter((one) => !either.has(one) && !woman(one)))
      expect(['braid', 'bun', 'long'], id).not.toContain(looks[id].hairdo)
  })

  test('V2.2 a basic villager is a woman on one side, and on the other a man with the same thing', () => {
    expect(Object.keys(men)).toEqual(basicIds.map((id) => `${id}-man`))
    for (const id of basicIds) {
      const [woman, man] = [looks[id], men[`${id}-man`]]
      expect(woman.beard, id).toBeUndefined()
      expect(['braid', 'bun', 'long'], id).toContain(woman.hairdo)
      expect(man.beard, id).toBeDefined()
      expect(['braid', 'bun', 'long'], id).not.toContain(man.hairdo)
      expect([man.tool, man.coat, man.skin, man.hair]).toEqual([
        ...[woman.tool, woman.coat, woman.skin, woman.hair],
      ])
      // The same scene of the same suit stands behind both.
      expect(pictureSymbol(`${id}-man`)).toContain(`href="#v-scene-${cards[id].suit}"`)
    }
  })

  test('people differ: three builds, four skins, all ages, women and men, looking both ways', () => {
    const all = people.map((id) => looks[id])
    /** Number of people of each kind, as shares of all people. */
    const shares = (kind: (look: Look) => string) => {
      const found: Record<string, number> = {}
      for (const look of all) found[kind(look)] = (found[kind(look)] ?? 0) + 1 / all.length
      return found
    }
    const least = (found: Record<string, number>) => Math.min(...Object.values(found))
    const builds = shares(({ build = 'middle' }) => build)
    expect(Object.keys(builds)).toHaveLength(3)
    expect(least(builds)).toBeGreaterThan(0.2)
    const skins = shares(({ skin = 'skin' }) => skin)
    expect(Object.keys(skins)).toHaveLength(4)
    expect(least(skins)).toBeGreaterThan(0.1)
    expect(Math.max(...Object.values(skins))).toBeLessThan(0.55)
    expect(least(shares(({ facing = 'left' }) => facing))).toBeGreaterThan(0.38)
    const ages = shares(({ hair }) => (hair === 'grey' ? 'old' : 'young'))
    expect(least(ages)).toBeGreaterThan(0.25)
    // The names of the game say who is a woman: half of them.
    const women = womenIn(people)
    expect(women.length / all.length).toBeGreaterThan(0.48)
    // No build, skin or way of looking is that of men only.
    for (const kind of [
      (look: Look) => look.build ?? 'middle',
      (look: Look) => look.skin ?? 'skin',
      (look: Look) => look.facing ?? 'left',
    ]) {
      const kinds = new Set(women.map((id) => kind(looks[id])))
      expect(kinds).toEqual(new Set(all.map(kind)))
    }
  })

  test('a person stands before the scene of the suit, drawn once for all of them', () => {
    expect(pictureSymbol('blacksmith')).toContain('href="#v-scene-ore"')
    expect(symbols().match(/id="v-scene-ore"/g)).toHaveLength(1)
  })

  test('the sprite of all cards and the ground are light', () => {
    expect(gzipSync(ink(symbols())).length).toBeLessThan(40_000)
    expect(ink(ground(maxHouses, 1)).length).toBeLessThan(25_000)
  })
})

describe('the ground', () => {
  test('the village on its hill grows, and the coach drives on', () => {
    const houses = (drawn: string) => drawn.match(/href="#h[xz]"/g)?.length ?? 0
    expect(houses(ground(0))).toBe(2)
    expect(houses(ground(maxHouses))).toBe(maxHouses)
    expect(ground(5, 0)).not.toBe(ground(5, 1))
    expect(ground(maxHouses, 1)).not.toMatch(whole)
  })

  test('it is the same every time', () => {
    expect(ground()).toBe(ground())
  })
})

describe('the places of piles', () => {
  const kinds = (text: string): PileKind[] =>
    [...text].map((one) => (one === 'c' ? 'chain' : one === 'b' ? 'bare' : 'person'))

  test('each has a column while there is room, chains first', () => {
    expect(columnsOf(kinds('pccb'))).toEqual([[1], [2], [3], [0]])
    expect(columnsOf(kinds('cccccbpp'))).toHaveLength(8)
  })

  test('in a large village single people stand together, at most four above each other', () => {
    const columns = columnsOf(kinds('ccccccpppppp'))
    expect(columns.slice(0, 6)).toEqual([[0], [1], [2], [3], [4], [5]])
    expect(columns.slice(6)).toEqual([
      [6, 7, 8],
      [9, 10, 11],
    ])
  })

  test('in a very large one the bare starters do, too; nobody is lost', () => {
    const columns = columnsOf(kinds('cccccccccbbbbbbbppppppp'))
    expect(columns.flat().toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 23 }, (_, i) => i),
    )
    expect(Math.max(...columns.map((column) => column.length))).toBeLessThanOrEqual(4)
    expect(columns.length).toBeLessThan(14)
  })
})

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const words = { title: 'Gruss aus Käthes Dorf', line: 'Runde 6', place: 'Dorf', date: '22 11 2026' }

/** A game of random moves, so many of them. */
function played(moves: number, fill: number, seats = 3): Play<State, Options> {
  const random = Random.fromSeed(seed(90 + fill))
  let play = start(villagers, {}, seats, seed(fill))
  for (let step = 0; step < moves; step++) {
    const [seat] = villagers.toAct(play.state)
    if (seat === undefined) break
    const legal = villagers.moves(play.state, seat)
    const building = legal.filter(({ do: what }) => what === 'place')
    const move = random.pick(building.length > 0 ? building : legal)
    play = submit(villagers, play, seat, [move]).play
  }
  return play
}

/** The same position with everything that lies face down dealt anew. */
function dealtAnew(state: State, fill: number): State {
  const random = Random.fromSeed(seed(fill))
  const next = copy(state)
  const hidden = [...next.stacks.flat(), ...next.reserve, ...next.seats.flatMap(({ hand }) => hand)]
  const faces = random.shuffle(hidden.map(({ card }) => card))
  for (const [i, one] of hidden.entries()) one.card = faces[i] ?? one.card
  return next
}

describe('a small picture of a table', () => {
  test('people of the village gather on the square as it grows, each in the colours of a suit', () => {
    const square = (moves: number) => {
      const { state } = view(villagers, played(moves, 3), null)
      const drawn = manifest.position(state, 0, 'en', false)
      return drawn.split('M2 0L22-5L24-1L6 2z').length - 1
    }
    const [first, later, last] = [square(0), square(60), square(200)]
    expect(later).toBeGreaterThan(first)
    expect(last).toBeGreaterThan(later)
  })
})

describe('a village as a picture', () => {
  test('law: what lies hidden is in no picture; positions that differ only there give the same', () => {
    for (const [moves, fill] of [
      [0, 1],
      [40, 2],
      [120, 3],
      [400, 4],
    ] as const) {
      const play = played(moves, fill)
      const other = dealtAnew(play.state, fill + 50)
      if (moves > 0) expect(other).not.toEqual(play.state)
      for (const seat of [0, 1, 2]) {
        const open = village(play.state, seat)
        const card = postcard(play.state, seat, words)
        for (const viewer of [null, 0, 1, 2]) {
          expect(village(view(villagers, play, viewer).state, seat)).toBe(open)
          expect(postcard(view(villagers, play, viewer).state, seat, words)).toBe(card)
        }
        expect(village(other, seat)).toBe(open)
        expect(postcard(other, seat, words)).toBe(card)
      }
    }
  })

  test('a village that grows is a larger picture: from two houses to a town', () => {
    const houses = (drawn: string) => drawn.match(/href="#h[0-2]"/g)?.length ?? 0
    expect(houses(village(played(0, 1).state, 0))).toBe(2)
    expect(houses(village(played(400, 1).state, 0))).toBeGreaterThan(8)
  })

  test('a postcard is 1200 by 630, of plain colours and shapes alone, by day and by night', () => {
    const { state } = played(300, 5)
    for (const hour of ['day', 'night'] as const) {
      const drawn = postcard(state, 1, words, hour)
      expect(drawn).toContain('width="1200" height="630"')
      expect(drawn).not.toMatch(/var\(|\$[a-z]|light-dark|<text|<filter|<mask|style=/)
      expect(drawn).not.toMatch(/(?<!fill-|stroke-)opacity=/)
      expect(drawn).not.toMatch(whole)
    }
    expect(postcard(state, 1, words)).not.toBe(postcard(state, 1, words, 'night'))
  })
})
