/**
 * Takes the keyboard to an element where what it was on is gone, so that it does not begin anew at the top
 * of the page. By id, and the first one that is there.
 */
export function keepFocus(...ids: ReadonlyArray<string>): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  for (const id of ids) {
    const element = document.getElementById(id)
    if (!element) continue
    element.focus({ preventScroll: true })
    return
  }
}
