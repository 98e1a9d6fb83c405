export type Direction = 'left' | 'right' | 'up' | 'down'

/** Place of something on the page. */
export interface Box {
  getBoundingClientRect(): {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

const middle = (box: Box): readonly [number, number] => {
  const { x, y, width, height } = box.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** The nearest of some boxes in a direction; straight ahead counts more than aside. `undefined` at the edge. */
export function neighbour<B extends Box>(
  from: Box,
  all: Iterable<B>,
  way: Direction,
): B | undefined {
  const [x, y] = middle(from)
  let nearest: B | undefined
  let least = Number.POSITIVE_INFINITY
  for (const box of all) {
    const [otherX, otherY] = middle(box)
    const along = way === 'left' || way === 'right' ? otherX - x : otherY - y
    const aside = Math.abs(way === 'left' || way === 'right' ? otherY - y : otherX - x)
    const ahead = way === 'left' || way === 'up' ? -along : along
    const distance = ahead + 3 * aside
    if (ahead > 1 && distance < least) {
      least = distance
      nearest = box
    }
  }
  return nearest
}
