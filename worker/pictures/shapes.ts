/**
 * The shapes all pictures are made of. A function here returns SVG text in which colours are
 * named as tones (`$roof`); `ink` of tones.ts prints them. Lengths are units of the picture.
 */

/** A point of a picture: x to the right, y down. */
export type Point = readonly [x: number, y: number]

const trimmed = (text: string): string => text.replace(/^(-?)0\./, '$1.')

/** A number as short as a picture needs it: one decimal below a hundred, none above. */
export function num(value: number): string {
  const short = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10
  return trimmed(String(short))
}

const named = (tone: string): string =>
  tone === 'none' || tone.startsWith('#') || tone.startsWith('url') ? tone : `$${tone}`

/** Strength of the ink itself instead of a layer: quicker, and the PNG maker stops at large layers inside a clip. */
const strength = (what: 'fill' | 'stroke', more: string): string =>
  more.replace(' opacity=', ` ${what}-opacity=`)

/** An attribute for `more`: the ink at `value` of its strength (0 to 1). */
export const alpha = (value: number): string => ` opacity="${trimmed(String(value))}"`

/** An attribute for `more`: round ends and corners. */
export const rounded = ' stroke-linecap="round" stroke-linejoin="round"'

/** A filled path. */
export const path = (d: string, tone: string, more = ''): string =>
  `<path d="${d}" fill="${named(tone)}"${strength('fill', more)}/>`

/** A filled circle. */
export const circle = (x: number, y: number, radius: number, tone: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${named(tone)}"${strength('fill', more)}/>`

/** A filled rectangle from its upper left corner. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
  more = '',
): string => path(`M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`, tone, more)

/** A stroked path. */
export const line = (d: string, tone: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${named(tone)}" stroke-width="${num(width)}"${strength('stroke', more)}/>`

/** A filled polygon. */
export const polygon = (points: ReadonlyArray<Point>, tone: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`, tone, more)

const scaled = (scale: number): string =>
  scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`

/** Shapes moved to a place and scaled. */
export const group = (x: number, y: number, scale: number, inner: string, more = ''): string =>
  `<g transform="translate(${num(x)} ${num(y)})${scaled(scale)}"${more}>${inner}</g>`

/** Shapes turned over from left to right, about x = 0. */
export const mirrored = (inner: string): string => `<g transform="scale(-1 1)">${inner}</g>`

/** A part defined once as `<g id>` or `<symbol id>`, shown at a place. `flip` -1 turns it over. */
export const use = (id: string, x: number, y: number, scale = 1, flip: 1 | -1 = 1): string =>
  `<use href="#${id}" transform="translate(${num(x)} ${num(y)})scale(${flip === 1 ? num(scale) : `${num(-scale)} ${num(scale)}`})"/>`

/** The same drawn `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The path of a soft line through points (Catmull-Rom). Wide lines take whole numbers. */
export function smooth(points: ReadonlyArray<Point>): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const wide = Math.abs(last[0] - first[0]) > 200
  const text = (value: number) => (wide ? String(Math.round(value)) : num(value))
  let d = `M${text(first[0])} ${text(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i] ?? first
    const to = points[i + 1] ?? last
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    const x1 = from[0] + (to[0] - before[0]) / 6
    const y1 = from[1] + (to[1] - before[1]) / 6
    const x2 = to[0] - (after[0] - from[0]) / 6
    const y2 = to[1] - (after[1] - from[1]) / 6
    d += `C${text(x1)} ${text(y1)} ${text(x2)} ${text(y2)} ${text(to[0])} ${text(to[1])}`
  }
  return d
}

/** Numbers from 0 to 1 that look random and are the same for the same seed, so that a picture stays as it is. */
export function repeatable(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Points from their coordinates in a row: `'0 50 22 45'`. */
export function along(coordinates: string): ReadonlyArray<Point> {
  const values = coordinates.split(' ').map(Number)
  return Array.from({ length: values.length / 2 }, (_, i): Point => {
    return [values[2 * i] ?? 0, values[2 * i + 1] ?? 0]
  })
}

const mark = /^(\w+)(?:\/([\d.]+))?(?:@([\d.]+))? (.+)$/

/** A circle as a path, so that it can be filled or stroked as any other. */
const ring = (x: number, y: number, radius: number): string =>
  `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(2 * radius)} 0a${num(radius)} ${num(radius)} 0 1 0${num(-2 * radius)} 0z`

/**
 * A small drawing written as one mark a line: `roof M0 0h8v8z` fills a path in a tone,
 * `wood/2.6 M0 0V9` strokes one 2.6 wide with round ends, `key@.3 …` prints at that strength,
 * and `o 4 5 9` stands for the circle of radius 9 around (4, 5).
 * @throws SyntaxError for a line that is no mark.
 */
export function marks(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const found = mark.exec(row.trim())
      if (!found) throw new SyntaxError(`This is no mark: ${row}`)
      const [, tone = '', width, strong, shape = ''] = found
      const d = shape.replace(/o ([-\d.]+) ([-\d.]+) ([\d.]+)/g, (_, x, y, r) =>
        ring(Number(x), Number(y), Number(r)),
      )
      const more = strong ? alpha(Number(strong)) : ''
      return width ? line(d, tone, Number(width), rounded + more) : path(d, tone, more)
    })
    .join('')
}

/** The same picture with paths that have no spaces they do not need. */
export const lean = (svg: string): string =>
  svg.replace(
    / d="([^"]*)"/g,
    (_, d: string) => ` d="${d.replace(/ -/g, '-').replace(/ ?([A-Za-z]) ?/g, '$1')}"`,
  )
