/** Least way of a finger, in pixels, and longest time, in milliseconds, to turn to the next pane. */
const [least, longest] = [56, 600] as const

/** Returns true if something between a finger and the stage can be pulled sideways by itself. */
function isPulled(from: Element, stage: Element): boolean {
  for (let one: Element | null = from; one && one !== stage; one = one.parentElement) {
    if (one.matches('[data-drag], input, textarea, .drawer, .scene, .bench-line')) return true
    if (one.scrollWidth > one.clientWidth + 4) {
      const { overflowX } = getComputedStyle(one)
      if (overflowX === 'auto' || overflowX === 'scroll') return true
    }
  }
  return false
}

/** Direction of a finger's movement: one pane on, one back, or nowhere. */
export const turnOf = (dx: number, dy: number, time: number): -1 | 0 | 1 => {
  if (time > longest || Math.abs(dx) < least || Math.abs(dx) < Math.abs(dy) * 1.8) return 0
  return dx < 0 ? 1 : -1
}

/**
 * Listens for a finger that swipes over the stage.
 *
 * @param turn is called with 1 for the next pane, -1 for the one before
 * @returns stops listening
 */
export function onSwipe(stage: HTMLElement, turn: (by: -1 | 1) => void): () => void {
  let start: { x: number; y: number; time: number } | null = null
  const begin = (event: TouchEvent) => {
    const [finger] = event.touches
    const isOne = event.touches.length === 1 && finger
    start =
      isOne && event.target instanceof Element && !isPulled(event.target, stage)
        ? { x: finger.clientX, y: finger.clientY, time: event.timeStamp }
        : null
  }
  const end = (event: TouchEvent) => {
    const [finger] = event.changedTouches
    if (!start || !finger) return
    const by = turnOf(
      finger.clientX - start.x,
      finger.clientY - start.y,
      event.timeStamp - start.time,
    )
    start = null
    if (by !== 0) turn(by)
  }
  stage.addEventListener('touchstart', begin, { passive: true })
  stage.addEventListener('touchend', end, { passive: true })
  return () => {
    stage.removeEventListener('touchstart', begin)
    stage.removeEventListener('touchend', end)
  }
}
