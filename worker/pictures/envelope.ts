/**
 * Frame around the place in pictures for link previews and letters: the edge of airmail, the
 * band with its title, the flags of the seats. Everything is 1200 by 630, in plain shapes; words are
 * drawn capitals, so that the PNG maker needs no font.
 */
import { widthOf, write } from './letters.ts'
import { horn, pawn, perforated, person } from './parts.ts'
import { airmail } from './postcard.ts'
import { alpha, circle, group, line, num, path, rect, rounded } from './shapes.ts'

/** The colours of the seats, and their shade. */
const seatTones = ['#2f4f9c', '#a62a2c', '#386545', '#8a5b0c', '#624078'] as const
const seatShades = ['#1d3472', '#6d1519', '#1f3f2c', '#553605', '#3d2650'] as const
const toneOf = (seat: number): string => seatTones[seat % seatTones.length] ?? seatTones[0]
const shadeOf = (seat: number): string => seatShades[seat % seatShades.length] ?? seatShades[0]

/** Number of characters of a name or a title that are drawn. */
const longest = 26
const short = (text: string): string => {
  const characters = [...text]
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}.`
}

/** The paper's edge with its stripes; what lies outside of the picture is covered by it. */
export function frame(height = 630): string {
  const foot = height - 22
  return (
    path(`M0 0H1200V${height}H0zM22 22V${foot}H1178V22z`, 'paper', ' fill-rule="evenodd"') +
    airmail(height) +
    line(`M22 22H1178V${foot}H22z`, 'key', 1.6)
  )
}

/** Title and line on the band of wax. */
export interface Caption {
  readonly title: string
  readonly line: string
}

/** Places of band, flags and brand: wherever a game's place has room for them. */
export interface Layout {
  readonly band: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly most: number
  }
  readonly flags: { readonly from: number; readonly to: number }
  readonly brand: { readonly x: number; readonly y: number }
}

export const usualLayout: Layout = {
  band: { x: 52, y: 46, size: 46, most: 660 },
  flags: { from: 52, to: 952 },
  brand: { x: 972, y: 550 },
}

/** The band with the title. */
export function band(
  { title, line: below }: Caption,
  { x, y, size, most }: Layout['band'] = usualLayout.band,
): string {
  const small = size / 2
  const scale = Math.min(size, most / widthOf(title))
  const lower = Math.min(small, most / widthOf(below, 2.4))
  const wide = Math.max(widthOf(title) * scale, widthOf(below, 2.4) * lower) + 82
  const high = scale + lower + 66
  const shape = `M${x} ${y}H${num(x + wide)}l-20 ${num(high / 2)}l20 ${num(high / 2)}H${x}z`
  return (
    path(shape, 'key', `${alpha(0.3)} transform="translate(5 7)"`) +
    path(shape, 'wax') +
    line(
      `M${x + 8} ${y + 8}H${num(x + wide - 14)}M${x + 8} ${num(y + high - 8)}H${num(x + wide - 14)}`,
      'light',
      1.8,
      alpha(0.7),
    ) +
    write(title, x + 28, y + 26 + scale, scale, 'light', { weight: 1.75 }) +
    write(below, x + 28, y + 46 + scale + lower, lower, 'light', { weight: 1.5, gap: 2.4 })
  )
}

/** Brand of ours, in the lower right corner. */
export const brand = ({ x, y }: Layout['brand'] = usualLayout.brand): string =>
  path(`M${x} ${y}h196v44h-196l12-22z`, 'key', alpha(0.86)) +
  horn(x + 44, y + 24, 1, 'acc') +
  write('Dorfpost', x + 68, y + 31, 18, 'light', { weight: 1.7, most: 110 })

/** A seat as its flag says it. */
export interface Flag {
  readonly name: string
  /** Such as "27 gold"; may be empty. */
  readonly points: string
  /** It is their turn, or they have won. */
  readonly raised: boolean
}

function flag({ name, points, raised }: Flag, seat: number, x: number, y: number, wide: number) {
  const up = raised ? 16 : 0
  const sheet = (out: number): string =>
    `M${x - out} ${y - up - out}h${wide + 2 * out}v${66 + up + 2 * out}h${-wide - 2 * out}z`
  return (
    path(sheet(0), 'key', `${alpha(0.26)} transform="translate(4 5)"`) +
    (raised ? path(sheet(6), 'ring') + path(sheet(4), 'choose') : '') +
    path(sheet(0), 'paper') +
    path(`M${x} ${y - up}h14v${66 + up}h-14z`, toneOf(seat)) +
    group(
      x + 44,
      y + 54,
      1.15,
      pawn({
        coat: toneOf(seat),
        coat2: shadeOf(seat),
        hat: ['acc', 'light', 'key'][seat % 3] ?? 'acc',
        skirt: seat % 2 === 1,
      }),
    ) +
    write(short(name), x + 72, y + (points ? 30 : 44), 20, 'print', {
      weight: 1.7,
      most: wide - 86,
    }) +
    (points ? write(points, x + 72, y + 56, 16, 'faint', { weight: 1.6, most: wide - 86 }) : '')
  )
}

/** The flags of all seats in a row along the foot; who is to move stands higher, in a ring. */
export function flags(
  all: ReadonlyArray<Flag>,
  { from, to }: Layout['flags'] = usualLayout.flags,
): string {
  const room = (to - from - (all.length - 1) * 16) / Math.max(1, all.length)
  const wide = Math.min(236, Math.floor(room))
  return all.map((one, seat) => flag(one, seat, from + seat * (wide + 16), 518, wide)).join('')
}

const envelope = group(
  -40,
  -40,
  0.9,
  rect(0, 0, 28, 19, 'paper') +
    line('M0 0l14 10l14-10', 'wax', 2) +
    line('M0 0h28v19H0z', 'edge', 1),
)

/** Somebody who sits, as a stamp in their seat's colour. */
function sitter(name: string, seat: number, wide: number): string {
  const [left, right, foot] = [9, wide - 9, 159]
  const rays = `M${wide / 2} 156L9 40V9L${wide / 2} 156L40 9H72L${wide / 2} 156L${wide - 28} 9H${right}V30z`
  const figure = person({
    hat: (['straw', 'kerchief', 'felt', 'bonnet', 'cap'] as const)[seat % 5] ?? 'straw',
    coat: shadeOf(seat),
    coat2: 'key',
    trim: 'acc',
    ...(seat % 2 === 0 ? { apron: 'light' } : {}),
    ...(seat % 5 === 2 ? { beard: 'full' as const } : {}),
    hand: [-28, -22],
    elbow: [-24, -4],
    tool: envelope,
    // Hats take the darkest tone of a suit, which no seat has.
  }).replaceAll('$s5', shadeOf(seat))
  return (
    path(`M4 6h${wide}v200H4z`, 'key', alpha(0.26)) +
    group(0, 0, wide / 100, path(perforated(100, 20000 / wide), 'paper')) +
    rect(left, 9, right - left, foot - 9, toneOf(seat)) +
    path(rays, 'light', alpha(0.13)) +
    group(wide / 2 + 8, foot, 1.62, figure) +
    rect(left, foot, right - left, 3, 'paper') +
    write(short(name), wide / 2, 187, 20, 'print', { weight: 1.7, align: 0.5, most: wide - 22 })
  )
}

/** A free seat: where somebody can sit down. */
const free = (word: string, wide: number): string =>
  rect(0, 0, wide, 196, 'paper', alpha(0.72)) +
  line(`M3 3h${wide - 6}v190H3z`, 'ring', 4, ' stroke-dasharray="13 9"') +
  line(`M${wide / 2} 56v52M${wide / 2 - 26} 82h52`, 'ring', 9, rounded) +
  write(word, wide / 2, 178, 20, 'ring', { weight: 1.9, align: 0.5, most: wide - 22 })

/** Flags of the people who sit, and of free seats, along the lower left. */
export function sitters(names: ReadonlyArray<string | null>, word: string): string {
  const wide = names.length > 4 ? 122 : 148
  const step = wide + (names.length > 4 ? 16 : 22)
  return names
    .map((name, seat) => {
      const turn = name === null ? 0 : ([-1.5, 1, -1, 1.5, -1][seat % 5] ?? 0)
      const drawn = name === null ? free(word, wide) : sitter(name, seat, wide)
      return `<g transform="translate(${50 + seat * step} ${name === null ? 382 : 378}) rotate(${turn})">${drawn}</g>`
    })
    .join('')
}

const rings =
  'M-62 0a62 62 0 1 0 124 0a62 62 0 1 0-124 0M-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M-140-22C-116-32-92-12-68-22M-144-4C-118-14-94 6-68-4M-142 14C-116 4-92 24-66 14'

/** The postmark in the upper right corner: a word and the date. */
export const postmark = (word: string, date: string): string =>
  `<g transform="translate(1074 128) rotate(-12)">${
    circle(0, 0, 61, 'paper', alpha(0.86)) +
    line(rings, 'print', 3) +
    write(date, 0, 8, 17, 'print', { weight: 1.7, align: 0.5, most: 92 }) +
    write(word, 0, -18, 11.5, 'print', { align: 0.5, most: 74 }) +
    write('Dorfpost', 0, 31, 11.5, 'print', { align: 0.5, most: 72 })
  }</g>`

const edge = 'M22 424C260 398 460 446 700 420S1050 402 1178 414'
/** The place where people gather, in front of every scenery. Needs `patterns`. */
export const square = (): string =>
  path(`${edge}V608H22z`, 'square') +
  path(`${edge}V608H22z`, 'url(#cob)', alpha(0.5)) +
  line(edge, 'stage2', 7)
