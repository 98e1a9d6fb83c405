/**
 * Houses, towers, churches, mills and fences. Everything is oblique: fronts are true elevations,
 * depth goes to the upper right, light comes from the upper left.
 */
import {
  alpha,
  circle,
  group,
  line,
  num,
  type Point,
  path,
  polygon,
  rect,
  repeat,
} from './shapes.ts'

/** Shift of one unit of depth to the right and up. */
const across = 0.7
const upward = -0.34

/** The tones of a building. */
export interface Walls {
  readonly wall?: string
  readonly side?: string
  readonly roof?: string
  readonly roof2?: string
}

/** A house. x, y: left foot of its front. Samples called the sizes w, h, d, k, win and chim. */
export interface House extends Walls {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  /** Height of the walls. */
  readonly height?: number
  readonly depth?: number
  /** Height of the roof over the walls. */
  readonly rise?: number
  /** The gable looks at us. */
  readonly gable?: boolean
  /** Windows of a storey. */
  readonly windows?: number
  /** Storeys. */
  readonly rows?: number
  readonly door?: boolean
  /** Place of the chimney along the roof, 0 to 1; 0 is none. */
  readonly chimney?: number
  readonly timber?: boolean
  readonly shadow?: boolean
}

type Whole = Required<House> & { readonly dx: number; readonly dy: number; readonly eaves: number }

/** Walls and roof of a house whose gable looks at us. */
function gableBody(whole: Whole): string {
  const { x, y, width: w, height: h, rise: k, dx, dy, eaves: e, wall, side, roof, roof2 } = whole
  const middle = x + w / 2
  const right = x + w
  const purlin = (s: number) =>
    `M${num(middle + (w / 2 + e) * s)} ${num(y - h - k + (k + e) * s)}l${num(dx)} ${num(dy)}`
  const flank: Point[] = [
    [right, y],
    [right + dx, y + dy],
    [right + dx, y + dy - h],
    [right, y - h],
  ]
  const front: Point[] = [
    [x, y],
    [x, y - h],
    [middle, y - h - k],
    [right, y - h],
    [right, y],
  ]
  const slope: Point[] = [
    [middle, y - h - k - 1],
    [middle + dx, y - h - k - 1 + dy],
    [right + dx + e, y + dy - h + e * 0.8],
    [right + e, y - h + e * 0.8],
  ]
  const verge = `M${num(x - e)} ${num(y - h + e * 0.8)}L${num(middle)} ${num(y - h - k)}L${num(right + e)} ${num(y - h + e * 0.8)}`
  return (
    polygon(flank, side) +
    polygon(front, wall) +
    polygon(slope, roof) +
    line([0.36, 0.7].map(purlin).join(''), roof2, 1) +
    line(verge, roof2, Math.max(1.6, w * 0.06), ' stroke-linejoin="round"') +
    line(`M${num(middle)} ${num(y - h - k - 1)}l${num(dx)} ${num(dy)}`, 'light', 1, alpha(0.8))
  )
}

/** Walls and roof of a house whose eaves look at us. */
function eavesBody(whole: Whole): string {
  const { x, y, width: w, height: h, rise: k, dx, dy, eaves: e, wall, side, roof, roof2 } = whole
  const right = x + w
  const ridge = y + dy / 2 - h - k
  const flank: Point[] = [
    [right, y],
    [right + dx, y + dy],
    [right + dx, y + dy - h],
    [right + dx / 2, ridge],
    [right, y - h],
  ]
  const slope: Point[] = [
    [x - e, y - h + e * 0.7],
    [x + dx / 2 - e * 0.6, ridge],
    [right + dx / 2 + e * 0.4, ridge],
    [right + e * 0.5, y - h + e * 0.7],
  ]
  const course = (s: number) =>
    `M${num(x - e + (dx / 2 + e * 0.4) * (1 - s))} ${num(y - h + (dy / 2 - k) * (1 - s))}h${num(w + e)}`
  const verge = `M${num(right + e * 0.4)} ${num(y - h + e * 0.7)}L${num(right + dx / 2)} ${num(ridge)}L${num(right + dx + e * 0.6)} ${num(y + dy - h + e * 0.5)}`
  return (
    polygon(flank, side) +
    rect(x, y - h, w, h, wall) +
    polygon(slope, roof) +
    line([0.36, 0.68].map(course).join(''), roof2, 1) +
    line(verge, roof2, Math.max(1.4, h * 0.07), ' stroke-linejoin="round"') +
    line(`M${num(x + dx / 2 - e * 0.6)} ${num(ridge)}h${num(w + e)}`, 'light', 1, alpha(0.8))
  )
}

function chimneyOf({
  x,
  y,
  width: w,
  height: h,
  rise: k,
  dx,
  dy,
  gable,
  chimney,
  wall,
  side,
  roof2,
}: Whole): string {
  const left = gable ? x + w * 0.72 + dx * 0.5 : x + w * chimney + dx * 0.3
  const foot = gable ? y - h - k * 0.56 + dy * 0.5 : y - h - k * 0.7 + dy * 0.3
  const wide = Math.max(3, w * 0.1)
  return (
    rect(left, foot - wide * 2.2, wide, wide * 2.6, wall) +
    rect(left + wide * 0.6, foot - wide * 2.2, wide * 0.7, wide * 2.4, side) +
    rect(left - 0.6, foot - wide * 2.5, wide * 1.5, wide * 0.5, roof2)
  )
}

function timberOf({ x, y, width: w, height: h, rise: k, gable }: Whole): string {
  const top = gable
    ? `M${num(x)} ${num(y - h)}h${num(w)}M${num(x + w / 2)} ${num(y - h)}v${num(-k * 0.9)}`
    : ''
  const beams =
    `M${num(x)} ${num(y - h * 0.52)}h${num(w)}M${num(x + w * 0.33)} ${num(y)}v${num(-h)}M${num(x + w * 0.67)} ${num(y)}v${num(-h)}` +
    `M${num(x)} ${num(y - h * 0.52)}l${num(w * 0.33)} ${num(-h * 0.48)}M${num(x + w)} ${num(y - h * 0.52)}l${num(-w * 0.33)} ${num(-h * 0.48)}`
  return line(beams + top, 'wood', Math.max(1.2, w * 0.035))
}

function openingsOf({
  x,
  y,
  width: w,
  height: h,
  rise: k,
  gable,
  windows,
  rows,
  door,
}: Whole): string {
  const pane = Math.max(2.4, w * 0.09)
  const tall = Math.max(3.2, Math.min((h / rows) * 0.36, pane * 1.6))
  let panes = ''
  for (let row = 0; row < rows; row++) {
    const beside = door && row === 0
    for (let i = 0; i < windows; i++) {
      const left =
        x + (w * (i + (beside ? 1.25 : 0.75))) / (windows + (beside ? 1 : 0.5)) - pane / 2
      if (left + pane < x + w - 1)
        panes += `M${num(left)} ${num(y - (h / rows) * (row + 0.78))}h${num(pane)}v${num(tall)}h${num(-pane)}z`
    }
  }
  if (gable)
    panes += `M${num(x + w / 2 - pane / 2)} ${num(y - h - k * 0.42)}h${num(pane)}v${num(tall * 0.9)}h${num(-pane)}z`
  const wide = Math.max(3, w * 0.15)
  const high = Math.max(6, Math.min(h * 0.62, 2.1 * wide))
  const opened = `M${num(x + w * 0.12)} ${num(y)}v${num(-high + wide / 2)}a${num(wide / 2)} ${num(wide / 2)} 0 0 1 ${num(wide)} 0v${num(high - wide / 2)}z`
  return (panes ? path(panes, 'pane') : '') + (door ? path(opened, 'wood') : '')
}

/** A house from wall, side, roof and openings. */
export function house(options: House = {}): string {
  const { x = 0, y = 0, width = 40, height = 22, depth = 24, rise = 16 } = options
  const { gable = false, windows = 2, rows = 1, door = true, chimney = 0 } = options
  const { timber = false, shadow = true } = options
  const { wall = 'wall', side = 'wall2', roof = 'roof', roof2 = 'roof2' } = options
  const dx = across * depth
  const dy = upward * depth
  const eaves = Math.min(3, width * 0.07)
  const sizes = { x, y, width, height, depth, rise, dx, dy, eaves }
  const looks = { gable, windows, rows, door, chimney, timber, shadow, wall, side, roof, roof2 }
  const whole: Whole = { ...sizes, ...looks }
  const cast: Point[] = [
    [x + width, y],
    [x + width + dx, y + dy],
    [x + width + dx + height * 0.8, y + dy + height * 0.16],
    [x + width + height * 0.55, y + height * 0.1],
  ]
  return (
    (shadow ? polygon(cast, 'key', alpha(0.2)) : '') +
    (gable ? gableBody(whole) : eavesBody(whole)) +
    (chimney ? chimneyOf(whole) : '') +
    (timber ? timberOf(whole) : '') +
    openingsOf(whole)
  )
}

/** A square tower. x, y: left foot of its front. */
export interface Tower extends Walls {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly depth?: number
  readonly cap?: 'spire' | 'tent' | 'onion' | 'flat' | 'teeth'
  /** Height of the cap. */
  readonly rise?: number
  readonly clock?: boolean
  readonly cross?: boolean
  readonly slits?: number
  readonly band?: boolean
}

type Shaft = Required<Tower> & {
  readonly dx: number
  readonly dy: number
  readonly top: number
  readonly middle: number
}

function pointedCap(shaft: Shaft): string {
  const { x, width: w, dx, dy, top, middle, rise, cross, roof, roof2 } = shaft
  const tip = top + dy / 2 - rise
  const lit: Point[] = [
    [x - 1.5, top + 1],
    [middle, tip],
    [x + w + 1, top + 1],
  ]
  const shaded: Point[] = [
    [x + w + 1, top + 1],
    [middle, tip],
    [x + w + dx + 1.5, top + dy + 1],
  ]
  const sign = `M${num(middle)} ${num(tip + 2)}v${num(-w * 0.55)}M${num(middle - w * 0.14)} ${num(tip - w * 0.28)}h${num(w * 0.28)}`
  return (
    polygon(lit, roof) +
    polygon(shaded, roof2) +
    (cross
      ? line(sign, 'key', Math.max(1, w * 0.06))
      : circle(middle, tip, Math.max(1, w * 0.07), 'acc'))
  )
}

function onionCap({ x, width: w, dx, dy, top, middle, rise, roof, roof2 }: Shaft): string {
  const down = `C${num(middle + 2)} ${num(top - w * 0.6)} ${num(x + w * 1.2 + dx)} ${num(top - w * 0.5)} ${num(x + w + dx)} ${num(top + dy + 1)}`
  const lit = `M${num(x - 1)} ${num(top + 1)}C${num(x - w * 0.3)} ${num(top - w * 0.5)} ${num(middle - 2)} ${num(top - w * 0.6)} ${num(middle)} ${num(top - rise)}${down}L${num(x + w)} ${num(top + 1)}z`
  const shaded = `M${num(x + w)} ${num(top + 1)}C${num(x + w * 1.1)} ${num(top - w * 0.5)} ${num(middle + 1)} ${num(top - w * 0.7)} ${num(middle)} ${num(top - rise)}${down}z`
  return path(lit, roof) + path(shaded, roof2) + circle(middle, top - rise, 1.6, 'acc')
}

function teethCap({ x, width: w, dx, dy, top, wall, side }: Shaft): string {
  const q = w / 5
  const tooth = (i: number) =>
    `M${num(x - 1 + i * 2 * q)} ${num(top - q * 1.4)}h${num(q * 1.3)}v${num(q * 1.6)}h${num(-q * 1.3)}z`
  const flank: Point[] = [
    [x + w + 1, top + q],
    [x + w + 1, top - q * 1.4],
    [x + w + dx + 1, top - q * 1.4 + dy],
    [x + w + dx + 1, top + q + dy],
  ]
  return (
    rect(x - 1, top - 0.5, w + 2, q, wall) + path(repeat(3, tooth), wall) + polygon(flank, side)
  )
}

function clockOf({ x, width: w, top }: Shaft): string {
  const [cx, cy] = [x + w / 2, top + w * 0.5]
  const hands = `M${num(cx)} ${num(cy)}v${num(-w * 0.15)}M${num(cx)} ${num(cy)}h${num(w * 0.1)}`
  return (
    circle(cx, cy, w * 0.27, 'key') +
    circle(cx, cy, w * 0.21, 'light') +
    line(hands, 'key', Math.max(0.8, w * 0.05))
  )
}

const caps = {
  spire: pointedCap,
  tent: pointedCap,
  onion: onionCap,
  teeth: teethCap,
  flat: () => '',
}

/** A tower with a lit front, a shaded side and a cap. */
export function tower(options: Tower = {}): string {
  const { x = 0, y = 0, width = 18, height = 60, depth = 12, cap = 'spire', rise = 40 } = options
  const { clock = false, cross = false, slits = 2, band = true } = options
  const { wall = 'wall', side = 'wall2', roof = 'roof', roof2 = 'roof2' } = options
  const dx = across * depth
  const dy = upward * depth
  const top = y - height
  const middle = x + width / 2 + dx / 2
  const sizes = { x, y, width, height, depth, rise, dx, dy, top, middle }
  const shaft: Shaft = { ...sizes, cap, clock, cross, slits, band, wall, side, roof, roof2 }
  const flank: Point[] = [
    [x + width, y],
    [x + width + dx, y + dy],
    [x + width + dx, top + dy],
    [x + width, top],
  ]
  const ledge = `M${num(x)} ${num(top + height * 0.34)}h${num(width)}l${num(dx)} ${num(dy)}`
  const slit = (i: number) =>
    `M${num(x + width * 0.4)} ${num(top + height * (0.42 + 0.27 * i))}v${num(-width * 0.22)}a${num(width * 0.1)} ${num(width * 0.1)} 0 0 1 ${num(width * 0.2)} 0v${num(width * 0.22)}z`
  return (
    polygon(flank, side) +
    rect(x, top, width, height, wall) +
    (band ? line(ledge, side, Math.max(1, width * 0.06)) : '') +
    caps[cap](shaft) +
    (slits ? path(repeat(slits, slit), 'pane') : '') +
    (clock ? clockOf(shaft) : '')
  )
}

/** A church of nave and tower, about 92 high. */
export const church = ({
  x = 0,
  y = 0,
  scale = 1,
  ...walls
}: Walls & { x?: number; y?: number; scale?: number } = {}): string =>
  group(
    x,
    y,
    scale,
    tower({
      width: 16,
      height: 46,
      depth: 14,
      rise: 42,
      cross: true,
      slits: 1,
      clock: true,
      ...walls,
    }) +
      house({
        x: 17,
        y: 4,
        width: 40,
        height: 20,
        depth: 22,
        rise: 18,
        windows: 0,
        door: false,
        ...walls,
      }) +
      path(
        'M24 0v-8a2.5 2.5 0 0 1 5 0v8zM35 0v-8a2.5 2.5 0 0 1 5 0v8zM46 0v-8a2.5 2.5 0 0 1 5 0v8z',
        'pane',
      ),
  )

/** A windmill; its sails stand at `turn` degrees. */
export const mill = ({
  x = 0,
  y = 0,
  scale = 1,
  turn = 18,
  wall = 'wall',
  side = 'wall2',
  roof = 'roof',
  roof2 = 'roof2',
}: Walls & { x?: number; y?: number; scale?: number; turn?: number } = {}): string =>
  group(
    x,
    y,
    scale,
    path('M-13 0L-8-40H8L13 0z', wall) +
      path('M1-40H8L13 0H4z', side) +
      path('M-9-39C-9-50-3-53 0-53C4-53 9-50 9-39z', roof) +
      path('M2-53C6-52 9-49 9-39H4C5-46 4-50 2-53z', roof2) +
      rect(-3, -10, 6, 10, 'wood') +
      path('M-3-24h5v6h-5z', 'pane') +
      `<g transform="translate(0 -44) rotate(${turn})">` +
      path('M2-3h7l3-30h-8zM3 2v7l30 3v-8zM-2 3h-7l-3 30h8zM-3-2v-7l-30-3v8z', 'light') +
      line('M0-36V36M-36 0H36', 'wood', 1.8) +
      line(
        'M3-10h7M4-18h7M4-26h7M10 3v7M18 4v7M26 4v7M-3 10h-7M-4 18h-7M-4 26h-7M-10-3v-7M-18-4v-7M-26-4v-7',
        'wall2',
        1,
      ) +
      '</g>' +
      circle(0, -44, 2.4, 'key'),
  )
