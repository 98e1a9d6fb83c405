/** Measures of a table's frame, in the page itself. */
import type { Page } from 'playwright-core'

export interface Measured {
  /** Number of pixels by which the document is larger than the screen. */
  readonly scrolls: number
  /** The smallest letters, in pixels, and what they say. */
  readonly smallest: number
  readonly smallestText: string
  /** Words that lie over each other. */
  readonly overlaps: ReadonlyArray<string>
  /** Boxes marked with `data-words` that lie over each other. */
  readonly boxes: ReadonlyArray<string>
  /** Words that something else covers. */
  readonly covered: ReadonlyArray<string>
  /** Words that an edge or an ellipsis cuts off, without a way to scroll to them. */
  readonly cut: ReadonlyArray<string>
  /** Words that break within, where nothing lets them. */
  readonly broken: ReadonlyArray<string>
  /** Parts that are not whole in view: of the question, every seat and the button that sends. */
  readonly unseen: ReadonlyArray<string>
  /** Number of seats, and of buttons that send. */
  readonly seats: number
  readonly sends: number
  /** Buttons smaller than a finger. */
  readonly small: ReadonlyArray<string>
}

/** The sizes that a table is played at. */
export const sizes = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1680, 1050],
  [2560, 1440],
] as const

/** Measures what is on the screen now. */
export const measure = (page: Page): Promise<Measured> => page.evaluate(inPage, true)

/** Measures that must be right on every screen; the rest of what can be measured takes some times as long. */
export type Essential = Omit<Measured, 'covered' | 'cut' | 'broken' | 'small'>

/** Measures only what must be right on every screen. */
export const measureEssential = (page: Page): Promise<Essential> => page.evaluate(inPage, false)

/**
 * Runs in the page: all that it needs is inside it.
 *
 * @param isWhole whether what is only in the whole measurement is looked at
 */
function inPage(isWhole: boolean): Measured {
  type Box = { l: number; t: number; r: number; b: number }
  const [wide, high] = [innerWidth, innerHeight]
  const boxOf = (rect: DOMRect): Box => ({
    l: rect.left,
    t: rect.top,
    r: rect.right,
    b: rect.bottom,
  })
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isQuiet = (element: Element) =>
    element.closest('.quiet, .skip, script, style, title, .moment-said')
  interface Edge {
    readonly rect: DOMRect
    readonly scrolls: boolean
    /** A text that finds no room wraps out of sight as a whole: it is left out, not cut off. */
    readonly wraps: boolean
  }
  const edges = new Map<Element, Edge | 'none' | 'quiet'>()
  /** The edge by which an element cuts off what is in it; looked up once, as many words share it. */
  function edgeOf(element: Element): Edge | 'none' | 'quiet' {
    const known = edges.get(element)
    if (known) return known
    const { overflowX, overflowY, clipPath, flexWrap } = getComputedStyle(element)
    let edge: Edge | 'none' | 'quiet' = 'none'
    if (clipPath.startsWith('inset(50%')) edge = 'quiet'
    else if (overflowX !== 'visible')
      edge = {
        rect: element.getBoundingClientRect(),
        scrolls: /auto|scroll/.test(overflowX + overflowY),
        wraps: flexWrap === 'wrap',
      }
    edges.set(element, edge)
    return edge
  }
  /** The part of a box that no ancestor cuts off, and whether one that does not scroll cuts. */
  function drawn(element: Element, box: Box): { box: Box; cut: boolean } {
    const left = { ...box }
    let cut = false
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const found = edgeOf(one)
      if (found === 'quiet') return { box: { l: 0, t: 0, r: 0, b: 0 }, cut: false }
      if (found === 'none') continue
      const { rect: edge, scrolls, wraps } = found
      if (wraps && box.t >= edge.bottom - 1) return { box: { l: 0, t: 0, r: 0, b: 0 }, cut: false }
      const beyond =
        left.l < edge.left - 2 ||
        left.r > edge.right + 2 ||
        left.t < edge.top - 3 ||
        left.b > edge.bottom + 3
      if (beyond) cut = !scrolls
      left.l = Math.max(left.l, edge.left)
      left.r = Math.min(left.r, edge.right)
      left.t = Math.max(left.t, edge.top)
      left.b = Math.min(left.b, edge.bottom)
      if (beyond && scrolls && (left.r - left.l < 2 || left.b - left.t < 2)) break
    }
    return { box: left, cut }
  }
  interface Line extends Box {
    readonly text: string
    readonly element: Element
    readonly size: number
  }
  const lines: Line[] = []
  const cut: string[] = []
  const broken: string[] = []
  /** Returns true if a line ends between two letters, without a hyphen. */
  function breaksWithin(node: Node): boolean {
    const text = node.textContent ?? ''
    const range = document.createRange()
    const top = (i: number) => {
      range.setStart(node, i)
      range.setEnd(node, i + 1)
      // The first letter of a line has a box at the end of the line before, too.
      return [...range.getClientRects()].at(-1)?.top ?? 0
    }
    return [...text.matchAll(/(?<=\p{L})\p{L}/gu)].some(
      ({ index }) => top(index) > top(index - 1) + 4,
    )
  }
  const letters = new Map<Element, number | null>()
  /** Size of the letters in an element; `null`: they are not seen. */
  function sizeOf(element: Element): number | null {
    const known = letters.get(element)
    if (known !== undefined) return known
    const isSeen = !isQuiet(element) && isShown(element)
    const size = isSeen ? Number.parseFloat(getComputedStyle(element).fontSize) : null
    letters.set(element, size)
    return size
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (text === '' || !element) continue
    const size = sizeOf(element)
    if (size === null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const count = lines.length
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue
      const found = drawn(element, boxOf(rect))
      if (found.cut) cut.push(text.slice(0, 24))
      const { l, r, t, b } = found.box
      if (r - l < 2 || b - t < 3) continue
      // Letters take the middle of their line.
      const lead = (b - t) * 0.18
      lines.push({ text: text.slice(0, 24), element, size, l, r, t: t + lead, b: b - lead })
    }
    if (isWhole && lines.length > count + 1 && breaksWithin(node)) broken.push(text.slice(0, 24))
  }
  const related = (a: Element, b: Element) => a.contains(b) || b.contains(a)
  const meet = (a: Box, b: Box) =>
    Math.min(a.r, b.r) - Math.max(a.l, b.l) > 2 && Math.min(a.b, b.b) - Math.max(a.t, b.t) > 2
  /** Element on top at the middle of some words, if it hides them. */
  function above(line: Line): Element | null {
    const [x, y] = [(line.l + line.r) / 2, (line.t + line.b) / 2]
    // A sheet over the stage hides what it touches, as far as its edge.
    const sheet = sheets.find(
      (one) => !related(one, line.element) && meet(line, boxOf(one.getBoundingClientRect())),
    )
    if (sheet) return sheet
    if (x < 0 || y < 0 || x >= wide || y >= high) return document.documentElement
    // An element that nothing can hit is not found by hitting: it lies where it is told to, over all.
    if (getComputedStyle(line.element).pointerEvents === 'none') return null
    const hit = hidingAt(x, y, line.element)
    return hit && sticksOver(hit, line.element) ? null : hit
  }
  /** Returns true if an element's own ground lets nothing through. */
  function isOpaque(element: Element): boolean {
    const { backgroundColor, pointerEvents } = getComputedStyle(element)
    const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? []
    return pointerEvents !== 'none' && Number(alpha) > 0.5
  }
  /** Element that hides another at a point, if anything does. */
  function hidingAt(x: number, y: number, element: Element): Element | null {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (related(hit, element)) return null
      if (isOpaque(hit)) return hit
    }
    return null
  }
  /** Returns true if it stays at the edge of what scrolls below it, as a sum does: what it hides can be scrolled to. */
  function sticksOver(hit: Element, element: Element): boolean {
    for (let one: Element | null = hit; one && !one.contains(element); one = one.parentElement)
      if (getComputedStyle(one).position === 'sticky') return true
    return false
  }
  const covers = new Map<Line, Element | null>()
  /** The same, found once. */
  function coverOf(line: Line): Element | null {
    const known = covers.get(line)
    if (known !== undefined) return known
    const found = above(line)
    covers.set(line, found)
    return found
  }
  const sheets = [...document.querySelectorAll('.ending')]
  const covered: string[] = []
  if (isWhole)
    for (const line of lines) {
      const hit = coverOf(line)
      if (hit) covered.push(`${line.text} < ${hit.getAttribute('class') ?? hit.tagName}`)
    }
  /** Returns true if one of two boxes lies under the other's paper where they meet, as the cards of a fan do. */
  function isOneUnder(a: Box & { element: Element }, b: Box & { element: Element }): boolean {
    const x = (Math.max(a.l, b.l) + Math.min(a.r, b.r)) / 2
    const y = (Math.max(a.t, b.t) + Math.min(a.b, b.b)) / 2
    const hits = document.elementsFromPoint(x, y)
    const isUnder = (below: Element, top: Element): boolean => {
      const [from, to] = [top, below].map((one) => hits.findIndex((hit) => one.contains(hit)))
      if (from === undefined || to === undefined || from < 0 || to < from) return false
      // A paper that is drawn is hit where it is painted only.
      return hits.slice(from, to).some((hit) => isOpaque(hit) || hit.matches('use'))
    }
    return isUnder(a.element, b.element) || isUnder(b.element, a.element)
  }
  /**
   * Pairs of things that lie over each other, and are not `hidden`: what lies on top is asked of few, as it
   * takes long to find.
   */
  const pairs = <T extends Box & { element: Element; text: string }>(
    all: T[],
    isHidden: (one: T) => boolean,
  ) => {
    const found: string[] = []
    for (const [i, a] of all.entries())
      for (let j = i + 1; j < all.length; j++) {
        const b = all[j]
        if (!b || !meet(a, b) || related(a.element, b.element)) continue
        if (!isHidden(a) && !isHidden(b) && !isOneUnder(a, b)) found.push(`${a.text} × ${b.text}`)
      }
    return found
  }
  const boxes = [...document.querySelectorAll('[data-words]')]
    .filter((element) => isShown(element))
    .map((element) => ({
      element,
      text: (element.textContent ?? '').trim().slice(0, 24),
      ...drawn(element, boxOf(element.getBoundingClientRect())).box,
    }))
    .filter(({ l, r, t, b }) => r - l > 2 && b - t > 2)
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20)
  const inView = (element: Element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    return width > 0 && left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1
  }
  // The story of the end lies over the seats, and tells who has won itself.
  const wanted = document.querySelectorAll(
    sheets.length > 0 ? '#ending-title, .end-more-button' : '.bar-question, .seat, .bar-send',
  )
  const isTouched = isWhole && matchMedia('(pointer: coarse)').matches
  const touched = 'button, a.bar-button, summary, [data-slides]'
  const buttons = isTouched ? [...document.querySelectorAll(touched)] : []
  const small = buttons.filter((element) => {
    // Along what slides, a finger finds what is nearest: it is one thing to touch.
    if (element.parentElement?.closest('[data-slides]')) return false
    if (!isShown(element) || isQuiet(element) || element.closest('.drawer, .ending')) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && (width < 43.5 || height < 43.5)
  })
  const tiniest = lines.reduce((a, b) => (b.size < a.size ? b : a), {
    size: 99,
    text: '',
  } as Line)
  const { scrollHeight, scrollWidth } = document.documentElement
  return {
    scrolls: Math.max(scrollHeight - high, scrollWidth - wide),
    smallest: tiniest.size,
    smallestText: tiniest.text,
    overlaps: pairs(lines, (line) => coverOf(line) !== null),
    boxes: pairs(boxes, () => false),
    covered,
    cut,
    broken,
    seats: document.querySelectorAll('.seat').length,
    sends: document.querySelectorAll('.bar-send').length,
    unseen: [...wanted].filter((element) => !inView(element)).map(name),
    small: small.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${name(element)} ${Math.round(width)}x${Math.round(height)}`
    }),
  }
}
