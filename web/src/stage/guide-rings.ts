/** Rings around what a note of the guide speaks of. Pure geometry, in pixels. */
import type { Box } from './placer.ts'

/** Between a thing and the ring around it, in pixels. */
const beside = 5

/** Number of things apart that get rings, at the most. */
const maxRings = 3

/** The smallest box that holds all of some boxes. */
function around(boxes: ReadonlyArray<Box>): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Boxes that get a ring: all things as one where they lie together, since one of them alone would seem to be advised;
 * else each of a few.
 */
export function ringed(things: ReadonlyArray<Box>): ReadonlyArray<Box> {
  const area = ({ width, height }: Box) => width * height
  const all = around(things)
  const own = things.reduce((sum, thing) => sum + area(thing), 0)
  if (area(all) < 2 * own) return [all]
  return things.length <= maxRings ? things : []
}

/** Place of a ring around a box, seen from the corner of the room: not beyond its edges. */
export function inRoom({ x, y, width, height }: Box, space: Box): Box {
  const left = Math.max(2, x - space.x - beside)
  const top = Math.max(2, y - space.y - beside)
  return {
    ...{ x: left, y: top },
    width: Math.min(space.width - 2, x - space.x + width + beside) - left,
    height: Math.min(space.height - 2, y - space.y + height + beside) - top,
  }
}
