import { type Accessor, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js'

/** The widths between which houses are fitted, in pixels: below the least their names cannot be read, and the rows scroll. */
const least = 64
const most = 190

/** A width that was tried, and how many times its room the row takes then. */
interface Look {
  readonly width: number
  readonly needed: number
}

/** Where a row that grows evenly from one look to another would just fill its room. */
function fillingWidth(a: Look, b: Look | null): number {
  if (!b || a.needed === b.needed) return a.width / a.needed
  return a.width + ((b.width - a.width) * (1 - a.needed)) / (b.needed - a.needed)
}

/** A row that fills so much of its room is full. */
const full = 0.99

/**
 * How wide houses may be. Each look makes the page lay itself out, so it takes as few as it can:
 * a row grows about evenly with its houses.
 *
 * @param needs how many times its room the row takes with houses of a width; at most 1 where they fit, `NaN` where
 *   there is no room to measure: then houses are as wide as they may be
 * @param first the width that is tried first: with the last one, a row that changed little needs fewer looks
 */
export function widestOf(needs: (width: number) => number, first: number = most): number {
  let [low, high, width] = [least, most + 1, first]
  for (let last: Look | null = null; ; ) {
    const look: Look = { width, needed: needs(width) }
    if (Number.isNaN(look.needed)) return most
    if (look.needed <= 1) low = width
    else high = width
    if (high - low <= 2 || (look.needed <= 1 && look.needed > full)) return low
    const guess = Math.floor(fillingWidth(look, last))
    width = Math.min(high - 1, Math.max(low + 1, guess))
    last = look
  }
}

/** How wide the houses of a row are, and whether they stand close: where even the least does not fit otherwise. */
interface Fit {
  readonly width: number
  readonly isClose: boolean
}

/**
 * Makes the houses of a row as wide as the row has room for: `--fit` on the row, and `data-close`. A row with the same
 * in it, in a room of the same size, is not measured twice: a move that is taken back costs no layout.
 *
 * @param row the row, whose children keep their width; its parent is its room
 * @param changed differs when what stands in the row differs; `null` where nothing is fitted
 */
export function createFit(
  row: Accessor<HTMLElement | undefined>,
  changed: Accessor<string | null>,
): void {
  const known = new Map<string, Fit>()
  const [room, setRoom] = createSignal('')
  /** The last one. */
  let fitted: Fit = { width: most, isClose: false }
  const measured = (element: HTMLElement, wide: number): Fit => {
    const needs = (width: number) => {
      element.style.setProperty('--fit', `${width}px`)
      return element.offsetWidth / wide
    }
    // It is fitted to the room as if it could not be zoomed.
    Object.assign(element.style, { inlineSize: 'max-content', minInlineSize: '0' })
    element.style.setProperty('--zoom', '1')
    element.removeAttribute('data-close')
    let width = widestOf(needs, fitted.width)
    const isClose = width === least && needs(least) > 1
    if (isClose) {
      element.setAttribute('data-close', '')
      width = widestOf(needs, width)
    }
    Object.assign(element.style, { inlineSize: '', minInlineSize: '' })
    element.style.removeProperty('--zoom')
    return { width, isClose }
  }
  const watch = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    setRoom(width > 0 ? `${width} ${height}` : '')
  })
  onMount(() => {
    const element = row()?.parentElement
    if (element) watch.observe(element)
  })
  onCleanup(() => watch.disconnect())
  const [letters, setLetters] = createSignal(0)
  createEffect(
    on([changed, room, letters], ([what, size]) => {
      const element = row()
      const parent = element?.parentElement
      if (!element || !parent || what === null || size === '') return
      const key = `${size} ${what}`
      const before = known.get(key)
      if (before === undefined) {
        const wide = parent.clientWidth
        // Its pane was just hidden: it is fitted when its size is told anew.
        if (wide === 0) return
        fitted = measured(element, wide)
      } else fitted = before
      const { fonts } = document
      if (fonts.status === 'loaded') known.set(key, fitted)
      // Until their face is loaded, letters are as wide as those of another: then it is fitted anew.
      else void fonts.ready.then(() => setLetters((times) => times + 1))
      element.style.setProperty('--fit', `${fitted.width}px`)
      element.toggleAttribute('data-close', fitted.isClose)
    }),
  )
}
