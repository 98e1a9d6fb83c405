import { around, type Box, between, finger, smallest } from '../../stage/layout.ts'
import { linesAt, narrowest, widthIn, widthOf } from '../../stage/letters.ts'
import type {
  CardContents,
  CardLook,
  CardPlace,
  ColumnPlace,
  FanPlaces,
  LineLook,
  PileContents,
  VillageCard,
} from './places.ts'

/** Light around a piece. */
export const ring = 6

/** Ratio of a card's height to its width. */
export const upright = 1.4

/** Room of the marks of a card in its head, from its edge to its name. */
export const besideName = (w: number, marks: number, below: boolean): number =>
  below ? 0.05 * w + 1 : 0.065 * w + (marks > 0 ? 0.17 * w + 0.06 * w * (marks - 1) : 0)

/** Gap behind a name. */
const behindName = 3

/** The room that a name has in the head of a card of which so much is seen. */
export const nameRoom = (look: CardLook, { marks }: CardContents): number =>
  look.seen - besideName(look.w, marks, look.marksBelow) - behindName

/** The least that must be seen of cards, so that the longest part of each name is, and of what they go on. */
export function leastSeen(w: number, cards: ReadonlyArray<CardContents>): number {
  const below = Math.max(smallest, 0.086 * w)
  const needs = cards.flatMap((card) => [
    narrowest(card.name, 'display', smallest) + besideName(w, 0, true) + behindName,
    narrowest(card.below ?? '', 'bold', below) + 0.06 * w + 8,
  ])
  return Math.ceil(Math.max(0, ...needs))
}

/** Cards of this width, of which so much is seen: the head is as high as the longest of the names takes. */
export function cardLook(w: number, cards: ReadonlyArray<CardContents>, seen = w): CardLook {
  const h = upright * w
  const usual = Math.max(smallest, 0.102 * w)
  const lookOf = (letters: number, marksBelow: boolean) => {
    const space = ({ marks }: CardContents) => seen - besideName(w, marks, marksBelow) - behindName
    const lines = Math.max(
      1,
      ...cards.map((card) => linesAt(card.name, 'display', letters, space(card))),
    )
    const isWhole = cards.every(
      (card) => narrowest(card.name, 'display', letters) <= space(card) + 0.01,
    )
    const head = Math.max(0.19 * h, lines * letters * 0.95 + 5)
    return { lines, isWhole, look: { w, h, head, foot: 0.195 * h, letters, seen, marksBelow } }
  }
  const tries = [
    lookOf(usual, false),
    lookOf(smallest, false),
    lookOf(usual, true),
    lookOf(smallest, true),
  ]
  const fitting = tries.find(({ lines, isWhole }) => isWhole && lines <= 2)
  return (fitting ?? tries.find(({ isWhole }) => isWhole) ?? lookOf(smallest, true)).look
}

/** Widths of the parts of a line beside the name, each with its gap; `lying`: gold on it, which keeps its edge free. */
const lineParts = { mark: 17, more: 5, lock: 17, key: 25, sign: 14, coin: 22, worth: 3 } as const
const lineEdges = { usual: 11, lying: 34 } as const

/** Part of a line's width that its name does not have. */
function besideLine(card: VillageCard, look: Omit<LineLook, 'letters'>): number {
  const { mark, more, lock, key, sign, coin, worth } = lineParts
  return (
    (card.lying ? lineEdges.lying : lineEdges.usual) +
    (look.mark ? mark + more * Math.max(0, card.marks - 1) : 0) +
    (look.lock && card.lock ? lock : 0) +
    (look.coins || look.key || look.signs ? worth : 0) +
    (look.coins ? card.coins * coin : 0) +
    (look.key && card.key ? key : 0) +
    (look.signs ? card.signs * sign : 0)
  )
}

/** The room that a line's name has. */
export const lineRoom = (card: VillageCard, w: number, look: LineLook): number =>
  w - besideLine(card, look)

const letters = { most: 13, least: smallest } as const

/** Look of a line by its width and height, in order of need: the name first, then what the card is worth. */
export function lineOf(card: VillageCard, w: number, h: number, covered: boolean): LineLook {
  return fittingLine(card, w, h, covered) ?? { ...bare, letters: smallest }
}

/** A line of which only the name is seen. */
const bare = { mark: false, lock: false, key: false, signs: false, coins: false } as const

/** Height of a line in which a name takes three lines. */
const threeLines = 38

/** Height of the lines of a village: higher than usual where a card that stands in one needs it. */
export function lineHeight(
  columns: ReadonlyArray<ReadonlyArray<PileContents>>,
  seen: number,
  usual: number,
): number {
  const lines = columns.flatMap((column) => column.slice(0, -1))
  const isCut = lines.some(({ starter }) => !fittingLine(starter, seen, usual, false))
  return isCut ? Math.max(usual, threeLines) : usual
}

function fittingLine(card: VillageCard, w: number, h: number, covered: boolean): LineLook | null {
  const fits = (space: number, size: number) =>
    narrowest(card.name, 'bold', size) <= space &&
    linesAt(card.name, 'bold', size, space) * size * 0.95 <= h - 1
  const worth = !covered
  const all = { mark: card.marks > 0, lock: card.lock, key: worth, signs: worth, coins: worth }
  const tries = [
    all,
    { ...all, key: false },
    { ...all, key: false, lock: false },
    { ...all, key: false, lock: false, mark: false },
    { ...all, key: false, lock: false, mark: false, signs: false },
    bare,
  ]
  for (const look of tries)
    for (const size of [letters.most, letters.least])
      if (fits(w - besideLine(card, look), size)) return { ...look, letters: size }
  return null
}

/** Number of cards side by side in a column. */
export function wideOf(column: ReadonlyArray<PileContents>): number {
  const pile = column.at(-1)
  if (!pile || column.length > 1) return 1
  return Math.max(1, pile.branches.length + (pile.opening ? 1 : 0))
}

/** All cards of a column, for the letters of their names. */
export const cardsOf = (columns: ReadonlyArray<ReadonlyArray<PileContents>>): VillageCard[] =>
  columns.flat().flatMap(({ starter, branches }) => [starter, ...branches.flat()])

/** Measures of the cards of a village: width and height, height of a line, and the way from one to the next. */
export interface Standing {
  readonly w: number
  readonly line: number
  readonly pitch: number
  readonly touched: boolean
}

/**
 * A column of a village, from its corner.
 *
 * @param last nothing lies over its last card
 */
export function columnPlace(
  column: ReadonlyArray<PileContents>,
  at: { readonly x: number; readonly y: number },
  { w, line, pitch, touched }: Standing,
  last: boolean,
): ColumnPlace {
  const h = upright * w
  const wide = wideOf(column)
  const seenOf = (branch: number) => (last && branch === wide - 1 ? w : Math.min(w, pitch))
  const across = (wide - 1) * pitch + seenOf(wide - 1)
  const cards = new Map<string, CardPlace>()
  let opening: Box | null = null
  let y = 0
  let heads = 0
  let more = { branch: 0, heads: 0 }
  const putLine = (card: VillageCard, x: number, seen: number, at: number, covered: boolean) =>
    cards.set(card.at, {
      box: { x, y: at, w: seen, h: line },
      line: lineOf(card, seen, line, covered),
      seen,
    })
  const putCard = (card: VillageCard, branch: number, at: number) =>
    cards.set(card.at, {
      box: { x: branch * pitch, y: at, w, h },
      line: null,
      seen: seenOf(branch),
    })
  for (const [i, { starter, branches, opening: opens }] of column.entries()) {
    const isTop = i < column.length - 1
    if (isTop || branches.length > 0) {
      putLine(starter, 0, across, y, branches.length > 0)
      heads += 1
      y += line
    } else putCard(starter, 0, y)
    if (isTop) continue
    const depths = branches.map((branch) => branch.length - 1)
    for (const [b, branch] of branches.entries())
      for (const [level, card] of branch.entries())
        if (level < branch.length - 1) putLine(card, b * pitch, seenOf(b), y + level * line, true)
        else putCard(card, b, y + level * line)
    if (opens) opening = { x: branches.length * pitch, y, w: seenOf(branches.length), h }
    if (depths.length > 0) {
      const all = opens ? [...depths, 0] : depths
      const [least, most] = [Math.min(...all), Math.max(...all)]
      heads += least
      more = { branch: all.indexOf(most), heads: most - least }
    }
  }
  const below = finger - 26
  const buttons: Box[] = []
  if (touched && heads > 0) buttons.push({ x: 0, y: 0, w: across, h: heads * line + below })
  if (touched && more.heads > 0)
    buttons.push({
      x: more.branch * pitch,
      y: heads * line,
      w: seenOf(more.branch),
      h: more.heads * line + below,
    })
  const boxes = [...[...cards.values()].map(({ box }) => box), ...(opening ? [opening] : [])]
  const { w: whole, h: high } = around(boxes)
  return {
    box: { ...at, w: whole, h: high },
    wide,
    cards,
    opening,
    heads: buttons,
  }
}

/** The words beside what was drafted, upright: as wide as their lines take. */
function titleWidth(title: string, h: number): number {
  const lines = linesAt(title, 'bold', smallest, h - 14)
  return Math.ceil(lines * smallest * 1.2 + 8)
}

/** Contents of the line of a hand. */
interface FanContents {
  readonly hand: ReadonlyArray<CardContents>
  readonly square: { readonly title: string; readonly cards: ReadonlyArray<CardContents> }
}

/**
 * A hand, and beside it what was drafted this round, in one line: side by side where there is room, else over each
 * other as far as names stay in view, else swiped.
 *
 * @param swiped they do not lie over each other
 */
export function fanIn(
  area: Box,
  w: number,
  { hand, square }: FanContents,
  look: { readonly gap: number; readonly edge: number; readonly swiped: boolean },
): FanPlaces {
  const { gap, edge, swiped } = look
  const h = upright * w
  const all = [...hand, ...square.cards]
  const isTwo = hand.length > 0 && square.cards.length > 0
  const label = square.cards.length > 0 ? titleWidth(square.title, h) : 0
  const between2 = (isTwo ? 2 * gap : 0) + (label > 0 ? label + gap : 0)
  const whole = (hand.length > 0 ? 1 : 0) + (square.cards.length > 0 ? 1 : 0)
  const under = all.length - whole
  const fit = (area.w - 2 * edge - between2 - whole * w) / Math.max(1, under)
  const pitch = swiped ? w + gap : between(Math.min(w + gap, leastSeen(w, all)), fit, w + gap)
  const wide = under * pitch + whole * w + between2
  const y = area.h - h - ring
  let x = Math.max(edge, (area.w - wide) / 2)
  const line = (count: number) => {
    const boxes = Array.from({ length: count }, (_, i) => ({ x: x + i * pitch, y, w, h }))
    if (count > 0) x += (count - 1) * pitch + w + 2 * gap
    return boxes
  }
  const hands = line(hand.length)
  const title = label > 0 ? { x, y, w: label, h } : null
  if (title) x += label + gap
  const places = line(square.cards.length)
  return {
    area,
    look: cardLook(w, all, Math.min(w, pitch)),
    hand: hands,
    square: places,
    title,
    empty:
      all.length === 0 ? { x: edge, y: area.h / 2 - 22, w: area.w - 2 * edge, h: finger } : null,
  }
}

/** Letters of a tag, and what stands beside its words. */
export const tagLetters = (touched: boolean) => (touched ? 13 : 14)
const tagEdges = 24

/** Width of a tag on one line; on a stage that is touched it is as wide as a finger. */
export const tagWidth = (text: string, touched: boolean): number =>
  Math.max(
    touched ? finger : 0,
    Math.ceil(widthOf(text, 'bold', tagLetters(touched)) * 1.01) + tagEdges,
  )

/** The least width of a starter's name and its count. */
export const starterWidth = (name: string, marks: boolean): number =>
  widthIn(2, name, 'bold', smallest) + (marks ? 18 : 0) + 30
