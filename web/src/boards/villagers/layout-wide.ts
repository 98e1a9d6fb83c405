import {
  type Box,
  bottom,
  brokenInto,
  filling,
  finger,
  right,
  type Size,
} from '../../stage/layout.ts'
import { linesAt } from '../../stage/letters.ts'
import {
  cardLook,
  fanIn,
  ring,
  starterWidth,
  tagLetters,
  tagWidth,
  upright,
} from './layout-parts.ts'
import { isLarger, villageInLine, villageInLines } from './layout-village.ts'
import type { Contents, RoadPlaces, StarterPlaces, VillagersLayout } from './places.ts'

const edge = 12
/** Room at the right edge for the handle of the drawer. */
const handle = 58
/** Gap between cards, as a share of their width. */
const gap = 0.115
/** Gap between tags. */
const tagGap = 8
/** Buttons of the zoom. */
const zoom = { w: 134, h: 46 } as const

/** Measures taken once: the room, whether fingers touch it, and the width of a card. */
interface Measures {
  readonly stage: Size
  /** An upright tablet: seats above it, no handle beside it, and fingers on it. */
  readonly isUpright: boolean
  /** Width without the handle. */
  readonly w: number
  readonly cw: number
}

function measuresOf(stage: Size): Measures {
  const { width, height } = stage
  const isUpright = width < height && width < 960
  const w = isUpright ? width : width - handle
  const cw = isUpright
    ? Math.min((w - 2 * edge - 5 * 14) / 6, 0.155 * height)
    : Math.min(0.155 * height, 0.104 * width)
  return { stage, isUpright, w, cw }
}

/** Open cards with the stacks behind them, from some left edge on. */
function roadCards(contents: Contents, { cw }: Measures, x: number, y: number, step: number) {
  const behind = 0.18 * cw
  const columns = contents.road.map((card, i) => {
    const at = x + i * step
    return {
      card: { x: at, y: y + behind, w: cw, h: upright * cw },
      stack: { x: at + 0.04 * cw, y: card ? y : y + 0.1 * cw, w: cw, h: upright * cw },
    }
  })
  const open = contents.road.flatMap((card) => card ?? [])
  const area = { x: 0, y: 0, w: x + contents.road.length * step, h: y + behind + upright * cw }
  return {
    look: cardLook(cw, open),
    area,
    cards: columns.map(({ card }) => card),
    stacks: columns.map(({ stack }) => stack),
    piles: 'behind' as const,
  }
}

/** The days of the market above the right upper corners of their stacks. */
const marketsOf = (
  contents: Contents,
  stacks: ReadonlyArray<Box>,
  touched: boolean,
  ends: number,
): Box[] => {
  const top = Math.min(...stacks.map(({ y }) => y))
  return contents.markets.map(({ column, text }) => {
    const stack = stacks[column] ?? { x: 0, y: 0, w: 0, h: 0 }
    const w = tagWidth(text, touched) - 4
    const h = touched ? finger : 26
    return { x: Math.min(right(stack) + 7, ends) - w, y: top - h + (touched ? 2 : -4), w, h }
  })
}

/** The road of a screen that lies: the Reserve, six stacks, and the list of basic villagers, in one line. */
function lyingRoad(
  contents: Contents,
  measures: Measures,
): { road: RoadPlaces; starters: StarterPlaces } {
  const { cw, stage, w } = measures
  const step = cw * (1 + gap)
  const { names, title: said } = contents.starters
  const wide = Math.max(1.1 * cw, ...names.map((name) => starterWidth(name, false)))
  const count = contents.road.length + 1
  const whole = count * step + wide
  const x = Math.max(edge, (w - whole) / 2)
  const y = 0.114 * stage.height
  const cards = roadCards(contents, measures, x + step, y, step)
  const top = y + 0.18 * cw
  const h = upright * cw
  const box = { x: x + count * step, y: top, w: wide, h }
  const title = {
    x: 7,
    y: 5,
    w: wide - 12,
    h: linesAt(said, 'bold', 13, wide - 12) * 15,
  }
  const list = { x: 5, y: bottom(title) + 8, w: wide - 10, h: h - bottom(title) - 13 }
  const marks = names.every((name) => starterWidth(name, true) <= wide - 10)
  return {
    road: {
      ...cards,
      reserve: { x, y: top, w: cw, h },
      markets: marketsOf(contents, cards.stacks, false, w),
      hint: null,
      beyond: null,
    },
    starters: {
      box,
      title,
      marks,
      places: filling(list, names.length, { columns: 1, lines: names.length, gap: 9 }),
    },
  }
}

/** The road of an upright tablet: Reserve and basic villagers above it, and cards as large as on a screen that lies. */
function uprightRoad(contents: Contents, measures: Measures, top: number) {
  const { cw, w } = measures
  const reserve = { x: edge, y: top, w: 76, h: 48 }
  const starters = startersBeside(
    contents,
    { x: right(reserve) + edge, y: top, w: w - 3 * edge - reserve.w, h: 48 },
    8,
  )
  const step = (w - 2 * edge - cw) / (contents.road.length - 1)
  const y = bottom(reserve) + (contents.markets.length > 0 ? finger + 2 : 16)
  const cards = roadCards(contents, measures, edge, y, step)
  const markets = marketsOf(contents, cards.stacks, true, w - 4)
  const road: RoadPlaces = { ...cards, reserve, markets, hint: null, beyond: null }
  return { road, starters }
}

/** Basic villagers side by side, without a title. */
export function startersBeside(contents: Contents, box: Box, between: number): StarterPlaces {
  const { names } = contents.starters
  const look = { columns: names.length, lines: 1, gap: between }
  const places = filling({ ...box, x: 0, y: 0 }, names.length, look)
  const marks = names.every((name) => starterWidth(name, true) <= (places[0]?.w ?? 0))
  return { box, title: null, marks, places }
}

/** Height of the tags in a width: those at the left stand beside the lines of the others. */
function tagsHeight({ tags }: Contents, width: number, touched: boolean): number {
  const high = touched ? finger : 28
  const widths = (some: typeof tags.left) =>
    some.map(({ text }) => tagWidth(text, touched) + tagGap)
  const left = widths(tags.left).reduce((sum, w) => sum + w, 0)
  const space = width - 2 * edge - left
  const lines = brokenInto(widths(tags.middle), (w) => Math.min(w, space), space, 99)
  const heights = lines.map((line) => {
    const [first = 0] = line
    if (line.length > 1 || first <= space) return high
    const longest = tags.middle.find(({ text }) => tagWidth(text, touched) + tagGap > space)
    const letters = tagLetters(touched)
    return Math.max(
      high,
      linesAt(longest?.text ?? '', 'bold', letters, space - 34) * letters * 1.15 + 8,
    )
  })
  return heights.reduce((sum, h) => sum + h + 6, -6)
}

/** The stage of a screen that shows all: the road above, the village in the middle, a hand at its foot. */
export function wideLayout(stage: Size, contents: Contents): VillagersLayout {
  const measures = measuresOf(stage)
  const { cw, isUpright, w } = measures
  const apart = Math.max(6, 0.012 * stage.height)
  const chips = contents.chips
    ? { x: edge, y: 10, w: w - 2 * edge, h: isUpright ? 52 : 0.114 * stage.height - 26 }
    : null
  const { road, starters } = isUpright
    ? uprightRoad(contents, measures, chips ? bottom(chips) + 8 : 12)
    : lyingRoad(contents, measures)
  const tagsTop = bottom(road.area) + apart + (isUpright ? 4 : 0)
  const handHigh = upright * cw + 14 + ring
  const handTop = stage.height - Math.max(2, 0.014 * stage.height - ring) - handHigh
  const below = (tags: { readonly box: Box }) => ({
    x: 0,
    y: bottom(tags.box) + apart - 6,
    w,
    h: handTop - bottom(tags.box) - apart + 8,
  })
  const tagsIn = (width: number) => ({
    box: { x: 0, y: tagsTop, w: width, h: tagsHeight(contents, width, isUpright) },
    scrolls: false,
  })
  const villageIn = (area: Box) => {
    const ground = { area, full: cw, line: 27, gap, touched: isUpright }
    // An upright tablet is higher than wide: there piles stand in lines before they overlap.
    const shares = isUpright ? [1, 0.88, 0.76] : []
    const lines = shares.map((share) =>
      villageInLines(contents, { ...ground, full: share * cw, gap: gap * cw }),
    )
    return lines.find((one) => !isLarger(one)) ?? villageInLine(contents, ground, true)
  }
  const usual = villageIn(below(tagsIn(w)))
  const isZoomed = contents.zoom !== 1 || isLarger(usual)
  const narrow = tagsIn(w - zoom.w - 10)
  const tags = isZoomed
    ? { ...narrow, box: { ...narrow.box, h: Math.max(zoom.h - 6, narrow.box.h) } }
    : tagsIn(w)
  const hand = fanIn({ x: 0, y: handTop, w, h: handHigh }, cw, contents, {
    gap: gap * cw,
    edge: 14,
    swiped: false,
  })
  return {
    touched: isUpright,
    road,
    starters,
    tags,
    chips,
    zoom: isZoomed ? { x: w - zoom.w - ring, y: tagsTop - ring, ...zoom } : null,
    village: isZoomed ? villageIn(below(tags)) : usual,
    hand,
    sheet: {
      x: edge,
      y: 0.09 * stage.height,
      w: Math.min(900, w - 2 * edge),
      h: 0.84 * stage.height,
    },
    elsewhere: { x: w / 2, y: 12, w: 1, h: 1 },
  }
}
