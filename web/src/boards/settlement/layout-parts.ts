import {
  type Box,
  between,
  bottom,
  brokenInto,
  filling,
  type Size,
  smallest,
} from '../../stage/layout.ts'
import { linesAt, narrowest, widthOf } from '../../stage/letters.ts'
import type {
  Contents,
  Heading,
  ShelfContents,
  ShelfLook,
  ShelfPlaces,
  TokenWidths,
  WareContents,
} from './places.ts'

/** Size of usual letters on a stage. */
export const typeOf = ({ width }: Size): number => between(14, 10.2 + 0.0034 * width, 18)

/** Gaps between tokens, and the light around a card that can be chosen. */
export const tokenGap = 4
export const ring = 4

/** Number of lines that tokens take in a width. */
export const tokenLines = (tokens: TokenWidths, letters: number, width: number): number =>
  brokenInto(tokens, (one) => one * letters + tokenGap, width + tokenGap, Infinity).length

/** The largest letters up to `most`, at which none of some words is cut in a width. */
export const lettersFor = (
  words: ReadonlyArray<string>,
  face: 'text' | 'bold' | 'display',
  width: number,
  most: number,
): number =>
  between(smallest, width / Math.max(0.01, ...words.map((one) => narrowest(one, face, 1))), most)

/**
 * Lines of a flag: its number, below that what stands there or what it would yield, and a word; `word`: letters of that,
 * 0 where there is none; `most`: the largest number.
 */
export function flagLines(high: number, word: number, most: number) {
  const rest = high - 6 - (word > 0 ? word + 4 : 2)
  const sign = between(13, rest / 2 - 1, most)
  const standing = between(14, rest - sign, 18)
  return { sign, standing, amounts: Math.max(smallest, Math.min(0.65 * most, standing / 1.2)) }
}

/** Width of a heading with what is said beside it; `isBare`: without that. */
export const headWidth = ({ title, note }: Heading, look: ShelfLook, isBare: boolean): number =>
  Math.ceil(
    widthOf(title, 'display', look.heading) +
      (isBare ? 0 : widthOf(`  ${note}`, 'text', look.note)),
  ) + 4

/** Height of a heading in a width: its note lies below the title where it does not fit beside it. */
export const headHeight = (of: Heading, look: ShelfLook, w: number): number =>
  headWidth(of, look, false) <= w
    ? 20
    : 22 + 1.15 * look.note * linesAt(of.note, 'text', look.note, w)

/** Height of a hero's card besides the portrait: name, price, points, and the gaps. */
const heroEdges = 12
export const heroWords = (
  { price, name }: { readonly name: string; readonly price: TokenWidths },
  w: number,
  look: ShelfLook,
): number =>
  linesAt(name, 'bold', look.hero, w - heroEdges) * 1.2 * look.hero +
  tokenLines(price, look.price, w - heroEdges) * 1.2 * look.price +
  Math.max(21, look.price * 1.2) +
  19

/** Width beside the words of a market space: its picture, its price, gaps and edges. */
export const wareBeside = (price: number, look: ShelfLook): number =>
  (look.picture > 0 ? look.picture + 29 : 19) + price * (look.price + 2)

/** Height of the words of a market space in a width. */
export const wareHeight = (
  { name, effect, price }: WareContents,
  w: number,
  look: ShelfLook,
): number => {
  const space = w - wareBeside(price, look)
  return (
    linesAt(name, 'display', look.ware, space) * 0.92 * look.ware +
    tokenLines(effect, look.effect, space) * 1.2 * look.effect +
    2
  )
}

/** The widest picture at which all market spaces can be read, and their letters. */
export function wareLook(
  wares: ReadonlyArray<WareContents | null>,
  { w, h }: { readonly w: number; readonly h: number },
  look: ShelfLook,
): ShelfLook {
  const all = wares.filter((one) => one !== null)
  const fits = (tried: ShelfLook) =>
    all.every(
      (one) =>
        wareHeight(one, w, tried) <= h - 2 &&
        narrowest(one.name, 'display', tried.ware) <= w - wareBeside(one.price, tried),
    )
  const pictures = [between(34, 0.24 * w, 74), 34, 26, 0]
  const sizes = [1, 0.94, 0.9, 0.85]
  const tries = pictures.flatMap((picture) =>
    sizes.map((by) => ({
      ...look,
      picture,
      ware: Math.max(smallest, by * look.ware),
      effect: Math.max(smallest, by * look.effect),
    })),
  )
  const found = tries.find(fits) ?? tries.at(-1)
  return found ? { ...look, picture: found.picture, ware: found.ware, effect: found.effect } : look
}

/** Letters of the shelf on a stage with usual letters of some size. */
export const shelfLook = (type: number): ShelfLook => ({
  heading: 1.08 * type,
  note: Math.max(13, 0.93 * type),
  hero: Math.max(13, type - 1),
  price: type,
  ware: type - 0.5,
  effect: Math.max(13, type - 0.5),
  picture: 0,
  artifact: type,
  text: type,
  treasure: 40,
  isAbove: false,
})

/** Edges of a card of an artifact, and the gap between its parts. */
const cardEdges = 16

/** Height of an artifact's card in a width. */
export function artifactHeight(
  { name, text }: { readonly name: string; readonly text: string },
  w: number,
  look: ShelfLook,
): number {
  const space = w - cardEdges
  const beside = look.isAbove ? space : space - look.treasure - 8
  const named = linesAt(name, 'display', look.artifact, beside) * 1.08 * look.artifact
  const head = look.isAbove ? look.treasure + 4 + named : Math.max(look.treasure, named)
  return head + 4 + linesAt(text, 'text', look.text, space) * 1.2 * look.text + 14
}

/** Artifacts in lines of an area that scrolls where they are higher than it. */
export function artifactsIn(
  { artifacts }: ShelfContents,
  area: Box,
  columns: number,
  look: ShelfLook,
  most: number,
) {
  const gap = 9
  const edge = ring
  const w = (area.w - 2 * edge - (columns - 1) * gap) / columns
  const beside = between(36, 0.3 * w, 64)
  const space = w - cardEdges
  const isAbove = artifacts.cards.some(
    ({ name }) => narrowest(name, 'display', smallest) > space - beside - 8,
  )
  const treasure = isAbove ? 40 : beside
  const wished = between(13, 0.06 * w, look.text + 0.5)
  const names = artifacts.cards.map(({ name }) => name)
  const looks = [wished, 13, 12.5, 12].map((text) => ({
    ...look,
    isAbove,
    treasure,
    text,
    artifact: lettersFor(names, 'display', isAbove ? space : space - beside - 8, look.artifact),
  }))
  const lines = Math.ceil(artifacts.cards.length / columns)
  const room1 = (area.h - 2 * edge - (lines - 1) * gap) / Math.max(1, lines)
  const high = (one: ShelfLook) =>
    Math.max(0, ...artifacts.cards.map((card) => artifactHeight(card, w, one)))
  const found = looks.find((one) => high(one) <= room1) ?? { ...look, ...looks.at(-1) }
  const h = Math.max(Math.ceil(high(found)), Math.min(room1, most))
  const places = filling(
    { x: edge, y: edge, w: area.w - 2 * edge, h: lines * (h + gap) - gap },
    artifacts.cards.length,
    { columns, lines, gap },
  )
  const foot = Math.max(0, ...places.map(bottom)) + edge
  const cards = { area: { ...area, h: Math.min(area.h, foot) }, places }
  return { look: found, cards }
}

/** My heroes in lines of an area. */
export function guestsIn(count: number, area: Box, least: number): Box[] {
  const gap = 8
  const columns = Math.max(1, Math.floor((area.w + gap) / (least + gap)))
  const w = Math.min(1.4 * least, (area.w - (columns - 1) * gap) / columns)
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (w + gap),
    y: area.y + Math.floor(i / columns) * (guestHeight(w) + gap + 6),
    w,
    h: guestHeight(w),
  }))
}

/** A hero that was invited is so high. */
export const guestHeight = (w: number): number => Math.round(Math.max(44, 0.72 * w + 4))

/** Places of a shelf without parts: nothing has a place. */
export const noParts: Omit<ShelfPlaces, 'panel' | 'look' | 'turns'> = {
  scrolls: false,
  heroes: null,
  market: null,
  artifacts: null,
  own: null,
}

/** Letters and icon of a purse, and how wide each amount is in it. */
export function amountsOf(
  { purse }: Contents,
  letters: number,
  icon: number,
  least: number,
  edge: number,
) {
  const one = (number: string) =>
    Math.max(least, icon + 4 + widthOf(number, 'display', letters) * 1.1 + 2 * edge)
  const settlers = purse.settlers.reduce(
    (sum, number) => sum + icon + 8 + widthOf(number, 'display', letters) * 1.1,
    2 * edge + 2,
  )
  return [...purse.amounts.map(one), Math.max(least, settlers)]
}

/** Boxes side by side of their widths, what is left of the width between them. */
export function inRow(area: Box, widths: ReadonlyArray<number>): Box[] {
  const sum = widths.reduce((all, one) => all + one, 0)
  const gap = widths.length > 1 ? Math.max(0, (area.w - sum) / (widths.length - 1)) : 0
  let x = area.x
  return widths.map((w) => {
    const box = { ...area, x, w }
    x += w + gap
    return box
  })
}
