/**
 * Parts of grounds and cards: sky, land, plants and the frames of stamps. Houses and
 * people have files of their own and are at hand here as well. A part stands with its foot at (0, 0)
 * unless its arguments say where.
 */
import {
  alpha,
  circle,
  group,
  line,
  num,
  type Point,
  path,
  rect,
  repeat,
  repeatable,
  rounded,
  smooth,
} from './shapes.ts'

export * from './houses.ts'
export * from './pawns.ts'
export * from './people.ts'

/** A hill: soft crest through `points`, flat foot at y = `foot`; `cut` is the tone of its lit edge. */
export const hill = (
  points: ReadonlyArray<Point>,
  tone: string,
  foot: number,
  cut?: string,
): string =>
  path(`${smooth(points)}V${num(foot)}H${num(points[0]?.[0] ?? 0)}z`, tone) +
  (cut ? line(smooth(points), cut, 1.6, alpha(0.7)) : '')

/** The burin's shade on a slope: `count` lines that follow the crest, `step` apart, thinner as they go down. */
export function burin(
  points: ReadonlyArray<Point>,
  tone: string,
  count = 5,
  step = 7,
  width = 3.2,
): string {
  const follow = (index: number) => {
    const moved = points.map(([x, y], at): Point => {
      const down = step * (index + 1) * (0.55 + (0.9 * at) / points.length)
      return [Math.round(x + (points.length - at) * index * 1.5), Math.round(y + down)]
    })
    return smooth(moved).replace(/(\d)\.\d/g, '$1')
  }
  const one = (index: number) =>
    `<path stroke-width="${num(width * (1 - index / (count + 1)))}" d="${follow(index)}"/>`
  return `<g fill="none" stroke="$${tone}" stroke-linecap="round">${repeat(count, one)}</g>`
}

function specks(seed: number): string {
  const next = repeatable(seed)
  return repeat(
    16,
    () =>
      `M${num(next() * 96)} ${num(next() * 88)}h${num(0.8 + next())}v${num(0.7 + next() * 0.8)}h-1z`,
  )
}

/** The last layer of every ground: specks where the ink did not take. Needs `patterns`. */
export const grain = (width: number, height: number): string =>
  rect(0, 0, width, height, 'url(#grain)', `${alpha(0.13)} pointer-events="none"`)

/** The back of a hidden piece, on its paper: its suit's colour, the burin's cuts, a mark in a disc. Needs `patterns`. */
export const reverse = (width: number, height: number, mark: string): string =>
  rect(6, 6, width - 12, height - 12, 's4') +
  rect(6, 6, width - 12, height - 12, 'url(#cuts)', alpha(0.35)) +
  line(`M10 10h${width - 20}v${height - 20}h${20 - width}z`, 's2', 1.2) +
  circle(width / 2, height / 2, 27, 's5') +
  circle(width / 2, height / 2, 25, 'paper') +
  mark

/** The post's horn. */
export const horn = (x: number, y: number, scale: number, tone = 's6'): string =>
  group(
    x,
    y,
    scale,
    line(
      'M-4-5a7 7 0 1 0 .1 0M-13-9H4M4-9C8-9.3 11-11 14-14V-3C11-6 8-8.5 4-9z',
      tone,
      2.6,
      rounded,
    ),
  )

/**
 * The patterns pictures are filled with: `cob` fans of cobbles, `grain` specks, `cuts` the burin's
 * straight cuts. `id` ends their names where two sets meet in one document; `scale` widens the cuts.
 */
export const patterns = (id = '', scale = 1): string =>
  `<pattern id="cob${id}" width="34" height="14" patternUnits="userSpaceOnUse"><path d="M0 7C6-1 28-1 34 7M-17 14C-11 6 11 6 17 14C23 6 45 6 51 14" fill="none" stroke="$square2" stroke-width="1.7"/></pattern>` +
  `<pattern id="grain${id}" width="97" height="89" patternUnits="userSpaceOnUse"><path d="${specks(5)}" fill="$light"/></pattern>` +
  `<pattern id="cuts${id}" width="${6 * scale}" height="${6 * scale}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 ${3 * scale}H${6 * scale}" stroke="$light" stroke-width="${1.1 * scale}"/></pattern>`

/** A band of sky from its upper edge y down; `wave` is the height of that edge's swing. The first one starts at 0. */
export type Band = readonly [y: number, tone: string, wave?: number]

/** The rays of a sun at (x, y) over a sky `width` wide. */
function raysOf(width: number, [x, y]: Sun, count: number): string {
  const far = Math.hypot(Math.max(x, width - x), y) + 20
  const ray = (index: number) => {
    const a = Math.PI + (Math.PI * (index + 0.25)) / count
    const b = a + (Math.PI / count) * 0.46
    const end = (angle: number) =>
      `${num(x + far * Math.cos(angle))} ${num(y + far * Math.sin(angle))}`
    return `M${num(x)} ${num(y)}L${end(a)}L${end(b)}z`
  }
  return path(repeat(count, ray), 'ray', alpha(0.16))
}

/** The sun's centre and radius. By night it is the moon. */
export type Sun = readonly [x: number, y: number, radius: number]

/** Sky in flat bands from zenith to horizon, with stars, sun and rays. */
export function sky(
  width: number,
  height: number,
  bands: ReadonlyArray<Band>,
  sun?: Sun,
  rays = 14,
): string {
  const next = repeatable(3)
  const wide = width > 400
  const far = bands[1]?.[0] ?? height
  let drawn = rect(0, 0, width, height, bands[0]?.[1] ?? 'sky0')
  const star = (index: number) =>
    `M${Math.round(next() * width)} ${Math.round(next() ** 1.4 * far)}h${index % 5 ? '.1' : '1.2'}`
  drawn += line(repeat(wide ? 46 : 9, star), 'star', wide ? 2.2 : 1, rounded)
  if (sun && rays) drawn += raysOf(width, sun, rays)
  for (const [y, tone, wave = 0] of bands.slice(1)) {
    const edge = (v: number) =>
      `M0 ${num(v)}C${num(width * 0.2)} ${num(v - wave)} ${num(width * 0.3)} ${num(v + wave)} ${num(width * 0.52)} ${num(v)}S${num(width * 0.85)} ${num(v - wave)} ${width} ${num(v + wave * 0.4)}`
    drawn += path(`${edge(y)}V${height}H0z`, tone)
    drawn += `<g fill="none" stroke="$${tone}">${repeat(4, (i) => `<path stroke-width="${num(3.8 - i * 0.9)}" d="${edge(y - 5 - i * 7)}"/>`)}</g>`
  }
  if (sun) drawn += circle(sun[0], sun[1], sun[2] * 1.42, 'ray', alpha(0.3)) + circle(...sun, 'sun')
  return drawn
}

/** A poster cloud. Needs `cloudShape`. */
export const cloud = (x: number, y: number, scale: number): string =>
  `<use href="#cloud" transform="translate(${num(x)} ${num(y)})scale(${scale})"/>`

/** Shape of `cloud`: flat foot, round heads, shade below. */
export const cloudShape = (tone = 'cloud', shade = 'cloud2'): string =>
  `<g id="cloud">${
    path(
      'M-60 0C-72 0-74-14-58-16C-60-34-34-40-26-28C-20-50 16-52 22-32C38-42 58-28 50-16C66-16 68 0 56 0z',
      tone,
    ) +
    path(
      'M-60 0C-66 0-68-4-65-7C-50-3-40-8-30-6C-14-3-2-9 14-7C30-4 44-9 62-8C63-3 60 0 56 0z',
      shade,
    ) +
    line(
      'M-44-11C-34-14-28-10-18-11M0-14C10-17 16-13 26-14M34-12H46M-8-19H6',
      shade,
      1.3,
      ' stroke-linecap="round"',
    )
  }</g>`

/** A spruce, 48 high. */
export const spruce = (): string =>
  path('M-2 0h4v-6h-4z', 'wood') +
  path('M0-48L15-4C8-8 5-2 0-5C-5-2-8-8-15-4z', 'leaf2') +
  path('M0-48L1-38L-3-30L1-24L-5-15L0-5C-5-2-8-8-15-4z', 'leaf') +
  line('M-4-29l4 3M-7-19l5 3M-11-8l6 2', 'leaf3', 1.3, rounded)
/** A linden, 52 high. */
export const linden = (): string =>
  path('M-2.5 0L-1.5-16h3L2.5 0z', 'wood') +
  path(
    'M-18-22C-24-36-12-42-9-44C-6-54 10-54 12-44C22-42 24-30 17-22C12-14-12-14-18-22z',
    'leaf2',
  ) +
  path(
    'M-18-22C-24-36-12-42-9-44C-6-54 6-54 8-48C-2-46-2-38-6-36C-10-34-8-26-4-22C-2-18-14-16-18-22z',
    'leaf',
  ) +
  line(
    'M-15-32c2-4 5-6 8-6M-6-46c3-3 6-3 8-2M-16-25c1-2 2-3 4-3M4-36c3-2 6-2 8 0M6-26c2-1 5-1 7 1',
    'leaf3',
    1.5,
    rounded,
  )
/** One mass of leaves, cut by light on its left; a big tree is six of them. */
export const mass = (): string =>
  path(
    'M-20 6C-30 2-28-12-18-13C-18-24-2-27 3-20C12-26 24-18 20-9C30-6 28 8 18 8C12 14-12 14-20 6z',
    'leaf2',
  ) +
  path(
    'M-20 6C-30 2-28-12-18-13C-18-24-2-27 3-20C-4-16-6-10-3-6C-10-4-8 4-2 8C-8 12-16 9-20 6z',
    'leaf',
  ) +
  line(
    'M-23-5c1-3 3-5 6-5M-14-16c2-3 6-4 9-3M-17 2c1-2 3-3 5-3M6-14c3-2 7-2 9 0M8-3c3-2 6-2 8-1M5 5c2-1 5-1 6 0',
    'leaf3',
    1.7,
    rounded,
  )
/** An oak, 105 high. Needs `mass` under the id "mass". */
export const oak = (): string => {
  const m = (x: number, y: number, q: number) =>
    `<use href="#mass" transform="translate(${x} ${y})scale(${q})"/>`
  return (
    path('M-5 0C-3-14-4-24-6-34H7C5-24 5-12 8 0z', 'wood') +
    line('M2-30L18-44M-2-34L-16-46', 'wood', 4) +
    path('M1-34H7C5-24 5-12 8 0H3C2-12 2-24 1-34z', 'key', alpha(0.4)) +
    m(-24, -44, 0.9) +
    m(26, -46, 0.9) +
    m(-14, -66, 0.95) +
    m(17, -68, 0.9) +
    m(1, -52, 1.1) +
    m(2, -84, 0.85)
  )
}
/** A poplar, 58 high. */
export const poplar = (): string =>
  path('M-1.5 0h3v-8h-3z', 'wood') +
  path('M0-58C9-44 10-16 6-6C3-3-3-3-6-6C-10-16-9-44 0-58z', 'leaf2') +
  path('M0-58C0-44-4-30-1-20C0-14-1-8-2-4C-4-4-5-5-6-6C-10-16-9-44 0-58z', 'leaf') +
  line('M-4-36l3-6M-6-24l4-7M-6-13l3-6', 'leaf3', 1.3, rounded)
/** A bush, 20 high. */
export const bush = (): string =>
  path('M-14 0C-20-8-12-14-8-13C-6-20 8-20 9-13C16-14 18-5 13 0z', 'leaf2') +
  path('M-14 0C-20-8-12-14-8-13C-6-19 0-19 2-17C-4-12-6-6-3 0z', 'leaf') +
  line('M-11-8c1-2 3-2 4-2M-4-14c1-1 3-2 4-1', 'leaf3', 1.3, rounded)
/** A sheaf of corn, 22 high. */
export const sheaf = (a = 'field', b = 'field2'): string =>
  path('M-7 0C-4-8-5-11-9-19C-5-17-4-20-2-22C0-19 1-20 3-22C4-19 6-18 9-19C5-11 4-8 7 0z', a) +
  path('M1 0C2-8 2-12 3-22C4-19 6-18 9-19C5-11 4-8 7 0z', b) +
  line('M-4-9h8', 'key', 1.6)
/** A haycock, 26 high. */
export const haycock = (a = 'field', b = 'field2'): string =>
  path('M-16 0C-14-16-6-24 0-26C6-24 14-16 16 0z', a) +
  path('M0-26C6-24 14-16 16 0H3C6-10 4-20 0-26z', b) +
  line('M-10-3c1-6 3-10 6-13M-4-2c0-5 1-9 3-12', 'light', 1.2, rounded + alpha(0.7))

/** A fence along a line, with a post every `step`; `slope` is its fall on one unit of length. */
export function fence(x: number, y: number, length: number, step = 9, height = 7, slope = 0) {
  const posts = repeat(
    Math.floor(length / step) + 1,
    (i) => `M${num(x + i * step)} ${num(y + i * step * slope)}v${-height}`,
  )
  const rail = (at: number) =>
    `M${num(x)} ${num(y - height * at)}l${num(length)} ${num(length * slope)}`
  return line(posts + rail(0.7) + rail(0.35), 'wood', 1.5)
}

/** The outline of a stamp from its upper left corner: perforation of pitch 5, holes of radius 1.55, half a pitch from each corner. */
export function perforated(width: number, height: number, pitch = 5, hole = 1.55): string {
  const side = (length: number, dx: number, dy: number) => {
    const count = Math.round(length / pitch)
    const step = length / count
    const along = (v: number) => `${num(dx * v)} ${num(dy * v)}`
    const end = (step - 2 * hole) / 2
    const one = (i: number) =>
      `a${hole} ${hole} 0 0 0 ${along(2 * hole)}l${along(i === count - 1 ? end : step - 2 * hole)}`
    return `l${along(end)}${repeat(count, one)}`
  }
  return `M0 0${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}z`
}
