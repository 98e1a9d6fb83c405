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

/**
 * Takes the keyboard from what a pointer pressed, before that may go with the move that it made: a browser
 * that finds what it was on gone has the whole page, half drawn, laid out at once. The keyboard
 * keeps its place.
 */
export function releasePressed(): void {
  const pressed = document.activeElement
  if (pressed instanceof HTMLElement && !pressed.matches(':focus-visible')) pressed.blur()
}
