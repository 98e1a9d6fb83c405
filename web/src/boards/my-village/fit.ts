import { type Accessor, createEffect, on, onCleanup, onMount } from 'solid-js'

/** The widths between which houses are fitted, in pixels: below the least their names cannot be read, and the rows scroll. */
const least = 64
const most = 190

/**
 * Makes the houses of a row as wide as the row has room for: `--fit` on the row.
 *
 * @param row the row, whose children keep their width
 * @param changed differs when what stands in the row differs
 */
export function createFit(row: Accessor<HTMLElement | undefined>, changed: Accessor<string>): void {
  const fit = () => {
    const element = row()
    if (!element || element.clientWidth === 0) return
    let [low, high] = [least, most]
    const fits = (width: number) => {
      element.style.setProperty('--fit', `${width}px`)
      return element.scrollWidth <= element.clientWidth
    }
    // It is fitted to the room as if it could not be zoomed.
    Object.assign(element.style, { inlineSize: '100%', minInlineSize: '0' })
    element.style.setProperty('--zoom', '1')
    while (high - low > 2) {
      const middle = (low + high) >> 1
      if (fits(middle)) low = middle
      else high = middle
    }
    Object.assign(element.style, { inlineSize: '', minInlineSize: '' })
    element.style.removeProperty('--zoom')
    element.style.setProperty('--fit', `${low}px`)
  }
  const watch = new ResizeObserver(fit)
  onMount(() => {
    const element = row()
    if (element) watch.observe(element)
  })
  onCleanup(() => watch.disconnect())
  createEffect(on(changed, fit))
}
