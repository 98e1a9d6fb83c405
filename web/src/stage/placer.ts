/** Place of a bubble: beside the thing that it speaks of, over as few words as possible. Pure geometry, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Thing that a bubble should leave in sight; `weight` is what each hidden square pixel counts, usually 1. */
export interface InSight extends Box {
  readonly weight?: number
}

/** Factor by which it is worse to hide what can be tapped now, or what can be read, than a bare piece. */
const tappable = 40
const readable = 4
const bare = 0.25

/** Side of its thing on which a bubble lies. */
export type Side = 'below' | 'above' | 'after' | 'before'

export interface Place {
  readonly x: number
  readonly y: number
  readonly side: Side
  /** Position along the bubble's edge at which its point touches the thing. */
  readonly at: number
  /** It lies so near to its thing that its point is seen to mean it. */
  readonly points: boolean
  /** Area that it hides in square pixels, and the length of its move. */
  readonly cost: number
  /** It lies over its thing, over something that can be tapped now, or over words. */
  readonly hides: boolean
  /** It lies over its thing. */
  readonly covers: boolean
}

/** Between a bubble and its thing, and between it and the edge of the room. */
const gap = 12
const margin = 8

/** Farther from its thing, a bubble's point would mean what lies between. */
const near = 2 * gap

/** Distance of two boxes, along the axis on which they are farther. */
const apart = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height, 0)

/** Area in which two boxes lie over each other. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Area under a box of what should be in sight; from `most` on it does not matter how much more. */
function hiddenBy(box: Box, inSight: ReadonlyArray<InSight>, most: number): number {
  let hidden = 0
  for (const one of inSight) {
    hidden += (one.weight ?? 1) * shared(box, one)
    if (hidden >= most) return hidden
  }
  return hidden
}

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))

/** Positions along its thing's edge to which a bubble may slide, as shares of the difference. */
const slides = [0.5, 0, 1, 0.25, 0.75]

/** Distances from its thing at which a bubble may lie where there is no room beside it, and what a pixel of that costs. */
const distances = [0, 50, 100, 160, 240, 340]
const perDistance = 25

interface Candidate extends Box {
  readonly side: Side
  readonly distance: number
}

/** Every place beside a thing that is worth a look, the best kind first. */
function* candidates(
  thing: Box,
  size: Pick<Box, 'width' | 'height'>,
  all: ReadonlyArray<number>,
): Generator<Candidate> {
  for (const distance of all)
    for (const slide of slides) {
      const away = gap + distance
      const x = thing.x + (thing.width - size.width) * slide
      const y = thing.y + (thing.height - size.height) * slide
      const at = { ...size, distance }
      yield { ...at, side: 'below', x, y: thing.y + thing.height + away }
      yield { ...at, side: 'above', x, y: thing.y - away - size.height }
      yield { ...at, side: 'after', x: thing.x + thing.width + away, y }
      yield { ...at, side: 'before', x: thing.x - away - size.width, y }
    }
}

/**
 * Finds a bubble's place: wholly in the room, off the thing, over as little of the words as can be;
 * of equal ones the first of below, above, after and before, in the middle.
 *
 * @param thing what the bubble speaks of
 * @param size how large the bubble is
 * @param room where it may lie
 * @param words boxes that should stay readable
 * @param isClose it stays at its thing, whatever it hides there
 */
export function placeBeside(
  thing: Box,
  size: Pick<Box, 'width' | 'height'>,
  space: Box,
  words: ReadonlyArray<InSight>,
  isClose = false,
): Place {
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  for (const wanted of candidates(thing, size, isClose ? [0] : distances)) {
    const x = within(wanted.x, space.x + margin, space.x + space.width - size.width - margin)
    const y = within(wanted.y, space.y + margin, space.y + space.height - size.height - margin)
    const box = { ...size, x, y }
    const moved = Math.abs(x - wanted.x) + Math.abs(y - wanted.y)
    const apartFrom =
      weightOf(thing, box) * shared(box, thing) + moved + perDistance * wanted.distance
    const cost = apartFrom + hiddenBy(box, words, least - apartFrom)
    if (cost < least - 1) {
      least = cost
      const covers = coversThing(box, thing)
      const hides = covers || hidesAny(box, words)
      const points = apart(box, thing) <= near
      const at = pointAt(thing, box, wanted.side)
      best = { x, y, side: wanted.side, at, points, cost, hides, covers }
    }
  }
  const corner = { x: space.x + margin, y: space.y + margin }
  const over = { hides: true, covers: true }
  return best ?? { ...corner, side: 'below', at: 0, points: false, cost: least, ...over }
}

/** Share of a thing that may lie under a bubble that points at it, if it is a large one, such as a whole village. */
const maxOfLarge = 0.1
/** Square pixels in which two boxes may meet at their edges. */
const edges = 4
/** Square pixels of words that a bubble may lie over: what is around letters. */
const aroundLetters = 150

const area = ({ width, height }: Box): number => width * height

/** True if a thing is so large that a bubble which points at it may lie over a part of it. */
const isLarge = (thing: Box, box: Box): boolean => area(thing) > 3 * area(box)

/** Cost of lying over its thing than over a word: worst of all, unless it is a large one. */
const weightOf = (thing: Box, box: Box): number => (isLarge(thing, box) ? 8 : 1.5 * tappable)

/** Tells whether a bubble lies over its thing. */
export const coversThing = (box: Box, thing: Box): boolean =>
  shared(box, thing) > (isLarge(thing, box) ? maxOfLarge * area(thing) : edges)

/** True if a bubble lies over something that can be tapped now, or over words. */
function hidesAny(box: Box, words: ReadonlyArray<InSight>): boolean {
  return words.some(
    ({ weight = 1, ...word }) =>
      (weight >= tappable && shared(box, word) > edges) ||
      (weight >= readable && shared(box, word) > aroundLetters),
  )
}

/** Step in pixels by which the ground is searched for a place to rest. */
const step = 8

/**
 * Finds a place for a small box that need not lie beside anything: over as little as can be; of equal
 * places the lowest, where the thumb is, and of these the first.
 *
 * @param things what should stay in sight before all else
 * @param size how large the box is
 * @param room where it may lie
 * @param words boxes that should stay readable
 */
export function placeToRest(
  things: ReadonlyArray<Box>,
  size: Pick<Box, 'width' | 'height'>,
  space: Box,
  words: ReadonlyArray<InSight>,
): Pick<Place, 'x' | 'y' | 'hides'> {
  const inSight = [...words, ...things.map((thing) => ({ ...thing, weight: tappable }))]
  const [left, top] = [space.x + margin, space.y + margin]
  const right = Math.max(left, space.x + space.width - size.width - margin)
  const low = Math.max(top, space.y + space.height - size.height - margin)
  let best = { x: left, y: low }
  let least = Number.POSITIVE_INFINITY
  for (let y = low; y >= top; y -= step)
    for (let x = left; x <= right; x += step) {
      const box = { ...size, x, y }
      const hidden = hiddenBy(box, inSight, least)
      if (hidden < least) {
        least = hidden
        best = { x, y }
      }
    }
  const [thing = { x: 0, y: 0, width: 0, height: 0 }] = things
  const box = { ...size, ...best }
  return { ...best, hides: coversThing(box, thing) || hidesAny(box, words) }
}

/** Position along its edge at which a bubble points at the middle of its thing. */
function pointAt(thing: Box, box: Box, side: Side): number {
  const isFlat = side === 'below' || side === 'above'
  const [middle, start, length] = isFlat
    ? [thing.x + thing.width / 2, box.x, box.width]
    : [thing.y + thing.height / 2, box.y, box.height]
  return within(middle - start, 18, length - 18)
}

/** Room in which a bubble may lie on a stage: beside the handle, which keeps its place at the edge. */
export function roomOn(stage: Element): Box {
  const { x, y, width, height } = stage.getBoundingClientRect()
  const handle = stage.querySelector('.handle')?.getBoundingClientRect().width ?? 0
  return { x, y, width: width - handle, height }
}

/** Edges that cut off an element's children, by element: read once for all that a bubble is laid beside. */
export type Edges = Map<Element, DOMRect | null>

function edgeOf(element: Element, edges: Edges): DOMRect | null {
  const known = edges.get(element)
  if (known !== undefined) return known
  const { overflowX, overflowY } = getComputedStyle(element)
  const cuts = overflowX !== 'visible' || overflowY !== 'visible'
  const edge = cuts ? element.getBoundingClientRect() : null
  edges.set(element, edge)
  return edge
}

/** The part of an element that no edge around it cuts off; of none, a box without size. */
export function boxInView(element: Element, stage: Element, edges: Edges = new Map()): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const seen = { left, top, right, bottom }
  for (let one = element.parentElement; one && stage.contains(one); one = one.parentElement) {
    const edge = edgeOf(one, edges)
    if (!edge) continue
    seen.left = Math.max(seen.left, edge.left)
    seen.top = Math.max(seen.top, edge.top)
    seen.right = Math.min(seen.right, edge.right)
    seen.bottom = Math.min(seen.bottom, edge.bottom)
  }
  const width = Math.max(0, seen.right - seen.left)
  const height = Math.max(0, seen.bottom - seen.top)
  return { x: seen.left, y: seen.top, width, height }
}

/**
 * Reads a stage once, and tells of any thing on it the words and pieces that a bubble should leave in sight: all but
 * the thing itself, and what can be tapped in that, too.
 */
export function wordsOn(stage: Element): (thing: Element) => InSight[] {
  const edges: Edges = new Map()
  const all = [...stage.querySelectorAll('[data-words], [data-name], .b-piece, .board button')]
    .filter((box) => box.checkVisibility())
    .map((box) => ({ box, ...boxInView(box, stage, edges) }))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ box, ...seen }) => {
      // A button that is no piece does something whenever it can be pressed.
      const canTap = box.matches('.b-lit, .b-chosen, .b-next, button:enabled:not(.b-piece)')
      const hasWords = box.matches('[data-words], [data-name]')
      const weight = canTap ? tappable : hasWords ? readable : bare
      return { box, canTap, hasWords, inSight: { ...seen, weight } }
    })
  return (thing) =>
    all
      // Words count alone of what is around the thing: they tell of more than the thing.
      .filter(({ box, canTap, hasWords }) =>
        box.contains(thing) ? box !== thing && hasWords && !canTap : true,
      )
      .filter(({ box, canTap }) => !thing.contains(box) || canTap)
      .map(({ inSight }) => inSight)
}

/** The same for one thing alone. */
export const wordsAround = (thing: Element): InSight[] =>
  wordsOn(thing.closest('.stage') ?? document.documentElement)(thing)
