/** When a page was loaded anew last because a file of it was gone, by the clock of the device. */
const reloadedAt = 'dorfpost.reloaded'

/** So long a page that was loaded anew does not do so again, in milliseconds: what is gone then stays gone. */
const patience = 10_000

/** Whether the page was loaded anew just now. Where nothing can be kept, it is not known, and taken for so. */
function wasReloaded(now: number): boolean {
  try {
    const at = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    sessionStorage.setItem(reloadedAt, `${now}`)
    return now - at < patience
  } catch {
    return true
  }
}

/**
 * Loads the page anew where a file that it needs later is gone, as after a new version came while it was open. What is
 * planned is kept on the device.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (wasReloaded(Date.now())) return
    event.preventDefault()
    location.reload()
  })
}
