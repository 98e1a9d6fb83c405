/** Time at which a page was loaded anew last because a file of it was gone, by the clock of the device. */
const reloadedAt = 'dorfpost.reloaded'

/** Time in milliseconds in which a page that was loaded anew does not do so again: what is gone then stays gone. */
const patience = 10_000

/** Returns true if the page was loaded anew just now. If nothing can be kept, it is not known, and taken for so. */
function wasReloaded(now: number): boolean {
  try {
    const at = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    sessionStorage.setItem(reloadedAt, `${now}`)
    return now - at < patience
  } catch {
    return true
  }
}

/** Address to which somebody is on their way, who followed a link within the app; `null`: nowhere. */
let heading: string | null = null

/** Notes where somebody is on their way to; `null`: they have arrived. */
export const headFor = (path: string | null): void => {
  heading = path
}

/** Loads the page anew, or the one that somebody is on their way to. */
const loadAnew = (path: string | null): void =>
  path === null ? location.reload() : location.assign(path)

/**
 * Loads the page anew where a file that it needs later is gone, as after a new version came while it was open. The
 * plan is kept on the device. A click that asked for the file is not lost: it leads where it was to lead.
 */
export function reloadWhenOutdated(load = loadAnew): void {
  addEventListener('vite:preloadError', (event) => {
    if (wasReloaded(Date.now())) return
    event.preventDefault()
    load(heading)
  })
}
