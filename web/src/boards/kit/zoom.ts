import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Zoom } from '../../stage/actions.ts'
import { onceDrawn } from '../../stage/behaviour.ts'

/** Least and largest size of a drawing, as shares of its usual size. */
const [least, most] = [0.5, 2] as const

/** Below this zoom a village is an overview: marked `data-small`, so that its style sheet leaves out names. */
const overview = 0.75

/** Factor by which one press of a button enlarges. */
const step = 1.25

/** Two taps within this time, in milliseconds, and this far from each other, in pixels, are one double tap. */
const [doubleTime, doubleWay] = [320, 30] as const

/** Distance that a mouse goes before it pulls the ground, in pixels. */
const pullWay = 6

const limited = (zoom: number) => Math.min(most, Math.max(least, zoom))

/** The zoom that a wheel's turn leads to. */
export const wheeled = (zoom: number, turn: number): number => limited(zoom * 1.0016 ** -turn)

/** The zoom one step larger or smaller. */
export const stepped = (zoom: number, by: 1 | -1): number => limited(zoom * step ** by)

/**
 * The largest zoom up to the usual size at which everything is in view; the smallest there is, if none is.
 *
 * @param fits whether everything is in view at a zoom
 */
export function fitting(fits: (zoom: number) => boolean): number {
  if (fits(1)) return 1
  let [low, high] = [least, 1] as [number, number]
  while (high - low > 0.02) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** Position to which a ground must be scrolled, so that what lay under a point of it lies there still; in pixels. */
export const anchored = (at: number, scrolled: number, before: number, after: number): number =>
  before === 0 ? 0 : ((scrolled + at) / before) * after - at

/** A point of the screen. */
interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** Zoom and scroll of a ground, by its name and by what it shows: kept for this visit to a table. */
const zooms = new Map<string, number>()
const scrolls = new Map<string, readonly [number, number]>()

/** Forgets what was zoomed: a table was left, and another begins at its usual size. */
export function forgetZooms(): void {
  zooms.clear()
  scrolls.clear()
}

const overflows = (ground: HTMLElement) =>
  ground.scrollWidth > ground.clientWidth + 1 || ground.scrollHeight > ground.clientHeight + 1

/**
 * Lets a village too large for its ground be zoomed in it: pinched, by the wheel, by a double tap, by
 * buttons. The ground gets `--zoom`: its style sheet draws pieces so much larger or smaller, letters
 * keep their size, and it scrolls by itself. Zoom and place survive a move and a look elsewhere.
 *
 * @param name of the ground; its zoom is kept under it
 * @param shown what stands in it; the place looked at is kept for each
 * @param ground the element that scrolls
 * @param lay lays out what stands in it at a zoom, where style sheets do not
 */
export function createZoom(
  name: string,
  shown: Accessor<string | number>,
  ground: Accessor<HTMLElement | undefined>,
  lay?: (zoom: number) => void,
): Zoom {
  const [zoom, setZoom] = createSignal(zooms.get(name) ?? 1)
  const [isLarge, setLarge] = createSignal(false)
  const look = () => {
    const element = ground()
    if (element) setLarge(zoom() !== 1 || overflows(element))
  }
  const draw = (value: number) => {
    lay?.(value)
    const element = ground()
    element?.style.setProperty('--zoom', `${value}`)
    element?.toggleAttribute('data-small', value < overview)
  }
  function set(next: number, at?: Point): void {
    const element = ground()
    if (!element || next === zoom()) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = at ? [at.clientX - left, at.clientY - top] : [width / 2, height / 2]
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
    draw(next)
    element.scrollLeft = anchored(x, scrollLeft, scrollWidth, element.scrollWidth)
    element.scrollTop = anchored(y, scrollTop, scrollHeight, element.scrollHeight)
    zooms.set(name, next)
    setZoom(next)
    look()
  }
  function whole(at?: Point): void {
    const element = ground()
    if (!element) return
    const fits = (value: number) => {
      draw(value)
      return !overflows(element)
    }
    const best = fitting(fits)
    draw(zoom())
    set(zoom() === best ? (best < 1 ? 1 : most ** 0.5) : best, at)
  }
  const place = () => `${name} ${shown()}`
  createEffect(
    on(ground, (element) => {
      if (!element) return
      draw(zoom())
      onCleanup(watch(element, look))
      const keep = () => scrolls.set(place(), [element.scrollLeft, element.scrollTop])
      element.addEventListener('scroll', keep, { passive: true })
      onCleanup(() => element.removeEventListener('scroll', keep))
      onCleanup(gestures(element, { zoom, set, whole, isLarge }))
    }),
  )
  let scrolled: HTMLElement | undefined
  onceDrawn(
    () => [ground(), place()],
    () => {
      const element = ground()
      const kept = scrolls.get(place())
      const isNew = scrolled !== element
      scrolled = element
      // A ground that was just drawn lies at its beginning: to scroll it there would have it laid out at once.
      if (isNew && !kept) return
      const [left, top] = kept ?? [0, 0]
      element?.scrollTo({ left, top, behavior: 'instant' })
    },
  )
  return {
    zoom,
    isLarge,
    larger: () => set(stepped(zoom(), 1)),
    smaller: () => set(stepped(zoom(), -1)),
    whole: () => whole(),
  }
}

/** Calls back, at most once a frame, when a ground or what stands in it has changed; returns how to stop. */
function watch(ground: HTMLElement, look: () => void): () => void {
  let frame = 0
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const size = new ResizeObserver(later)
  const content = new MutationObserver(later)
  // The things inside are fitted to the ground without a change of what that is.
  for (const one of [ground, ...ground.children]) size.observe(one)
  content.observe(ground, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    size.disconnect()
    content.disconnect()
  }
}

/** Actions of the gestures in a ground. */
interface Hand {
  readonly zoom: Accessor<number>
  readonly isLarge: Accessor<boolean>
  set(zoom: number, at: Point): void
  whole(at: Point): void
}

/** Returns true if a point is bare ground: no piece, no button. */
const isGround = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, summary, a, input') === null

/** Two fingers, the wheel, two taps on the ground; a mouse that pulls it. Returns how to stop. */
function gestures(ground: HTMLElement, hand: Hand): () => void {
  const stop = new AbortController()
  const { signal } = stop
  ground.addEventListener(
    'wheel',
    (event) => {
      const zooms = event.ctrlKey || (hand.isLarge() && !event.shiftKey)
      // A wheel that turns sideways scrolls.
      if (!zooms || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      // Some wheels count lines.
      hand.set(wheeled(hand.zoom(), event.deltaY * (event.deltaMode === 1 ? 24 : 1)), event)
    },
    { passive: false, signal },
  )
  onPinch(ground, hand, signal)
  onDoubleTap(ground, hand, signal)
  onPull(ground, signal)
  return () => stop.abort()
}

function onPinch(ground: HTMLElement, hand: Hand, signal: AbortSignal): void {
  let pinch: { readonly apart: number; readonly zoom: number } | null = null
  const pair = (event: TouchEvent) => {
    const [a, b] = [...event.touches]
    if (!a || !b || event.touches.length !== 2) return null
    return {
      apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      clientX: (a.clientX + b.clientX) / 2,
      clientY: (a.clientY + b.clientY) / 2,
    }
  }
  const begin = (event: TouchEvent) => {
    const fingers = pair(event)
    pinch = fingers && { apart: fingers.apart, zoom: hand.zoom() }
  }
  const move = (event: TouchEvent) => {
    const fingers = pair(event)
    if (!pinch || !fingers) return
    event.preventDefault()
    hand.set(limited((pinch.zoom * fingers.apart) / pinch.apart), fingers)
  }
  const end = () => {
    pinch = null
  }
  ground.addEventListener('touchstart', begin, { passive: true, signal })
  ground.addEventListener('touchmove', move, { passive: false, signal })
  ground.addEventListener('touchend', end, { signal })
  ground.addEventListener('touchcancel', end, { signal })
}

function onDoubleTap(ground: HTMLElement, hand: Hand, signal: AbortSignal): void {
  let last: { readonly x: number; readonly y: number; readonly time: number } | null = null
  const tap = (event: MouseEvent) => {
    if (!isGround(event.target)) return
    const { clientX: x, clientY: y, timeStamp: time } = event
    const isSecond =
      last !== null &&
      time - last.time < doubleTime &&
      Math.hypot(x - last.x, y - last.y) < doubleWay
    last = isSecond ? null : { x, y, time }
    if (isSecond) hand.whole(event)
  }
  ground.addEventListener('click', tap, { signal })
}

/** A mouse pulls the ground where it is pressed on bare ground; a pull is no tap. */
function onPull(ground: HTMLElement, signal: AbortSignal): void {
  let from: { readonly x: number; readonly y: number; left: number; top: number } | null = null
  let pulled = false
  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround(event.target)) return
    const { scrollLeft: left, scrollTop: top } = ground
    from = { x: event.clientX, y: event.clientY, left, top }
    pulled = false
  }
  const move = (event: PointerEvent) => {
    if (!from || event.buttons === 0) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.hypot(dx, dy) > pullWay) pulled = true
    if (pulled) ground.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' })
  }
  const click = (event: MouseEvent) => {
    from = null
    if (pulled) event.stopPropagation()
    pulled = false
  }
  ground.addEventListener('pointerdown', press, { signal })
  ground.addEventListener('pointermove', move, { signal })
  ground.addEventListener('click', click, { capture: true, signal })
}
