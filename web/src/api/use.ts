/** Tells whether somebody really uses this page: by key, pointer or touch. */
import { onCleanup } from 'solid-js'

const signs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const

/** Time between two reports that the page is in use, in milliseconds. */
export const usePause = 5 * 60_000

export interface Use {
  /** Number of seconds since the page was used last. */
  idle(): number
  /** There is something new to be seen: the next use is told at once. */
  renew(): void
}

/** Follows how the page is used, for as long as the component lives; `tell` passes on when that was. Opening or showing the page is a use. */
export function followUse(tell: () => void): Use {
  let usedAt = Date.now()
  let toldAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  function tellNow(): void {
    clearTimeout(timer)
    timer = undefined
    toldAt = Date.now()
    tell()
  }
  function use(): void {
    usedAt = Date.now()
    if (timer !== undefined) return
    const wait = toldAt + usePause - usedAt
    if (wait <= 0) tellNow()
    else timer = setTimeout(tellNow, wait)
  }
  // A page that says that it is shown has been used just now.
  const show = () => {
    if (document.visibilityState === 'visible') usedAt = Date.now()
  }
  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true })
  document.addEventListener('visibilitychange', show)
  onCleanup(() => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, use, { capture: true })
    document.removeEventListener('visibilitychange', show)
  })
  return {
    // A device's clock may be set back.
    idle: () => Math.max(0, Math.ceil((Date.now() - usedAt) / 1000)),
    renew() {
      // An earlier use that waits to be told must not be taken for one of what is new.
      if (timer !== undefined) tellNow()
      toldAt = Number.NEGATIVE_INFINITY
    },
  }
}
