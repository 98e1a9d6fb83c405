/**
 * Order in which the first table is drawn as the app is opened on it: part by part, with a breath between them. A phone
 * that draws all of it at once answers nobody for a second.
 */
import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** A part of the page that is not drawn yet. */
interface Part {
  draw(): void
  /** It is little script and much to style and to lay out: it comes alone. */
  readonly isLarge: boolean
}

/** The parts that are still to be drawn, in order. */
const parts: Part[] = []
/** Tells whether parts wait for their turn: until the first table is there. */
let isOpening = false
/** In front of this one come the parts that are named next: those within a part follow it at once. */
let place = 0

/** Milliseconds for which parts are drawn without a breath. A phone takes four times as long, and as long again to style and lay out what was drawn. */
const breath = 4

/** Milliseconds after which a page in the background goes on, as it paints nothing. */
const patience = 250

/** The app begins in `app`: the parts of the first table that it shows are drawn in turn. */
export function beginOpening(app: HTMLElement): void {
  isOpening = true
  if (isPreviewed()) previewUntilElse(app)
}

/** The first table is there: from now on all parts of a table are drawn at once. */
export function endOpening(): void {
  isOpening = false
}

/** Preview that the page shows until its table comes (`boot.js`). */
const preview = () => document.querySelector('body > .opening')

/** Tells whether the page shows a preview until its table comes. */
export const isPreviewed = (): boolean => preview() !== null

/** Takes that away. */
export function endPreview(): void {
  watch?.disconnect()
  watch = null
  preview()?.remove()
  delete document.documentElement.dataset.opening
}

let watch: MutationObserver | null = null

/** Ends the preview once the app shows anything but that it loads, or a table that is not drawn yet. */
function previewUntilElse(app: HTMLElement): void {
  watch = new MutationObserver(() => {
    const isComing = [...app.children].some((one) => one.matches('.loading, .frame.coming'))
    if (!isComing) endPreview()
  })
  watch.observe(app, { childList: true })
}

/** Calls back once what there is now was painted; returns how to stop. */
function onPainted(painted: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    clearTimeout(next)
    next = setTimeout(painted)
  })
  next = setTimeout(painted, patience)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(next)
  }
}

/** Acts once the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no idle time to be asked for.
  const ask = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100))
  ask(() => act())
}

/** Tells whether the app shows all of the page that it was opened on, and the files that the page named have come. */
const isThere = (app: HTMLElement): boolean =>
  document.readyState === 'complete' &&
  parts.length === 0 &&
  !isPreviewed() &&
  app.querySelector('[aria-busy="true"], .coming') === null

/** Acts once the page that the app was opened on is there. Work that can wait for it takes neither its connection nor its processor. */
export function onceThere(app: HTMLElement, act: () => void): void {
  whenIdle(() => (isThere(app) ? act() : onceThere(app, act)))
}

let stop: (() => void) | null = null

/** Nothing is left to be drawn. */
function rest(): void {
  stop?.()
  stop = null
}

/** Draws parts until it is time for a breath. */
function goOn(): void {
  stop = null
  // A page in the background answers nothing that is waited for.
  const end = document.hidden ? Number.POSITIVE_INFINITY : performance.now() + breath
  try {
    let part: Part | undefined
    do {
      place = 0
      part = parts.shift()
      part?.draw()
    } while (parts[0] && !part?.isLarge && !parts[0].isLarge && performance.now() < end)
  } finally {
    // A part that fails takes none of the others along.
    place = parts.length
    // A part within another has asked for it already.
    if (parts.length > 0) stop ??= onPainted(goOn)
    else rest()
  }
}

/** Says whether a part of the page may be drawn: at once, or while a table is opened, when its turn has come; alone if it is large. */
export function createPart(isLarge = false): Accessor<boolean> {
  const [isDrawn, setDrawn] = createSignal(!isOpening)
  if (!isOpening) return isDrawn
  const part = { draw: () => void setDrawn(true), isLarge }
  parts.splice(place++, 0, part)
  stop ??= onPainted(goOn)
  onCleanup(() => {
    const at = parts.indexOf(part)
    if (at < 0) return
    parts.splice(at, 1)
    if (at < place) place--
    if (parts.length === 0) rest()
  })
  return isDrawn
}
