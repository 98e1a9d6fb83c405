/** How small and how large something may be drawn, as shares of its usual size. */
const [least, most] = [0.5, 2] as const

const limited = (zoom: number) => Math.min(most, Math.max(least, zoom))

/** The zoom that a wheel's turn leads to. */
export const wheeled = (zoom: number, turn: number): number => limited(zoom * 1.0016 ** -turn)

/**
 * Pinching, or turning the wheel with Ctrl held, over something marked `data-zoom` changes its
 * `--zoom`: its style sheet draws its pieces so much larger or smaller, and it scrolls where they do not fit.
 *
 * @returns stops listening
 */
export function onZoom(stage: HTMLElement): () => void {
  const roomAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null
  const zoomOf = (room: HTMLElement) => Number(room.style.getPropertyValue('--zoom')) || 1
  const set = (room: HTMLElement, zoom: number) =>
    room.style.setProperty('--zoom', `${limited(zoom)}`)
  const wheel = (event: WheelEvent) => {
    const room = event.ctrlKey ? roomAt(event.target) : null
    if (!room) return
    event.preventDefault()
    set(room, wheeled(zoomOf(room), event.deltaY))
  }
  let pinch: { room: HTMLElement; apart: number; zoom: number } | null = null
  const apart = ([a, b]: ReadonlyArray<Touch | undefined>) =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  const begin = (event: TouchEvent) => {
    const room = event.touches.length === 2 ? roomAt(event.target) : null
    pinch = room && { room, apart: apart([...event.touches]), zoom: zoomOf(room) }
  }
  const move = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return
    event.preventDefault()
    set(pinch.room, (pinch.zoom * apart([...event.touches])) / pinch.apart)
  }
  const end = () => {
    pinch = null
  }
  stage.addEventListener('wheel', wheel, { passive: false })
  stage.addEventListener('touchstart', begin, { passive: true })
  stage.addEventListener('touchmove', move, { passive: false })
  stage.addEventListener('touchend', end)
  return () => {
    stage.removeEventListener('wheel', wheel)
    stage.removeEventListener('touchstart', begin)
    stage.removeEventListener('touchmove', move)
    stage.removeEventListener('touchend', end)
  }
}
