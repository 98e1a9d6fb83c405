import { type Box, between, bottom, finger, right, type Size } from '../../stage/layout.ts'
import { cardLook, fanIn, ring, upright } from './layout-parts.ts'
import { isLarger, villageInLine, villageInLines } from './layout-village.ts'
import { startersBeside } from './layout-wide.ts'
import type { Contents, FanPlaces, RoadPlaces, VillagersLayout } from './places.ts'

const edge = 8
/** A stage so low has no strip for the market, and its village stands in one line. */
const low = 470
/** Tags scroll in a line so high. */
const tagsHigh = 50
/** As many cards as stand side by side in a village. */
const columns = 4
/** One button of the zoom is enough for fingers, which pinch; all of them here. */
const zoom = { w: 138, h: 46 } as const

/** Heights on a phone, the same on its panes: the hand stays where it is. */
function heightsOf({ width, height }: Size) {
  const isLow = height < low
  const piles = between(finger, 0.095 * height, 64)
  const market = isLow ? 0 : finger
  const fixed = edge + market + piles + ring + finger + ring + 8 + edge
  const rest = height - fixed - 4 * ring
  const hand = between(108, 0.42 * rest, Math.min(190, 0.42 * width * upright))
  const road = Math.min(rest - hand, 0.5 * width * upright)
  return { isLow, piles, market, hand, road }
}

/** The hand of a phone: one line of cards that is swiped. */
function handOf(stage: Size, contents: Contents): FanPlaces {
  const { hand } = heightsOf(stage)
  const h = hand + 2 * ring
  const area = { x: 0, y: stage.height - h - 2, w: stage.width, h }
  return fanIn(area, hand / upright, contents, { gap: 8, edge: edge + 2, swiped: true })
}

/** Stacks in a line with the Reserve, and below them the open cards, in a line that is swiped. */
function roadOf(stage: Size, contents: Contents, hand: FanPlaces) {
  const { width } = stage
  const { piles, market, road, isLow } = heightsOf(stage)
  const count = contents.road.length + 1
  const free = hand.area.y - edge - market - piles - finger - road - 4 * ring
  const space = ring + Math.max(0, Math.min(14, (free - (contents.roadHint ? finger : 0)) / 4))
  const w = Math.min(60, (width - 2 * edge - (count - 1) * ring) / count)
  const step = (width - 2 * edge - w) / (count - 1)
  const pile = (i: number) => ({ x: edge + i * step, y: edge + market, w, h: piles })
  const stacks = contents.road.map((_, i) => pile(i + 1))
  const starters = startersBeside(
    contents,
    { x: edge, y: edge + market + piles + space, w: width - 2 * edge, h: finger },
    ring,
  )
  // On a low stage a hint that stays takes the place of those that can be traded in beside the village, too.
  const isHinted = contents.roadHint && isLow
  const hint = isHinted
    ? starters.box
    : contents.roadHint
      ? { x: edge, y: bottom(starters.box) + ring, w: width - 2 * edge, h: finger }
      : null
  const top = bottom(hint ?? starters.box) + ring
  // A hint that stays takes its room from the cards.
  const high = Math.min(road, hand.area.y - top - 2 * ring)
  const cw = high / upright
  const area = { x: 0, y: top, w: width, h: high + 2 * ring }
  const y = top + Math.max(0, (hand.area.y - top - area.h) / 2)
  const open = contents.road.flatMap((card) => card ?? [])
  const gap = 16
  const places: RoadPlaces = {
    look: cardLook(cw, open),
    area: { ...area, y },
    cards: contents.road.map((_, i) => ({ x: edge + 4 + i * (cw + gap), y: ring, w: cw, h: high })),
    reserve: pile(0),
    stacks,
    piles: 'apart',
    markets: isLow ? [] : marketsIn(contents, stacks, width),
    hint,
    beyond: { x: width - 1, y: stage.height / 2, w: 1, h: 1 },
  }
  return { road: places, starters: isHinted ? null : starters }
}

/** The days of the market in a strip above the stacks: half of the width at most. */
const marketsIn = (contents: Contents, stacks: ReadonlyArray<Box>, width: number): Box[] =>
  contents.markets.map(({ column }) => {
    const stack = stacks[column] ?? { x: 0, y: 0, w: 0, h: 0 }
    const w = Math.min(140, (width - 3 * edge) / 2)
    const x = between(edge, right(stack) - w, width - edge - w)
    return { x, y: edge - 4, w, h: finger }
  })

/** The village of a phone: tags, the village, and what can be traded in above the hand. */
function villageOf(stage: Size, contents: Contents, hand: FanPlaces) {
  const { width, height } = stage
  const tags = { x: 0, y: 4, w: width, h: tagsHigh }
  const starters = contents.trades
    ? startersBeside(
        contents,
        { x: edge, y: hand.area.y - finger - ring, w: width - 2 * edge, h: finger },
        ring,
      )
    : null
  const top = bottom(tags) + 2
  const area = { x: 0, y: top, w: width, h: (starters?.box.y ?? hand.area.y) - top - 4 }
  const gap = ring
  const fullOf = (count: number) => Math.min(128, (width - 2 * ring - (count - 1) * gap) / count)
  const ground = { area, line: 28, touched: true }
  const inLines = (count: number) =>
    villageInLines(contents, { ...ground, full: fullOf(count), gap })
  const inLine = (count: number) =>
    villageInLine(contents, { ...ground, full: fullOf(count), gap: gap / fullOf(count) }, false)
  // A small village is drawn larger; so is one that goes on beyond the edge, where half a card tells of more.
  const few = inLines(columns - 1)
  const village =
    height < low
      ? inLine(columns).whole.w > width + 1
        ? inLine(columns - 0.5)
        : inLine(columns)
      : isLarger(few)
        ? inLines(columns)
        : few
  const isZoomed = contents.zoom !== 1 || isLarger(village)
  return {
    village,
    starters,
    zoom: isZoomed ? { x: width - zoom.w - edge, y: tags.y + 2, ...zoom } : null,
    tags: { box: isZoomed ? { ...tags, w: width - zoom.w - edge - 4 } : tags, scrolls: true },
  }
}

/** One pane of a phone: the road, or the village; the hand lies below either. */
export function paneLayout(stage: Size, contents: Contents): VillagersLayout {
  const { width, height } = stage
  const hand = handOf(stage, contents)
  return {
    touched: true,
    chips: null,
    road: null,
    village: null,
    tags: null,
    zoom: null,
    hand,
    ...(contents.pane === 'road'
      ? roadOf(stage, contents, hand)
      : villageOf(stage, contents, hand)),
    sheet: { x: edge, y: edge, w: width - 2 * edge, h: height - 2 * edge },
    elsewhere: { x: width / 2, y: 12, w: 1, h: 1 },
  }
}
