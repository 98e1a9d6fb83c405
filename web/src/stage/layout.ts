/** The room that a board is drawn in, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A place on the stage, in CSS pixels from its upper left corner, or from that of the part that scrolls. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The smallest letters, and the least side of what a finger touches, in pixels. */
export const smallest = 12
export const finger = 44

export const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most))

export const right = ({ x, w }: Box): number => x + w
export const bottom = ({ y, h }: Box): number => y + h

/** Boxes of one size, line by line; lines are centred in the width. */
export function inLines(
  area: Box,
  count: number,
  cell: { readonly w: number; readonly h: number },
  look: { readonly columns: number; readonly gap: number; readonly below?: number },
): Box[] {
  const { columns, gap, below = gap } = look
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns)
    const inLine = Math.min(columns, count)
    const wide = inLine * cell.w + (inLine - 1) * gap
    return {
      x: area.x + (area.w - wide) / 2 + (i % columns) * (cell.w + gap),
      y: area.y + line * (cell.h + below),
      ...cell,
    }
  })
}

/** Boxes of one size that fill an area, line by line. */
export function filling(
  area: Box,
  count: number,
  look: {
    readonly columns: number
    readonly lines: number
    readonly gap: number
    readonly below?: number
  },
): Box[] {
  const { columns, lines, gap, below = gap } = look
  const w = (area.w - (columns - 1) * gap) / columns
  const h = (area.h - (lines - 1) * below) / lines
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (w + gap),
    y: area.y + Math.floor(i / columns) * (h + below),
    w,
    h,
  }))
}

/** Boxes side by side, each as wide as it has to be; what is left of the width is shared out around them. */
export function spread(area: Box, wide: ReadonlyArray<number>): Box[] {
  const free = (area.w - wide.reduce((sum, w) => sum + w, 0)) / wide.length
  let x = area.x
  return wide.map((w) => {
    const box = { x: x + free / 2, y: area.y, w, h: area.h }
    x += w + free
    return box
  })
}

/** Shares things out to lines by their widths, in order; at most so many in a line. */
export function brokenInto<T>(
  all: ReadonlyArray<T>,
  widthOf: (one: T) => number,
  width: number,
  most: number,
): T[][] {
  const lines: T[][] = []
  let left = 0
  for (const one of all) {
    const line = lines.at(-1)
    if (line && line.length < most && left >= widthOf(one)) line.push(one)
    else {
      lines.push([one])
      left = width
    }
    left -= widthOf(one)
  }
  return lines
}

/** The smallest box around some; of none, an empty one. */
export function around(boxes: ReadonlyArray<Box>): Box {
  if (boxes.length === 0) return { x: 0, y: 0, w: 0, h: 0 }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, w: Math.max(...boxes.map(right)) - x, h: Math.max(...boxes.map(bottom)) - y }
}

/** The same place, counted from the corner of what it lies in. */
export const within = (box: Box, outer: Box): Box => ({
  ...box,
  x: box.x - outer.x,
  y: box.y - outer.y,
})

/** The style of an element of class `at`: CSS draws it in its box. */
export const placed = (
  { x, y, w, h }: Box = { x: 0, y: 0, w: 0, h: 0 },
): Record<string, string> => ({
  '--x': `${x}px`,
  '--y': `${y}px`,
  '--w': `${w}px`,
  '--h': `${h}px`,
})
