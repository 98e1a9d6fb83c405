import { house } from '../parts.ts'
import { alpha, line, num, path, polygon, rect } from '../shapes.ts'

/** Results of `draw` for 0 to `count - 1`, one after the other. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Path data of an opening with a round head; `x`, `y` is its left foot. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}v${num(w / 2 - h)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`

/** Path data of a rectangle. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`

/** A row of openings with round heads, `step` apart. */
export const arches = (
  x: number,
  y: number,
  [w, h]: readonly [number, number],
  count: number,
  step: number,
  tone = 'pane',
): string =>
  path(
    times(count, (i) => arch(x + i * step, y, w, h)),
    tone,
  )

/** Windows in rows, each with a cross of glazing bars. */
export function panes(
  x: number,
  y: number,
  [cols, rows]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  [w, h]: readonly [number, number],
  bars = 'light',
): string {
  let holes = ''
  let cross = ''
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const [left, top] = [x + col * dx, y + row * dy]
      holes += box(left, top, w, h)
      cross += `M${num(left)} ${num(top + h * 0.46)}h${num(w)}M${num(left + w / 2)} ${num(top)}v${num(h)}`
    }
  return path(holes, 'pane') + line(cross, bars, 1)
}

export type Gable = 'steps' | 'bell' | 'neck' | 'point' | 'flat'

export interface Front {
  /** Left foot and size of the wall; the gable comes on top of it. */
  readonly x: number
  readonly w: number
  readonly h: number
  readonly kind?: Gable
  readonly steps?: number
  /** Height of the gable. */
  readonly k?: number
  readonly rows?: number
  readonly cols?: number
  readonly wall?: string
  readonly side?: string
  readonly trim?: string
  /** Tone of its shutters, if it has some. */
  readonly shutters?: string
  readonly door?: boolean
  /** Depth of the strip of side that gives it a body. */
  readonly d?: number
}

/** The upper edge of a front from its left to its right eaves. */
function crown(kind: Gable, w: number, k: number, steps: number): string {
  const n = num
  if (kind === 'flat') return `h${n(w)}`
  if (kind === 'point') return `l${n(w / 2)} ${n(-k)}l${n(w / 2)} ${n(k)}`
  if (kind === 'bell')
    return `c0 ${n(-k * 0.5)} ${n(w * 0.12)} ${n(-k * 0.4)} ${n(w * 0.16)} ${n(-k * 0.62)}c${n(w * 0.06)} ${n(-k * 0.5)} ${n(w * 0.62)} ${n(-k * 0.5)} ${n(w * 0.68)} 0c${n(w * 0.04)} ${n(k * 0.22)} ${n(w * 0.16)} ${n(k * 0.12)} ${n(w * 0.16)} ${n(k * 0.62)}`
  if (kind === 'neck')
    return `c${n(w * 0.04)} ${n(-k * 0.3)} ${n(w * 0.2)} ${n(-k * 0.05)} ${n(w * 0.24)} ${n(-k * 0.55)}v${n(-k * 0.23)}l${n(w * 0.26)} ${n(-k * 0.22)}l${n(w * 0.26)} ${n(k * 0.22)}v${n(k * 0.23)}c${n(w * 0.04)} ${n(k * 0.5)} ${n(w * 0.2)} ${n(k * 0.25)} ${n(w * 0.24)} ${n(k * 0.55)}`
  const q = w / (2 * steps + 1)
  const rise = `v${n(-k / steps)}h${n(q)}`
  return `${rise.repeat(steps)}${rise}v${n(k / steps)}${`h${n(q)}v${n(k / steps)}`.repeat(steps)}`
}

/** Height of a crown above the eaves. */
const crownHeight = (kind: Gable, w: number, steps: number): number =>
  kind === 'flat' ? 0 : kind === 'steps' ? (steps * w * 1.15) / (2 * steps + 1) : w * 0.5

/** The windows and the door of a front, its courses and its shutters. */
function openings(of: Required<Omit<Front, 'kind' | 'steps' | 'k' | 'd' | 'side'>>): string {
  const { x, w, h, rows, cols, trim, shutters, door } = of
  const n = num
  let holes = ''
  let bars = ''
  let leaves = ''
  const rise = h / rows
  const pw = (w / cols) * (shutters ? 0.4 : 0.5)
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      if (row === 0 && door && col === Math.floor(cols / 2)) continue
      const left = x + (w / cols) * (col + 0.5) - pw / 2
      const top = -rise * row - rise * 0.82
      holes += box(left, top, pw, rise * 0.56)
      bars += `M${n(left)} ${n(top + rise * 0.26)}h${n(pw)}M${n(left + pw / 2)} ${n(top)}v${n(rise * 0.56)}`
      leaves +=
        box(left - pw * 0.46, top, pw * 0.46, rise * 0.56) +
        box(left + pw, top, pw * 0.46, rise * 0.56)
    }
  const courses = times(rows - 1, (i) => `M${n(x)} ${n(-rise * (i + 1.08))}h${n(w)}`)
  let all = (shutters ? path(leaves, shutters) : '') + path(holes, 'pane') + line(bars, trim, 1)
  if (courses) all += line(courses, trim, 1.1, alpha(0.7))
  const dw = Math.min(9, w * 0.24)
  const at = x + (w / cols) * (Math.floor(cols / 2) + 0.5)
  if (door)
    all +=
      path(arch(at - dw / 2 - 1.2, 0, dw + 2.4, rise * 0.66 + 1), trim) +
      path(arch(at - dw / 2, 0, dw, rise * 0.66), 'wood')
  return all
}

/** A Dutch front: gable of five kinds, tall panes, white edges, a strip of side for its body. */
export function front({
  x,
  w,
  h,
  kind = 'steps',
  steps = 4,
  k = crownHeight(kind, w, steps),
  rows = 3,
  cols = 3,
  wall = 'roof',
  side = 'roof2',
  trim = 'light',
  shutters = '',
  door = true,
  d = 9,
}: Front): string {
  const edge = `M${num(x)} ${num(-h)}${crown(kind, w, k, steps)}`
  const top = -h - k * (kind === 'steps' ? 1 + 1 / steps : 1)
  let all = path(`M${num(x + w)} 0l${d}-4V${num(-h - 3)}L${num(x + w)} ${num(-h)}z`, side)
  if (kind !== 'flat')
    all += path(
      `M${num(x + w / 2)} ${num(top)}l${num(d + 3)}-2L${num(x + w + d + 1)} ${num(-h - 2)}L${num(x + w)} ${num(-h + 2)}z`,
      'key',
      alpha(0.7),
    )
  all += path(`M${num(x)} 0V${num(-h)}${crown(kind, w, k, steps)}V0z`, wall)
  all += kind === 'flat' ? '' : line(edge, trim, 1.5)
  if (kind !== 'flat') all += path(arch(x + w / 2 - 3, -h - k * 0.36, 6, 8), 'pane')
  all += openings({ x, w, h, rows, cols, wall, trim, shutters, door })
  if (kind === 'flat') all += cornice(x, -h, w, trim, side, d)
  return all
}

/** A cornice: it runs over the front and around the corner. */
export const cornice = (
  x: number,
  y: number,
  w: number,
  tone = 'light',
  side = 'wall2',
  d = 9,
): string =>
  polygon(
    [
      [x + w + 2, y + 1.5],
      [x + w + d + 1, y - 2.5],
      [x + w + d + 1, y - 7],
      [x + w + 2, y - 3.5],
    ],
    side,
  ) + path(`M${num(x - 2.5)} ${num(y - 4)}h${num(w + 5)}l-1.5 5.5h${num(-w - 2)}z`, tone)

/** A house whose roof slopes towards us, hipped at both ends. */
export function hip(
  x: number,
  w: number,
  h: number,
  k: number,
  { wall = 'wall', side = 'wall2', roof = 's4', roof2 = 's5', d = 10, y = 0 } = {},
): string {
  const top = y - h
  const n = num
  return (
    path(`M${n(x + w)} ${n(y)}l${d}-4V${n(top - 3)}L${n(x + w)} ${n(top)}z`, side) +
    rect(x, top, w, h, wall) +
    path(
      `M${n(x + w + 2)} ${n(top + 1)}L${n(x + w + d + 2)} ${n(top - 3)}L${n(x + w - k * 0.4 + 4)} ${n(top - k)}L${n(x + w - k * 0.6)} ${n(top - k)}z`,
      roof2,
    ) +
    path(
      `M${n(x - 2.5)} ${n(top + 1)}L${n(x + k * 0.6)} ${n(top - k)}H${n(x + w - k * 0.6)}L${n(x + w + 2)} ${n(top + 1)}z`,
      roof,
    ) +
    line(
      `M${n(x + k * 0.2)} ${n(top - k * 0.36)}H${n(x + w - k * 0.2)}M${n(x + k * 0.42)} ${n(top - k * 0.7)}H${n(x + w - k * 0.4)}`,
      roof2,
      1,
    ) +
    line(`M${n(x + k * 0.6)} ${n(top - k)}H${n(x + w - k * 0.6)}`, 'light', 1.1, alpha(0.8))
  )
}

/** Columns that carry a pediment. */
export const temple = (
  x: number,
  y: number,
  w: number,
  h: number,
  k: number,
  tone = 'wall',
  shade = 'wall2',
  count = 4,
): string => {
  const step = (w - 7) / (count - 1)
  return (
    path(
      `M${num(x - 4)} ${num(y - h - 4)}L${num(x + w / 2)} ${num(y - h - 4 - k)}L${num(x + w + 4)} ${num(y - h - 4)}z`,
      shade,
    ) +
    path(
      `M${num(x + 2)} ${num(y - h - 5.5)}L${num(x + w / 2)} ${num(y - h - 2 - k)}L${num(x + w - 2)} ${num(y - h - 5.5)}z`,
      tone,
    ) +
    rect(x - 4, y - h - 4.5, w + 8, 5, 'light') +
    path(
      times(count, (i) => box(x + 1 + i * step, y - h, 5, h)),
      'light',
    ) +
    path(
      times(count, (i) => box(x + 4 + i * step, y - h, 2.4, h)),
      shade,
    )
  )
}

/** Stairs that lead up to a door, `rows` of them. */
export const stairs = (x: number, w: number, rows = 3, tone = 'light', shade = 'wall2'): string =>
  times(rows, (i) =>
    rect(x - (rows - i) * 2.5, -(i + 1) * 2.6, w + (rows - i) * 5, 2.7, i % 2 ? tone : shade),
  )

interface Hall {
  readonly gable?: boolean
  readonly windows?: number
  readonly rows?: number
  readonly door?: boolean
  readonly timber?: boolean
  readonly wall?: string
  readonly side?: string
  readonly roof?: string
  readonly roof2?: string
  readonly chimney?: number
  readonly y?: number
}

/** A plain house without the shadow that it throws in a landscape: left foot, width, wall, depth and height of the roof. */
export const hall = (
  x: number,
  w: number,
  h: number,
  d: number,
  k: number,
  more: Hall = {},
): string => house({ x, width: w, height: h, depth: d, rise: k, shadow: false, ...more })
