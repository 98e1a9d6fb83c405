/**
 * Poster capitals, drawn as strokes on a body 10 units high: a picture that is made on the server
 * needs no font file.
 */
import { num } from './shapes.ts'

const A = 'M0 10L3 0L6 10M1.1 6.6H4.9'
const O = 'M3.3 0C1.2 0 0 2 0 5S1.2 10 3.3 10S6.6 8 6.6 5S5.4 0 3.3 0z'
const U = 'M0 0V6.7C0 9 1.2 10 3 10S6 9 6 6.7V0'
const glyphs: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [6, A],
  B: [5.4, 'M0 4.7H2.8A2.3 2.3 0 0 0 2.8 0H0V10H3A2.650 2.650 0 0 0 3 4.7'],
  C: [6, 'M6 1.9C5.4.7 4.5 0 3.3 0C1.2 0 0 2 0 5S1.2 10 3.3 10C4.5 10 5.4 9.3 6 8.1'],
  D: [6, 'M0 0V10H2.2C4.7 10 6 8 6 5S4.7 0 2.2 0z'],
  E: [4.8, 'M4.8 0H0V10H4.8M0 4.8H4'],
  F: [4.8, 'M4.8 0H0V10M0 4.8H4'],
  G: [6.2, 'M6 1.9C5.4.7 4.5 0 3.3 0C1.2 0 0 2 0 5S1.2 10 3.3 10C4.5 10 5.6 9.3 6.2 8.1V5.3H3.8'],
  H: [6, 'M0 0V10M6 0V10M0 4.8H6'],
  I: [0, 'M0 0V10'],
  J: [3.4, 'M3.4 0V7.3C3.4 9.3 2.6 10 1.7 10C.9 10 .3 9.6 0 9'],
  K: [5.8, 'M0 0V10M5.4 0L0 5.6M1.9 3.7L5.8 10'],
  L: [4.6, 'M0 0V10H4.6'],
  M: [7.2, 'M0 10V0L3.6 6.6L7.2 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [6.6, O],
  P: [5.4, 'M0 10V0H2.9A2.7 2.7 0 0 1 2.9 5.4H0'],
  Q: [6.6, `${O}M4.2 7.6L6.6 10.4`],
  R: [5.6, 'M0 10V0H2.9A2.7 2.7 0 0 1 2.9 5.4H0M2.8 5.4L5.6 10'],
  S: [
    5.4,
    'M5 1.7C4.5.6 3.7 0 2.7 0C1.2 0 .3 1 .3 2.5C.3 5.5 5.4 4.5 5.4 7.4C5.4 9 4.3 10 2.7 10C1.4 10 .5 9.3 0 8.2',
  ],
  T: [5.8, 'M0 0H5.8M2.9 0V10'],
  U: [6, U],
  V: [6, 'M0 0L3 10L6 0'],
  W: [8.6, 'M0 0L2.1 10L4.3 2L6.5 10L8.6 0'],
  X: [6, 'M0 0L6 10M6 0L0 10'],
  Y: [6, 'M0 0L3 5L6 0M3 5V10'],
  Z: [5.8, 'M.2 0H5.6L0 10H5.8'],
  Œ: [9, `${O}M9 0H5M9 10H5M8.2 4.8H6.6`],
  Æ: [8.4, 'M0 10L4 0H8.4M2 6.6H4.4M4.4 0V10H8.4M4.4 4.8H7.6'],
  ß: [
    5.4,
    'M0 10V2.6C0 1 1 0 2.5 0S4.8 1 4.8 2.4S3.9 4.4 2.6 4.6C4.4 4.8 5.4 5.8 5.4 7.3C5.4 9 4.2 10 2.2 10',
  ],
  0: [5.8, 'M2.9 0C1.1 0 0 2 0 5S1.1 10 2.9 10S5.8 8 5.8 5S4.7 0 2.9 0z'],
  1: [2.4, 'M0 1.8L2.4 0V10'],
  2: [5.2, 'M.1 2.6C.1 1 1.1 0 2.6 0S5 1 5 2.6C5 5.2 0 7.4 0 10H5.2'],
  3: [5, 'M.2 0H4.8L2.2 4C4 4 5 5.3 5 6.9C5 8.8 3.9 10 2.3 10C1.2 10 .4 9.4 0 8.5'],
  4: [5.8, 'M4.3 10V0L0 7H5.8'],
  5: [
    5,
    'M4.6 0H.8L.4 4.6C1 4 1.7 3.8 2.4 3.8C4 3.8 5 5 5 6.8C5 8.8 3.9 10 2.2 10C1.2 10 .5 9.5 0 8.7',
  ],
  6: [
    5.4,
    'M4.4 0C1.8 1 0 3.6 0 6.6C0 8.8 1.1 10 2.7 10S5.4 8.8 5.4 6.9S4.3 3.9 2.8 3.9C1.4 3.9.3 4.9 0 6.3',
  ],
  7: [5.2, 'M0 0H5.2L1.6 10'],
  8: [
    5.4,
    'M2.7 4.6C1.3 4.6.4 3.7.4 2.3S1.3 0 2.7 0S5 .9 5 2.3S4.1 4.6 2.7 4.6C1.1 4.6 0 5.7 0 7.3S1.1 10 2.7 10S5.4 8.9 5.4 7.3S4.3 4.6 2.7 4.6',
  ],
  9: [
    5.4,
    'M1 10C3.6 9 5.4 6.4 5.4 3.4C5.4 1.2 4.3 0 2.7 0S0 1.2 0 3.1S1.1 6.1 2.6 6.1C4 6.1 5.1 5.1 5.4 3.7',
  ],
  '.': [0, 'M0 9.9v.01'],
  '·': [0.4, 'M.2 5v.01'],
  ',': [0.6, 'M.6 9.6L0 11.4'],
  '-': [2.6, 'M0 5.2H2.6'],
  ':': [0, 'M0 3v.01M0 9.9v.01'],
  "'": [0, 'M0 0V2.4'],
  '’': [0, 'M0 0V2.4'],
  '/': [4, 'M0 10L4 0'],
  '!': [0, 'M0 0V6.6M0 9.9v.01'],
  '+': [4, 'M0 5H4M2 3V7'],
  '?': [4.6, 'M0 2.2C.1.8 1 0 2.3 0S4.6.9 4.6 2.4C4.6 4.2 2.3 4.4 2.3 6.6M2.3 9.9v.01'],
  '(': [1.6, 'M1.6-.4C.5 1.2 0 3 0 5S.5 8.8 1.6 10.4'],
  ')': [1.6, 'M0-.4C1.1 1.2 1.6 3 1.6 5S1.1 8.8 0 10.4'],
  '"': [1.6, 'M0 0V2.4M1.6 0V2.4'],
  '“': [1.6, 'M0 0V2.4M1.6 0V2.4'],
  '”': [1.6, 'M0 0V2.4M1.6 0V2.4'],
  '„': [1.6, 'M0 9V11.4M1.6 9V11.4'],
  '«': [3.4, 'M1.6 3.4L0 5.2L1.6 7M3.4 3.4L1.8 5.2L3.4 7'],
  '»': [3.4, 'M0 3.4L1.6 5.2L0 7M1.8 3.4L3.4 5.2L1.8 7'],
  ' ': [2.6, ''],
}

type Glyph = readonly [width: number, d: string]
const dot: Glyph = [0.4, 'M.2 5v.01']

/** Signs above or below the middle of a capital, by its combining character. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': 'm-1-3l1.6 1.4',
  '\u0301': 'm1-3l-1.6 1.4',
  '\u0302': 'm-1.3-1.6l1.3-1.4l1.3 1.4',
  '\u0303': 'm-1.5-1.9c.8-1 1.4-1 1.7-.6s.8.2 1.3-.5',
  '\u0308': 'm-1.5-2.3v.01m3 0v.01',
  '\u030a': 'm-.8-2.2a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  '\u030c': 'm-1.3-3l1.3 1.4l1.3-1.4',
  '\u0327': 'm.1 10v.8c1.2.1 1 1.5-.7 1.4',
}

/** The glyph of a character, with its accent where that is drawn; a character that is not drawn becomes a dot. */
function glyphOf(character: string): Glyph {
  // No-break spaces are as wide as others.
  const whole = glyphs[character.replace(/\s/u, ' ')]
  if (whole) return whole
  const [base = '', accent = ''] = character.normalize('NFD')
  const [width, letter] = glyphs[base] ?? dot
  const mark = accents[accent]
  return mark === undefined ? [width, letter] : [width, `${letter}M${width / 2} 0${mark}`]
}
const drawn = (text: string): ReadonlyArray<Glyph> => [...text.toUpperCase()].map(glyphOf)

/** The width of a line at size 1, with `gap` tenths between its letters. */
export const widthOf = (text: string, gap = 2): number =>
  drawn(text).reduce((sum, [width]) => sum + width + gap, -gap) / 10

/** Style of a written line. */
export interface Writing {
  /** Width of the strokes on the body of 10. */
  readonly weight?: number
  /** Room between letters on the body of 10. */
  readonly gap?: number
  /** 0 writes to the right of x, 0.5 around it, 1 to its left. */
  readonly align?: number
  /** The line gets smaller rather than wider than this. */
  readonly most?: number
}

/** A line of capitals; x and y are its left foot, `size` the height of a capital. */
export function write(
  text: string,
  x: number,
  y: number,
  size: number,
  tone: string,
  { weight = 1.5, gap = 2, align = 0, most = Number.POSITIVE_INFINITY }: Writing = {},
): string {
  const scale = Math.min(size, most / widthOf(text, gap)) / 10
  let at = x - align * widthOf(text, gap) * scale * 10
  let letters = ''
  for (const [width, d] of drawn(text)) {
    if (d)
      letters += `<path transform="translate(${num(at)} ${num(y - 10 * scale)})scale(${Math.round(scale * 100) / 100})" d="${d}"/>`
    at += (width + gap) * scale
  }
  return `<g fill="none" stroke="$${tone}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`
}
