import { describe, expect, test } from 'vitest'
import { pictures } from '../../worker/pictures/index.ts'
import { type Hour, palette, type Season, suits } from '../../worker/pictures/tones.ts'

const places = Object.values(pictures).map(({ place }) => place)
const hours: ReadonlyArray<Hour> = ['day', 'night']
const seasons: ReadonlyArray<Season> = [0, 1, 2]
const each = places.flatMap((place) =>
  hours.flatMap((hour) => seasons.map((season) => [place.id, hour, season, place] as const)),
)

type Rgb = readonly [red: number, green: number, blue: number]

/** A colour `#rrggbb` as three linear lights, 0 to 1 (IEC 61966-2-1). */
function linear(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

const luminance = (colour: string): number => {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

type Matrix = readonly [Rgb, Rgb, Rgb]
/** View of linear light without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const deficiencies: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** A colour as OKLab from linear light (Ottosson 2020). */
function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Distance of two colours for somebody with a deficiency; 0.02 is just seen, black and white are 1 apart. */
function distance(a: string, b: string, seen: Matrix): number {
  const through = (colour: string): Rgb => {
    const light = linear(colour)
    const row = (by: Rgb) =>
      Math.min(1, Math.max(0, by[0] * light[0] + by[1] * light[1] + by[2] * light[2]))
    return lab([row(seen[0]), row(seen[1]), row(seen[2])])
  }
  const [x, y] = [through(a), through(b)]
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}

/** Grounds on which pieces and their rings lie. */
const grounds = ['stage', 'stage2', 'square', 'square2', 'path', 'path2'] as const

describe.for(each)('%s by %s in season %s', ([, hour, season, place]) => {
  const tones = palette(place, hour, 'grains', season)
  const tone = (name: string): string => tones[name] ?? 'missing'

  test('all that is read has a contrast of at least 4.5', () => {
    const read = [
      ['print', 'paper'],
      ['faint', 'paper'],
      ['waxink', 'paper'],
      ['ok', 'paper'],
      ['light', 'wax'],
      ['coin2', 'coin'],
      ['onflag', 'flag'],
      ...grounds.map((ground) => ['print', ground] as const),
    ] as const
    for (const [text, ground] of read)
      expect(contrast(tone(text), tone(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  test('a mark of a suit has a contrast of at least 3 on paper', () => {
    for (const suit of suits) {
      const { s6 = '', paper = '' } = palette(place, hour, suit, season)
      expect(contrast(s6, paper), suit).toBeGreaterThanOrEqual(3)
    }
  })

  test('the rings of what can be chosen and what is chosen stand out of every ground', () => {
    for (const ground of grounds)
      for (const ring of ['ring', 'ok'])
        expect(contrast(tone(ring), tone(ground)), `${ring} on ${ground}`).toBeGreaterThanOrEqual(3)
  })

  test.for(Object.entries(deficiencies))('states are told apart with %s', ([, seen]) => {
    const states = { ring: tone('ring'), ok: tone('ok'), waxink: tone('waxink') }
    const names = Object.keys(states) as (keyof typeof states)[]
    for (const [i, a] of names.entries()) {
      for (const b of names.slice(i + 1))
        expect(distance(states[a], states[b], seen), `${a} and ${b}`).toBeGreaterThanOrEqual(0.08)
      expect(distance(states[a], tone('paper'), seen), `${a} on paper`).toBeGreaterThanOrEqual(0.2)
    }
  })
})

test.for(hours)("stone and wood stand out of a card's paper in Town Builder by %s", (hour) => {
  const place = places.find(({ id }) => id === 'town-builder')
  if (!place) throw new Error('Town Builder has no place.')
  const tones = palette(place, hour, 'grains', 0)
  // By day the dark side of the stone tells it from paper, by night its light sides.
  const read = hour === 'day' ? ['faint', 'log'] : ['faint', 'block', 'block2', 'log']
  for (const name of read)
    expect(contrast(tones[name] ?? '', tones.paper ?? ''), name).toBeGreaterThanOrEqual(3)
})
