import { describe, expect, test } from 'vitest'
import { faces, portraitOf } from '../../web/src/parts/portrait.ts'
import { type GameId, gameById, games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  type Play,
  Random,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import { customers, monks } from '../../worker/games/my-village/components/index.ts'
import { allHeroes } from '../../worker/games/settlement/components/index.ts'
import { judges } from '../../worker/games/town-builder/index.ts'
import { pictures } from '../../worker/pictures/index.ts'
import { widthOf, write } from '../../worker/pictures/letters.ts'
import { customerPicture, monkPicture } from '../../worker/pictures/my-village/customers.ts'
import { postcard as myVillagePostcard } from '../../worker/pictures/my-village/village.ts'
import * as parts from '../../worker/pictures/parts.ts'
import { type PostcardWords, postcardBand, postcardPaper } from '../../worker/pictures/postcard.ts'
import { hero } from '../../worker/pictures/settlement/heroes.ts'
import { postcard as settlementPostcard } from '../../worker/pictures/settlement/village.ts'
import * as shapes from '../../worker/pictures/shapes.ts'
import { inSentence } from '../../worker/pictures/things.ts'
import {
  type Hour,
  ink,
  palette,
  seasonAfter,
  suits,
  tonesCss,
  tonesIn,
} from '../../worker/pictures/tones.ts'
import { medallion } from '../../worker/pictures/town-builder/index.ts'
import { postcard as townPostcard } from '../../worker/pictures/town-builder/village.ts'
import { looks, type PersonId } from '../../worker/pictures/villagers/looks.ts'
import { figureOf } from '../../worker/pictures/villagers/portraits.ts'
import { postcard as villagersPostcard } from '../../worker/pictures/villagers/village.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { seedOf } from '../kernel/seeds.ts'

const places = Object.values(pictures).map(({ place }) => place)
const { villagers, settlement } = pictures
/** Drawing of a postcard of any state, by game. */
// biome-ignore lint/suspicious/noExplicitAny: a test draws what the game itself has dealt.
type Draw = (state: any, seat: number, words: PostcardWords, hour?: Hour) => string
const postcards: Record<GameId, Draw> = {
  villagers: villagersPostcard,
  'my-village': myVillagePostcard,
  settlement: settlementPostcard,
  'town-builder': townPostcard,
}
const hours = ['day', 'night'] as const
const colour = /^#[0-9a-f]{6}$/

/** A picture in which every part is drawn once. */
const everything = [
  parts.sky(
    1600,
    380,
    [
      [0, 'sky0'],
      [90, 'sky1', 18],
      [160, 'sky2', -16],
      [216, 'sky3', 12],
    ],
    [392, 236, 60],
  ),
  parts.sky(88, 85, [[0, 'sky0']]),
  parts.hill(
    [
      [0, 50],
      [22, 45],
      [300, 49],
    ],
    'far',
    60,
    'light',
  ),
  parts.burin(
    [
      [0, 50],
      [22, 45],
    ],
    'far2',
  ),
  parts.patterns(),
  parts.grain(10, 10),
  parts.reverse(100, 140, parts.horn(53, 74, 1)),
  parts.cloudShape(),
  parts.cloud(0, 0, 1),
  parts.spruce(),
  parts.linden(),
  parts.mass(),
  parts.oak(),
  parts.poplar(),
  parts.bush(),
  parts.sheaf(),
  parts.haycock(),
  parts.house({ gable: true, timber: true, chimney: 1, rows: 2 }),
  parts.house({ chimney: 0.5, timber: true }),
  ...(['spire', 'tent', 'onion', 'flat', 'teeth'] as const).map((cap) =>
    parts.tower({ cap, clock: true, cross: true }),
  ),
  parts.church(),
  parts.mill(),
  parts.fence(0, 0, 90),
  parts.pigeon(0, 0),
  parts.pawn({ skirt: true, stick: true }),
  parts.person({ apron: 'light', beard: 'full', hat: 'felt', hairdo: 'braid' }),
  parts.head({ hat: 'jester', facing: 'right', skin: 'dark' }),
  shapes.path(`${parts.perforated(100, 140)}`, 'paper'),
  write('Grüße', 0, 0, 10, 'print'),
].join('')

describe('tones', () => {
  test('each place has every tone that a part names, by day and by night', () => {
    for (const place of places)
      for (const hour of hours)
        for (const suit of suits) {
          const colours = palette(place, hour, suit)
          for (const tone of tonesIn(everything))
            expect(colours[tone], `${place.id} ${tone}`).toMatch(colour)
        }
  })

  test('all places have the same tones', () => {
    const names = places.map((place) => Object.keys(palette(place, 'night')).sort())
    for (const other of names) expect(other).toEqual(names[0])
  })

  test('ink prints variables without a palette, colours with one, and refuses a tone that is not known', () => {
    expect(ink('<path fill="$roof"/>')).toBe('<path fill="var(--roof)"/>')
    expect(ink('<path fill="$roof"/>', palette(villagers.place))).toBe('<path fill="#cf492d"/>')
    expect(() => ink('<path fill="$rouf"/>', palette(villagers.place))).toThrow('rouf')
    expect(() => ink('<path fill="$s4"/>', palette(villagers.place))).toThrow('s4')
  })

  test('a year goes on with the game: three seasons, each with tones of its own at both hours', () => {
    expect([0, 0.3, 0.34, 0.6, 0.67, 1].map(seasonAfter)).toEqual([0, 0, 1, 1, 2, 2])
    for (const place of places)
      for (const hour of hours) {
        const [first, ...later] = ([0, 1, 2] as const).map((season) =>
          palette(place, hour, undefined, season),
        )
        expect(first).toEqual(palette(place, hour))
        expect(new Set([first, ...later].map((one) => JSON.stringify(one))).size).toBe(3)
        for (const one of later) expect(Object.keys(one)).toEqual(Object.keys(first ?? {}))
      }
  })

  test('the style sheet of a place has each of its tones once, within its own scope', () => {
    const css = tonesCss(settlement.place, ['wood'])
    expect(css).toContain('.place-settlement{')
    expect(css).toContain('.place-settlement .s-wood{')
    expect(css).not.toContain('.s-ore')
    expect(css).toContain('.place-settlement.season-2,.place-settlement .season-2{')
    const withoutSeasons = css.replace(/\.place-settlement\.season-\d[^}]*\}/g, '')
    for (const tone of Object.keys(palette(settlement.place, 'day', 'wood')))
      expect(withoutSeasons.split(`--${tone}:light-dark(`)).toHaveLength(2)
  })
})

describe('parts', () => {
  test('every part is whole: no number is missing, every tag is closed', () => {
    expect(everything).not.toMatch(/NaN|undefined|Infinity|null/)
    const opened = everything.match(/<(g|pattern)\b/g)?.length ?? 0
    const closed = everything.match(/<\/(g|pattern)>/g)?.length ?? 0
    expect(opened).toBe(closed)
  })

  test('a picture is the same every time', () => {
    const draw = () => Array.from({ length: 20 }, shapes.repeatable(7))
    expect(draw()).toEqual(draw())
    expect(new Set(draw()).size).toBe(20)
    expect(draw().every((value) => value >= 0 && value < 1)).toBe(true)
  })

  test('parts use no effect that the PNG maker does not know', () => {
    expect(everything).not.toMatch(
      /<(filter|mask|foreignObject|text)|(?<!fill-|stroke-)opacity=|style=/,
    )
  })
})

describe('letters', () => {
  test('a line gets smaller rather than wider than it may', () => {
    const wide = widthOf('Gruss aus Käthes Dorf') * 40
    expect(wide).toBeGreaterThan(300)
    expect(write('Gruss aus Käthes Dorf', 0, 0, 40, 'light', { most: 300 })).not.toBe(
      write('Gruss aus Käthes Dorf', 0, 0, 40, 'light'),
    )
  })

  test('a letter keeps an accent that is drawn, and loses another; one that is not drawn becomes a dot', () => {
    expect(write('É', 0, 0, 10, 'light')).not.toBe(write('E', 0, 0, 10, 'light'))
    expect(write('Ę', 0, 0, 10, 'light')).toBe(write('E', 0, 0, 10, 'light'))
    expect(write('字', 0, 0, 10, 'light')).toBe(write('·', 0, 0, 10, 'light'))
    // Signs in names of banners and behind customers.
    for (const sign of '?()"„“”«»')
      expect(write(sign, 0, 0, 10, 'light')).not.toBe(write('·', 0, 0, 10, 'light'))
  })
})

describe('shapes', () => {
  test('numbers are as short as they can be', () => {
    expect([0.5, -0.25, 12.34, 123.4, -0].map(shapes.num)).toEqual([
      '.5',
      '-.2',
      '12.3',
      '123',
      '0',
    ])
  })

  test('a part is shown at its place, turned over if asked', () => {
    expect(shapes.use('oak', 3, 4, 2)).toBe('<use href="#oak" transform="translate(3 4)scale(2)"/>')
    expect(shapes.use('oak', 3, 4, 2, -1)).toContain('scale(-2 2)')
  })

  test('strength is that of the ink, not of a layer', () => {
    expect(shapes.path('M0 0', 'key', shapes.alpha(0.2))).toContain('fill-opacity=".2"')
    expect(shapes.line('M0 0', 'key', 1, shapes.alpha(0.2))).toContain('stroke-opacity=".2"')
  })
})

describe('portraits', () => {
  test('are the same for an account everywhere, and spread over all figures', () => {
    const ids = Array.from({ length: 600 }, freshId)
    for (const id of ids) expect(portraitOf(id)).toEqual(portraitOf(id))
    const seen = ids.map((id) => portraitOf(id).face)
    expect(new Set(seen).size).toBe(faces)
    // Nobody's figure is everybody's: of 600 each has about 25.
    for (let face = 0; face < faces; face++)
      expect(seen.filter((one) => one === face).length).toBeLessThan(60)
  })
})

describe('people', () => {
  const crowds: Readonly<Record<GameId, ReadonlyArray<string>>> = {
    villagers: (Object.keys(looks) as PersonId[]).map(figureOf),
    'my-village': [
      ...customers.map(({ id }) => customerPicture(id)),
      ...monks.map(({ id }) => monkPicture(id)),
    ],
    settlement: allHeroes.map(({ id }) => hero(id)),
    'town-builder': judges.map(({ id }) => medallion(id)),
  }
  const share = (crowd: ReadonlyArray<string>, shows: (one: string) => boolean): number =>
    crowd.filter(shows).length / crowd.length

  test.for(Object.entries(crowds))(
    'of %s have four skins, grey hair among others, and look both ways',
    ([, crowd]) => {
      for (const skin of ['skin', 'tan', 'brown', 'dark'])
        expect(
          share(crowd, (one) => one.includes(`$${skin}2"`)),
          skin,
        ).toBeGreaterThanOrEqual(0.08)
      const old = share(crowd, (one) => one.includes('$grey"'))
      expect(old).toBeGreaterThan(0.1)
      expect(old).toBeLessThan(0.5)
      const right = share(crowd, (one) => one.includes('<g transform="scale(-1 1)">'))
      expect(right).toBeGreaterThan(0.15)
      expect(right).toBeLessThan(0.85)
    },
  )

  test.for((['villagers', 'my-village', 'town-builder'] as const).map((place) => [place] as const))(
    'of %s have three builds',
    ([place]) => {
      for (const waist of ['19', '24', '30'])
        expect(
          share(crowds[place], (one) => one.includes(`d="M-${waist} 0C`)),
          waist,
        ).toBeGreaterThanOrEqual(0.1)
    },
  )
})

test('every postcard has the same edge, band and postmark', () => {
  const words = { title: 'Gruss', line: 'Runde 6', place: 'Dorf', date: '22 11 2026' }
  for (const game of games) {
    const { state } = view(game, start(game, game.options.parse({}), 2, new Uint8Array(32)), null)
    const drawn = postcards[game.id as GameId](state, 0, words)
    const colours = palette(pictures[game.id as GameId].place)
    expect(drawn, game.id).toContain(ink(postcardPaper(), colours))
    expect(drawn, game.id).toContain(ink(postcardBand(words), colours))
    expect(drawn.match(/rotate\(-12\)/g), game.id).toHaveLength(1)
  }
})

test.for(games.map(({ id }) => [id as GameId] as const))(
  'every village, position and postcard of whole games of %s is drawn, whoever looks on',
  ([id]) => {
    const game: AnyGame = gameById(id) ?? expect.unreachable()
    const seats = game.seats.max
    for (const number of [1, 2]) {
      const choice = Random.fromSeed(seedOf(2 * number))
      let play: Play = start(game, {}, seats, seedOf(2 * number + 1))
      for (let moves = 0; ; moves++) {
        const [seat] = game.toAct(play.state)
        const viewer = moves % (seats + 1) === seats ? null : moves % (seats + 1)
        if (moves % 7 === 0 || seat === undefined) {
          const { state } = view(game, play, viewer)
          const hour = hours[moves % 2]
          const of = moves % seats
          const drawn = [
            pictures[id].position(state, of, 'en', seat === undefined, hour),
            ...pictures[id]
              .things(state, of, 'en', (one) => `${one}`)
              .map((group) => inSentence(group, 'en')),
            postcards[id](state, of, { title: 'Home' }, hour),
          ]
          for (const picture of drawn) expect(picture).not.toMatch(/\$[a-z]|NaN|undefined/)
        }
        if (seat === undefined) break
        play = submit(game, play, seat, [choice.pick(game.moves(play.state, seat))]).play
      }
    }
  },
)
