import { type Box, brokenInto } from '../../stage/layout.ts'
import type { CellNeed, CellPlace, Contents, SceneLayout } from './places.ts'

/** The land is drawn 1600 by 330; where its banks and its bridge are. */
const drawn = { w: 1600, h: 330, farBank: 178, river: 186, shore: 296, bridge: 1352, reaper: 1496 }

/** Scales of the village, in pixels of a unit: the largest one, and the least at which a finger hits a house. */
const most = 1.62
const least = { mouse: 0.62, finger: 0.94 }
const step = 0.04
const gap = 6
const edge = 8

/** Height of a drawn house, and of a church. */
const houseHeight = 74
const churchHeight = 90

const widthAt = ({ units, least }: CellNeed, k: number): number => Math.max(least, units * k)

const heightOf = (row: ReadonlyArray<CellNeed>, k: number, foot: number): number =>
  (row.some(({ tall }) => tall) ? churchHeight : houseHeight) * k + foot

const rowsAt = (cells: ReadonlyArray<CellNeed>, k: number, width: number): CellNeed[][] =>
  brokenInto(cells, (cell) => widthAt(cell, k) + gap, width, cells.length)

/** The same number of rows, as evenly filled as they can be. */
function evenly(cells: ReadonlyArray<CellNeed>, k: number, width: number): CellNeed[][] {
  const count = rowsAt(cells, k, width).length
  let [low, high] = [0, width]
  while (high - low > 4) {
    const middle = (low + high) / 2
    const fits = cells.every((cell) => widthAt(cell, k) + gap <= middle)
    if (fits && rowsAt(cells, k, middle).length <= count) high = middle
    else low = middle
  }
  return rowsAt(cells, k, high)
}

/** The largest scale at which all streets are in view, or the least one. */
function scaleFor(
  cells: ReadonlyArray<CellNeed>,
  width: number,
  height: number,
  isTouched: boolean,
) {
  const lowest = isTouched ? least.finger : least.mouse
  for (let k = most; k > lowest; k -= step) {
    const rows = rowsAt(cells, k, width)
    const high = rows.reduce((sum, row) => sum + heightOf(row, k, 24), 0)
    if (high <= height) return k
  }
  return lowest
}

/** A cell in its street; where a finger must hit its foot, the foot reaches up over the drawing. */
function placeOf(need: CellNeed, box: Box, footHeight: number): CellPlace {
  const top = { ...box, h: box.h - footHeight }
  return { id: need.id, box, top, foot: { ...box, y: box.y + top.h, h: footHeight } }
}

/** The river with its far bank: milestones on that, stones in it, the reaper on the bridge. */
function waterOf(width: number, shore: number, isTouched: boolean) {
  const scale = Math.max(width / drawn.w, shore / drawn.shore)
  const off = width - drawn.w * scale
  const y = drawn.farBank * scale
  const bridge = off + drawn.bridge * scale
  const river = { x: 0, y, w: Math.max(120, bridge), h: shore - y }
  const wide = Math.min(96, (river.w - 2 * edge) / 10)
  const stone = { w: wide * 0.74, h: wide * 0.36 }
  const stones = Array.from({ length: 10 }, (_, i) => ({
    x: edge + (i + 0.5) * wide - stone.w / 2,
    y: river.h * 0.5 + Math.sin(i * 1.1) * river.h * 0.06,
    ...stone,
  }))
  const stop = isTouched ? 44 : Math.max(34, 44 * scale * 1.2)
  const stops = Array.from({ length: 5 }, (_, i) => ({
    x: edge + i * (stop + 2),
    y: Math.max(0, y - stop),
    w: stop,
    h: stop,
  }))
  const person = 62 * Math.max(scale, 0.62)
  return {
    land: { x: 0, y: 0, w: width, h: shore },
    river,
    stones,
    stops,
    journey: { x: edge + 5 * (stop + 2) + 2, y: stops[0]?.y ?? 0, w: 54, h: stop },
    reaper: {
      x: off + drawn.reaper * scale - person / 2,
      y: 186 * scale - person * 1.1,
      w: person,
      h: person * 1.2,
    },
    time: {
      x: off + drawn.reaper * scale - 37,
      y: Math.max(0, 186 * scale - person * 1.1 - 28),
      w: 74,
      h: 24,
    },
    ferry: Math.min(64, river.h * 0.95),
  }
}

/** Gardens in the gaps beside things: trees grow there. */
const gardensOf = (rows: ReadonlyArray<ReadonlyArray<CellPlace>>, width: number) =>
  rows.flatMap((row, r) =>
    row.flatMap(({ box }, i) => {
      const next = row[i + 1]?.box.x ?? width
      const free = next - box.x - box.w
      return free > 18
        ? [{ x: box.x + box.w + free / 2, y: box.y + box.h - 20, nth: r * 7 + i }]
        : []
    }),
  )

/** The lots of houses: a garden lies around each. */
const lotsOf = (rows: ReadonlyArray<ReadonlyArray<CellPlace>>): Box[] =>
  rows.flatMap((row) =>
    row.flatMap(({ id, box }) =>
      /^(house|site|church|main|school|play|office)/.test(id)
        ? [
            {
              x: box.x - 4,
              y: box.y + box.h - 24 - box.h * 0.28,
              w: box.w + 8,
              h: box.h * 0.28 + 6,
            },
          ]
        : [],
    ),
  )

/**
 * The village in its room: sky and river above, streets below.
 *
 * @param width how much of it the streets may take
 * @param finger the height that what lies at the foot of a house needs to be touched
 */
export function sceneOf(area: Box, contents: Contents, width: number, finger: number): SceneLayout {
  const isTouched = contents.pane !== null
  const lift = finger - 24
  const wide = width - 2 * edge
  const shore = isTouched
    ? Math.min(190, Math.max(Math.min(132, Math.max(112, area.h * 0.4)), area.w * 0.24))
    : Math.min(300, Math.max(120, Math.min(area.w * 0.172, area.h * 0.36)))
  const k = scaleFor(contents.cells, wide, area.h - shore - 14, isTouched)
  const rows = evenly(contents.cells, k, wide)
  const needed = rows.reduce((sum, row) => sum + heightOf(row, k, 24), 0)
  const spare = Math.max(0, (area.h - shore - 14 - needed) / Math.max(1, rows.length))
  let y = shore + 2
  const streets: { y: number; foot: number; h: number }[] = []
  const placed = rows.map((row) => {
    const h = heightOf(row, k, 24)
    const free = wide - row.reduce((sum, cell) => sum + widthAt(cell, k), 0)
    const between = Math.min(64, free / row.length)
    let x = edge + (wide - row.reduce((sum, cell) => sum + widthAt(cell, k) + between, 0)) / 2
    y += Math.min(spare, 26)
    streets.push({ y, foot: y + h - 24, h: 30 })
    const places = row.map((cell) => {
      const w = widthAt(cell, k)
      const box = { x: x + between / 2, y, w, h }
      x += w + between
      return placeOf(cell, box, 24 + lift)
    })
    y += h
    return places
  })
  const full = Math.max(area.h, y + 10)
  return {
    area,
    full: { x: 0, y: 0, w: area.w, h: full },
    k,
    below: lift,
    ...waterOf(area.w, shore, isTouched),
    streets,
    cells: new Map(placed.flat().map((place) => [place.id, place])),
    gardens: gardensOf(placed, wide),
    lots: lotsOf(placed),
  }
}
