import { onCleanup } from 'solid-js'

/** Number of components of each name: a page may come before the one before it goes. */
const counts = new Map<string, number>()

/**
 * Marks the document with the class `shows-<name>` as long as the component that calls it lives. Style sheets read it
 * instead of `body:has(…)`, for which the browser would look at the whole page again with each change of any part.
 */
export function markShown(name: 'frame' | 'how' | 'seat-card'): void {
  const add = (by: number) => {
    const count = (counts.get(name) ?? 0) + by
    counts.set(name, count)
    document.documentElement.classList.toggle(`shows-${name}`, count > 0)
  }
  add(1)
  onCleanup(() => add(-1))
}
