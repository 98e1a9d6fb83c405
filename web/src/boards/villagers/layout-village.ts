import { around, type Box, between, bottom } from '../../stage/layout.ts'
import {
  cardLook,
  cardsOf,
  columnPlace,
  leastSeen,
  lineHeight,
  ring,
  upright,
  wideOf,
} from './layout-parts.ts'
import type { ColumnPlace, Contents, VillagersLayout } from './places.ts'

type VillagePlaces = NonNullable<VillagersLayout['village']>

interface Ground {
  readonly area: Box
  /** Width of a card at its usual size, and the least height of a line. */
  readonly full: number
  readonly line: number
  readonly gap: number
  readonly touched: boolean
}

/** Columns in one line, from their left edges on. */
function inOneLine(
  contents: Contents,
  y: number,
  standing: { w: number; line: number; pitch: number; touched: boolean },
  tight: boolean,
): ColumnPlace[] {
  let x = 0
  return contents.columns.map((column, i) => {
    const isLast = !contents.ground && i === contents.columns.length - 1
    const place = columnPlace(column, { x, y }, standing, isLast || !tight)
    x += wideOf(column) * standing.pitch
    return place
  })
}

/** Place of a new pile in a line: behind its columns. */
const behind = (columns: ReadonlyArray<ColumnPlace>, w: number, pitch: number, y: number): Box => ({
  x: columns.reduce((sum, { wide }) => sum + wide * pitch, 0),
  y,
  w,
  h: upright * w,
})

const moved = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y })

/** A village in one line: centred, or, where it is wider than its area, scrolled, its columns overlapping first. */
export function villageInLine(
  contents: Contents,
  ground: Ground,
  overlaps: boolean,
): VillagePlaces {
  const { area, full, gap, touched } = ground
  const wide =
    contents.columns.reduce((sum, column) => sum + wideOf(column), 0) + (contents.ground ? 1 : 0)
  const space = area.w - 2 * ring
  const tight = overlaps && full * (wide * (1 + gap) - gap) > space + 1
  const usual = tight
    ? Math.max(Math.min(113, full), Math.min(full, (space - 14) / (0.76 * (wide - 1) + 1)))
    : full
  const w = usual * contents.zoom
  const cards = cardsOf(contents.columns)
  const apart = w * (1 + gap)
  const hasSigns = contents.columns.some((column) => column.length > 1)
  const least = Math.max(leastSeen(w, cards), 0.76 * w, hasSigns ? Math.min(104, w) : 0)
  const pitch = tight ? between(Math.min(apart, least), (space - w) / (wide - 1), apart) : apart
  const line = lineHeight(contents.columns, Math.min(w, pitch), Math.max(ground.line, 0.215 * w))
  const columns = inOneLine(contents, 0, { w, line, pitch, touched }, tight)
  const plus = contents.ground ? behind(columns, w, pitch, 0) : null
  const all = around([...columns.map(({ box }) => box), ...(plus ? [plus] : [])])
  const x = Math.max(ring, (area.w - all.w) / 2)
  return {
    area,
    look: cardLook(w, cards, tight ? Math.min(w, pitch) : w),
    line,
    tight,
    columns: columns.map((column) => ({ ...column, box: moved(column.box, x, ring) })),
    ground: plus && moved(plus, x, ring),
    whole: { x: 0, y: 0, w: all.w + 2 * ring, h: all.h + 2 * ring },
  }
}

/** A village of a phone in lines of so many cards, below each other; it scrolls upwards. */
export function villageInLines(contents: Contents, ground: Ground): VillagePlaces {
  const { area, full, gap, touched } = ground
  const w = full * contents.zoom
  const pitch = w + gap
  const line = lineHeight(contents.columns, w, Math.max(ground.line, 0.215 * w))
  const standing = { w, line, pitch, touched }
  const edge = ring
  const columns: ColumnPlace[] = []
  let [x, y, high] = [edge, ring, 0]
  const put = (wide: number, h: number) => {
    const needs = wide * pitch - gap
    if (x > edge && x + needs > area.w - edge + 1) [x, y, high] = [edge, y + high + 8, 0]
    const at = { x, y }
    x += wide * pitch
    high = Math.max(high, h)
    return at
  }
  for (const column of contents.columns) {
    const place = columnPlace(column, { x: 0, y: 0 }, standing, true)
    columns.push({ ...place, box: { ...place.box, ...put(place.wide, place.box.h) } })
  }
  const h = upright * w
  const plus = contents.ground ? { ...put(1, h), w, h } : null
  const all = around([...columns.map(({ box }) => box), ...(plus ? [plus] : [])])
  // Columns that do not fill a line stand in its middle.
  const isOneLine = bottom(all) - high <= ring + 1
  const shift = isOneLine ? Math.max(0, (area.w - all.w) / 2 - edge) : 0
  return {
    area,
    look: cardLook(w, cardsOf(contents.columns)),
    line,
    tight: false,
    columns: columns.map((column) => ({ ...column, box: moved(column.box, shift, 0) })),
    ground: plus && moved(plus, shift, 0),
    whole: { x: 0, y: 0, w: all.w + 2 * edge, h: bottom(all) + ring },
  }
}

/** True if a village is larger than its area, so that it scrolls. */
export const isLarger = ({ area, whole }: VillagePlaces): boolean =>
  whole.w > area.w + 1 || whole.h > area.h + 1
