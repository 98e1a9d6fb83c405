/** Parts of the pictures of "How it plays". Each is 360 by 270, printed in tones. */
import { perforated } from '../../../../worker/pictures/parts.ts'
import { alpha, group, line, path, rounded } from '../../../../worker/pictures/shapes.ts'
import type { Place, Suit } from '../../../../worker/pictures/tones.ts'

/** The four pictures of a game. */
export interface Figures {
  readonly place: Place
  readonly suits: ReadonlyArray<Suit>
  /** Parts that the pictures show, each once. */
  readonly parts: string
  /** Tones besides those of the place. */
  readonly css?: string
  /** The steps whose pictures show the three parts of the game's aim. */
  readonly aim: readonly [number, number, number]
  /** By step; `name` gives the word for a thing that is named in a picture. */
  draw(name: (thing: string) => string): readonly [string, string, string, string]
}

/** A part under an id, for `show`. */
export const part = (id: string, box: string, inner: string): string =>
  `<symbol id="how-${id}" viewBox="${box}">${inner}</symbol>`

/** A window on a part: where it stands, and how large. */
export const show = (id: string, x: number, y: number, width: number, height: number): string =>
  `<use href="#how-${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

/** The ground as a part; its window has the form of a picture. */
export const land = (ground: string, [x, y, width]: readonly [number, number, number]): string =>
  `<symbol id="how-land" viewBox="${x} ${y} ${width} ${width * 0.75}" preserveAspectRatio="xMidYMid slice">${ground}</symbol>`

/** A picture: the ground, and what lies on it. */
export const onLand = (inner: string): string => show('land', 0, 0, 360, 270) + inner

/** Group that is printed in the tones of a suit. */
export const inSuit = (suit: string, inner: string): string => `<g class="s-${suit}">${inner}</g>`

/** The paper of a stamp with its shadow. */
export const paper = (width: number, height: number): string =>
  group(2, 3, 1, path(perforated(width, height), 'key', alpha(0.22))) +
  path(perforated(width, height), 'paper', ' stroke="$edge" stroke-width=".7"')

/** A word on paper. */
export const word = (
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' = 'middle',
  tone = 'print',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="$${tone}">${text}</text>`

/** A way that something goes. */
export const arrow = (d: string): string =>
  line(d, 'paper', 15, rounded) + line(d, 'ok', 8, rounded)

/** A small sheet of paper for signs and numbers. */
export const slip = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="$paper" stroke="$edge"/>`
