export type Direction = 'left' | 'right' | 'up' | 'down'

/** Where something lies on the page. */
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
  from: B,
  all: Iterable<B>,
  direction: Direction,
): B | undefined {
  const [x, y] = middle(from)
  const sideways = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  let nearest: B | undefined
  let least = Number.POSITIVE_INFINITY
  for (const box of all) {
    const [otherX, otherY] = middle(box)
    const ahead = sign * (sideways ? otherX - x : otherY - y)
    const aside = Math.abs(sideways ? otherY - y : otherX - x)
    const distance = ahead + 3 * aside
    if (ahead > 1 && distance < least) {
      least = distance
      nearest = box
    }
  }
  return nearest
}
