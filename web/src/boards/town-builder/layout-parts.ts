import {
  type Box,
  between,
  bottom,
  brokenInto,
  finger,
  type Size,
  smallest,
  spread,
} from '../../stage/layout.ts'
import { linesAt, narrowest, widthIn, widthOf } from '../../stage/letters.ts'
import type {
  AnswerContents,
  AnswersContents,
  CardLook,
  Contents,
  HouseContents,
  HousePlace,
} from './places.ts'

/** Light around a piece. */
export const ring = 6

/** Size of usual letters on a stage. */
export const typeOf = ({ width, height }: Size): number =>
  between(14, 0.0055 * width + 0.0075 * height, 20)

/** A unit of the ground, which is 1600 by 900 of them and covers the stage. */
export const unitOf = ({ width, height }: Size): number => Math.max(width / 1600, height / 900)

/** Edges of a card's head, and the gap after its sign. */
const headEdges = 8
const signGap = 3

/** The room that a name has beside a sign of some size. */
const roomBeside = (w: number, sign: number): number =>
  w - headEdges - (sign > 0 ? sign + signGap : 0)

/** The room that a card's name has in its head. */
export const nameRoom = ({ w, sign }: CardLook): number => roomBeside(w, sign)

/** The least width of a card on which all these names can be read, without a sign. */
export const narrowestCard = (names: ReadonlyArray<string>): number =>
  Math.ceil(Math.max(0, ...names.map((name) => narrowest(name, 'display', smallest))) + headEdges)

/** A card of this size; its head is as high as the longest of the names takes, which goes before the sign of its type. */
export function cardLook(w: number, h: number, names: ReadonlyArray<string>): CardLook {
  const longest = Math.max(0, ...names.map((name) => narrowest(name, 'display', 1)))
  const usual = Math.max(13, 0.13 * w)
  const sign = roomBeside(w, usual) < longest * smallest ? 0 : usual
  const space = roomBeside(w, sign)
  const letters = Math.max(smallest, Math.min(0.1 * w, space / Math.max(1, longest)))
  const lines = Math.max(1, ...names.map((name) => linesAt(name, 'display', letters, space)))
  const head = Math.max(0.165 * h, lines * letters + 6)
  return { w, h, letters, sign, head, foot: Math.max(20, 0.135 * h) }
}

/** Letters of a house's label, and what stands beside its name: its points and the edges. */
export const labelLetters = (type: number): number => Math.max(smallest, 0.93 * type)
const besideLabel = (letters: number): number => 2.1 * letters + 14

/** Size of a label, on one line or on two. */
export function labelOf(name: string, type: number, lines: 1 | 2): { w: number; h: number } {
  const letters = labelLetters(type)
  const w = widthIn(lines, name, 'bold', letters) + besideLabel(letters)
  const taken = linesAt(name, 'bold', letters, w - besideLabel(letters))
  return { w: Math.ceil(w), h: Math.max(1.7 * letters, taken * 1.02 * letters + 4) }
}

/** A house drawn as wide as this is so high above its foot. */
const heightOf = (picture: number): number => 1.04 * picture

/** Measures of streets: the width of a house of usual stature, lines of a label, and the gap above that. */
interface Street {
  readonly base: number
  readonly type: number
  readonly lines: 1 | 2
  /** Distance from its foot to a house's label. */
  readonly drop: number
  readonly isOnQuay: boolean
  readonly touch: number
}

const pictureOf = ({ stature }: HouseContents, { base, touch }: Street): number =>
  Math.max(touch, base * stature)

const cellOf = (house: HouseContents, street: Street): number =>
  Math.max(pictureOf(house, street), labelOf(house.name, street.type, street.lines).w) + 6

/** Height of a street, from the tallest roof to the lowest label. */
export const streetHeight = (houses: ReadonlyArray<HouseContents>, street: Street): number =>
  Math.max(0, ...houses.map((house) => heightOf(pictureOf(house, street)))) +
  street.drop +
  Math.max(0, ...houses.map(({ name }) => labelOf(name, street.type, street.lines).h))

/** Houses side by side in an area, with their feet on one line; labels end at its foot. */
export function alongStreet(
  houses: ReadonlyArray<HouseContents>,
  area: Box,
  street: Street,
  isPacked = false,
): HousePlace[] {
  const cells = houses.map((house) => cellOf(house, street))
  const sum = cells.reduce((all, one) => all + one, 0)
  const wide = isPacked ? { ...area, w: Math.min(area.w, sum + 14 * cells.length) } : area
  const label = Math.max(0, ...houses.map(({ name }) => labelOf(name, street.type, street.lines).h))
  const feet = bottom(area) - label - street.drop
  return spread(wide, cells).flatMap((cell, i) => {
    const house = houses[i]
    if (!house) return []
    const picture = pictureOf(house, street)
    const size = labelOf(house.name, street.type, street.lines)
    const w = cell.w - 6
    const top = feet - heightOf(picture)
    const box = { x: cell.x + 3, y: top, w, h: feet + street.drop + size.h - top }
    return [
      {
        box,
        picture,
        isOnQuay: street.isOnQuay,
        label: { x: (w - size.w) / 2, y: box.h - size.h, ...size },
      },
    ]
  })
}

/** Returns true if houses fit side by side in a width. */
export const fitsStreet = (
  houses: ReadonlyArray<HouseContents>,
  width: number,
  street: Street,
): boolean => houses.reduce((sum, house) => sum + cellOf(house, street), 0) <= width

/** The least street that houses stand in, where they find no room for a larger one. */
const leastStreet = (look: { readonly type: number; readonly least: number }): Street => ({
  base: look.least,
  type: look.type,
  lines: 2,
  drop: 4,
  touch: finger,
  isOnQuay: false,
})

/** Height in which each of these houses can be seen whole, one street at a time. */
export const leastHeight = (
  houses: ReadonlyArray<HouseContents>,
  look: { readonly type: number; readonly least: number },
): number => streetHeight(houses, leastStreet(look))

/** Streets that fill an area with houses as large as can be; where they are too small they go on below its foot. */
export function streetsIn(
  houses: ReadonlyArray<HouseContents>,
  area: Box,
  look: { readonly type: number; readonly most: number; readonly least: number },
): HousePlace[] {
  if (houses.length === 0) return []
  const gap = 8
  const tries = ([1, 2] as const).flatMap((lines) =>
    Array.from({ length: houses.length }, (_, i) => i + 1).flatMap((count) => {
      const drop = 4
      const label = labelOf(' ', look.type, lines).h
      const tallest = Math.max(...houses.map(({ stature }) => stature))
      const space = (area.h - (count - 1) * gap) / count - label - drop
      const base = between(0, space / (1.04 * tallest), look.most)
      const street = { base, type: look.type, lines, drop, touch: finger, isOnQuay: false }
      if (base < look.least) return []
      const streets = brokenInto(
        houses,
        (house) => cellOf(house, street),
        area.w,
        Math.ceil(houses.length / count),
      )
      return streets.length <= count ? [{ street, streets }] : []
    }),
  )
  const best = tries.toSorted((a, b) => b.street.base - a.street.base)[0]
  const street = best?.street ?? leastStreet(look)
  const streets =
    best?.streets ?? brokenInto(houses, (house) => cellOf(house, street), area.w, houses.length)
  const heights = streets.map((one) => streetHeight(one, street))
  const used = heights.reduce((sum, h) => sum + h, 0) + (heights.length - 1) * gap
  // The rest of the height is shared out above the streets.
  const free = Math.max(0, area.h - used) / (heights.length + 1)
  let y = area.y
  return streets.flatMap((one, i) => {
    const h = heights[i] ?? 0
    const places = alongStreet(one, { x: area.x, y: y + free, w: area.w, h }, street)
    y += h + gap + free
    return places
  })
}

/** Letters of an answer, and what stands beside them: its sign, its edges, and a tick. In a word or two it has no sign. */
export const answerLetters = (type: number, isShort: boolean) =>
  isShort
    ? { title: 13, note: 0, beside: 14 }
    : { title: 1.07 * type, note: Math.max(smallest, 0.94 * type), beside: 64 }

/** Height of an answer in a width; `isShort`: in a word or two. */
function answerHeight(
  { title, short, note }: AnswerContents,
  w: number,
  type: number,
  isShort: boolean,
): number {
  const letters = answerLetters(type, isShort)
  const space = w - letters.beside
  const lines =
    linesAt(isShort ? short : title, 'bold', letters.title, space) * letters.title * 1.15 +
    (note && !isShort ? linesAt(note, 'text', letters.note, space) * letters.note * 1.15 : 0)
  return Math.max(finger, lines + 8)
}

/** Edges and gaps of the sheet on which answers stand. */
export const sheet = { edge: 8, gap: 6 } as const

/** Look of answers in a width: number of columns, number of words, and what is kept free at their right. */
interface AnswersLook {
  readonly columns: number
  readonly short: boolean
  readonly aside: number
}

/** Answers in a width: the height of each line, and of all with the reasons below. */
export function answersIn(answers: AnswersContents, w: number, type: number, look: AnswersLook) {
  const { columns, short, aside } = look
  const inner = (w - 2 * sheet.edge - aside - (columns - 1) * sheet.gap) / columns
  const all = answers.options.map((one) => answerHeight(one, inner, type, short))
  const heights = Array.from({ length: Math.ceil(all.length / columns) }, (_, line) =>
    Math.max(...all.slice(line * columns, (line + 1) * columns)),
  )
  const why = columns === 1 ? answers.blocked : []
  const reasons = why.reduce((sum, one) => sum + linesAt(one, 'text', 13, inner - 26) * 15.6 + 3, 0)
  const lines = reasons > 0 ? [...heights, reasons] : heights
  const sum = lines.reduce((all, line) => all + line, 0)
  return {
    ...look,
    heights,
    h: Math.ceil(sum + (lines.length - 1) * sheet.gap + 2 * sheet.edge) + 2,
  }
}

/** Width of everybody's counts side by side. */
export function talliesWidth(tallies: ReadonlyArray<string>, letters: number): number {
  const disc = 1.4 * Math.max(smallest, 0.92 * letters) + 3
  const sum = tallies.reduce((all, one) => all + disc + widthOf(one, 'text', letters) + 7, 0)
  return Math.max(0, sum - 7)
}

/** Width that a judge or an award needs, its counts on so many lines. */
export function medalWidth(contents: Contents, type: number, lines: number): number {
  const words = contents.medals.flatMap(({ name, tallies }) => [
    narrowest(name, 'display', smallest) + 12,
    talliesWidth(tallies.slice(0, Math.ceil(tallies.length / lines)), 0.93 * type) + 12,
  ])
  return 4.15 * type + Math.max(0, ...words)
}

/** The foot of the lowest of some boxes. */
export const footOf = (boxes: ReadonlyArray<Box>, none: number): number =>
  Math.max(none, ...boxes.map(bottom))
